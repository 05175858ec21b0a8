"""The sequels of an intrigue: whose card, which die, which site, what for what (help sheet)."""

from bourgade.core.bits import count_bits
from bourgade.core.chance import Chance
from bourgade.core.native import i64
from bourgade.core.state import ActionList
from bourgade.games.burdigala.draws import (
    draw,
    drop_from_table,
    return_token,
    settle,
    uncover,
)
from bourgade.games.burdigala.ids import (
    ALTER,
    BETRAY,
    DECLINE,
    KEEP,
    PEEK,
    ROB,
    SHED,
    SITES,
    SWAP,
    VISIT,
)
from bourgade.games.burdigala.state import BIT, SWAP_GOODS, Player, Position
from bourgade.games.burdigala.tables import NUM_GOODS, NUM_LASTING
from bourgade.games.burdigala.turns import read_dice

# --- Influence ---


def list_alterations(s: Position, out: ActionList) -> None:
    """A die keeps to its faces; of two equal dice it does not matter which one changes."""
    die: i64
    for die in range(2):
        if die == 0 or s.dice[0] != s.dice[1]:
            if s.dice[die] > 1:
                out.add(ALTER + die * 2)
            if s.dice[die] < 6:
                out.add(ALTER + die * 2 + 1)


def alter(s: Position, die: i64, more: i64) -> None:
    """It changes how far a pawn goes; doubles and sevens stay as thrown (or not: an option)."""
    s.dice[die] += 1 if more != 0 else -1
    if s.faces_count:
        read_dice(s)
    s.decision = s.moment


# --- Indiscretion ---


def list_peeks(s: Position, out: ActionList) -> None:
    site: i64
    for site in range(SITES):
        if s.built & BIT[site] == 0 and s.seen[site] & BIT[s.active] == 0:
            out.add(PEEK + site)


def peek(s: Position, site: i64, chance: Chance) -> None:
    uncover(s, site, chance)
    s.seen[site] |= BIT[s.active]
    s.peeks -= 1
    if s.peeks == 0:
        s.decision = s.moment


# --- Betrayal ---


def count_betrayals(s: Position) -> i64:
    """Cards on rivals' tables, and one for each rival with cards in hand."""
    count: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if seat != s.active:
            p: Player = s.players[seat]
            count += p.table_size
            if p.hand_size > 0:
                count += 1
    return count


def list_betrayals(s: Position, out: ActionList) -> None:
    seat: i64
    kind: i64
    for seat in range(s.seats):
        if seat != s.active:
            p: Player = s.players[seat]
            for kind in range(NUM_LASTING):
                if p.shows(kind):
                    out.add(BETRAY + seat * (NUM_LASTING + 1) + kind)
            if p.hand_size > 0:
                out.add(BETRAY + seat * (NUM_LASTING + 1) + NUM_LASTING)


def betray(s: Position, seat: i64, card: i64, chance: Chance) -> None:
    """A card out of the hand is taken blindly. Losing Good harvest may cost more cards at once."""
    p: Player = s.players[seat]
    if card < NUM_LASTING:
        drop_from_table(s, p, card)
    else:
        s.discards[draw(p.hand, p.hand_size, chance)] += 1
        p.hand_size -= 1
    settle(s, chance)


def betray_only(s: Position, chance: Chance) -> None:
    seat: i64
    for seat in range(s.seats):
        p: Player = s.players[seat]
        if seat != s.active and p.table_size > 0:
            betray(s, seat, count_bits((p.table & -p.table) - 1), chance)
            return
        if seat != s.active and p.hand_size > 0:
            betray(s, seat, NUM_LASTING, chance)
            return


# --- Merchant and Theft ---


def count_owners(s: Position) -> i64:
    """Rivals who have goods."""
    count: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if seat != s.active and s.players[seat].goods_count > 0:
            count += 1
    return count


def only_owner(s: Position) -> i64:
    seat: i64
    for seat in range(s.seats):
        if seat != s.active and s.players[seat].goods_count > 0:
            return seat
    return -1


def list_owners(s: Position, first: i64, out: ActionList) -> None:
    seat: i64
    for seat in range(s.seats):
        if seat != s.active and s.players[seat].goods_count > 0:
            out.add(first + seat)


def list_visits(s: Position, out: ActionList) -> None:
    list_owners(s, VISIT, out)


