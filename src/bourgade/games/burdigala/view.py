"""What one seat may see of Burdigala, as typed structs for the wire.

Hidden from others: goods, the values of corruption tokens, intrigues in hand, what a site becomes
(until it is built or one has peeked), and the Sailor's choice. Numbers of cards lie open.
"""

import msgspec

from bourgade.games.burdigala import actions, state, tables
from bourgade.games.burdigala.position import (
    GOODS,
    INTRIGUES,
    VALUES,
    count_words,
    known_goods,
    lasting_in,
    options,
    or_none,
    pawns_of,
    seats_in,
    tile_name,
)
from bourgade.games.burdigala.scoring import corruption, goods_points
from bourgade.games.burdigala.state import MOVE_PAWN, OVER, PLACE_PAWN, Position
from bourgade.games.burdigala.turns import ending
from bourgade.games.burdigala.ways import ALL_LANES


class SiteView(msgspec.Struct):
    """A building site. `tile` is None while this seat does not know it; `seen_by`: who does."""

    quarter: int
    size: int
    stones: int
    built: bool
    builder: int | None
    tile: str | None
    seen_by: list[int]


class PlayerView(msgspec.Struct):
    """A player. Hidden parts are None for other seats; `known_goods` is what this seat has seen."""

    seat: int
    pawns: list[str | None]
    hand: dict[str, int] | None
    hand_size: int
    table: list[str]
    limit: int
    goods: dict[str, int] | None
    goods_count: int
    goods_points: int | None
    known_goods: dict[str, int]
    corruption: dict[str, int] | None
    corruption_count: int
    corruption_total: int | None
    buildings: int
    score: int
    parts: dict[str, int]


class MoveView(msgspec.Struct):
    """A move that is allowed now: with which dice, and one way to walk with each of them."""

    pawn: int
    point: str
    dice: list[int]
    paths: list[list[str]]


class BurdigalaView(msgspec.Struct):
    """The table. Seats, pawns and dice count from 0, sites and quarters from 1."""

    seat: int | None
    first: int
    active: int
    to_move: int
    decision: str
    moment: str
    dice: list[int]
    double: bool
    seven: bool
    intrigue_played: bool
    corrupted: bool
    last_turn: bool
    mover: int | None
    site: int | None
    pushed: list[int] | None
    peeks: int
    rival: int | None
    offered: dict[str, int] | None
    due: list[int]
    sites: list[SiteView]
    bonuses: dict[str, int]
    players: list[PlayerView]
    moves: list[MoveView]
    goods_left: int
    intrigues_left: int
    corruption_left: int
    stones_left: int
    discards: dict[str, int]
    unseen_tiles: list[str]
    options: dict[str, bool]


def view(s: Position, seat: int | None) -> BurdigalaView:
    return BurdigalaView(
        seat=seat,
        first=s.first,
        active=s.active,
        to_move=s.seat(),
        decision=state.DECISIONS[s.decision],
        moment=state.DECISIONS[s.moment],
        dice=[int(die) for die in s.dice],
        double=s.double,
        seven=s.seven,
        intrigue_played=s.played,
        corrupted=s.corrupted,
        last_turn=s.decision != PLACE_PAWN and ending(s),
        mover=or_none(s.mover),
        site=s.site + 1 if s.site >= 0 else None,
        pushed=[s.pushed_seat, s.pushed_pawn] if s.pushed_seat >= 0 else None,
        peeks=s.peeks,
        rival=or_none(s.rival),
        offered=count_words(s.offered, GOODS) if seat == s.active else None,
        due=[int(cards) for cards in s.due],
        sites=[_site(s, site, seat) for site in range(tables.NUM_SITES)],
        bonuses={
            str(q + 1): int(s.bonus[q])
            for q in tables.BONUS_QUARTERS
            if not s.bonus_taken & tables.BIT[q]
        },
        players=[_player(s, other, seat) for other in range(s.seats)],
        moves=_moves(s),
        goods_left=s.goods_left,
        intrigues_left=s.pile_size,
        corruption_left=s.tokens_left,
        stones_left=s.stones,
        discards=count_words(s.discards, INTRIGUES),
        unseen_tiles=_unseen(s, seat),
        options=options(s),
    )


def _knows(s: Position, site: int, seat: int | None) -> bool:
    if s.built & tables.BIT[site]:
        return True
    return seat is not None and s.seen[site] & tables.BIT[seat] != 0


def _site(s: Position, site: int, seat: int | None) -> SiteView:
    return SiteView(
        quarter=tables.SITE_QUARTER[site] + 1,
        size=int(s.sizes[site]),
        stones=int(s.laid[site]),
        built=s.built & tables.BIT[site] != 0,
        builder=or_none(int(s.builders[site])),
        tile=tile_name(s.tiles[site]) if _knows(s, site, seat) else None,
        seen_by=seats_in(s.seen[site]),
    )


def _unseen(s: Position, seat: int | None) -> list[str]:
    """The tiles this seat has not seen: some wait on sites, some stay in the box."""
    seen = {s.tiles[site] for site in range(tables.NUM_SITES) if _knows(s, site, seat)}
    return [name for tile, name in enumerate(tables.TILE_NAMES) if tile not in seen]


def _player(s: Position, seat: int, viewer: int | None) -> PlayerView:
    p = s.players[seat]
    own = viewer == seat
    shown = own or s.decision == OVER  # goods and corruption are revealed at the end
    return PlayerView(
        seat=seat,
        pawns=pawns_of(s, p),
        hand=count_words(p.hand, INTRIGUES) if own else None,
        hand_size=p.hand_size,
        table=lasting_in(p.table),
        limit=p.hand_size + p.table_size - p.excess(),
        goods=count_words(p.goods, GOODS) if shown else None,
        goods_count=p.goods_count,
        goods_points=goods_points(p.goods) if shown else None,
        known_goods={} if viewer is None or own else known_goods(s, viewer, seat),
        corruption=count_words(p.tokens, VALUES) if shown else None,
        corruption_count=p.token_count,
        corruption_total=corruption(p) if shown else None,
        buildings=sum(builder == seat for builder in s.builders),
        score=p.score(),
        parts={name: int(p.points[i]) for i, name in enumerate(state.PARTS)},
    )


def _moves(s: Position) -> list[MoveView]:
    """For the page to light up: points, dice and ways. Everybody may see them."""
    if s.decision != MOVE_PAWN:
        return []
    p = s.players[s.active]
    lanes = ALL_LANES if s.double else p.lanes()
    found: list[MoveView] = []
    for action in s.legal_actions():
        if not actions.MOVE <= action < actions.LEAVE:
            continue
        pawn, point = divmod(action - actions.MOVE, tables.NUM_POINTS)
        ways = [tables.WAYS.path(lanes, int(die), int(p.pawns[pawn]), point) for die in s.dice]
        dice = [die for die in range(2) if ways[die]]
        paths = [[tables.POINT_NAMES[at] for at in ways[die]] for die in dice]
        found.append(MoveView(pawn, tables.POINT_NAMES[point], dice, paths))
    return found
