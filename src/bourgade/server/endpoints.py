"""What the REST interface offers: games, tables, matches; people are in endpoints_people.py."""

import re
from typing import Any

import msgspec
from starlette.responses import Response

import bourgade
from bourgade import bots
from bourgade.core.errors import UnknownGame
from bourgade.core.texts import LANGUAGES, source
from bourgade.server import qr_code
from bourgade.server.api import Call, Endpoint, on
from bourgade.server.endpoints_advice import ADVICE
from bourgade.server.endpoints_people import MY_GAMES, PEOPLE
from bourgade.server.protocol import Relic, Result, Snapshot
from bourgade.server.replays import is_stuck
from bourgade.server.rest import (
    Chart,
    ContinueBody,
    Fine,
    GameInfo,
    Games,
    Imported,
    JoinBody,
    MatchInfo,
    MyGames,
    OptionInfo,
    PublicMatches,
    Reach,
    SeatBody,
    TableBody,
    TableInfo,
    Tables,
    Verified,
)
from bourgade.server.seats import table_info
from bourgade.server.security import MAX_RECORD
from bourgade.server.store import matches, rows
from bourgade.server.store import tables as stored_tables
from bourgade.server.words import Refusal

PUBLIC_MATCHES = 50

# Games


async def list_games(call: Call) -> Games:
    return Games([_game(key) for key in bourgade.games()])


def _game(key: str) -> GameInfo:
    game = bourgade.game(key)
    return GameInfo(
        key=key,
        rules=game.rules_version,
        edition=game.edition,
        min_players=game.min_players,
        max_players=game.max_players,
        options=[OptionInfo(o.key, list(o.values), o.default, o.per_seat) for o in game.options],
        bots=bots.names(),
        levels=list(bots.LEVELS),
    )


async def get_components(call: Call) -> Any:
    try:
        return bourgade.game(call.path("game")).components()
    except UnknownGame:
        raise Refusal("no-such-game", 404) from None


async def get_texts(call: Call) -> Response:
    room, lang = call.path("room"), call.path("lang")
    if lang not in LANGUAGES or room not in (*bourgade.games(), "core", "server"):
        raise Refusal("no-such-texts", 404)
    try:
        text = source(room, lang)
    except (FileNotFoundError, ModuleNotFoundError):
        raise Refusal("no-such-texts", 404) from None
    return Response(text, media_type="text/plain; charset=utf-8")


# Tables


async def list_tables(call: Call) -> Tables:
    found = await call.hall.store.read(stored_tables.open_ones)
    return Tables([table_info(table, call.person) for table in found])


async def new_table(call: Call) -> TableInfo:
    return await _shown(call, await call.hall.tables.create(call.who, call.body))


async def get_table(call: Call) -> TableInfo:
    return table_info(await call.hall.tables.find(call.path("table")), call.person)


async def join_table(call: Call) -> TableInfo:
    return await _shown(call, await call.hall.tables.join(call.who, call.path("table"), call.body))


async def leave_table(call: Call) -> TableInfo:
    return await _shown(call, await call.hall.tables.leave(call.who, call.path("table")))


async def set_seat(call: Call) -> TableInfo:
    found = await call.hall.tables.set_seat(call.who, call.path("table"), call.body)
    return await _shown(call, found)


async def start_table(call: Call) -> TableInfo:
    return await _shown(call, await call.hall.tables.start(call.who, call.path("table")))


async def close_table(call: Call) -> TableInfo:
    return await _shown(call, await call.hall.tables.close(call.who, call.path("table")))


async def get_reach(call: Call) -> Reach:
    asked = call.request.base_url
    addresses = call.hall.addresses
    where, origin = addresses.reach(f"{asked.scheme}://{asked.netloc}")
    path = call.request.query_params.get("path")
    code = None
    if path is not None:
        link = f"{origin}{path}"
        if not re.fullmatch(r"/[\w/?=&-]*", path, re.ASCII) or len(link) > qr_code.LONGEST:
            raise Refusal("bad-address")
        code = qr_code.drawn(link)
    return Reach(where, origin, code, addresses.command() if where == "here" else None)


async def _shown(call: Call, found: stored_tables.Found) -> TableInfo:
    """A table that just started has its first bot moved and its clock watched."""
    if found.table.match is not None:
        room = call.hall.rooms.room(found.table.match)
        async with room.lock:
            await call.hall.rooms.found(room)  # of a rematch asked for long ago, a relic perhaps
            call.hall.drive.attend(room)
    return table_info(found, call.person)


# Matches


async def my_games(call: Call) -> MyGames:
    who = call.who
    found = await call.hall.store.read(lambda c: matches.of_person(c, who.id, MY_GAMES))
    waiting = await call.hall.store.read(lambda c: stored_tables.of_person(c, who.id))
    infos = [_match(match, seats, who.id) for match, seats in found]
    infos.sort(key=lambda i: (i.status != "playing", not i.my_turn, i.turn_since))
    return MyGames(infos, [table_info(table, who.id) for table in waiting])


async def list_matches(call: Call) -> PublicMatches:
    found = await call.hall.store.read(lambda c: matches.public_ones(c, PUBLIC_MATCHES))
    return PublicMatches([_match(match, seats, call.person) for match, seats in found])


