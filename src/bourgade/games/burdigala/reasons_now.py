"""Which action belongs to which decision, and what to answer when it is not its moment.

The answers depend on nothing else and stand ready in one table.
"""

from typing import Final

from bourgade.games.burdigala.actions import NUM_ACTIONS, SPACE
from bourgade.games.burdigala.state import (
    AFTER,
    ALTER_DIE,
    BETRAY_RIVAL,
    DEPARTED,
    EXTRA_STONE,
    KEEP_GOOD,
    LAY_STONE,
    MOVE_PAWN,
    OVER,
    PEEK_SITE,
    PLACE_PAWN,
    PRIVILEGE,
    PUSH_PAWN,
    ROB_RIVAL,
    SHED_TOKEN,
    SWAP_GOODS,
    TOO_MANY,
    VINO,
    VISIT_RIVAL,
)

GAME_OVER: Final = "burdigala.game-is-over"
TURN_OVER: Final = "burdigala.turn-is-over"
# The decisions each verb belongs to.
MOMENTS: Final[dict[str, tuple[int, ...]]] = {
    "place": (PLACE_PAWN,),
    "move": (MOVE_PAWN,),
    "leave": (MOVE_PAWN,),
    "push": (PUSH_PAWN,),
    "stone": (LAY_STONE, EXTRA_STONE),
    "corrupt": (AFTER,),
    "second-stone": (PRIVILEGE,),
    "goods": (PRIVILEGE,),
    "again": (AFTER,),
    "end": (AFTER, DEPARTED),
    "play": (MOVE_PAWN, LAY_STONE, AFTER),
    "alter": (ALTER_DIE,),
    "peek": (PEEK_SITE,),
    "betray": (BETRAY_RIVAL,),
    "visit": (VISIT_RIVAL,),
    "swap": (SWAP_GOODS,),
    "rob": (ROB_RIVAL,),
    "keep": (KEEP_GOOD,),
    "shed": (SHED_TOKEN,),
    "accept": (VINO,),
    "decline": (VINO, SWAP_GOODS),
    "discard": (TOO_MANY,),
}
# What has to be done first, by the decision that is open.
FIRST: Final = {
    PLACE_PAWN: "burdigala.place-a-pawn-first",
    PUSH_PAWN: "burdigala.push-the-other-pawn-first",
    PRIVILEGE: "burdigala.choose-the-privilege-first",
    ALTER_DIE: "burdigala.alter-a-die-first",
    EXTRA_STONE: "burdigala.lay-the-extra-stone-first",
    PEEK_SITE: "burdigala.peek-at-a-site-first",
    BETRAY_RIVAL: "burdigala.choose-the-betrayal-first",
    VISIT_RIVAL: "burdigala.choose-whom-to-visit-first",
    SWAP_GOODS: "burdigala.swap-or-decline-first",
    ROB_RIVAL: "burdigala.choose-whom-to-rob-first",
    KEEP_GOOD: "burdigala.choose-the-goods-card-first",
    SHED_TOKEN: "burdigala.choose-the-token-first",
    VINO: "burdigala.answer-in-vino-veritas-first",
    TOO_MANY: "burdigala.discard-an-intrigue-first",
}
# In the open moments of a turn, by verb: before the move, before the stone, after it.
_ALREADY_MOVED: Final = "burdigala.move.already-moved"
_AFTER_STONE: Final = "burdigala.only-after-the-stone"
_CORRUPT_FIRST: Final = "burdigala.corrupt.first"
_SAME_ANSWER: Final = {
    "place": "burdigala.place.only-in-the-set-up",
    "push": "burdigala.push.nobody-in-the-way",
    "second-stone": _CORRUPT_FIRST,
    "goods": _CORRUPT_FIRST,
    "alter": "burdigala.alter.needs-influence",
    "peek": "burdigala.peek.needs-indiscretion",
    "betray": "burdigala.betray.needs-betrayal",
    "visit": "burdigala.visit.needs-merchant",
    "swap": "burdigala.visit.needs-merchant",
    "rob": "burdigala.rob.needs-theft",
    "keep": "burdigala.keep.needs-sailor",
    "shed": "burdigala.shed.needs-connections",
    "accept": "burdigala.nothing-is-offered",
    "decline": "burdigala.nothing-is-offered",
    "discard": "burdigala.discard.only-when-too-many",
}
_BY_MOMENT: Final = {
    ("stone", MOVE_PAWN): "burdigala.stone.move-first",
    ("corrupt", MOVE_PAWN): _AFTER_STONE,
    ("again", MOVE_PAWN): _AFTER_STONE,
    ("end", MOVE_PAWN): "burdigala.end.move-first",
    ("move", LAY_STONE): _ALREADY_MOVED,
    ("leave", LAY_STONE): _ALREADY_MOVED,
    ("corrupt", LAY_STONE): _AFTER_STONE,
    ("again", LAY_STONE): _AFTER_STONE,
    ("end", LAY_STONE): "burdigala.end.stone-first",
    ("move", AFTER): _ALREADY_MOVED,
    ("leave", AFTER): _ALREADY_MOVED,
    ("stone", AFTER): "burdigala.stone.already-laid",
}


def _answer(decision: int, verb: str) -> str | None:
    if decision == OVER:
        return GAME_OVER
    if decision in MOMENTS[verb]:
        return None
    if decision == DEPARTED:
        return TURN_OVER
    if decision in FIRST:
        return FIRST[decision]
    return _SAME_ANSWER.get(verb) or _BY_MOMENT[verb, decision]


_VERBS: Final = [SPACE.verb_of(action).name for action in range(NUM_ACTIONS)]
# NOT_NOW[decision][action]: None where the action has its moment.
NOT_NOW: Final[list[list[str | None]]] = [
    [_answer(decision, verb) for verb in _VERBS] for decision in range(OVER + 1)
]
NOT_NOW_REASONS: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(
        [GAME_OVER, TURN_OVER, *FIRST.values(), *_SAME_ANSWER.values(), *_BY_MOMENT.values()]
    )
)
