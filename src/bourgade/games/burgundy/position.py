"""A position of Burgundy as a readable document (docs/formats/burgundy.md)."""

from collections import Counter
from typing import Any

from bourgade.games.burgundy import state, tables
from bourgade.games.burgundy.state import Position

TILES = tables.TILE_NAMES
COLOURS = tables.COLOUR_NAMES
GOODS = ["1", "2", "3", "4", "5", "6"]


def tile_name(tile: int) -> str | None:
    return TILES[tile] if tile >= 0 else None


def colours_in(mask: int) -> list[str]:
    return [name for i, name in enumerate(COLOURS) if mask & tables.BIT[i]]


def count_words(counts: Any, names: list[str]) -> dict[str, int]:
    """Counts by name, zeros left out."""
    return {name: int(counts[i]) for i, name in enumerate(names) if counts[i]}


def to_dict(s: Position) -> dict[str, object]:
    return {
        "game": "burgundy",
        "options": {
            "expert": s.expert,
            "secret": s.secret,
            "most-empty-wins": s.most_empty_wins,
            "reclaim-castles": s.reclaim_castles,
        },
        "phase": tables.PHASE_NAMES[s.phase],
        "round": s.round + 1,
        "order": [int(seat) for seat in s.order],
        "turn": s.turn,
        "decision": state.DECISIONS[s.decision],
        "used-dice": [bool(used) for used in s.used],
        "bought": s.bought,
        "held": tile_name(s.held),
        "ship": {"depot": s.ship_depot + 1, "two": s.ship_two, "kept": s.kept + 1},
        "white-die": s.white,
        "depots": [
            {
                "tiles": [tile_name(s.depots[d * 4 + i]) for i in range(4)],
                "goods": count_words(s.depot_goods[d * 6 : d * 6 + 6], GOODS),
            }
            for d in range(6)
        ],
        "black-depot": [tile_name(tile) for tile in s.black],
        "round-goods": [g + 1 if g >= 0 else None for g in s.round_goods],
        "set-aside-castles": s.set_aside,
        "players": [_player_to_dict(s, seat) for seat in range(s.seats)],
        "supply": count_words(s.bag, TILES),
        "black-supply": count_words(s.black_bag, TILES),
        "goods-supply": count_words(s.goods_bag, GOODS),
        "box": count_words(s.box, TILES),
    }


def _player_to_dict(s: Position, seat: int) -> dict[str, object]:
    p = s.players[seat]
    return {
        "board": tables.BOARD_NAMES[p.board] if p.board >= 0 else None,
        "sheet": p.sheet + 1 if p.sheet >= 0 else None,
        "start": p.start_space if p.start_space >= 0 else None,
        "tiles": {str(i): TILES[tile] for i, tile in enumerate(p.tiles) if tile >= 0},
        "storage": [tile_name(tile) for tile in p.storage],
        "goods": count_words(p.goods, GOODS),
        "sold": count_words(p.sold, GOODS),
        "silver": p.silver,
        "workers": p.workers,
        "dice": [int(s.dice[seat * 2]), int(s.dice[seat * 2 + 1])],
        "large-bonuses": colours_in(p.large),
        "small-bonuses": colours_in(p.small),
        "track": p.track,
        "height": p.height,
        "points": count_words(p.points, state.PARTS),
    }


def census(s: Position) -> dict[str, int]:
    """Every tile and goods tile of the box, wherever it is."""
    counts: dict[str, int] = {}
    seen = Counter(lying(s))
    for face, name in enumerate(TILES):
        counts[name] = int(s.bag[face]) + int(s.black_bag[face]) + s.box[face] + seen[face]
    for good, name in enumerate(GOODS):
        counts[f"goods-{name}"] = int(s.goods_bag[good]) + goods_lying(s, good)
    return counts


def lying(s: Position) -> list[int]:
    """Every tile that lies open: on the main board, in storages, on estates, in a hand."""
    tiles = [*s.depots, *s.black, s.held]
    for p in s.players:
        tiles += [*p.storage, *p.tiles]
    return tiles


def goods_lying(s: Position, good: int) -> int:
    on_board = sum(s.depot_goods[d * 6 + good] for d in range(6))
    owned = sum(p.goods[good] + p.sold[good] for p in s.players)
    return int(on_board + owned + sum(g == good for g in s.round_goods))
