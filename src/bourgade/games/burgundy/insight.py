"""A quick estimate of what a position is worth to a player, for bots."""

from bourgade.core.native import i64
from bourgade.games.burgundy.state import Player, Position


def evaluate(s: Position, seat: i64) -> float:
    p: Player = s.players[seat]
    return float(p.score())
