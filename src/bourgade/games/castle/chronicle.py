"""The log: what an action did, in lines for people, found by comparing before and after."""

from bourgade.core.space import Value
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.games.castle import features, names, subjects, tables
from bourgade.games.castle.actions import DOUBLE, SCORE, SPACE
from bourgade.games.castle.completed import completed
from bourgade.games.castle.features import AROUND, kind_at, node_at
from bourgade.games.castle.names import Args, message
from bourgade.games.castle.position import tile_counts
from bourgade.games.castle.scoring import worth
from bourgade.games.castle.state import BONUS, COURTS, KEEP, OVER, UNFINISHED, Position
from bourgade.games.castle.view import ROLES

_FINAL_PARTS = (KEEP, COURTS, UNFINISHED, BONUS)


def tell(
    before: GameState, action: int, after: GameState, seat: int | None = None
) -> list[Message]:
    """The lines of the log for one action; nothing in this game is told to one seat only.

    The argument `player` is a seat number; whoever shows the line puts a name in its place.
    """
    assert isinstance(before, Position) and isinstance(after, Position)
    content = SPACE.decode(action)
    verb = str(content["verb"])
    lines = [_deed(before, content)]
    if verb not in ("again", "end"):
        lines += _scorings(before, action, content, after)
        lines += _keeps(before, after)
        lines += _wall_tiles(before, verb, action, after)
    lines += _removed(before, after)
    if after.decision == OVER:
        lines += _ending(after)
    return lines


def only_doubling(s: Position) -> bool:
    """Is the scoring no question of order, only of whether one feature counts double?"""
    return sum(SCORE <= action < DOUBLE for action in s.legal_actions()) == 1


def _deed(was: Position, content: dict[str, Value]) -> Message:
    """The action itself."""
    verb = str(content["verb"])
    args: Args = {"player": was.decider}
    if verb == "place":
        args["square"] = str(content["square"])
        args["tile"] = names.tile(was.hand)
    elif verb == "subject":
        segment = int(content["segment"])
        kind = tables.SEGMENT_KIND[(was.laid[was.last] >> 2) * 8 + segment]
        args["square"] = tables.SQUARE_NAMES[was.last]
        return message(f"log-subject-{ROLES[kind]}", args)
    elif verb == "score" and only_doubling(was):
        return message("log-not-doubled", args)
    return message(f"log-{verb}", args)


def _middle(was: Position, content: dict[str, Value]) -> Position:
    """The position when the tile or the subject is down and nothing is scored yet."""
    middle = was.clone()
    assert isinstance(middle, Position)
    if content["verb"] == "place":
        square = tables.SQUARE_BY_NAME[str(content["square"])]
        middle.last = square
        features.lay(middle, square, middle.hand, int(content["rotation"]) // 90)
    elif content["verb"] == "subject":
        subjects.put(middle, middle.turn, middle.last * 8 + int(content["segment"]))
    return middle


def _scorings(
    was: Position, action: int, content: dict[str, Value], now: Position
) -> list[Message]:
    """Every feature that waited and does not any more: who scored it, or that nobody did."""
    middle = _middle(was, content)
    waiting = completed(middle)
    own: list[Message] = []
    others: list[Message] = []
    for spot in range(AROUND):
        node = node_at(middle, spot) if waiting & tables.BIT[spot] else -1
        if node < 0 or _still_waits(now, node):
            continue
        root, kind = middle.find(node), kind_at(middle, spot)
        doubled = content["verb"] == "double" and action - DOUBLE == spot
        winner = middle.majority(root)
        args: Args = {
            "feature": names.feature(kind, middle.tiles(root), middle.has_well(root)),
            "points": names.points(worth(middle, root, kind) * (2 if doubled else 1)),
        }
        if winner < 0:
            others.append(message("log-tied", args))
            continue
        line = message("log-doubled" if doubled else "log-scored", {"player": winner, **args})
        (own if winner == was.turn else others).append(line)
    return own + others


def _still_waits(now: Position, node: int) -> bool:
    root = now.find(node)
    return now.subjects_in(root, 0) + now.subjects_in(root, 1) > 0


def _keeps(was: Position, now: Position) -> list[Message]:
    return [
        message("log-keep", {"player": seat, "tiles": names.tiles(new.keep_size)})
        for seat, (old, new) in enumerate(zip(was.players, now.players, strict=True))
        if new.keep_size > old.keep_size
    ]


def _wall_tiles(was: Position, verb: str, action: int, now: Position) -> list[Message]:
    """Wall tiles taken; the one just used to double does not hide a new one of its kind."""
    used = 0
    if verb == "double":
        used = 2 if kind_at(was, action - DOUBLE) == tables.TOWER else 3
    lines = []
    for seat, (old, new) in enumerate(zip(was.players, now.players, strict=True)):
        for number in range(1, tables.WALL_KINDS + 1):
            back = int(number == used and seat == was.turn)
            for _ in range(new.walls[number] - old.walls[number] + back):
                args: Args = {"player": seat, "tile": names.wall_tile(number)}
                lines.append(message("log-wall-tile", args))
    return lines


def _removed(was: Position, now: Position) -> list[Message]:
    """Tiles that fitted nowhere."""
    return [
        message("log-removed", {"tile": names.tile(tables.TILE_BY_NAME[name])})
        for name, count in tile_counts(now.removed & ~was.removed).items()
        for _ in range(count)
    ]


def _ending(now: Position) -> list[Message]:
    """The final count of every player, and who won."""
    lines = [message("log-over")]
    for seat, p in enumerate(now.players):
        parts = names.listing(
            [
                message("part-points", {"part": names.part(part), "points": p.points[part]})
                for part in _FINAL_PARTS
                if p.points[part] > 0
            ]
        )
        args: Args = {"player": seat, "points": names.points(p.score)}
        if parts is None:
            lines.append(message("log-final", args))
        else:
            lines.append(message("log-final-parts", {**args, "parts": parts}))
    winners = now.winners()
    if len(winners) > 1:
        lines.append(message("log-draw"))
    else:
        lines.append(message("log-winner", {"player": winners[0]}))
    return lines
