"""Why an action is not allowed: the rules read a second time, in plain words.

Nothing here is shared with the lists of legal actions. Spaces are looked up tile by tile and dice
are turned step by step, as people do it at the table; tests compare both readings over the whole
action space. Each answer is the first reason a player would want to hear: that something else must
be done now, then that the thing asked for is not there, then the rule that forbids it.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Final

from bourgade.games.burgundy import tables
from bourgade.games.burgundy.actions import NUM_ACTIONS, SPACE
from bourgade.games.burgundy.reasons_now import NOT_NOW, NOT_NOW_REASONS
from bourgade.games.burgundy.state import (
    CHURCH_TILE,
    MARKET_TILE,
    WORKSHOP_TILE,
    Player,
    Position,
)
from bourgade.games.burgundy.tables import (
    ANIMAL,
    BUILDING,
    CASTLE,
    CELL_COLOUR,
    CELL_NUMBER,
    KNOWLEDGE,
    MINE,
    NEIGHBOUR_LISTS,
    SHIP,
    T_CASTLE,
    TILE_COLOUR,
)

Value = int | str
Check = Callable[[Position, Player, tuple[Value, ...]], str | None]

NO_SUCH_ACTION: Final = "burgundy.no-such-action"
DIE_USED: Final = "burgundy.die-already-used"
# The benefits of buildings that take a tile: which colours, and the refusal of the others (p. 7).
BENEFITS: Final = {
    WORKSHOP_TILE: ((BUILDING,), "burgundy.take.workshop-takes-buildings"),
    CHURCH_TILE: ((MINE, KNOWLEDGE, CASTLE), "burgundy.take.church-takes-mine-knowledge-castle"),
    MARKET_TILE: ((SHIP, ANIMAL), "burgundy.take.market-takes-ships-and-animals"),
}
# The yellow tile that gives a free step when placing, by colour (p. 11).
PLACING_HELP: Final = {BUILDING: 9, SHIP: 10, ANIMAL: 10, CASTLE: 11, MINE: 11, KNOWLEDGE: 11}
TAKING_HELP: Final = 12
FOUNDING_POINTS: Final = 5
PURCHASE_SILVER: Final = 2


def why_illegal(s: Position, action: int) -> str | None:
    """None when the action is legal now, else the key of the reason."""
    if not 0 <= action < NUM_ACTIONS:
        return NO_SUCH_ACTION
    not_now = NOT_NOW[s.decision][action]
    if not_now is not None:
        return not_now
    check, values = _meaning(action)
    return check(s, s.active(), values)


# --- Dice and workers (p. 4, 11) ---


@cache
def _faces(die: int, free: bool, workers: int, stride: int) -> frozenset[int]:
    """All numbers a die can be turned to: a free step, then each worker up to `stride` steps."""
    faces = {die}
    for steps in [1] * free + [stride] * workers:
        faces |= {(f - 1 + turn) % 6 + 1 for f in faces for turn in range(-steps, steps + 1)}
    return frozenset(faces)


def _can_turn(s: Position, p: Player, die: int, number: int, helper: int) -> bool:
    """Can the player make this die show the number? `helper` is the yellow tile that would help."""
    free = helper > 0 and p.knows(helper)
    stride = 2 if p.knows(8) else 1
    return number in _faces(s.die(die), free, min(p.workers, 3), stride)


def _used(s: Position, die: Value) -> bool:
    return die in (0, 1) and s.used[int(die)] != 0


# --- Taking and buying (p. 4, 7, 9) ---


def _take(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    die, depot, slot = values
    if _used(s, die):
        return DIE_USED
    tile = s.depots[(int(depot) - 1) * 4 + int(slot)]
    if tile < 0:
        return "burgundy.take.no-tile-there"
    if die == "building":
        colours, refusal = BENEFITS[int(s.decision)]
        return None if TILE_COLOUR[tile] in colours else refusal
    if die == "castle" or _can_turn(s, p, int(die), int(depot), TAKING_HELP):
        return None
    return "burgundy.take.too-few-workers"


def _buy(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    return _purchase(s, p, s.black[int(values[0])])


def _buy_from(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    if not p.knows(6):
        return "burgundy.buy.needs-knowledge-6"
    depot, slot = values
    return _purchase(s, p, s.depots[(int(depot) - 1) * 4 + int(slot)])


def _purchase(s: Position, p: Player, tile: int) -> str | None:
    if s.bought:
        return "burgundy.buy.once-a-turn"
    if tile < 0:
        return "burgundy.buy.no-tile-there"
    return "burgundy.buy.too-little-silver" if p.silver < PURCHASE_SILVER else None


def _discard(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    return "burgundy.discard.storage-space-empty" if p.storage[int(values[0])] < 0 else None


# --- Placing (p. 5-6) ---


def _place(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    die, slot, at = values
    space = int(at)
    if _used(s, die):
        return DIE_USED
    tile = p.storage[int(slot)]
    if tile < 0:
        return "burgundy.place.storage-space-empty"
    colour = TILE_COLOUR[tile]
    if p.tiles[space] >= 0:
        return "burgundy.place.space-taken"
    if CELL_COLOUR[p.board * 37 + space] != colour:
        return "burgundy.place.wrong-colour"
    reason = _connection(p, space, colour)
    if reason is None and colour == BUILDING and not p.knows(1) and _has_twin(p, tile, space):
        reason = "burgundy.place.twin-in-city"
    if reason is None and die in (0, 1):
        number = CELL_NUMBER[p.board * 37 + space]
        if not _can_turn(s, p, int(die), number, PLACING_HELP[colour]):
            reason = "burgundy.place.too-few-workers"
    return reason


def _connection(p: Player, space: int, colour: int) -> str | None:
    """Next to a tile (p. 5); on Spielbox boards next to a castle or a tile of its own colour."""
    around = [TILE_COLOUR[p.tiles[n]] for n in NEIGHBOUR_LISTS[space] if p.tiles[n] >= 0]
    if not around:
        return "burgundy.place.not-adjacent"
    if tables.IS_SPIELBOX[p.board] and colour not in (CASTLE, *around) and CASTLE not in around:
        return "burgundy.place.spielbox-needs-castle-or-own-colour"
    return None


def _has_twin(p: Player, tile: int, space: int) -> bool:
    return any(p.tiles[cell] == tile for cell in _city(int(p.board), space))


@cache
def _city(board: int, space: int) -> tuple[int, ...]:
    """The building spaces connected with this one."""
    city = [space]
    for cell in city:
        for near in NEIGHBOUR_LISTS[cell]:
            if CELL_COLOUR[board * 37 + near] == BUILDING and near not in city:
                city.append(near)
    return tuple(city)


# --- Goods and workers (p. 5, 9) ---


def _sell(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    die, good = values
    if _used(s, die):
        return DIE_USED
    if p.goods[int(good) - 1] == 0:
        return "burgundy.sell.no-such-goods"
    if die in (0, 1) and not _can_turn(s, p, int(die), int(good), 0):
        return "burgundy.sell.too-few-workers"
    return None


def _workers(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    return DIE_USED if _used(s, values[0]) else None


def _ship_two(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    return None if p.knows(5) else "burgundy.ship.needs-knowledge-5"


def _keep(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    """Types are named from low to high, and every free goods space must get one."""
    good = int(values[0]) - 1
    if p.goods[good] > 0:
        return "burgundy.keep.already-loaded"
    depots = [s.ship_depot, (s.ship_depot + 1) % 6] if s.ship_two else [s.ship_depot]
    waiting = [g for g in range(6) if any(s.depot_goods[d * 6 + g] > 0 for d in depots)]
    if good not in waiting:
        return "burgundy.keep.no-such-goods-waiting"
    if good < s.kept:
        return "burgundy.keep.lower-numbers-first"
    free = 3 - sum(p.goods[g] > 0 for g in range(6))
    rest = [g for g in waiting if g > s.kept]
    if not any(good == choice[0] for choice in combinations(rest, free)):
        return "burgundy.keep.every-free-space-must-be-filled"
    return None


# --- Turn and set-up (p. 4, 12) ---


def _end(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    return None if s.used[0] and s.used[1] else "burgundy.end.dice-left"


def _start(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    if CELL_COLOUR[p.board * 37 + int(values[0])] != CASTLE:
        return "burgundy.start.not-a-castle-space"
    return None


def _always(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    return None


# --- The Spielbox action ---


def _found(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    slot, at = values
    space = int(at)
    if not tables.IS_SPIELBOX[p.board]:
        return "burgundy.found.only-on-spielbox-boards"
    if s.reclaim_castles:
        return "burgundy.found.other-reading-agreed"
    if s.used[0] or s.used[1]:
        return "burgundy.found.needs-both-dice"
    if p.storage[int(slot)] != T_CASTLE:
        return "burgundy.found.no-castle-in-that-storage-space"
    if p.tiles[space] >= 0:
        return "burgundy.found.space-taken"
    if CELL_COLOUR[p.board * 37 + space] != CASTLE:
        return "burgundy.found.not-a-castle-space"
    if any(p.tiles[near] >= 0 for near in NEIGHBOUR_LISTS[space]):
        return "burgundy.found.space-is-connected"
    return "burgundy.found.too-few-points" if sum(p.points) < FOUNDING_POINTS else None


def _reclaim(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    if not tables.IS_SPIELBOX[p.board]:
        return "burgundy.reclaim.only-on-spielbox-boards"
    if not s.reclaim_castles:
        return "burgundy.reclaim.other-reading-agreed"
    if s.used[0] or s.used[1]:
        return "burgundy.reclaim.needs-both-dice"
    if s.set_aside < 1:
        return "burgundy.reclaim.no-castle-set-aside"
    if all(p.storage[slot] >= 0 for slot in range(3)):
        return "burgundy.reclaim.storage-full"
    return "burgundy.reclaim.too-few-points" if sum(p.points) < FOUNDING_POINTS else None


_CHECKS: Final[dict[str, Check]] = {
    "take": _take,
    "place": _place,
    "sell": _sell,
    "workers": _workers,
    "buy": _buy,
    "buy-from": _buy_from,
    "discard": _discard,
    "ship": _always,
    "ship-two": _ship_two,
    "keep": _keep,
    "skip": _always,
    "end": _end,
    "side": _always,
    "start": _start,
    "found": _found,
    "reclaim": _reclaim,
}


@cache
def _meaning(action: int) -> tuple[Check, tuple[Value, ...]]:
    verb, *values = SPACE.decode(action).values()
    return _CHECKS[str(verb)], tuple(values)


REASONS: Final[tuple[str, ...]] = (
    NO_SUCH_ACTION,
    *NOT_NOW_REASONS,
    DIE_USED,
    "burgundy.take.no-tile-there",
    "burgundy.take.too-few-workers",
    *(refusal for _, refusal in BENEFITS.values()),
    "burgundy.place.storage-space-empty",
    "burgundy.place.space-taken",
    "burgundy.place.wrong-colour",
    "burgundy.place.not-adjacent",
    "burgundy.place.spielbox-needs-castle-or-own-colour",
    "burgundy.place.twin-in-city",
    "burgundy.place.too-few-workers",
    "burgundy.sell.no-such-goods",
    "burgundy.sell.too-few-workers",
    "burgundy.buy.needs-knowledge-6",
    "burgundy.buy.once-a-turn",
    "burgundy.buy.no-tile-there",
    "burgundy.buy.too-little-silver",
    "burgundy.discard.storage-space-empty",
    "burgundy.ship.needs-knowledge-5",
    "burgundy.keep.already-loaded",
    "burgundy.keep.no-such-goods-waiting",
    "burgundy.keep.lower-numbers-first",
    "burgundy.keep.every-free-space-must-be-filled",
    "burgundy.end.dice-left",
    "burgundy.start.not-a-castle-space",
    "burgundy.found.only-on-spielbox-boards",
    "burgundy.found.other-reading-agreed",
    "burgundy.found.needs-both-dice",
    "burgundy.found.no-castle-in-that-storage-space",
    "burgundy.found.space-taken",
    "burgundy.found.not-a-castle-space",
    "burgundy.found.space-is-connected",
    "burgundy.found.too-few-points",
    "burgundy.reclaim.only-on-spielbox-boards",
    "burgundy.reclaim.other-reading-agreed",
    "burgundy.reclaim.needs-both-dice",
    "burgundy.reclaim.no-castle-set-aside",
    "burgundy.reclaim.storage-full",
    "burgundy.reclaim.too-few-points",
)
