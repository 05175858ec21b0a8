"""A quick estimate of the points a player will have at the end, for bots.

It reads the position alone and never asks chance. The sum: points so far, what lies in front of the
player and in the hand, the best use of a turn that is under way, and what the next turn may bring.
"""

from typing import Final

from bourgade.core.native import i64
from bourgade.games.burdigala.state import (
    AFTER,
    BETRAY_RIVAL,
    EARNED_PARTS,
    EXTRA_STONE,
    KEEP_GOOD,
    LAY_STONE,
    MOVE_PAWN,
    OVER,
    PEEK_SITE,
    PLACE_PAWN,
    PRIVILEGE,
    PUSH_PAWN,
    ROB_RIVAL,
    SHED_TOKEN,
    SWAP_GOODS,
    VINO,
    VISIT_RIVAL,
    Player,
    Position,
)
from bourgade.games.burdigala.stones import extra_sites, may_corrupt, may_lay_second, sites_beside
from bourgade.games.burdigala.turns import ending
from bourgade.games.burdigala.worth import (
    PEEK,
    TOKEN,
    Outlook,
    best_offer,
    best_swap,
    hand_worth,
    heaviest_token,
    holdings,
    move_worth,
    next_turn,
    rivals_turn,
    stone_worth,
)

NEXT_TURN: Final = 0.55  # share of the next turn's hopes
RIVALS_TURN: Final = 0.6  # share of what the best placed rival may take away before it
PAWN: Final = 4.0  # a pawn less is a smaller choice


def evaluate(s: Position, seat: i64) -> float:
    """The points `seat` can hope for; at the end of the game its score."""
    p: Player = s.players[seat]
    points: float = float(p.score())
    if s.decision == OVER:
        return points
    o = Outlook(s, seat)
    points += holdings(o) + hand_worth(o) + PAWN * float(p.pawns_left())
    if s.decision == PLACE_PAWN:
        return points + next_turn(o)
    if s.active == seat:
        points += _rest_of_turn(o)
    if s.asked == seat and s.decision == VINO:
        points += max(0.0, o.good - TOKEN)
    if ending(s):
        return points
    return points + NEXT_TURN * next_turn(o) - RIVALS_TURN * rivals_turn(s, seat)


def _rest_of_turn(o: Outlook) -> float:
    """What the turn can still bring: the move, the stone, a privilege, the intrigue just played."""
    s: Position = o.s
    moment: i64 = s.moment
    worth: float = _plot(o)
    if s.decision == PUSH_PAWN:
        return worth + stone_worth(o, sites_beside(s))
    if moment == MOVE_PAWN:
        worth += move_worth(o)
    elif moment == LAY_STONE:
        worth += stone_worth(o, sites_beside(s))
    elif moment == AFTER:
        worth += _privilege(o)
    return worth


def _earned(s: Position) -> float:
    total: i64 = 0
    i: i64
    for i in range(EARNED_PARTS):
        total += s.earned[i]
    return float(total)


def _privilege(o: Outlook) -> float:
    """A seven: a second stone or a goods card for a corruption token, if it pays."""
    s: Position = o.s
    if s.decision == EXTRA_STONE:
        return stone_worth(o, extra_sites(s)) - _earned(s)
    open_choice: bool = s.decision == PRIVILEGE
    if not open_choice and not may_corrupt(s):
        return 0.0
    worth: float = o.good if s.goods_left > 0 else 0.0
    if may_lay_second(s):
        worth = max(worth, o.gain[s.site] - _earned(s))
    return worth if open_choice else max(0.0, worth - TOKEN)


def _plot(o: Outlook) -> float:
    """An intrigue was played and asks for its sequel."""
    s: Position = o.s
    decision: i64 = s.decision
    if decision == KEEP_GOOD:
        return best_offer(o)
    if decision == SWAP_GOODS:
        return best_swap(o)
    if decision == ROB_RIVAL or decision == VISIT_RIVAL:
        return o.good
    if decision == SHED_TOKEN:
        return heaviest_token(o.p)
    if decision == BETRAY_RIVAL:
        return 1.0
    if decision == PEEK_SITE:
        return PEEK * float(s.peeks)
    return 0.0
