"""What one person may have of what is kept, and lists that are shared fairly."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from harness import Server, Wire
from made_up import ADA, a_seat, add_match, add_person, add_table
from services import Postgres
from sqlalchemy import Engine, insert, text

from bourgade.client import Refused
from bourgade.server import bounds
from bourgade.server.metrics import Metrics
from bourgade.server.people import Identity
from bourgade.server.records import Records
from bourgade.server.rest import SeatBody, SeatBot
from bourgade.server.store import analyses, matches, quotas, rows, schema, tables
from bourgade.server.store import chat as stored_chat
from bourgade.server.store.engine import configuration, migrate, writing_engine
from bourgade.server.store.store import Store
from bourgade.server.tables import Tables
from bourgade.server.words import Refusal


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    url = f"sqlite:///{tmp_path / 'test.db'}"
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.database().replace("postgresql://", "postgresql+psycopg://")
    migrate(url)
    made = writing_engine(url)
    yield made
    made.dispose()


def test_the_lobby_gives_everybody_a_place_before_anybody_a_second(engine: Engine) -> None:
    with engine.begin() as connection:
        for person, house in (
            *(("ada", "a"), ("bo", None)),
            *(("eve", "school"), ("mal", "school"), ("zed", "school")),
        ):
            add_person(connection, person, house)
        opened = [("ada", "ada 1", 1), ("bo", "bo 1", 2), ("mal", "mal 1", 3), ("bo", "bo 2", 4)]
        opened += [("eve", f"eve {n}", 10 + n) for n in range(1, 60)]
        opened += [("zed", "zed 1", 5)]
        for owner, name, at in opened:
            add_table(connection, name, owner, at=at)
        listed = [found.table.id for found in tables.open_ones(connection)]
    # A house gets as much as anybody who came alone, and in it everybody in turn.
    assert listed[:3] == ["eve 59", "bo 2", "ada 1"]
    assert listed[3:7] == ["zed 1", "bo 1", "mal 1", "eve 58"]
    assert len(listed) == 50


def test_public_matches_by_turns_and_bots_among_themselves_last(engine: Engine) -> None:
    with engine.begin() as connection:
        for person in ("ada", "eve"):
            add_person(connection, person, person)
        bots = [{"bot": "expert"}, {"bot": "expert"}]
        for number in range(1, 30):
            name = f"bots {number}"
            seats = [a_seat(name, n, **bot) for n, bot in enumerate(bots)]
            add_match(connection, name, "eve", seats, at=100 + number)
        for number in range(1, 30):
            name = f"eve {number}"
            seats = [a_seat(name, 0, "eve"), a_seat(name, 1, bot="gentle")]
            add_match(connection, name, "eve", seats, at=10 + number)
        for name, at in (("ada 1", 1), ("ada 2", 2)):
            seats = [a_seat(name, 0, "ada"), a_seat(name, 1, bot="gentle")]
            add_match(connection, name, "ada", seats, at=at)
        listed = [match.id for match, _ in matches.public_ones(connection, 50)]
    assert listed[:5] == ["eve 29", "ada 2", "eve 28", "ada 1", "eve 27"]
    assert listed[30:33] == ["eve 1", "bots 29", "bots 28"]


def test_a_person_has_so_many_tables_and_matches_of_bots(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "OPEN_TABLES", 5)
    monkeypatch.setattr(bounds, "WITH_BOTS", 4)
    monkeypatch.setattr(bounds, "BOTS_ALONE", 2)
    monkeypatch.setattr(bounds, "TABLES_A_DAY", 7)

    def refused(work: Callable[[], None]) -> str:
        with pytest.raises(quotas.OverQuota) as over:
            work()
        return str(over.value)

    day = quotas.DAY_MS
    with engine.begin() as connection:
        for person in ("ada", "eve"):
            add_person(connection, person, None)

        def another(now: int, *, with_bots: bool = True, owner: str = "eve") -> None:
            quotas.refuse_table(connection, owner, now, with_bots=with_bots)

        for number in range(2):
            quotas.refuse_bots_alone(connection, "eve")
            name = f"alone {number}"
            add_match(connection, name, "eve", [a_seat(name, n, bot="random") for n in (0, 1)])
        assert refused(lambda: quotas.refuse_bots_alone(connection, "eve")) == "too-many-bots-alone"
        for number in range(2):
            another(2)
            name = f"with {number}"
            seats = [a_seat(name, 0, "eve"), a_seat(name, 1, bot="random")]
            add_match(connection, name, "eve", seats)
        assert refused(lambda: another(2)) == "too-many-with-bots"
        another(2, with_bots=False)  # without bots there is room
        for number in range(3):
            add_table(connection, f"open {number}", "eve")
        assert refused(lambda: another(2, with_bots=False)) == "too-many-tables-today"
        another(day + 2, with_bots=False)  # tomorrow
        for number in range(2):
            add_table(connection, f"more {number}", "eve")
        assert refused(lambda: another(day + 2, with_bots=False)) == "too-many-tables"
        another(2, owner="ada")  # nobody else has to do with it
        quotas.refuse_bots_alone(connection, "ada")


def test_a_seat_given_to_a_bot_later_counts_as_well(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "WITH_BOTS", 1)
    with engine.begin() as connection:
        add_person(connection, "ada", None)
        add_table(connection, "open", "ada", [a_seat("open", 0, "ada"), a_seat("open", 1)])
        seats = [a_seat("with", 0, "ada"), a_seat("with", 1, bot="random")]
        add_match(connection, "with", "ada", seats)

    async def work() -> None:
        store = Store(engine.url.render_as_string(hide_password=False), Metrics())
        house = Tables(store, Records(store))
        ada: Any = Identity(ADA, None)  # type: ignore[arg-type]
        try:
            with pytest.raises(Refusal) as refused:
                await house.set_seat(ada, "open", SeatBody(1, SeatBot("random")))
            assert refused.value.message.key == "server.too-many-with-bots"
            assert refused.value.status == 429
        finally:
            store.close()

    asyncio.run(work())


def test_a_person_keeps_so_many_entries_of_others_games(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "COPIED_ENTRIES", 100)
    with engine.begin() as connection:
        add_person(connection, "eve", None)
        quotas.refuse_copies(connection, "eve", 100)
        add_match(connection, "long", "eve", entries=60)
        quotas.refuse_copies(connection, "eve", 40)
        with pytest.raises(quotas.OverQuota, match="too-many-copies"):
            quotas.refuse_copies(connection, "eve", 41)


def test_analyses_are_claimed_fairly_and_have_a_bound(engine: Engine) -> None:
    def wanted(match: str, asker: str | None, created: int) -> rows.AnalysisRow:
        return rows.AnalysisRow(
            match=match,
            status="running",
            done=0,
            total=0,
            body="",
            until=0,
            created=created,
            asker=asker,
        )

    with engine.begin() as connection:
        people = (("eve", "school"), ("mal", "school"), ("ada", "a"), ("bo", None))
        for person, house in people:
            add_person(connection, person, house)
        for asker in ("eve", "mal", "ada", "bo", "old"):
            for number in range(1, 7):
                owner = "ada" if asker == "old" else asker
                add_match(connection, f"{asker} {number}", owner)
        for number in range(1, bounds.PENDING_ANALYSES + 1):
            analyses.ask(connection, wanted(f"eve {number}", "eve", number))
        with pytest.raises(quotas.OverQuota, match="too-many-analyses"):
            analyses.ask(connection, wanted("eve 6", "eve", 6))
        analyses.ask(connection, wanted("eve 1", "eve", 9))  # it is waiting: nothing more
        for match, asker in (("mal 1", "mal"), ("ada 1", "ada"), ("ada 2", "ada")):
            analyses.ask(connection, wanted(match, asker, 20))
        values = {"status": "running", "done": 0, "total": 0, "body": "", "until": 0}
        before = {**values, "match": "old 1", "created": 30}  # asked for by nobody known
        connection.execute(insert(schema.analyses), before)
        order = []
        while (claimed := analyses.claim(connection, 100, 1000)) is not None:
            order.append((claimed.row.match, *claimed.whom))
            assert claimed.row.until == 1000
    assert order[:4] == [
        ("eve 1", "eve", "school"),
        ("ada 1", "ada", "a"),
        ("old 1", "", ""),
        ("mal 1", "mal", "school"),
    ]
    assert [match for match, *_ in order].index("mal 1") < [m for m, *_ in order].index("eve 2")
    assert len(order) == bounds.PENDING_ANALYSES + 4


def test_an_analysis_under_way_gives_others_a_turn(engine: Engine) -> None:
    def wanted(match: str, asker: str, created: int) -> rows.AnalysisRow:
        fields = {"status": "running", "done": 0, "total": 0, "body": "", "until": 0}
        return rows.AnalysisRow(match=match, asker=asker, created=created, **fields)  # type: ignore[arg-type]

    with engine.begin() as connection:
        for asker in ("eve", "ada"):
            add_person(connection, asker, None)
            for number in (1, 2):
                add_match(connection, f"{asker} {number}", asker)
        for number in (1, 2):
            analyses.ask(connection, wanted(f"eve {number}", "eve", number))
        order = []
        for turn in range(4):
            claimed = analyses.claim(connection, 100, 1000)
            assert claimed is not None
            row, whom = claimed
            order.append(row.match)
            if turn == 0:
                assert not analyses.others_wait(connection, row, 100)  # only Eve herself
                analyses.ask(connection, wanted("ada 1", "ada", 10))
                assert analyses.others_wait(connection, row, 100)
            row.done += 5 if whom.person == "eve" else 4
            analyses.save(connection, row, 1000)
            analyses.release(connection, row)
    assert order == ["eve 1", "ada 1", "ada 1", "eve 1"]  # 5 : 4, 5 : 8, then Eve's again


def test_old_people_and_analyses_are_taken_along(tmp_path: Path) -> None:
    engine = writing_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        command.upgrade(configuration(connection), "0002")
        connection.execute(
            text("INSERT INTO people VALUES ('ada','guest','Ada',NULL,NULL,'fr','{}',1,1)")
        )
    migrate(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        assert connection.execute(text("SELECT house FROM people")).scalar_one() is None
        add_match(connection, "m", "ada", [a_seat("m", 0, "ada")])
        found = matches.load(connection, "m")
        assert found is not None and found.whom == rows.Whom("ada", "ada")  # a house of one's own
    engine.dispose()


def test_the_newest_lines_of_a_chat_are_kept(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "CHAT_LINES", 10)
    with engine.begin() as connection:
        add_person(connection, "ada", None)
        for match in ("m", "n"):
            add_match(connection, match, "ada")
        for number in range(60):
            line = rows.ChatRow(
                id=0,
                match="n" if number == 0 else "m",
                room="players",
                person="ada",
                name="Ada",
                seat=0,
                at=1,
                text=str(number),
            )
            stored_chat.add(connection, line)
        kept = [line.text for line in stored_chat.after(connection, "m", 0)]
        assert kept == [str(number) for number in range(50, 60)]
        assert len(stored_chat.after(connection, "n", 0)) == 1


def test_whom_the_bots_of_a_match_think_for(engine: Engine) -> None:
    seated = {"both": ["bo", "ada"], "bo": ["bo", None], "none": [None, None]}
    with engine.begin() as connection:
        for person in ("ada", "bo"):
            add_person(connection, person, f"house of {person}")
        for name, people in seated.items():
            bots = [None if who else "random" for who in people]
            seats = [a_seat(name, n, people[n], bots[n]) for n in (0, 1)]
            add_match(connection, name, "ada", seats)
        found = [matches.load(connection, name) for name in seated]
    ada, bo = rows.Whom("ada", "house of ada"), rows.Whom("bo", "house of bo")
    assert [one.whom for one in found if one is not None] == [ada, bo, ada]


# As people meet it


def refusal(work: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        work()
    return str(refused.value.reason["key"])


def test_bots_among_themselves_are_refused_in_words_and_leave_no_table(
    fresh: Callable[..., Server],
) -> None:
    server = fresh()  # of its own: these bots never come to an end
    eve = server.guest("Eve")
    for _ in range(bounds.BOTS_ALONE):
        eve.open_table("burgundy", ["bot:stuck", "bot:stuck"])
    more = lambda: eve.open_table("burgundy", ["bot:stuck", "bot:stuck"])  # noqa: E731
    assert refusal(more) == "server.too-many-bots-alone"
    assert eve.request("GET", "/api/my/games")["tables"] == []
    waiting = eve.open_table("burgundy", ["bot:stuck", "open"])["id"]
    body = {"seat": 1, "to": {"kind": "bot", "bot": "stuck"}}
    seat = lambda: eve.request("POST", f"/api/tables/{waiting}/seat", body)  # noqa: E731
    assert refusal(seat) == "server.too-many-bots-alone"


def test_preferences_have_a_size(server: Server) -> None:
    ada = server.guest("Ada")

    def keep(key: str, value: str | None) -> object:
        return ada.request("PATCH", "/api/me", {"preferences": {key: value}})

    keep("a", "x" * 10_000)
    assert refusal(lambda: keep("b", "x" * 10_000)) == "server.too-many-preferences"
    keep("a", None)
    keep("b", "x" * 10_000)
    assert list(ada.request("GET", "/api/me")["preferences"]) == ["b"]


def test_chat_is_limited_by_the_person_not_by_the_socket(fresh: Callable[..., Server]) -> None:
    strict = fresh(generous=False)
    eve = strict.guest("Eve")
    match = eve.open_table("burgundy", ["me", "here:Bo"])["match"]
    said, refused = 0, 0
    while not refused and said < 1000:  # however slowly they arrive, and whenever a minute begins
        with Wire(eve) as wire:
            for _ in range(5):  # slow enough for each socket by itself
                wire.send(type="chat", match=match, text="hello")
            wire.send(type="ping", at=1)
            wire.until(lambda m: m["type"] == "pong")
            refused = sum(m["type"] == "refused" for m in wire.seen)
            said += 5
    assert refused and said > 40
