"""The set-up of a game by its options (p. 2-3, 12)."""

from bourgade.core.chance import Chance
from bourgade.core.errors import OptionError
from bourgade.core.game import Options
from bourgade.core.options import Option
from bourgade.core.state import GameState
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.expert import await_choices, lay_start_castle
from bourgade.games.burgundy.rounds import draw, line_up
from bourgade.games.burgundy.rules import State
from bourgade.games.burgundy.state import Player

OPTIONS = (
    Option(key="setup", values=("standard", "expert-open", "expert-secret"), default="standard"),
    Option(key="boards", values=tuple(tables.BOARD_NAMES), default="1", per_seat=True),
    Option(key="sheets", values=("base", "spielbox", "all"), default="base"),
    Option(key="spielbox-action", values=("place", "take"), default="place"),
    Option(key="tie-break", values=("fewest-empty", "most-empty"), default="fewest-empty"),
)


def set_up(players: int, options: Options, chance: Chance) -> GameState:
    """The table before the first phase; the players' own choices follow, if there are any."""
    s = State(players)
    s.expert = options["setup"] != "standard"
    s.secret = options["setup"] == "expert-secret"
    s.reclaim_castles = options["spielbox-action"] == "take"
    s.most_empty_wins = options["tie-break"] == "most-empty"
    _seat_players(s, chance)
    if s.expert:
        if options["boards"] != ["1"] * players:
            raise OptionError("burgundy: the expert set-up deals the boards; leave out 'boards'")
        _deal_sheets(s, str(options["sheets"]), chance)
    else:
        for p, name in zip(s.players, options["boards"], strict=True):
            _give_board(s, p, tables.BOARD_BY_NAME[name])
    await_choices(s, chance)
    return s


def _seat_players(s: State, chance: Chance) -> None:
    """First player by lot; one worker for the first, two for the second, and so on."""
    first = chance.pick(s.seats)
    for place in range(s.seats):
        p = s.players[(first + place) % s.seats]
        p.workers = tables.START_WORKERS[place]
        p.height = s.seats - 1 - place
        p.silver = tables.START_SILVER
    for p in s.players:
        for _ in range(tables.START_GOODS):
            p.goods[draw(s.goods_bag, 0, 5, chance)] += 1
    line_up(s)


def _deal_sheets(s: State, which: str, chance: Chance) -> None:
    base = range(tables.NUM_BASE_SHEETS)
    extra = range(tables.NUM_BASE_SHEETS, len(tables.SHEETS))
    pile = list({"base": base, "spielbox": extra}.get(which, range(len(tables.SHEETS))))
    for p in s.players:
        p.sheet = pile.pop(chance.pick(len(pile)))


def _give_board(s: State, p: Player, board: int) -> None:
    """Board 1 has its start castle in the middle; on the others the player chooses."""
    p.board = board
    if tables.START_CELL[board] >= 0:
        lay_start_castle(s, p, tables.START_CELL[board])
