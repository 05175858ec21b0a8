"""Runs the scenario files: positions, actions and what must be true then, in plain words.

`scenarios/README.md` describes the language. Every sentence is read by exactly one pattern below;
an unknown sentence, an illegal action or a scenario without any claim is a failure.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bourgade.core.chance import FastChance
from bourgade.games.bruges import state as words
from bourgade.games.bruges import tables
from bourgade.games.bruges.game import GAME
from bourgade.games.bruges.rules import State
from bourgade.games.bruges.view import BrugesView

HERE = Path(__file__).parent / "scenarios"
NAMES = ["Anna", "Benno", "Carla", "Dario"]
SEAT = "(?P<name>Anna|Benno|Carla|Dario)"
LISTS = {"hand", "known", "houses", "canals", "completed", "statues", "majorities", "discarded"}
COUNTS = {"workers", "threats", "points", "fresh", "dice"}
SUMS = "points|florins|workers|levels|tiles|houses|cards|threats"

Claim = Callable[["Story", re.Match[str]], None]
CLAIMS: list[tuple[re.Pattern[str], Claim]] = []
Table = Callable[..., State]


def claim(pattern: str) -> Callable[[Claim], Claim]:
    """A sentence of the language and what it checks."""

    def register(check: Claim) -> Claim:
        CLAIMS.append((re.compile(pattern), check))
        return check

    return register


class Story:
    """One scenario being told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.players = 2
        self.given: dict[str, Any] = {}
        self.begun: State | None = None
        self.before: State | None = None
        self.chance = FastChance(7)
        self.claims = 0

    @property
    def now(self) -> State:
        if self.begun is None:
            self.begun = self.before = self.table(self.players, **self.given)
        return self.begun

    def set(self, owner: str, rest: str) -> None:
        assert self.begun is None, "the position is described before the first action or claim"
        settings = {key: _value(key, text) for key, _, text in _pairs(rest)}
        if owner == "game":
            if "dice" in settings:
                settings["dice"] = {**dict.fromkeys(tables.COLOURS, 3), **settings["dice"]}
            self.given.update({key.replace("-", "_"): v for key, v in settings.items()})
        else:
            self.given.setdefault(owner.lower(), {}).update(settings)

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


def _pairs(rest: str) -> list[tuple[str, str, str]]:
    return [setting.partition("=") for setting in rest.split()]


def _value(key: str, text: str) -> Any:
    if key in LISTS:
        return [] if text == "none" else [_plain(item) for item in text.split(",")]
    if key in COUNTS:
        items = [] if text == "none" else text.split(",")
        return {name: int(n) for name, n in (item.split(":") for item in items)}
    return _plain(text)


def _plain(text: str) -> Any:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.lstrip("-").isdigit() else text


def amount(s: State, seat: int, what: str) -> int:
    p = s.players[seat]
    return {
        "points": int(p.track()),
        "florins": int(p.florins),
        "workers": int(p.all_workers()),
        "levels": int(p.level),
        "tiles": int(p.dug[0] + p.dug[1]),
        "houses": int(p.num_houses),
        "cards": int(p.cards),
        "threats": sum(int(n) for n in p.threats),
    }[what]


def seat_of(match: re.Match[str], group: str = "name") -> int:
    return NAMES.index(match[group])


def pieces(text: str) -> list[str]:
    return [] if text == "nothing" else [word.strip() for word in text.split(",")]


@claim(SEAT + rf" (?P<verb>gains|loses) (?P<n>\d+|no) (?P<what>{SUMS})")
def _gains(story: Story, m: re.Match[str]) -> None:
    assert story.before is not None
    wanted = 0 if m["n"] == "no" else int(m["n"])
    seat = seat_of(m)
    found = amount(story.now, seat, m["what"]) - amount(story.before, seat, m["what"])
    assert found == (wanted if m["verb"] == "gains" else -wanted), f"{m[0]}: found {found:+}"


@claim(SEAT + rf" has (?P<n>\d+) (?P<what>{SUMS})")
def _has(story: Story, m: re.Match[str]) -> None:
    assert amount(story.now, seat_of(m), m["what"]) == int(m["n"]), m[0]


@claim(SEAT + r" has (?P<n>\d+) (?P<colour>\w+) (?P<what>workers|threats)")
def _has_coloured(story: Story, m: re.Match[str]) -> None:
    p = story.now.players[seat_of(m)]
    counts = p.workers if m["what"] == "workers" else p.threats
    assert counts[tables.COLOURS.index(m["colour"])] == int(m["n"]), m[0]


