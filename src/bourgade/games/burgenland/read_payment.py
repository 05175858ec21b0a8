"""Reads the payment of a described position: what it is for, and the cards counted out so far."""

from bourgade.core.errors import PositionError
from bourgade.core.reading import Fields
from bourgade.games.burgenland import state, tables
from bourgade.games.burgenland.build import needs_pass
from bourgade.games.burgenland.position import place_name
from bourgade.games.burgenland.rules import State
from bourgade.games.burgenland.state import (
    PAY_ARCHITECT,
    PAY_CASTLE,
    PAY_COINS,
    PAY_DIFFERENT,
    PAY_JOKER,
    PAY_SAME,
)
from bourgade.games.burgenland.tables import (
    CARD_NAMES,
    CARD_VALUE,
    GREAT_CASTLE,
    JOKER,
    PALACE,
    PIECE_NAMES,
    TILE_NAMES,
    WELL,
)

PLACES = [place_name(place) for place in range(tables.NUM_SITES + 1)]


def decision_name(s: State) -> str:
    return state.DECISIONS[s.decision]


def read_payment(s: State, f: Fields) -> None:
    """The cards tell how much is still due."""
    if not f.has("payment"):
        f.take("payment")  # null, but not left out
        if s.paying():
            raise PositionError("payment", f"is missing for the decision {decision_name(s)}")
        return
    payment = f.fields("payment")
    if not s.paying():
        raise PositionError("payment", f"nothing is paid at the decision {decision_name(s)}")
    piece = payment.word_or_none("piece", PIECE_NAMES)
    place = payment.word_or_none("place", PLACES)
    s.piece = -1 if piece is None else PIECE_NAMES.index(piece)
    s.place = -1 if place is None else PLACES.index(place)
    s.by_coins = payment.flag("by-coins")
    for name, count in payment.counts("cards", CARD_NAMES).items():
        s.chosen[CARD_NAMES.index(name)] = count
    for name, count in payment.counts("cards-before", CARD_NAMES).items():
        s.paid[CARD_NAMES.index(name)] = count
    payment.done()
    _check_target(s)
    _check_tiles(s)
    if s.piece == PALACE and s.place != GREAT_CASTLE:
        s.price = s.architect()
    _check_counted(s)
    s.last = max((card for card in range(tables.NUM_CARDS) if s.chosen[card]), default=-1)
    by_count = s.decision <= PAY_DIFFERENT
    counted = sum(n if by_count else n * CARD_VALUE[card] for card, n in enumerate(s.chosen))
    s.due = _demanded(s) - counted
    if s.due <= 0:
        raise PositionError("payment.cards", "the payment is complete: it cannot be open")


def _demanded(s: State) -> int:
    """Cards or coins that the open payment asks for in all."""
    return {
        PAY_CASTLE: tables.CASTLE_PRICE,
        PAY_SAME: tables.SAME[s.piece] if s.piece < WELL else 0,
        PAY_DIFFERENT: tables.DIFFERENT[s.piece] if s.piece < WELL else 0,
        PAY_COINS: tables.COIN_PRICE,
        PAY_ARCHITECT: int(s.price),
        PAY_JOKER: tables.JOKER_PRICE,
    }[int(s.decision)]


def _check_target(s: State) -> None:
    """What is paid for must fit the decision, and be something that can be built there."""
    if s.decision == PAY_JOKER:
        fits = s.piece < 0 and s.place < 0 and not s.by_coins
    elif s.decision in (PAY_SAME, PAY_DIFFERENT):
        fits = 0 <= s.piece < WELL and s.place == GREAT_CASTLE and not s.by_coins
    elif s.decision == PAY_ARCHITECT:
        fits = s.piece == PALACE and 0 <= s.place < GREAT_CASTLE
    else:
        fits = s.piece >= 0 and s.place >= 0 and s.by_coins == (s.decision == PAY_COINS)
        fits = fits and (s.place < GREAT_CASTLE or (s.by_coins and s.piece < WELL))
    if not fits:
        raise PositionError("payment", f"does not fit the decision {decision_name(s)}")
    if any(s.paid) != (s.decision == PAY_ARCHITECT):
        raise PositionError("payment.cards-before", "are there while the architect is paid")
    if s.piece < 0:
        return
    if s.place < GREAT_CASTLE and (s.piece == WELL) != (s.place % 5 == tables.ROUND):
        raise PositionError("payment.place", "wells stand on the round site, and nothing else")
    if s.place < GREAT_CASTLE and s.sites[s.place] >= 0:
        raise PositionError("payment.place", "is taken already")
    if s.piece == WELL and s.place // 5 != s.well_castle():
        raise PositionError("payment.place", "the red marker stands elsewhere")


def _check_tiles(s: State) -> None:
    """The bonus tiles that the building takes are still behind the screen."""
    tiles = s.active().tiles
    needed = {
        "coin-payment": s.by_coins,
        "extra-site": 0 <= s.place < GREAT_CASTLE and s.place % 5 == tables.EXTRA,
        "pass": 0 <= s.place < GREAT_CASTLE and needs_pass(s, s.place // 5, s.piece),
    }
    for name, wanted in needed.items():
        if wanted and tiles[TILE_NAMES.index(name)] == 0:
            raise PositionError("payment", f"needs the bonus tile {name}, which the player lacks")


def _check_counted(s: State) -> None:
    """The cards counted out must belong to such a payment."""
    before = [card for card in range(tables.NUM_CARDS) for _ in range(s.paid[card])]
    if s.decision == PAY_ARCHITECT and not _are_the_price(s, before):
        raise PositionError("payment.cards-before", "are not the price of the palace")
    cards = [card for card in range(tables.NUM_CARDS) for _ in range(s.chosen[card])]
    colours = [tables.CARD_COLOUR[card] for card in cards if card != JOKER]
    fits = {
        PAY_CASTLE: _of_castle(s, cards) if s.decision == PAY_CASTLE else True,
        PAY_SAME: len(set(colours)) <= 1,
        PAY_DIFFERENT: len(set(colours)) == len(colours)
        and not (s.plain_different and JOKER in cards),
        PAY_JOKER: JOKER not in cards,
    }
    if not fits.get(int(s.decision), True):
        raise PositionError("payment.cards", f"do not fit the decision {decision_name(s)}")


def _are_the_price(s: State, cards: list[int]) -> bool:
    """Four cards for the castle, or ten coins without a needless card."""
    if not s.by_coins:
        return len(cards) == tables.CASTLE_PRICE and _of_castle(s, cards)
    values = [CARD_VALUE[card] for card in cards]
    return sum(values) >= tables.COIN_PRICE > sum(values) - min(values)


def _of_castle(s: State, cards: list[int]) -> bool:
    castle = s.place // 5
    allowed = (-1, s.colour(castle, 0), s.colour(castle, 1))
    return all(tables.CARD_COLOUR[card] in allowed for card in cards)
