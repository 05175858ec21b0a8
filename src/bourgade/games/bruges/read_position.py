"""Reads a described position and refuses an impossible one (docs/formats/bruges.md)."""

from typing import Any

from bourgade.core.errors import PositionError
from bourgade.core.reading import Fields, number, word
from bourgade.games.bruges import state, tables
from bourgade.games.bruges.build import refresh
from bourgade.games.bruges.position import (
    ANY,
    COLOUR,
    COLOURS,
    COUNT,
    FLAG,
    FRAME_FIELDS,
    KEYS,
    NONE,
    NUMBER,
    SEAT,
    statue_values,
)
from bourgade.games.bruges.rounds import may_draw, may_progress
from bourgade.games.bruges.rules import State
from bourgade.games.bruges.state import FRAME, Player

PROGRAMS = ["own", *tables.EVENTS]
BASE_DECISIONS = {
    state.DRAW: state.DRAWING,
    state.PROGRESS: state.PROGRESSING,
    state.TURN: state.PLAYING,
    state.OVER: state.ENDED,
}
MANY = 1000


def from_dict(described: dict[str, Any]) -> State:
    """Reads a position. Cards that are named nowhere lie unseen in the piles.

    `piles` and `extra` may be left out together: the unseen cards are then shared out as in the
    set-up, with the backs that come first.
    """
    f = Fields(described)
    f.word("game", ["bruges"])
    players = f.items("players")
    if not 2 <= len(players) <= 4:
        raise PositionError("players", f"the game is for 2 to 4 players, not {len(players)}")
    s = State(len(players))
    options = f.fields("options")
    s.revised = int(options.flag("revised"))
    options.done()
    _read_time(s, f)
    _read_board(s, f)
    for seat, described_player in enumerate(players):
        _read_player(s, seat, Fields(described_player, f"players[{seat}]"))
    for i, frame in enumerate(f.items("pending")):
        _read_frame(s, Fields(frame, f"pending[{i}]"))
    _read_cards(s, f)
    _check_counts(s)
    f.done()
    _check_decision(s)
    return s


def _read_time(s: State, f: Fields) -> None:
    s.round = f.number("round", 1, 99) - 1
    s.last_round = f.number_or("last-round", 1, 99, 0) - 1
    if s.last_round >= 0 and not s.round <= s.last_round <= s.round + 1:
        raise PositionError("last-round", "is this round or the next one, once it is known")
    s.phase = state.PHASES.index(f.word("phase", state.PHASES))
    s.first = f.number("first", 0, s.seats - 1)
    s.turn = f.number("turn", 0, tables.TURNS * s.seats)
    s.played = f.flag("played")
    s.acted = f.flag("acted")
    if s.played and not s.acted:
        raise PositionError("acted", "must be true once the card of the turn is played")
    s.enough = f.flag("enough")
    s.decision = state.DECISIONS.index(f.word("decision", state.DECISIONS[: state.EFFECTS]))


def _read_board(s: State, f: Fields) -> None:
    s.statues_taken = f.number("statues-taken", 0, tables.NUM_STATUES)
    _read_colours(s.dice, f, "dice", 6)


def _read_piles(s: State, f: Fields) -> None:
    for i, item in enumerate(f.items("piles", 2)):
        pile = Fields(item, f"piles[{i}]")
        s.pile[i] = pile.number("cards", 0, tables.NUM_CARDS)
        s.top[i] = _back(pile, s.pile[i])
        pile.done()
    extra = f.fields("extra")
    s.extra = extra.number("cards", 0, tables.NUM_CARDS)
    s.extra_top = _back(extra, s.extra)
    extra.done()


def _back(f: Fields, cards: int) -> int:
    back = f.word_or_none("back", COLOURS)
    if (back is None) != (cards == 0):
        raise PositionError(f.at("back"), "a pile shows a colour exactly if it has cards")
    return -1 if back is None else COLOURS.index(back)


def _read_colours(into: Any, f: Fields, key: str, high: int) -> None:
    for name, value in f.counts(key, COLOURS).items():
        into[COLOURS.index(name)] = number(value, 0, high, f"{f.at(key)}.{name}")


