"""The action space of Brügge.

| verb | parameters | meaning |
|---|---|---|
| workers, florins, remove, house, character | card | actions I, II, III, V, VI of a card |
| canal | card, side | action IV, in the left or right section |
| activate | card | a character of one's own, by its worker or once a round |
| lose | card | the plague takes this character |
| burn-under, burn | card / colour | the fire takes the house of a character, or an empty one |
| breach | side | the outermost tile of a section is lost |
| in | colour | which empty house the character moves into |
| take, give, return | colour | a worker: taken, given to a player, returned for something |
| discard | colour | a threat marker discarded by a character |
| threaten | colour | which threat the opponents receive |
| suffer | colour | which of several disasters strikes first |
| swap | from, to | a worker exchanged for another |
| dig | side | a canal tile without a card |
| draw | pile | a card from the left or right draw pile |
| lend | seat | who receives a florin |
| advance, convert, again | | takes what is offered |
| done | | no (more) of what is offered |
| end | | hands the turn over |

A series of equal choices (workers taken, markers discarded …) goes up the colours in their order
blue, brown, yellow, red, violet, so that every combination has exactly one way.
"""

from typing import Final

from bourgade.core.space import ActionSpace, Param, Verb
from bourgade.games.bruges import tables

WORKERS: Final = 0  # + card
FLORINS: Final = WORKERS + 165
REMOVE: Final = FLORINS + 165
CANAL: Final = REMOVE + 165  # + card * 2 + side
HOUSE: Final = CANAL + 330  # + card
CHARACTER: Final = HOUSE + 165
ACTIVATE: Final = CHARACTER + 165
LOSE: Final = ACTIVATE + 165
BURN_UNDER: Final = LOSE + 165
BURN: Final = BURN_UNDER + 165  # + colour
BREACH: Final = BURN + 5  # + side
IN: Final = BREACH + 2  # + colour
TAKE: Final = IN + 5
GIVE: Final = TAKE + 5
RETURN: Final = GIVE + 5
DISCARD: Final = RETURN + 5
THREATEN: Final = DISCARD + 5
SUFFER: Final = THREATEN + 5
SWAP: Final = SUFFER + 5  # + from * 5 + to
DIG: Final = SWAP + 25  # + side
DRAW: Final = DIG + 2  # + pile
LEND: Final = DRAW + 2  # + seat
ADVANCE: Final = LEND + 4
CONVERT: Final = ADVANCE + 1
AGAIN: Final = CONVERT + 1
DONE: Final = AGAIN + 1
END: Final = DONE + 1
NUM_ACTIONS: Final = END + 1

_CARD = Param("card", list(tables.KEYS))
_COLOUR = Param("colour", list(tables.COLOURS))
_SIDE = Param("side", list(tables.SIDES))

SPACE: Final = ActionSpace(
    "bruges",
    Verb("workers", "workers {card}", _CARD),
    Verb("florins", "florins {card}", _CARD),
    Verb("remove", "remove {card}", _CARD),
    Verb("canal", "canal {card} {side}", _CARD, _SIDE),
    Verb("house", "house {card}", _CARD),
    Verb("character", "character {card}", _CARD),
    Verb("activate", "activate {card}", _CARD),
    Verb("lose", "lose {card}", _CARD),
    Verb("burn-under", "burn under {card}", _CARD),
    Verb("burn", "burn {colour}", _COLOUR),
    Verb("breach", "breach {side}", _SIDE),
    Verb("in", "in {colour}", _COLOUR),
    Verb("take", "take {colour}", _COLOUR),
    Verb("give", "give {colour}", _COLOUR),
    Verb("return", "return {colour}", _COLOUR),
    Verb("discard", "discard {colour}", _COLOUR),
    Verb("threaten", "threaten {colour}", _COLOUR),
    Verb("suffer", "suffer {colour}", _COLOUR),
    Verb(
        "swap",
        "swap {from} {to}",
        Param("from", list(tables.COLOURS)),
        Param("to", list(tables.COLOURS)),
    ),
    Verb("dig", "dig {side}", _SIDE),
    Verb("draw", "draw {pile}", Param("pile", list(tables.SIDES))),
    Verb("lend", "lend {seat}", Param("seat", range(4))),
    Verb("advance", "advance"),
    Verb("convert", "convert"),
    Verb("again", "again"),
    Verb("done", "done"),
    Verb("end", "end"),
)
