"""The command line: which commands there are, what they take, and how they fail."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from bourgade.core import data
from bourgade.core.errors import (
    BourgadeError,
    OptionError,
    OtherRules,
    PositionError,
    RecordError,
    UnknownGame,
)
from bourgade.core.stopping import status_of
from bourgade.core.texts import LANGUAGES
from bourgade.terminal import commands
from bourgade.terminal.speech import Speaker, default_language
from bourgade.version import __version__, build

EXAMPLES = {
    "serve": (
        "bourgade",
        "bourgade --lan",
        "bourgade serve --port 9000 --no-browser",
        "bourgade serve --data-dir ~/games",
    ),
    "games": ("bourgade games", "bourgade games burgundy", "bourgade games --json"),
    "play": (
        "bourgade play burgundy",
        "bourgade play burgundy --seats me,greedy,random --option boards=1,3,8",
        "bourgade play burgundy --seats me=Anna,me=Ben --lang fr",
        "bourgade play --resume game.json",
    ),
    "simulate": (
        "bourgade simulate burgundy --games 100 --bots greedy,random",
        "bourgade simulate burgundy --bots greedy --players 4 --seed 7 --json",
    ),
    "arena": (
        "bourgade arena burgundy --bots greedy,random --games 1000",
        "bourgade arena burgundy --bots greedy,random --players 4 --out results --resume",
        "bourgade arena burgundy --bots greedy --records --option boards=1",
        "bourgade arena report results",
        "bourgade arena ladder results --out docs/ladder",
    ),
    "dataset": (
        "bourgade dataset burgundy --games 1000 --bots greedy,random --out burgundy.parquet",
        "bourgade dataset castle --games 10000 --every 5 --processes 4",
    ),
    "replay": ("bourgade replay game.json", "bourgade replay game.json --all"),
    "show": ("bourgade show position.json", "bourgade show game.json --json"),
    "verify": ("bourgade verify game.json",),
}


ABOUT = ("-h", "--help", "--version")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; 0 if all went well, 2 if it was refused, 130 if it was stopped."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a symbol should lose that symbol, not the game.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    speaker = Speaker(_language(given))
    if given and given[0].startswith("-") and not set(given) & {*EXAMPLES, *ABOUT}:
        given = ["serve", *given]  # `bourgade --lan` opens the page, like `bourgade`
    args = _parser(speaker, given).parse_args(given)
    if args.command is None:
        args = _parser(speaker, ["serve"]).parse_args(["serve", *given])
    try:
        if "data" in args:
            data.set_directory(args.data)
            os.environ["BOURGADE_DATA"] = args.data  # for the processes that think for bots
        return int(args.run(args, speaker) or 0)
    except BourgadeError as error:
        print(f"bourgade: {_advice(error, speaker)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt as stop:
        print(file=sys.stderr)
        return status_of(stop)
    except BrokenPipeError:
        # The reader (`| head`) has seen enough; Python must not complain at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _language(given: list[str]) -> str:
    """The language asked for, known before anything is parsed: help is translated too."""
    for i, argument in enumerate(given):
        value = argument.removeprefix("--lang=")
        if argument == "--lang" and i + 1 < len(given):
            value = given[i + 1]
        if value in LANGUAGES and argument.startswith("--lang"):
            return value
    return default_language()


def _advice(error: BourgadeError, speaker: Speaker) -> str:
    """What went wrong, and what to do next, in one line."""
    text = " ".join(str(error).split())
    if isinstance(error, UnknownGame):
        return f"{text}. {speaker.core('cli-try', command='bourgade games')}"
    if isinstance(error, OptionError):
        game = text.partition(":")[0]
        return f"{text}. {speaker.core('cli-try', command=f'bourgade games {game}')}"
    if isinstance(error, OtherRules):
        return f"{text}. {speaker.core('cli-other-rules')}"
    if isinstance(error, RecordError):
        return f"{text}. {speaker.core('cli-bad-record')}"
    if isinstance(error, PositionError):
        return f"{text}. {speaker.core('cli-bad-position')}"
    return text


class _Parser(argparse.ArgumentParser):
    """Complains in one line that says where to look."""

    def error(self, message: str) -> NoReturn:
        text = " ".join(message.split())
        print(f"bourgade: {text}. See: {self.prog} --help", file=sys.stderr)
        raise SystemExit(2)


def _parser(speaker: Speaker, given: list[str]) -> _Parser:
    def words(name: str) -> str:
        room = name.partition("-")[0]
        room = room if room in ("arena", "dataset") else "core"
        return speaker.say(f"{room}.cli-{name}")

    common = _common(words)
    parser = _make(_Parser, words, prog="bourgade", description=words("about"), parents=[common])
    version = f"bourgade {__version__} ({build()})"
    parser.add_argument("--version", action="version", version=version, help=words("version"))
    kinds = parser.add_subparsers(
        dest="command", metavar=words("command"), title=words("commands"), parser_class=_Parser
    )

    def command(name: str, run: Callable[[argparse.Namespace, Speaker], int | None]) -> _Parser:
        one = _make(
            kinds.add_parser,
            words,
            name=name,
            help=words(f"{name}-help"),
            description=words(f"{name}-help"),
            epilog="\n".join([words("examples"), *(f"  {line}" for line in EXAMPLES[name])]),
            parents=[common],
        )
        one.set_defaults(run=run)
        return one

    serve = command("serve", commands.serve)
    if "serve" in given:
        # The server is a large import that no other command needs.
        from bourgade.server.main import add_arguments

        add_arguments(serve)
    _add_games(command("games", commands.games), words)
    _add_play(command("play", commands.play), words)
    _add_simulate(command("simulate", commands.simulate), words)
    arena = command("arena", commands.arena)
    if "arena" in given:
        from bourgade.arena.commands import add_arguments as add_arena

        add_arena(arena, words, _positive)
    dataset = command("dataset", commands.dataset)
    if "dataset" in given:
        from bourgade.dataset.commands import add_arguments as add_dataset

        add_dataset(dataset, words, _positive)
    for name, run in (("replay", commands.replay), ("show", commands.show)):
        _add_file(command(name, run), words)
    _add_file(command("verify", commands.verify), words)
    replay = kinds.choices["replay"]
    replay.add_argument("--all", action="store_true", help=words("all"))
    return parser


def _make(maker: Callable[..., _Parser], words: Callable[[str], str], **settings: Any) -> _Parser:
    """A parser whose own words are in the speaker's language as well."""

    class Formatter(argparse.RawDescriptionHelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
            own = words("usage") + " " if prefix is None else prefix
            super().add_usage(usage, actions, groups, own)

    parser = maker(formatter_class=Formatter, add_help=False, **settings)
    parser.add_argument("-h", "--help", action="help", help=words("help"))
    parser._optionals.title = words("options")
    parser._positionals.title = words("arguments")
    return parser


def _common(words: Callable[[str], str]) -> _Parser:
    """What every command takes, before or after its name."""
    common = _Parser(add_help=False)
    quiet = argparse.SUPPRESS
    common.add_argument("--lang", choices=LANGUAGES, default=quiet, help=words("lang"))
    common.add_argument("--data", metavar="DIR", default=quiet, help=words("data"))
    return common


def _add_games(parser: _Parser, words: Callable[[str], str]) -> None:
    parser.add_argument("game", nargs="?", help=words("game"))
    parser.add_argument("--json", action="store_true", help=words("json"))


def _add_play(parser: _Parser, words: Callable[[str], str]) -> None:
    parser.add_argument("game", nargs="?", help=words("game"))
    parser.add_argument("--seats", metavar="WHO,WHO", help=words("seats"))
    parser.add_argument("--players", type=int, metavar="N", help=words("players"))
    parser.add_argument("--bots", metavar="BOT,BOT", help=words("bots"))
    parser.add_argument("--seed", type=int, metavar="S", help=words("seed"))
    parser.add_argument("--option", action="append", metavar="KEY=VALUE", help=words("option"))
    parser.add_argument("--save", metavar="FILE", help=words("save"))
    parser.add_argument("--resume", metavar="FILE", help=words("resume"))


def _add_simulate(parser: _Parser, words: Callable[[str], str]) -> None:
    parser.add_argument("game", help=words("game"))
    parser.add_argument("--games", type=_positive, default=100, metavar="N", help=words("count"))
    parser.add_argument("--bots", default="greedy", metavar="BOT,BOT", help=words("entrants"))
    parser.add_argument("--players", type=int, metavar="N", help=words("players"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=words("seed"))
    parser.add_argument("--option", action="append", metavar="KEY=VALUE", help=words("option"))
    parser.add_argument("--json", action="store_true", help=words("json"))


def _add_file(parser: _Parser, words: Callable[[str], str]) -> None:
    parser.add_argument("file", metavar="FILE", help=words("file"))
    parser.add_argument("--json", action="store_true", help=words("json"))


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


if __name__ == "__main__":
    sys.exit(main())
