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
from bourgade.games.castle import scoring, tables
from bourgade.games.castle import state as words
from bourgade.games.castle.rules import State

sys.path.insert(0, str(Path(__file__).parent))
import castle_stories as stories

HERE = Path(__file__).parent / "scenarios"
NAMES = stories.NAMES
GAME = stories.GAME
LISTS = {"subjects", "wall-tiles", "towers", "fresh-wall-tiles", "used-wall-tiles"}
SEAT = "(?P<name>Anna|Benno)"

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

    def __init__(self) -> None:
        self.document = stories.blank()
        self.supply: list[str] | None = None
        self.begun: State | None = None
        self.before: State | None = None
        self.chance = FastChance(7)
        self.claims = 0

    @property
    def now(self) -> State:
        if self.begun is None:
            if self.supply is not None:
                stories.only(self.document, self.supply)
            self.begun = self.before = stories.position(self.document)
        return self.begun

    def given(self, owner: str, rest: str) -> None:
        assert self.begun is None, "the position is described before the first action or claim"
        if owner == "castle":
            self.document["castle"] |= stories.tiles(rest)
        elif owner == "supply":
            self.supply = [] if rest.strip() == "none" else [x.strip() for x in rest.split(",")]
        else:
            seat = NAMES.index(owner) if owner in NAMES else None
            target = self.document if seat is None else self.document["players"][seat]
            for setting in rest.split():
                key, _, text = setting.partition("=")
                if key == "option":
                    name, _, value = text.partition(":")
                    self.document["options"][name] = value
                else:
                    target[key] = _value(key, text)

    def do(self, notation: str) -> None:
        action = GAME.parse(notation)
        reason = self.now.why_illegal(action)
        assert reason is None, f"{notation}: {reason}"
        assert action in self.now.legal_actions(), f"{notation} is not among the legal actions"
        before = self.now.clone()
        assert isinstance(before, State)
        self.before = before
        self.now.apply_action(action, self.chance)

    def say(self, sentence: str) -> None:
        found = [(m, check) for p, check in CLAIMS if (m := p.fullmatch(sentence))]
        assert len(found) == 1, f"{len(found)} ways to read {sentence!r}"
        self.now  # noqa: B018 - the position must be possible even if nothing is played
        self.claims += 1
        match, check = found[0]
        check(self, match)

    def root(self, place: str) -> int:
        square, _, segment = place.partition(".")
        return int(self.now.root_at(tables.SQUARE_BY_NAME[square] * 8 + int(segment)))


def _value(key: str, text: str) -> Any:
    if key == "points":
        return {name: int(count) for name, count in (item.split(":") for item in text.split(","))}
    if key in LISTS:
        return [] if text == "none" else [_plain(item) for item in text.split(",")]
    if key == "turn":
        return NAMES.index(text)
    return _plain(text)


