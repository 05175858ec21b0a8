"""Which action belongs to which decision, and what to answer when it is not its moment.

A tile placed on the estate acts at once (p. 5), so whatever it brings has to be finished before the
turn goes on. The answers depend on nothing else and stand ready in one table.
"""

from typing import Final

from bourgade.games.burgundy.actions import NUM_ACTIONS, SPACE
from bourgade.games.burgundy.state import (
    CASTLE_ACTION,
    CHOOSE_SIDE,
    CHOOSE_START,
    CHURCH_TILE,
    DISCARD_ONE,
    HALL_TILE,
    KEEP_GOODS,
    MARKET_TILE,
    OVER,
    SHIP_DEPOT,
    TURN,
    WAREHOUSE_SALE,
    WORKSHOP_TILE,
)

GAME_OVER: Final = "burgundy.game-is-over"
# What has to be done first, by the decision that is open.
FIRST: Final = {
    DISCARD_ONE: "burgundy.make-room-in-the-storage-first",
    CASTLE_ACTION: "burgundy.finish-the-castle-action-first",
    WAREHOUSE_SALE: "burgundy.use-or-skip-the-warehouse-first",
    WORKSHOP_TILE: "burgundy.use-or-skip-the-workshop-first",
    CHURCH_TILE: "burgundy.use-or-skip-the-church-first",
    MARKET_TILE: "burgundy.use-or-skip-the-market-first",
    HALL_TILE: "burgundy.use-or-skip-the-city-hall-first",
    SHIP_DEPOT: "burgundy.choose-the-ships-depot-first",
    KEEP_GOODS: "burgundy.choose-the-goods-to-keep-first",
    CHOOSE_SIDE: "burgundy.choose-a-side-first",
    CHOOSE_START: "burgundy.choose-the-start-space-first",
}
BUILDINGS: Final = (WAREHOUSE_SALE, WORKSHOP_TILE, CHURCH_TILE, MARKET_TILE, HALL_TILE)
# By verb, when no die powers it: the decisions it belongs to, and the answer during the dice.
MOMENTS: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    "discard": ((DISCARD_ONE,), "burgundy.discard.only-for-a-new-tile"),
    "ship": ((SHIP_DEPOT,), "burgundy.ship.no-ship-arrived"),
    "ship-two": ((SHIP_DEPOT,), "burgundy.ship.no-ship-arrived"),
    "keep": ((KEEP_GOODS,), "burgundy.keep.nothing-to-choose"),
    "skip": (BUILDINGS, "burgundy.skip.no-building-benefit"),
    "side": ((CHOOSE_SIDE,), "burgundy.side.only-in-the-set-up"),
    "start": ((CHOOSE_START,), "burgundy.start.only-in-the-set-up"),
}
NO_CASTLE: Final = "burgundy.no-castle-action-granted"
NO_BENEFIT: Final = "burgundy.no-building-benefit-granted"
# Of the buildings, only these give something by that verb.
BENEFIT_VERBS: Final[dict[str, tuple[int, ...]]] = {
    "take": (WORKSHOP_TILE, CHURCH_TILE, MARKET_TILE),
    "place": (HALL_TILE,),
    "sell": (WAREHOUSE_SALE,),
}
SKIP_ONLY_BUILDINGS: Final = "burgundy.skip.only-building-benefits"


def _moment(action: int) -> tuple[str, tuple[int, ...], str]:
    """The verb of an action, the decisions it belongs to, and the answer in an ordinary turn."""
    content = SPACE.decode(action)
    verb = str(content["verb"])
    if verb in MOMENTS:
        decisions, answer = MOMENTS[verb]
        return verb, decisions, answer
    if content.get("die") == "castle":
        return verb, (CASTLE_ACTION,), NO_CASTLE
    if content.get("die") == "building":
        return verb, BENEFIT_VERBS[verb], NO_BENEFIT
    return verb, (TURN,), ""


def _answer(decision: int, action: int) -> str | None:
    if decision == OVER:
        return GAME_OVER
    verb, decisions, in_turn = _moment(action)
    if decision in decisions:
        return None
    if decision == TURN:
        return in_turn
    if verb == "skip" and decision not in (CHOOSE_SIDE, CHOOSE_START):
        return SKIP_ONLY_BUILDINGS
    return FIRST[decision]


# NOT_NOW[decision][action]: None where the action has its moment.
NOT_NOW: Final[list[list[str | None]]] = [
    [_answer(decision, action) for action in range(NUM_ACTIONS)] for decision in range(OVER + 1)
]
NOT_NOW_REASONS: Final[tuple[str, ...]] = (
    GAME_OVER,
    *FIRST.values(),
    *dict.fromkeys(answer for _, answer in MOMENTS.values()),
    NO_CASTLE,
    NO_BENEFIT,
    SKIP_ONLY_BUILDINGS,
)
