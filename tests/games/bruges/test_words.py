"""Words for every card, action, prompt and log line, in three languages."""

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from bourgade.core.chance import FastChance
from bourgade.core.state import GameState
from bourgade.core.texts import LANGUAGES, Message, known, say, source
from bourgade.games.bruges import tables
from bourgade.games.bruges.card_words import card_text
from bourgade.games.bruges.game import GAME
from bourgade.games.bruges.names import card as card_name
from bourgade.games.bruges.position import cards_in
from bourgade.games.bruges.reasons import REASONS
from bourgade.games.bruges.rules import State
from bourgade.games.bruges.scoring import PARTS
from bourgade.games.bruges.state import DECISIONS, EFFECTS, Position

COLOURS = tables.COLOURS
Step = tuple[GameState, int, GameState]
Table = Callable[..., State]
Play = Callable[..., State]


def steps(players: int, seed: int, options: dict[str, object] | None = None) -> Iterator[Step]:
    """A random game, step by step: before, action, after."""
    chance = FastChance(seed)
    lot = random.Random(seed)
    state = GAME.new(players, options or {}, chance)
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
    assert text and "{" not in text and "bruges." not in text and "core." not in text, text
    assert text == text.strip()
    return text


def keys(lang: str) -> set[str]:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source("bruges", lang)))
    return set(bundle._messages)


def test_the_three_languages_have_the_same_messages() -> None:
    french = keys("fr")
    assert len(french) > 400
    assert keys("en") == french
    assert keys("de") == french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_are_well_formed(lang: str) -> None:
    resource = FluentResource(source("bruges", lang))
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    names = [check(card_name(card), lang) for card in range(165)]
    assert names == [card["names"][lang] for card in tables.CARDS]
    assert len(set(names)) == 165
    for revised in (0, 1):
        for card in range(165):
            check(card_text(card, revised), lang)


