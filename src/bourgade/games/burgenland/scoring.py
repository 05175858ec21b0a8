"""Who wins: the first to have built everything. The score counts the pieces built."""

from bourgade.core.native import i64
from bourgade.games.burgenland.state import OVER, PIECES, Player, Position


def built(s: Position, p: Player, piece: i64) -> i64:
    """How many pieces of a kind the player has built, in castles and in the great castle."""
    return PIECES[s.seats * 4 + piece] - p.left[piece]


def score(s: Position, p: Player) -> i64:
    total: i64 = 0
    piece: i64
    for piece in range(4):
        total += built(s, p, piece)
    return total


def winners(s: Position) -> list[int]:
    """Whoever placed the last piece; nobody else can have finished."""
    if s.decision != OVER:
        return []
    return [seat for seat, p in enumerate(s.players) if p.pieces_left() == 0]
