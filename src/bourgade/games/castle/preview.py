"""What a choice completes and brings at once, for the page to show before it is made."""

from bourgade.core.chance import FastChance
from bourgade.core.game import Effect
from bourgade.core.state import GameState
from bourgade.games.castle import features
from bourgade.games.castle.actions import AGAIN, PLACE, SUBJECT
from bourgade.games.castle.completed import completed
from bourgade.games.castle.features import AROUND, kind_at, node_at
from bourgade.games.castle.scoring import tower_at, worth
from bourgade.games.castle.state import HOUSES, PARTS, Position
from bourgade.games.castle.tables import BIT, COURT, SEGMENT_COUNT, SEGMENT_KIND


def preview(before: GameState, action: int) -> list[Effect]:
    """The difference an action makes to its player and to the other; nothing of what chance may
    bring, and nothing of the final scoring."""
    assert isinstance(before, Position)
    if action < SUBJECT:
        changes = _laying(before, (action - PLACE) >> 2, (action - PLACE) & 3)
    elif action >= AGAIN:
        return []
    else:
        changes = _scoring(before, action)
    return [Effect(kind, int(amount)) for kind, amount in changes.items() if amount]


def _laying(before: Position, square: int, rotation: int) -> dict[str, int]:
    """What the tile completes by itself, and what a subject could claim with it at once."""
    s = before.clone()
    assert isinstance(s, Position)
    s.last = square
    features.lay(s, square, s.hand, rotation)
    changes = {"points": 0}
    changes |= {f"points-{part}": 0 for part in PARTS[: HOUSES + 1]}
    changes |= {"rival-points": 0, "on-offer": 0, "wall-tiles": 0}
    waiting = completed(s)
    for spot in range(AROUND):
        if not waiting & BIT[spot]:
            continue
        root, kind = s.find(node_at(s, spot)), kind_at(s, spot)
        seat, points = s.majority(root), worth(s, root, kind)
        if seat == s.turn:
            changes["points"] += points
            changes[f"points-{PARTS[kind]}"] += points
        elif seat >= 0:
            changes["rival-points"] += points
    player = s.players[s.turn]
    if player.reserve > 0:
        changes["on-offer"] = _on_offer(s)
    if changes["points"] and tower_at(s, player.score + changes["points"]):
        changes["wall-tiles"] = 1
    return changes


def _on_offer(s: Position) -> int:
    """The best completed feature of the new tile in which nobody stands."""
    best = 0
    tile = s.laid[s.last] >> 2
    for segment in range(SEGMENT_COUNT[tile]):
        root, kind = s.root_at(s.last * 8 + segment), SEGMENT_KIND[tile * 8 + segment]
        nobody = s.subjects_in(root, 0) + s.subjects_in(root, 1) == 0
        if kind != COURT and nobody and s.open_ends(root) == 0:
            best = max(best, worth(s, root, kind))
    return best


def _scoring(before: Position, action: int) -> dict[str, int]:
    """What is scored, and who comes home; the player who scores may be the other one, and by
    agreement the one who decides may not be the one whose turn it is."""
    after = before.clone()
    assert isinstance(after, Position)
    after.apply_action(action, FastChance(0))
    seat = before.decider
    old, new = before.players[seat], after.players[seat]
    gains = {part: new.points[i] - old.points[i] for i, part in enumerate(PARTS[: HOUSES + 1])}
    rival_old, rival_new = before.players[1 - seat], after.players[1 - seat]
    rival = sum(rival_new.points[i] - rival_old.points[i] for i in range(HOUSES + 1))
    return {
        "points": sum(gains.values()),
        **{f"points-{part}": amount for part, amount in gains.items()},
        "rival-points": rival,
        "subjects": new.reserve - old.reserve,
        "wall-tiles": sum(new.walls) - sum(old.walls),
        "rival-wall-tiles": sum(rival_new.walls) - sum(rival_old.walls),
        "keep": new.keep_size - old.keep_size,
    }
