"""Reads a described position and refuses an impossible one (docs/formats/castle.md)."""

from typing import Any

from bourgade.core.bits import count_bits
from bourgade.core.errors import PositionError
from bourgade.core.reading import Fields
from bourgade.games.castle import features, state, subjects, tables
from bourgade.games.castle.completed import completed
from bourgade.games.castle.place import can_lie, fitting
from bourgade.games.castle.position import in_play
from bourgade.games.castle.rules import State
from bourgade.games.castle.scoring import kind_at_place
from bourgade.games.castle.state import Player
from bourgade.games.castle.tables import COURT, HOUSE

TILES = list(tables.TILE_BY_NAME)
SQUARES = tables.SQUARE_NAMES
ROTATIONS = (0, 90, 180, 270)


class Pieces:
    """The castle tiles of the box: each is taken out once."""

    def __init__(self) -> None:
        self.left = [tables.TILE_COUNT[name] for name in TILES]

    def take(self, name: str, where: str) -> int:
        kind = TILES.index(name)
        self.left[kind] -= 1
        if self.left[kind] < 0:
            raise PositionError(where, f"the box has only {tables.TILE_COUNT[name]} of {name}")
        return tables.TILE_BY_NAME[name] + self.left[kind]

    def take_mask(self, counts: dict[str, int], where: str) -> int:
        mask = 0
        for name, count in counts.items():
            for _ in range(count):
                mask |= tables.BIT[self.take(name, where)]
        return mask


def from_dict(described: dict[str, Any]) -> State:
    """Reads a position. `supply` may be left out: what lies nowhere else is still to be drawn."""
    f = Fields(described)
    f.word("game", ["castle"])
    s = State()
    s.lay_out()
    _read_options(s, f.fields("options"))
    s.turn = s.decider = f.number("turn", 0, 1)
    s.decision = state.DECISIONS.index(f.word("decision", state.DECISIONS))
    pieces = Pieces()
    _read_castle(s, f.fields("castle"), pieces)
    last = f.word_or_none("last", SQUARES)
    s.last = -1 if last is None else tables.SQUARE_BY_NAME[last]
    hand = f.word_or_none("hand", TILES)
    s.hand = -1 if hand is None else pieces.take(hand, "hand")
    players = f.items("players", 2)
    for seat, described_player in enumerate(players):
        _read_player(s, seat, Fields(described_player, f"players[{seat}]"))
    _read_walls(s, f)
    _read_supply(s, f, pieces)
    f.done()
    _check_moment(s)
    _check_completed(s)
    _check_decision(s)
    return s


def _read_options(s: State, f: Fields) -> None:
    s.keep_to_placer = f.word("keep", ("majority", "completer")) == "completer"
    s.court_by_markets = f.word("largest-court", ("tiles", "markets")) == "markets"
    s.owner_orders = f.word("scoring-order", ("placer", "owner")) == "owner"
    f.done()


