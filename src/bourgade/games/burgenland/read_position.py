"""Reads a described position and refuses an impossible one (docs/formats/burgenland.md)."""

from typing import Any

from bourgade.core.errors import PositionError
from bourgade.core.reading import Fields, number
from bourgade.games.burgenland import state, tables
from bourgade.games.burgenland.position import (
    BUILDINGS,
    cards_lying,
    pieces_lying,
    tiles_lying,
)
from bourgade.games.burgenland.read_payment import decision_name, read_payment
from bourgade.games.burgenland.rules import State
from bourgade.games.burgenland.state import (
    OVER,
    PAY_JOKER,
    REST,
    TURN,
)
from bourgade.games.burgenland.tables import (
    CARD_NAMES,
    COLOUR_NAMES,
    JOKER,
    PIECE_NAMES,
    SLOT_NAMES,
    TILE_NAMES,
    WELL,
)


def from_dict(described: dict[str, Any]) -> State:
    """Reads a position. `pile`, `jokers`, `exchange-tiles` and `bonus-tiles` may be left out: what
    lies nowhere else is then still there to be taken."""
    f = Fields(described)
    f.word("game", ["burgenland"])
    players = f.items("players")
    if not 2 <= len(players) <= 4:
        raise PositionError("players", f"the game is for 2 to 4 players, not {len(players)}")
    s = State(len(players))
    _read_options(s, f.fields("options"))
    s.turn = f.number("turn", 0, s.seats - 1)
    s.acted = f.flag("acted")
    s.decision = state.DECISIONS.index(f.word("decision", state.DECISIONS))
    _read_map(s, f)
    _read_architects(s, f)
    _read_wells(s, f)
    for seat, described_player in enumerate(players):
        _read_player(s, seat, Fields(described_player, f"players[{seat}]"))
    read_payment(s, f)
    _read_cards(s, f)
    _read_tiles(s, f)
    f.done()
    _check_pieces(s)
    _check_castles(s)
    _check_decision(s)
    return s


def _read_options(s: State, f: Fields) -> None:
    s.prime_from_discard = f.flag("prime-from-discards")
    s.late_wells_nothing = f.flag("late-wells-nothing")
    s.plain_different = f.flag("plain-different")
    f.done()


def _read_map(s: State, f: Fields) -> None:
    colours = f.words("milestones", COLOUR_NAMES, tables.NUM_CROSSINGS)
    if len(set(colours)) < len(colours):
        raise PositionError("milestones", "every colour has one milestone")
    for crossing, colour in enumerate(colours):
        s.milestones[crossing] = COLOUR_NAMES.index(colour)
    for castle, described in enumerate(f.items("castles", tables.NUM_CASTLES)):
        sites = Fields(described, f"castles[{castle}]")
        for slot, name in enumerate(SLOT_NAMES):
            if sites.has(name):
                _read_site(s, castle * 5 + slot, sites.fields(name))
        sites.done()


def _read_site(s: State, place: int, site: Fields) -> None:
    piece = PIECE_NAMES.index(site.word("piece", PIECE_NAMES))
    builder = site.number_or("builder", 0, s.seats - 1, -1)
    site.done()
    if (piece == WELL) != (place % 5 == tables.ROUND):
        raise PositionError(site.at("piece"), "wells stand on the round site, and nothing else")
    if builder < 0 and place % 5 >= tables.EXTRA:
        raise PositionError(site.at("builder"), "a piece on this site has a builder")
    if builder < 0 and place % 5 != (tables.WEST if piece == tables.HOUSE else tables.NORTH):
        reason = "of nobody's pieces walls and palaces stand north, houses west"
        raise PositionError(site.at("piece"), reason)
    s.put(piece, place, builder)


