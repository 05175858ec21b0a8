"""Besides the action, at any moment of the own turn: tiles, and buying jokers (p. 5-6)."""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.core.state import ActionList
from bourgade.games.burgenland import tables
from bourgade.games.burgenland.actions import JOKER, PRIME, SWAP
from bourgade.games.burgenland.draws import reward, reward_from_discard
from bourgade.games.burgenland.state import Player, Position
from bourgade.games.burgenland.tables import JOKER_PRICE, PRIME_REWARD

PAIR_FIRST: Final = vec[i64]([pair[0] for pair in tables.PAIRS])
PAIR_SECOND: Final = vec[i64]([pair[1] for pair in tables.PAIRS])


def list_besides(s: Position, p: Player, out: ActionList) -> None:
    i: i64
    if p.exchange > 0:
        for i in range(28):
            out.add(SWAP + i)
    if p.tiles[tables.PRIME] > 0 and _something_to_draw(s):
        out.add(PRIME)
    if p.coins - 3 * p.hand[tables.JOKER] >= JOKER_PRICE:
        out.add(JOKER)


def _something_to_draw(s: Position) -> bool:
    return s.discard_size > 0 or (s.pile_size > 0 and not s.prime_from_discard)


def swap(s: Position, p: Player, pair: i64) -> None:
    """Two milestones change places; the exchange tile is spent."""
    one: i64 = PAIR_FIRST[pair]
    two: i64 = PAIR_SECOND[pair]
    p.exchange -= 1
    s.exchange_used += 1
    colour: i64 = s.milestones[one]
    s.milestones[one] = s.milestones[two]
    s.milestones[two] = colour


def use_prime(s: Position, p: Player, chance: Chance) -> None:
    """Five coins' worth of cards, openly; from the pile, or from the discards if so agreed."""
    p.tiles[tables.PRIME] -= 1
    s.tiles_used[tables.PRIME] += 1
    s.news = True
    if s.prime_from_discard:
        reward_from_discard(s, p, PRIME_REWARD, chance)
    else:
        reward(s, p, PRIME_REWARD, chance)
