"""What a choice costs and brings at once, for the page to show before it is made."""

from bourgade.core.chance import FastChance
from bourgade.core.game import Effect
from bourgade.core.state import GameState
from bourgade.games.burgundy.actions import END, START
from bourgade.games.burgundy.state import CASTLE_ACTION, PARTS, Position


def preview(before: GameState, action: int) -> list[Effect]:
    """The difference an action makes to its player; nothing of what chance may bring."""
    assert isinstance(before, Position)
    if action == END or (action >= START and action < START + 37):
        return []
    after = before.clone()
    assert isinstance(after, Position)
    after.apply_action(action, FastChance(0))
    old = before.players[before.seat()]
    new = after.players[before.seat()]
    changes = {
        "workers": new.workers - old.workers,
        "silver": new.silver - old.silver,
        "points": new.score() - old.score(),
    }
    changes |= {f"points-{part}": new.points[i] - old.points[i] for i, part in enumerate(PARTS)}
    changes["goods"] = sum(new.goods) - sum(old.goods)
    changes["extra-action"] = int(after.decision == CASTLE_ACTION != before.decision)
    changes["track"] = new.track - old.track
    changes["bonus-tiles"] = _bonus_tiles(after, before)
    return [Effect(kind, int(amount)) for kind, amount in changes.items() if amount]


def _bonus_tiles(after: Position, before: Position) -> int:
    seat = before.seat()
    new, old = after.players[seat], before.players[seat]
    return int(new.large != old.large) + int(new.small != old.small)
