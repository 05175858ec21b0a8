"""Words for every action, prompt and log line, in three languages."""

import random
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

import bourgade
from bourgade.bots.greedy import GreedyBot
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState
from bourgade.core.texts import LANGUAGES, Message, known, say, source
from bourgade.games.castle import tables
from bourgade.games.castle.names import tile as tile_message
from bourgade.games.castle.reasons import REASONS
from bourgade.games.castle.state import DECISIONS, PARTS

sys.path.insert(0, str(Path(__file__).parent))
from castle_stories import play, table

GAME = bourgade.game("castle")
GOLDEN = Path(__file__).parent / "golden"

Step = tuple[GameState, int, GameState]


def steps(seed: int, greedy: bool = False) -> Iterator[Step]:
    """A game step by step: before, action, after."""
    chance = FastChance(seed)
    lot = random.Random(seed)
    bot = GreedyBot(seed)
    state = GAME.new(2, None, chance)
    while not state.is_terminal():
        before = state.clone()
        action = bot.choose(state) if greedy else lot.choice(state.legal_actions())
        state.apply_action(action, chance)
        yield before, action, state.clone()


def golden_steps() -> Iterator[Step]:
    """The golden games, in which everything occurs."""
    for path in sorted(GOLDEN.glob("*.json")):
        record = bourgade.replay(path.read_text()).record
        chance = bourgade.core.chance.ReplayChance(record.outcomes())
        state = GAME.new(record.players, record.options, chance)
        for text in record.actions():
            before = state.clone()
            action = GAME.parse(text)
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
    assert text and "{" not in text and "castle." not in text and "core." not in text, text
    assert text == text.strip()
    return text


def keys(lang: str) -> set[str]:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source("castle", lang)))
    return set(bundle._messages)


def test_the_three_languages_have_the_same_messages() -> None:
    french = keys("fr")
    assert len(french) > 150
    assert keys("en") == french
    assert keys("de") == french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_the_texts_is_broken(lang: str) -> None:
    """Fluent skips what it cannot read without a word; here it is counted."""
    resource = FluentResource(source("castle", lang))
    assert [str(entry) for entry in resource.body if isinstance(entry, Junk)] == []
    written = [
        line.split(" =")[0]
        for line in source("castle", lang).splitlines()
        if line[:1].isalpha() and " =" in line
    ]
    assert len(written) == len(set(written)), "a message stands there twice"


