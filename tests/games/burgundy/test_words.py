"""Words for every action, prompt and log line, in three languages."""

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

import bourgade
from bourgade.bots.greedy import GreedyBot
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState
from bourgade.core.texts import LANGUAGES, Message, known, say, source
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.reasons import REASONS
from bourgade.games.burgundy.state import DECISIONS, PARTS

GAME = bourgade.game("burgundy")
SPIELBOX: dict[str, object] = {"boards": ["10a", "10g"]}
SETUPS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"boards": ["2", "5", "8"]}),
    (4, {"setup": "expert-open", "sheets": "all"}),
    (3, {"setup": "expert-secret"}),
    (2, SPIELBOX),
    (2, {**SPIELBOX, "spielbox-action": "take"}),
]

Step = tuple[GameState, int, GameState]


def steps(
    players: int,
    options: dict[str, object],
    seed: int,
    choose: Callable[[GameState], int] | None = None,
) -> Iterator[Step]:
    """A game, random if not chosen otherwise, step by step: before, action, after."""
    chance = FastChance(seed)
    lot = random.Random(seed)
    state = GAME.new(players, options, chance)
    while not state.is_terminal():
        before = state.clone()
        action = lot.choice(state.legal_actions()) if choose is None else choose(state)
        state.apply_action(action, chance)
        yield before, action, state.clone()


@cache
def spoken(key: str, lang: str) -> bool:
    return known(key, lang)


def check(message: Message, lang: str) -> str:
    """Every key in the message exists in this very language, and every argument is there."""
    todo = [message]
    while todo:
        one = todo.pop()
        assert spoken(one.key, lang), f"no {lang} words for {one.key}"
        todo += [value for value in one.args.values() if isinstance(value, Message)]
    text = say(message, lang)
    assert text and "{" not in text and "burgundy." not in text and "core." not in text, text
    assert text == text.strip()
    return text


def keys(lang: str, room: str) -> set[str]:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(room, lang)))
    return set(bundle._messages)


@pytest.mark.parametrize("room", ["core", "burgundy"])
def test_the_three_languages_have_the_same_messages(room: str) -> None:
    french = keys("fr", room)
    assert len(french) > 50
    assert keys("en", room) == french
    assert keys("de", room) == french