def test_a_few_texts_as_people_read_them() -> None:
    def text(key: str, lang: str) -> str:
        return say(card_text(tables.CARD_BY_KEY[key]), lang)

    assert text("alchemist", "fr") == "à la pose : 6 florins"
    assert text("prinz", "en") == "for a yellow worker: 2 points"
    assert text("akrobat", "de") == (
        "mit einem Arbeiter (rot): ein Kanalplättchen bauen, ohne Karte, zum doppelten Preis"
    )
    assert text("bischof", "fr") == "à la fin : 1 point tous les 2 ouvriers"
    assert text("markgraf", "en") == "when placed: 2 florins per level of progress (at most 8)"
    assert text("reeder", "en") == (
        "always: for every canal tile you build: 1 worker of any colour; 1 florin"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_parts_decisions_verbs_and_options_have_words(lang: str) -> None:
    wanted = [*REASONS, *(f"bruges.part-{part}" for part in PARTS)]
    wanted += [f"bruges.decision-{name}" for name in DECISIONS[:EFFECTS]]
    wanted += [f"bruges.verb-{verb}" for verb in GAME.space.verbs]
    wanted += [f"bruges.group-{group}" for group in tables.GROUPS]
    wanted += [f"bruges.disaster-{d}{tail}" for d in tables.DISASTERS for tail in ("", "-help")]
    for option in GAME.options:
        wanted += [f"bruges.option-{option.key}{tail}" for tail in ("", "-help")]
        for value in option.values:
            wanted += [f"bruges.option-{option.key}-{value}{tail}" for tail in ("", "-help")]
    assert [key for key in wanted if not known(key, lang)] == []


def test_every_action_has_words_in_any_position() -> None:
    """Also where it is not allowed: people ask about those too."""
    for number, (before, _, after) in enumerate(steps(3, 4)):
        if number % 60 == 0 or after.is_terminal():
            for lang in LANGUAGES:
                for action in range(GAME.num_actions):
                    check(GAME.describe(before, action), lang)


@pytest.mark.parametrize("players", [2, 4])
def test_prompts_log_and_previews(players: int) -> None:
    options: dict[str, object] = {"engraver": "revised"} if players == 4 else {}
    for before, action, after in steps(players, players, options):
        for lang in LANGUAGES:
            check(GAME.prompt(before), lang)
            check(GAME.describe(before, action), lang)
            for effect in GAME.preview(before, action):
                check(Message(f"bruges.effect-{effect.kind}", {"amount": abs(effect.amount)}), lang)
        for seat in (None, *range(players)):
            for line in GAME.tell(before, action, after, seat):
                check(line, "fr")
    check(GAME.prompt(after), "de")


def test_the_log_tells_nobody_a_hidden_face() -> None:
    """Names of cards in lines for a reader: on the table, discarded, or in the reader's hand."""
    for before, action, after in steps(3, 9):
        assert isinstance(before, Position) and isinstance(after, Position)
        for reader in (None, 0, 1, 2):
            named = " ".join(say(line, "de") for line in GAME.tell(before, action, after, reader))
            for seat, p in enumerate(after.players):
                if seat == reader:
                    continue
                hidden = [
                    card
                    for card in (*cards_in(p.hand), *cards_in(p.empty))
                    if not p.known[tables.CARD_COLOUR[card]] & tables.CARD_BIT[card]
                    and not before.players[seat].employs(card)
                ]
                for card in hidden:
                    name = tables.CARDS[card]["names"]["de"]
                    assert f" {name} " not in f" {named.replace(',', ' ').replace('.', ' ')} ", name


def test_a_preview_tells_price_and_gain() -> None:
    state = GAME.new(2, {}, FastChance(3))
    chance = FastChance(3)
    while GAME.notation(state.legal_actions()[0]).split()[0] != "workers":
        state.apply_action(state.legal_actions()[-1], chance)
    effects = {e.kind: e.amount for e in GAME.preview(state, state.legal_actions()[0])}
    assert [amount for kind, amount in effects.items() if kind.startswith("workers")] == [2]


def effects(s: State, notation: str) -> dict[str, int]:
    return {e.kind: e.amount for e in GAME.preview(s, GAME.parse(notation))}


def test_a_preview_of_placing_counts_the_character_whatever_house_it_takes(table: Table) -> None:
    anna = {"hand": ["alchemist"], "florins": 3, "houses": ["baron", "edelfrau"]}
    s = table(anna=anna)
    assert effects(s, "character alchemist") == {"florins": 3, "end-characters": 1}


def test_no_preview_throws_the_dice(table: Table) -> None:
    """The last to draw leaves the sixth card: what the dice bring then is not for a preview.

    The cards not looked at yet come before the dice, so that these fall differently each time.
    """
    five = ["prinz", "baron", "graefin", "ritter", "edelfrau"]
    benno = {"houses": ["herzog:erfinder"], "threats": dict.fromkeys(COLOURS, 2)}
    anna = {"hand": ["herzogin", "markgraf", "junker", "earl", "abt"]}
    for seen in range(6):
        drawn = {"hand": five[:seen], "fresh": {"red": 5 - seen}}
        drawing = {"phase": "draw", "decision": "draw", "dice": {}, "turn": 1}
        s = table(anna=anna, benno=benno | drawn, **drawing)
        assert effects(s, "done") == {}


def test_previews_are_what_happens_then() -> None:
    """Florins and points of every action of a few games, but where the dice or a house follow."""
    for seed in range(3):
        for before, action, after in steps(2 + seed, 20 + seed):
            assert isinstance(before, Position) and isinstance(after, Position)
            verb = GAME.notation(action).split()[0]
            follows = DECISIONS[after.decision] == "choose-house"
            if verb in ("end", "draw") or follows or DECISIONS[before.decision] == "draw":
                continue
            seat = before.decider
            told = {e.kind: e.amount for e in GAME.preview(before, action)}
            points = sum(n for kind, n in told.items() if kind.startswith(("points", "end-")))
            assert points == after.scores()[seat] - before.scores()[seat]
            florins = after.players[seat].florins - before.players[seat].florins
            assert told.get("florins", 0) == florins


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", "Prendre 3 ouvriers rouges"), ("en", "Take 3 red workers")],
)
def test_several_workers_at_once_are_told_so(
    lang: str, words: str, table: Table, play: Play
) -> None:
    s = play(table(anna={"hand": ["baecker"], "houses": ["herzog"]}), "character baecker")
    assert say(GAME.describe(s, GAME.parse("take red")), lang) == words