def _read_architects(s: State, f: Fields) -> None:
    """Those that came up, in order; the one on top among them."""
    seen = f.items("architects")
    s.architects_paid = f.number("architects-paid", 0, 1000)
    if len(seen) != min(s.architects_paid + 1, tables.NUM_ARCHITECTS):
        reason = f"must be those paid and the one on top, so not {len(seen)}"
        raise PositionError("architects", reason)
    for i, cost in enumerate(seen):
        cost = number(cost, 1, 5, f"architects[{i}]")
        s.architects[i] = cost
        s.architect_bag[cost] -= 1
        if s.architect_bag[cost] < 0:
            total = tables.ARCHITECT_COUNT[cost]
            raise PositionError(f"architects[{i}]", f"there are {total} architects for {cost}")
    built = sum(site % 4 == tables.PALACE and site >= 4 for site in s.sites)
    # The last piece of a game may be a palace: then no other architect comes up.
    if s.architects_paid != built and not (s.decision == OVER and s.architects_paid == built - 1):
        reason = f"players have built {built} palaces in the castles"
        raise PositionError("architects-paid", reason)


def _read_wells(s: State, f: Fields) -> None:
    """The castles that came up, in order; the one with the marker is the last."""
    s.wells_built = f.number("wells-built", 0, tables.NUM_CASTLES - 1)
    wells = f.numbers("wells", s.wells_built + 1, 1, tables.NUM_CASTLES)
    if len(set(wells)) < len(wells):
        raise PositionError("wells", "every castle comes up once")
    for i, castle in enumerate(wells):
        s.wells[i] = castle - 1
    built = [c + 1 for c in range(tables.NUM_CASTLES) if s.sites[c * 5 + tables.ROUND] >= 0]
    # The last piece of a game may be a well: then the marker stays on it.
    if sorted(wells[:-1]) != built and not (s.decision == OVER and sorted(wells) == built):
        raise PositionError("wells", f"wells stand in the castles {built}, not as listed")


def _read_player(s: State, seat: int, f: Fields) -> None:
    p = s.players[seat]
    for name, count in f.counts("hand", CARD_NAMES).items():
        p.take(CARD_NAMES.index(name), count)
    for name, count in f.counts("shown", CARD_NAMES[1:]).items():
        p.shown[CARD_NAMES.index(name)] = count
    for name, count in f.counts("pieces", PIECE_NAMES).items():
        p.left[PIECE_NAMES.index(name)] = count
    for name, count in f.counts("great-castle", BUILDINGS).items():
        p.great[BUILDINGS.index(name)] = count
    for name, count in f.counts("bonus-tiles", TILE_NAMES).items():
        p.tiles[TILE_NAMES.index(name)] = count
    p.exchange = f.number("exchange-tiles", 0, tables.EXCHANGE_TILES)
    f.done()


def _read_cards(s: State, f: Fields) -> None:
    """What is in no hand and not discarded is in the pile."""
    for name, count in f.counts("discards", CARD_NAMES[1:]).items():
        s.discard[CARD_NAMES.index(name)] = count
    pile = f.counts("pile", CARD_NAMES[1:]) if f.has("pile") else None
    for card in range(1, tables.NUM_CARDS):
        name = CARD_NAMES[card]
        rest = tables.CARD_COUNT[card] - cards_lying(s, card) - s.discard[card]
        s.pile[card] = rest if pile is None else pile.get(name, 0)
        if s.pile[card] != rest or rest < 0:
            found = tables.CARD_COUNT[card] - rest + max(s.pile[card], 0)
            reason = f"{name}: the box has {tables.CARD_COUNT[card]}, this position {found}"
            raise PositionError("pile", reason)
    s.pile_size, s.discard_size = sum(s.pile), sum(s.discard)
    s.jokers = tables.JOKERS - cards_lying(s, JOKER)
    if f.has("jokers") and f.number("jokers", -1000, tables.JOKERS) != s.jokers:
        raise PositionError("jokers", f"the box has {tables.JOKERS}, so {s.jokers} are left")
    for seat, p in enumerate(s.players):
        for card, count in enumerate(p.shown):
            own = seat == s.turn
            if count > p.hand[card] + (s.chosen[card] + s.paid[card] if own else 0):
                where = f"players[{seat}].shown.{CARD_NAMES[card]}"
                raise PositionError(where, "more than there are in the hand")


