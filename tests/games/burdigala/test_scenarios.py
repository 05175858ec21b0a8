"""Runs the scenario files: positions, actions and what must be true then, in plain words.

`scenarios/README.md` describes the language. Every sentence is read by one pattern below only; an
unknown sentence, an illegal action or a scenario without any claim is a failure.
"""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bourgade.core.chance import FastChance
from bourgade.games.burdigala import state as words
from bourgade.games.burdigala.rules import State
from bourgade.games.burdigala.view import BurdigalaView

sys.path.insert(0, str(Path(__file__).parent))
import burdigala_stories as stories

HERE = Path(__file__).parent / "scenarios"
NAMES = stories.NAMES
GAME = stories.GAME
LISTS = {"pawns", "table", "dice", "seen-by", "bonuses-taken", "due"}
COUNTS = {"hand", "goods", "corruption", "points", "discards", "offered", "earned", "options"}
SEAT = "(?P<name>Anna|Benno|Carla|Dario)"

Claim = Callable[["Story", re.Match[str]], None]
CLAIMS: list[tuple[re.Pattern[str], Claim]] = []


def claim(pattern: str) -> Callable[[Claim], Claim]:
    """A sentence of the language and what it checks."""

    def register(check: Claim) -> Claim:
        CLAIMS.append((re.compile(pattern), check))
        return check

    return register


class Story:
    """One scenario being told."""

    def __init__(self, base: str) -> None:
        self.document = stories.base(base)
        self.begun: State | None = None
        self.before: State | None = None
        self.chance = FastChance(7)
        self.claims = 0

    @property
    def now(self) -> State:
        if self.begun is None:
            self.begun = self.before = stories.position(self.document)
        return self.begun

    def given(self, owner: str, rest: str) -> None:
        assert self.begun is None, "the position is described before the first action or claim"
        if owner in NAMES:
            target = self.document["players"][NAMES.index(owner)]
        elif owner.startswith("site "):
            target = self.document["sites"][int(owner.split()[1]) - 1]
        elif owner == "all sites":
            self._all_sites(rest)
            return
        else:
            assert owner == "game", f"nobody is called {owner!r}"
            target = self.document
        for setting in rest.split():
            key, _, text = setting.partition("=")
            value = _value(key, text)
            target[key] = {**target[key], **value} if key == "options" else value

    def _all_sites(self, rest: str) -> None:
        """`built-but=7,8`: everywhere else Benno has built already."""
        key, _, text = rest.strip().partition("=")
        assert key == "built-but", rest
        stay = [] if text == "none" else [int(number) for number in text.split(",")]
        left = {size: [*names] for size, names in TILES.items()}
        for number, site in enumerate(self.document["sites"], 1):
            tile = left[site["size"]].pop()
            if number not in stay:
                site.update({"tile": tile, "builder": 1})

    def do(self, text: str) -> None:
        before = self.now.clone()
        assert isinstance(before, State)
        stories.play(self.now, text, chance=self.chance)
        self.before = before

    def say(self, sentence: str) -> None:
        found = [(m, check) for p, check in CLAIMS if (m := p.fullmatch(sentence))]
        assert len(found) == 1, f"{len(found)} ways to read {sentence!r}"
        self.now  # noqa: B018 - the position must be possible even if nothing is played
        self.claims += 1
        match, check = found[0]
        check(self, match)

    def change(self, seat: int, what: str) -> int:
        assert self.before is not None
        return amount(self.now, seat, what) - amount(self.before, seat, what)


TILES = {
    2: ["fountain", "public-well", "potters-workshop", "tavern", "altar", "bakers-oven"],
    3: ["storehouse", "domus", "market", "portico", "curia", "arch"],
    4: ["baths", "basilica", "aqueduct", "temple", "necropolis"],
    5: ["forum", "theatre", "amphitheatre", "stopped-site"],
}


def _value(key: str, text: str) -> Any:
    if text in ("none", "null"):
        return [] if key in LISTS else {} if key in COUNTS else None
    if key in COUNTS:
        pairs = [item.split(":") for item in text.split(",")]
        return {name: _plain(value) for name, value in pairs}
    if key in LISTS:
        return [_plain(item) for item in text.split(",")]
    return _plain(text)


def _plain(text: str) -> Any:
    if text == "-":
        return None
    try:
        return json.loads(text)
    except ValueError:
        return text