@claim(SEAT + r" decides (?P<decision>[\w-]+)")
def _decides(story: Story, m: re.Match[str]) -> None:
    assert words.DECISIONS[story.now.decision] == m["decision"], m[0]
    assert story.now.current_player() == seat_of(m), m[0]


@claim(r"the choices are (?P<choices>.+)")
def _choices(story: Story, m: re.Match[str]) -> None:
    found = [GAME.notation(action) for action in story.now.legal_actions()]
    assert found == pieces(m["choices"]), f"{m[0]}: found {found}"


@claim(r"may (?P<action>[^:]+)")
def _may(story: Story, m: re.Match[str]) -> None:
    action = GAME.parse(m["action"])
    assert story.now.why_illegal(action) is None, story.now.why_illegal(action)
    assert action in story.now.legal_actions(), m[0]


@claim(r"may not (?P<action>[^:]+): (?P<reason>[\w.-]+)")
def _may_not(story: Story, m: re.Match[str]) -> None:
    action = GAME.parse(m["action"])
    assert story.now.why_illegal(action) == f"bruges.{m['reason']}"
    assert action not in story.now.legal_actions(), m[0]


@claim(SEAT + r" holds (?P<cards>.+)")
def _holds(story: Story, m: re.Match[str]) -> None:
    players: Any = story.now.to_dict()["players"]
    assert sorted(players[seat_of(m)]["hand"]) == sorted(pieces(m["cards"])), m[0]


@claim(SEAT + r" employs (?P<cards>.+)")
def _employs(story: Story, m: re.Match[str]) -> None:
    players: Any = story.now.to_dict()["players"]
    guests = [house["guest"] for house in players[seat_of(m)]["houses"] if "guest" in house]
    assert sorted(guests) == sorted(pieces(m["cards"])), f"{m[0]}: found {guests}"


@claim(SEAT + r" knows (?P<cards>.+) (?:of|in) (?P<other>Anna|Benno|Carla|Dario)'s hand")
def _knows(story: Story, m: re.Match[str]) -> None:
    seen = story.now.view(seat_of(m))
    assert isinstance(seen, BrugesView)
    faces = [card.card for card in seen.players[seat_of(m, "other")].hand if card.card]
    assert sorted(faces) == sorted(pieces(m["cards"])), f"{m[0]}: found {faces}"


@claim(r"the discard pile is (?P<cards>.+)")
def _discarded(story: Story, m: re.Match[str]) -> None:
    pile: Any = story.now.to_dict()["discarded"]
    assert sorted(pile) == sorted(pieces(m["cards"])), f"{m[0]}: found {pile}"


@claim(r"the piles have (?P<left>\d+) and (?P<right>\d+) cards")
def _piles(story: Story, m: re.Match[str]) -> None:
    assert [int(n) for n in story.now.pile] == [int(m["left"]), int(m["right"])]


@claim(r"round (?P<n>\d) is the last")
def _last(story: Story, m: re.Match[str]) -> None:
    assert story.now.last_round + 1 == int(m["n"])


@claim(SEAT + r" wins")
def _wins(story: Story, m: re.Match[str]) -> None:
    assert story.now.winners() == [seat_of(m)], story.now.winners()


@claim(r"the game is over")
def _over(story: Story, m: re.Match[str]) -> None:
    assert story.now.is_terminal()


def scenarios() -> list[Any]:
    """Every "== title" block of every file."""
    found = []
    for path in sorted(HERE.glob("*.txt")):
        for block in path.read_text().split("\n== ")[1:]:
            title, _, body = block.partition("\n")
            found.append(pytest.param(body, id=f"{path.stem}: {title}"))
    assert found
    return found


@pytest.mark.parametrize("body", scenarios())
def test_scenario(body: str, table: Table) -> None:
    lines = [line.split("#")[0].strip() for line in body.splitlines()]
    story = Story(table)
    for line in filter(None, lines):
        kind, _, rest = line.partition(" ")
        owner, colon, settings = rest.partition(":")
        if kind == "players":
            story.players = int(rest)
        elif kind == "given" and colon:
            story.set(owner, settings)
        elif kind == "do":
            story.do(rest)
        else:
            assert kind == "then", f"cannot read {line!r}"
            story.say(rest)
    assert story.claims > 0, "a scenario claims something"
