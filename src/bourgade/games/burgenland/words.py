"""What players read: an action in words, the decision to make, and (from `chronicle`) the log.

Every action of the space has words in every position, also where it is not allowed: people ask
about those too. What an action brings is told by `preview`.
"""

from bourgade.core.space import Value
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.games.burgenland import names, tables
from bourgade.games.burgenland.actions import SPACE
from bourgade.games.burgenland.build import needs_pass
from bourgade.games.burgenland.chronicle import tell as tell
from bourgade.games.burgenland.names import Args, message, position
from bourgade.games.burgenland.state import DECISIONS, PAY_CASTLE, PAY_JOKER, Position
from bourgade.games.burgenland.suggestion import suggestion
from bourgade.games.burgenland.tables import PALACE, PIECE_NAMES, SLOT_NAMES


def describe(state: GameState, action: int) -> Message:
    """The action in words for the player to move, with its price."""
    s = position(state)
    content = SPACE.decode(action)
    verb = str(content["verb"])
    if verb == "build":
        return _building(s, content)
    if verb == "well":
        castle = s.well_castle()
        place = castle * 5 + tables.ROUND
        price = _castle_price(s, castle, tables.WELL, content["price"] == "coins")
        return _to_build(tables.WELL, place, [price])
    if verb == "great":
        piece = PIECE_NAMES.index(str(content["piece"]))
        return _to_build(piece, tables.GREAT_CASTLE, [_great_price(piece, str(content["set"]))])
    if verb == "swap":
        return _swapping(s, str(content["crossings"]))
    if verb == "pay":
        return message(
            "action-pay", {"card": names.card(tables.CARD_BY_NAME[str(content["card"])])}
        )
    if verb == "cheapest":
        cards = names.cards(suggestion(s))
        return (
            message("action-cheapest-none")
            if cards is None
            else message("action-cheapest", {"cards": cards})
        )
    return message(f"action-{verb}")


def _building(s: Position, content: dict[str, Value]) -> Message:
    castle = int(content["castle"]) - 1
    slot = SLOT_NAMES.index(str(content["site"]))
    piece = PIECE_NAMES.index(str(content["piece"]))
    price = [_castle_price(s, castle, piece, content["price"] == "coins")]
    if piece == PALACE:
        price.append(message("price-architect", {"coins": names.coins(s.architect())}))
    if needs_pass(s, castle, piece):
        price.append(message("price-pass"))
    return _to_build(piece, castle * 5 + slot, price)


def _to_build(piece: int, place: int, price: list[Message]) -> Message:
    listed = names.listing(price)
    assert listed is not None
    args: Args = {"piece": names.piece(piece), "place": names.place(place), "price": listed}
    return message("action-build", args)


def _castle_price(s: Position, castle: int, piece: int, coins: bool) -> Message:
    if coins:
        return message("price-coins", {"coins": names.coins(tables.COIN_PRICE)})
    return message("price-castle", _two_colours(s, castle) | {"count": tables.CASTLE_PRICE})


def _two_colours(s: Position, castle: int) -> Args:
    return {"one": names.colour(s.colour(castle, 0)), "two": names.colour(s.colour(castle, 1))}


def _great_price(piece: int, kind: str) -> Message:
    if kind == "coins":
        return message("price-coins", {"coins": names.coins(tables.COIN_PRICE)})
    table = tables.SAME if kind == "same" else tables.DIFFERENT
    return message(f"price-{kind}", {"count": table[piece]})


def _swapping(s: Position, pair: str) -> Message:
    one, two = tables.PAIRS[tables.PAIR_NAMES.index(pair)]
    args: Args = {
        "one": names.colour(s.milestones[one]),
        "two": names.colour(s.milestones[two]),
        "first": one + 1,
        "second": two + 1,
    }
    return message("action-swap", args)


def prompt(state: GameState) -> Message:
    """What the player to move has to decide now."""
    s = position(state)
    name = f"prompt-{DECISIONS[s.decision]}"
    if not s.paying():
        return message(name)
    args: Args = {"due": s.due}
    if s.decision != PAY_JOKER:
        args |= {"piece": names.piece_name(s.piece), "place": names.place(s.place)}
    if s.decision == PAY_CASTLE:
        args |= _two_colours(s, s.place // 5)
    return message(name, args)
