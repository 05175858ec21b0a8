"""What one seat may see of Burgundy, as typed structs for the wire.

Everything lies open in this game, except the choices of a secret expert set-up.
"""

import msgspec

from bourgade.games.burgundy import state, tables
from bourgade.games.burgundy.position import (
    GOODS,
    TILES,
    colours_in,
    count_words,
    tile_name,
)
from bourgade.games.burgundy.state import CHOOSE_SIDE, CHOOSE_START, Position


class DepotView(msgspec.Struct):
    """A numbered depot: its four hexagonal spaces and how many goods of each type lie there."""

    tiles: list[str | None]
    goods: list[int]


class PlayerView(msgspec.Struct):
    """A player's estate and stock. `board` is None while it is not chosen, or chosen in secret."""

    seat: int
    board: str | None
    sheet: list[str]
    ready: bool
    start: int | None
    tiles: list[str | None]
    storage: list[str | None]
    goods: list[int]
    sold: list[int]
    silver: int
    workers: int
    dice: list[int]
    knowledge: list[int]
    large_bonuses: list[str]
    small_bonuses: list[str]
    track: int
    height: int
    score: int
    parts: dict[str, int]


class BurgundyView(msgspec.Struct):
    """The table. Seats from 0; goods lists have six entries, for types 1 to 6."""

    seat: int | None
    phase: str
    round: int
    order: list[int]
    to_move: int
    decision: str
    used_dice: list[bool]
    bought: bool
    held: str | None
    ship_depots: list[int]
    white_die: int
    depots: list[DepotView]
    black_depot: list[str | None]
    round_goods: list[int | None]
    set_aside_castles: int
    players: list[PlayerView]
    supply: dict[str, int]
    black_supply: dict[str, int]
    goods_supply: dict[str, int]
    options: dict[str, bool]


def view(s: Position, seat: int | None) -> BurgundyView:
    return BurgundyView(
        seat=seat,
        phase=tables.PHASE_NAMES[s.phase],
        round=s.round + 1,
        order=[int(i) for i in s.order],
        to_move=s.seat(),
        decision=state.DECISIONS[s.decision],
        used_dice=[bool(used) for used in s.used],
        bought=s.bought,
        held=tile_name(s.held),
        ship_depots=_ship_depots(s),
        white_die=s.white,
        depots=[
            DepotView(
                tiles=[tile_name(s.depots[d * 4 + i]) for i in range(4)],
                goods=[int(s.depot_goods[d * 6 + g]) for g in range(6)],
            )
            for d in range(6)
        ],
        black_depot=[tile_name(tile) for tile in s.black[: tables.BLACK_COUNT[s.seats]]],
        round_goods=[g + 1 if g >= 0 else None for g in s.round_goods],
        set_aside_castles=s.set_aside,
        players=[_player(s, other, seat) for other in range(s.seats)],
        supply=count_words(s.bag, TILES),
        black_supply=count_words(s.black_bag, TILES),
        goods_supply=count_words(s.goods_bag, GOODS),
        options={
            "expert": s.expert,
            "secret": s.secret,
            "most-empty-wins": s.most_empty_wins,
            "reclaim-castles": s.reclaim_castles,
        },
    )


def _ship_depots(s: Position) -> list[int]:
    """The depots whose goods are being sorted, while a choice of types is open."""
    if s.decision != state.KEEP_GOODS:
        return []
    first = s.ship_depot
    return [first + 1, (first + 1) % 6 + 1] if s.ship_two else [first + 1]


def _player(s: Position, seat: int, viewer: int | None) -> PlayerView:
    p = s.players[seat]
    choosing = s.decision in (CHOOSE_SIDE, CHOOSE_START)
    hidden = s.secret and choosing and viewer != seat
    return PlayerView(
        seat=seat,
        board=None if hidden or p.board < 0 else tables.BOARD_NAMES[p.board],
        sheet=[tables.BOARD_NAMES[side] for side in tables.SHEETS[p.sheet]] if p.sheet >= 0 else [],
        ready=p.start_space >= 0,
        start=None if hidden or p.start_space < 0 else p.start_space,
        tiles=[None if hidden else tile_name(tile) for tile in p.tiles],
        storage=[tile_name(tile) for tile in p.storage],
        goods=[int(count) for count in p.goods],
        sold=[int(count) for count in p.sold],
        silver=p.silver,
        workers=p.workers,
        dice=[int(s.dice[seat * 2]), int(s.dice[seat * 2 + 1])],
        knowledge=[n for n in range(1, 27) if p.knows(n)],
        large_bonuses=colours_in(p.large),
        small_bonuses=colours_in(p.small),
        track=p.track,
        height=p.height,
        score=p.score(),
        parts={name: int(p.points[i]) for i, name in enumerate(state.PARTS)},
    )
