"""Whether the parts of a described position belong together."""

from typing import Final

from bourgade.core.errors import PositionError
from bourgade.games.burdigala import state, tables
from bourgade.games.burdigala.draws import may_drink
from bourgade.games.burdigala.intrigues import unknown_sites
from bourgade.games.burdigala.rules import State
from bourgade.games.burdigala.state import (
    AFTER,
    ALTER_DIE,
    BETRAY_RIVAL,
    DEPARTED,
    EXTRA_STONE,
    GONE,
    KEEP_GOOD,
    LAY_STONE,
    MOVE_PAWN,
    NOWHERE,
    OVER,
    PEEK_SITE,
    PLACE_PAWN,
    PRIVILEGE,
    PUSH_PAWN,
    ROB_RIVAL,
    SHED_TOKEN,
    SWAP_GOODS,
    TOO_MANY,
    VINO,
    VISIT_RIVAL,
)
from bourgade.games.burdigala.stones import sites_beside

OPEN_MOMENTS: Final = (MOVE_PAWN, LAY_STONE, AFTER, DEPARTED)
MOMENTS: Final = [state.DECISIONS[moment] for moment in OPEN_MOMENTS]
DRAWING: Final = (VINO, TOO_MANY)
PLOTS: Final = (
    ALTER_DIE,
    EXTRA_STONE,
    PEEK_SITE,
    BETRAY_RIVAL,
    VISIT_RIVAL,
    SWAP_GOODS,
    ROB_RIVAL,
    KEEP_GOOD,
    SHED_TOKEN,
)


def check(s: State) -> None:
    _check_pawns(s)
    _check_knowledge(s)
    _check_turn(s)
    _check_sequels(s)
    _check_limits(s)
    if s.decision != OVER and not s.legal_actions():
        raise PositionError("decision", f"{state.DECISIONS[s.decision]}: nothing to choose from")
    _check_causes(s)


def _check_pawns(s: State) -> None:
    pushing = s.decision == PUSH_PAWN
    for seat, p in enumerate(s.players):
        for pawn, at in enumerate(p.pawns):
            where = f"players[{seat}].pawns[{pawn}]"
            if at == NOWHERE and s.decision != PLACE_PAWN:
                raise PositionError(where, "must be placed by now")
            if at < 0:
                continue
            pushed = pushing and (s.pushed_seat, s.pushed_pawn) == (seat, pawn)
            if pushed:
                continue
            if s.occupied & tables.BIT[at]:
                raise PositionError(where, f"{tables.POINT_NAMES[at]} is occupied twice")
            s.occupied |= tables.BIT[at]
    if s.decision == PLACE_PAWN:
        _check_placing(s)
    elif s.decision != OVER:
        _check_pawns_left(s)