def _read_player(s: State, seat: int, f: Fields) -> None:
    p = s.players[seat]
    p.florins = f.number("florins", 0, MANY)
    _read_colours(p.workers, f, "workers", MANY)
    _read_colours(p.threats, f, "threats", tables.STRIKE)
    p.level = f.number("level", 0, tables.TOP_LEVEL)
    for i, tiles in enumerate(f.numbers("canals", 2, 0, tables.SECTION)):
        p.dug[i] = tiles
    for side in f.words("completed", tables.SIDES):
        p.completed |= tables.BIT[tables.SIDES.index(side)]
    for i, tiles in enumerate(p.dug):
        if tiles == tables.SECTION and not p.completed & tables.BIT[i]:
            raise PositionError(f.at("completed"), f"the {tables.SIDES[i]} section is complete")
    for i, value in enumerate(f.items("statues")):
        if value not in tables.STATUES:
            raise PositionError(f"{f.at('statues')}[{i}]", f"there is no statue worth {value!r}")
        p.statues |= tables.BIT[tables.STATUES.index(value)]
    for name in f.words("majorities", tables.MAJORITIES):
        p.majorities |= tables.BIT[tables.MAJORITIES.index(name)]
    points = f.fields("points")
    for i, part in enumerate(state.TRACK_PARTS):
        if points.has(part):
            p.points[i] = points.number(part, -MANY, MANY)
    points.done()
    if p.track() < 0:
        raise PositionError(f.at("points"), "the score track has nothing below 0")
    for i, key in enumerate(f.words("hand", KEYS)):
        _put(p.hand, key, f"{f.at('hand')}[{i}]")
        p.cards += 1
    _read_colours(p.fresh, f, "fresh", tables.HAND + 5)
    p.cards += sum(p.fresh)
    _read_houses(s, p, f)
    held = [int(p.hand[c] | p.empty[c]) for c in range(5)]
    for guest in range(tables.NUM_CARDS):
        if p.employs(guest):
            held[tables.CARD_COLOUR[s.under[guest]]] |= tables.CARD_BIT[s.under[guest]]
    for i, key in enumerate(f.words("known", KEYS)):
        card = tables.CARD_BY_KEY[key]
        if not held[tables.CARD_COLOUR[card]] & tables.CARD_BIT[card]:
            raise PositionError(f"{f.at('known')}[{i}]", "is neither in the hand nor a house")
        _put(p.known, key, f"{f.at('known')}[{i}]")
    f.done()
    refresh(p)


def _put(masks: Any, key: str, where: str) -> None:
    card = tables.CARD_BY_KEY[key]
    if masks[tables.CARD_COLOUR[card]] & tables.CARD_BIT[card]:
        raise PositionError(where, f"{key} is there twice")
    masks[tables.CARD_COLOUR[card]] |= tables.CARD_BIT[card]


def _read_houses(s: State, p: Player, f: Fields) -> None:
    for i, item in enumerate(f.items("houses")):
        house = Fields(item, f"{f.at('houses')}[{i}]")
        key = house.word("card", KEYS)
        card = tables.CARD_BY_KEY[key]
        p.houses[tables.CARD_COLOUR[card]] += 1
        p.num_houses += 1
        if not house.has("guest"):
            _put(p.empty, key, house.at("card"))
        else:
            name = house.word("guest", KEYS)
            guest = tables.CARD_BY_KEY[name]
            _put(p.here, name, house.at("guest"))
            if house.flag("used"):
                _put(p.used, name, house.at("used"))
            s.under[guest] = card
            p.num_characters += 1
            p.groups[tables.CARD_GROUP[guest]] += 1
        house.done()


