"""The set-up of a game by its options (p. 2-3)."""

from bourgade.core.chance import Chance
from bourgade.core.game import Options
from bourgade.core.options import Option
from bourgade.core.state import GameState
from bourgade.games.burgenland import tables
from bourgade.games.burgenland.draws import draw_card, turn_architect, turn_well
from bourgade.games.burgenland.rules import State
from bourgade.games.burgenland.tables import HOUSE, JOKER, NORTH, PALACE, WALL, WEST

OPTIONS = (
    Option(key="neutral-houses", values=("beside-walls", "apart"), default="beside-walls"),
    Option(key="great-castle-jokers", values=("any-set", "same-only"), default="any-set"),
    Option(key="late-wells", values=("one", "nothing"), default="one"),
    Option(key="prime", values=("pile", "discards"), default="pile"),
)


def set_up(players: int, options: Options, chance: Chance) -> GameState:
    """The table before the first turn. Everything by lot, the first player too."""
    s = State(players)
    s.plain_different = options["great-castle-jokers"] == "same-only"
    s.late_wells_nothing = options["late-wells"] == "nothing"
    s.prime_from_discard = options["prime"] == "discards"
    colours = list(range(tables.NUM_COLOURS))
    for crossing in range(tables.NUM_CROSSINGS):
        s.milestones[crossing] = _draw(colours, chance)
    _place_neutral_pieces(s, options["neutral-houses"] == "apart", chance)
    turn_architect(s, chance)
    turn_well(s, chance)
    s.turn = chance.pick(players)
    for place in range(players):
        p = s.players[(s.turn + place) % players]
        for piece in range(4):
            p.left[piece] = tables.PIECES[players * 4 + piece]
        for _ in range(tables.HAND_CARDS[place]):
            p.take(draw_card(s, chance), 1)
        p.take(JOKER, tables.HAND_JOKERS)
        s.jokers -= tables.HAND_JOKERS
    return s


def _place_neutral_pieces(s: State, apart: bool, chance: Chance) -> None:
    """Walls and palaces on north sites, houses on west sites, in castles drawn by lot.

    Houses stand beside a neutral wall; with three players they may be agreed to stand in castles of
    their own, as the text for three players has it.
    """
    neutral = tables.NEUTRAL[s.seats * 4 : s.seats * 4 + 4]
    castles = list(range(tables.NUM_CASTLES))
    walled = [_draw(castles, chance) for _ in range(neutral[WALL])]
    for castle in walled:
        s.put(WALL, castle * 5 + NORTH, -1)
    for _ in range(neutral[HOUSE]):
        castle = _draw(castles if apart and s.seats == 3 else walled, chance)
        s.put(HOUSE, castle * 5 + WEST, -1)
    for _ in range(neutral[PALACE]):
        s.put(PALACE, _draw(castles, chance) * 5 + NORTH, -1)


def _draw(pool: list[int], chance: Chance) -> int:
    return pool.pop(chance.pick(len(pool)))