def _check_placing(s: State) -> None:
    """Clockwise from the first player, one pawn each."""
    each = tables.PAWNS[s.seats]
    placed = [each - sum(at == NOWHERE for at in p.pawns[:each]) for p in s.players]
    total = sum(placed)
    for seat in range(s.seats):
        place = (seat - s.first) % s.seats
        if GONE in list(s.players[seat].pawns[:each]):
            raise PositionError(f"players[{seat}].pawns", "no pawn leaves before the first turn")
        if total == each * s.seats or placed[seat] != -((place - total) // s.seats):
            raise PositionError("players", "pawns are placed one by one, in turn")
    if s.active != (s.first + total) % s.seats:
        raise PositionError("active", "it is another player's turn to place a pawn")


def _check_pawns_left(s: State) -> None:
    """Only the pawn that has just left may have been the last one of its player."""
    for seat, p in enumerate(s.players):
        if p.pawns_left() == 0 and (s.decision != DEPARTED or seat != s.active):
            raise PositionError(f"players[{seat}].pawns", "without pawns the game is over")
    own = list(s.players[s.active].pawns[: tables.PAWNS[s.seats]])
    if s.decision == DEPARTED and GONE not in own:
        raise PositionError(f"players[{s.active}].pawns", "no pawn of this player has left")


def _check_knowledge(s: State) -> None:
    for viewer in range(s.seats):
        for owner in range(s.seats):
            for good, name in enumerate(tables.GOODS_NAMES):
                known = s.known[(viewer * s.seats + owner) * tables.NUM_GOODS + good]
                if known > s.players[owner].goods[good]:
                    where = f"players[{viewer}].knows-goods.{owner}.{name}"
                    raise PositionError(where, f"player {owner} has fewer of them")
                visiting = s.decision == SWAP_GOODS and (viewer, owner) == (s.active, s.rival)
                if visiting and known < s.players[owner].goods[good]:
                    where = f"players[{viewer}].knows-goods.{owner}.{name}"
                    raise PositionError(where, "the Merchant sees all goods")


def _check_turn(s: State) -> None:
    """Dice, pawn and site are there from the moment they are needed."""
    if s.asked != s.active and s.decision not in DRAWING:
        raise PositionError("asked", "only intrigues drawn ask another player than the active one")
    if s.decision in OPEN_MOMENTS and s.moment != s.decision:
        raise PositionError("moment", f"must be {state.DECISIONS[s.decision]} too")
    if s.decision in (PLACE_PAWN, OVER):
        return
    if 0 in s.dice:
        raise PositionError("dice", "must be thrown by now")
    if (s.faces_count or not s.played) and (
        s.double != (s.dice[0] == s.dice[1]) or s.seven != (s.dice[0] + s.dice[1] == 7)
    ):
        raise PositionError("double", "double and seven must say what the dice show")
    moved = s.decision == PUSH_PAWN or s.moment in (LAY_STONE, AFTER)
    if moved != (s.mover >= 0):
        raise PositionError("mover", "names the pawn that moved, from its move to the end")
    if moved and s.players[s.active].pawns[s.mover] < 0:
        raise PositionError("mover", "this pawn is not on the map")
    if (s.moment == AFTER) != (s.site >= 0):
        raise PositionError("site", "names the site of the stone, from the stone to the end")
    if s.moment == LAY_STONE and sites_beside(s) == 0:
        raise PositionError("mover", "no stone can be laid beside this pawn")
    if s.moment != AFTER and any(s.earned):
        raise PositionError("earned", "no stone is laid yet in this turn")


def _check_sequels(s: State) -> None:
    """Each open question has what it asks about, and nothing is left over from another."""
    for field, there, decision in (
        ("pushed", s.pushed_seat >= 0, PUSH_PAWN),
        ("peeks", s.peeks > 0, PEEK_SITE),
        ("rival", s.rival >= 0, SWAP_GOODS),
        ("offered", any(s.offered), KEEP_GOOD),
    ):
        if there != (s.decision == decision):
            raise PositionError(field, f"belongs to the decision {state.DECISIONS[decision]!r}")
    if s.decision == PUSH_PAWN:
        _check_pushed(s)
    if s.rival == s.active:
        raise PositionError("rival", "must be another player")
    if s.peeks > unknown_sites(s, s.active):
        raise PositionError("peeks", "fewer sites are left to look at")
    needs = {
        PRIVILEGE: AFTER,
        EXTRA_STONE: AFTER,
        VINO: AFTER,
        PUSH_PAWN: MOVE_PAWN,
        ALTER_DIE: MOVE_PAWN,
    }
    wanted = needs.get(s.decision)
    if wanted is not None and s.moment != wanted:
        raise PositionError("moment", f"must be {state.DECISIONS[wanted]}")
    if s.decision == PRIVILEGE and s.builders[s.site] >= 0:
        raise PositionError("site", "the site is finished: there is no privilege to choose")
    if s.decision == PRIVILEGE and s.goods_left == 0:
        raise PositionError("goods-pile", "is empty: there is no privilege to choose")


def _check_causes(s: State) -> None:
    """What is being decided can have come about in this turn."""
    if s.decision in PLOTS and not s.played:
        raise PositionError("intrigue-played", "this decision follows from an intrigue")
    if s.decision == PUSH_PAWN and not s.double:
        raise PositionError("double", "only a double ends on an occupied point")
    if s.decision == PRIVILEGE and not s.corrupted:
        raise PositionError("corrupted", "the token comes before the privilege")
    if s.corrupted and not (s.seven and s.moment == AFTER):
        raise PositionError("corrupted", "belongs to a seven, after the stone")
    if s.moment == DEPARTED and s.decision not in (DEPARTED, OVER):
        raise PositionError("moment", "the turn is over when a pawn has left")


def _check_pushed(s: State) -> None:
    if (s.pushed_seat, s.pushed_pawn) == (s.active, s.mover):
        raise PositionError("pushed", "a pawn cannot push itself aside")
    at = s.players[s.pushed_seat].pawns[s.pushed_pawn]
    if at != s.players[s.active].pawns[s.mover]:
        raise PositionError("pushed", "this pawn does not stand where the other one arrived")


def _check_limits(s: State) -> None:
    for seat, p in enumerate(s.players):
        asked = s.decision == TOO_MANY and s.asked == seat
        if asked and p.excess() <= 0:
            raise PositionError("decision", "nobody holds too many intrigues")
        if not asked and p.excess() > 0 and s.decision != TOO_MANY:
            raise PositionError(f"players[{seat}].hand", "more intrigues than a player may hold")
    drawing = s.decision in DRAWING
    if not drawing and any(s.due):
        raise PositionError("due", "intrigues due are drawn before anything else")
    if s.answered and not drawing:
        raise PositionError("answered", "no intrigue is being drawn")
    if s.decision == VINO and s.due[s.asked] == 0:
        raise PositionError("due", "In vino veritas is asked about a card that is due")
    if s.decision == VINO and not may_drink(s, s.players[s.asked]):
        raise PositionError("decision", "In vino veritas has nothing to offer")
