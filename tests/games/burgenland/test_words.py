"""Words for every action, prompt and log line, in three languages."""

import random
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse
from fluent.syntax.ast import Junk

from bourgade.bots.greedy import GreedyBot
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState
from bourgade.core.texts import LANGUAGES, Message, known, say, source
from bourgade.games.burgenland import tables, tables_check
from bourgade.games.burgenland.game import GAME
from bourgade.games.burgenland.reasons import REASONS
from bourgade.games.burgenland.state import DECISIONS, PARTS

SETUPS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"neutral-houses": "apart", "prime": "discards"}),
    (4, {"great-castle-jokers": "same-only", "late-wells": "nothing"}),
]
PAGES = ("goal", "turn", "build", "pieces", "rewards", "great", "jokers", "tiles", "edition")

Step = tuple[GameState, int, GameState]


def steps(
    players: int, options: dict[str, object], seed: int, greedy: bool = False
) -> Iterator[Step]:
    """A game step by step: before, action, after."""
    chance = FastChance(seed)
    lot = random.Random(seed)
    bot = GreedyBot(seed)
    state = GAME.new(players, options, chance)
    while not state.is_terminal():
        before = state.clone()
        action = bot.choose(state) if greedy else lot.choice(state.legal_actions())
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
    assert text and "{" not in text and "burgenland." not in text and "core." not in text, text
    assert text == text.strip() and "  " not in text
    return text


def keys(lang: str) -> set[str]:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source("burgenland", lang)))
    return set(bundle._messages)