def test_french_keeps_its_signs_together() -> None:
    """Before a colon, semicolon, question or exclamation mark the space may not break."""
    for line in source("castle", "fr").splitlines():
        value = line.partition(" = ")[2] if line[:1].isalpha() else line
        assert not any(f" {sign}" in value for sign in ":;?!»"), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_with_a_name_has_one(lang: str) -> None:
    wanted = ["title", "subtitle", "well", "market", "square", "start", "keep", "corner-tower"]
    for kind in tables.KIND_NAMES:
        wanted += [f"kind-{kind}", f"kind-{kind}-help", f"feature-{kind}"]
    for number in range(1, tables.WALL_KINDS + 1):
        wanted += [f"wall-{number}", f"wall-{number}-help"]
    wanted += [f"part-{part}" for part in PARTS]
    wanted += [f"decision-{decision}" for decision in DECISIONS]
    wanted += [f"prompt-{decision}" for decision in DECISIONS]
    wanted += [f"verb-{verb}" for verb in GAME.space.verbs]
    wanted += [f"role-{role}" for role in ("messenger", "knight", "burgher", "merchant")]
    for option in GAME.options:
        wanted += [f"option-{option.key}", f"option-{option.key}-help"]
        for value in option.values:
            wanted += [f"option-{option.key}-{value}", f"option-{option.key}-{value}-help"]
    for page in ("goal", "turn", "place", "subjects", "score", "walls", "end", "edition"):
        wanted += [f"help-{page}-title", f"help-{page}"]
    missing = [name for name in wanted if not known(f"castle.{name}", lang)]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_has_words(reason: str, lang: str) -> None:
    assert check(Message(reason), lang).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reconstruction_is_told(lang: str) -> None:
    word = {"fr": "reconstitués", "en": "reconstructed", "de": "rekonstruiert"}[lang]
    assert word in say("castle.help-edition", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_is_described(lang: str) -> None:
    for tile in range(tables.NUM_TILES):
        check(tile_message(tile), lang)


def test_every_action_has_words_in_every_position() -> None:
    """Also actions that are not allowed: people ask why not."""
    look = random.Random(5)
    for number, (before, _, after) in enumerate(steps(11, greedy=True)):
        if number % 25 and not after.is_terminal() and number > 3:
            continue
        for state in (before, after):
            lang = look.choice(LANGUAGES)
            for action in range(GAME.num_actions):
                check(GAME.describe(state, action), lang)


def test_every_prompt_choice_and_log_line_of_a_game_has_words() -> None:
    told = set()
    prompts = set()
    for number, (before, action, after) in enumerate(golden_steps()):
        lang = LANGUAGES[number % 3]
        prompts.add(GAME.prompt(before).key)
        check(GAME.prompt(before), lang)
        for effect in GAME.preview(before, action):
            check(Message(f"castle.effect-{effect.kind}", {"amount": abs(effect.amount)}), lang)
        lines = GAME.tell(before, action, after, 0)
        assert lines, "an action of which there is nothing to tell"
        assert lines == GAME.tell(before, action, after, None)
        for line in lines:
            check(line, lang)
            told.add(line.key)
    check(GAME.prompt(after), lang)
    expected = {f"castle.{key}" for key in keys("en") if key.startswith("log-")}
    # A player without any final points, and a tie, are told below.
    assert expected - told <= {"castle.log-final", "castle.log-tied"}
    assert {f"castle.prompt-{d}" for d in DECISIONS[:-1]} <= prompts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tie_and_an_end_without_points_are_told(lang: str) -> None:
    state = table(
        "l4=tower-through-2courts/90 l5=house4 k5=tower-court3-m",
        hand="tower2-court2",
        supply=[],
        anna={"subjects": ["l4.0"]},
        benno={"subjects": ["k5.0"]},
    )
    play(state, "place k4 90")
    before = state.clone()
    play(state, "none")
    lines = GAME.tell(before, GAME.parse("none"), state, None)
    told = [line.key.removeprefix("castle.log-") for line in lines]
    assert told == ["none", "tied", "over", "final", "final", "draw"]
    for line in lines:
        check(line, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ordering_the_other_players_features_is_asked_for_as_such(lang: str) -> None:
    state = table(
        "l4=tower-through-2courts/90 l5=house4 k5=house-court3-m",
        hand="curve",
        anna={"subjects": ["l4.0", "k5.0"], "points": {"paths": 19}},
        turn=1,
    )
    play(state, "place k4 90", "none")
    assert GAME.prompt(state).key == "castle.prompt-score-other"
    check(GAME.prompt(state), lang)


def test_choices_that_differ_read_differently() -> None:
    """Legal actions with the same words could not be told apart in a list."""
    for seed in (1, 2):
        for before, _, _ in steps(seed, greedy=seed == 2):
            texts = [say(GAME.describe(before, a), "en") for a in before.legal_actions()]
            assert len(texts) == len(set(texts)), texts


def test_points_that_are_told_are_the_points_that_were_scored() -> None:
    """The lines of the log add up to the scores of the turn, and to nothing else."""
    for seed in range(4):
        for before, action, after in steps(seed, greedy=True):
            told = [0, 0]
            for line in GAME.tell(before, action, after, None):
                if line.key in ("castle.log-scored", "castle.log-doubled"):
                    points, player = line.args["points"], line.args["player"]
                    assert isinstance(points, Message) and isinstance(player, int)
                    told[player] += int(str(points.args["count"]))
            for seat in (0, 1):
                old, new = before.score_parts(seat), after.score_parts(seat)
                scored = sum(new[part] - old[part] for part in PARTS[:3])
                assert told[seat] == scored


def test_the_preview_of_a_choice_is_what_it_brings() -> None:
    for before, action, after in steps(5, greedy=True):
        seat = before.current_player()
        effects = {effect.kind: effect.amount for effect in GAME.preview(before, action)}
        if GAME.decode(action)["verb"] == "place":
            continue
        for part in PARTS[:3]:
            gained = after.score_parts(seat)[part] - before.score_parts(seat)[part]
            assert effects.get(f"points-{part}", 0) == gained


def test_some_choices_in_full() -> None:
    """Examples in full, so that a slip of grammar or typography is seen."""
    document = bourgade.start("castle", seed=3).state.to_dict()
    document["hand"] = "square3-tower"
    document.pop("supply")
    state = GAME.from_dict(document)
    assert say(GAME.prompt(state), "fr") == "Posez la tuile (place à 3 chemins, tour, cour)."
    action = GAME.parse("place j1 90")
    assert GAME.action_to_string(state, action, "fr") == "Poser la tuile en j1, tournée de 90°"
    assert GAME.action_to_string(state, action, "de") == "Plättchen auf j1 legen, um 90° gedreht"
    state.apply_action(action, FastChance(1))
    texts = [GAME.action_to_string(state, a, "en") for a in state.legal_actions()]
    assert texts == [
        "Messenger on the path (south)",
        "Messenger on the path (west)",
        "Messenger on the path (north)",
        "Merchant in the court (north-east, south-east)",
        "Merchant in the court (south-west)",
        "Merchant in the court (north-west)",
        "Knight in the tower (east)",
        "Place no subject",
    ]


def test_the_end_is_told_with_final_points_and_the_winner() -> None:
    *_, (before, action, after) = steps(9)
    lines = GAME.tell(before, action, after, None)
    finals = [m for m in lines if m.key.startswith("castle.log-final")]
    counts = []
    for line in finals:
        points = line.args["points"]
        assert isinstance(points, Message)
        counts.append(points.args["count"])
    assert counts == after.scores()
    assert lines[-1].key in ("castle.log-winner", "castle.log-draw")
