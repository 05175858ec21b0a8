"""Runs the scenario files: positions, actions and what must be true then, in plain words.

`scenarios/README.md` describes the language. Every sentence is read by exactly one pattern below;
an unknown sentence, an illegal action or a scenario without any claim is a failure.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.core.chance import FastChance
from bourgade.games.burgundy import state as words
from bourgade.games.burgundy.rules import State

HERE = Path(__file__).parent / "scenarios"
NAMES = ["Anna", "Benno", "Carla", "Dario"]
GAME = bourgade.game("burgundy")
LISTS = {"storage", "dice", "order", "used-dice", "black-depot", "round-goods"}
LISTS |= {"large-bonuses", "small-bonuses"}
COUNTS = {"goods", "sold", "points", "ship", "options", "box"}
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
        self.document: dict[str, Any] = json.loads((HERE / "bases" / f"{base}.json").read_text())
        self.begun: State | None = None
        self.before: State | None = None
        self.chance = FastChance(7)
        self.claims = 0

    @property
    def now(self) -> State:
        if self.begun is None:
            position = GAME.from_dict(self.document)
            assert isinstance(position, State)
            self.begun = self.before = position
        return self.begun

    def given(self, owner: str, rest: str) -> None:
        assert self.begun is None, "the position is described before the first action or claim"
        if owner in NAMES:
            target = self.document["players"][NAMES.index(owner)]
        elif owner.startswith("depot"):
            target = self.document["depots"][int(owner.split()[1]) - 1]
        else:
            target = self.document
        for setting in rest.split():
            key, _, text = setting.partition("=")
            estate = key == "tiles" and owner in NAMES
            value = _value(key, text, estate)
            if value and (estate or key in ("ship", "options")):
                target[key] = {**target[key], **value}
            else:
                target[key] = value

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

    def change(self, seat: int, what: str) -> int:
        assert self.before is not None
        return amount(self.now, seat, what) - amount(self.before, seat, what)


def _value(key: str, text: str, estate: bool) -> Any:
    if text in ("none", "null"):
        return [] if key in LISTS else {} if estate or key in COUNTS else None
    if estate or key in COUNTS:
        pairs = [item.split(":") for item in text.split(",")]
        return {name: _plain(value) for name, value in pairs}
    if key in LISTS or key == "tiles":
        return [_plain(item) for item in text.split(",")]
    return text if key == "board" else _plain(text)


def _plain(text: str) -> Any:
    if text == "-":
        return None
    try:
        return json.loads(text)
    except ValueError:
        return text


def amount(s: State, seat: int, what: str) -> int:
    """Points, points of one part, workers, silver, or steps on the track."""
    p = s.players[seat]
    if what == "points":
        return int(p.score())
    if what in words.PARTS and what not in ("silver", "workers"):
        return int(p.points[words.PARTS.index(what)])
    return {"workers": int(p.workers), "silver": int(p.silver), "track": int(p.track)}[what]


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


@claim(
    SEAT
    + r" (?P<verb>gains|loses) (?P<n>\d+|no) (?P<what>points|workers|silver)"
    + r"(?: for (?P<part>[\w-]+))?"
)
def _gains(story: Story, m: re.Match[str]) -> None:
    wanted = 0 if m["n"] == "no" else int(m["n"])
    found = story.change(seat_of(m), m["part"] or m["what"])
    assert found == (wanted if m["verb"] == "gains" else -wanted), f"{m[0]}: found {found:+}"


@claim(SEAT + r" has (?P<n>\d+) (?P<what>points|workers|silver)")
def _has(story: Story, m: re.Match[str]) -> None:
    assert amount(story.now, seat_of(m), m["what"]) == int(m["n"]), m[0]


@claim(SEAT + r" has scored (?P<n>\d+) for (?P<part>[\w-]+)")
def _has_scored(story: Story, m: re.Match[str]) -> None:
    assert story.now.score_parts(seat_of(m))[m["part"]] == int(m["n"]), m[0]


@claim(SEAT + r" stores (?P<tiles>.+)")
def _stores(story: Story, m: re.Match[str]) -> None:
    stored = [tile for tile in described(story, m)["storage"] if tile]
    assert stored == pieces(m["tiles"]), f"{m[0]}: found {stored}"


@claim(SEAT + r" (?P<what>owns|has sold) goods (?P<goods>.+)")
def _goods(story: Story, m: re.Match[str]) -> None:
    field = "goods" if m["what"] == "owns" else "sold"
    assert described(story, m)[field] == counts(m["goods"]), m[0]


@claim(SEAT + r" decides (?P<decision>[\w-]+)")
def _decides(story: Story, m: re.Match[str]) -> None:
    assert words.DECISIONS[story.now.decision] == m["decision"], m[0]
    assert story.now.current_player() == seat_of(m), m[0]


@claim(SEAT + r" stands on track space (?P<n>\d)")
def _track(story: Story, m: re.Match[str]) -> None:
    assert amount(story.now, seat_of(m), "track") == int(m["n"]), m[0]


@claim(SEAT + r" claims (?P<size>the large|the small|no) (?P<colour>\w+) bonus")
def _bonus(story: Story, m: re.Match[str]) -> None:
    player = described(story, m)
    for size in ("large", "small"):
        claimed = m["colour"] in player[f"{size}-bonuses"]
        assert claimed == (m["size"] == f"the {size}"), m[0]


@claim(SEAT + r" has (?P<tile>[\w-]+) on space (?P<space>\d+)")
def _estate(story: Story, m: re.Match[str]) -> None:
    assert described(story, m)["tiles"].get(m["space"]) == m["tile"], m[0]


@claim(SEAT + r" wins")
def _wins(story: Story, m: re.Match[str]) -> None:
    assert story.now.winners() == [seat_of(m)], story.now.winners()


@claim(r"nobody has won yet")
def _nobody(story: Story, m: re.Match[str]) -> None:
    assert story.now.winners() == []


@claim(SEAT + r" (?P<sees>sees|does not see) (?P<other>\w+)'s board")
def _sees(story: Story, m: re.Match[str]) -> None:
    shown: Any = story.now.view(seat_of(m))
    estate = shown.players[NAMES.index(m["other"])]
    visible = (estate.board is not None, estate.start is not None, any(estate.tiles))
    assert visible == (m["sees"] == "sees",) * 3, m[0]


@claim(r"may (?P<action>(?!not )[^:]+)")
def _may(story: Story, m: re.Match[str]) -> None:
    action = GAME.parse(m["action"])
    assert story.now.why_illegal(action) is None, story.now.why_illegal(action)
    assert action in story.now.legal_actions(), m[0]


@claim(r"may not (?P<action>[^:]+): (?P<reason>[\w.-]+)")
def _may_not(story: Story, m: re.Match[str]) -> None:
    action = GAME.parse(m["action"])
    assert story.now.why_illegal(action) == f"burgundy.{m['reason']}"
    assert action not in story.now.legal_actions(), m[0]


@claim(r"the choices for (?P<verb>.+) are (?P<choices>.+)")
def _choices(story: Story, m: re.Match[str]) -> None:
    start = m["verb"] + " "
    texts = [GAME.notation(action) for action in story.now.legal_actions()]
    found = [text.removeprefix(start) for text in texts if text.startswith(start)]
    assert found == pieces(m["choices"]), f"{m[0]}: found {found}"


@claim(r"depot (?P<n>\d) holds (?P<tiles>.+)")
def _depot(story: Story, m: re.Match[str]) -> None:
    depots: Any = story.now.to_dict()["depots"]
    tiles = [tile for tile in depots[int(m["n"]) - 1]["tiles"] if tile]
    assert tiles == pieces(m["tiles"]), f"{m[0]}: found {tiles}"


@claim(r"space (?P<i>\d) of depot (?P<n>\d) holds (?P<tile>[\w-]+)")
def _depot_space(story: Story, m: re.Match[str]) -> None:
    depots: Any = story.now.to_dict()["depots"]
    tile = depots[int(m["n"]) - 1]["tiles"][int(m["i"]) - 1]
    assert (tile or "nothing") == m["tile"], f"{m[0]}: found {tile}"


@claim(r"depot (?P<n>\d) has goods (?P<goods>.+)")
def _depot_goods(story: Story, m: re.Match[str]) -> None:
    depots: Any = story.now.to_dict()["depots"]
    assert depots[int(m["n"]) - 1]["goods"] == counts(m["goods"]), m[0]


@claim(r"the numbered depots hold (?P<n>\d+) tiles")
def _numbered(story: Story, m: re.Match[str]) -> None:
    assert sum(tile >= 0 for tile in story.now.depots) == int(m["n"])


@claim(r"the black depot holds (?P<n>\d+) tiles")
def _black(story: Story, m: re.Match[str]) -> None:
    assert sum(tile >= 0 for tile in story.now.black) == int(m["n"])


@claim(r"the depots hold (?P<n>\d+) goods tiles")
def _all_goods(story: Story, m: re.Match[str]) -> None:
    assert sum(story.now.depot_goods) == int(m["n"])


@claim(r"the box holds (?P<n>\d+) (?P<tile>[\w-]+)")
def _box(story: Story, m: re.Match[str]) -> None:
    box: Any = story.now.to_dict()["box"]
    assert box.get(m["tile"], 0) == int(m["n"]), box


@claim(r"the order is (?P<names>.+)")
def _order(story: Story, m: re.Match[str]) -> None:
    assert [NAMES[seat] for seat in story.now.order] == pieces(m["names"])


@claim(r"it is phase (?P<phase>[A-E]), round (?P<round>\d)")
def _time(story: Story, m: re.Match[str]) -> None:
    position = story.now.to_dict()
    assert (position["phase"], position["round"]) == (m["phase"], int(m["round"]))


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
        owner, colon, settings = rest.partition(":")
        if kind == "given" and colon:
            story.given(owner, settings)
        elif kind == "do":
            story.do(rest)
        else:
            assert kind == "then", f"cannot read {line!r}"
            story.say(rest)
    assert story.claims > 0, "a scenario claims something"
