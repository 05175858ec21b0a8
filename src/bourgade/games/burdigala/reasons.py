"""Why an action is not allowed: the rules read a second time, in plain words.

Nothing here is shared with the lists of legal actions. Pawns walk street by street and points are
looked up pawn by pawn, as people do it at the table; tests compare both readings over the whole
action space. Each answer is the first reason a player would want to hear: that something else must
be done now, then that the thing asked for is not there, then the rule that forbids it.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from bourgade.games.burdigala import tables
from bourgade.games.burdigala.actions import NUM_ACTIONS, SPACE
from bourgade.games.burdigala.reasons_now import NOT_NOW, NOT_NOW_REASONS
from bourgade.games.burdigala.state import AFTER, EXTRA_STONE, MOVE_PAWN, Player, Position

Value = int | str
Check = Callable[[Position, Player, tuple[Value, ...]], str | None]

NO_SUCH_ACTION: Final = "burdigala.no-such-action"
NO_SUCH_PLAYER: Final = "burdigala.no-such-player"
NOT_YOURSELF: Final = "burdigala.not-yourself"
NO_TOKENS: Final = "burdigala.no-corruption-tokens-left"
NO_PAWN: Final = "burdigala.no-such-pawn"


def why_illegal(s: Position, action: int) -> str | None:
    """None when the action is legal now, else the key of the reason."""
    if not 0 <= action < NUM_ACTIONS:
        return NO_SUCH_ACTION
    not_now = NOT_NOW[s.decision][action]
    if not_now is not None:
        return not_now
    check, values = _meaning(action)
    return check(s, s.players[s.asked], values)


# --- Pawns on the map ---


@cache
def _walk(at: int, steps: int, sea: bool, fast: bool, used: frozenset[int]) -> frozenset[int]:
    """Where exactly so many steps can end, no street or lane being used twice."""
    if steps == 0:
        return frozenset([at])
    roads = tables.STREETS + (tables.SEA_LANES if sea else []) + (tables.FAST_LANES if fast else [])
    ends: set[int] = set()
    for number, (a, b) in enumerate(roads):
        if at in (a, b) and number not in used:
            ends |= _walk(b if at == a else a, steps - 1, sea, fast, used | {number})
    return frozenset(ends)


def _within_reach(s: Position, p: Player, at: int) -> frozenset[int]:
    sea = s.double or p.shows(tables.BOAT)
    fast = s.double or p.shows(tables.CHARIOT)
    return _reach_of(at, int(s.dice[0]), sea, fast) | _reach_of(at, int(s.dice[1]), sea, fast)


@cache
def _reach_of(at: int, die: int, sea: bool, fast: bool) -> frozenset[int]:
    return _walk(at, die, sea, fast, frozenset())


def _is_occupied(s: Position, point: int) -> bool:
    return any(int(at) == point for p in s.players for at in p.pawns)


def _unfinished_beside(s: Position, point: int) -> list[int]:
    return [
        site
        for site in range(tables.NUM_SITES)
        if s.builders[site] < 0 and point in _corners(tables.SITE_QUARTER[site])
    ]


@cache
def _corners(quarter: int) -> tuple[int, ...]:
    return tuple(p for p in range(tables.NUM_POINTS) if tables.QUARTER_POINTS[quarter] >> p & 1)


def _place(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    point = tables.POINT_BY_NAME[str(values[0])]
    return "burdigala.place.occupied" if _is_occupied(s, point) else None


def _move(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    pawn, point = int(values[0]), tables.POINT_BY_NAME[str(values[1])]
    at = int(p.pawns[pawn])
    if at < 0:
        return NO_PAWN
    if point not in _within_reach(s, p, at):
        return "burdigala.move.not-with-these-dice"
    if point == at:
        if s.no_loops:
            return "burdigala.move.no-loops"
    elif not s.double and _is_occupied(s, point):
        return "burdigala.move.occupied"
    if not _unfinished_beside(s, point):
        return "burdigala.move.no-stone-there"
    return None


def _leave(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    if p.pawns[int(values[0])] < 0:
        return NO_PAWN
    for pawn in range(tables.MAX_PAWNS):
        for point in tables.POINT_NAMES:
            if _move(s, p, (pawn, point)) is None:
                return "burdigala.leave.a-move-is-possible"
    return None


def _push(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    point = tables.POINT_BY_NAME[str(values[0])]
    return "burdigala.push.occupied" if _is_occupied(s, point) else None


# --- Stones and privileges ---


def _stone(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    site = int(values[0]) - 1
    if int(p.pawns[s.mover]) not in _corners(tables.SITE_QUARTER[site]):
        return "burdigala.stone.not-beside-the-pawn"
    if s.builders[site] >= 0:
        return "burdigala.stone.finished"
    if s.decision == EXTRA_STONE and s.crassus_same_site and site != s.site:
        return "burdigala.stone.same-site-agreed"
    return None


def _corrupt(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    if not s.seven:
        return "burdigala.corrupt.needs-a-seven"
    if s.corrupted:
        return "burdigala.corrupt.once"
    if sum(s.tokens) == 0:
        return NO_TOKENS
    if s.builders[s.site] >= 0 and sum(s.goods) == 0:
        return "burdigala.corrupt.nothing-to-gain"
    return None


def _again(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    if not s.double:
        return "burdigala.again.needs-a-double"
    if sum(s.tokens) == 0:
        return NO_TOKENS
    if sum(s.goods) == 0 or all(builder >= 0 for builder in s.builders):
        return "burdigala.again.the-game-ends"
    return None


def _always(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    return None


# --- Intrigues ---


def _play(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    kind = tables.INTRIGUE_NAMES.index(str(values[0]))
    if p.hand[kind] == 0:
        return "burdigala.play.not-in-hand"
    if s.played:
        return "burdigala.play.one-a-turn"
    if kind < tables.NUM_LASTING:
        return "burdigala.play.twin-on-the-table" if p.shows(kind) else None
    return _NEEDS[kind](s, p)


def _rivals(s: Position, p: Player) -> list[Player]:
    return [other for other in s.players if other is not p]


def _needs_cards(s: Position, p: Player) -> str | None:
    if any(sum(other.hand) or other.table for other in _rivals(s, p)):
        return None
    return "burdigala.play.nobody-has-intrigues"


def _needs_move(s: Position, p: Player) -> str | None:
    return None if s.decision == MOVE_PAWN else "burdigala.play.influence-before-the-move"


def _needs_secret(s: Position, p: Player) -> str | None:
    for site in range(tables.NUM_SITES):
        if s.builders[site] < 0 and not s.seen[site] >> s.asked & 1:
            return None
    return "burdigala.play.nothing-to-peek-at"


def _needs_goods(s: Position, p: Player) -> str | None:
    if any(sum(other.goods) for other in _rivals(s, p)):
        return None
    return "burdigala.play.nobody-has-goods"


def _needs_pile(s: Position, p: Player) -> str | None:
    return None if sum(s.goods) else "burdigala.play.no-goods-left"


def _needs_site(s: Position, p: Player) -> str | None:
    if s.decision != AFTER:
        return "burdigala.play.crassus-after-the-stone"
    sites = _unfinished_beside(s, int(p.pawns[s.mover]))
    if s.crassus_same_site:
        sites = [site for site in sites if site == s.site]
    return None if sites else "burdigala.play.no-site-for-crassus"


def _needs_token(s: Position, p: Player) -> str | None:
    return None if sum(p.tokens) else "burdigala.play.no-corruption-to-shed"


_NEEDS: Final[dict[int, Callable[[Position, Player], str | None]]] = {
    tables.BETRAYAL: _needs_cards,
    tables.INFLUENCE: _needs_move,
    tables.INDISCRETION: _needs_secret,
    tables.MERCHANT: _needs_goods,
    tables.SAILOR: _needs_pile,
    tables.PUBLIUS_CRASSUS: _needs_site,
    tables.CONNECTIONS: _needs_token,
    tables.THEFT: _needs_goods,
}


def _alter(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    die = int(values[0])
    if die == 1 and s.dice[0] == s.dice[1]:
        return "burdigala.alter.equal-dice-take-the-first"
    changed = s.dice[die] + (1 if values[1] == "+" else -1)
    return None if 1 <= changed <= 6 else "burdigala.alter.no-such-face"


def _peek(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    site = int(values[0]) - 1
    if s.builders[site] >= 0:
        return "burdigala.peek.finished"
    return "burdigala.peek.seen-already" if s.seen[site] >> s.asked & 1 else None


def _rival(s: Position, seat: Value) -> str | None:
    if int(seat) >= len(s.players):
        return NO_SUCH_PLAYER
    return NOT_YOURSELF if int(seat) == s.asked else None


def _betray(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    seat, card = values
    reason = _rival(s, seat)
    if reason is not None:
        return reason
    other = s.players[int(seat)]
    if card == "hand":
        return None if sum(other.hand) else "burdigala.betray.empty-hand"
    shows = other.shows(tables.INTRIGUE_NAMES.index(str(card)))
    return None if shows else "burdigala.betray.not-on-the-table"


def _owner(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    reason = _rival(s, values[0])
    if reason is None and sum(s.players[int(values[0])].goods) == 0:
        reason = "burdigala.no-goods-there"
    return reason


def _swap(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    give, take = (tables.GOODS_NAMES.index(str(value)) for value in values)
    if p.goods[give] == 0:
        return "burdigala.swap.you-have-none"
    if s.players[s.rival].goods[take] == 0:
        return "burdigala.swap.the-rival-has-none"
    return "burdigala.swap.same-kind" if give == take else None


def _keep(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    good = tables.GOODS_NAMES.index(str(values[0]))
    return None if s.offered[good] else "burdigala.keep.not-drawn"


def _shed(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    return None if p.tokens[int(values[0])] else "burdigala.shed.no-such-token"


def _discard(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    where, _, name = str(values[0]).rpartition(":")
    kind = tables.INTRIGUE_NAMES.index(name)
    if where:
        return None if p.shows(kind) else "burdigala.discard.not-on-the-table"
    return None if p.hand[kind] else "burdigala.discard.not-in-hand"


_CHECKS: Final[dict[str, Check]] = {
    "place": _place,
    "move": _move,
    "leave": _leave,
    "push": _push,
    "stone": _stone,
    "corrupt": _corrupt,
    "second-stone": _always,
    "goods": _always,
    "again": _again,
    "end": _always,
    "play": _play,
    "alter": _alter,
    "peek": _peek,
    "betray": _betray,
    "visit": _owner,
    "swap": _swap,
    "rob": _owner,
    "keep": _keep,
    "shed": _shed,
    "accept": _always,
    "decline": _always,
    "discard": _discard,
}


@cache
def _meaning(action: int) -> tuple[Check, tuple[Value, ...]]:
    verb, *values = SPACE.decode(action).values()
    return _CHECKS[str(verb)], tuple(values)


REASONS: Final[tuple[str, ...]] = (
    NO_SUCH_ACTION,
    *NOT_NOW_REASONS,
    NO_SUCH_PLAYER,
    NOT_YOURSELF,
    NO_TOKENS,
    NO_PAWN,
    "burdigala.place.occupied",
    "burdigala.move.not-with-these-dice",
    "burdigala.move.no-loops",
    "burdigala.move.occupied",
    "burdigala.move.no-stone-there",
    "burdigala.leave.a-move-is-possible",
    "burdigala.push.occupied",
    "burdigala.stone.not-beside-the-pawn",
    "burdigala.stone.finished",
    "burdigala.stone.same-site-agreed",
    "burdigala.corrupt.needs-a-seven",
    "burdigala.corrupt.once",
    "burdigala.corrupt.nothing-to-gain",
    "burdigala.again.needs-a-double",
    "burdigala.again.the-game-ends",
    "burdigala.play.not-in-hand",
    "burdigala.play.one-a-turn",
    "burdigala.play.twin-on-the-table",
    "burdigala.play.nobody-has-intrigues",
    "burdigala.play.influence-before-the-move",
    "burdigala.play.nothing-to-peek-at",
    "burdigala.play.nobody-has-goods",
    "burdigala.play.no-goods-left",
    "burdigala.play.crassus-after-the-stone",
    "burdigala.play.no-site-for-crassus",
    "burdigala.play.no-corruption-to-shed",
    "burdigala.alter.equal-dice-take-the-first",
    "burdigala.alter.no-such-face",
    "burdigala.peek.finished",
    "burdigala.peek.seen-already",
    "burdigala.betray.empty-hand",
    "burdigala.betray.not-on-the-table",
    "burdigala.no-goods-there",
    "burdigala.swap.you-have-none",
    "burdigala.swap.the-rival-has-none",
    "burdigala.swap.same-kind",
    "burdigala.keep.not-drawn",
    "burdigala.shed.no-such-token",
    "burdigala.discard.not-on-the-table",
    "burdigala.discard.not-in-hand",
)
