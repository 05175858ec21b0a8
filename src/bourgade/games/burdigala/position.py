"""A position of Burdigala as a readable document (docs/formats/burdigala.md)."""

from typing import Any

from bourgade.games.burdigala import state, tables
from bourgade.games.burdigala.state import GONE, NOWHERE, Player, Position

GOODS = tables.GOODS_NAMES
INTRIGUES = tables.INTRIGUE_NAMES
LASTING = tables.INTRIGUE_NAMES[: tables.NUM_LASTING]
VALUES = [str(value) for value in range(tables.NUM_VALUES)]
GONE_WORD = "gone"


def count_words(counts: Any, names: list[str]) -> dict[str, int]:
    """Counts by name, zeros left out."""
    return {name: int(counts[i]) for i, name in enumerate(names) if counts[i]}


def lasting_in(mask: int) -> list[str]:
    return [name for kind, name in enumerate(LASTING) if mask & tables.BIT[kind]]


def pawn_word(point: int) -> str | None:
    """Where a pawn stands: a point, "gone", or None while it is not placed."""
    if point == NOWHERE:
        return None
    return GONE_WORD if point == GONE else tables.POINT_NAMES[point]


def or_none(number: int) -> int | None:
    return number if number >= 0 else None


def tile_name(tile: int) -> str | None:
    return tables.TILE_NAMES[tile] if tile >= 0 else None


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(tables.MAX_SEATS) if mask & tables.BIT[seat]]


def options(s: Position) -> dict[str, bool]:
    return {
        "tied-corrupt-spared": s.tied_corrupt_spared,
        "draw-once": s.draw_once,
        "no-loops": s.no_loops,
        "faces-count": s.faces_count,
        "crassus-same-site": s.crassus_same_site,
    }


def to_dict(s: Position) -> dict[str, object]:
    return {
        "game": "burdigala",
        "options": options(s),
        "first": s.first,
        "active": s.active,
        "asked": s.asked,
        "decision": state.DECISIONS[s.decision],
        "moment": state.DECISIONS[s.moment],
        "dice": [int(die) for die in s.dice],
        "double": s.double,
        "seven": s.seven,
        "intrigue-played": s.played,
        "corrupted": s.corrupted,
        "mover": or_none(s.mover),
        "site": s.site + 1 if s.site >= 0 else None,
        "earned": count_words(s.earned, state.PARTS[: state.EARNED_PARTS]),
        "pushed": pushed(s),
        "peeks": s.peeks,
        "rival": or_none(s.rival),
        "due": [int(cards) for cards in s.due],
        "answered": s.answered,
        "sites": [_site(s, site) for site in range(tables.NUM_SITES)],
        "bonuses": {str(q + 1): int(s.bonus[q]) for q in tables.BONUS_QUARTERS},
        "bonuses-taken": [q + 1 for q in tables.BONUS_QUARTERS if s.bonus_taken & tables.BIT[q]],
        "players": [_player(s, seat) for seat in range(s.seats)],
        "discards": count_words(s.discards, INTRIGUES),
        "offered": count_words(s.offered, GOODS),
        "intrigue-pile": count_words(s.pile, INTRIGUES),
        "goods-pile": count_words(s.goods, GOODS),
        "corruption-pile": count_words(s.tokens, VALUES),
        "stones": s.stones,
    }


def pushed(s: Position) -> dict[str, int] | None:
    if s.pushed_seat < 0:
        return None
    return {"seat": s.pushed_seat, "pawn": s.pushed_pawn}


def _site(s: Position, site: int) -> dict[str, object]:
    return {
        "size": int(s.sizes[site]),
        "stones": int(s.laid[site]),
        "tile": tile_name(s.tiles[site]),
        "seen-by": seats_in(s.seen[site]),
        "builder": or_none(int(s.builders[site])),
    }


def pawns_of(s: Position, p: Player) -> list[str | None]:
    return [pawn_word(p.pawns[i]) for i in range(tables.PAWNS[s.seats])]


def known_goods(s: Position, viewer: int, owner: int) -> dict[str, int]:
    """The goods that one player knows to be at another's."""
    row = (viewer * s.seats + owner) * tables.NUM_GOODS
    return count_words(s.known[row : row + tables.NUM_GOODS], GOODS)


def _player(s: Position, seat: int) -> dict[str, object]:
    p = s.players[seat]
    known = {str(other): known_goods(s, seat, other) for other in range(s.seats)}
    return {
        "pawns": pawns_of(s, p),
        "hand": count_words(p.hand, INTRIGUES),
        "table": lasting_in(p.table),
        "goods": count_words(p.goods, GOODS),
        "corruption": count_words(p.tokens, VALUES),
        "knows-goods": {other: goods for other, goods in known.items() if goods},
        "points": count_words(p.points, state.PARTS),
    }


def census(s: Position) -> dict[str, int]:
    """Every component of the box, wherever it is."""
    counts = {"stones": s.stones + sum(s.laid), "bonus tokens": sum(s.bonus)}
    for seat, p in enumerate(s.players):
        counts[f"pawns of {seat}"] = len(pawns_of(s, p))
    for tile, name in enumerate(tables.TILE_NAMES):
        counts[f"tile {name}"] = sum(t == tile for t in s.tiles) + int(
            s.unseen & tables.BIT[tile] != 0
        )
    for size in range(2, 6):
        counts[f"sites of {size}"] = sum(z == size for z in s.sizes)
    for kind, name in enumerate(INTRIGUES):
        counts[f"intrigue {name}"] = s.pile[kind] + s.discards[kind] + intrigues_held(s, kind)
    for good, name in enumerate(GOODS):
        counts[f"goods {name}"] = s.goods[good] + goods_held(s, good)
    for value in range(tables.NUM_VALUES):
        counts[f"corruption {value}"] = s.tokens[value] + tokens_held(s, value)
    return counts


def intrigues_held(s: Position, kind: int) -> int:
    """Cards of one kind in hands and on tables."""
    in_hands = sum(int(p.hand[kind]) for p in s.players)
    if kind >= tables.NUM_LASTING:
        return in_hands
    return in_hands + sum(int(p.shows(kind)) for p in s.players)


def goods_held(s: Position, good: int) -> int:
    return int(sum(p.goods[good] for p in s.players) + s.offered[good])


def tokens_held(s: Position, value: int) -> int:
    return int(sum(p.tokens[value] for p in s.players))
