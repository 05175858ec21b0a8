"""What every game of the library must keep, checked through the contract alone."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import bourgade
from bourgade.core.chance import Chance, FastChance
from bourgade.core.game import Game
from bourgade.core.state import GameState

LONGEST = 20_000


def dump(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def variants(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players, every value of every option once, and the game's own mixtures."""
    for players in range(game.min_players, game.max_players + 1):
        yield players, {}
    for option in game.options:
        for value in option.values:
            if value != option.default:
                yield game.min_players, {option.key: value}
    together = Path(__file__).parents[1] / "games" / game.key / "variants.json"
    if together.exists():
        for variant in json.loads(together.read_text()):
            yield variant["players"], variant["options"]


def walk(game: Game, players: int, options: dict[str, Any], seed: int) -> Iterator[GameState]:
    """The positions of a random game, each before its action is chosen, and the last one."""
    chance = FastChance(seed)
    state = game.new(players, options, chance)
    for _ in range(LONGEST):
        yield state
        if state.is_terminal():
            return
        play_random(state, chance)
    raise AssertionError(f"{game.key}, seed {seed}: endless")


def play_random(state: GameState, chance: Chance) -> None:
    legal = state.legal_actions()
    state.apply_action(legal[chance.pick(len(legal))], chance)


def check_legal(game: Game, state: GameState) -> None:
    """Ascending, in the space, never empty before the end."""
    legal = state.legal_actions()
    if state.is_terminal():
        assert legal == [] and state.current_player() == -1
        return
    assert legal and legal == sorted(set(legal)), "empty, unsorted or doubled"
    assert legal[0] >= 0 and legal[-1] < game.num_actions
    assert 0 <= state.current_player() < len(state.scores())


def check_reasons(game: Game, state: GameState) -> None:
    """The second reading of the rules agrees with the first, over the whole action space."""
    lawful = set(state.legal_actions())
    for action in range(game.num_actions):
        reason = state.why_illegal(action)
        assert (reason is None) == (action in lawful), (
            f"{game.notation(action)}: legal is {action in lawful}, but the reason is {reason!r}\n"
            + json.dumps(state.to_dict())
        )


def check_scores(state: GameState) -> None:
    scores = state.scores()
    for seat, score in enumerate(scores):
        assert sum(state.score_parts(seat).values()) == score
    if state.is_terminal():
        winners = state.winners()
        assert winners and set(winners) <= set(range(len(scores)))


def check_clone(state: GameState, seed: int) -> None:
    """A clone plays on by itself and leaves the original alone."""
    before = dump(state.to_dict())
    clone = state.clone()
    assert dump(clone.to_dict()) == before
    chance = FastChance(seed)
    for _ in range(30):
        if clone.is_terminal():
            break
        play_random(clone, chance)
    assert dump(state.to_dict()) == before, "playing a clone changed the original"


def check_position(game: Game, state: GameState) -> None:
    """A position survives being written down and read again."""
    written = dump(state.to_dict())
    again = game.from_dict(msgspec.json.decode(written))
    assert dump(again.to_dict()) == written
    assert again.legal_actions() == state.legal_actions()
    assert dump(again.view(None)) == dump(state.view(None))


def check_views(game: Game, state: GameState, seed: int) -> None:
    """Redrawing all that a seat cannot know changes nothing that it sees, and makes a position."""
    before = dump(state.to_dict())
    census = state.census()
    for seat in range(len(state.scores())):
        for extra in range(2):
            other = state.determinize(seat, FastChance(seed + extra))
            assert dump(other.view(seat)) == dump(state.view(seat)), f"seat {seat} sees too much"
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            assert other.census() == census
        check_position(game, other)
    assert dump(state.to_dict()) == before, "looking changed the position"


def played_match(game: Game, players: int, options: dict[str, Any], seed: int) -> bourgade.Match:
    """A finished random match."""
    match = bourgade.start(game.key, players=players, seed=seed, options=options)
    choose = FastChance(seed)
    while not match.state.is_terminal():
        legal = match.state.legal_actions()
        match.play(legal[choose.pick(len(legal))])
    return match
