"""What several tests do on the page."""

import contextlib
import functools
import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect

import bourgade
from bourgade import bots

# The shell draws pages and nothing else: half the work of the whole browser.
CHROMIUM = os.environ.get("BOURGADE_CHROMIUM") or next(
    (found for name in ("chromium-headless-shell", "chromium") if (found := shutil.which(name))),
    "chromium",
)
LAPTOP = {"width": 1366, "height": 768}
SMALL = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
Visit = Callable[..., Page]
NAME = "Églantine"

# The page's own person plays on over a second socket, always the most valuable move it is shown.
_PLAY = """
async ([match, steps]) => {
  const worth = ({ action, effects }) =>
    effects.reduce((sum, { kind, amount }) => sum + (kind === 'points' ? 10 * amount : amount), 0) +
    ({ place: 5, sell: 4, take: 2 }[action.verb] ?? 0);
  await new Promise((done, fail) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    let head = -1;
    let played = 0;
    const send = (message) => socket.send(JSON.stringify(message));
    socket.onopen = () => send({ type: 'hello', match, since: 0 });
    socket.onerror = () => fail(new Error('the socket broke'));
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === 'refused' || told.type === 'goodbye') fail(new Error(data));
      if (told.type !== 'snapshot') return;
      if (told.status !== 'playing' || (played >= steps && told.legal.length > 0)) {
        socket.close();
        done();
      } else if (told.legal.length > 0 && told.head !== head) {
        head = told.head;
        played += 1;
        const [best] = told.legal.toSorted((a, b) => worth(b) - worth(a));
        send({ type: 'act', match, head, action: best.action, request: `r${head}` });
      }
    };
  });
}
"""

# Frames, not time: what watches its own size is told of it when a frame is drawn.
_STILL = """
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const ends = ({ effect }) => effect?.getComputedTiming().endTime !== Infinity;
  const runs = (one) => one.playState === 'running' && ends(one);
  const gliding = () => document.getAnimations().some(runs);
  const boxes = () => JSON.stringify([...document.querySelectorAll('#page *')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
  }));
  await document.fonts.ready;
  let before = '';
  for (let same = 0, tries = 0; same < 3; tries += 1) {
    if (tries > 600) throw new Error('the page is never still');
    for (let count = 0; count < 3; count += 1) await frame();
    const now = boxes();
    same = now === before && !window.underWay && !gliding() ? same + 1 : 0;
    before = now;
  }
}
"""

# A whole game, one click after the other: `pick` says what is clicked next, as [kind, element]. It
# is asked whenever it is our turn and nothing is under way. Tells how often it clicked what.
_CLICK_ON = """
async () => {
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const said = () => one('.prompt')?.textContent ?? '';
  const pick = %s;
  const where = () => `${one('.screen')?.dataset.head}: ${said()}`;
  const over = () => one('#game-table') === null;
  const mine = () => one('.bar.your-turn') !== null && one('main.pending') === null;
  const until = (done) => new Promise((go, fail) => {
    const look = () => {
      if (!done()) return;
      clearTimeout(stuck);
      watch.disconnect();
      go();
    };
    const watch = new MutationObserver(look);
    const stuck = setTimeout(() => {
      watch.disconnect();
      fail(new Error(`stuck at ${where()}`));
    }, 60_000);
    watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
    look();
  });
  const seen = {};
  for (let turn = 0; turn < 2000; turn += 1) {
    await until(() => over() || mine());
    if (over()) return seen;
    const [kind, element] = pick(turn);
    if (!element) throw new Error(`nothing to click at ${where()}`);
    seen[kind] = (seen[kind] ?? 0) + 1;
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((drawn) => setTimeout(drawn));
  }
  throw new Error(`not over: ${JSON.stringify(seen)} ${where()}`);
}
"""

# What flies may be gone before anybody looks.
_FLIGHTS = """
() => {
  window.flown = 0;
  const look = () => {
    window.flown = Math.max(window.flown, document.querySelectorAll('.sky .flight').length);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}
"""

# What is said may be gone before anybody looks.
_HEAR = """
(words) => {
  window.heard = false;
  const look = () => (window.heard ||= document.body.innerText.includes(words));
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document.body, changes);
}
"""

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def play_bot(page: Page, game: str = "Les Châteaux de Bourgogne") -> str:
    """One click on the shelf; returns the match."""
    card = page.get_by_role("article", name=game)
    card.get_by_role("button", name="Jouer contre un bot").click()
    page.wait_for_url(re.compile(r"/m/[\w-]+$"))
    return page.url.rpartition("/")[2]


def play_on(page: Page, match: str, steps: int = 10_000) -> None:
    """Plays so many decisions of one's own, or to the end."""
    page.evaluate(_PLAY, [match, steps])


