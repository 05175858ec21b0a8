"""The last lines of the log: why the game ended, everybody's final count, who won."""

from bourgade.core.texts import Message
from bourgade.games.burdigala import names, tables
from bourgade.games.burdigala.names import Args, message
from bourgade.games.burdigala.state import (
    CORRUPTION,
    GOODS_SETS,
    LAURELS,
    MOST_CORRUPT,
    Position,
)


def ending_lines(now: Position) -> list[Message]:
    lines = [message(f"log-over-{reason}", {"player": now.active}) for reason in _reasons(now)]
    for seat, p in enumerate(now.players):
        parts = names.listing(
            [
                message("part-points", {"part": names.part(part), "points": int(p.points[part])})
                for part in (GOODS_SETS, LAURELS, CORRUPTION)
                if p.points[part]
            ]
        )
        args: Args = {"player": seat, "points": names.points(p.score())}
        if parts is None:
            lines.append(message("log-final", args))
        else:
            lines.append(message("log-final-parts", {**args, "parts": parts}))
        if p.points[MOST_CORRUPT]:
            lost = names.points(-int(p.points[MOST_CORRUPT]))
            lines.append(message("log-most-corrupt", {"player": seat, "points": lost}))
    winners = now.winners()
    key = "log-winner" if len(winners) == 1 else "log-winner-shared"
    return lines + [message(key, {"player": seat}) for seat in winners]


def _reasons(now: Position) -> list[str]:
    """Which of the three ends it was; several can come together."""
    found = []
    if now.built == tables.ALL_SITES:
        found.append("built")
    if now.players[now.active].pawns_left() == 0:
        found.append("pawns")
    if now.goods_left == 0:
        found.append("goods")
    return found
