"""A position of Brügge as a readable document (docs/formats/bruges.md)."""

from collections.abc import Iterator
from typing import Any, Final

from bourgade.games.bruges import state, tables
from bourgade.games.bruges.state import FRAME, Player, Position

COLOURS = tables.COLOURS
KEYS = tables.KEYS
# Kinds of frame parameters.
NUMBER: Final = "number"
COUNT: Final = "count"  # at least one
COLOUR: Final = "colour"
ANY: Final = "any"  # a colour, or any
NONE: Final = "none"  # a colour, or none
FLAG: Final = "flag"
SEAT: Final = "seat"
# Parameters of each kind of frame by name, in the order of its numbers from the fourth on; None
# where a number is not used. `effects`, `convert` and `exchange` have more, see _frame.
FRAME_FIELDS: Final[dict[int, tuple[tuple[str, str] | None, ...]]] = {
    state.STRIKES: (),
    state.PLAGUE: (),
    state.FIRE: (),
    state.CHOOSE_HOUSE: (),
    state.TAKE_WORKERS: (("left", COUNT), ("from", COLOUR)),
    state.TAKE_COLOUR: (("number", COUNT),),
    state.DISCARD: (("left", COUNT), ("colour", ANY), ("from", COLOUR), ("must", FLAG)),
    state.LEVELS: (("left", COUNT), ("cost", NUMBER), None, ("must", FLAG)),
    state.DIG: (("cost-times", NUMBER), None, None, ("must", FLAG)),
    state.BUILD: (("workers", NUMBER), None, None, ("must", FLAG)),
    state.PLAY: (None, None, None, ("must", FLAG)),
    state.EXCHANGE: (("left", COUNT), ("from", COLOUR), ("to", COLOUR), ("must", FLAG)),
    state.CONVERT: (("left", COUNT), ("from", COLOUR), None, ("must", FLAG)),
    state.GIVE: (("left", COUNT), ("from", COLOUR), ("receiver", SEAT)),
    state.BREACH: (),
    state.THREATEN: (("number", COUNT),),
    state.LEND: (("left", COUNT), ("place", NUMBER), ("points", NUMBER)),
    state.AGAIN: (("left", COUNT),),
    state.DRAW_MORE: (("left", COUNT),),
    state.EFFECTS: (None, None, ("colour", NONE), ("chosen", FLAG)),
    state.THREAT: (("colour", COLOUR),),
}


def cards_in(masks: Any) -> list[int]:
    """The cards of five masks, in their order."""
    cards = []
    for colour, mask in enumerate(masks):
        left = int(mask)
        while left:
            low = left & -left
            left ^= low
            cards.append(tables.COLOUR_FIRST[colour] + low.bit_length() - 1)
    return cards


def keys_in(masks: Any) -> list[str]:
    return [KEYS[card] for card in cards_in(masks)]


def by_colour(counts: Any) -> dict[str, int]:
    """Counts by colour, zeros left out."""
    return {name: int(counts[i]) for i, name in enumerate(COLOURS) if counts[i]}


def colour_name(colour: int) -> str | None:
    return COLOURS[colour] if 0 <= colour < len(COLOURS) else None


def houses(s: Position, p: Player) -> list[tuple[int, int]]:
    """Every house as its card and its guest, -1 for none."""
    rows = [(card, -1) for card in cards_in(p.empty)]
    rows += [(int(s.under[guest]), guest) for guest in cards_in(p.here)]
    return sorted(rows)


def statue_values(p: Player) -> list[int]:
    return [value for i, value in enumerate(tables.STATUES) if p.statues & tables.BIT[i]]


def majority_names(p: Player) -> list[str]:
    return [name for i, name in enumerate(tables.MAJORITIES) if p.majorities & tables.BIT[i]]


def to_dict(s: Position) -> dict[str, object]:
    return {
        "game": "bruges",
        "options": {"revised": bool(s.revised)},
        "round": s.round + 1,
        "last-round": s.last_round + 1 if s.last_round >= 0 else None,
        "phase": state.PHASES[s.phase],
        "first": s.first,
        "turn": s.turn,
        "played": s.played,
        "acted": s.acted,
        "enough": s.enough,
        "decision": state.DECISIONS[s.decision],
        "dice": by_colour(s.dice),
        "piles": [{"cards": int(s.pile[i]), "back": colour_name(s.top[i])} for i in range(2)],
        "extra": {"cards": s.extra, "back": colour_name(s.extra_top)},
        "statues-taken": s.statues_taken,
        "discarded": keys_in(s.discarded),
        "pending": [_frame(s, i) for i in range(s.depth)],
        "players": [_player(s, p) for p in s.players],
    }


