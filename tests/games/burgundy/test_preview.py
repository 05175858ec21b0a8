"""What the page promises before a choice is what the choice then costs and brings."""

from typing import Any

import pytest

import bourgade
from bourgade.core.chance import FastChance
from bourgade.games.burgundy.rules import State
from bourgade.games.burgundy.state import PARTS

GAME = bourgade.game("burgundy")
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"boards": ["2", "7", "8"]}),
    (2, {"boards": ["10a", "10d"]}),
    (2, {"boards": ["10a", "10d"], "spielbox-action": "take"}),
    (4, {"setup": "expert-secret", "sheets": "all"}),
]


def have(s: State, seat: int) -> dict[str, int]:
    """Everything of a player that a preview speaks of, the extra action apart."""
    p = s.players[seat]
    things = {"workers": p.workers, "silver": p.silver, "points": sum(p.points), "track": p.track}
    things |= {f"points-{part}": p.points[i] for i, part in enumerate(PARTS)}
    things["goods"] = sum(p.goods)
    things["bonus-tiles"] = int(p.large | p.small << 6).bit_count()
    return {kind: int(amount) for kind, amount in things.items()}


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_a_preview_is_what_happens(players: int, options: dict[str, Any]) -> None:
    chance, choice = FastChance(3), FastChance(4)
    s = GAME.new(players, options, chance)
    assert isinstance(s, State)
    while not s.is_terminal():
        seat, legal = s.current_player(), s.legal_actions()
        action = legal[choice.pick(len(legal))]
        promised = {effect.kind: effect.amount for effect in GAME.preview(s, action)}
        promised.pop("extra-action", None)
        before = have(s, seat)
        s.apply_action(action, chance)
        if GAME.decode(action)["verb"] in ("end", "start"):
            assert promised == {}, "chance comes in between"
            continue
        after = have(s, seat)
        assert promised == {k: after[k] - before[k] for k in after if after[k] != before[k]}