def _read_tiles(s: State, f: Fields) -> None:
    for name, count in f.counts("bonus-tiles-used", TILE_NAMES).items():
        s.tiles_used[TILE_NAMES.index(name)] = count
    if s.tiles_used[tables.EXTRA_SITE]:
        raise PositionError("bonus-tiles-used", "a tile for an extra site lies in its castle")
    bag = f.counts("bonus-tiles", TILE_NAMES) if f.has("bonus-tiles") else None
    for kind, name in enumerate(TILE_NAMES):
        rest = tables.TILE_COUNT[kind] - tiles_lying(s, kind)
        s.tile_bag[kind] = rest if bag is None else bag.get(name, 0)
        if s.tile_bag[kind] != rest or rest < 0:
            raise PositionError("bonus-tiles", f"{name}: the box has {tables.TILE_COUNT[kind]}")
    s.exchange_used = f.number("exchange-tiles-used", 0, tables.EXCHANGE_TILES)
    s.exchange = tables.EXCHANGE_TILES - s.exchange_used - sum(p.exchange for p in s.players)
    given = f.number("exchange-tiles", 0, 1000) if f.has("exchange-tiles") else s.exchange
    if given != s.exchange or s.exchange < 0:
        raise PositionError("exchange-tiles", f"the box has {tables.EXCHANGE_TILES}")


def _check_pieces(s: State) -> None:
    """Every player's own pieces, built or not, and the neutral ones."""
    for piece, name in enumerate(PIECE_NAMES):
        own = tables.PIECES[s.seats * 4 + piece]
        for seat, p in enumerate(s.players):
            built = sum(
                site % 4 == piece and site // 4 - 1 == seat for site in s.sites if site >= 0
            )
            built += p.great[piece] if piece < WELL else 0
            if built + p.left[piece] != own:
                reason = f"{name}: {built} built and {p.left[piece]} left, but there are {own}"
                raise PositionError(f"players[{seat}].pieces", reason)
        if pieces_lying(s, piece) != tables.BOX[piece]:
            neutral = tables.NEUTRAL[s.seats * 4 + piece]
            reason = f"{name}: the set-up has {neutral} that belong to nobody"
            raise PositionError("castles", reason)


def _check_castles(s: State) -> None:
    """One palace, and no more houses than walls: what goes beyond that took a pass.

    Neutral houses stand beside a neutral wall, with three players perhaps in castles of their own:
    the first wall of these carries the neutral house.
    """
    broken = 0
    for castle in range(tables.NUM_CASTLES):
        walls, houses, palaces = (s.standing[castle * 3 + piece] for piece in range(3))
        north, west = s.sites[castle * 5 + tables.NORTH], s.sites[castle * 5 + tables.WEST]
        lonely = int(west == tables.HOUSE and north != tables.WALL)
        if lonely and (s.seats != 3 or north == tables.PALACE):
            where = f"castles[{castle}].west"
            raise PositionError(where, "a house of nobody's stands beside such a wall")
        broken += max(houses - lonely - walls, 0) + max(palaces - 1, 0)
    if broken > s.tiles_used[tables.PASS]:
        reason = f"{broken} pieces stand against the rules: as many passes must be used"
        raise PositionError("castles", reason)


def _check_decision(s: State) -> None:
    done = [seat for seat, p in enumerate(s.players) if p.pieces_left() == 0]
    if (len(done) == 1) != (s.decision == OVER) or len(done) > 1:
        raise PositionError("decision", "the game is over when one player has no piece left")
    if s.decision == OVER:
        if done != [s.turn] or not s.acted:
            raise PositionError("turn", "the game ends in the turn of whoever built the last piece")
        return
    if s.decision in (TURN, REST) and s.acted != (s.decision == REST):
        raise PositionError("acted", f"does not fit the decision {decision_name(s)}")
    if s.paying() and s.decision != PAY_JOKER and s.acted:
        raise PositionError("acted", "the action of the turn is done once")
    if s.piece >= 0 and s.active().left[s.piece] == 0:
        raise PositionError("payment.piece", "the player has none left")
    if not s.legal_actions():
        raise PositionError("payment", "cannot be completed with this hand")
