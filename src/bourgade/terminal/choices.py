"""The legal actions as a numbered list, grouped by verb, each with what it brings."""

from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bourgade.core.game import Effect, Game
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.terminal.speech import Speaker

# A list longer than this shows only what costs nothing, until all is asked for.
COMFORTABLE = 30


class Choice(NamedTuple):
    """`free` is false if the action costs something at once."""

    number: int
    action: int
    verb: str
    text: str
    gain: str
    free: bool


def choices(game: Game, state: GameState, speaker: Speaker) -> list[Choice]:
    """All legal actions; of those with the same words (twin dice, twin tiles) the first only."""
    listed: list[Choice] = []
    seen: set[str] = set()
    for action in state.legal_actions():
        text = speaker.say(game.describe(state, action))
        if text in seen:
            continue
        seen.add(text)
        effects = game.preview(state, action)
        verb = str(game.decode(action)["verb"])
        free = all(effect.amount > 0 for effect in effects)
        gain = _gain(game, effects, speaker)
        listed.append(Choice(len(listed) + 1, action, verb, text, gain, free))
    return listed


def _gain(game: Game, effects: list[Effect], speaker: Speaker) -> str:
    """What is gained, in short; points by part are left to the log."""
    shown = [e for e in effects if e.amount > 0 and not e.kind.startswith("points-")]
    return ", ".join(
        "+" + speaker.say(Message(f"{game.key}.effect-{e.kind}", {"amount": e.amount}))
        for e in shown
    )


def shown(listed: list[Choice], everything: bool) -> list[Choice]:
    """The choices to print: all, or of a long list those that cost nothing."""
    if everything or len(listed) <= COMFORTABLE:
        return listed
    free = [choice for choice in listed if choice.free]
    return free or listed


def draw_choices(
    game: Game, listed: list[Choice], speaker: Speaker, everything: bool
) -> RenderableType:
    parts: list[RenderableType] = []
    visible = shown(listed, everything)
    for verb in dict.fromkeys(choice.verb for choice in visible):
        parts.append(Text(speaker.say(f"{game.key}.verb-{verb}"), "bold underline"))
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="bold cyan", min_width=4)
        table.add_column()
        table.add_column(style="green")
        table.add_column(style="dim", no_wrap=True)
        for choice in visible:
            if choice.verb == verb:
                table.add_row(
                    str(choice.number), choice.text, choice.gain, game.notation(choice.action)
                )
        parts.append(table)
    hidden = len(listed) - len(visible)
    if hidden:
        parts.append(Text(speaker.core("play-more", count=hidden), "italic"))
    return Group(*parts)
