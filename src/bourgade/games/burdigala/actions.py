"""The action space of Burdigala.

| verb | parameters | meaning |
|---|---|---|
| place | point | set-up: a pawn onto a free point |
| move | pawn, point | a pawn as far as one of the dice says |
| leave | pawn | no move with a stone is possible: a pawn leaves the map |
| push | point | where the pawn goes that stood in the way of a double |
| stone | site | a stone on a site beside the moved pawn; also Publius Crassus's extra one |
| corrupt | | a seven: a corruption token for one of the next two |
| second-stone | | … a second stone on the same site |
| goods | | … a goods card |
| again | | a double: a corruption token for a whole turn more |
| end | | hands the turn over |
| play | intrigue | the one intrigue of the turn |
| alter | die, by | Influence: one more or less on a die |
| peek | site | Indiscretion: what a site will become |
| betray | seat, card | Betrayal: a card on a rival's table, or any one out of the hand |
| visit | seat | Merchant: whose goods to look at |
| swap | give, take | Merchant: the exchange |
| rob | seat | Theft: who loses a goods card |
| keep | good | Sailor: which of the cards drawn |
| shed | value | Connections: which corruption token goes |
| accept, decline | | In vino veritas; decline also ends the Merchant's visit |
| discard | card | too many intrigues: one goes, from the hand or ("table:…") from the table |

A move names no die: where both dice lead to the same point it is the same move. The numbers of
points and sites come from the map, so the ids are fixed for one edition of the data.
"""

from typing import Final

from bourgade.core.space import ActionSpace, Param, Verb
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.tables import (
    MAX_PAWNS,
    MAX_SEATS,
    NUM_GOODS,
    NUM_INTRIGUES,
    NUM_LASTING,
    NUM_POINTS,
    NUM_SITES,
    NUM_VALUES,
)

HAND: Final = NUM_LASTING  # Betrayal: any card out of the hand, after the six that lie open
BETRAYABLE: Final = NUM_LASTING + 1
DISCARDABLE: Final = NUM_INTRIGUES + NUM_LASTING  # from the hand, then from the table

PLACE: Final[int] = 0  # + point
MOVE: Final[int] = PLACE + NUM_POINTS  # + pawn * NUM_POINTS + point
LEAVE: Final[int] = MOVE + MAX_PAWNS * NUM_POINTS  # + pawn
PUSH: Final[int] = LEAVE + MAX_PAWNS  # + point
STONE: Final[int] = PUSH + NUM_POINTS  # + site
CORRUPT: Final[int] = STONE + NUM_SITES
SECOND_STONE: Final[int] = CORRUPT + 1
GOODS: Final[int] = SECOND_STONE + 1
AGAIN: Final[int] = GOODS + 1
END: Final[int] = AGAIN + 1
PLAY: Final[int] = END + 1  # + intrigue
ALTER: Final[int] = PLAY + NUM_INTRIGUES  # + die * 2 + (1 for one more)
PEEK: Final[int] = ALTER + 4  # + site
BETRAY: Final[int] = PEEK + NUM_SITES  # + seat * 7 + card
VISIT: Final[int] = BETRAY + MAX_SEATS * BETRAYABLE  # + seat
SWAP: Final[int] = VISIT + MAX_SEATS  # + give * 5 + take
ROB: Final[int] = SWAP + NUM_GOODS * NUM_GOODS  # + seat
KEEP: Final[int] = ROB + MAX_SEATS  # + good
SHED: Final[int] = KEEP + NUM_GOODS  # + value
ACCEPT: Final[int] = SHED + NUM_VALUES
DECLINE: Final[int] = ACCEPT + 1
DISCARD: Final[int] = DECLINE + 1  # + card in hand, or 14 + card on the table
NUM_ACTIONS: Final[int] = DISCARD + DISCARDABLE

_POINT = Param("point", list(tables.POINT_NAMES))
_PAWN = Param("pawn", range(MAX_PAWNS), ["p1", "p2", "p3"])
_SITE = Param("site", range(1, NUM_SITES + 1))
_SEAT = Param("seat", range(MAX_SEATS))
_LASTING = tables.INTRIGUE_NAMES[:NUM_LASTING]

SPACE: Final = ActionSpace(
    "burdigala",
    Verb("place", "place {point}", _POINT),
    Verb("move", "move {pawn} {point}", _PAWN, _POINT),
    Verb("leave", "leave {pawn}", _PAWN),
    Verb("push", "push {point}", _POINT),
    Verb("stone", "stone {site}", _SITE),
    Verb("corrupt", "corrupt"),
    Verb("second-stone", "second-stone"),
    Verb("goods", "goods"),
    Verb("again", "again"),
    Verb("end", "end"),
    Verb("play", "play {card}", Param("card", list(tables.INTRIGUE_NAMES))),
    Verb("alter", "alter {die} {by}", Param("die", [0, 1], ["d1", "d2"]), Param("by", ["-", "+"])),
    Verb("peek", "peek {site}", _SITE),
    Verb("betray", "betray {seat} {card}", _SEAT, Param("card", [*_LASTING, "hand"])),
    Verb("visit", "visit {seat}", _SEAT),
    Verb(
        "swap",
        "swap {give} {take}",
        Param("give", list(tables.GOODS_NAMES)),
        Param("take", list(tables.GOODS_NAMES)),
    ),
    Verb("rob", "rob {seat}", _SEAT),
    Verb("keep", "keep {good}", Param("good", list(tables.GOODS_NAMES))),
    Verb("shed", "shed {value}", Param("value", range(NUM_VALUES))),
    Verb("accept", "accept"),
    Verb("decline", "decline"),
    Verb(
        "discard",
        "discard {card}",
        Param(
            "card",
            [*tables.INTRIGUE_NAMES, *(f"table:{name}" for name in _LASTING)],
        ),
    ),
)
