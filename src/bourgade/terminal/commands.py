"""What each command does, once its arguments are known."""

import secrets
import sys
from argparse import Namespace
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bourgade import bots
from bourgade.core import registry
from bourgade.core.errors import BourgadeError, OptionError
from bourgade.core.game import Game
from bourgade.core.match import Match, start
from bourgade.core.match import replay as replay_match
from bourgade.core.match import verify as verify_record
from bourgade.core.record import Record
from bourgade.core.record import read as read_record
from bourgade.terminal import records
from bourgade.terminal.drawing import draw
from bourgade.terminal.play import Play
from bourgade.terminal.scores import score_table
from bourgade.terminal.simulate import draw_simulation
from bourgade.terminal.simulate import simulate as simulate_games
from bourgade.terminal.speech import Speaker

ME = "me"


def serve(args: Namespace, speaker: Speaker) -> int:
    """The page, for everybody who can reach this machine's address."""
    from bourgade.server.main import run

    return run(args)


def games(args: Namespace, speaker: Speaker) -> None:
    """The shelf, or one game of it with its options."""
    keys = registry.games() if args.game is None else [args.game]
    shelf = [registry.game(key) for key in keys]
    if args.json:
        _print_json([_game_as_json(game, speaker) for game in shelf])
    elif args.game is None:
        Console().print(_shelf(shelf, speaker))
    else:
        Console().print(_one_game(shelf[0], speaker))


def _game_as_json(game: Game, speaker: Speaker) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": game.title(speaker.lang),
        "min_players": game.min_players,
        "max_players": game.max_players,
        "options": msgspec.to_builtins(game.options),
        "actions": game.num_actions,
        "rules_version": game.rules_version,
        "edition": game.edition,
        "bots": bots.names(),
    }


def _shelf(shelf: list[Game], speaker: Speaker) -> Table:
    table = Table()
    for name in ("key", "title", "players", "about"):
        table.add_column(speaker.core(f"games-{name}"))
    for game in shelf:
        players = f"{game.min_players}–{game.max_players}"
        about = speaker.say(f"{game.key}.subtitle")
        table.add_row(Text(game.key, "bold"), game.title(speaker.lang), players, about)
    return table


def _one_game(game: Game, speaker: Speaker) -> Table:
    """The options and their values, as `--option KEY=VALUE` takes them."""
    table = Table(title=game.title(speaker.lang), title_justify="left", show_lines=False)
    table.add_column(speaker.core("games-option"))
    table.add_column(speaker.core("games-value"))
    table.add_column(speaker.core("games-about"))
    for option in game.options:
        table.add_section()
        about = speaker.say(f"{game.key}.option-{option.key}")
        per_seat = " " + speaker.core("games-per-seat") if option.per_seat else ""
        table.add_row(Text(option.key, "bold"), "", about + per_seat)
        for value in option.values:
            mark = " *" if value == option.default else ""
            words = speaker.say(f"{game.key}.option-{option.key}-{value}")
            table.add_row("", value + mark, words)
    table.caption = speaker.core("games-default")
    return table


def play(args: Namespace, speaker: Speaker) -> None:
    """A game at this terminal."""
    match = _resumed(args) if args.resume else _fresh(args)
    seats = _seats(args, match.record.players)
    speaker.names = _names(seats, speaker)
    seed = args.seed if args.seed is not None else secrets.randbelow(2**31)
    players = [
        None if _is_person(who) else bots.make(who, seed * 8 + seat)
        for seat, who in enumerate(seats)
    ]
    save_to = args.save or args.resume
    Play(match, players, speaker, Console(), Path(save_to) if save_to else None).run()


def _resumed(args: Namespace) -> Match:
    match = replay_match(records.read_text(args.resume))
    if args.game not in (None, match.game.key):
        raise BourgadeError(f"{args.resume} is a game of {match.game.key}, not of {args.game}")
    if match.state.is_terminal():
        raise BourgadeError(f"{args.resume}: this game is over. bourgade replay {args.resume}")
    return match


def _fresh(args: Namespace) -> Match:
    if args.game is None:
        raise BourgadeError("which game? For example: bourgade play burgundy")
    game = registry.game(args.game)
    players = _player_count(args, game)
    _seats(args, players)  # a misspelt bot should be told before anything is set up
    return start(args.game, players, args.seed, read_options(args.option, game))


def _player_count(args: Namespace, game: Game) -> int:
    if args.players is not None:
        return int(args.players)
    if args.seats:
        return len(args.seats.split(","))
    return max(game.min_players, 1 + len(args.bots.split(",")) if args.bots else 0)


