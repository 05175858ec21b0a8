"""Fixtures: a real server with the built page, and a real Chromium that looks at it.

The page is the one the package ships, or the one in the folder BOURGADE_STATIC names.
"""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent / "server"), str(HERE.parent / "core")]

from harness import Server  # noqa: E402
from steps import CHROMIUM, LAPTOP, NAME, Visit  # noqa: E402

# When a test gives up, in ms. Nothing waits for it: a busy machine is slow, and not wrong.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)

# Little thinking, and as much of it on a busy machine as on a quiet one: no time cuts it off.
LITTLE = "--hint-iterations 16 --analysis-iterations 1"
LONG = "--bot-deadline 120 --bot-think 100 --hint-think 100"

# What is under way, for steps that wait until nothing is.
WATCH = """
window.underWay = 0;
const ask = window.fetch;
window.fetch = async (...how) => {
  window.underWay += 1;
  try { return await ask(...how); } finally { window.underWay -= 1; }
};
"""
# Somebody who has been here before: bots need not be waited for, the easiest one is enough, and the
# name is always the same, a long one.
HABITS = {"bot-pace": "fast", "opponent": "gentle", "guest-name": NAME}
REMEMBER = """
for (const [key, value] of Object.entries(habits)) {
  const name = `bourgade.${key}`;
  if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
}
"""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all page tests; its bots do not dawdle, its dice are always the same."""
    server = _serve(tmp_path_factory.mktemp("site"))
    yield server
    server.stop()


@pytest.fixture
def fresh_site(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be stopped and started."""
    server = _serve(tmp_path)
    yield server
    server.stop()


def _serve(folder: Path) -> Server:
    shipped = ROOT / "src" / "bourgade" / "server" / "static"
    static = Path(os.environ.get("BOURGADE_STATIC") or shipped)
    assert (static / "index.html").is_file(), f"build the page first: nothing in {static}"
    served = Server(
        folder,
        *LITTLE.split(),
        *LONG.split(),
        BOURGADE_STATIC=str(static),
        BOURGADE_PLUGINS="same_dice",
    )
    return served.start()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--mute-audio"]
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, site: Server) -> Iterator[Visit]:
    """Opens an address in a browser of its own, or none yet; afterwards no console may have
    complained."""
    usual = site
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def go(
        path: str | None = "/",
        *,
        size: dict[str, int] | None = None,
        site: Server = usual,
        forgiving: bool = False,
        habits: bool = True,
        **more: Any,
    ) -> Page:
        more.setdefault("locale", "fr-FR")
        more.setdefault("reduced_motion", "reduce")
        size = size or LAPTOP
        more["base_url"] = site.url
        context = chromium.new_context(viewport=size, **more)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        if habits:
            context.add_init_script(f"const habits = {json.dumps(HABITS)}; {REMEMBER}")
        contexts.append(context)
        page = context.new_page()

        def heard(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not forgiving:
                complaints.append(f"{page.url}: {message.text}")

        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        if path is not None:
            page.goto(path)
        return page

    yield go
    for context in contexts:
        context.close()
    assert complaints == []
