"""Placing a subject on the tile just laid: messenger, knight, burgher or merchant (p. 2-3)."""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.core.state import ActionList
from bourgade.games.castle import tables
from bourgade.games.castle.actions import NONE, SUBJECT
from bourgade.games.castle.completed import settle
from bourgade.games.castle.features import SEGMENT_COUNT
from bourgade.games.castle.scoring import kind_at_place
from bourgade.games.castle.state import (
    CLAIM_NODE,
    CLAIM_PLACE,
    PLACE_SUBJECT,
    Player,
    Position,
)
from bourgade.games.castle.tables import SUBJECTS, SUBJECTS_BOTH

ONE_SUBJECT: Final = vec[i64]([tables.SUBJECT_0, tables.SUBJECT_1])  # by seat


def offer(s: Position, chance: Chance) -> None:
    """After the tile: a subject may follow, if there is one and a feature without any."""
    if s.players[s.turn].reserve > 0 and _anything_free(s):
        s.decision = PLACE_SUBJECT
    else:
        settle(s, chance)


def _is_free(s: Position, node: i64) -> bool:
    """Nobody stands anywhere in the whole feature."""
    return s.mark(s.find(node)) & SUBJECTS_BOTH == 0


def _anything_free(s: Position) -> bool:
    node: i64 = s.node(s.last * 8)
    i: i64
    for i in range(SEGMENT_COUNT[s.lying(s.last) >> 2]):
        if _is_free(s, node + i):
            return True
    return False


def list_subjects(s: Position, out: ActionList) -> None:
    node: i64 = s.node(s.last * 8)
    i: i64
    for i in range(SEGMENT_COUNT[s.lying(s.last) >> 2]):
        if _is_free(s, node + i):
            out.add(SUBJECT + i)
    out.add(NONE)


def put(s: Position, seat: i64, place: i64) -> None:
    """Stands a subject of the reserve at a place."""
    p: Player = s.players[seat]
    i: i64 = 0
    while i < SUBJECTS - 1 and p.subjects[i] >= 0:
        i += 1
    p.subjects[i] = place
    root: i64 = s.root_at(place)
    _claim(p, (place << CLAIM_PLACE) + (root << CLAIM_NODE) + kind_at_place(s, place))
    p.reserve -= 1
    s.marks[root] += ONE_SUBJECT[seat]
    if s.open_ends(root) == 0:
        s.waiting = True


def _claim(p: Player, claim: i64) -> None:
    """Joins the others in the order of the squares."""
    claims: vec[i64] = p.claims
    i: i64 = SUBJECTS - p.reserve
    while i > 0 and claims[i - 1] > claim:
        claims[i] = claims[i - 1]
        i -= 1
    claims[i] = claim


def place_subject(s: Position, segment: i64, chance: Chance) -> None:
    put(s, s.turn, s.last * 8 + segment)
    settle(s, chance)
