"""Board and cards as flat constant tables, built once from checked data files.

Plain Python on purpose: it runs once at import, and the compiled rules copy what they need. Cards
are numbered by colour, then in the order of the file, so that a set of cards is five bit masks.
What characters do becomes short programs of rows of eight numbers (`_row`).
"""

from typing import Any, Final

from bourgade.core import data
from bourgade.games.bruges import effects_check, tables_check

COLOURS: Final = list(tables_check.COLOURS)
NUM_COLOURS: Final = 5
GROUPS: Final = list(tables_check.GROUPS)
NUM_GROUPS: Final = 11
SYMBOLS: Final = list(tables_check.SYMBOLS)
WORKER: Final = 0
LIGHTNING: Final = 1
INFINITY: Final = 2
LAUREL: Final = 3
DISASTERS: Final = list(tables_check.DISASTERS)
FLOOD: Final = 0
PLAGUE: Final = 1
RAID: Final = 2
FIRE: Final = 3
INTRIGUE: Final = 4
EVENTS: Final = list(effects_check.EVENTS)
NUM_EVENTS: Final = 5
ON_ADVANCE: Final = 0
ON_HOUSE: Final = 1
ON_CANAL: Final = 2
ON_CHARACTER: Final = 3
ON_DISCARD: Final = 4
MAJORITIES: Final = ["progress", "characters", "canals"]

NUM_CARDS: Final = 165
SECTION: Final = 5  # spaces of a canal section
HAND: Final = 5  # cards drawn up to in phase 1
TURNS: Final = 4  # cards played in phase 3
STRIKE: Final = 3  # markers of a colour that bring its disaster

# Bit masks. LOW[(m & -m) % 67] is the lowest bit of mask m: 2 generates all residues modulo 67.
BIT: Final[list[int]] = [2**n for n in range(62)]
LOW: Final[list[int]] = [-1] * 67
for _power in range(66):
    LOW[pow(2, _power, 67)] = _power

# --- Cards ---
_cards = tables_check.read_cards()
CARDS: Final[list[dict[str, Any]]] = [
    card for colour in COLOURS for card in _cards if card["colour"] == colour
]
KEYS: Final[list[str]] = [card["key"] for card in CARDS]
CARD_BY_KEY: Final[dict[str, int]] = {key: i for i, key in enumerate(KEYS)}
CARD_COLOUR: Final[list[int]] = [COLOURS.index(card["colour"]) for card in CARDS]
COLOUR_SIZE: Final[list[int]] = [CARD_COLOUR.count(colour) for colour in range(NUM_COLOURS)]
COLOUR_FIRST: Final[list[int]] = [CARD_COLOUR.index(colour) for colour in range(NUM_COLOURS)]
CARD_BIT: Final[list[int]] = [BIT[i - COLOUR_FIRST[CARD_COLOUR[i]]] for i in range(NUM_CARDS)]
CARD_GROUP: Final[list[int]] = [GROUPS.index(card["group"]) for card in CARDS]
CARD_SYMBOL: Final[list[int]] = [SYMBOLS.index(card["symbol"]) for card in CARDS]
# The colour of the worker that activates the character, -1 for none.
CARD_WORKER: Final[list[int]] = [
    COLOURS.index(card["worker"]) if card["symbol"] == "worker" else -1 for card in CARDS
]
# Can its owner activate it in a turn, once a round?
CARD_ACTIVE: Final[list[int]] = [
    int(card["symbol"] == "worker" or card.get("type") == 1) for card in CARDS
]


def version(card: int, revised: int) -> dict[str, Any]:
    """The fields of a card as printed first, or as revised later where there is such a version."""
    original = CARDS[card]
    changed: dict[str, Any] = original.get("revised", {}) if revised else {}
    return {**original, **changed}


# revised * 165 + card.
CARD_PRICE: Final[list[int]] = [
    version(card, revised)["price"] for revised in (0, 1) for card in range(NUM_CARDS)
]
CARD_POINTS: Final[list[int]] = [
    version(card, revised)["points"] for revised in (0, 1) for card in range(NUM_CARDS)
]

