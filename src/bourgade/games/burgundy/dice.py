"""What a die can do: workers turn it around the ring 1-2-3-4-5-6-1 (p. 4).

Worker tiles, and the yellow tiles 8 to 12 that help them, are read here and nowhere else.
"""

from typing import Final

from bourgade.core.native import i64, vec
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.state import Player
from bourgade.games.burgundy.tables import ANIMAL, BUILDING, SHIP

RING_DISTANCE: Final = vec[i64](tables.RING_DISTANCE)


def free_step_to_place(p: Player, colour: i64) -> i64:
    """One step for nothing when placing: tile 9 buildings, 10 ships and animals, 11 the rest."""
    if colour == BUILDING:
        return 1 if p.knows(9) else 0
    if colour == SHIP or colour == ANIMAL:
        return 1 if p.knows(10) else 0
    return 1 if p.knows(11) else 0


def free_step_to_take(p: Player) -> i64:
    """One step for nothing when taking from a depot with a die: tile 12."""
    return 1 if p.knows(12) else 0


def reach(p: Player, free: i64) -> i64:
    """How many steps the player can turn a die, at most 3 (the far side of the ring)."""
    steps: i64 = p.workers * 2 if p.knows(8) else p.workers
    steps += free
    return 3 if steps > 3 else steps


def cost(p: Player, die: i64, target: i64, free: i64) -> i64:
    """The workers due to turn `die` into `target`; tile 8 makes each count for two steps."""
    steps: i64 = RING_DISTANCE[die * 7 + target] - free
    if steps <= 0:
        return 0
    return (steps + 1) // 2 if p.knows(8) else steps
