"""Action A: building, in the castles and in the great castle (p. 3-5).

A build is chosen first and paid then; nothing stands on the map before the payment is complete.
"""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.core.state import ActionList
from bourgade.games.burgenland import actions, tables
from bourgade.games.burgenland.actions import BUILD, BY_COINS, GREAT, TEN_COINS
from bourgade.games.burgenland.draws import draw_tile, reward, turn_architect, turn_well
from bourgade.games.burgenland.pay import (
    begin,
    cheapest_sum,
    least_coins,
    ones_in,
    threes_in,
    twos_in,
)
from bourgade.games.burgenland.state import (
    NO_PLACE,
    NOTHING,
    OVER,
    PAY_ARCHITECT,
    PAY_CASTLE,
    PAY_COINS,
    PAY_DIFFERENT,
    PAY_JOKER,
    PAY_SAME,
    REST,
    TURN,
    Player,
    Position,
)
from bourgade.games.burgenland.tables import (
    BONUS_COINS,
    BONUS_EXCHANGE,
    BONUS_JOKER,
    BONUS_TILE,
    CASTLE_PRICE,
    COIN_PAYMENT,
    COIN_PRICE,
    EXTRA,
    EXTRA_SITE,
    GREAT_CASTLE,
    HOUSE,
    JOKER,
    JOKER_PRICE,
    PALACE,
    PASS,
    ROUND,
    SITE_REWARD,
    WALL,
    WELL,
)

SITE_BONUS: Final = vec[i64](tables.SITE_BONUS)
WELL_REWARD: Final = vec[i64](tables.WELL_REWARD)
LADDER_LENGTH: Final = vec[i64]([len(tables.LADDER)])
SAME: Final = vec[i64](tables.SAME)
DIFFERENT: Final = vec[i64](tables.DIFFERENT)


def list_builds(s: Position, p: Player, out: ActionList) -> None:
    """Every building that can be paid, on every free site of the castles."""
    with_coins: bool = may_pay_coins(p)
    slots: i64 = 4 if p.tiles[EXTRA_SITE] > 0 else 3
    wall: bool = p.left[WALL] > 0
    houses: bool = p.left[HOUSE] > 0
    palaces: bool = p.left[PALACE] > 0
    jokers: i64 = p.hand[JOKER]
    castle: i64
    slot: i64
    for castle in range(11):
        one: i64 = s.colour(castle, 0)
        two: i64 = s.colour(castle, 1)
        with_cards: bool = p.colours[one] + p.colours[two] + jokers >= CASTLE_PRICE
        if not with_cards and not with_coins:
            continue
        house: bool = houses and allows(s, p, castle, HOUSE)
        palace: bool = palaces and allows(s, p, castle, PALACE)
        palace_cards: bool = palace and with_cards and _affords_palace(s, p, one, two)
        palace_coins: bool = palace and with_coins and _affords_palace_by_coins(s, p)
        for slot in range(slots):
            if s.sites[castle * 5 + slot] >= 0:
                continue
            action: i64 = BUILD + (castle * 4 + slot) * 6
            if wall and with_cards:
                out.add(action)
            if wall and with_coins:
                out.add(action + 1)
            if house and with_cards:
                out.add(action + 2)
            if house and with_coins:
                out.add(action + 3)
            if palace_cards:
                out.add(action + 4)
            if palace_coins:
                out.add(action + 5)


def may_pay_coins(p: Player) -> bool:
    """The bonus tile, and ten coins (p. 6)."""
    return p.tiles[COIN_PAYMENT] > 0 and p.coins >= COIN_PRICE


def allows(s: Position, p: Player, castle: i64, piece: i64) -> bool:
    """One palace in a castle, a wall for each house; a pass puts up with anything (p. 4, 6)."""
    return p.tiles[PASS] > 0 or not needs_pass(s, castle, piece)


def needs_pass(s: Position, castle: i64, piece: i64) -> bool:
    if piece == PALACE:
        return s.standing[castle * 3 + PALACE] > 0
    return piece == HOUSE and s.standing[castle * 3 + HOUSE] >= s.standing[castle * 3 + WALL]


def _affords_palace(s: Position, p: Player, one: i64, two: i64) -> bool:
    """Can the architect be paid with what four cards leave in hand?"""
    return p.coins - cheapest_sum(p, one, two, CASTLE_PRICE) >= s.architect()


def _affords_palace_by_coins(s: Position, p: Player) -> bool:
    """Ten coins for the palace and the architect's besides, from separate cards (p. 6)."""
    least: i64 = least_coins(threes_in(p), twos_in(p), ones_in(p), COIN_PRICE)
    return p.coins - least >= s.architect()


def list_well(s: Position, p: Player, out: ActionList) -> None:
    """On the red marker only."""
    if p.left[WELL] == 0:
        return
    castle: i64 = s.well_castle()
    one: i64 = p.colours[s.colour(castle, 0)]
    two: i64 = p.colours[s.colour(castle, 1)]
    if one + two + p.hand[JOKER] >= CASTLE_PRICE:
        out.add(actions.WELL)
    if may_pay_coins(p):
        out.add(actions.WELL + BY_COINS)


