"""What a choice costs and brings at once, for the page to show before it is made."""

from bourgade.core.chance import FastChance
from bourgade.core.game import Effect
from bourgade.core.state import GameState
from bourgade.games.bruges import scoring, tables
from bourgade.games.bruges.actions import DONE, DRAW, END
from bourgade.games.bruges.state import CHOOSE_HOUSE, Position
from bourgade.games.bruges.state import DRAW as DRAWING_CARDS


def preview(before: GameState, action: int) -> list[Effect]:
    """The difference an action makes to its player; nothing of what chance may bring.

    Placing a character includes moving in: which house it is makes no difference here.
    """
    assert isinstance(before, Position)
    if action == END or DRAW <= action < DRAW + 2:
        return []
    if action == DONE and before.decision == DRAWING_CARDS:
        return []  # the dice may follow
    seat = before.decider
    after = before.clone()
    assert isinstance(after, Position)
    after.apply_action(action, FastChance(0))
    if after.decision == CHOOSE_HOUSE and after.decider == seat:
        after.apply_action(after.legal_actions()[0], FastChance(0))
    old, new = before.players[seat], after.players[seat]
    was, now = before.score_parts(seat), after.score_parts(seat)
    changes: dict[str, int] = {"florins": new.florins - old.florins}
    for c, colour in enumerate(tables.COLOURS):
        changes[f"workers-{colour}"] = new.workers[c] - old.workers[c]
    for c, colour in enumerate(tables.COLOURS):
        changes[f"threats-{colour}"] = new.threats[c] - old.threats[c]
    changes["points"] = new.track() - old.track()
    changes |= {f"end-{part}": now[part] - was[part] for part in scoring.FINAL_PARTS}
    changes["levels"] = new.level - old.level
    changes["canal-tiles"] = sum(new.dug) - sum(old.dug)
    return [Effect(kind, int(amount)) for kind, amount in changes.items() if amount]
