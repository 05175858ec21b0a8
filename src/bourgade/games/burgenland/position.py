"""A position of Burgenland as a readable document (docs/formats/burgenland.md)."""

from typing import Any

from bourgade.games.burgenland import state, tables
from bourgade.games.burgenland.state import Position
from bourgade.games.burgenland.tables import (
    CARD_NAMES,
    COLOUR_NAMES,
    EXTRA,
    GREAT_CASTLE,
    PIECE_NAMES,
    SLOT_NAMES,
    TILE_NAMES,
)

BUILDINGS = PIECE_NAMES[:3]
COSTS = [str(cost) for cost in range(6)]


def count_words(counts: Any, names: list[str]) -> dict[str, int]:
    """Counts by name, zeros left out."""
    return {name: int(counts[i]) for i, name in enumerate(names) if counts[i]}


def to_dict(s: Position) -> dict[str, object]:
    return {
        "game": "burgenland",
        "options": {
            "prime-from-discards": s.prime_from_discard,
            "late-wells-nothing": s.late_wells_nothing,
            "plain-different": s.plain_different,
        },
        "turn": s.turn,
        "acted": s.acted,
        "decision": state.DECISIONS[s.decision],
        "payment": _payment_to_dict(s) if s.paying() else None,
        "milestones": [COLOUR_NAMES[colour] for colour in s.milestones],
        "castles": [castle_to_dict(s, castle) for castle in range(tables.NUM_CASTLES)],
        "architects": [int(cost) for cost in s.architects if cost >= 0],
        "architects-paid": s.architects_paid,
        "wells": [castle + 1 for castle in s.wells if castle >= 0],
        "wells-built": s.wells_built,
        "players": [_player_to_dict(s, seat) for seat in range(s.seats)],
        "pile": count_words(s.pile, CARD_NAMES),
        "discards": count_words(s.discard, CARD_NAMES),
        "jokers": s.jokers,
        "exchange-tiles": s.exchange,
        "exchange-tiles-used": s.exchange_used,
        "bonus-tiles": count_words(s.tile_bag, TILE_NAMES),
        "bonus-tiles-used": count_words(s.tiles_used, TILE_NAMES),
    }


def castle_to_dict(s: Position, castle: int) -> dict[str, object]:
    """The sites that are built on: what stands there, and who built it."""
    sites: dict[str, object] = {}
    for slot, name in enumerate(SLOT_NAMES):
        found = s.sites[castle * 5 + slot]
        if found >= 0:
            builder = found // 4 - 1
            sites[name] = {
                "piece": PIECE_NAMES[found % 4],
                "builder": builder if builder >= 0 else None,
            }
    return sites


def place_name(place: int) -> str:
    """ "4.north", or "great" for the great castle."""
    if place == GREAT_CASTLE:
        return "great"
    return f"{place // 5 + 1}.{SLOT_NAMES[place % 5]}"


def _payment_to_dict(s: Position) -> dict[str, object]:
    """What is being paid, and the cards counted out so far."""
    return {
        "piece": PIECE_NAMES[s.piece] if s.piece >= 0 else None,
        "place": place_name(s.place) if s.place >= 0 else None,
        "by-coins": s.by_coins,
        "cards": count_words(s.chosen, CARD_NAMES),
        "cards-before": count_words(s.paid, CARD_NAMES),
    }


def _player_to_dict(s: Position, seat: int) -> dict[str, object]:
    p = s.players[seat]
    return {
        "hand": count_words(p.hand, CARD_NAMES),
        "shown": count_words(p.shown, CARD_NAMES),
        "pieces": count_words(p.left, PIECE_NAMES),
        "great-castle": count_words(p.great, BUILDINGS),
        "bonus-tiles": count_words(p.tiles, TILE_NAMES),
        "exchange-tiles": p.exchange,
    }


def census(s: Position) -> dict[str, int]:
    """Every card, tile and piece of the box, wherever it is."""
    counts = {
        name: int(cards_lying(s, card) + s.pile[card] + s.discard[card])
        for card, name in enumerate(CARD_NAMES)
    }
    counts["joker"] += s.jokers
    for cost in range(1, 6):
        counts[f"architect-{cost}"] = int(s.architect_bag[cost]) + list(s.architects).count(cost)
    for castle in range(tables.NUM_CASTLES):
        seen = list(s.wells).count(castle)
        counts[f"well-card-{castle + 1}"] = max(seen, 1)
    counts["exchange-tile"] = s.exchange + s.exchange_used + sum(p.exchange for p in s.players)
    for kind, name in enumerate(TILE_NAMES):
        counts[name] = int(s.tile_bag[kind] + tiles_lying(s, kind))
    for piece, name in enumerate(PIECE_NAMES):
        counts[name] = pieces_lying(s, piece)
    for colour, name in enumerate(COLOUR_NAMES):
        counts[f"milestone-{name}"] = list(s.milestones).count(colour)
    return counts


def cards_lying(s: Position, card: int) -> int:
    """Cards in the hands, with those being counted out."""
    held = sum(p.hand[card] for p in s.players)
    return int(held + s.chosen[card] + s.paid[card])


def tiles_lying(s: Position, kind: int) -> int:
    """Bonus tiles of a kind that are not in the supply: with players, used, or on the map."""
    held = sum(p.tiles[kind] for p in s.players)
    on_map = sum(s.sites[castle * 5 + EXTRA] >= 0 for castle in range(tables.NUM_CASTLES))
    return int(held + s.tiles_used[kind] + (on_map if kind == tables.EXTRA_SITE else 0))


def pieces_lying(s: Position, piece: int) -> int:
    """Pieces of a kind on the map, in the great castle, behind screens and back in the box."""
    on_map = sum(found >= 0 and found % 4 == piece for found in s.sites)
    left = sum(p.left[piece] for p in s.players)
    if piece == tables.WELL:
        return int(on_map + left + tables.UNUSED_WELLS[s.seats])
    return int(on_map + left + sum(p.great[piece] for p in s.players))