def amount(s: State, seat: int, what: str) -> int:
    """Points, points of one part, or how many cards, tokens or pawns a player has."""
    p = s.players[seat]
    if what == "points":
        return int(p.score())
    if what in words.PARTS and what not in ("goods", "corruption"):
        return int(p.points[words.PARTS.index(what)])
    counts = {
        "goods cards": p.goods_count,
        "corruption tokens": p.token_count,
        "intrigues": p.hand_size + p.table_size,
        "pawns": p.pawns_left(),
    }
    return int(counts[what])


def seat_of(match: re.Match[str]) -> int:
    return NAMES.index(match["name"])


def described(story: Story, match: re.Match[str]) -> dict[str, Any]:
    players: Any = story.now.to_dict()["players"]
    found: dict[str, Any] = players[seat_of(match)]
    return found


def pieces(text: str) -> list[str]:
    return [] if text == "nothing" else [word.strip() for word in text.split(",")]


def counts(text: str) -> dict[str, int]:
    return {key: int(n) for key, n in (item.split(":") for item in pieces(text))}


THINGS = "points|goods cards|corruption tokens|intrigues|pawns"


@claim(SEAT + rf" (?P<verb>gains|loses) (?P<n>\d+|no) (?P<what>{THINGS})(?: for (?P<part>[\w-]+))?")
def _gains(story: Story, m: re.Match[str]) -> None:
    wanted = 0 if m["n"] == "no" else int(m["n"])
    found = story.change(seat_of(m), m["part"] or m["what"])
    assert found == (wanted if m["verb"] == "gains" else -wanted), f"{m[0]}: found {found:+}"


@claim(SEAT + rf" has (?P<n>\d+) (?P<what>{THINGS})")
def _has(story: Story, m: re.Match[str]) -> None:
    found = amount(story.now, seat_of(m), m["what"])
    assert found == int(m["n"]), f"{m[0]}: found {found}"


@claim(SEAT + r" has scored (?P<n>-?\d+) for (?P<part>[\w-]+)")
def _has_scored(story: Story, m: re.Match[str]) -> None:
    found = story.now.score_parts(seat_of(m))[m["part"]]
    assert found == int(m["n"]), f"{m[0]}: found {found}"


@claim(SEAT + r" holds (?P<cards>.+)")
def _holds(story: Story, m: re.Match[str]) -> None:
    assert described(story, m)["hand"] == counts(m["cards"]), described(story, m)["hand"]


@claim(SEAT + r" shows (?P<cards>.+)")
def _shows(story: Story, m: re.Match[str]) -> None:
    assert described(story, m)["table"] == pieces(m["cards"]), m[0]


@claim(SEAT + r" owns (?P<what>goods|corruption) (?P<cards>.+)")
def _owns(story: Story, m: re.Match[str]) -> None:
    assert described(story, m)[m["what"]] == counts(m["cards"]), described(story, m)[m["what"]]


@claim(SEAT + r" knows goods of (?P<other>\w+): (?P<cards>.+)")
def _knows_goods(story: Story, m: re.Match[str]) -> None:
    known = described(story, m)["knows-goods"].get(str(NAMES.index(m["other"])), {})
    assert known == counts(m["cards"]), f"{m[0]}: found {known}"


@claim(SEAT + r" stands on (?P<points>.+)")
def _stands(story: Story, m: re.Match[str]) -> None:
    found = [at or "-" for at in described(story, m)["pawns"]]
    assert found == pieces(m["points"]), f"{m[0]}: found {found}"


@claim(SEAT + r" decides (?P<decision>[\w-]+)")
def _decides(story: Story, m: re.Match[str]) -> None:
    assert words.DECISIONS[story.now.decision] == m["decision"], m[0]
    assert story.now.current_player() == seat_of(m), m[0]


@claim(r"(?P<names>\w+(?:, \w+)*) wins?")
def _wins(story: Story, m: re.Match[str]) -> None:
    assert [NAMES[seat] for seat in story.now.winners()] == pieces(m["names"])


@claim(r"may (?P<action>(?!not ).+)")
def _may(story: Story, m: re.Match[str]) -> None:
    action = GAME.parse(m["action"])
    assert story.now.why_illegal(action) is None, story.now.why_illegal(action)
    assert action in story.now.legal_actions(), m[0]


