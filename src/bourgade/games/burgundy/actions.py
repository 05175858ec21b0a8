"""The action space of Burgundy.

| verb | parameters | meaning |
|---|---|---|
| take | die, depot, slot | a tile from a numbered depot into the storage |
| place | die, slot, space | a stored tile onto the estate |
| sell | die, good | all goods of one type |
| workers | die | two workers |
| buy, buy-from | slot / depot, slot | the purchase of the turn, black depot or (knowledge 6) any |
| discard | slot | makes room for the tile just taken |
| ship, ship-two | depot | whose goods a ship loads; knowledge 5 also the next depot of the ring |
| keep | good | which type to load when not all fit |
| skip | | renounces the benefit of a building |
| end | | hands the turn over |
| side, start | side / space | expert set-up: side of the sheet, space of the start castle |
| found, reclaim | slot, space / | Spielbox boards: five points and both dice for a castle |

A die is the first or second of the turn, or the free one that a castle or building grants. A die
and its target imply how many workers are spent: there is no separate action for turning a die.
"""

from typing import Final

from bourgade.core.space import ActionSpace, Param, Verb

# What powers an action: one of the two dice, a castle's extra action, a building's benefit.
CASTLE_DIE: Final = 2
BUILDING_DIE: Final = 3

TAKE: Final = 0  # + (die * 6 + depot) * 4 + slot
PLACE: Final = TAKE + 4 * 6 * 4  # + (die * 3 + slot) * 37 + space
SELL: Final = PLACE + 4 * 3 * 37  # + die * 6 + good
WORKERS: Final = SELL + 4 * 6  # + die
BUY: Final = WORKERS + 3  # + slot of the black depot
BUY_FROM: Final = BUY + 8  # + depot * 4 + slot
DISCARD: Final = BUY_FROM + 6 * 4  # + slot
SHIP: Final = DISCARD + 3  # + depot
SHIP_TWO: Final = SHIP + 6  # + first depot of the pair
KEEP: Final = SHIP_TWO + 6  # + good
SKIP: Final = KEEP + 6
END: Final = SKIP + 1
SIDE: Final = END + 1  # + side
START: Final = SIDE + 2  # + space
FOUND: Final = START + 37  # + slot * 37 + space
RECLAIM: Final = FOUND + 3 * 37
NUM_ACTIONS: Final = RECLAIM + 1


def _die(*free: str) -> Param:
    return Param("die", [0, 1, *free], ["d1", "d2", *free])


_DEPOT = Param("depot", range(1, 7))
_DEPOT_SLOT = Param("slot", range(4), ["1", "2", "3", "4"])
_STORAGE = Param("slot", range(3), ["s1", "s2", "s3"])
_SPACE = Param("space", range(37))
_GOOD = Param("good", range(1, 7))

SPACE: Final = ActionSpace(
    "burgundy",
    Verb("take", "take {die} {depot}.{slot}", _die("castle", "building"), _DEPOT, _DEPOT_SLOT),
    Verb("place", "place {die} {slot} {space}", _die("castle", "building"), _STORAGE, _SPACE),
    Verb("sell", "sell {die} {good}", _die("castle", "building"), _GOOD),
    Verb("workers", "workers {die}", _die("castle")),
    Verb("buy", "buy {slot}", Param("slot", range(8), [str(i) for i in range(1, 9)])),
    Verb("buy-from", "buy {depot}.{slot}", _DEPOT, _DEPOT_SLOT),
    Verb("discard", "discard {slot}", _STORAGE),
    Verb("ship", "ship {depot}", _DEPOT),
    Verb("ship-two", "ship {depot}+", _DEPOT),
    Verb("keep", "keep {good}", _GOOD),
    Verb("skip", "skip"),
    Verb("end", "end"),
    Verb("side", "side {side}", Param("side", ["a", "b"])),
    Verb("start", "start {space}", _SPACE),
    Verb("found", "found {slot} {space}", _STORAGE, _SPACE),
    Verb("reclaim", "reclaim"),
)