def list_great(s: Position, p: Player, out: ActionList) -> None:
    """Without limits, without rewards (p. 5): only the cards count."""
    most: i64 = 0
    kinds: i64 = 0
    colour: i64
    piece: i64
    for colour in range(8):
        most = max(most, p.colours[colour])
        if p.colours[colour] > 0:
            kinds += 1
    most += p.hand[JOKER]
    if not s.plain_different:
        kinds += p.hand[JOKER]
    for piece in range(3):
        if p.left[piece] == 0:
            continue
        action: i64 = GREAT + piece * 3
        if most >= SAME[piece]:
            out.add(action)
        if kinds >= DIFFERENT[piece]:
            out.add(action + 1)
        if may_pay_coins(p):
            out.add(action + TEN_COINS)


def begin_build(s: Position, castle: i64, slot: i64, piece: i64, by_coins: bool) -> None:
    s.place = castle * 5 + slot
    s.piece = piece
    s.by_coins = by_coins
    s.price = 0
    if piece == PALACE:
        s.price = s.architect()
    if by_coins:
        begin(s, PAY_COINS, COIN_PRICE)
    else:
        begin(s, PAY_CASTLE, CASTLE_PRICE)


def begin_well(s: Position, by_coins: bool) -> None:
    begin_build(s, s.well_castle(), ROUND, WELL, by_coins)


def begin_great(s: Position, piece: i64, kind: i64) -> None:
    s.place = GREAT_CASTLE
    s.piece = piece
    s.by_coins = kind == TEN_COINS
    if kind == TEN_COINS:
        begin(s, PAY_COINS, COIN_PRICE)
    elif kind == actions.SAME_COLOUR:
        begin(s, PAY_SAME, SAME[piece])
    else:
        begin(s, PAY_DIFFERENT, DIFFERENT[piece])


def begin_joker(s: Position) -> None:
    begin(s, PAY_JOKER, JOKER_PRICE)


def settle(s: Position, p: Player, chance: Chance) -> None:
    """After a card: the architect's turn, the thing paid for, or the next card."""
    if s.due > 0:
        return
    i: i64
    if s.price > 0 and s.decision != PAY_ARCHITECT:
        for i in range(25):
            s.paid[i] = s.chosen[i]
            s.chosen[i] = 0
        begin(s, PAY_ARCHITECT, s.price)
        return
    _lay_down(s, p)
    if s.decision == PAY_JOKER:
        _give_jokers(s, p, 1)
        s.decision = REST if s.acted else TURN
    else:
        _build(s, p, chance)
    s.place = NO_PLACE
    s.piece = NOTHING
    s.by_coins = False
    s.price = 0
    s.last = NOTHING
    s.due = 0


def _lay_down(s: Position, p: Player) -> None:
    """The cards of the payment go open to the discards, jokers back to their pile."""
    i: i64
    for i in range(25):
        count: i64 = s.chosen[i] + s.paid[i]
        if count == 0:
            continue
        s.chosen[i] = 0
        s.paid[i] = 0
        p.shown[i] = max(p.shown[i] - count, 0)
        if i == JOKER:
            s.jokers += count
        else:
            s.discard[i] += count
            s.discard_size += count
    s.news = True


def _give_jokers(s: Position, p: Player, count: i64) -> None:
    s.jokers -= count
    p.take(JOKER, count)


def _build(s: Position, p: Player, chance: Chance) -> None:
    """The piece is placed. With the last one the game ends at once (p. 5)."""
    s.acted = True
    s.decision = REST
    if s.by_coins:
        p.tiles[COIN_PAYMENT] -= 1
        s.tiles_used[COIN_PAYMENT] += 1
    if s.piece == WELL:
        reward(s, p, well_reward(s), chance)
    p.left[s.piece] -= 1
    if s.place == GREAT_CASTLE:
        p.great[s.piece] += 1
    else:
        _place(s, p)
    if p.pieces_left() == 0:
        s.decision = OVER
    elif s.place != GREAT_CASTLE:
        _after_building(s, p, chance)


def _place(s: Position, p: Player) -> None:
    """On a site of a castle, with the tiles that this takes."""
    if needs_pass(s, s.place // 5, s.piece):
        p.tiles[PASS] -= 1
        s.tiles_used[PASS] += 1
    if s.place % 5 == EXTRA:
        p.tiles[EXTRA_SITE] -= 1
    s.put(s.piece, s.place, s.turn)


def _after_building(s: Position, p: Player, chance: Chance) -> None:
    """What the piece moves and brings, then the bonus of the site (p. 4, 5-6)."""
    if s.piece == WELL:
        s.wells_built += 1
        turn_well(s, chance)
    elif s.piece == PALACE:
        s.architects_paid += 1
        turn_architect(s, chance)
    elif s.piece == WALL:
        _give_jokers(s, p, s.standing[s.place // 5 * 3 + WALL])
    bonus: i64 = SITE_BONUS[s.place]
    if bonus == BONUS_JOKER:
        _give_jokers(s, p, 1)
    elif bonus == BONUS_COINS:
        reward(s, p, SITE_REWARD, chance)
    elif bonus == BONUS_EXCHANGE:
        if s.exchange > 0:
            s.exchange -= 1
            p.exchange += 1
    elif bonus == BONUS_TILE:
        draw_tile(s, p, chance)


def well_reward(s: Position) -> i64:
    """The highest value still to be seen on the ladder; what follows it is agreed (p. 4)."""
    if s.late_wells_nothing and s.wells_built >= LADDER_LENGTH[0]:
        return 0
    return WELL_REWARD[s.wells_built]
