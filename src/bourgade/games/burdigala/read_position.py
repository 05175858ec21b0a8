"""Reads a described position and refuses an impossible one (docs/formats/burdigala.md)."""

from typing import Any

from bourgade.core.errors import PositionError
from bourgade.core.reading import Fields, number
from bourgade.games.burdigala import read_check, state, tables
from bourgade.games.burdigala.position import (
    GONE_WORD,
    GOODS,
    INTRIGUES,
    LASTING,
    VALUES,
    goods_held,
    intrigues_held,
    tokens_held,
)
from bourgade.games.burdigala.rules import State
from bourgade.games.burdigala.state import GONE, NOWHERE

QUARTERS = [str(q + 1) for q in tables.BONUS_QUARTERS]


def from_dict(described: dict[str, Any]) -> State:
    """Reads a position. The piles and the stones may be left out: what lies nowhere else is then
    still to be drawn."""
    f = Fields(described)
    f.word("game", ["burdigala"])
    players = f.items("players")
    if not 2 <= len(players) <= tables.MAX_SEATS:
        raise PositionError("players", f"the game is for 2 to 4 players, not {len(players)}")
    s = State(len(players))
    _read_options(s, f.fields("options"))
    _read_turn(s, f)
    _read_sites(s, f)
    _read_bonuses(s, f)
    for seat, described_player in enumerate(players):
        _read_player(s, seat, Fields(described_player, f"players[{seat}]"))
    _read_piles(s, f)
    f.done()
    read_check.check(s)
    return s


def _read_options(s: State, f: Fields) -> None:
    s.tied_corrupt_spared = f.flag("tied-corrupt-spared")
    s.draw_once = f.flag("draw-once")
    s.no_loops = f.flag("no-loops")
    s.faces_count = f.flag("faces-count")
    s.crassus_same_site = f.flag("crassus-same-site")
    f.done()


def _read_turn(s: State, f: Fields) -> None:
    last = s.seats - 1
    s.first = f.number("first", 0, last)
    s.active = f.number("active", 0, last)
    s.asked = f.number("asked", 0, last)
    s.decision = state.DECISIONS.index(f.word("decision", state.DECISIONS))
    s.moment = state.DECISIONS.index(f.word("moment", read_check.MOMENTS))
    for i, die in enumerate(f.numbers("dice", 2, 0, 6)):
        s.dice[i] = die
    s.double = f.flag("double")
    s.seven = f.flag("seven")
    s.played = f.flag("intrigue-played")
    s.corrupted = f.flag("corrupted")
    s.mover = f.number_or("mover", 0, tables.PAWNS[s.seats] - 1, -1)
    s.site = f.number_or("site", 1, tables.NUM_SITES, 0) - 1
    parts = state.PARTS[: state.EARNED_PARTS]
    for name, points in f.counts("earned", parts).items():
        s.earned[parts.index(name)] = points
    if f.has("pushed"):
        pushed = f.fields("pushed")
        s.pushed_seat = pushed.number("seat", 0, last)
        s.pushed_pawn = pushed.number("pawn", 0, tables.PAWNS[s.seats] - 1)
        pushed.done()
    else:
        f.take("pushed")
    s.peeks = f.number("peeks", 0, 3)
    s.rival = f.number_or("rival", 0, last, -1)
    for seat, cards in enumerate(f.numbers("due", s.seats, 0, 20)):
        s.due[seat] = cards
    s.answered = f.flag("answered")


def _read_sites(s: State, f: Fields) -> None:
    s.unseen = tables.BIT[tables.NUM_TILES] - 1
    s.open = 0
    for site, described in enumerate(f.items("sites", tables.NUM_SITES)):
        here = Fields(described, f"sites[{site}]")
        size = here.number("size", 2, 5)
        s.sizes[site] = size
        s.laid[site] = here.number("stones", 0, size - 1)
        tile = here.word_or_none("tile", tables.TILE_NAMES)
        for i, seat in enumerate(here.items("seen-by")):
            s.seen[site] |= tables.BIT[number(seat, 0, s.seats - 1, f"{here.at('seen-by')}[{i}]")]
        s.builders[site] = here.number_or("builder", 0, s.seats - 1, -1)
        here.done()
        _read_tile(s, site, tile, here)
        if s.builders[site] >= 0:
            s.built |= tables.BIT[site]
        else:
            s.open |= tables.SITE_POINTS[site]
    for size in range(2, 6):
        if sum(z == size for z in s.sizes) > tables.TILE_SIZE.count(size):
            raise PositionError("sites", f"more sites of size {size} than tiles in the box")


def _read_tile(s: State, site: int, name: str | None, here: Fields) -> None:
    """A site shows its building, or somebody has peeked at it, or nobody knows it."""
    built = s.builders[site] >= 0
    if name is None:
        if built or s.seen[site]:
            raise PositionError(here.at("tile"), "is missing, but somebody has seen it")
        return
    tile = tables.TILE_BY_NAME[name]
    if not built and not s.seen[site]:
        raise PositionError(here.at("tile"), "must be null: nobody has seen this tile")
    if tables.TILE_SIZE[tile] != s.sizes[site]:
        wanted = tables.TILE_SIZE[tile]
        raise PositionError(here.at("tile"), f"{name} is for a site of {wanted}")
    if not s.unseen & tables.BIT[tile]:
        raise PositionError(here.at("tile"), f"{name} lies on another site already")
    if built and s.laid[site]:
        raise PositionError(here.at("stones"), "a finished building has no stones on it")
    s.unseen ^= tables.BIT[tile]
    s.tiles[site] = tile