def _read_castle(s: State, f: Fields, pieces: Pieces) -> None:
    """Lays the tiles, each beside one that lies already, so that every rule of placing is kept."""
    waiting: dict[int, tuple[int, int, str]] = {}
    for name in SQUARES:
        if not f.has(name):
            continue
        one = f.fields(name)
        tile = pieces.take(one.word("tile", TILES), one.at("tile"))
        rotation = one.take("rotation")
        if isinstance(rotation, bool) or rotation not in ROTATIONS:
            raise PositionError(one.at("rotation"), f"must be 0, 90, 180 or 270, not {rotation!r}")
        one.done()
        waiting[tables.SQUARE_BY_NAME[name]] = (tile, rotation // 90, f.at(name))
    f.done()
    while waiting:
        free = [square for square in waiting if _is_free(s, square)]
        if not free:
            where = next(iter(waiting.values()))[2]
            raise PositionError(where, "touches no start square, nor a tile that does")
        tile, rotation, where = waiting.pop(free[0])
        fits = tables.FITS[tables.FIT_CLASS[tile] * 256 + s.demands[free[0]]]
        if not fits & tables.BIT[rotation]:
            _refuse_rotation(s, free[0], tile, rotation, where)
        features.lay(s, free[0], tile, rotation)
    s.waiting = True  # whichever of them was the last


def _is_free(s: State, square: int) -> bool:
    low, high = tables.LOW_BIT[square], tables.HIGH_BIT[square]
    return bool(s.free_low & low or s.free_high & high)


def _refuse_rotation(s: State, square: int, tile: int, rotation: int, where: str) -> None:
    if not tables.ROTATIONS[tile] & tables.BIT[rotation]:
        raise PositionError(where, "looks the same with a smaller rotation; use that one")
    if fitting(s, square, tile) == 0:
        raise PositionError(where, "its paths do not fit in any rotation")
    raise PositionError(where, "its paths do not fit in this rotation")


def _place(s: State, text: Any, where: str) -> int:
    """A place such as "j1.0": a square with a tile, and a segment of that tile."""
    square, _, segment = text.partition(".") if isinstance(text, str) else ("", "", "")
    if square not in tables.SQUARE_BY_NAME or segment not in list("01234567"):
        raise PositionError(where, f'must be a square and a segment such as "j1.0", not {text!r}')
    number = tables.SQUARE_BY_NAME[square]
    if s.laid[number] < 0:
        raise PositionError(where, f"there is no tile on {square}")
    if int(segment) >= tables.SEGMENT_COUNT[s.laid[number] >> 2]:
        raise PositionError(where, f"the tile on {square} has no segment {segment}")
    return number * 8 + int(segment)


def _read_player(s: State, seat: int, f: Fields) -> None:
    p = s.players[seat]
    places = f.items("subjects")
    if len(places) > tables.SUBJECTS:
        raise PositionError(f.at("subjects"), f"at most {tables.SUBJECTS} subjects in the castle")
    for i, text in enumerate(places):
        where = f"{f.at('subjects')}[{i}]"
        place = _place(s, text, where)
        if any(place in other.subjects for other in s.players):
            raise PositionError(where, f"{text} holds a subject already")
        subjects.put(s, seat, place)
    _read_keep(s, p, f)
    for i, number in enumerate(f.items("wall-tiles")):
        p.walls[_wall_number(number, f"{f.at('wall-tiles')}[{i}]")] += 1
    points = f.fields("points")
    for i, part in enumerate(state.PARTS):
        if points.has(part):
            p.gain(i, points.number(part, 0, 1000))
    points.done()
    f.done()


def _read_keep(s: State, p: Player, f: Fields) -> None:
    text = f.take("keep")
    if text is None:
        return
    place = _place(s, text, f.at("keep"))
    if kind_at_place(s, place) != HOUSE or s.open_ends(s.root_at(place)) > 0:
        raise PositionError(f.at("keep"), "a keep stands in a completed house")
    p.keep_place = place
    p.keep_size = s.tiles(s.root_at(place))


def _wall_number(value: Any, where: str) -> int:
    if isinstance(value, bool) or value not in range(1, tables.WALL_KINDS + 1):
        raise PositionError(where, f"must be a wall tile from 1 to 9, not {value!r}")
    return int(value)


def _read_walls(s: State, f: Fields) -> None:
    used = [0] * (tables.WALL_KINDS + 1)
    for i, number in enumerate(f.items("used-wall-tiles")):
        used[_wall_number(number, f"used-wall-tiles[{i}]")] += 1
    for i, number in enumerate(f.items("fresh-wall-tiles")):
        s.fresh[_wall_number(number, f"fresh-wall-tiles[{i}]")] += 1
    taken = 0
    for n in range(1, tables.WALL_KINDS + 1):
        if s.fresh[n] > s.players[s.turn].walls[n]:
            raise PositionError("fresh-wall-tiles", f"the player to move does not have {n}")
        known = used[n] + sum(p.walls[n] for p in s.players)
        if known > tables.WALL_TILE_COUNT[n]:
            raise PositionError("players", f"wall tile {n}: the box has two, this position {known}")
        s.wall_bag[n] = tables.WALL_TILE_COUNT[n] - known
        taken += known
    first = [spaces[0] for spaces in tables.TOWER_SPACES]
    s.towers = 0
    for i, space in enumerate(f.items("towers")):
        if isinstance(space, bool) or space not in first[1:]:
            raise PositionError(f"towers[{i}]", f"{space!r} is not the first space of a tower")
        if s.towers & tables.BIT[first.index(space)]:
            raise PositionError(f"towers[{i}]", f"{space} is there twice")
        s.towers |= tables.BIT[first.index(space)]
    gone = tables.WALL_TILES_LAID - count_bits(s.towers)
    if gone != taken:
        raise PositionError("towers", f"{gone} wall tiles are gone, but {taken} were taken")


def _read_supply(s: State, f: Fields, pieces: Pieces) -> None:
    s.removed = pieces.take_mask(f.counts("removed", TILES), "removed")
    if f.has("supply"):
        s.bag = pieces.take_mask(f.counts("supply", TILES), "supply")
        missing = [name for name, left in zip(TILES, pieces.left, strict=True) if left]
        if missing:
            raise PositionError("supply", f"{missing[0]} is missing: every tile must be somewhere")
    else:
        s.bag = 0
        for name, left in zip(TILES, list(pieces.left), strict=True):
            for _ in range(left):
                s.bag |= tables.BIT[pieces.take(name, "supply")]
    if len(in_play(s)) + count_bits(s.bag | s.removed) != tables.NUM_TILES:
        raise PositionError("supply", "the box has 60 castle tiles")


def _check_moment(s: State) -> None:
    """The tile in hand and the tile just laid belong to certain decisions."""
    if (s.hand >= 0) != (s.decision == state.PLACE_TILE):
        raise PositionError("hand", "a tile is in hand exactly while it must be placed")
    laid = s.decision in (state.PLACE_SUBJECT, state.SCORE_NEXT, state.EXTRA_TURN)
    if (s.last >= 0) != laid:
        raise PositionError("last", "names the tile just laid, between laying it and the next draw")
    if s.last >= 0 and s.laid[s.last] < 0:
        raise PositionError("last", f"there is no tile on {SQUARES[s.last]}")
    if s.decision == state.OVER and s.bag:
        raise PositionError("decision", "the game is not over while tiles can be drawn")


def _check_completed(s: State) -> None:
    """Subjects go home as soon as their feature is scored: only the last tile may leave some."""
    waiting = set()
    if s.decision in (state.PLACE_SUBJECT, state.SCORE_NEXT):
        spots = completed(s)
        for spot in range(features.AROUND):
            if spots & tables.BIT[spot]:
                waiting.add(s.find(features.node_at(s, spot)))
    for seat, p in enumerate(s.players):
        for place in p.subjects:
            if place < 0 or kind_at_place(s, place) == COURT:
                continue
            root = s.root_at(place)
            if s.open_ends(root) == 0 and root not in waiting:
                where = SQUARES[place >> 3]
                raise PositionError(
                    f"players[{seat}].subjects", f"the feature on {where} is already scored"
                )


def _check_decision(s: State) -> None:
    if s.decision == state.PLACE_TILE and not can_lie(s, s.hand):
        raise PositionError("hand", "this tile fits nowhere")
    if s.decision == state.PLACE_SUBJECT:
        if s.players[s.turn].reserve == 0:
            raise PositionError("decision", "the player to move has no subject in reserve")
        if len(s.legal_actions()) < 2:
            raise PositionError("decision", "no feature of the last tile is free for a subject")
    if s.decision == state.SCORE_NEXT:
        _find_decider(s)
    if s.decision == state.EXTRA_TURN and (s.usable(1) < 1 or s.bag == 0):
        raise PositionError("decision", "the player to move has no wall tile 1 to use now")


def _find_decider(s: State) -> None:
    """Who orders the features: the player to move, or by agreement the one who scores them."""
    if not s.legal_actions():
        raise PositionError("decision", "score: nothing to choose from")
    spots = completed(s)
    own = any(
        s.majority(s.find(features.node_at(s, spot))) == s.turn
        for spot in range(features.AROUND)
        if spots & tables.BIT[spot]
    )
    if s.owner_orders and not own:
        s.decider = 1 - s.turn
