"""Takes the pictures in docs/pictures: the main screens, on a laptop and on a phone.

usage: python tools/pictures.py     (needs Chromium; uses the built page of the package)
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("page", "server", "core")]

from harness import Server  # noqa: E402
from positions import reach, sit_down  # noqa: E402
from steps import CHROMIUM, LAPTOP, PHONE, play_bot, play_on  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
MIDDLE = {"castle": 60, "bruges": 90, "burgenland": 72, "burdigala": 60}  # decisions played


def open_page(browser: Browser, site: Server, size: dict[str, int], evening: bool = False) -> Page:
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        locale="fr-FR",
        reduced_motion="reduce",
        color_scheme="dark" if evening else "light",
        device_scale_factor=2 if size == PHONE else 1,
        has_touch=size == PHONE,
    )
    page = context.new_page()
    page.goto(site.url)
    page.get_by_role("button", name="Jouer contre un bot").first.wait_for()
    return page


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(600)
    page.screenshot(path=str(PICTURES / f"{name}.png"))
    print(f"docs/pictures/{name}.png")


def tour(browser: Browser, site: Server, size: dict[str, int], suffix: str, evening: bool) -> None:
    """Home, the middle of a game, its end, its replay."""
    page = open_page(browser, site, size, evening)
    take(page, f"home{suffix}")
    match = play_bot(page)
    play_on(page, match, steps=45)
    page.reload()
    page.wait_for_load_state("networkidle")
    take(page, f"burgundy{suffix}")
    if evening:
        return
    play_on(page, match)
    page.reload()
    page.wait_for_load_state("networkidle")
    take(page, f"score-sheet{suffix}")
    page.goto(f"{site.url}/replay/{match}")
    page.wait_for_load_state("networkidle")
    take(page, f"replay{suffix}")


def game_tour(browser: Browser, site: Server, size: dict[str, int], suffix: str) -> None:
    """The middle of a game of each of the others, at one's own turn, against a bot."""
    for game, decisions in MIDDLE.items():
        page = open_page(browser, site, size)
        sit_down(page, reach(_my_turn, game=game, after=decisions))
        page.wait_for_load_state("networkidle")
        take(page, f"{game}{suffix}")
        page.context.close()


def _my_turn(state: Any) -> bool:
    return bool(state.current_player() == 0 and len(state.legal_actions()) > 6)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        static = os.environ.get("BOURGADE_STATIC") or str(ROOT / "src/bourgade/server/static")
        site = Server(Path(folder), BOURGADE_STATIC=static).start()
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        try:
            tour(browser, site, LAPTOP, "", evening=False)
            tour(browser, site, PHONE, "-phone", evening=False)
            tour(browser, site, LAPTOP, "-evening", evening=True)
            game_tour(browser, site, LAPTOP, "")
            game_tour(browser, site, PHONE, "-phone")
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
