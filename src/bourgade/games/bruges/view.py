"""What one seat may see of Brügge, as typed structs for the wire.

Backs lie open, faces do not: of other hands and houses a seat sees the colours, and the few cards
that everybody knows. What the game would score if it ended now is open to all.
"""

import msgspec

from bourgade.games.bruges import position, state, tables
from bourgade.games.bruges.build import canal_cost, next_colour
from bourgade.games.bruges.position import by_colour, cards_in, colour_name, houses
from bourgade.games.bruges.rounds import step_cost
from bourgade.games.bruges.state import F_A, F_B, F_CARD, Player, Position


class CardView(msgspec.Struct):
    """A card in a hand: its face is None for those who cannot know it."""

    colour: str
    card: str | None


class HouseView(msgspec.Struct):
    """A house and the character in it. `card` is the hidden face of the house."""

    colour: str
    card: str | None
    guest: str | None
    used: bool


class CanalView(msgspec.Struct):
    """A section: tiles from the seal outwards, and the next space, if any."""

    tiles: int
    statue_taken: bool
    next_colour: str | None
    next_cost: int | None


class SeatView(msgspec.Struct):
    """A player's stock and town."""

    seat: int
    florins: int
    workers: dict[str, int]
    threats: dict[str, int]
    level: int
    canals: list[CanalView]
    statues: list[int]
    majorities: list[str]
    hand: list[CardView]
    houses: list[HouseView]
    progress_cost: int | None
    track: int
    score: int
    parts: dict[str, int]


class PileView(msgspec.Struct):
    cards: int
    back: str | None


class PendingView(msgspec.Struct):
    """What is being decided because of which card, and how many of a series are left."""

    card: str | None
    left: int
    colour: str | None


class BrugesView(msgspec.Struct):
    """The table. Seats from 0, rounds from 1; `dice` is empty before the first throw."""

    seat: int | None
    round: int
    last_round: int | None
    phase: str
    first: int
    turn_of: int
    cards_played: int
    played: bool
    to_move: int
    decision: str
    pending: PendingView | None
    dice: dict[str, int]
    piles: list[PileView]
    extra: PileView
    statues_left: list[int]
    threat_supply: dict[str, int]
    discarded: list[str]
    players: list[SeatView]
    options: dict[str, bool]


def view(s: Position, seat: int | None) -> BrugesView:
    playing = s.phase == state.PLAYING
    return BrugesView(
        seat=seat,
        round=s.round + 1,
        last_round=s.last_round + 1 if s.last_round >= 0 else None,
        phase=state.PHASES[s.phase],
        first=s.first,
        turn_of=_turn_of(s),
        cards_played=s.turn // s.seats if playing else 0,
        played=s.played,
        to_move=s.decider,
        decision=state.DECISIONS[s.decision],
        pending=_pending(s),
        dice=by_colour(s.dice),
        piles=[PileView(int(s.pile[i]), colour_name(s.top[i])) for i in range(2)],
        extra=PileView(s.extra, colour_name(s.extra_top)),
        statues_left=tables.STATUES[s.statues_taken :],
        threat_supply=by_colour(s.supply),
        discarded=position.keys_in(s.discarded),
        players=[_seat(s, other, seat) for other in range(s.seats)],
        options={"revised": bool(s.revised)},
    )


def _turn_of(s: Position) -> int:
    """Whose turn it is in this phase; in phase 2 a player counts as served while still choosing."""
    if s.phase == state.ENDED:
        return -1
    served = s.phase in (state.THREATS, state.PROGRESSING) and s.depth > 0
    return (s.first + s.turn - int(served)) % s.seats


def _pending(s: Position) -> PendingView | None:
    if s.depth == 0:
        return None
    card = s.frame(F_CARD)
    counted = s.decision not in (state.DIG, state.BUILD, state.PLAY)
    colour = s.frame(F_B) if s.decision == state.DISCARD else -1
    return PendingView(
        card=tables.KEYS[card] if card >= 0 else None,
        left=s.frame(F_A) if counted else 0,
        colour=colour_name(colour),
    )


def _seat(s: Position, seat: int, viewer: int | None) -> SeatView:
    p = s.players[seat]
    cost = step_cost(s, p) if s.phase in (state.PROGRESSING, state.PLAYING) else -1
    parts = _parts(s, seat)
    return SeatView(
        seat=seat,
        florins=p.florins,
        workers=by_colour(p.workers),
        threats=by_colour(p.threats),
        level=p.level,
        canals=[_canal(p, seat, side) for side in range(2)],
        statues=position.statue_values(p),
        majorities=position.majority_names(p),
        hand=_hand(p, viewer == seat),
        houses=_houses(s, p, viewer == seat),
        progress_cost=cost if cost >= 0 else None,
        track=p.track(),
        score=sum(parts.values()),
        parts=parts,
    )


def _parts(s: Position, seat: int) -> dict[str, int]:
    return {part: int(points) for part, points in s.score_parts(seat).items()}


def _canal(p: Player, seat: int, side: int) -> CanalView:
    full = p.dug[side] == tables.SECTION
    return CanalView(
        tiles=int(p.dug[side]),
        statue_taken=p.completed & tables.BIT[side] != 0,
        next_colour=None if full else colour_name(next_colour(p, seat, side)),
        next_cost=None if full else canal_cost(p, side, 1),
    )


def _known(p: Player, card: int) -> bool:
    return p.known[tables.CARD_COLOUR[card]] & tables.CARD_BIT[card] != 0


def _hand(p: Player, own: bool) -> list[CardView]:
    """By colour: cards with a face first, then those that are hidden or not looked at yet."""
    rows: list[CardView] = []
    faces = cards_in(p.hand)
    for c, name in enumerate(tables.COLOURS):
        here = [card for card in faces if tables.CARD_COLOUR[card] == c]
        seen = [card for card in here if own or _known(p, card)]
        rows += [CardView(name, tables.KEYS[card]) for card in seen]
        rows += [CardView(name, None)] * (len(here) - len(seen) + int(p.fresh[c]))
    return rows


def _houses(s: Position, p: Player, own: bool) -> list[HouseView]:
    """By colour and guest, so that the order tells nothing about the faces."""
    rows: list[HouseView] = []
    for card, guest in houses(s, p):
        used = guest >= 0 and p.used[tables.CARD_COLOUR[guest]] & tables.CARD_BIT[guest] != 0
        rows.append(
            HouseView(
                colour=tables.COLOURS[tables.CARD_COLOUR[card]],
                card=tables.KEYS[card] if own or _known(p, card) else None,
                guest=tables.KEYS[guest] if guest >= 0 else None,
                used=used,
            )
        )
    rows.sort(key=lambda row: (row.guest or "~", row.colour, row.card or ""))
    return rows
