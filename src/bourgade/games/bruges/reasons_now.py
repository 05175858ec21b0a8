"""Which action belongs to which decision, and what to answer when it is not its moment.

Whatever a card or a disaster sets going is finished before anything else goes on. The answers
depend on nothing but the decision that is open and stand ready in one table.
"""

from typing import Final

from bourgade.games.bruges import state
from bourgade.games.bruges.actions import NUM_ACTIONS, SPACE

GAME_OVER: Final = "bruges.game-is-over"
# What has to be done first, by the decision that is open.
FIRST: Final[dict[int, str]] = {
    state.DRAW: "bruges.first.draw-cards",
    state.PROGRESS: "bruges.first.decide-about-progress",
    state.STRIKES: "bruges.first.choose-the-disaster",
    state.PLAGUE: "bruges.first.choose-who-dies-of-the-plague",
    state.FIRE: "bruges.first.choose-what-burns",
    state.CHOOSE_HOUSE: "bruges.first.choose-a-house",
    state.TAKE_WORKERS: "bruges.first.take-the-workers",
    state.TAKE_COLOUR: "bruges.first.choose-the-colour-of-the-workers",
    state.DISCARD: "bruges.first.discard-threats-or-be-done",
    state.LEVELS: "bruges.first.advance-or-be-done",
    state.DIG: "bruges.first.dig-or-be-done",
    state.BUILD: "bruges.first.build-a-house-or-be-done",
    state.PLAY: "bruges.first.play-another-card",
    state.EXCHANGE: "bruges.first.exchange-workers-or-be-done",
    state.CONVERT: "bruges.first.use-the-offer-or-be-done",
    state.GIVE: "bruges.first.give-workers",
    state.BREACH: "bruges.first.choose-the-canal-tile",
    state.THREATEN: "bruges.first.choose-the-threat",
    state.LEND: "bruges.first.choose-who-gets-a-florin",
    state.AGAIN: "bruges.first.repeat-or-be-done",
    state.DRAW_MORE: "bruges.first.draw-for-the-character",
}
PLAYS: Final = (state.TURN, state.PLAY)
OFFERS: Final = (
    state.DRAW,
    state.PROGRESS,
    state.DISCARD,
    state.LEVELS,
    state.DIG,
    state.BUILD,
    state.PLAY,
    state.EXCHANGE,
    state.CONVERT,
    state.AGAIN,
)
# By verb: the decisions it belongs to, and the answer in an ordinary turn.
MOMENTS: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    "workers": (PLAYS, ""),
    "florins": (PLAYS, ""),
    "remove": (PLAYS, ""),
    "canal": (PLAYS, ""),
    "house": ((*PLAYS, state.BUILD), ""),
    "character": (PLAYS, ""),
    "activate": ((state.TURN,), ""),
    "end": ((state.TURN,), ""),
    "lose": ((state.PLAGUE,), "bruges.no-disaster"),
    "burn-under": ((state.FIRE,), "bruges.no-disaster"),
    "burn": ((state.FIRE,), "bruges.no-disaster"),
    "breach": ((state.FIRE, state.BREACH), "bruges.no-disaster"),
    "suffer": ((state.STRIKES,), "bruges.no-disaster"),
    "in": ((state.CHOOSE_HOUSE,), "bruges.in.no-newcomer"),
    "take": ((state.TAKE_WORKERS, state.TAKE_COLOUR), "bruges.needs-a-character"),
    "give": ((state.GIVE,), "bruges.needs-a-character"),
    "return": ((state.CONVERT,), "bruges.needs-a-character"),
    "discard": ((state.DISCARD,), "bruges.needs-a-character"),
    "threaten": ((state.THREATEN,), "bruges.needs-a-character"),
    "swap": ((state.EXCHANGE,), "bruges.needs-a-character"),
    "dig": ((state.DIG,), "bruges.needs-a-character"),
    "lend": ((state.LEND,), "bruges.needs-a-character"),
    "convert": ((state.CONVERT,), "bruges.needs-a-character"),
    "again": ((state.AGAIN,), "bruges.needs-a-character"),
    "draw": ((state.DRAW, state.DRAW_MORE), "bruges.draw.only-in-phase-1"),
    "advance": ((state.PROGRESS, state.LEVELS), "bruges.advance.only-in-phase-2"),
    "done": (OFFERS, "bruges.done.nothing-offered"),
}


def _answer(decision: int, verb: str) -> str | None:
    if decision == state.OVER:
        return GAME_OVER
    decisions, in_turn = MOMENTS[verb]
    if decision in decisions:
        return None
    return in_turn if decision == state.TURN else FIRST[decision]


def _answers(decision: int) -> list[str | None]:
    answers: list[str | None] = []
    for verb in SPACE.verbs.values():
        answers += [_answer(decision, verb.name)] * verb.count
    return answers


# NOT_NOW[decision][action]: None where the action has its moment.
NOT_NOW: Final[list[list[str | None]]] = [_answers(decision) for decision in range(state.EFFECTS)]
assert all(len(row) == NUM_ACTIONS for row in NOT_NOW)
NOT_NOW_REASONS: Final[tuple[str, ...]] = (
    GAME_OVER,
    *FIRST.values(),
    *dict.fromkeys(answer for _, answer in MOMENTS.values() if answer),
)
