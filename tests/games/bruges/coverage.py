"""What the golden records of Brügge must show between them."""

from bourgade.core.chance import ReplayChance
from bourgade.core.record import Record
from bourgade.core.state import GameState
from bourgade.games.bruges import state as words
from bourgade.games.bruges import tables
from bourgade.games.bruges.actions import SPACE
from bourgade.games.bruges.game import GAME
from bourgade.games.bruges.state import Position


def seen(record: Record, state: GameState) -> set[str]:
    """Everything this game shows: its actions, and what happened in between."""
    things = {f"{record.players} players", f"engraver {record.options['engraver']}"}
    if any(entry.do == "undo" for entry in record.log):
        things.add("an undo")
    chance = ReplayChance(record.outcomes())
    now = GAME.new(record.players, record.options, chance)
    assert isinstance(now, Position)
    for text in record.actions():
        before = now.clone()
        assert isinstance(before, Position)
        action = SPACE.parse(text)
        content = SPACE.decode(action)
        things.add(f"verb {content['verb']}")
        things.add(f"decision {words.DECISIONS[now.decision]}")
        if content["verb"] == "character":
            things.add(f"card {content['card']}")
        now.apply_action(action, chance)
        things |= _happened(before, now)
    assert now.scores() == state.scores()
    return things


def _happened(before: Position, now: Position) -> set[str]:
    things = set()
    for old, new in zip(before.players, now.players, strict=True):
        for colour in range(5):
            if old.threats[colour] >= 2 and new.threats[colour] == 0:
                things.add(f"disaster {tables.DISASTERS[tables.DISASTER[colour]]}")
        for which, name in enumerate(tables.MAJORITIES):
            if new.majorities & ~old.majorities & tables.BIT[which]:
                things.add(f"majority {name}")
        if new.statues != old.statues:
            things.add("a statue")
    if now.last_round >= 0 > before.last_round:
        things.add("end from phase 1" if now.last_round == before.round else "end from phase 3")
    return things


def demanded() -> set[str]:
    """Each number of players, verb, decision, disaster, majority, way of ending and character.

    The one verb left out is `convert`: where this deck turns florins into something, the character
    has no other effect and is activated for it.
    """
    return (
        {f"{n} players" for n in (2, 3, 4)}
        | {"engraver first", "engraver revised", "an undo", "a statue"}
        | {"end from phase 1", "end from phase 3"}
        | {f"verb {name}" for name in SPACE.verbs if name != "convert"}
        | {f"decision {name}" for name in words.DECISIONS[: words.EFFECTS] if name != "over"}
        | {f"disaster {name}" for name in tables.DISASTERS}
        | {f"majority {name}" for name in tables.MAJORITIES}
        | {f"card {key}" for key in tables.KEYS}
    )
