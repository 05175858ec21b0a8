"""A snapshot: everything one viewer may know of a match."""

from functools import cache

import msgspec

from bourgade.core.game import Game
from bourgade.core.texts import Message
from bourgade.server.book import Book
from bourgade.server.clock import Rules
from bourgade.server.fairness import no_hints
from bourgade.server.live import Live
from bourgade.server.protocol import (
    Content,
    Last,
    Legal,
    LogEntry,
    Player,
    SeatKind,
    Snapshot,
    Timing,
)
from bourgade.server.rest import LiveClock


class Viewer(msgspec.Struct, frozen=True):
    """Whose eyes: the seats held, and the one whose view is shown (None: a spectator)."""

    seats: tuple[int, ...] = ()
    seat: int | None = None


def viewer_of(live: Live, person: str | None) -> Viewer:
    held = live.held_by(person)
    if not held:
        return Viewer()
    to_move = live.to_move()
    return Viewer(tuple(held), to_move if to_move in held else held[0])


def snapshot(live: Live, viewer: Viewer, since: int, connected: set[int], now: int) -> Snapshot:
    """The match as it stands. `log` holds what came after `since`."""
    deciding = viewer.seat is not None and viewer.seat == live.to_move()
    deciding = deciding and live.control[live.to_move()] is None
    over = live.status == "over"
    since = log_from(live, since)
    return Snapshot(
        match=live.id,
        table=live.table.id,
        game=live.game.key,
        rules=live.row.rules,
        options=live.options,
        status=live.status,  # type: ignore[arg-type] # the store holds no other
        head=live.head,
        at=live.head,
        players=players(live, connected, now),
        me=list(viewer.seats),
        viewer=viewer.seat,
        to_move=live.to_move(),
        view=msgspec.Raw(msgspec.json.encode(live.state.view(viewer.seat))),
        legal=legal(live) if deciding else [],
        prompt=live.game.prompt(live.state) if deciding else None,
        can_undo=deciding and live.core.can_undo(),
        can_redo=deciding and live.core.can_redo(),
        scores=scores(live),
        score_parts=[live.state.score_parts(s) for s in range(len(live.seats))] if over else None,
        since=since,
        log=[
            LogEntry(step.seq, step.seat, step.kind, step.at, live.lines(step, viewer.seat))  # type: ignore[arg-type]
            for step in live.steps[since:]
        ],
        last=last(live, viewer.seat),
        timing=timing(live, now),
        commitment=live.core.record.dice[-1].commitment if live.core.record.dice else "",
        secret=live.row.secret if over else None,
        result=live.result,
        rematch=live.row.rematch,
        no_hints=no_hints(live.table, live.seats),
    )


def log_from(live: Live, since: int) -> int:
    """Where the log of a snapshot begins: who claims to know what has not happened gets it all."""
    return since if 0 <= since <= live.head else 0


def scores(live: Live) -> list[int]:
    """Points so far; none before the end in a game where some of them are hidden."""
    if live.status == "playing" and not live.game.open_scores:
        return []
    return list(live.state.scores())


@cache
def content(game: Game, action: int) -> Content:
    """An action by content; the same few are asked for again and again."""
    return game.decode(action)


def legal(live: Live) -> list[Legal]:
    game, state = live.game, live.state
    return [
        Legal(
            content(game, action),
            game.notation(action),
            game.describe(state, action),
            game.preview(state, action),
        )
        for action in state.legal_actions()
    ]


def players(book: Book, connected: set[int], now: int) -> list[Player]:
    out = []
    for seat in book.seats:
        bot = book.control[seat.seat]
        kind: SeatKind = "bot" if bot else "human" if seat.person or seat.name else "open"
        out.append(
            Player(
                seat=seat.seat,
                name=seat.name or "",
                kind=kind,
                bot=bot,
                connected=bot is not None or seat.seat in connected,
                conceded=seat.seat in book.conceded,
                colour=seat.seat,
                clock=book.clock.remaining(seat.seat, now) if book.clock else None,
                hints=book.hints[seat.seat],
            )
        )
    return out


def last(live: Live, viewer: int | None) -> Last | None:
    """The last action this viewer was told of: an open payment is nobody else's business.

    Who was told less than the player (which card became a house) learns the verb alone.
    """
    for seq, seat, notation in reversed(live.standing):
        told = bytes(live.lines(live.steps[seq - 1], viewer))
        if told == b"[]":
            continue
        action = content(live.game, live.game.parse(notation))
        if told != bytes(live.lines(live.steps[seq - 1], seat)):
            verb = action["verb"]
            return Last(seq, seat, {"verb": verb}, str(verb))
        return Last(seq, seat, action, notation)
    return None


def timing(live: Live, now: int) -> Timing | None:
    if live.clock is None:
        return None
    rules: Rules = live.clock.rules
    is_live = isinstance(rules, LiveClock)
    return Timing(
        kind="live" if is_live else "slow",
        increment=rules.increment * 1000 if isinstance(rules, LiveClock) else 0,
        per_turn=0 if is_live else rules.seconds * 1000,
        running=live.to_move() if live.clock.deadline() is not None else -1,
        at=now,
        out="lose" if live.table.out_of_time == "lose" else "bot",
    )


def why_not(live: Live, action: dict[str, int | str] | str) -> Message | None:
    """The reason an action is refused now, None if it is allowed."""
    number = live.core.action(action)
    if live.status != "playing":
        return Message("core.game-over")
    if number in live.state.legal_actions():
        return None
    return Message(live.state.why_illegal(number) or "core.not-now")