def list_robberies(s: Position, out: ActionList) -> None:
    list_owners(s, ROB, out)


def visit(s: Position, seat: i64) -> None:
    """The visitor sees all goods of the rival; without goods to give, that is all."""
    s.shown = True
    row: i64 = (s.active * s.seats + seat) * NUM_GOODS
    good: i64
    for good in range(NUM_GOODS):
        s.known[row + good] = s.players[seat].goods[good]
    if s.players[s.active].goods_count == 0:
        s.decision = s.moment
    else:
        s.rival = seat
        s.decision = SWAP_GOODS


def list_swaps(s: Position, p: Player, out: ActionList) -> None:
    other: Player = s.players[s.rival]
    give: i64
    take: i64
    for give in range(NUM_GOODS):
        if p.goods[give] > 0:
            for take in range(NUM_GOODS):
                if take != give and other.goods[take] > 0:
                    out.add(SWAP + give * NUM_GOODS + take)
    out.add(DECLINE)


def swap(s: Position, p: Player, give: i64, take: i64) -> None:
    s.shown = True
    other: Player = s.players[s.rival]
    p.goods[give] -= 1
    other.goods[give] += 1
    other.goods[take] -= 1
    p.goods[take] += 1
    _note_swap(s, give, take)
    leave_rival(s)


def leave_rival(s: Position) -> None:
    s.rival = -1
    s.decision = s.moment


def _note_swap(s: Position, give: i64, take: i64) -> None:
    """The two know what changed hands; the others know that something did."""
    mine: i64 = (s.active * s.seats + s.rival) * NUM_GOODS
    theirs: i64 = (s.rival * s.seats + s.active) * NUM_GOODS
    s.known[mine + give] += 1
    s.known[mine + take] -= 1
    s.known[theirs + take] += 1
    if s.known[theirs + give] > 0:
        s.known[theirs + give] -= 1
    viewer: i64
    for viewer in range(s.seats):
        if viewer != s.active and viewer != s.rival:
            _doubt(s, viewer, s.active)
            _doubt(s, viewer, s.rival)


def _doubt(s: Position, viewer: i64, owner: i64) -> None:
    """The owner lost a card that the viewer did not see: any kind may be one fewer now."""
    row: i64 = (viewer * s.seats + owner) * NUM_GOODS
    good: i64
    for good in range(NUM_GOODS):
        if s.known[row + good] > 0:
            s.known[row + good] -= 1


def rob(s: Position, p: Player, seat: i64, chance: Chance) -> None:
    """A card at random; robber and victim know which."""
    victim: Player = s.players[seat]
    good: i64 = draw(victim.goods, victim.goods_count, chance)
    victim.goods_count -= 1
    p.goods[good] += 1
    p.goods_count += 1
    mine: i64 = (s.active * s.seats + seat) * NUM_GOODS
    if s.known[mine + good] > 0:
        s.known[mine + good] -= 1
    s.known[(seat * s.seats + s.active) * NUM_GOODS + good] += 1
    viewer: i64
    for viewer in range(s.seats):
        if viewer != s.active and viewer != seat:
            _doubt(s, viewer, seat)
    s.decision = s.moment


# --- Sailor and Connections ---


def list_keeps(s: Position, out: ActionList) -> None:
    good: i64
    for good in range(NUM_GOODS):
        if s.offered[good] > 0:
            out.add(KEEP + good)


def keep(s: Position, p: Player, kept: i64) -> None:
    """One card stays, the others are shuffled back into the pile."""
    p.goods[kept] += 1
    p.goods_count += 1
    s.offered[kept] -= 1
    good: i64
    for good in range(NUM_GOODS):
        s.goods[good] += s.offered[good]
        s.goods_left += s.offered[good]
        s.offered[good] = 0
    s.decision = s.moment


def list_sheds(p: Player, out: ActionList) -> None:
    value: i64
    for value in range(6):
        if p.tokens[value] > 0:
            out.add(SHED + value)


def shed(s: Position, p: Player, value: i64) -> None:
    return_token(s, p, value)
    s.decision = s.moment


def shed_only(s: Position, p: Player) -> None:
    value: i64
    for value in range(6):
        if p.tokens[value] > 0:
            shed(s, p, value)
            return
