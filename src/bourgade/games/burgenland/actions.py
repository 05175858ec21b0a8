"""The action space of Burgenland.

| verb | parameters | meaning |
|---|---|---|
| build | castle, site, piece, price | action A: a wall, a house or a palace in a castle |
| well | price | action A: a well where the red marker stands |
| great | piece, set | action A: a building in the great castle |
| draw | | action B: two colour cards |
| swap | crossings | an exchange tile: two milestones change places |
| prime | | the bonus tile of that name: cards worth five coins |
| joker | | begins to buy a joker with colour cards |
| pay | card | one more card for what is being paid |
| cheapest | | pays all of it at once, lowest values first |
| end | | hands the turn over |

A price is cards (four of the two colours of the castle) or coins (the bonus tile for ten coins); in
the great castle a set of the same colour, of different colours, or coins. An action that starts a
payment is followed by `pay` or `cheapest`; cards are counted out in one order (jokers, threes,
twos, ones), so that each payment has one path. The tile for an extra site is named by the site, the
pass is used where the building needs it: neither has an action of its own.
"""

from typing import Final

from bourgade.core.space import ActionSpace, Param, Verb
from bourgade.games.burgenland import tables

BUILD: Final = 0  # + ((castle * 4 + slot) * 3 + piece) * 2 + price
WELL: Final = BUILD + 11 * 4 * 3 * 2  # + price
GREAT: Final = WELL + 2  # + piece * 3 + set
DRAW: Final = GREAT + 9
SWAP: Final = DRAW + 1  # + pair
PRIME: Final = SWAP + 28
JOKER: Final = PRIME + 1
PAY: Final = JOKER + 1  # + card
CHEAPEST: Final = PAY + 25
END: Final = CHEAPEST + 1
NUM_ACTIONS: Final = END + 1

# Prices of build and well; sets of great.
BY_CARDS: Final = 0
BY_COINS: Final = 1
SAME_COLOUR: Final = 0
DIFFERENT_COLOURS: Final = 1
TEN_COINS: Final = 2

_PRICE = Param("price", ["cards", "coins"], ["", " coins"])
_BUILDING = Param("piece", ["wall", "house", "palace"])

SPACE: Final = ActionSpace(
    "burgenland",
    Verb(
        "build",
        "build {piece} {castle} {site}{price}",
        Param("castle", range(1, 12)),
        Param("site", ["north", "west", "east", "extra"]),
        _BUILDING,
        _PRICE,
    ),
    Verb("well", "well{price}", _PRICE),
    Verb("great", "great {piece} {set}", _BUILDING, Param("set", ["same", "different", "coins"])),
    Verb("draw", "draw"),
    Verb("swap", "swap {crossings}", Param("crossings", list(tables.PAIR_NAMES))),
    Verb("prime", "prime"),
    Verb("joker", "joker"),
    Verb("pay", "pay {card}", Param("card", list(tables.CARD_NAMES))),
    Verb("cheapest", "cheapest"),
    Verb("end", "end"),
)
