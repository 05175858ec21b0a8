"""The inner loops of the bots, compiled: whole random games, and one step of greed."""

from typing import Final

from bourgade.core.chance import Chance, FastChance
from bourgade.core.native import i64, vec
from bourgade.core.state import MOST_ACTIONS, ActionList, GameState

RIVAL: Final = 0.2  # how much a point of the best rival weighs against one's own
SAMPLES: Final = 4  # how often an action that asks chance is tried


def playout(state: GameState, chance: Chance) -> i64:
    """Plays uniformly random legal actions to the end; returns how many there were."""
    count: i64 = 0
    legal = ActionList(MOST_ACTIONS)
    while state.current_player() >= 0:
        legal.count = 0
        state.list_actions(legal)
        action: i64 = legal.items[chance.pick(legal.count)]
        state.apply_action(action, chance)
        count += 1
    return count


def best_action(state: GameState, seat: i64, chance: Chance) -> i64:
    """The legal action after which `seat` stands best, one step ahead; of equals the lowest."""
    legal: list[int] = state.legal_actions()
    best: i64 = legal[0]
    if len(legal) == 1:
        return best
    seats: i64 = len(state.scores())
    dice = FastChance(chance.pick(1000000000))
    best_worth: float = -1e9
    for candidate in legal:
        action: i64 = candidate
        worth: float = _worth_after(state, action, seat, seats, dice)
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def standing(state: GameState, seat: i64, seats: i64) -> float:
    """A seat's own hopes, less a part of its best rival's."""
    rival: float = -1e9
    other: i64
    for other in range(seats):
        if other != seat:
            rival = max(rival, state.evaluate(other))
    return state.evaluate(seat) - RIVAL * rival


def _worth_after(state: GameState, action: i64, seat: i64, seats: i64, dice: FastChance) -> float:
    """Averages over a few throws if the action asks chance at all."""
    before: i64 = dice.state
    after: GameState = state.clone()
    after.apply_action(action, dice)
    worth: float = standing(after, seat, seats)
    if dice.state == before:
        return worth
    i: i64
    for i in range(SAMPLES - 1):
        after = state.clone()
        after.apply_action(action, dice)
        worth += standing(after, seat, seats)
    return worth / float(SAMPLES)


def quick_action(
    state: GameState, seat: i64, legal: ActionList, chance: Chance, glance: i64
) -> i64:
    """What `seat` would play in a hurry: the best for itself one step ahead, one throw each.

    Of more than `glance` actions only so many are looked at, drawn by lot.
    """
    legal.count = 0
    state.list_actions(legal)
    count: i64 = legal.count
    items: vec[i64] = legal.items
    if count > glance:
        count = glance
    best: i64 = items[0]
    if legal.count == 1:
        return best
    best_worth: float = -1e18
    i: i64
    for i in range(count):
        if count < legal.count:
            other: i64 = i + chance.pick(legal.count - i)
            swapped: i64 = items[i]
            items[i] = items[other]
            items[other] = swapped
        after: GameState = state.clone()
        after.apply_action(items[i], chance)
        worth: float = after.evaluate(seat)
        if worth > best_worth:
            best_worth = worth
            best = items[i]
    return best


def misjudgement(dice: FastChance) -> float:
    """Between -1 and 1. Two throws: small errors are more likely than large ones."""
    return float(dice.pick(10001) + dice.pick(10001)) / 10000.0 - 1.0


def blurred_action(state: GameState, seat: i64, chance: Chance, blur: float) -> i64:
    """As `best_action`, but each action is taken for up to `blur` points better or worse."""
    legal: list[int] = state.legal_actions()
    best: i64 = legal[0]
    if len(legal) == 1:
        return best
    seats: i64 = len(state.scores())
    dice = FastChance(chance.pick(1000000000))
    best_worth: float = -1e18
    for candidate in legal:
        action: i64 = candidate
        error: float = blur * misjudgement(dice)
        worth: float = _worth_after(state, action, seat, seats, dice) + error
        if worth > best_worth:
            best_worth = worth
            best = action
    return best
