"""A quick estimate of how far a player is, for bots: pieces built, and what the hand promises.

It reads the position alone and never asks chance. The unit is one piece. A payment that is being
counted out is judged as if the rest of it were paid cheaply: so a build is worth something from the
moment it is chosen. The weights were found by playing the greedy bot against itself.
"""

from typing import Final

from bourgade.core.native import i64
from bourgade.games.burgenland.build import SITE_BONUS, may_pay_coins, needs_pass, well_reward
from bourgade.games.burgenland.cheapest import pay_cheapest
from bourgade.games.burgenland.pay import begin
from bourgade.games.burgenland.scoring import score
from bourgade.games.burgenland.state import OVER, PAY_ARCHITECT, PAY_JOKER, Player, Position
from bourgade.games.burgenland.tables import (
    BONUS_COINS,
    BONUS_EXCHANGE,
    BONUS_JOKER,
    BONUS_TILE,
    CASTLE_PRICE,
    COIN_PAYMENT,
    EXTRA,
    EXTRA_SITE,
    GREAT_CASTLE,
    HOUSE,
    JOKER,
    PALACE,
    PASS,
    PRIME,
    SITE_REWARD,
    WALL,
    WELL,
)

# In the hand.
CARD: Final = 0.16
# Cards beyond these are money, and best spent on jokers: a table of hoarders would otherwise end up
# with every card in hand, nothing to draw and nobody building.
HANDFUL: Final = 12
SPARE_CARD: Final = 0.02
COIN: Final = 0.012
A_JOKER: Final = 0.23
NEAR_CASTLE: Final = 0.3  # four cards for the castle one is nearest to; less for fewer
NEXT_CASTLE: Final = 0.1  # the same for the one after it
ONE_COLOUR: Final = 0.06  # each card of the colour one has most of
# Tiles.
AN_EXTRA_SITE: Final = 0.26
A_COIN_PAYMENT: Final = 0.6
A_PASS: Final = 0.2
A_PRIME: Final = 0.68
AN_EXCHANGE: Final = 0.12
UNSEEN_TILE: Final = 0.44
REWARD_COIN: Final = 0.09
# The turn.
ACTION: Final = 0.27  # still to come
BUILD_READY: Final = 0.25  # and something can be built
# How much harder than the other pieces a palace is.
PALACE_LEFT: Final = 0.12
# A hand never promises all the pieces left to build, or it would be dearer than building them.
ROOM: Final = 0.85


def evaluate(s: Position, seat: i64) -> float:
    """The pieces `seat` can count on; at the end of the game those it has built."""
    p: Player = s.players[seat]
    if s.decision == OVER:
        return float(score(s, p))
    if seat == s.turn and s.paying():
        ahead = Position(s.seats, s)
        return _after_paying(ahead, ahead.players[seat])
    return _worth(s, p, seat == s.turn and not s.acted, 0.0)


def _after_paying(s: Position, p: Player) -> float:
    """The same once the payment is complete, without what chance may bring."""
    pay_cheapest(s, p)
    if s.price > 0 and s.decision != PAY_ARCHITECT:
        begin(s, PAY_ARCHITECT, s.price)
        pay_cheapest(s, p)
    if s.decision == PAY_JOKER:
        p.take(JOKER, 1)
        return _worth(s, p, not s.acted, 0.0)
    p.left[s.piece] -= 1
    if s.by_coins:
        p.tiles[COIN_PAYMENT] -= 1
    gains: float = 0.0
    if s.place != GREAT_CASTLE:
        gains = _gains(s, p)
    return _worth(s, p, False, gains)


def _gains(s: Position, p: Player) -> float:
    """What the piece and its site bring: given to the player, or told as worth if not yet known."""
    if needs_pass(s, s.place // 5, s.piece):
        p.tiles[PASS] -= 1
    if s.place % 5 == EXTRA:
        p.tiles[EXTRA_SITE] -= 1
    s.put(s.piece, s.place, s.turn)
    if s.piece == WALL:
        p.take(JOKER, s.standing[s.place // 5 * 3 + WALL])
    elif s.piece == WELL:
        return REWARD_COIN * float(well_reward(s))
    bonus: i64 = SITE_BONUS[s.place]
    if bonus == BONUS_JOKER:
        p.take(JOKER, 1)
    elif bonus == BONUS_COINS:
        return REWARD_COIN * float(SITE_REWARD)
    elif bonus == BONUS_EXCHANGE:
        p.exchange += 1
    elif bonus == BONUS_TILE:
        return UNSEEN_TILE
    return 0.0


def _worth(s: Position, p: Player, to_act: bool, gains: float) -> float:
    """Pieces built, less the hard ones left, and the stock with falling returns."""
    built: float = float(score(s, p)) - PALACE_LEFT * float(p.left[PALACE])
    room: float = ROOM * float(p.pieces_left())
    if room == 0.0:
        return built
    stock: float = gains + _hand(s, p, to_act)
    stock += AN_EXTRA_SITE * float(p.tiles[EXTRA_SITE]) + A_PASS * float(p.tiles[PASS])
    stock += A_COIN_PAYMENT * float(p.tiles[COIN_PAYMENT]) + A_PRIME * float(p.tiles[PRIME])
    stock += AN_EXCHANGE * float(p.exchange)
    return built + stock * room / (room + stock)


def _hand(s: Position, p: Player, to_act: bool) -> float:
    """Cards, and how near they come to a castle, to the next one, to a set of one colour."""
    best: i64 = 0
    second: i64 = 0
    castle: i64
    for castle in range(11):
        if not _usable(s, p, castle):
            continue
        count: i64 = p.colours[s.colour(castle, 0)] + p.colours[s.colour(castle, 1)]
        count = min(count, CASTLE_PRICE)
        if count > best:
            second = best
            best = count
        elif count > second:
            second = count
    most: i64 = 0
    cards: i64 = 0
    colour: i64
    for colour in range(8):
        cards += p.colours[colour]
        most = max(most, p.colours[colour])
    ready: i64 = min(best + p.hand[JOKER], CASTLE_PRICE)
    spare: i64 = max(cards - HANDFUL, 0)
    worth: float = CARD * float(cards - spare) + SPARE_CARD * float(spare)
    worth += COIN * float(p.coins) + A_JOKER * float(p.hand[JOKER])
    worth += NEAR_CASTLE * float(ready * ready) / 16.0
    worth += NEXT_CASTLE * float(second * second) / 16.0
    worth += ONE_COLOUR * float(min(most, 6))
    if to_act:
        worth += ACTION
        if ready >= CASTLE_PRICE or may_pay_coins(p):
            worth += BUILD_READY
    return worth


def _usable(s: Position, p: Player, castle: i64) -> bool:
    """Is there anything the player could still build in this castle?"""
    if p.left[WELL] > 0 and s.well_castle() == castle:
        return True
    first: i64 = castle * 5
    if s.sites[first] >= 0 and s.sites[first + 1] >= 0 and s.sites[first + 2] >= 0:
        return False
    if p.left[WALL] > 0:
        return True
    if p.left[HOUSE] > 0 and not needs_pass(s, castle, HOUSE):
        return True
    return p.left[PALACE] > 0 and not needs_pass(s, castle, PALACE)
