"""What a seat may know of Brügge as a row of numbers.

Left out: which guest lives in a house of which colour, the price of the next canal and level (they
follow from cards and dice), the number printed on each statue, and the origin of points.
"""

from typing import Final

from bourgade.core.bits import count_bits
from bourgade.core.native import i16, i64, vec
from bourgade.core.observation import Layout, Row, put_all, put_bits, put_changes
from bourgade.games.bruges import tables
from bourgade.games.bruges.build import next_colour
from bourgade.games.bruges.piles import card_of
from bourgade.games.bruges.scoring import final_points
from bourgade.games.bruges.state import (
    BUILD,
    CARD_BIT,
    CARD_COLOUR,
    COLOUR_FIRST,
    DECISIONS,
    DIG,
    DISCARD,
    ENDED,
    F_A,
    F_B,
    F_CARD,
    LOW,
    PHASES,
    PLAY,
    PLAYING,
    PROGRESSING,
    THREATS,
    Player,
    Position,
)
from bourgade.games.bruges.tables import NUM_CARDS

_COLOURS: Final = ", ".join(tables.COLOURS)
_CARDS: Final = "cards by colour, numbered as in the list of the game's components"
SEATS: Final = 4
LAYOUT: Final = Layout(
    [
        ("round", (1,), 20, "The round."),
        ("last_round", (1,), 20, "The last round, 0 while it is not known."),
        ("phase", (5,), 1, "The phase of the round: " + ", ".join(PHASES) + "."),
        ("decision", (25,), 1, "What is being decided: " + ", ".join(DECISIONS) + "."),
        ("to_move", (4,), 1, "Who decides, counted from the observer; none at the end."),
        ("turn_of", (4,), 1, "Whose turn it is, counted from the observer; none at the end."),
        ("first", (4,), 1, "The first player of the round, counted from the observer."),
        ("cards_played", (4,), 1, "Cards each has played before in phase 3, none to three."),
        ("played", (1,), 1, "Whether the card of the turn is played."),
        ("pending", (1,), 1, "Whether a card or disaster asks for a choice."),
        ("pending_card", (1,), NUM_CARDS, "The card that asks, from 1; 0 is none."),
        ("pending_left", (1,), 50, "How many of a series of choices are left."),
        ("pending_colour", (5,), 1, f"The colour a discard asks for: {_COLOURS}."),
        ("dice", (5, 6), 1, f"The number of each die: {_COLOURS}."),
        ("piles", (2,), 165, "Cards of the two draw piles."),
        ("backs", (2, 5), 1, f"The back on top of each: {_COLOURS}."),
        ("extra", (1,), 165, "Cards of the extra pile."),
        ("extra_back", (5,), 1, "The back on top of it."),
        ("statues_taken", (1,), 6, "How many statues are taken."),
        ("threat_supply", (5,), 9, f"Threat markers left: {_COLOURS}."),
        ("hand", (NUM_CARDS,), 1, f"The observer's hand: {_CARDS}."),
        ("discarded", (NUM_CARDS,), 1, "The discarded cards, likewise."),
        (
            "lying",
            (NUM_CARDS,),
            8,
            "Where a card lies whose face the observer knows: 1 to 4 in a house of seat0 to "
            "seat3, 6 to 8 in the hand of seat1 to seat3.",
        ),
        ("options", (1,), 1, "Agreement: revised cards."),
    ],
    [
        ("present", (1,), 1, "Whether somebody sits here."),
        ("florins", (1,), 100, "Florins."),
        ("workers", (5,), 30, f"Workers: {_COLOURS}."),
        ("threats", (5,), 3, f"Threat markers: {_COLOURS}."),
        ("level", (1,), 12, "The level of progress."),
        ("canals", (2,), 5, "Canal tiles, left and right."),
        ("next_canal", (2, 5), 1, f"The colour of the next canal, left and right: {_COLOURS}."),
        ("statue_taken", (2,), 1, "Whether the section has had its statue, left and right."),
        ("statues", (6,), 1, "Statues, the highest first."),
        ("majorities", (3,), 1, "Markers turned: progress, characters, canals."),
        ("cards", (5,), 20, f"Cards in hand by their backs: {_COLOURS}."),
        ("fresh", (5,), 10, "Of these, drawn and not looked at yet; for the observer alone."),
        ("houses", (5,), 20, f"Houses: {_COLOURS}."),
        ("empty", (5,), 20, f"Of these, empty: {_COLOURS}."),
        ("groups", (11,), 10, "Characters by group: " + ", ".join(tables.GROUPS) + "."),
        ("characters", (NUM_CARDS,), 2, "Characters as `hand`; 2 once activated this round."),
        ("track", (1,), 200, "The figure on the score track; losses may bring it below 0."),
        ("score", (1,), 300, "Points if the game ended now; likewise."),
    ],
    SEATS,
    signed=("track", "score"),
    lasting="discarded",
    passing="lying",
    items=5,
)
SIZE: Final[i64] = LAYOUT.size
TABLE_SIZE: Final[i64] = LAYOUT.table_size
SEAT_SIZE: Final[i64] = LAYOUT.seat_size