def _match(match: rows.Match, seats: list[rows.Seat], person: str | None) -> MatchInfo:
    mine = [seat.seat for seat in seats if person is not None and seat.person == person]
    stuck = is_stuck(match)
    return MatchInfo(
        match=match.id,
        table=match.table,
        game=match.game,
        status=match.status,  # type: ignore[arg-type] # the store holds no other
        players=[seat.name or "" for seat in seats],
        me=mine,
        to_move=match.to_move,
        my_turn=match.to_move in mine and not stuck,
        head=match.head,
        turn_since=match.turn_since,
        result=msgspec.json.decode(match.result, type=Result) if match.result else None,
        stuck=stuck,
    )


async def hide_match(call: Call) -> Fine:
    who = call.who
    loaded = await call.hall.records.load(call.path("match"))
    if who.id not in {seat.person for seat in loaded.seats}:
        raise Refusal("not-a-player", 403)
    if loaded.match.status == "playing" and not is_stuck(loaded.match):
        raise Refusal("still-playing", 409)
    await call.hall.store.write(lambda c: matches.hide(c, loaded.table.id, who.id))
    call.hall.reload_everywhere(loaded.match.id)
    return Fine()


async def get_match(call: Call) -> Snapshot | Relic:
    match, at, seat = call.path("match"), call.number("at"), call.number("seat")
    return await call.hall.records.moment(match, call.person, at, seat)


async def get_record(call: Call) -> Response:
    match = call.path("match")
    text = await call.hall.records.export(match, call.person)
    name = f'attachment; filename="bourgade-{match}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


async def import_record(call: Call) -> Imported:
    who = call.who
    await call.hall.tables.refuse_import(who)
    record, narrated = await call.hall.records.read(call.body)
    return Imported(await call.hall.tables.add_archive(who, record, narrated))


async def get_chart(call: Call) -> Chart:
    return await call.hall.records.chart(call.path("match"))


async def verify_match(call: Call) -> Verified:
    return await call.hall.records.verify(call.path("match"))


async def rematch(call: Call) -> TableInfo:
    found = await call.hall.tables.rematch(call.who, call.path("match"))
    call.hall.reload_everywhere(call.path("match"))
    return await _shown(call, found)


async def continue_match(call: Call) -> TableInfo:
    found = await call.hall.tables.continue_from(call.who, call.path("match"), call.body)
    return await _shown(call, found)


ENDPOINTS: list[Endpoint] = [
    *PEOPLE,
    on(
        *("GET", "/api/games", list_games, "The games and their options"),
        answer=Games,
        scope="nothing",
    ),
    on(
        *("GET", "/api/games/{game}/components", get_components, "The printed parts of a game"),
        scope="nothing",
    ),
    on(
        *("GET", "/api/texts/{room}/{lang}", get_texts, "The words of a game, as Fluent text"),
        scope="nothing",
    ),
    on("GET", "/api/my/games", my_games, "My games, longest waiting first", answer=MyGames),
    on("DELETE", "/api/my/games/{match}", hide_match, "Take a game off my list"),
    on("GET", "/api/tables", list_tables, "Open public tables", answer=Tables),
    on(
        *("POST", "/api/tables", new_table, "Open a table"),
        body=TableBody,
        answer=TableInfo,
        limit="table",
    ),
    on("GET", "/api/tables/{table}", get_table, "A table", answer=TableInfo),
    on("DELETE", "/api/tables/{table}", close_table, "Close a table", answer=TableInfo),
    on(
        *("POST", "/api/tables/{table}/join", join_table, "Take a seat"),
        body=JoinBody,
        answer=TableInfo,
    ),
    on("POST", "/api/tables/{table}/leave", leave_table, "Leave the seat", answer=TableInfo),
    on(
        *("POST", "/api/tables/{table}/seat", set_seat, "Give a seat to a bot, or open it"),
        body=SeatBody,
        answer=TableInfo,
    ),
    on(
        *("GET", "/api/reach", get_reach, "Whom a link reaches, and the QR code of a `path`"),
        answer=Reach,
        limit="reach",
    ),
    on("POST", "/api/tables/{table}/start", start_table, "Begin", answer=TableInfo, limit="table"),
    on("GET", "/api/matches", list_matches, "Public games to watch", answer=PublicMatches),
    on(
        *("GET", "/api/matches/{match}", get_match, "A match, now or `at` an earlier moment"),
        answer=Snapshot | Relic,
        limit="replay",
    ),
    on("GET", "/api/matches/{match}/record", get_record, "The record", limit="replay"),
    on(
        *("GET", "/api/matches/{match}/chart", get_chart, "Scores by turn"),
        answer=Chart,
        limit="replay",
    ),
    on(
        *("GET", "/api/matches/{match}/verify", verify_match, "Recompute every die and draw"),
        answer=Verified,
        limit="replay",
    ),
    *ADVICE,
    on(
        *("POST", "/api/matches/{match}/rematch", rematch, "The same table again"),
        answer=TableInfo,
        limit="table",
    ),
    on(
        *("POST", "/api/matches/{match}/continue", continue_match, "A new table from a moment"),
        body=ContinueBody,
        answer=TableInfo,
        limit="table",
    ),
    on(
        *("POST", "/api/records", import_record, "Import a record"),
        answer=Imported,
        limit="import",
        raw=True,
        size=MAX_RECORD,
    ),
]