@pytest.mark.parametrize("room", ["core", "burgundy"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_the_texts_is_broken(room: str, lang: str) -> None:
    """Fluent skips what it cannot read without a word; here it is counted."""
    resource = FluentResource(source(room, lang))
    assert [str(entry) for entry in resource.body if isinstance(entry, Junk)] == []
    written = [
        line.split(" =")[0]
        for line in source(room, lang).splitlines()
        if line[:1].isalpha() and " =" in line
    ]
    assert len(written) == len(set(written)), "a message stands there twice"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_with_a_name_has_one(lang: str) -> None:
    wanted = ["title", "subtitle"]
    for tile in tables.TILE_NAMES:
        wanted += [f"tile-{tile}", f"tile-{tile}-help"]
    wanted += [f"colour-{colour}" for colour in tables.COLOUR_NAMES]
    wanted += [f"good-{colour}" for colour in tables.GOODS_COLOURS[1:]]
    for board in tables.BOARD_NAMES:
        wanted += [f"board-{board}", f"board-{board}-help"]
    wanted += [f"part-{part}" for part in PARTS]
    wanted += [f"effect-points-{part}" for part in PARTS]
    wanted += [f"decision-{decision}" for decision in DECISIONS]
    wanted += [f"verb-{verb}" for verb in GAME.space.verbs]
    for option in GAME.options:
        wanted += [f"option-{option.key}", f"option-{option.key}-help"]
        wanted += [f"option-{option.key}-{value}" for value in option.values]
    for page in ("goal", "turn", "take", "place", "goods", "districts", "phases", "end"):
        wanted += [f"help-{page}-title", f"help-{page}"]
    missing = [name for name in wanted if not known(f"burgundy.{name}", lang)]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", [*REASONS, "core.game-over", "core.not-now"])
def test_every_refusal_has_words(reason: str, lang: str) -> None:
    assert check(Message(reason), lang).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reconstructed_boards_say_so(lang: str) -> None:
    word = {"fr": "reconstitué", "en": "reconstructed", "de": "rekonstruiert"}[lang]
    for board, name in enumerate(tables.BOARD_NAMES):
        said = word in say(f"burgundy.board-{name}", lang)
        assert said == bool(tables.IS_RECONSTRUCTED[board]), name


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_action_has_words_in_every_position(players: int, options: dict[str, object]) -> None:
    """Also actions that are not allowed: people ask why not."""
    look = random.Random(5)
    for number, (before, _, after) in enumerate(steps(players, options, seed=11)):
        if number % 40 and not after.is_terminal() and number > 3:
            continue
        for state in (before, after):
            lang = look.choice(LANGUAGES)
            for action in range(GAME.num_actions):
                check(GAME.describe(state, action), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_prompt_choice_and_log_line_of_a_game_has_words(
    players: int, options: dict[str, object], lang: str
) -> None:
    for before, action, after in steps(players, options, seed=players * 7 + len(lang)):
        check(GAME.prompt(before), lang)
        check(GAME.describe(before, action), lang)
        for effect in GAME.preview(before, action):
            check(Message(f"burgundy.effect-{effect.kind}", {"amount": abs(effect.amount)}), lang)
        lines = GAME.tell(before, action, after, 0)
        assert lines, "an action of which there is nothing to tell"
        for line in lines:
            check(line, lang)
    check(GAME.prompt(after), lang)


def test_all_kinds_of_log_lines_occur() -> None:
    """Else the test above proves little: over some games every consequence must show up."""
    told: set[str] = set()
    for seed in range(12):
        for players, options in SETUPS:
            for before, action, after in steps(players, options, seed):
                told |= {line.key for line in GAME.tell(before, action, after, None)}
    # Bonus tiles need players who build on purpose.
    for before, action, after in steps(2, {}, 1, GreedyBot(1).choose):
        told |= {line.key for line in GAME.tell(before, action, after, None)}
    expected = {f"burgundy.{key}" for key in keys("en", "burgundy") if key.startswith("log-")}
    assert expected - told == set()


def test_the_same_action_reads_as_in_the_rulebooks_tongue() -> None:
    """Examples in full, so that a slip of grammar or typography is seen."""
    match = bourgade.start("burgundy", players=2, seed=3)
    state = match.state
    lines = {
        GAME.notation(action): GAME.action_to_string(state, action, "fr")
        for action in state.legal_actions()
    }
    assert lines["take d1 3.3"] == "Dé 3\u00a0: prendre le Marché du dépôt 3"
    assert lines["take d2 1.2"] == "Dé 6 → 1 (1 ouvrier)\u00a0: prendre la Tour de guet du dépôt 1"
    assert lines["sell d2 1"] == (
        "Dé 6 → 1 (1 ouvrier)\u00a0: vendre les marchandises turquoise (2)"
    )
    action = GAME.parse("take d1 6.2")
    assert GAME.action_to_string(state, action, "en") == (
        "Die 3 → 6 (3 workers): take the Church from depot 6"
    )
    assert GAME.action_to_string(state, action, "de") == (
        "Würfel 3 → 6 (3 Arbeiter): die Kirche aus Depot 6 nehmen"
    )


def test_a_completed_district_is_told_with_its_points() -> None:
    for before, action, after in steps(2, {}, seed=4):
        old = before.score_parts(before.current_player())
        new = after.score_parts(before.current_player())
        if new["districts"] > old["districts"] and not after.is_terminal():
            break
    lines = {m.key: m for m in GAME.tell(before, action, after, None)}
    line = lines["burgundy.log-district"]
    assert line.args["bonus"] == new["phases"] - old["phases"]
    points = line.args["points"]
    assert isinstance(points, Message)
    assert points.args["count"] == new["districts"] - old["districts"]
    assert line.args["player"] == before.current_player()


def test_secret_choices_are_told_to_nobody_else_until_all_are_made() -> None:
    for before, action, after in steps(3, {"setup": "expert-secret"}, seed=2):
        verb = GAME.decode(action)["verb"]
        if verb not in ("side", "start"):
            break
        actor = before.current_player()
        own = GAME.tell(before, action, after, actor)
        assert own[0].key == f"burgundy.log-{verb}"
        for other in (None, *(seat for seat in range(3) if seat != actor)):
            lines = GAME.tell(before, action, after, other)
            assert lines[0] == Message(f"burgundy.log-{verb}-secret", {"player": actor})
            if after.view(None).decision.startswith("choose"):  # type: ignore[attr-defined]
                assert len(lines) == 1
            else:
                revealed = [line for line in lines if line.key == "burgundy.log-reveal"]
                assert [line.args["player"] for line in revealed] == [0, 1, 2]


def test_the_end_is_told_with_final_points_and_the_winner() -> None:
    *_, (before, action, after) = steps(4, {}, seed=9)
    lines = GAME.tell(before, action, after, None)
    finals = [m for m in lines if m.key.startswith("burgundy.log-final")]
    counts = []
    for line in finals:
        points = line.args["points"]
        assert isinstance(points, Message)
        counts.append(points.args["count"])
    assert counts == after.scores()
    assert lines[-1].key.startswith("burgundy.log-winner")
    assert lines[-1].args["player"] == after.winners()[0]
