"""Reads a described position and refuses an impossible one (docs/formats/burgundy.md)."""

from typing import Any

from bourgade.core.errors import PositionError
from bourgade.core.reading import Fields
from bourgade.games.burgundy import state, tables
from bourgade.games.burgundy.position import COLOURS, GOODS, TILES, goods_lying, lying
from bourgade.games.burgundy.rules import State
from bourgade.games.burgundy.state import Player


def from_dict(described: dict[str, Any]) -> State:
    """Reads a position. `supply`, `black-supply`, `goods-supply` and `box` may be left out: what
    lies nowhere else is then still to be drawn."""
    f = Fields(described)
    f.word("game", ["burgundy"])
    players = f.items("players")
    if not 2 <= len(players) <= 4:
        raise PositionError("players", f"the game is for 2 to 4 players, not {len(players)}")
    s = State(len(players))
    _read_options(s, f.fields("options"))
    _read_time(s, f)
    _read_board(s, f)
    for seat, described_player in enumerate(players):
        _read_player(s, seat, Fields(described_player, f"players[{seat}]"))
    _read_supply(s, f)
    f.done()
    _check_players(s)
    _check_decision(s)
    return s


def _read_options(s: State, f: Fields) -> None:
    s.expert = f.flag("expert")
    s.secret = f.flag("secret")
    s.most_empty_wins = f.flag("most-empty-wins")
    s.reclaim_castles = f.flag("reclaim-castles")
    f.done()


def _read_time(s: State, f: Fields) -> None:
    s.phase = tables.PHASE_NAMES.index(f.word("phase", tables.PHASE_NAMES))
    s.round = f.number("round", 1, 5) - 1
    order = f.numbers("order", s.seats, 0, s.seats - 1)
    if sorted(order) != list(range(s.seats)):
        raise PositionError("order", "must name every seat once")
    for i, seat in enumerate(order):
        s.order[i] = seat
    s.turn = f.number("turn", 0, s.seats - 1)
    s.decision = state.DECISIONS.index(f.word("decision", state.DECISIONS))
    for i, used in enumerate(f.flags("used-dice", 2)):
        s.used[i] = int(used)
    s.bought = f.flag("bought")
    s.held = _tile(f.word_or_none("held", TILES))
    ship = f.fields("ship")
    s.ship_depot = ship.number("depot", 1, 6) - 1
    s.ship_two = ship.flag("two")
    s.kept = ship.number("kept", 0, 6) - 1
    ship.done()
    s.white = f.number("white-die", 0, 6)


def _read_board(s: State, f: Fields) -> None:
    for d, described in enumerate(f.items("depots", 6)):
        depot = Fields(described, f"depots[{d}]")
        for i, name in enumerate(depot.words_or_none("tiles", TILES, 4)):
            s.depots[d * 4 + i] = _tile(name)
        for name, count in depot.counts("goods", GOODS).items():
            s.depot_goods[d * 6 + GOODS.index(name)] = count
        depot.done()
    for i, name in enumerate(f.words_or_none("black-depot", TILES, 8)):
        s.black[i] = _tile(name)
    for i, good in enumerate(f.items("round-goods", 5)):
        if good is not None and (isinstance(good, bool) or good not in range(1, 7)):
            raise PositionError(f"round-goods[{i}]", f"must be 1 to 6 or null, not {good!r}")
        s.round_goods[i] = -1 if good is None else good - 1
    s.set_aside = f.number("set-aside-castles", 0, 16)


def _read_player(s: State, seat: int, f: Fields) -> None:
    p = s.players[seat]
    board = f.word_or_none("board", tables.BOARD_NAMES)
    p.board = -1 if board is None else tables.BOARD_BY_NAME[board]
    p.sheet = f.number_or("sheet", 1, len(tables.SHEETS), 0) - 1
    p.start_space = f.number_or("start", 0, 36, -1)
    _read_estate(p, f)
    for i, name in enumerate(f.words_or_none("storage", TILES, 3)):
        p.storage[i] = _tile(name)
    for name, count in f.counts("goods", GOODS).items():
        p.goods[GOODS.index(name)] = count
    if p.goods_types() > tables.GOODS_SPACES:
        raise PositionError(f.at("goods"), "three types of goods at most")
    for name, count in f.counts("sold", GOODS).items():
        p.sold[GOODS.index(name)] = count
    p.silver = f.number("silver", 0, 1000)
    p.workers = f.number("workers", 0, 1000)
    for i, die in enumerate(f.numbers("dice", 2, 0, 6)):
        s.dice[seat * 2 + i] = die
    for colour in f.words("large-bonuses", COLOURS):
        p.large |= tables.BIT[COLOURS.index(colour)]
    for colour in f.words("small-bonuses", COLOURS):
        p.small |= tables.BIT[COLOURS.index(colour)]
    p.track = f.number("track", 0, tables.TURN_ORDER_SPACES - 1)
    p.height = f.number("height", 0, 1000)
    points = f.fields("points")
    for i, part in enumerate(state.PARTS):
        if points.has(part):
            p.points[i] = points.number(part, -1000, 1000)
    points.done()
    f.done()


