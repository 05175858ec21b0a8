"""What several tests do on the page."""

import functools
import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

import bourgade
from bourgade import bots

# The shell draws pages and nothing else: half the work of the whole browser.
CHROMIUM = os.environ.get("BOURGADE_CHROMIUM") or next(
    (found for name in ("chromium-headless-shell", "chromium") if (found := shutil.which(name))),
    "chromium",
)
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
Visit = Callable[..., Page]

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

_IMPORT = """
async (record) => {
  const answer = await fetch('/api/records', { method: 'POST', body: record });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).match;
}
"""

_CONTINUE = """
async ([match, at]) => {
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
  const answer = await fetch(`/api/matches/${match}/continue`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ at, seats, start: true }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).match;
}
"""

# Frames, not time: what watches its own size is told of it when a frame is drawn.
_STILL = """
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const boxes = () => JSON.stringify([...document.querySelectorAll('#game-table *')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
  }));
  let before = '';
  for (let same = 0, tries = 0; same < 3 && tries < 60; tries += 1) {
    for (let count = 0; count < 3; count += 1) await frame();
    const now = boxes();
    same = now === before ? same + 1 : 0;
    before = now;
  }
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


def import_finished(page: Page) -> str:
    """A whole game between two bots, played here and imported: returns the match."""
    expect(page.get_by_role("heading", level=1).first).to_be_visible()  # we have come in
    return str(page.evaluate(_IMPORT, _finished()))


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
    return str(page.evaluate(_CONTINUE, [import_finished(page), at]))


def still(page: Page) -> None:
    """Waits until nothing on the table moves or grows any more."""
    page.evaluate(_STILL)


def until_over(page: Page) -> None:
    """Somebody wins, or several share the victory."""
    outcome = re.compile("gagne|victoire", re.IGNORECASE)
    expect(page.get_by_role("heading", name=outcome)).to_be_visible(timeout=15_000)


def faults(page: Page, *rules: str) -> list[str]:
    """What axe-core has to say against the page as it stands; by all its rules, or by these."""
    page.add_script_tag(path=str(AXE))
    only = {"runOnly": list(rules)} if rules else {}
    found = page.evaluate("async (only) => (await axe.run(document, only)).violations", only)
    return [
        f"{page.url}: {one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]
    ]