def _plain(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None if text == "none" else text


def seat_of(match: re.Match[str]) -> int:
    return NAMES.index(match["name"])


def pieces(text: str) -> list[str]:
    return [] if text == "nothing" else [word.strip() for word in text.split(",")]


def points_of(s: State, seat: int, part: str | None) -> int:
    return int(s.scores()[seat]) if part is None else int(s.score_parts(seat)[part])


@claim(SEAT + r" gains (?P<n>\d+|no) points?(?: for (?P<part>[\w-]+))?")
def _gains(story: Story, m: re.Match[str]) -> None:
    assert story.before is not None
    wanted = 0 if m["n"] == "no" else int(m["n"])
    found = points_of(story.now, seat_of(m), m["part"])
    found -= points_of(story.before, seat_of(m), m["part"])
    assert found == wanted, f"{m[0]}: found {found:+}"


@claim(SEAT + r" has (?P<n>\d+) points")
def _has(story: Story, m: re.Match[str]) -> None:
    assert story.now.scores()[seat_of(m)] == int(m["n"]), story.now.scores()


@claim(SEAT + r" has (?P<n>\d) subjects? in reserve")
def _reserve(story: Story, m: re.Match[str]) -> None:
    found = int(story.now.players[seat_of(m)].reserve)
    assert found == int(m["n"]), f"{m[0]}: found {found}"


@claim(SEAT + r" has (?:a keep of (?P<n>\d+) tiles?(?: on (?P<square>\w+))?|no keep)")
def _keep(story: Story, m: re.Match[str]) -> None:
    p = story.now.players[seat_of(m)]
    assert p.keep_size == int(m["n"] or 0), f"{m[0]}: found {p.keep_size}"
    if m["square"]:
        assert tables.SQUARE_NAMES[p.keep_place >> 3] == m["square"], m[0]


@claim(SEAT + r" holds (?P<n>\d+) wall tiles?")
def _holds(story: Story, m: re.Match[str]) -> None:
    assert sum(story.now.players[seat_of(m)].walls) == int(m["n"]), m[0]


@claim(SEAT + r" holds (?:wall tiles? (?P<tiles>\d(?:, \d)*)|no wall tile)")
def _holds_these(story: Story, m: re.Match[str]) -> None:
    players: Any = story.now.to_dict()["players"]
    found = players[seat_of(m)]["wall-tiles"]
    assert found == [int(n) for n in pieces(m["tiles"] or "nothing")], f"{m[0]}: found {found}"


@claim(r"wall tiles? (?P<tiles>\d(?:, \d)*) (?:is|are) used up")
def _used(story: Story, m: re.Match[str]) -> None:
    assert story.now.to_dict()["used-wall-tiles"] == [int(n) for n in pieces(m["tiles"])]


@claim(r"the tower (?P<space>\d+) (?P<state>has its wall tile|is empty)")
def _tower(story: Story, m: re.Match[str]) -> None:
    towers: Any = story.now.to_dict()["towers"]
    assert (int(m["space"]) in towers) == (m["state"] != "is empty"), towers


@claim(SEAT + r" decides (?P<decision>[\w-]+)")
def _decides(story: Story, m: re.Match[str]) -> None:
    found = words.DECISIONS[story.now.decision]
    assert found == m["decision"], f"{m[0]}: found {found}"
    assert story.now.current_player() == seat_of(m), m[0]


@claim(r"the hand is (?P<tile>[\w-]+)")
def _hand(story: Story, m: re.Match[str]) -> None:
    assert story.now.to_dict()["hand"] == m["tile"]


@claim(r"may (?P<action>[^:]+)")
def _may(story: Story, m: re.Match[str]) -> None:
    action = GAME.parse(m["action"])
    assert story.now.why_illegal(action) is None, story.now.why_illegal(action)
    assert action in story.now.legal_actions(), m[0]


@claim(r"may not (?P<action>[^:]+): (?P<reason>[\w.-]+)")
def _may_not(story: Story, m: re.Match[str]) -> None:
    action = GAME.parse(m["action"])
    assert story.now.why_illegal(action) == f"castle.{m['reason']}"
    assert action not in story.now.legal_actions(), m[0]


@claim(r"the choices for (?P<verb>\w+) are (?P<choices>.+)")
def _choices(story: Story, m: re.Match[str]) -> None:
    found = stories.choices(story.now, m["verb"])
    assert found == pieces(m["choices"]), f"{m[0]}: found {found}"


@claim(r"(?P<place>\w+\.\d) has (?P<tiles>\d+) tiles? and (?P<ends>\d+|no) open ends?")
def _feature(story: Story, m: re.Match[str]) -> None:
    root = story.root(m["place"])
    found = (int(story.now.tiles(root)), int(story.now.open_ends(root)))
    wanted = (int(m["tiles"]), 0 if m["ends"] == "no" else int(m["ends"]))
    assert found == wanted, f"{m[0]}: found {found}"


@claim(r"(?P<place>\w+\.\d) has (?P<n>\d+) markets?")
def _markets(story: Story, m: re.Match[str]) -> None:
    assert story.now.markets(story.root(m["place"])) == int(m["n"]), m[0]


@claim(r"(?P<one>\w+\.\d) and (?P<two>\w+\.\d) are (?P<how>one feature|two features)")
def _joined(story: Story, m: re.Match[str]) -> None:
    same = story.root(m["one"]) == story.root(m["two"])
    assert same == (m["how"] == "one feature"), m[0]


@claim(r"the largest empty region has (?P<n>\d+) squares")
def _region(story: Story, m: re.Match[str]) -> None:
    found = scoring.largest_empty_region(story.now)
    assert found == int(m["n"]), f"{m[0]}: found {found}"


@claim(r"(?P<n>\d+) tiles? (?:is|are) (?P<where>left|removed)")
def _left(story: Story, m: re.Match[str]) -> None:
    counts: Any = story.now.to_dict()["supply" if m["where"] == "left" else "removed"]
    assert sum(counts.values()) == int(m["n"]), counts


@claim(r"the game is (?P<how>over|a draw)")
def _over(story: Story, m: re.Match[str]) -> None:
    assert story.now.is_terminal()
    assert (len(story.now.winners()) == 2) == (m["how"] == "a draw") or m["how"] == "over"


@claim(SEAT + r" wins")
def _wins(story: Story, m: re.Match[str]) -> None:
    assert story.now.winners() == [seat_of(m)], story.now.winners()


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
    story = Story()
    for line in filter(None, lines):
        kind, _, rest = line.partition(" ")
        owner, colon, settings = rest.partition(":")
        if kind == "given" and colon:
            story.given(owner, settings)
        elif kind == "do":
            story.do(rest)
        else:
            assert kind == "then", f"cannot read {line!r}"
            story.say(rest)
    assert story.claims > 0, "a scenario claims something"