def _read_frame(s: State, f: Fields) -> None:
    what = state.DECISIONS.index(f.word("what", state.DECISIONS[state.STRIKES :]))
    seat = f.number("seat", 0, s.seats - 1)
    card = tables.CARD_BY_KEY[f.word("card", KEYS)] if f.has("card") else -1
    if card < 0 and what in (state.CHOOSE_HOUSE, state.EFFECTS, state.CONVERT, state.AGAIN):
        raise PositionError(f.at("card"), "is missing")
    values = [0] * FRAME
    for i, field in enumerate(FRAME_FIELDS[what]):
        if field is not None:
            values[i] = _frame_value(s, f, *field)
    if what == state.EFFECTS:
        first, last = _program(f, card)
        values[0] = first + f.number("next", 0, last - first - 1)
        values[1] = last
    s.push(what, seat, card, values[0], values[1], values[2], values[3])
    if what == state.CONVERT:
        first, last = tables.DOES_FIRST[card], tables.DOES_LAST[card]
        row = first + f.number("effect", 0, max(0, last - first - 1))
        if last == first or tables.PROGRAM[row * tables.ROW] != tables.CONVERT_THINGS:
            raise PositionError(f.at("effect"), f"{KEYS[card]} converts nothing there")
        s.set_frame(state.F_E, row)
    elif what == state.EXCHANGE:
        mask = sum(tables.BIT[COLOURS.index(c)] for c in f.words("given", COLOURS))
        mask += sum(tables.BIT[COLOURS.index(c) + 5] for c in f.words("taken", COLOURS))
        s.set_frame(state.F_E, mask)
    f.done()


def _program(f: Fields, card: int) -> tuple[int, int]:
    program = f.word("program", PROGRAMS)
    if program == "own":
        first, last = tables.DOES_FIRST[card], tables.DOES_LAST[card]
    else:
        at = card * tables.NUM_EVENTS + tables.EVENTS.index(program)
        first, last = tables.REACTS_FIRST[at], tables.REACTS_LAST[at]
    if first == last:
        raise PositionError(f.at("program"), f"{KEYS[card]} does nothing of the kind")
    return first, last


def _frame_value(s: State, f: Fields, name: str, kind: str) -> int:
    if kind == FLAG:
        return int(f.flag(name))
    if kind == NUMBER:
        return f.number(name, 0, MANY)
    if kind == COUNT:
        return f.number(name, 1, MANY)
    if kind == SEAT:
        return f.number(name, 0, s.seats - 1)
    if kind == COLOUR:
        return COLOURS.index(f.word(name, COLOURS))
    if kind == ANY:
        return [*COLOURS, ANY].index(f.word(name, [*COLOURS, ANY]))
    assert kind == NONE
    found = f.word_or_none(name, COLOURS)
    return -1 if found is None else COLOURS.index(found)


def _read_cards(s: State, f: Fields) -> None:
    """Every card lies in one place; those not named are unseen, and the piles hold them."""
    for i, key in enumerate(f.items("discarded")):
        where = f"discarded[{i}]"
        _put(s.discarded, word(key, KEYS, where), where)
    seen: dict[int, int] = {}
    for card in _named(s):
        seen[card] = seen.get(card, 0) + 1
        if seen[card] > 1:
            raise PositionError("players", f"{KEYS[card]} is in two places")
    for card, key in enumerate(KEYS):
        if card not in seen:
            _put(s.unseen, key, "piles")
            s.unseen_count[tables.CARD_COLOUR[card]] += 1
    fresh = [int(sum(p.fresh[c] for p in s.players)) for c in range(5)]
    if f.has("piles") or f.has("extra"):
        _read_piles(s, f)
    else:
        _share_out(s, fresh)
    if (s.extra > 0) == (s.last_round >= 0):
        raise PositionError("last-round", "is known exactly when the extra pile is used up")
    in_piles = int(s.pile[0] + s.pile[1] + s.extra)
    unseen = int(sum(s.unseen_count)) - sum(fresh)
    if unseen != in_piles:
        raise PositionError("piles", f"{unseen} cards are unseen, but the piles have {in_piles}")
    for c, name in enumerate(COLOURS):
        backs = [int(s.top[0]), int(s.top[1]), int(s.extra_top)].count(c)
        s.deep[c] = s.unseen_count[c] - fresh[c] - backs
        if s.deep[c] < 0:
            raise PositionError("piles", f"too few {name} cards are left for the backs shown")


def _share_out(s: State, fresh: list[int]) -> None:
    """The extra pile as in the set-up, unless the last round is known; then two equal piles."""
    left = [int(s.unseen_count[c]) - fresh[c] for c in range(5)]
    backs = [c for c in range(5) for _ in range(left[c])][:3]
    beside = tables.NUM_CARDS - tables.HEAP * s.seats
    s.extra = 0 if s.last_round >= 0 else min(beside, max(0, sum(left) - 2))
    s.pile[0] = (sum(left) - s.extra) // 2
    s.pile[1] = sum(left) - s.extra - s.pile[0]
    for i in range(2):
        s.top[i] = backs.pop(0) if s.pile[i] > 0 else -1
    s.extra_top = backs.pop(0) if s.extra > 0 else -1


