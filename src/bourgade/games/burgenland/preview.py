"""What a choice costs and brings at once, for the page to show before it is made.

The four cards for a castle go without saying: the payment that follows shows them.
"""

from bourgade.core.game import Effect
from bourgade.core.state import GameState
from bourgade.games.burgenland import tables
from bourgade.games.burgenland.actions import SPACE
from bourgade.games.burgenland.build import needs_pass, well_reward
from bourgade.games.burgenland.names import position
from bourgade.games.burgenland.state import Position
from bourgade.games.burgenland.suggestion import suggestion
from bourgade.games.burgenland.tables import (
    COIN_PRICE,
    JOKER_PRICE,
    PALACE,
    PRIME_REWARD,
    SITE_REWARD,
    SLOT_NAMES,
    WALL,
)

# What the bonus of a site shows as.
SITE_EFFECTS = {
    "joker": Effect("jokers", 1),
    "coins": Effect("reward", SITE_REWARD),
    "exchange": Effect("exchange-tiles", 1),
    "bonus": Effect("bonus-tiles", 1),
}


def preview(before: GameState, action: int) -> list[Effect]:
    """The price apart from the four cards, and the gains; nothing of what chance may bring."""
    s = position(before)
    content = SPACE.decode(action)
    verb = str(content["verb"])
    if verb == "build":
        return _building(s, content)
    if verb == "well":
        gains = [Effect("reward", well_reward(s))] if well_reward(s) else []
        return [*_by_coins(content["price"]), *_unless_last(s, gains)]
    if verb == "great":
        return [*_great_price(content), *_unless_last(s, [])]
    if verb == "cheapest":
        return _payment(s)
    return {
        "draw": _drawing(s),
        "swap": [Effect("exchange-tiles", -1)],
        "prime": [Effect("reward", PRIME_REWARD), *_tile("prime")],
        "joker": [Effect("coins", -JOKER_PRICE), Effect("jokers", 1)],
    }.get(verb, [])


def _tile(name: str) -> list[Effect]:
    return [Effect(f"tile-{name}", -1)]


def _by_coins(price: int | str) -> list[Effect]:
    """Ten coins and the tile for it, where that is the price."""
    return [Effect("coins", -COIN_PRICE), *_tile("coin-payment")] if price == "coins" else []


def _drawing(s: Position) -> list[Effect]:
    """Two cards, or what there still is."""
    there = min(int(s.pile_size + s.discard_size), 2)
    return [Effect("cards", there)] if there else []


def _unless_last(s: Position, gains: list[Effect]) -> list[Effect]:
    """The last piece wins: nothing else matters any more."""
    return [Effect("victory", 1)] if s.active().pieces_left() == 1 else gains


def _building(s: Position, content: dict[str, int | str]) -> list[Effect]:
    castle = int(content["castle"]) - 1
    slot = SLOT_NAMES.index(str(content["site"]))
    piece = tables.PIECE_NAMES.index(str(content["piece"]))
    costs = _by_coins(content["price"])
    if piece == PALACE:
        costs.append(Effect("architect", -s.architect()))
    if slot == tables.EXTRA:
        costs += _tile("extra-site")
    if needs_pass(s, castle, piece):
        costs += _tile("pass")
    gains = []
    if piece == WALL:
        gains.append(Effect("jokers", int(s.standing[castle * 3 + WALL]) + 1))
    gains += _site_bonus(s, castle * 5 + slot)
    return [*costs, *_unless_last(s, _together(gains))]


def _site_bonus(s: Position, place: int) -> list[Effect]:
    """What the site gives; no tile where none is left."""
    bonus = tables.BONUS_NAMES[tables.SITE_BONUS[place]]
    gone = (bonus == "exchange" and s.exchange == 0) or (bonus == "bonus" and not any(s.tile_bag))
    return [] if bonus is None or gone else [SITE_EFFECTS[bonus]]


def _together(gains: list[Effect]) -> list[Effect]:
    """One effect of each kind: the wall's jokers and the site's are counted as one sum."""
    sums: dict[str, int] = {}
    for gain in gains:
        sums[gain.kind] = sums.get(gain.kind, 0) + gain.amount
    return [Effect(kind, amount) for kind, amount in sums.items()]


def _great_price(content: dict[str, int | str]) -> list[Effect]:
    piece = tables.PIECE_NAMES.index(str(content["piece"]))
    if content["set"] == "coins":
        return _by_coins("coins")
    table = tables.SAME if content["set"] == "same" else tables.DIFFERENT
    return [Effect("cards", -table[piece])]


def _payment(s: Position) -> list[Effect]:
    """What the suggested payment takes from the hand."""
    counts = suggestion(s)
    jokers = counts[tables.JOKER]
    effects = [Effect("cards", jokers - sum(counts)), Effect("jokers", -jokers)]
    return [effect for effect in effects if effect.amount]
