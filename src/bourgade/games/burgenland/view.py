"""What one seat may see of Burgenland, as typed structs for the wire.

Others' hands and bonus tiles are counted, not shown, except for the cards that everybody saw come
to hand as a reward. A payment is its player's own business until it is complete: for all others the
table is as it was before.
"""

import msgspec

from bourgade.games.burgenland import build, state, tables
from bourgade.games.burgenland.position import count_words, place_name
from bourgade.games.burgenland.scoring import score
from bourgade.games.burgenland.state import OVER, PAY_CASTLE, PAY_DIFFERENT, REST, TURN, Position
from bourgade.games.burgenland.suggestion import suggestion
from bourgade.games.burgenland.tables import (
    CARD_NAMES,
    COLOUR_NAMES,
    JOKER,
    PIECE_NAMES,
    SLOT_NAMES,
    TILE_NAMES,
)


class SiteView(msgspec.Struct):
    """A site: the piece on it and the seat that built it (None: neutral, or nothing there)."""

    piece: str | None
    builder: int | None


class CastleView(msgspec.Struct):
    """A castle: its five sites (extra only if the tile lies there) and the colours it takes."""

    colours: list[str]
    sites: dict[str, SiteView]


class PaymentView(msgspec.Struct):
    """What is being paid. `due` cards or coins are missing; `architect` is still to be paid.

    `suggested` are the cards "cheapest" would take: none once the counting has begun.
    """

    piece: str | None
    place: str | None
    by_coins: bool
    unit: str
    due: int
    architect: int
    cards: dict[str, int]
    suggested: dict[str, int]


class PlayerView(msgspec.Struct):
    """A player. `hand` and `bonus_tiles` are None where they are hidden; counts are for all."""

    seat: int
    cards: int
    jokers: int
    hand: dict[str, int] | None
    shown: dict[str, int]
    pieces: dict[str, int]
    pieces_left: int
    great_castle: dict[str, int]
    exchange_tiles: int
    bonus_count: int
    bonus_tiles: dict[str, int] | None
    score: int


class BurgenlandView(msgspec.Struct):
    """The table. Seats from 0; castles, crossings and wells by their printed numbers from 1."""

    seat: int | None
    to_move: int
    decision: str
    acted: bool
    payment: PaymentView | None
    milestones: list[str]
    castles: list[CastleView]
    players: list[PlayerView]
    well: int
    well_reward: int
    wells_built: list[int]
    architect: int
    architects_left: dict[str, int]
    pile: int
    discards: dict[str, int]
    jokers: int
    exchange_tiles: int
    bonus_tiles: int
    bonus_tiles_used: dict[str, int]
    options: dict[str, bool]


def view(s: Position, seat: int | None) -> BurgenlandView:
    own = s.paying() and s.turn == seat
    return BurgenlandView(
        seat=seat,
        to_move=s.seat(),
        decision=state.DECISIONS[_decision(s, own)],
        acted=s.acted,
        payment=_payment(s) if own else None,
        milestones=[COLOUR_NAMES[colour] for colour in s.milestones],
        castles=[_castle(s, castle) for castle in range(tables.NUM_CASTLES)],
        players=[_player(s, other, seat) for other in range(s.seats)],
        well=s.well_castle() + 1,
        well_reward=build.well_reward(s),
        wells_built=[s.wells[i] + 1 for i in range(s.wells_built)],
        architect=s.architect(),
        architects_left={str(cost): int(s.architect_bag[cost]) for cost in range(1, 6)},
        pile=s.pile_size,
        discards=count_words(s.discard, CARD_NAMES),
        jokers=s.jokers,
        exchange_tiles=s.exchange,
        bonus_tiles=sum(s.tile_bag),
        bonus_tiles_used=count_words(s.tiles_used, TILE_NAMES),
        options={
            "prime-from-discards": s.prime_from_discard,
            "late-wells-nothing": s.late_wells_nothing,
            "plain-different": s.plain_different,
        },
    )


def _decision(s: Position, own: bool) -> int:
    if s.paying() and not own:
        return REST if s.acted else TURN
    return s.decision


def _payment(s: Position) -> PaymentView:
    by_count = PAY_CASTLE <= s.decision <= PAY_DIFFERENT
    counted = [s.chosen[card] + s.paid[card] for card in range(tables.NUM_CARDS)]
    return PaymentView(
        piece=PIECE_NAMES[s.piece] if s.piece >= 0 else None,
        place=place_name(s.place) if s.place >= 0 else None,
        by_coins=s.by_coins,
        unit="cards" if by_count else "coins",
        due=s.due,
        architect=0 if s.decision == state.PAY_ARCHITECT else s.price,
        cards=count_words(counted, CARD_NAMES),
        suggested=count_words(suggestion(s), CARD_NAMES),
    )


def _castle(s: Position, castle: int) -> CastleView:
    sites = {}
    for slot, name in enumerate(SLOT_NAMES):
        found = s.sites[castle * 5 + slot]
        if found < 0:
            if slot != tables.EXTRA:
                sites[name] = SiteView(None, None)
            continue
        builder = found // 4 - 1
        sites[name] = SiteView(PIECE_NAMES[found % 4], builder if builder >= 0 else None)
    return CastleView([COLOUR_NAMES[s.colour(castle, end)] for end in range(2)], sites)


def _player(s: Position, seat: int, viewer: int | None) -> PlayerView:
    p = s.players[seat]
    hidden = viewer != seat and s.decision != OVER
    counted = [0] * tables.NUM_CARDS
    if s.paying() and s.turn == seat and hidden:
        counted = [s.chosen[card] + s.paid[card] for card in range(tables.NUM_CARDS)]
    return PlayerView(
        seat=seat,
        cards=int(sum(p.hand) + sum(counted)),
        jokers=int(p.hand[JOKER] + counted[JOKER]),
        hand=None if hidden else count_words(p.hand, CARD_NAMES),
        shown=count_words(p.shown, CARD_NAMES),
        pieces={name: int(p.left[piece]) for piece, name in enumerate(PIECE_NAMES)},
        pieces_left=p.pieces_left(),
        great_castle=count_words(p.great, PIECE_NAMES[:3]),
        exchange_tiles=p.exchange,
        bonus_count=int(sum(p.tiles)),
        bonus_tiles=None if hidden else count_words(p.tiles, TILE_NAMES),
        score=score(s, p),
    )