# --- What characters do ---
OPS: Final[list[str]] = [*effects_check.ACTIVE_OPS, "score"]
GAIN: Final = 0
GAIN_WORKERS: Final = 1
DRAW_CARDS: Final = 2
DISCARD_THREAT: Final = 3
ADVANCE_LEVELS: Final = 4
BUILD_CANAL: Final = 5
BUILD_HOUSE: Final = 6
PLAY_CARD: Final = 7
EXCHANGE_WORKERS: Final = 8
CONVERT_THINGS: Final = 9
TAKE_FROM_EACH: Final = 10
GIVE_EACH: Final = 11
EACH_OPPONENT: Final = 12
SCORE: Final = 13
# Columns of a row.
ROW: Final = 8
X: Final = 1
Y: Final = 2
Z: Final = 3
PER: Final = 4  # the counter of the amount, -1 for a plain number
TIMES: Final = 5  # how much for each, or the number itself
EACH: Final = 6
AT_MOST: Final = 7  # 0: no limit
THINGS: Final = ["florins", "points", "workers"]
FLORINS: Final = 0
POINTS: Final = 1
WORKERS: Final = 2
ANY_COLOUR: Final = 5  # the player's choice
SAME_COLOUR: Final = 6  # that of the worker paid, or of what set it off
WORKERS_ANY: Final = 0
WORKERS_ONE: Final = 1
WORKERS_EACH: Final = 2
SUFFERS: Final = ["threat", "canal", "points"]
COUNTERS: Final = list(effects_check.COUNTERS)
COUNT_WORKERS: Final = 8
COUNT_FLORINS: Final = 9
COUNT_GROUP: Final = 13  # + group
COUNT_DIE: Final = 24  # + colour

# Rules that standing characters change, as columns of a table.
RULES: Final = list(effects_check.RULES)
NUM_RULES: Final = 12
WORKERS_MORE: Final = 0
FLORINS_MORE: Final = 1
THREATS_MORE: Final = 2
CANAL_FREE: Final = 3
CANAL_CHEAPER: Final = 4
CHARACTER_CHEAPER: Final = 5
HOUSE_FREE: Final = 6
HAND_LIMIT: Final = 7
PROGRESS_CHEAPER: Final = 8
PROGRESS_ANYWAY: Final = 9
LIGHTNING_TIMES: Final = 10
TIES_COUNT: Final = 11

PROGRAM: Final[list[int]] = []  # rows of all programs, one after the other


def _colour(word: str) -> int:
    special = {"any": ANY_COLOUR, "chosen": ANY_COLOUR, "worker": SAME_COLOUR}
    special["trigger"] = SAME_COLOUR
    return special[word] if word in special else COLOURS.index(word)


def _amount(effect: dict[str, Any]) -> list[int]:
    amount = effect.get("amount", 0)
    if isinstance(amount, int):
        return [-1, amount, 1, 0]
    times, each = amount.get("times", 1), amount.get("each", 1)
    return [COUNTERS.index(amount["per"]), times, each, amount.get("at_most", 0)]


def _row(effect: dict[str, Any]) -> list[int]:
    """One effect as eight numbers: op, three parameters, an amount."""
    op = effect["op"]
    xyz = [0, 0, 0]
    if op in ("gain", "take_from_each"):
        xyz[0] = THINGS.index(effect["what"])
    elif op == "gain_workers":
        xyz[0] = ["any", "one", "each"].index(effect["colours"])
    elif op == "discard_threat":
        xyz[0] = _colour(effect["colour"])
    elif op == "advance":
        xyz = [effect["steps"], effect["cost"], 0]
    elif op == "build_canal":
        xyz[0] = effect["cost_times"]
    elif op == "build_house":
        xyz[0] = effect["workers"]
    elif op == "play_card":
        xyz[0] = int(effect["optional"])
    elif op == "exchange_workers":
        xyz[0] = effect["at_most"] or 0
    elif op == "convert":
        given, got = effect["from"], effect["to"]
        xyz = [THINGS.index(given["what"]), given["amount"], THINGS.index(got["what"])]
        return [OPS.index(op), *xyz, -1, got["amount"], 1, effect["times"]]
    elif op == "give_each":
        xyz[0] = effect["points"]
    elif op == "each_opponent":
        xyz[:2] = [SUFFERS.index(effect["suffers"]), _colour(effect.get("colour", "any"))]
    elif op == "score":
        condition = effect.get("if")
        xyz[0] = COUNTERS.index(condition["counter"]) if condition else -1
        xyz[1] = condition["at_least"] if condition else 0
    return [OPS.index(op), *xyz, *_amount(effect)]


