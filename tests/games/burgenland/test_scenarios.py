"""Runs the scenario files: positions, actions and what must be true then, in plain words.

`scenarios/README.md` describes the language. Every sentence is read by exactly one pattern below;
an unknown sentence, an illegal action or a scenario without any claim is a failure.
"""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bourgade.core.chance import Chance, FastChance, ReplayChance
from bourgade.games.burgenland import state as words
from bourgade.games.burgenland import tables
from bourgade.games.burgenland.build import well_reward
from bourgade.games.burgenland.game import GAME
from bourgade.games.burgenland.position import castle_to_dict
from bourgade.games.burgenland.rules import State

sys.path.insert(0, str(Path(__file__).parent))
from burgenland_stories import NAMES, counts, document, outcomes, settle, value

HERE = Path(__file__).parent / "scenarios"
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
        self.document = document(base)
        self.begun: State | None = None
        self.before: State | None = None
        self.coming: list[str] = []
        self.claims = 0

    @property
    def now(self) -> State:
        if self.begun is None:
            self.begun = settle(self.document)
            self.before = self.begun
        return self.begun

    def given(self, owner: str, rest: str) -> None:
        assert self.begun is None, "the position is described before the first action or claim"
        for setting in rest.split():
            key, _, text = setting.partition("=")
            if owner in NAMES:
                player = self.document["players"][NAMES.index(owner)]
                player[key] = value(key, text)
                player["told"] = player.get("told", False) or key == "pieces"
            elif owner.startswith("castle"):
                piece, _, builder = text.partition(":")
                seat = NAMES.index(builder) if builder else None
                site = {"piece": piece, "builder": seat}
                self.document["castles"][int(owner.split()[1]) - 1][key] = site
            elif key == "options":
                self.document[key] |= value(key, text)
            else:
                self.document[key] = value(key, text)

    def do(self, notation: str) -> None:
        action = GAME.parse(notation)
        reason = self.now.why_illegal(action)
        assert reason is None, f"{notation}: {reason}"
        assert action in self.now.legal_actions(), f"{notation} is not among the legal actions"
        before = self.now.clone()
        assert isinstance(before, State)
        self.before = before
        chance: Chance = FastChance(7)
        if self.coming:
            # Cards that a payment lays down are discarded before anything is drawn.
            chance = outcomes(before, self.coming)
        self.now.apply_action(action, chance)
        if isinstance(chance, ReplayChance):
            assert chance.used == len(self.coming), f"{notation}: {chance.used} draws"
            self.coming = []

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


def amount(s: State, seat: int, what: str) -> int:
    """Colour cards, jokers, exchange tiles, bonus tiles, or pieces of a kind still to build."""
    p = s.players[seat]
    if what in ("card", "cards"):
        return int(sum(p.hand[1:]))
    if what in ("joker", "jokers"):
        return int(p.hand[tables.JOKER])
    if what.startswith("exchange"):
        return int(p.exchange)
    if what.startswith("bonus"):
        return int(sum(p.tiles))
    return int(p.left[tables.PIECE_NAMES.index(what.removesuffix("s"))])


def seat_of(match: re.Match[str]) -> int:
    return NAMES.index(match["name"])


def described(story: Story, match: re.Match[str]) -> dict[str, Any]:
    players: Any = story.now.to_dict()["players"]
    found: dict[str, Any] = players[seat_of(match)]
    return found


@claim(
    SEAT
    + r" (?P<verb>gains|loses) (?P<n>\d+|no)"
    + r" (?P<what>cards?|jokers?|exchange tiles?|bonus tiles?|walls?|houses?|palaces?|wells?)"
)
def _gains(story: Story, m: re.Match[str]) -> None:
    wanted = 0 if m["n"] == "no" else int(m["n"])
    found = story.change(seat_of(m), m["what"])
    assert found == (wanted if m["verb"] == "gains" else -wanted), f"{m[0]}: found {found:+}"


@claim(SEAT + r" has (?P<n>\d+|no) (?P<what>exchange tiles?|(wall|house|palace|well)s?) left")
def _has(story: Story, m: re.Match[str]) -> None:
    wanted = 0 if m["n"] == "no" else int(m["n"])
    assert amount(story.now, seat_of(m), m["what"]) == wanted, m[0]


@claim(SEAT + r" holds (?P<cards>.+)")
def _holds(story: Story, m: re.Match[str]) -> None:
    found = described(story, m)["hand"]
    assert found == counts(m["cards"]), f"{m[0]}: found {found}"


@claim(SEAT + r" has bonus tiles (?P<tiles>.+)")
def _tiles(story: Story, m: re.Match[str]) -> None:
    found = described(story, m)["bonus-tiles"]
    assert found == counts(m["tiles"]), f"{m[0]}: found {found}"


@claim(SEAT + r" has in the great castle (?P<pieces>.+)")
def _great(story: Story, m: re.Match[str]) -> None:
    assert described(story, m)["great-castle"] == counts(m["pieces"]), m[0]


@claim(SEAT + r" decides (?P<decision>[\w-]+)")
def _decides(story: Story, m: re.Match[str]) -> None:
    assert words.DECISIONS[story.now.decision] == m["decision"], m[0]
    assert story.now.current_player() == seat_of(m), m[0]


@claim(SEAT + r" still owes (?P<n>\d+)")
def _owes(story: Story, m: re.Match[str]) -> None:
    assert story.now.turn == seat_of(m) and story.now.due == int(m["n"]), story.now.due


