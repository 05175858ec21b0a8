"""Records and positions from files: step through them, show them, check their dice."""

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from bourgade.core.errors import BourgadeError
from bourgade.core.game import Game
from bourgade.core.match import replay, retrace
from bourgade.core.record import FORMAT, UNDO, Record
from bourgade.core.record import read as read_record
from bourgade.core.registry import game as find_game
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.terminal.drawing import draw
from bourgade.terminal.saving import records_folder
from bourgade.terminal.scores import score_table
from bourgade.terminal.speech import Speaker


class Frame(msgspec.Struct):
    """One entry of a record, with the position it leads to and what there is to tell about it."""

    number: int
    do: str
    seat: int
    lines: list[Message]
    state: GameState


def load_record(text: str) -> tuple[Record, Game]:
    """A record that has been replayed whole, so that every entry of it is known to be good."""
    record = read_record(text)
    game = find_game(record.game)
    replay(record)
    return record, game


def frames(record: Record, game: Game) -> list[Frame]:
    """Every entry of a record, each checked; number 0 is the position it begins with."""
    film = []
    for number, (entry, before, after) in enumerate(retrace(record)):
        if entry is None:
            film.append(Frame(0, "", -1, [], after))
        elif entry.do == UNDO:
            seat = after.current_player()
            lines = [Message("core.play-undone", {"player": seat})]
            film.append(Frame(number, UNDO, seat, lines, after))
        else:
            lines = game.tell(before, game.parse(entry.do), after, None)
            film.append(Frame(number, entry.do, before.current_player(), lines, after))
    return film


def record_as_json(record: Record, game: Game, lang: str) -> dict[str, Any]:
    """The record with words and scores beside every entry, for programs."""
    speaker = Speaker(lang)
    return {
        "game": record.game,
        "players": record.players,
        "options": record.options,
        "steps": [
            {
                "entry": frame.number,
                "do": frame.do,
                "seat": frame.seat,
                "lines": [speaker.say(line) for line in frame.lines],
                "scores": frame.state.scores(),
            }
            for frame in frames(record, game)[1:]
        ],
        "result": msgspec.to_builtins(record.result),
    }


class Replay:
    """A record on screen: forwards, backwards, or to any entry."""

    def __init__(self, record: Record, game: Game, speaker: Speaker, console: Console) -> None:
        self.game = game
        self.speaker = speaker
        self.console = console
        self.film = frames(record, game)
        self.at = 0

    def print_all(self) -> None:
        for frame in self.film[1:]:
            self._tell(frame)
        self.console.print(score_table(self.game, self.film[-1].state, self.speaker))

    def step_through(self) -> None:
        """Enter: on; p: back; a number: there; b: the board; q: leave."""
        self._show()
        self.console.print(Text(self.speaker.core("replay-keys", last=len(self.film) - 1), "dim"))
        while True:
            try:
                line = self.console.input(f"[bold]{self.at}/{len(self.film) - 1} > [/]").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if line == "q":
                return
            self._obey(line)

    def _obey(self, line: str) -> None:
        if line in ("", "n"):
            self._go(self.at + 1)
        elif line == "p":
            self._go(self.at - 1)
        elif line == "b":
            self._show()
        elif line.isdecimal():
            self._go(int(line))
            self._show()
        else:
            last = len(self.film) - 1
            self.console.print(Text(self.speaker.core("replay-keys", last=last), "yellow"))

    def _go(self, number: int) -> None:
        self.at = max(0, min(number, len(self.film) - 1))
        self._tell(self.film[self.at])

    def _tell(self, frame: Frame) -> None:
        for line in frame.lines:
            self.console.print(Text(f"{frame.number:>4}  {self.speaker.say(line)}"))

    def _show(self) -> None:
        state = self.film[self.at].state
        self.console.print(draw(self.game, state, None, self.speaker))


def load_position(text: str, name: str) -> tuple[Game, GameState]:
    """The position in a file: described as such, or the last one of a record."""
    try:
        content = msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise BourgadeError(
            f"{name}: neither a position nor a record ({error}). "
            "Give a file written by `bourgade play` or `bourgade show --json`"
        ) from error
    if content.get("format") == FORMAT:
        match = replay(text)
        return match.game, match.state
    if not isinstance(content.get("game"), str):
        raise BourgadeError(f'{name}: a position names its game, as in "game": "burgundy"')
    game = find_game(content["game"])
    return game, game.from_dict(content)


def read_text(path: str) -> str:
    """A file's text, with an error a person can act on."""
    try:
        return Path(path).read_text("utf-8")
    except FileNotFoundError:
        raise BourgadeError(
            f"no such file: {path}. Games played here are kept in {records_folder()}"
        ) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BourgadeError(f"cannot read {path}: {error}") from error
