"""Words for every action, prompt and log line, in three languages."""

import random
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from bourgade.core.chance import FastChance
from bourgade.core.state import GameState
from bourgade.core.texts import LANGUAGES, Message, known, say, source
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.reasons import REASONS
from bourgade.games.burdigala.rules import State
from bourgade.games.burdigala.state import DECISIONS, PARTS

sys.path.insert(0, str(Path(__file__).parent))
from burdigala_stories import GAME, play, table

SETUPS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"influence": "everything"}),
    (4, {"compensation": "points", "neighbours": "each-player"}),
]

Step = tuple[GameState, int, GameState]


def steps(players: int, options: dict[str, object], seed: int) -> Iterator[Step]:
    """A random game, step by step: before, action, after."""
    chance = FastChance(seed)
    lot = random.Random(seed)
    state = GAME.new(players, options, chance)
    while not state.is_terminal():
        before = state.clone()
        action = lot.choice(state.legal_actions())
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
    assert text and "{" not in text and "burdigala." not in text and "core." not in text, text
    assert text == text.strip()
    return text


def keys(lang: str) -> set[str]:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source("burdigala", lang)))
    return set(bundle._messages)


def test_the_three_languages_have_the_same_messages() -> None:
    french = keys("fr")
    assert len(french) > 300
    assert keys("en") == french
    assert keys("de") == french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_the_texts_is_broken(lang: str) -> None:
    """Fluent skips what it cannot read without a word; here it is counted."""
    resource = FluentResource(source("burdigala", lang))
    assert [str(entry) for entry in resource.body if isinstance(entry, Junk)] == []
    written = [
        line.split(" =")[0]
        for line in source("burdigala", lang).splitlines()
        if line[:1].isalpha() and " =" in line
    ]
    assert len(written) == len(set(written)), "a message stands there twice"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_with_a_name_has_one(lang: str) -> None:
    wanted = ["title", "subtitle"]
    for tile in tables.TILE_NAMES:
        wanted += [f"tile-{tile}", f"tile-{tile}-the"]
    wanted += [f"good-{name}" for name in tables.GOODS_NAMES]
    for name in tables.INTRIGUE_NAMES:
        wanted += [f"intrigue-{name}", f"intrigue-{name}-help"]
    wanted += [f"part-{part}" for part in PARTS]
    wanted += [f"effect-points-{part}" for part in PARTS]
    wanted += [f"decision-{decision}" for decision in DECISIONS]
    wanted += [f"verb-{verb}" for verb in GAME.space.verbs]
    for option in GAME.options:
        wanted += [f"option-{option.key}", f"option-{option.key}-help"]
        for value in option.values:
            wanted += [f"option-{option.key}-{value}", f"option-{option.key}-{value}-help"]
    for page in ("goal", "turn", "stones", "dice", "intrigues", "end", "edition"):
        wanted += [f"help-{page}-title", f"help-{page}"]
    missing = [name for name in wanted if not known(f"burdigala.{name}", lang)]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_has_words(reason: str, lang: str) -> None:
    assert check(Message(reason), lang).endswith(".")


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_action_has_words_in_every_position(players: int, options: dict[str, object]) -> None:
    """Also actions that are not allowed: people ask why not."""
    look = random.Random(5)
    for number, (before, _, after) in enumerate(steps(players, options, seed=11)):
        if number % 25 and not after.is_terminal():
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
            check(Message(f"burdigala.effect-{effect.kind}", {"amount": abs(effect.amount)}), lang)
        lines = GAME.tell(before, action, after, 0)
        assert lines, "an action of which there is nothing to tell"
        for line in lines:
            check(line, lang)
    check(GAME.prompt(after), lang)


# Arguments that only a line for its owner may carry: the whole message travels to the reader.
SECRETS = {"good", "goods", "value", "give", "take", "cards"}


def test_all_kinds_of_log_lines_occur() -> None:
    """Else the test above proves little: over some games every consequence must show up."""
    told: set[str] = set()
    # Too rare for random play; told below.
    rare = {"log-over-pawns", "log-final", "log-winner-shared"}
    expected = {f"burdigala.{key}" for key in keys("en") - rare if key.startswith("log-")}
    for seed in range(60):
        players, options = SETUPS[seed % 3]
        for before, action, after in steps(players, options, seed):
            for seat in (None, 0, 1):
                lines = GAME.tell(before, action, after, seat)
                told |= {line.key for line in lines}
                for line in lines:
                    assert line.key.endswith("-own") or not SECRETS & set(line.args), line
        if expected <= told:
            break
    assert expected - told == set()