@claim(SEAT + r" wins")
def _wins(story: Story, m: re.Match[str]) -> None:
    assert story.now.winners() == [seat_of(m)], story.now.winners()


@claim(r"nobody has won yet")
def _nobody(story: Story, m: re.Match[str]) -> None:
    assert story.now.winners() == [] and not story.now.is_terminal()


@claim(r"the game is over")
def _over(story: Story, m: re.Match[str]) -> None:
    assert story.now.is_terminal()


@claim(SEAT + r" sees (?P<other>Anna|Benno|Carla|Dario) with (?P<seen>.+)")
def _sees(story: Story, m: re.Match[str]) -> None:
    """What another player's hand shows: "4 cards and 1 joker, known red-1:2", "hand red-1"."""
    shown: Any = story.now.view(seat_of(m))
    player = shown.players[NAMES.index(m["other"])]
    hand = "a hidden" if player.hand is None else "an open"
    listed = ", ".join(f"{name}:{count}" for name, count in player.shown.items()) or "nothing"
    found = f"{player.cards} cards, {player.jokers} jokers, {hand} hand, known {listed}"
    assert found == m["seen"], found


@claim(SEAT + r" (?P<sees>sees|does not see) the payment")
def _sees_payment(story: Story, m: re.Match[str]) -> None:
    shown: Any = story.now.view(seat_of(m))
    visible = (shown.payment is not None, shown.decision.startswith("pay"))
    assert visible == (m["sees"] == "sees",) * 2, m[0]


@claim(r"may (?P<action>(?!not )[^:]+)")
def _may(story: Story, m: re.Match[str]) -> None:
    action = GAME.parse(m["action"])
    assert story.now.why_illegal(action) is None, story.now.why_illegal(action)
    assert action in story.now.legal_actions(), m[0]


@claim(r"may not (?P<action>[^:]+): (?P<reason>[\w.-]+)")
def _may_not(story: Story, m: re.Match[str]) -> None:
    action = GAME.parse(m["action"])
    assert story.now.why_illegal(action) == f"burgenland.{m['reason']}"
    assert action not in story.now.legal_actions(), m[0]


@claim(r"the choices for (?P<verb>.+) are (?P<choices>.+)")
def _choices(story: Story, m: re.Match[str]) -> None:
    start = m["verb"] + " "
    texts = [GAME.notation(action) for action in story.now.legal_actions()]
    found = [text.removeprefix(start) for text in texts if text.startswith(start)]
    wanted = [] if m["choices"] == "none" else [c.strip() for c in m["choices"].split(",")]
    assert found == wanted, f"{m[0]}: found {found}"


@claim(r"castle (?P<n>\d+) has (?P<pieces>.+)")
def _castle(story: Story, m: re.Match[str]) -> None:
    """Site by site: "north wall, east house of Anna"."""
    found = []
    for name, site in castle_to_dict(story.now, int(m["n"]) - 1).items():
        assert isinstance(site, dict)
        owner = "" if site["builder"] is None else f" of {NAMES[site['builder']]}"
        found.append(f"{name} {site['piece']}{owner}")
    assert (", ".join(found) or "nothing") == m["pieces"], found


@claim(r"the discards hold (?P<cards>.+)")
def _discards(story: Story, m: re.Match[str]) -> None:
    assert story.now.to_dict()["discards"] == counts(m["cards"]), story.now.to_dict()["discards"]


@claim(r"the pile has (?P<n>\d+) cards")
def _pile(story: Story, m: re.Match[str]) -> None:
    assert story.now.pile_size == sum(story.now.pile) == int(m["n"]), story.now.pile_size


@claim(r"there are (?P<n>-?\d+) (?P<what>jokers|exchange tiles|bonus tiles) in the supply")
def _supply(story: Story, m: re.Match[str]) -> None:
    s = story.now
    found = {"jokers": s.jokers, "exchange tiles": s.exchange, "bonus tiles": sum(s.tile_bag)}
    assert found[m["what"]] == int(m["n"]), found


@claim(r"the used tiles are (?P<tiles>.+)")
def _used(story: Story, m: re.Match[str]) -> None:
    assert story.now.to_dict()["bonus-tiles-used"] == counts(m["tiles"])


@claim(r"the next well is (?P<castle>\d+), for (?P<coins>\d) coins")
def _well(story: Story, m: re.Match[str]) -> None:
    found = (story.now.well_castle() + 1, well_reward(story.now))
    assert found == (int(m["castle"]), int(m["coins"])), found


@claim(r"the architect asks (?P<coins>\d)")
def _architect(story: Story, m: re.Match[str]) -> None:
    assert story.now.architect() == int(m["coins"]), story.now.architect()


@claim(r"the milestones are (?P<colours>.+)")
def _milestones(story: Story, m: re.Match[str]) -> None:
    assert story.now.to_dict()["milestones"] == [c.strip() for c in m["colours"].split(",")]


@claim(r"this (?P<can>can|cannot) be taken back")
def _taken_back(story: Story, m: re.Match[str]) -> None:
    assert story.now.revealed() == (m["can"] == "cannot"), m[0]


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
        elif kind == "coming":
            story.coming = [text.strip() for text in rest.split(",")]
        elif kind == "do":
            story.do(rest)
        else:
            assert kind == "then", f"cannot read {line!r}"
            story.say(rest)
    assert story.claims > 0, "a scenario claims something"
    assert not story.coming, "draws were announced, but none came"
