"""A position of the castle as a readable document (docs/formats/castle.md)."""

from typing import Any

from bourgade.games.castle import state, tables
from bourgade.games.castle.state import Player, Position

OPTIONS = ("keep", "largest-court", "scoring-order")


def agreed(s: Position) -> dict[str, str]:
    """The options in force, by the names they have in the set-up."""
    return {
        "keep": "completer" if s.keep_to_placer else "majority",
        "largest-court": "markets" if s.court_by_markets else "tiles",
        "scoring-order": "owner" if s.owner_orders else "placer",
    }


def place_name(place: int) -> str:
    """A segment of the tile on a square: "j1.0"."""
    return f"{tables.SQUARE_NAMES[place // 8]}.{place % 8}"


def tile_counts(mask: int) -> dict[str, int]:
    """How many castle tiles of each face are in a set."""
    counts: dict[str, int] = {}
    for tile, name in enumerate(tables.TILE_NAMES):
        if mask & tables.BIT[tile]:
            counts[name] = counts.get(name, 0) + 1
    return counts


def wall_numbers(counts: Any) -> list[int]:
    """Wall tiles by number, ascending, each as often as it is there."""
    return [n for n in range(1, tables.WALL_KINDS + 1) for _ in range(counts[n])]


def used_walls(s: Position) -> list[int]:
    """Wall tiles that were used and left the game."""
    known = [0] * (tables.WALL_KINDS + 1)
    for n in range(1, tables.WALL_KINDS + 1):
        held = sum(p.walls[n] for p in s.players)
        known[n] = tables.WALL_TILE_COUNT[n] - s.wall_bag[n] - held
    return wall_numbers(known)


def standing_towers(s: Position) -> list[int]:
    """The corner towers that still have their wall tile, by their first space."""
    return [
        spaces[0]
        for tower, spaces in enumerate(tables.TOWER_SPACES)
        if s.towers & tables.BIT[tower]
    ]


def to_dict(s: Position) -> dict[str, object]:
    return {
        "game": "castle",
        "options": agreed(s),
        "turn": s.turn,
        "decision": state.DECISIONS[s.decision],
        "hand": tables.TILE_NAMES[s.hand] if s.hand >= 0 else None,
        "last": tables.SQUARE_NAMES[s.last] if s.last >= 0 else None,
        "castle": {
            tables.SQUARE_NAMES[square]: {
                "tile": tables.TILE_NAMES[lying >> 2],
                "rotation": (lying & 3) * 90,
            }
            for square, lying in enumerate(s.laid)
            if lying >= 0
        },
        "towers": standing_towers(s),
        "fresh-wall-tiles": wall_numbers(s.fresh),
        "used-wall-tiles": used_walls(s),
        "removed": tile_counts(s.removed),
        "players": [_player_to_dict(p) for p in s.players],
        "supply": tile_counts(s.bag),
    }


def _player_to_dict(p: Player) -> dict[str, object]:
    return {
        "subjects": [place_name(place) for place in sorted(p.subjects) if place >= 0],
        "keep": place_name(p.keep_place) if p.keep_size > 0 else None,
        "wall-tiles": wall_numbers(p.walls),
        "points": {part: int(p.points[i]) for i, part in enumerate(state.PARTS) if p.points[i]},
    }


def census(s: Position) -> dict[str, int]:
    """Every tile, wall tile, subject and keep of the box, wherever it is."""
    counts = {f"tile-{name}": 0 for name in tables.TILE_BY_NAME}
    for tile in in_play(s):
        counts[f"tile-{tables.TILE_NAMES[tile]}"] += 1
    for name, count in tile_counts(s.bag | s.removed).items():
        counts[f"tile-{name}"] += count
    for n in range(1, tables.WALL_KINDS + 1):
        held = sum(p.walls[n] for p in s.players)
        counts[f"wall-tile-{n}"] = s.wall_bag[n] + held + used_walls(s).count(n)
    on_wall = len(standing_towers(s))
    taken = sum(sum(p.walls) for p in s.players) + len(used_walls(s))
    counts["wall-tiles-laid"] = on_wall + int(taken)
    for seat, p in enumerate(s.players):
        counts[f"subjects-{seat}"] = p.reserve + sum(place >= 0 for place in p.subjects)
    return counts


def in_play(s: Position) -> list[int]:
    """Every castle tile in the castle or in the hand."""
    tiles = [int(lying) >> 2 for lying in s.laid if lying >= 0]
    return [*tiles, int(s.hand)] if s.hand >= 0 else tiles