def _player(s: Position, p: Player) -> dict[str, object]:
    return {
        "florins": p.florins,
        "workers": by_colour(p.workers),
        "threats": by_colour(p.threats),
        "level": p.level,
        "canals": [int(p.dug[0]), int(p.dug[1])],
        "completed": [side for i, side in enumerate(tables.SIDES) if p.completed & tables.BIT[i]],
        "statues": statue_values(p),
        "majorities": majority_names(p),
        "points": {part: int(p.points[i]) for i, part in enumerate(state.TRACK_PARTS)},
        "hand": keys_in(p.hand),
        "fresh": by_colour(p.fresh),
        "known": keys_in(p.known),
        "houses": [_house(p, card, guest) for card, guest in houses(s, p)],
    }


def _house(p: Player, card: int, guest: int) -> dict[str, object]:
    if guest < 0:
        return {"card": KEYS[card]}
    used = p.used[tables.CARD_COLOUR[guest]] & tables.CARD_BIT[guest] != 0
    return {"card": KEYS[card], "guest": KEYS[guest], "used": used}


def program_of(card: int, row: int) -> tuple[str, int]:
    """Which program of the card a row belongs to ("own" or an event), and its first row."""
    if tables.DOES_FIRST[card] <= row < tables.DOES_LAST[card]:
        return "own", tables.DOES_FIRST[card]
    for event, name in enumerate(tables.EVENTS):
        at = card * tables.NUM_EVENTS + event
        if tables.REACTS_FIRST[at] <= row < tables.REACTS_LAST[at]:
            return name, tables.REACTS_FIRST[at]
    raise AssertionError(f"row {row} is not of {KEYS[card]}")


def _frame(s: Position, number: int) -> dict[str, object]:
    """A frame in words; see docs/formats/bruges.md."""
    values = [int(value) for value in s.stack[number * FRAME : number * FRAME + FRAME]]
    what, seat, card = values[:3]
    described: dict[str, object] = {"what": state.DECISIONS[what], "seat": seat}
    if card >= 0:
        described["card"] = KEYS[card]
    for field, value in zip(FRAME_FIELDS[what], values[state.F_A :], strict=False):
        if field is None:
            continue
        name, kind = field
        if kind in (COLOUR, ANY, NONE):
            described[name] = colour_name(value) or (ANY if kind == ANY else None)
        else:
            described[name] = bool(value) if kind == FLAG else value
    if what == state.EFFECTS:
        program, first = program_of(card, values[state.F_A])
        described |= {"program": program, "next": values[state.F_A] - first}
    elif what == state.CONVERT:
        program, first = program_of(card, values[state.F_E])
        described["effect"] = values[state.F_E] - first
    elif what == state.EXCHANGE:
        mask = values[state.F_E]
        described["given"] = [c for i, c in enumerate(COLOURS) if mask & tables.BIT[i]]
        described["taken"] = [c for i, c in enumerate(COLOURS) if mask & tables.BIT[i + 5]]
    return described


def census(s: Position) -> dict[str, int]:
    """Every card, threat marker and statue of the box, wherever it is."""
    counts = dict.fromkeys(KEYS, 0)
    for card in _all_cards(s):
        counts[KEYS[card]] += 1
    for c, name in enumerate(COLOURS):
        counts[f"threat-{name}"] = s.supply[c] + sum(p.threats[c] for p in s.players)
    standing = tables.NUM_STATUES - s.statues_taken
    counts["statues"] = standing + sum(len(statue_values(p)) for p in s.players)
    return counts


def _all_cards(s: Position) -> Iterator[int]:
    yield from cards_in(s.unseen)
    yield from cards_in(s.discarded)
    for i in range(s.depth):  # a character on its way into a house
        if s.stack[i * FRAME] == state.CHOOSE_HOUSE:
            yield int(s.stack[i * FRAME + state.F_CARD])
    for p in s.players:
        yield from cards_in(p.hand)
        for card, guest in houses(s, p):
            yield card
            if guest >= 0:
                yield guest
