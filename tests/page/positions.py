"""Positions to sit down at: played out by the engine, imported as a record, continued on the page.

Nothing is invented: a record is a real game that was stopped where a test wants to begin.
"""

import functools
import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from steps import continued

import bourgade
from bourgade import bots

Position = Any
Wanted = Callable[[Position], bool]

_GREED = {"points": 10.0, "extra-action": 15.0, "goods": 2.0, "silver": 2.0, "workers": 0.7}
_VERBS = {
    "place": 12.0,
    "found": 9.0,
    "take": 5.0,
    "sell": 3.0,
    "buy": 1.0,
    "end": -1.0,
    "skip": -20.0,
}


def decides(seat: int, decision: str) -> Wanted:
    """It is this seat's decision of this kind; for a turn, with both dice still to be played."""

    def wanted(state: Position) -> bool:
        view = state.view(seat)
        fresh = decision != "turn" or view.used_dice[:2] == [False, False]
        return bool(view.to_move == seat and view.decision == decision and fresh)

    return wanted


@functools.lru_cache(maxsize=64)
def reach(
    wanted: Wanted,
    *,
    game: str = "burgundy",
    players: int = 2,
    after: int = 0,
    seed: int = 1,
    options: tuple[tuple[str, Any], ...] = (),
    bot: str = "greedy",
) -> str:
    """The record of a game up to the first wanted position after `after` decisions.

    Tries one seed after another, so a position must only be common, not certain. Burgundy is
    played sensibly by what each move gains at once, the other games by the greedy bot, or by
    another: the random one is quick, and comes to everything sooner or later.
    """
    for attempt in range(seed, seed + 60):
        settings = {
            key: list(value) if isinstance(value, tuple) else value for key, value in options
        }
        match = bourgade.start(game, players=players, seed=attempt, options=settings)
        player = bots.make(bot, seed=attempt)
        count = 0
        while not match.state.is_terminal():
            if count >= after and wanted(match.state):
                return str(match.record.to_json())
            match.play(_sensible(match) if game == "burgundy" else player.choose(match.state))
            count += 1
    raise AssertionError("no game reached the wanted position")


def _sensible(match: Any) -> int:
    """Builds when it can, takes what it can build: a game as people might play it."""
    game, state = match.game, match.state

    def worth(action: int) -> float:
        verb = str(game.decode(action)["verb"])
        gains: float = sum(_GREED.get(e.kind, 0.0) * e.amount for e in game.preview(state, action))
        return gains + _VERBS.get(verb, 0.0) + action * 1e-4

    best: int = max(state.legal_actions(), key=worth)
    return best


def sit_down(page: Page, record: str, seats: list[str] | None = None) -> str:
    """Continues the record at a new table."""
    wishes = [_seat(one) for one in seats or ["me", "bot"]]
    match = continued(page, record, len(json.loads(record)["log"]), wishes)
    page.goto(f"/m/{match}")
    # The table, or the screen that asks who is looking before it shows anybody's cards.
    page.wait_for_selector("#game-table, main h1 + p + .primary")
    return match


def _seat(wish: str) -> dict[str, str]:
    if wish == "bot":
        return {"kind": "bot", "bot": "greedy"}
    return {"kind": "here", "name": wish[5:]} if wish.startswith("here:") else {"kind": wish}