def _named(s: State) -> list[int]:
    """Every card that lies in a known place."""
    cards = [int(s.stack[i * FRAME + state.F_CARD]) for i in range(s.depth)
             if s.stack[i * FRAME] == state.CHOOSE_HOUSE]  # fmt: skip
    for card in range(tables.NUM_CARDS):
        c, bit = tables.CARD_COLOUR[card], tables.CARD_BIT[card]
        places = [s.discarded[c], *(p.hand[c] for p in s.players)]
        places += [p.empty[c] for p in s.players] + [p.here[c] for p in s.players]
        cards += [card] * sum(1 for place in places if place & bit)
        if any(p.employs(card) for p in s.players):
            cards.append(int(s.under[card]))
    return cards


def _check_counts(s: State) -> None:
    struck = [int(s.stack[i * FRAME + state.F_SEAT]) for i in range(s.depth)
              if s.stack[i * FRAME] == state.STRIKES]  # fmt: skip
    for seat, p in enumerate(s.players):
        if max(p.threats) >= tables.STRIKE and seat not in struck:
            raise PositionError(f"players[{seat}].threats", "the third of a colour strikes at once")
        if len(statue_values(p)) > bin(p.completed).count("1"):
            raise PositionError(f"players[{seat}].statues", "one for each completed section")
    for c, name in enumerate(COLOURS):
        held = int(sum(p.threats[c] for p in s.players))
        s.supply[c] = tables.THREATS - held
        if held > tables.THREATS:
            raise PositionError("players", f"there are {tables.THREATS} {name} threat markers")
    values = sorted(v for p in s.players for v in statue_values(p))
    if values != sorted(tables.STATUES[: s.statues_taken]):
        raise PositionError("statues-taken", "the statues taken are those the players have")


def _check_decision(s: State) -> None:
    if s.depth > 0:
        if s.frame(0) != s.decision:
            raise PositionError("decision", "must be what the last pending entry asks")
        s.decider = s.frame(state.F_SEAT)
    else:
        if BASE_DECISIONS.get(s.decision) != s.phase:
            raise PositionError("decision", f"cannot be made in phase {state.PHASES[s.phase]!r}")
        s.decider = -1 if s.decision == state.OVER else s.seat_of_turn()
    if s.decision == state.OVER:
        return
    if s.phase not in (state.DRAWING, state.ENDED) and not all(s.dice):
        raise PositionError("dice", "every die must show 1 to 6 once they are thrown")
    limit = tables.TURNS * s.seats if s.phase == state.PLAYING else s.seats
    # In phase 2 a player counts as served while still choosing.
    served = s.phase in (state.THREATS, state.PROGRESSING) and s.depth > 0
    if s.turn - int(served) not in range(limit):
        raise PositionError("turn", f"must be {int(served)} to {limit - 1 + served} at this point")
    _check_hands(s)
    if s.decision == state.PROGRESS and not may_progress(s):
        raise PositionError("decision", "this player cannot advance")
    if s.decision == state.DRAW and not may_draw(s):
        raise PositionError("decision", "this player draws no more cards")
    if not s.legal_actions():
        raise PositionError("decision", f"{state.DECISIONS[s.decision]}: nothing to choose from")


def _check_hands(s: State) -> None:
    """Only who draws now holds cards not looked at; only florins that are there can be given."""
    for seat, p in enumerate(s.players):
        if any(p.fresh) and (s.phase != state.DRAWING or seat != s.seat_of_turn()):
            raise PositionError(f"players[{seat}].fresh", "only who draws now has not looked yet")
    for i in range(s.depth):
        if s.stack[i * FRAME] == state.LEND:
            giver = s.players[s.stack[i * FRAME + state.F_SEAT]]
            if s.stack[i * FRAME + state.F_A] > giver.florins:
                raise PositionError(f"pending[{i}].left", "more florins than there are to give")