ROUND: Final[i64] = LAYOUT.at("round")
LAST_ROUND: Final[i64] = LAYOUT.at("last_round")
PHASE: Final[i64] = LAYOUT.at("phase")
DECISION: Final[i64] = LAYOUT.at("decision")
TO_MOVE: Final[i64] = LAYOUT.at("to_move")
TURN_OF: Final[i64] = LAYOUT.at("turn_of")
FIRST: Final[i64] = LAYOUT.at("first")
CARDS_PLAYED: Final[i64] = LAYOUT.at("cards_played")
PLAYED: Final[i64] = LAYOUT.at("played")
PENDING: Final[i64] = LAYOUT.at("pending")
PENDING_CARD: Final[i64] = LAYOUT.at("pending_card")
PENDING_LEFT: Final[i64] = LAYOUT.at("pending_left")
PENDING_COLOUR: Final[i64] = LAYOUT.at("pending_colour")
DICE: Final[i64] = LAYOUT.at("dice")
PILES: Final[i64] = LAYOUT.at("piles")
BACKS: Final[i64] = LAYOUT.at("backs")
EXTRA: Final[i64] = LAYOUT.at("extra")
EXTRA_BACK: Final[i64] = LAYOUT.at("extra_back")
STATUES_TAKEN: Final[i64] = LAYOUT.at("statues_taken")
THREAT_SUPPLY: Final[i64] = LAYOUT.at("threat_supply")
HAND: Final[i64] = LAYOUT.at("hand")
DISCARDED: Final[i64] = LAYOUT.at("discarded")
LYING: Final[i64] = LAYOUT.at("lying")
OPTIONS: Final[i64] = LAYOUT.at("options")

FLORINS: Final[i64] = LAYOUT.at("florins")
WORKERS: Final[i64] = LAYOUT.at("workers")
THREATS_AT: Final[i64] = LAYOUT.at("threats")
LEVEL: Final[i64] = LAYOUT.at("level")
CANALS: Final[i64] = LAYOUT.at("canals")
NEXT_CANAL: Final[i64] = LAYOUT.at("next_canal")
STATUE_TAKEN: Final[i64] = LAYOUT.at("statue_taken")
STATUES: Final[i64] = LAYOUT.at("statues")
MAJORITIES: Final[i64] = LAYOUT.at("majorities")
CARDS: Final[i64] = LAYOUT.at("cards")
FRESH: Final[i64] = LAYOUT.at("fresh")
HOUSES: Final[i64] = LAYOUT.at("houses")
EMPTY: Final[i64] = LAYOUT.at("empty")
GROUPS: Final[i64] = LAYOUT.at("groups")
CHARACTERS: Final[i64] = LAYOUT.at("characters")
TRACK: Final[i64] = LAYOUT.at("track")
SCORE: Final[i64] = LAYOUT.at("score")

IN_HAND: Final = 5  # in `lying`, added to the seat
FINAL: Final = vec[i64]([0] * 7)  # points by part, used again and again


def observe(s: Position, seat: i64, row: Row) -> None:
    row.wipe_around(LAYOUT)
    out: vec[i16] = row.numbers
    at: i64 = row.start
    _time(s, seat, out, at)
    _pending(s, out, at)
    _board(s, out, at)
    _put_cards(s.players[seat].hand, out, at + HAND)
    _put_discarded(s.discarded, row.shown, out, at + DISCARDED)
    i: i64
    for i in range(s.seats):
        other: i64 = (seat + i) % s.seats
        p: Player = s.players[other]
        _stock(s, p, other, out, at + TABLE_SIZE + i * SEAT_SIZE)
        _town(p, i, out, at)
        _guests(s, p, i, out, at)


def _put_seat(s: Position, other: i64, seat: i64, out: vec[i16], at: i64) -> None:
    out[at + (other - seat + s.seats) % s.seats] = 1