def _read_bonuses(s: State, f: Fields) -> None:
    bonuses = f.counts("bonuses", QUARTERS)
    if sorted(bonuses.values()) != sorted(tables.BONUS_TOKENS) or len(bonuses) != len(QUARTERS):
        raise PositionError("bonuses", f"must spread {tables.BONUS_TOKENS} over the quarters")
    for name, points in bonuses.items():
        s.bonus[int(name) - 1] = points
    for i, quarter in enumerate(f.items("bonuses-taken")):
        if type(quarter) is not int or str(quarter) not in QUARTERS:
            raise PositionError(f"bonuses-taken[{i}]", f"there is no bonus in {quarter!r}")
        s.bonus_taken |= tables.BIT[quarter - 1]
    for name in QUARTERS:
        built = s.built & tables.QUARTER_SITES[int(name) - 1] != 0
        if built != (s.bonus_taken & tables.BIT[int(name) - 1] != 0):
            raise PositionError("bonuses-taken", f"quarter {name}: the first building takes it")


def _read_player(s: State, seat: int, f: Fields) -> None:
    p = s.players[seat]
    for i, word in enumerate(f.items("pawns", tables.PAWNS[s.seats])):
        where = f"{f.at('pawns')}[{i}]"
        if word is not None and word != GONE_WORD and word not in tables.POINT_NAMES:
            raise PositionError(where, f'must be a point, "gone" or null, not {word!r}')
        at = NOWHERE if word is None else GONE if word == GONE_WORD else None
        p.pawns[i] = tables.POINT_BY_NAME[word] if at is None else at
    for name, count in f.counts("hand", INTRIGUES).items():
        p.hand[INTRIGUES.index(name)] = count
        p.hand_size += count
    for i, name in enumerate(f.words("table", LASTING)):
        if p.shows(LASTING.index(name)):
            raise PositionError(f"{f.at('table')}[{i}]", f"{name} lies there already")
        p.table |= tables.BIT[LASTING.index(name)]
        p.table_size += 1
    for name, count in f.counts("goods", GOODS).items():
        p.goods[GOODS.index(name)] = count
        p.goods_count += count
    for name, count in f.counts("corruption", VALUES).items():
        p.tokens[VALUES.index(name)] = count
        p.token_count += count
    known = f.fields("knows-goods")
    for other in range(s.seats):
        if other != seat and known.has(str(other)):
            row = (seat * s.seats + other) * tables.NUM_GOODS
            for name, count in known.counts(str(other), GOODS).items():
                s.known[row + GOODS.index(name)] = count
    known.done()
    points = f.fields("points")
    for i, part in enumerate(state.PARTS):
        if points.has(part):
            p.points[i] = points.number(part, -1000, 1000)
    points.done()
    f.done()


def _read_piles(s: State, f: Fields) -> None:
    for name, count in f.counts("discards", INTRIGUES).items():
        s.discards[INTRIGUES.index(name)] = count
    for name, count in f.counts("offered", GOODS).items():
        s.offered[GOODS.index(name)] = count
    for kind, name in enumerate(INTRIGUES):
        s.pile[kind] = tables.INTRIGUE_COUNTS[kind] - s.discards[kind] - intrigues_held(s, kind)
        _refuse_too_many("intrigue-pile", name, s.pile[kind])
    for good, name in enumerate(GOODS):
        s.goods[good] = tables.GOODS_COUNTS[good] - goods_held(s, good)
        _refuse_too_many("goods-pile", name, s.goods[good])
    for value, name in enumerate(VALUES):
        s.tokens[value] = tables.CORRUPTION_COUNTS[value] - tokens_held(s, value)
        _refuse_too_many("corruption-pile", name, s.tokens[value])
    for key, counts, names in (
        ("intrigue-pile", s.pile, INTRIGUES),
        ("goods-pile", s.goods, GOODS),
        ("corruption-pile", s.tokens, VALUES),
    ):
        if f.has(key):
            written = f.counts(key, names)
            for i, name in enumerate(names):
                if written.get(name, 0) != counts[i]:
                    reason = f"{name}: {written.get(name, 0)}, but the box leaves {counts[i]}"
                    raise PositionError(key, reason)
    s.pile_size = sum(s.pile)
    s.goods_left = sum(s.goods)
    s.tokens_left = sum(s.tokens)
    s.stones = tables.STONES - sum(s.laid)
    if f.has("stones") and f.number("stones", -100, tables.STONES) != s.stones:
        raise PositionError("stones", f"the box leaves {s.stones} beside the map")


def _refuse_too_many(key: str, name: str, left: int) -> None:
    if left < 0:
        raise PositionError(key, f"{name}: {-left} more than there are in the box")
