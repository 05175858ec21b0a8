"""The action space of the castle.

| verb | parameters | meaning |
|---|---|---|
| place | square, rotation | the drawn tile onto a square, turned clockwise |
| subject | segment | a subject onto a segment of that tile |
| none | | no subject this turn |
| score | spot | the completed feature that is scored next |
| double | spot | the same, with wall tile 2 (tower) or 3 (house) |
| again | | wall tile 1: another turn |
| end | | ends the turn without it |

A spot is where the tile just laid touches a completed feature: one of its own segments, or what
lies beyond one of its sides (where a path crosses that side: to its left or right, looking out).
"""

from typing import Final

from bourgade.core.space import ActionSpace, Param, Value, Verb
from bourgade.games.castle import tables

PLACE: Final = 0  # + square * 4 + rotation
SUBJECT: Final = PLACE + 76 * 4  # + segment
NONE: Final = SUBJECT + 8
SCORE: Final = NONE + 1  # + spot
DOUBLE: Final = SCORE + 16  # + spot
AGAIN: Final = DOUBLE + 16
END: Final = AGAIN + 1
NUM_ACTIONS: Final = END + 1

_SPOTS: Final[list[Value]] = [*range(8)] + [
    f"{side}{flank}" for side in tables.SIDE_NAMES for flank in ("", "-right")
]
_SPOT = Param("spot", _SPOTS)

SPACE: Final = ActionSpace(
    "castle",
    Verb(
        "place",
        "place {square} {rotation}",
        Param("square", list(tables.SQUARE_NAMES)),
        Param("rotation", [0, 90, 180, 270]),
    ),
    Verb("subject", "subject {segment}", Param("segment", range(8))),
    Verb("none", "none"),
    Verb("score", "score {spot}", _SPOT),
    Verb("double", "double {spot}", _SPOT),
    Verb("again", "again"),
    Verb("end", "end"),
)
