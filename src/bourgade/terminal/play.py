"""A game at one terminal: people in turn at the keyboard, bots in the other seats."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from bourgade.bots import Bot
from bourgade.core.errors import ActionError, BourgadeError, IllegalAction, NothingToUndo
from bourgade.core.match import Match
from bourgade.core.state import GameState
from bourgade.core.texts import known
from bourgade.terminal.choices import Choice, choices, draw_choices
from bourgade.terminal.drawing import draw, explain
from bourgade.terminal.saving import save
from bourgade.terminal.scores import score_sheet
from bourgade.terminal.speech import Speaker

HELP_PAGES = ("goal", "turn", "take", "place", "goods", "districts", "phases", "end", "expert")


class Quit(Exception):
    """The player leaves; the game is to be kept."""


class Play:
    """One game: who sits where, what has been said, and the loop of questions and answers."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],
        speaker: Speaker,
        console: Console,
        save_to: Path | None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.speaker = speaker
        self.console = console
        self.save_to = save_to
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        # Several people at one screen read the log over each other's shoulder: nothing secret.
        self.reader = people[0] if len(people) == 1 else None
        self._whole = True
        self._everything = False

    def run(self) -> None:
        """Plays to the end, or until the player leaves."""
        try:
            while not self.match.state.is_terminal():
                bot = self.bots[self.match.state.current_player()]
                if bot is None:
                    self._ask()
                else:
                    self._do(bot.choose(self.match.state))
        except (Quit, KeyboardInterrupt, EOFError):
            self._leave()
            return
        self._finish()

    def _ask(self) -> None:
        """One decision of a person: shows the position and the choices, obeys one line."""
        seat = self.match.state.current_player()
        listed = choices(self.match.game, self.match.state, self.speaker)
        picture = draw(self.match.game, self.match.state, seat, self.speaker, whole=self._whole)
        self.console.print(picture)
        self._whole = False
        self.console.print(draw_choices(self.match.game, listed, self.speaker, self._everything))
        self._everything = False
        self._prompt(seat)
        while not self._obey(self._read(), listed):
            pass

    def _prompt(self, seat: int) -> None:
        line = self.speaker.name(seat)
        question = self.speaker.say(self.match.game.prompt(self.match.state))
        self.console.print(line.append("  " + question, "bold default"))
        self.console.print(Text(self.speaker.core("play-keys"), "dim"))

    def _read(self) -> str:
        return self.console.input("[bold]> [/]").strip()

    def _obey(self, line: str, listed: list[Choice]) -> bool:
        """Does what the line says; True if the question is to be asked anew."""
        commands = {
            "u": self._undo,
            "r": self._redo,
            "q": self._quit,
            "h": self._help,
            "i": self._explain,
            "s": self._scores,
        }
        if line in commands:
            return commands[line]()
        if line in ("", "b"):
            self._whole = True
            return True
        if line == "m":
            self._everything = True
            return True
        if line.startswith("?"):
            self._why_not(line[1:].strip(), listed)
            return False
        return self._play(line, listed)

    def _play(self, line: str, listed: list[Choice]) -> bool:
        try:
            action = self._action(line, listed)
            before_seat = self.match.state.current_player()
            self._do(action)
            self._whole = self.match.state.current_player() != before_seat
        except IllegalAction as refusal:
            self._complain(self.speaker.say(refusal.reason))
            return False
        except ActionError:
            example = self.match.game.notation(listed[0].action)
            self._complain(self.speaker.core("play-unknown", line=line, example=example))
            return False
        return True

    def _action(self, line: str, listed: list[Choice]) -> int:
        """A number of the list, or an action in notation."""
        if line.isdecimal():
            number = int(line)
            if not 1 <= number <= len(listed):
                raise ActionError(line)
            return listed[number - 1].action
        return self.match.game.parse(line)

    def _do(self, action: int) -> None:
        """Plays an action and reads out what happened."""
        before: GameState = self.match.state.clone()
        self.match.play(action)
        for line in self.match.game.tell(before, action, self.match.state, self.reader):
            self.console.print(Text("  " + self.speaker.say(line)))

    def _why_not(self, line: str, listed: list[Choice]) -> None:
        try:
            action = self._action(line, listed)
        except ActionError:
            example = self.match.game.notation(listed[0].action)
            self._complain(self.speaker.core("play-unknown", line=line, example=example))
            return
        words = self.speaker.say(self.match.game.describe(self.match.state, action))
        reason = self.match.state.why_illegal(action)
        answer = self.speaker.core("play-allowed") if reason is None else self.speaker.say(reason)
        self.console.print(Text(words, "bold").append("\n  " + answer, "default"))

    def _undo(self) -> bool:
        seat = self.match.state.current_player()
        try:
            self.match.undo()
        except NothingToUndo:
            self._complain(self.speaker.core("play-no-undo"))
            return False
        self.console.print(Text(self.speaker.core("play-undone", player=seat)))
        return True

    def _redo(self) -> bool:
        try:
            self.match.redo()
        except NothingToUndo:
            self._complain(self.speaker.core("play-no-redo"))
            return False
        self.console.print(Text(self.speaker.core("play-redone")))
        return True

    def _quit(self) -> bool:
        raise Quit

    def _help(self) -> bool:
        key = self.match.game.key
        for page in HELP_PAGES:
            if known(f"{key}.help-{page}", self.speaker.lang):
                self.console.print(Text(self.speaker.say(f"{key}.help-{page}-title"), "bold"))
                self.console.print(Text(self.speaker.say(f"{key}.help-{page}") + "\n"))
        self.console.print(Text(self.speaker.core("play-help")))
        return False

    def _explain(self) -> bool:
        state = self.match.state
        words = explain(self.match.game, state, state.current_player(), self.speaker)
        if words is not None:
            self.console.print(words)
        return False

    def _scores(self) -> bool:
        self.console.print(score_sheet(self.match, self.speaker))
        return False

    def _complain(self, text: str) -> None:
        self.console.print(Text(text, "yellow"))

    def _leave(self) -> None:
        """Keeps the unfinished game and says how to go on."""
        self.console.print()
        # Never folded: the command in it is there to be copied.
        self.console.print(
            Text(self.speaker.core("save-unfinished", path=self._save())), soft_wrap=True
        )

    def _save(self) -> str:
        try:
            return str(save(self.match, self.save_to))
        except OSError as error:
            raise BourgadeError(self.speaker.core("save-failed", reason=str(error))) from error

    def _finish(self) -> None:
        self.console.print(Rule(self.speaker.core("over")))
        self.console.print(draw(self.match.game, self.match.state, None, self.speaker))
        self.console.print(score_sheet(self.match, self.speaker))
        for winner in self.match.state.winners():
            line = Text(self.speaker.core("winner", player=winner), "bold green")
            self.console.print(line)
        self.console.print(
            Text(self.speaker.core("save-finished", path=self._save())), soft_wrap=True
        )