def _read_estate(p: Player, f: Fields) -> None:
    tiles = f.fields("tiles")
    for space in range(tables.NUM_CELLS):
        if not tiles.has(str(space)):
            continue
        where = tiles.at(str(space))
        if p.board < 0:
            raise PositionError(where, "a tile, but the player has no board yet")
        tile = _tile(tiles.word(str(space), TILES))
        colour = tables.CELL_COLOUR[p.board * 37 + space]
        if tables.TILE_COLOUR[tile] != colour:
            raise PositionError(where, f"{TILES[tile]} on a space for {COLOURS[colour]}")
        p.lay(tile, space)
        if tile == tables.T_MINE:
            p.mines += 1
        elif tables.T_BUILDING <= tile < tables.T_ANIMAL:
            region = p.board * tables.MAX_REGIONS + tables.CELL_REGION[p.board * 37 + space]
            p.twins[tile - tables.T_BUILDING] |= tables.REGION_CELLS[region]
        elif tile >= tables.T_KNOWLEDGE:
            p.knowledge |= tables.BIT[tile - tables.T_KNOWLEDGE + 1]
    tiles.done()
    if p.start_space >= 0 and p.tiles[p.start_space] != tables.T_CASTLE:
        raise PositionError(f.at("start"), f"there is no castle on space {p.start_space}")


def _read_supply(s: State, f: Fields) -> None:
    box = f.counts("box", TILES) if f.has("box") else {}
    open_tiles = lying(s)
    rest = [
        tables.BAG_NORMAL[face] + tables.BAG_BLACK[face] - open_tiles.count(face) - box.get(name, 0)
        for face, name in enumerate(TILES)
    ]
    supply = f.counts("supply", TILES) if f.has("supply") else None
    if f.has("black-supply"):
        black = f.counts("black-supply", TILES)
    else:
        black = {name: min(rest[i], tables.BAG_BLACK[i]) for i, name in enumerate(TILES)}
    for face, name in enumerate(TILES):
        s.box[face] = box.get(name, 0)
        s.black_bag[face] = black.get(name, 0)
        s.bag[face] = rest[face] - black.get(name, 0) if supply is None else supply.get(name, 0)
        total = tables.BAG_NORMAL[face] + tables.BAG_BLACK[face]
        found = int(s.bag[face]) + int(s.black_bag[face]) + s.box[face] + open_tiles.count(face)
        if found != total or s.bag[face] < 0 or s.black_bag[face] < 0:
            raise PositionError("supply", f"{name}: the box has {total}, this position {found}")
    goods = f.counts("goods-supply", GOODS) if f.has("goods-supply") else None
    for good, name in enumerate(GOODS):
        rest_goods = tables.GOODS_PER_TYPE - goods_lying(s, good)
        s.goods_bag[good] = rest_goods if goods is None else goods.get(name, 0)
        if s.goods_bag[good] != rest_goods or rest_goods < 0:
            raise PositionError("goods-supply", f"there are 7 goods tiles of type {name}")


def _check_players(s: State) -> None:
    if s.set_aside > s.box[tables.T_CASTLE]:
        raise PositionError("set-aside-castles", "more than there are castles in the box")
    if len({(p.track, p.height) for p in s.players}) < s.seats:
        raise PositionError("players", "two markers at the same height of one track space")
    for i, colour in enumerate(COLOURS):
        for name in ("large", "small"):
            owners = sum(getattr(p, name) & tables.BIT[i] != 0 for p in s.players)
            if owners > 1:
                raise PositionError("players", f"the {name} bonus tile for {colour} exists once")
        if any(p.large & p.small & tables.BIT[i] for p in s.players):
            raise PositionError("players", f"nobody takes both bonus tiles for {colour}")


def _check_decision(s: State) -> None:
    if (s.held >= 0) != (s.decision == state.DISCARD_ONE):
        raise PositionError("held", "a tile is held exactly while one must be discarded for it")
    if s.decision == state.OVER:
        if (s.phase, s.round) != (tables.NUM_PHASES - 1, tables.ROUNDS - 1):
            raise PositionError("decision", "the game is over after the last round of phase E")
        return
    p = s.active()
    choosing = s.decision in (state.CHOOSE_SIDE, state.CHOOSE_START)
    if s.decision == state.DISCARD_ONE and p.free_slot() >= 0:
        raise PositionError("decision", "nothing is discarded while the storage has room")
    if s.decision == state.CHOOSE_START and p.board < 0:
        raise PositionError("decision", "no board to choose a start castle on")
    if s.decision == state.CHOOSE_START and p.start_space >= 0:
        raise PositionError("decision", "the start castle lies already")
    if s.decision == state.CHOOSE_SIDE and p.sheet < 0:
        raise PositionError("decision", "no sheet was dealt to choose a side of")
    if not choosing and any(one.start_space < 0 for one in s.players):
        raise PositionError("decision", "every estate needs its start castle first")
    if not choosing and any(die == 0 for die in s.dice):
        raise PositionError("decision", "the dice of the round are not thrown")
    if not s.legal_actions():
        raise PositionError("decision", f"{state.DECISIONS[s.decision]}: nothing to choose from")


def _tile(name: str | None) -> int:
    return tables.NO_TILE if name is None else tables.TILE_BY_NAME[name]
