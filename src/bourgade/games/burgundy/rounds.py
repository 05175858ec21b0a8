"""The course of the game: phases, rounds, turns (p. 3-4 and 10)."""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i16, i64, vec
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.scoring import plays_before, score_end
from bourgade.games.burgundy.state import NO_TILE, OVER, TURN, Player, Position
from bourgade.games.burgundy.tables import NUM_FACES, T_CASTLE

DEPOT_COLOUR: Final = vec[i64](tables.DEPOT_COLOUR)
DEPOT_MIN_PLAYERS: Final = vec[i64](tables.DEPOT_MIN_PLAYERS)
EXCEPTION_SLOT: Final[i64] = tables.EXCEPTION_SLOT
EXCEPTION_COLOUR: Final[i64] = tables.EXCEPTION_COLOUR
EXCEPTION_PHASES: Final = vec[i64](tables.EXCEPTION_PHASES)
BLACK_COUNT: Final = vec[i64](tables.BLACK_COUNT)
FACE_FIRST: Final = vec[i64](tables.FACE_FIRST)
FACE_LAST: Final = vec[i64](tables.FACE_LAST)


def begin_phase(s: Position, chance: Chance) -> None:
    """Old tiles leave, new ones come; goods on the depots stay (p. 3)."""
    _clear_depots(s)
    i: i64
    for i in range(24):
        if DEPOT_MIN_PLAYERS[i] <= s.seats:
            colour: i64 = DEPOT_COLOUR[i]
            if i == EXCEPTION_SLOT and s.seats == 3 and EXCEPTION_PHASES[s.phase] != 0:
                colour = EXCEPTION_COLOUR
            s.depots[i] = draw(s.bag, FACE_FIRST[colour], FACE_LAST[colour], chance)
    for i in range(BLACK_COUNT[s.seats]):
        s.black[i] = draw(s.black_bag, 0, NUM_FACES - 1, chance)
    for i in range(5):
        s.round_goods[i] = draw(s.goods_bag, 0, 5, chance)
    s.round = 0
    begin_round(s, chance)


def draw(bag: vec[i16], first: i64, last: i64, chance: Chance) -> i64:
    """A random piece among the faces first … last of a bag of counts; -1 from an empty one."""
    total: i64 = 0
    face: i64
    for face in range(first, last + 1):
        total += i64(bag[face])
    if total == 0:
        return NO_TILE
    # A single face is no secret: nothing to draw lots for.
    rest: i64 = chance.pick(total) if first < last else 0
    for face in range(first, last + 1):
        rest -= i64(bag[face])
        if rest < 0:
            bag[face] -= 1
            return face
    return NO_TILE


def _clear_depots(s: Position) -> None:
    """Unclaimed tiles go back to the box; the castles may be reclaimed on Spielbox boards."""
    i: i64
    for i in range(24):
        _to_box(s, s.depots[i])
        s.depots[i] = NO_TILE
    for i in range(8):
        _to_box(s, s.black[i])
        s.black[i] = NO_TILE


def _to_box(s: Position, tile: i64) -> None:
    if tile >= 0:
        s.box[tile] += 1
        if tile == T_CASTLE:
            s.set_aside += 1


def begin_round(s: Position, chance: Chance) -> None:
    """Everybody throws at once; the white die sends the goods of the round to a depot (p. 4)."""
    line_up(s)
    i: i64
    for i in range(s.seats * 2):
        s.dice[i] = chance.die()
    s.white = chance.die()
    good: i64 = s.round_goods[s.round]
    if good >= 0:
        s.round_goods[s.round] = -1
        s.depot_goods[(s.white - 1) * 6 + good] += 1
    s.turn = 0
    _begin_turn(s)


def line_up(s: Position) -> None:
    """The order of play: from right to left on the track, from top to bottom on a space (p. 4)."""
    i: i64
    j: i64
    for i in range(s.seats):
        before: i64 = 0
        for j in range(s.seats):
            if j != i and plays_before(s.players[j], s.players[i]):
                before += 1
        s.order[before] = i


def _begin_turn(s: Position) -> None:
    s.used[0] = 0
    s.used[1] = 0
    s.bought = False
    s.decision = TURN


def end_turn(s: Position, chance: Chance) -> None:
    """The next player, round, phase, or the end."""
    if s.turn + 1 < s.seats:
        s.turn += 1
        _begin_turn(s)
    elif s.round + 1 < 5:
        s.round += 1
        begin_round(s, chance)
    else:
        _end_phase(s, chance)


def _end_phase(s: Position, chance: Chance) -> None:
    """Mines yield silver, with yellow tile 2 also workers (p. 10)."""
    p: Player
    for p in s.players:
        p.silver += p.mines
        if p.knows(2):
            p.workers += p.mines
    if s.phase + 1 < 5:
        s.phase += 1
        begin_phase(s, chance)
    else:
        score_end(s)
        s.decision = OVER