def _time(s: Position, seat: i64, out: vec[i16], at: i64) -> None:
    out[at + ROUND] = i16(s.round + 1)
    out[at + LAST_ROUND] = i16(s.last_round + 1)
    out[at + PHASE + s.phase] = 1
    out[at + DECISION + s.decision] = 1
    if s.decider >= 0:
        _put_seat(s, s.decider, seat, out, at + TO_MOVE)
    _put_seat(s, s.first, seat, out, at + FIRST)
    if s.phase != ENDED:
        # In phase 2 a player counts as served while still choosing.
        served: bool = (s.phase == THREATS or s.phase == PROGRESSING) and s.depth > 0
        turn_of: i64 = s.first + s.turn + s.seats - (1 if served else 0)
        _put_seat(s, turn_of % s.seats, seat, out, at + TURN_OF)
    if s.phase == PLAYING:
        out[at + CARDS_PLAYED + min(s.turn // s.seats, 3)] = 1
    out[at + PLAYED] = i16(s.played)
    out[at + OPTIONS] = i16(s.revised)


def _pending(s: Position, out: vec[i16], at: i64) -> None:
    """The card that asks for a choice, and how many of a series are left."""
    if s.depth == 0:
        return
    out[at + PENDING] = 1
    out[at + PENDING_CARD] = i16(s.frame(F_CARD) + 1)
    if s.decision != DIG and s.decision != BUILD and s.decision != PLAY:
        out[at + PENDING_LEFT] = i16(s.frame(F_A))
    if s.decision == DISCARD:
        colour: i64 = s.frame(F_B)
        if 0 <= colour < 5:
            out[at + PENDING_COLOUR + colour] = 1


def _board(s: Position, out: vec[i16], at: i64) -> None:
    i: i64
    for i in range(5):
        if s.dice[i] > 0:
            out[at + DICE + i * 6 + s.dice[i] - 1] = 1
    for i in range(2):
        out[at + PILES + i] = i16(s.pile[i])
        if s.top[i] >= 0:
            out[at + BACKS + i * 5 + s.top[i]] = 1
    out[at + EXTRA] = i16(s.extra)
    if s.extra_top >= 0:
        out[at + EXTRA_BACK + s.extra_top] = 1
    out[at + STATUES_TAKEN] = i16(s.statues_taken)
    put_all(out, at + THREAT_SUPPLY, s.supply)


def _put_cards(cards: vec[i64], out: vec[i16], at: i64) -> None:
    """Ones where a set of cards has a member."""
    c: i64
    for c in range(5):
        left: i64 = cards[c]
        first: i64 = at + COLOUR_FIRST[c]
        while left != 0:
            out[first + LOW[(left & -left) % 67]] = 1
            left &= left - 1


def _put_discarded(cards: vec[i64], shown: vec[i64], out: vec[i16], at: i64) -> None:
    """They grow to many: only the difference to what the row shows is written."""
    c: i64
    for c in range(5):
        if cards[c] != shown[c]:
            put_changes(out, at + COLOUR_FIRST[c], cards[c], shown[c])
            shown[c] = cards[c]


def _stock(s: Position, p: Player, seat: i64, out: vec[i16], at: i64) -> None:
    out[at] = 1
    out[at + FLORINS] = i16(p.florins)
    put_all(out, at + WORKERS, p.workers)
    put_all(out, at + THREATS_AT, p.threats)
    out[at + LEVEL] = i16(p.level)
    side: i64
    for side in range(2):
        out[at + CANALS + side] = i16(p.dug[side])
        colour: i64 = next_colour(p, seat, side)
        if colour >= 0:
            out[at + NEXT_CANAL + side * 5 + colour] = 1
    put_bits(out, at + STATUE_TAKEN, p.completed)
    put_bits(out, at + STATUES, p.statues)
    put_bits(out, at + MAJORITIES, p.majorities)
    put_all(out, at + GROUPS, p.groups)
    put_all(out, at + HOUSES, p.houses)
    out[at + TRACK] = i16(p.track())
    out[at + SCORE] = i16(_points(s, p, seat))


def _town(p: Player, place: i64, out: vec[i16], row: i64) -> None:
    """Hands and houses by their backs, and those faces that the observer knows."""
    at: i64 = row + TABLE_SIZE + place * SEAT_SIZE
    hand: vec[i64] = p.hand
    fresh: vec[i64] = p.fresh
    known: vec[i64] = p.known
    empty: vec[i64] = p.empty
    c: i64
    for c in range(5):
        out[at + CARDS + c] = i16(count_bits(hand[c]) + fresh[c])
        houses: i64 = empty[c]
        if houses != 0:
            out[at + EMPTY + c] = i16(count_bits(houses))
            _lying(houses if place == 0 else houses & known[c], c, place + 1, out, row)
        if place == 0:
            out[at + FRESH + c] = i16(fresh[c])
        elif hand[c] & known[c] != 0:
            _lying(hand[c] & known[c], c, IN_HAND + place, out, row)


def _guests(s: Position, p: Player, place: i64, out: vec[i16], row: i64) -> None:
    """Characters, and the faces of their houses."""
    here: vec[i64] = p.here
    used: vec[i64] = p.used
    known: vec[i64] = p.known
    under: vec[i64] = s.under
    at: i64 = row + TABLE_SIZE + place * SEAT_SIZE + CHARACTERS
    c: i64
    for c in range(5):
        left: i64 = here[c]
        while left != 0:
            low: i64 = left & -left
            left ^= low
            guest: i64 = card_of(c, low)
            out[at + guest] = 2 if used[c] & low != 0 else 1
            house: i64 = under[guest]
            if house >= 0 and (place == 0 or known[CARD_COLOUR[house]] & CARD_BIT[house] != 0):
                out[row + LYING + house] = i16(place + 1)


def _lying(cards: i64, c: i64, where: i64, out: vec[i16], row: i64) -> None:
    first: i64 = row + LYING + COLOUR_FIRST[c]
    while cards != 0:
        out[first + LOW[(cards & -cards) % 67]] = i16(where)
        cards &= cards - 1


def _points(s: Position, p: Player, seat: i64) -> i64:
    final_points(s, seat, FINAL)
    points: i64 = p.track()
    i: i64
    for i in range(7):
        points += FINAL[i]
    return points