def ask(page: Page, path: str, body: Any = None) -> Any:
    """What the page's own person asks of the server, without a click. A page that shows nothing
    yet has no person: it becomes the guest whom it finds when it comes in."""
    if page.url != "about:blank":
        expect(page.get_by_role("heading", level=1).first).to_be_visible()  # we have come in
    elif not page.context.cookies():
        _post(page, "/api/guests", {"name": NAME, "language": "fr"})
    return _post(page, path, body)


def _post(page: Page, path: str, body: Any) -> Any:
    sent = body if body is None or isinstance(body, str) else json.dumps(body)
    headers = {"content-type": "application/json", "sec-fetch-site": "same-origin"}
    answer = page.request.post(path, data=sent, headers=headers)
    assert answer.ok, f"{path}: {answer.text()}"
    return json.loads(answer.text() or "null")


def continued(page: Page, record: str, at: int, seats: list[dict[str, str]]) -> str:
    """A new table of this person, from a moment of the record on: returns the match."""
    past = ask(page, "/api/records", record)["match"]
    wish = {"at": at, "seats": seats, "start": True}
    return str(ask(page, f"/api/matches/{past}/continue", wish)["match"])


def import_finished(page: Page) -> str:
    """A whole game between two bots, played here and imported: returns the match."""
    return str(ask(page, "/api/records", _finished())["match"])


@functools.cache
def _finished() -> str:
    match = bourgade.start("burgundy", players=2, seed=11)
    bot = bots.make("greedy", seed=3)
    while not match.state.is_terminal():
        match.play(bot.choose(match.state))
    return match.record.to_json()


def sit_down_late(page: Page, before_the_end: int = 16) -> str:
    """A table of one's own, against a bot, a few moves before a game ends."""
    record = _finished()
    at = len(json.loads(record)["log"]) - before_the_end
    return continued(page, record, at, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])


def head(page: Page) -> int:
    return int(page.locator(".screen").get_attribute("data-head") or -1)


def moved(page: Page, before: int) -> None:
    """Until the table shows another position than `before`, and no wish is under way."""
    page.wait_for_function(
        """before => {
          const screen = document.querySelector('.screen');
          if (!screen || screen.querySelector('main.pending')) return false;
          return Number(screen.dataset.head) !== before;
        }""",
        arg=before,
    )


def click_on(page: Page, pick: str) -> dict[str, int]:
    """Plays a whole game by clicks: see _CLICK_ON."""
    page.wait_for_selector("#game-table")
    seen: dict[str, int] = page.evaluate(_CLICK_ON % pick)
    return seen


def flights_end_with_a_click(page: Page, play: Callable[[], None], least: int = 1) -> None:
    """Pieces fly after `play`, and any press ends that."""
    page.evaluate(_FLIGHTS)
    play()
    page.wait_for_function("least => window.flown >= least", arg=least)
    page.mouse.click(700, 20)
    assert page.locator(".sky .flight").count() == 0


@contextlib.contextmanager
def saying(page: Page, words: str) -> Iterator[None]:
    """The page says this, if only for a moment, once the block has begun."""
    page.evaluate(_HEAR, words)
    yield
    page.wait_for_function("() => window.heard")


def still(page: Page) -> None:
    """Waits until nothing on the page moves or grows any more, and nothing is being fetched."""
    page.evaluate(_STILL)


def box_of(what: Locator) -> FloatRect:
    """Where it lies, once nothing moves any more."""
    still(what.page)
    box = what.bounding_box()
    assert box is not None
    return box


def lit(page: Page, theme: str, contrast: bool = False) -> None:
    """The page in this light."""
    page.evaluate(
        """([theme, contrast]) => {
          document.documentElement.dataset.theme = theme;
          if (contrast) document.documentElement.dataset.contrast = 'strong';
        }""",
        [theme, contrast],
    )


def overflow(page: Page) -> list[int]:
    """How much wider and higher than the window the page is."""
    still(page)
    found: list[int] = page.evaluate(
        """() => { const root = document.documentElement;
          return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight]; }"""
    )
    return found


def until_over(page: Page) -> None:
    """Somebody wins, or several share the victory."""
    outcome = re.compile("gagne|victoire", re.IGNORECASE)
    expect(page.get_by_role("heading", name=outcome)).to_be_visible()


def faults(page: Page, *rules: str) -> list[str]:
    """What axe-core has to say against the page when it is still: by all its rules, or these."""
    still(page)
    page.add_script_tag(path=str(AXE))
    only = {"runOnly": list(rules)} if rules else {}
    found = page.evaluate("async (only) => (await axe.run(document, only)).violations", only)
    return [
        f"{page.url}: {one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]
    ]
