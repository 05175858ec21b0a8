"""Intrigues: when each may be played and how it begins; the sequels are in plots.py.

One a turn, at the move, at the stone or after it. A card that could do nothing may not be played.
"""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64
from bourgade.core.state import ActionList
from bourgade.games.burdigala import plots
from bourgade.games.burdigala.draws import draw
from bourgade.games.burdigala.ids import PLAY, SITES
from bourgade.games.burdigala.state import (
    AFTER,
    ALTER_DIE,
    BETRAY_RIVAL,
    BIT,
    EXTRA_STONE,
    KEEP_GOOD,
    MOVE_PAWN,
    PEEK_SITE,
    ROB_RIVAL,
    SHED_TOKEN,
    VISIT_RIVAL,
    Player,
    Position,
)
from bourgade.games.burdigala.stones import extra_sites
from bourgade.games.burdigala.tables import (
    BETRAYAL,
    CONNECTIONS,
    INDISCRETION,
    INFLUENCE,
    MERCHANT,
    NUM_INTRIGUES,
    NUM_LASTING,
    PUBLIUS_CRASSUS,
    SAILOR,
    THEFT,
)

SAILOR_CARDS: Final = 3
PEEKS: Final = 3


def list_plays(s: Position, p: Player, out: ActionList) -> None:
    if s.played or p.hand_size == 0:
        return
    kind: i64
    for kind in range(NUM_INTRIGUES):
        if p.hand[kind] > 0 and playable(s, p, kind):
            out.add(PLAY + kind)


def playable(s: Position, p: Player, kind: i64) -> bool:
    """Would this card do something now? Nobody may have two equal ones on the table."""
    if kind < NUM_LASTING:
        return not p.shows(kind)
    if kind == BETRAYAL:
        return plots.count_betrayals(s) > 0
    if kind == INFLUENCE:
        return s.decision == MOVE_PAWN
    if kind == INDISCRETION:
        return unknown_sites(s, s.active) > 0
    if kind == MERCHANT or kind == THEFT:
        return plots.count_owners(s) > 0
    if kind == SAILOR:
        return s.goods_left > 0
    if kind == PUBLIUS_CRASSUS:
        return s.decision == AFTER and extra_sites(s) != 0
    return p.token_count > 0  # Connections


def unknown_sites(s: Position, seat: i64) -> i64:
    """How many unfinished sites this seat has not peeked at."""
    count: i64 = 0
    site: i64
    for site in range(SITES):
        if s.built & BIT[site] == 0 and s.seen[site] & BIT[seat] == 0:
            count += 1
    return count


def play(s: Position, p: Player, kind: i64, chance: Chance) -> None:
    """Where only one choice is left, and everybody can see that, it is made at once."""
    s.played = True
    s.shown = True
    p.hand[kind] -= 1
    p.hand_size -= 1
    if kind < NUM_LASTING:
        p.table |= BIT[kind]
        p.table_size += 1
        return
    s.discards[kind] += 1
    if kind == BETRAYAL:
        s.decision = BETRAY_RIVAL
        if plots.count_betrayals(s) == 1:
            plots.betray_only(s, chance)
    elif kind == INFLUENCE:
        s.decision = ALTER_DIE
    elif kind == INDISCRETION:
        s.peeks = min(PEEKS, unknown_sites(s, s.active))
        s.decision = PEEK_SITE
    elif kind == MERCHANT:
        s.decision = VISIT_RIVAL
        if plots.count_owners(s) == 1:
            plots.visit(s, plots.only_owner(s))
    elif kind == SAILOR:
        _offer(s, chance)
    elif kind == PUBLIUS_CRASSUS:
        s.decision = EXTRA_STONE
    elif kind == CONNECTIONS:
        s.decision = SHED_TOKEN
        if p.token_count == 1:
            plots.shed_only(s, p)
    else:
        s.decision = ROB_RIVAL
        if plots.count_owners(s) == 1:
            plots.rob(s, p, plots.only_owner(s), chance)


def _offer(s: Position, chance: Chance) -> None:
    """Sailor: three goods cards, or as many as there are."""
    i: i64
    for i in range(min(SAILOR_CARDS, s.goods_left)):
        s.offered[draw(s.goods, s.goods_left, chance)] += 1
        s.goods_left -= 1
    s.decision = KEEP_GOOD