def ended(**people: dict[str, object]) -> tuple[State, State]:
    """The last action of a game in which Anna runs out of pawns."""
    built = {
        number: {"tile": name, "builder": 1}
        for number, name in enumerate(ALL_BUILT, 1)
        if name is not None
    }
    anna = {"pawns": ["A1", "gone", "gone"], **people.get("Anna", {})}
    s = table(sites=built, people={**people, "Anna": anna})
    play(s, "leave p1")
    before = s.clone()
    play(s, "end")
    assert isinstance(before, State)
    return before, s


ALL_BUILT = [
    "forum", "storehouse", "fountain", "baths", "domus", "public-well", "theatre", "market",
    "basilica", "tavern", "portico", "amphitheatre", "altar", "aqueduct", "bakers-oven", "curia",
    "temple", None,
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rare_ends_have_words(lang: str) -> None:
    before, after = ended()
    lines = GAME.tell(before, GAME.parse("end"), after, None)
    texts = {line.key: check(line, lang) for line in lines}
    assert set(texts) == {
        "burdigala.log-end",
        "burdigala.log-over-pawns",
        "burdigala.log-final",
        "burdigala.log-winner-shared",
    }


def test_the_end_is_told_with_final_points_and_the_most_corrupt() -> None:
    benno: dict[str, object] = {"corruption": {"4": 1}, "goods": {"tin": 1}, "table": ["boat"]}
    before, after = ended(Benno=benno)
    lines = [say(line, "en") for line in GAME.tell(before, GAME.parse("end"), after, None)]
    assert lines == [
        "0 ends the turn.",
        "0 has no pawn left in the town: the game is over.",
        "0 ends with 0 points.",
        "1 ends with -6 points (final count: Goods 1, Laurels 2, Corruption -4).",
        "Nobody is more corrupt than 1: 5 points lost.",
        "0 wins the game.",
    ]


def test_examples_in_full() -> None:
    """So that a slip of grammar or typography is seen."""
    s = table(
        sites={1: {"stones": 4, "tile": "theatre", "seen_by": [0]}},
        people={"Anna": {"hand": {"sailor": 1}}},
    )
    move, card = GAME.parse("move p1 C2"), GAME.parse("play sailor")
    assert GAME.action_to_string(s, move, "fr") == "1 pas\u00a0: pion en B2 vers C2 (port)"
    assert GAME.action_to_string(s, move, "en") == "1 step: pawn on B2 to C2 (harbour)"
    assert GAME.action_to_string(s, move, "de") == "1 Schritt: Figur auf B2 nach C2 (Hafen)"
    assert GAME.action_to_string(s, card, "fr") == "Jouer Marin"
    play(s, "move p1 A2")
    before = s.clone()
    stone = GAME.parse("stone 1")
    assert GAME.action_to_string(s, stone, "fr") == "Dernière pierre, chantier 1 (Bituriges)"
    play(s, "stone 1")
    lines = GAME.tell(before, stone, s, None)
    assert say(lines[0], "fr") == "0 achève le Théâtre, chantier 1 (Bituriges)\u00a0: 8 points."
    assert say(lines[0], "de") == "0 vollendet das Theater, Bauplatz 1 (Bituriges): 8 Punkte."


def test_french_colons_keep_to_their_word() -> None:
    """No line may break before : ; ? ! or a closing quotation mark."""
    lines = [line for line in source("burdigala", "fr").splitlines() if not line.startswith("#")]
    assert [line for line in lines if any(f" {mark}" in line for mark in ":;?!»")] == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_goods_card_for_a_seven_is_told_once(seat: int | None) -> None:
    s = table(dice=[1, 6])
    play(s, "move p1 A2", "stone 1", "corrupt")
    before = s.clone()
    play(s, "goods")
    lines = [line.key for line in GAME.tell(before, GAME.parse("goods"), s, seat)]
    assert lines == ["burdigala.log-goods-own" if seat == 0 else "burdigala.log-goods"]


def test_the_prompt_after_the_stone_offers_what_there_is() -> None:
    def prompt(stones: int, **fields: object) -> str:
        s = table(sites={1: {"stones": stones}}, **fields)
        play(s, "move p1 A2", "stone 1")
        return GAME.prompt(s).key.removeprefix("burdigala.")

    card: dict[str, object] = {"Anna": {"hand": {"consul": 1}}}
    assert prompt(0) == "prompt-after-end"
    assert prompt(0, people=card) == "prompt-after"
    assert prompt(0, dice=[1, 6]) == "prompt-after-seven"
    assert prompt(4, dice=[1, 6]) == "prompt-after-seven-goods"
    assert prompt(0, dice=[1, 1]) == "prompt-after-double"


def effects(state: State, notation: str) -> dict[str, int]:
    return {e.kind: e.amount for e in GAME.preview(state, GAME.parse(notation))}


def test_a_preview_tells_what_its_player_can_know() -> None:
    s = table(
        sites={1: {"stones": 4, "tile": "theatre", "seen_by": [1]}, 2: {"stones": 1}},
        people={"Benno": {"pawns": ["A1", "B1", "F5"]}},
    )
    assert effects(s, "move p1 C2") == {"goods": 1}
    assert effects(s, "move p1 A2") == {}
    play(s, "move p1 A2")
    assert effects(s, "stone 2") == {"points": 1, "points-stones": 1}
    assert effects(s, "stone 1") == {"building": 1, "rival-intrigues": 2}, "Anna has not peeked"


def test_a_preview_of_a_known_building_and_of_a_second_stone() -> None:
    s = table(
        sites={1: {"stones": 3, "tile": "theatre", "seen_by": [0]}},
        people={"Anna": {"pawns": ["B2", "B1", "E1"]}},
        dice=[1, 6],
    )
    play(s, "move p1 A2", "stone 1", "corrupt")
    assert effects(s, "second-stone") == {
        "points": 7,
        "points-stones": -1,
        "points-buildings": 8,
        "building": 1,
        "intrigues": 1,
    }
    assert effects(s, "goods") == {"goods": 1}


def test_a_preview_of_a_seven_with_one_privilege_left() -> None:
    """It happens at once, so it is foretold with the token."""
    finished = table(sites={1: {"stones": 4}}, dice=[1, 6])
    play(finished, "move p1 A2", "stone 1")
    assert effects(finished, "corrupt") == {"corruption": 1, "goods": 1}
    all_goods = {"wine": 5, "ceramics": 4, "copper": 4, "wheat": 4, "tin": 4}
    stone = table(people={"Benno": {"goods": all_goods}}, dice=[1, 6])
    play(stone, "move p1 A2", "stone 1")
    assert effects(stone, "corrupt") == {"corruption": 1, "points": -1, "points-stones": -1}
    both = table(dice=[1, 6])
    play(both, "move p1 A2", "stone 1")
    assert effects(both, "corrupt") == {"corruption": 1}


def test_a_preview_of_an_intrigue_that_leaves_no_choice() -> None:
    cards = {"theft": 1, "connections": 1, "betrayal": 1}
    anna = {"hand": cards, "corruption": {"2": 1}}
    s = table(people={"Anna": anna, "Benno": {"goods": {"tin": 1}, "table": ["boat"]}})
    assert effects(s, "play theft") == {"goods": 1}
    assert effects(s, "play connections") == {"corruption": -1}
    assert effects(s, "play betrayal") == {"rival-intrigues": -1}
    anna["corruption"] = {"2": 2}
    rivals = {"goods": {"tin": 1}, "table": ["boat"]}
    s = table(3, people={"Anna": anna, "Benno": rivals, "Carla": rivals})
    for card in cards:
        assert effects(s, f"play {card}") == {}, "its sequel tells"


def test_a_preview_of_in_vino_veritas() -> None:
    s = table(
        sites={1: {"stones": 4, "tile": "stopped-site", "seen_by": [1]}},
        people={"Anna": {"table": ["in-vino-veritas"]}},
    )
    play(s, "move p1 A2", "stone 1")
    assert effects(s, "accept") == {"corruption": 1, "goods": 1, "intrigues": 1}
    assert effects(s, "decline") == {"intrigues": 1}


LISTENERS: list[tuple[int | None, Callable[[str], bool]]] = [
    (0, lambda key: key.endswith("-own")),
    (1, lambda key: not key.endswith("-own")),
    (None, lambda key: not key.endswith("-own")),
]


@pytest.mark.parametrize(("seat", "fits"), LISTENERS)
@pytest.mark.parametrize("action", ["move p1 C2", "play sailor", "peek 1", "shed 5"])
def test_secrets_are_told_to_their_owner_alone(
    action: str, seat: int | None, fits: Callable[[str], bool]
) -> None:
    cards = {"sailor": 1, "indiscretion": 1, "connections": 1}
    s = table(3, people={"Anna": {"hand": cards, "corruption": {"5": 1, "0": 1}}})
    first = {"peek 1": "play indiscretion", "shed 5": "play connections", "play sailor": ""}
    if action == "play sailor":
        play(s, "play sailor")
        action = GAME.notation(s.legal_actions()[0])
    elif action in first:
        play(s, first[action])
    before = s.clone()
    play(s, action)
    lines = GAME.tell(before, GAME.parse(action), s, seat)
    assert fits(lines[-1].key), lines
    assert bool((SECRETS | {"tile"}) & set(lines[-1].args)) == (seat == 0), lines