def _seats(args: Namespace, players: int) -> list[str]:
    """Who sits where: as given, or a person first and bots in the other seats."""
    if args.seats:
        seats = [who.strip() for who in args.seats.split(",")]
        if len(seats) != players:
            raise BourgadeError(f"--seats names {len(seats)} of {players} players; name them all")
    else:
        others = [who.strip() for who in (args.bots or "greedy").split(",")]
        seats = [ME, *islice(cycle(others), players - 1)]
    for who in seats:
        if not _is_person(who):
            bots.make(who, 0)
    return seats


def _is_person(who: str) -> bool:
    return who == ME or who.startswith(ME + "=")


def _names(seats: list[str], speaker: Speaker) -> list[str]:
    """Given names, else "Player 2"; bots by their name, numbered if there are several."""
    names = []
    for seat, who in enumerate(seats):
        if who == ME:
            names.append(speaker.core("seat", seat=seat + 1))
        elif _is_person(who):
            names.append(who.partition("=")[2] or speaker.core("seat", seat=seat + 1))
        else:
            names.append(who if seats.count(who) == 1 else f"{who} {seat + 1}")
    return names


def read_options(given: list[str] | None, game: Game) -> dict[str, Any]:
    """`--option boards=1,3`: a list where the game takes one value per seat."""
    per_seat = {option.key for option in game.options if option.per_seat}
    options: dict[str, Any] = {}
    for item in given or []:
        key, equals, value = item.partition("=")
        if not equals:
            raise OptionError(f"{game.key}: --option {item!r} is not of the form KEY=VALUE")
        several = key in per_seat and "," in value
        options[key.strip()] = [v.strip() for v in value.split(",")] if several else value.strip()
    return options


def simulate(args: Namespace, speaker: Speaker) -> None:
    """Many games between bots."""
    game = registry.game(args.game)
    entrants = [who.strip() for who in args.bots.split(",")]
    players = args.players or max(game.min_players, len(entrants))
    if len(entrants) > players:
        raise OptionError(f"{game.key}: {len(entrants)} bots for {players} players")
    seats = list(islice(cycle(entrants), players))
    for who in entrants:
        bots.make(who, 0)
    options = read_options(args.option, game)
    game.settle(players, options)
    bar = Console(stderr=True)
    result = simulate_games(game, seats, options, args.games, args.seed, speaker, bar)
    if args.json:
        _print_json(result)
        return
    console = Console()
    for table in draw_simulation(result, speaker):
        console.print(table)


def arena(args: Namespace, speaker: Speaker) -> int:
    """Bots compared, with all that makes the comparison fair."""
    from bourgade.arena.commands import run

    return run(args, speaker)


def dataset(args: Namespace, speaker: Speaker) -> int:
    """Games between bots as a table for learning."""
    from bourgade.dataset.commands import run

    return run(args, speaker)


def replay(args: Namespace, speaker: Speaker) -> None:
    """A record, step by step or all at once."""
    record, game = records.load_record(records.read_text(args.file))
    speaker.names = _record_names(record, speaker)
    if args.json:
        _print_json(records.record_as_json(record, game, speaker.lang))
        return
    screen = records.Replay(record, game, speaker, Console())
    if args.all or not sys.stdin.isatty():
        screen.print_all()
    else:
        screen.step_through()


def _record_names(record: Record, speaker: Speaker) -> list[str]:
    return [speaker.core("seat", seat=seat + 1) for seat in range(record.players)]


def show(args: Namespace, speaker: Speaker) -> None:
    """A position from a file, or the last one of a record."""
    game, state = records.load_position(records.read_text(args.file), args.file)
    if args.json:
        _print_json(state.to_dict())
        return
    speaker.names = [speaker.core("seat", seat=s + 1) for s in range(len(state.scores()))]
    console = Console()
    console.print(draw(game, state, None, speaker))
    console.print(score_table(game, state, speaker))
    if state.is_terminal():
        for winner in state.winners():
            console.print(Text(speaker.core("winner", player=winner), "bold green"))
    else:
        line = speaker.name(state.current_player())
        console.print(line.append("  " + speaker.say(game.prompt(state)), "bold default"))


def verify(args: Namespace, speaker: Speaker) -> None:
    """Are the dice of a record those that were committed to?"""
    record = read_record(records.read_text(args.file))
    if record.result is None:
        raise BourgadeError(
            f"{args.file}: the secret of the dice is published when the game is over. "
            f"Go on with: bourgade play --resume {args.file}"
        )
    outcomes = verify_record(record)
    if args.json:
        _print_json({"file": args.file, "outcomes": outcomes, "verified": True})
    else:
        print(speaker.core("verified", count=outcomes))


def _print_json(content: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(content), indent=2).decode())