def test_the_three_languages_have_the_same_messages() -> None:
    french = keys("fr")
    assert len(french) > 200
    assert keys("en") == french
    assert keys("de") == french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_the_texts_is_lost(lang: str) -> None:
    assert not [
        entry for entry in parse(source("burgenland", lang)).body if isinstance(entry, Junk)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_named_has_a_name(lang: str) -> None:
    wanted = ["title", "subtitle", "architect", "architect-help", "marker", "marker-help"]
    wanted += ["great-castle", "great-castle-help", "card-joker", "card-joker-help"]
    for group, names in (
        ("piece", tables.PIECE_NAMES),
        ("tile", [*tables.TILE_NAMES, "exchange"]),
        ("bonus", tables_check.BONUS_NAMES),
    ):
        wanted += [f"{group}-{name}" for name in names]
        wanted += [f"{group}-{name}-help" for name in names]
    wanted += [f"piece-{name}-a" for name in tables.PIECE_NAMES]
    wanted += [f"colour-{colour}" for colour in tables_check.COLOUR_NAMES]
    wanted += [f"symbol-{symbol}" for symbol in tables_check.SYMBOLS]
    wanted += [f"site-{name}" for name in tables.SLOT_NAMES]
    wanted += [f"part-{part}" for part in PARTS]
    wanted += [f"decision-{decision}" for decision in DECISIONS]
    wanted += [f"verb-{verb}" for verb in GAME.space.verbs]
    for option in GAME.options:
        wanted += [f"option-{option.key}", f"option-{option.key}-help"]
        wanted += [f"option-{option.key}-{value}" for value in option.values]
        wanted += [f"option-{option.key}-{value}-help" for value in option.values]
    for page in PAGES:
        wanted += [f"help-{page}-title", f"help-{page}"]
    missing = [name for name in wanted if not known(f"burgenland.{name}", lang)]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_has_words(reason: str, lang: str) -> None:
    assert check(Message(reason), lang).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reconstruction_is_owned_up_to(lang: str) -> None:
    word = {"fr": "reconstitution", "en": "reconstruction", "de": "Rekonstruktion"}[lang]
    assert word in say("burgenland.help-edition", lang)


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_action_has_words_in_every_position(players: int, options: dict[str, object]) -> None:
    """Also actions that are not allowed: people ask why not."""
    look = random.Random(5)
    for number, (before, _, after) in enumerate(steps(players, options, seed=11)):
        if number % 160 and not after.is_terminal() and number > 3:
            continue
        for state in (before, after):
            lang = look.choice(LANGUAGES)
            for action in range(GAME.num_actions):
                check(GAME.describe(state, action), lang)
                GAME.preview(state, action)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_prompt_choice_and_log_line_of_a_game_has_words(
    players: int, options: dict[str, object], lang: str
) -> None:
    for before, action, after in steps(players, options, seed=players * 7 + len(lang)):
        actor = before.current_player()
        check(GAME.prompt(before), lang)
        check(GAME.describe(before, action), lang)
        for effect in GAME.preview(before, action):
            check(Message(f"burgenland.effect-{effect.kind}", {"amount": abs(effect.amount)}), lang)
        lines = GAME.tell(before, action, after, actor)
        assert lines, "an action of which its player is told nothing"
        for line in [*lines, *GAME.tell(before, action, after, None)]:
            check(line, lang)
    check(GAME.prompt(after), lang)


def test_all_kinds_of_log_lines_and_effects_occur() -> None:
    """Else the test above proves little: over some games every consequence must show up."""
    told: set[str] = set()
    shown: set[str] = set()
    for seed in range(4):
        for players, options in SETUPS:
            for before, action, after in steps(players, options, seed, greedy=seed == 0):
                for seat in (before.current_player(), None):
                    told |= {line.key for line in GAME.tell(before, action, after, seat)}
                shown |= {effect.kind for effect in GAME.preview(before, action)}
    expected = {f"burgenland.{key}" for key in keys("en") if key.startswith("log-")}
    expected.discard("burgenland.log-draw-none")  # a scenario tells of it
    assert expected - told == set()
    effects = {key.removeprefix("effect-") for key in keys("en") if key.startswith("effect-")}
    assert effects == shown


def test_the_same_action_reads_well_in_every_language() -> None:
    """Examples in full, so that a slip of grammar or typography is seen."""
    state = GAME.new(2, {}, FastChance(3))
    view = state.to_dict()
    castle = GAME.parse("build palace 4 west")
    first, second = (tables.CROSSINGS[3 * 2 + end] for end in range(2))
    colours: list[str] = view["milestones"]  # type: ignore[assignment]
    architect = view["architects"][0]  # type: ignore[index]
    one, two = (say(f"burgenland.colour-{colours[k]}", "fr") for k in (first, second))
    coins = say(Message("burgenland.coins", {"count": architect}), "fr")
    assert GAME.action_to_string(state, castle, "fr").startswith(
        f"Bâtir un palais à Rabenburg (ouest)\u00a0: 4 cartes, {one} ou {two}, {coins} pour l’arch"
    )
    great = GAME.parse("great house different")
    assert GAME.action_to_string(state, great, "en") == (
        "Build a house in the great castle: 7 cards of different colours"
    )
    assert GAME.action_to_string(state, great, "de") == (
        "Bauen: ein Haus in der großen Burg – 7 Karten in verschiedenen Farben"
    )
    swap = GAME.parse("swap 1-2")
    one, two = (say(f"burgenland.colour-{colours[k]}", "fr") for k in range(2))
    # The colours are named, not adjectives: they need not agree with the noun.
    assert GAME.action_to_string(state, swap, "fr") == (
        f"Échanger deux bornes\u00a0: {one} (1) et {two} (2)"
    )
    pay = GAME.parse("pay light-blue-3")
    assert [GAME.action_to_string(state, pay, lang) for lang in LANGUAGES] == [
        "Payer bleu clair 3",
        "Pay light blue 3",
        "Bezahlen: Hellblau 3",
    ]


def test_the_end_is_told_with_the_winner_and_what_the_others_had_left() -> None:
    *_, (before, action, after) = steps(4, {}, seed=9)
    lines = GAME.tell(before, action, after, None)
    winner = [line for line in lines if line.key == "burgenland.log-winner"]
    assert [line.args["player"] for line in winner] == after.winners()
    left = {line.args["player"]: line.args["count"] for line in lines if line.key.endswith("-left")}
    scores = after.scores()
    assert left == {seat: 11 - scores[seat] for seat in range(4) if seat not in after.winners()}