@claim(r"may not (?P<action>.+): (?P<reason>[\w.-]+)")
def _may_not(story: Story, m: re.Match[str]) -> None:
    action = GAME.parse(m["action"])
    found = story.now.why_illegal(action)
    assert found == f"burdigala.{m['reason']}", f"{m[0]}: found {found}"
    assert action not in story.now.legal_actions(), m[0]


@claim(r"the choices for (?P<verb>.+) are (?P<choices>.+)")
def _choices(story: Story, m: re.Match[str]) -> None:
    found = stories.choices(story.now, m["verb"])
    assert found == pieces(m["choices"]), f"{m[0]}: found {', '.join(found)}"


@claim(r"the choices are (?P<choices>.+)")
def _all_choices(story: Story, m: re.Match[str]) -> None:
    found = [GAME.notation(action) for action in story.now.legal_actions()]
    assert found == pieces(m["choices"]), f"{m[0]}: found {', '.join(found)}"


@claim(r"site (?P<n>\d+) has (?P<stones>\d) stones?")
def _stones(story: Story, m: re.Match[str]) -> None:
    assert story.now.laid[int(m["n"]) - 1] == int(m["stones"]), m[0]


@claim(r"site (?P<n>\d+) is (?P<tile>[\w-]+), built by (?P<name>\w+)")
def _built(story: Story, m: re.Match[str]) -> None:
    sites: Any = story.now.to_dict()["sites"]
    site = sites[int(m["n"]) - 1]
    assert (site["tile"], site["builder"]) == (m["tile"], seat_of(m)), site


@claim(SEAT + r" (?P<how>sees|does not see) what site (?P<n>\d+) becomes")
def _sees(story: Story, m: re.Match[str]) -> None:
    view = story.now.view(seat_of(m))
    assert isinstance(view, BurdigalaView)
    assert (view.sites[int(m["n"]) - 1].tile is not None) == (m["how"] == "sees"), m[0]


@claim(r"the (?P<what>goods pile|intrigue pile|corruption pile|stones) holds? (?P<n>\d+)")
def _pile(story: Story, m: re.Match[str]) -> None:
    s = story.now
    piles = {
        "goods pile": s.goods_left,
        "intrigue pile": s.pile_size,
        "corruption pile": s.tokens_left,
        "stones": s.stones,
    }
    assert piles[m["what"]] == int(m["n"]), f"{m[0]}: found {piles[m['what']]}"


@claim(r"the discards are (?P<cards>.+)")
def _discards(story: Story, m: re.Match[str]) -> None:
    assert story.now.to_dict()["discards"] == counts(m["cards"]), story.now.to_dict()["discards"]


@claim(r"the dice show (?P<first>\d) and (?P<second>\d)")
def _dice(story: Story, m: re.Match[str]) -> None:
    assert [int(die) for die in story.now.dice] == [int(m["first"]), int(m["second"])]


@claim(r"(?P<what>something|nothing) was revealed")
def _revealed(story: Story, m: re.Match[str]) -> None:
    assert story.now.revealed() == (m["what"] == "something"), m[0]


@claim(r"the game is (?P<not>not )?over")
def _over(story: Story, m: re.Match[str]) -> None:
    assert story.now.is_terminal() == (m["not"] is None)


def scenarios() -> list[Any]:
    """Every "== title" block of every file."""
    found = []
    for path in sorted(HERE.glob("*.txt")):
        for block in path.read_text(encoding="utf-8").split("\n== ")[1:]:
            title, _, body = block.partition("\n")
            found.append(pytest.param(body, id=f"{path.stem}: {title}"))
    return found


@pytest.mark.parametrize("body", scenarios())
def test_scenario(body: str) -> None:
    lines = [line.split("#")[0].strip() for line in body.splitlines()]
    lines = [line for line in lines if line]
    kind, _, base = lines[0].partition(" ")
    assert kind == "base", "a scenario begins with its base position"
    story = Story(base)
    for line in lines[1:]:
        kind, _, rest = line.partition(" ")
        owner, colon, settings = rest.partition(": ")
        if kind == "given" and colon:
            story.given(owner, settings)
        elif kind == "do":
            story.do(rest)
        else:
            assert kind == "then", f"cannot read {line!r}"
            story.say(rest)
    assert story.claims > 0, "a scenario claims something"
