"""The expert set-up: which side of the sheet, where the start castle (p. 12)."""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.core.state import ActionList
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.actions import SIDE, START
from bourgade.games.burgundy.place import LOW
from bourgade.games.burgundy.rounds import begin_phase
from bourgade.games.burgundy.scoring import COLOUR_CELLS
from bourgade.games.burgundy.state import CHOOSE_SIDE, CHOOSE_START, Player, Position
from bourgade.games.burgundy.tables import CASTLE, T_CASTLE

SIDES: Final = vec[i64]([side for sheet in tables.SHEETS for side in sheet])  # sheet * 2 + side


def list_choices(s: Position, p: Player, out: ActionList) -> None:
    if s.decision == CHOOSE_SIDE:
        out.add(SIDE)
        out.add(SIDE + 1)
        return
    spaces: i64 = COLOUR_CELLS[p.board * 6 + CASTLE]
    while spaces != 0:
        low: i64 = spaces & -spaces
        out.add(START + LOW[low % 67])
        spaces ^= low


def choose_side(s: Position, p: Player, side: i64) -> None:
    p.board = SIDES[p.sheet * 2 + side]
    s.decision = CHOOSE_START


def choose_start(s: Position, p: Player, space: i64, chance: Chance) -> None:
    lay_start_castle(s, p, space)
    s.turn += 1
    await_choices(s, chance)


def lay_start_castle(s: Position, p: Player, space: i64) -> None:
    """It comes out of the normal castles, and scores nothing: it was there from the start."""
    s.bag[T_CASTLE] -= 1
    p.start_space = space
    p.lay(T_CASTLE, space)


def await_choices(s: Position, chance: Chance) -> None:
    """The next player in turn order who still has to choose; after the last one the game begins."""
    while s.turn < s.seats:
        p: Player = s.active()
        if p.board < 0:
            s.decision = CHOOSE_SIDE
            return
        if p.start_space < 0:
            s.decision = CHOOSE_START
            return
        s.turn += 1
    s.turn = 0
    begin_phase(s, chance)


def choosing(s: Position) -> bool:
    """Are the choices of the set-up still being made?"""
    return s.decision == CHOOSE_SIDE or s.decision == CHOOSE_START


def hide_choices(s: Position, seat: i64, chance: Chance) -> None:
    """Redraws the secret choices of the others, as one who has not seen them must imagine them."""
    if not s.secret or not choosing(s):
        return
    other: i64
    for other in range(s.seats):
        if other != seat and s.players[other].board >= 0:
            _redraw(s, other, chance)


def _redraw(s: Position, seat: i64, chance: Chance) -> None:
    old: Player = s.players[seat]
    fresh = Player()
    fresh.sheet = old.sheet
    fresh.goods = old.goods[:]
    fresh.silver = old.silver
    fresh.workers = old.workers
    fresh.track = old.track
    fresh.height = old.height
    fresh.board = SIDES[old.sheet * 2 + chance.pick(2)]
    s.players[seat] = fresh
    if old.start_space >= 0:
        s.bag[T_CASTLE] += 1
        skip: i64 = chance.pick(4)
        spaces: i64 = COLOUR_CELLS[fresh.board * 6 + CASTLE]
        while skip > 0:
            spaces &= spaces - 1
            skip -= 1
        lay_start_castle(s, fresh, LOW[(spaces & -spaces) % 67])