def _program(effects: list[dict[str, Any]]) -> tuple[int, int]:
    """Writes the effects as rows; returns the first row and the one after the last."""
    first = len(PROGRAM) // ROW
    for effect in effects:
        PROGRAM.extend(_row(effect))
    return first, len(PROGRAM) // ROW


# Rows of the card's own effects, from first to before last; equal for none.
DOES_FIRST: Final[list[int]] = []
DOES_LAST: Final[list[int]] = []
# card * 5 + event: the rows that follow that event.
REACTS_FIRST: Final[list[int]] = [0] * (NUM_CARDS * NUM_EVENTS)
REACTS_LAST: Final[list[int]] = [0] * (NUM_CARDS * NUM_EVENTS)
# revised * 165 + card: the rows of the final count.
SCORES_FIRST: Final[list[int]] = []
SCORES_LAST: Final[list[int]] = []
# card * 12 + rule: the value of a rule while the character stands.
CHANGES: Final[list[int]] = [0] * (NUM_CARDS * NUM_RULES)

for _i, _card in enumerate(CARDS):
    _own = _program([e for e in _card["effects"] if e["op"] in effects_check.ACTIVE_OPS])
    DOES_FIRST.append(_own[0])
    DOES_LAST.append(_own[1])
    for _effect in _card["effects"]:
        if _effect["op"] == "on_event":
            _at = _i * NUM_EVENTS + EVENTS.index(_effect["event"])
            REACTS_FIRST[_at], REACTS_LAST[_at] = _program(_effect["then"])
        elif _effect["op"] == "modify":
            CHANGES[_i * NUM_RULES + RULES.index(_effect["rule"])] = _effect["value"]
for _revised in (0, 1):
    for _i in range(NUM_CARDS):
        _effects = version(_i, _revised)["effects"]
        _first, _last = _program([e for e in _effects if e["op"] == "score"])
        SCORES_FIRST.append(_first)
        SCORES_LAST.append(_last)

# --- Board ---
BOARD: Final[dict[str, Any]] = tables_check.read_board()
SIDES: Final = ["left", "right"]
# (seat * 2 + side) * 5 + space, spaces counted from the seal outwards.
CANAL_COLOUR: Final[list[int]] = [
    COLOURS.index(colour) for gate in BOARD["canals"] for side in SIDES for colour in gate[side]
]
CANAL_COST: Final[list[int]] = list(BOARD["canal_costs"])
PROGRESS_POINTS: Final[list[int]] = list(BOARD["progress_points"])
TOP_LEVEL: Final[int] = len(PROGRESS_POINTS) - 1
STATUES: Final[list[int]] = list(BOARD["statues"])
NUM_STATUES: Final[int] = len(STATUES)
THIRD_POINTS: Final[int] = BOARD["third_space_points"]
MAJORITY_POINTS: Final[int] = BOARD["majority_points"]
HOUSE_POINTS: Final[int] = BOARD["house_points"]
START_POINTS: Final[int] = BOARD["start"]["points"]
START_FLORINS: Final[int] = BOARD["start"]["florins"]
START_WORKERS: Final[int] = BOARD["start"]["workers"]
THREATS: Final[int] = BOARD["threats"]
# By colour of the marker.
DISASTER: Final[list[int]] = [DISASTERS.index(BOARD["disasters"][colour]) for colour in COLOURS]
INTRIGUE_POINTS: Final[int] = BOARD["intrigue_points"]
HEAP: Final[int] = BOARD["heap"]

# Name of the edition with a fingerprint of its components: changes when a data file does.
EDITION: Final[str] = "hig-2013+" + data.edition(tables_check.GAME)
