"""A match that cannot be played on: said in words, read, exported, conceded, taken off the list."""

import json
import re
from pathlib import Path

from harness import Server, corrected, other_tiles
from playwright.sync_api import expect
from steps import LAPTOP, PHONE, Visit, faults, play_bot, play_on


def test_a_game_of_another_edition(visit: Visit, fresh_site: Server, tmp_path: Path) -> None:
    page = visit(site=fresh_site, forgiving=True, bypass_csp=True)
    match = play_bot(page, "Carcassonne : Le Château")
    play_on(page, match, 12)
    fresh_site.restart(BOURGADE_DATA=corrected(tmp_path, "castle", "tiles.json", other_tiles))

    # Whoever looks at it sees it by themselves, when the line is back.
    title = page.get_by_role("heading", name="Cette partie est à l’arrêt")
    expect(title).to_be_visible(timeout=20_000)
    expect(page.get_by_text("a commencé avec d’autres plateaux, tuiles ou cartes")).to_be_visible()
    log = page.get_by_role("log")
    expect(log.get_by_role("listitem").first).to_be_visible()
    assert not re.search(r"castle\.|server\.", log.inner_text())  # words, not keys
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert faults(page) == []
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Exporter").click()
    waiting.value.save_as(tmp_path / "game.json")
    assert json.loads((tmp_path / "game.json").read_text())["game"] == "castle"

    page.goto(f"{fresh_site.url}/")
    row = page.get_by_role("listitem").filter(has_text="Ne peut pas continuer")
    expect(row).to_have_count(1)
    expect(row.get_by_role("link", name=re.compile("^Voir"))).to_be_visible()  # not: my turn
    page.goto(f"{fresh_site.url}/replay/{match}")
    expect(title).to_be_visible()
    page.goto(f"{fresh_site.url}/m/{match}")
    page.get_by_role("button", name="Abandonner la partie").click()
    page.get_by_role("button", name="Oui, abandonner").click()
    expect(page.get_by_text("a abandonné", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Abandonner la partie")).to_have_count(0)
    page.get_by_role("button", name="Retirer de ma liste").click()
    page.wait_for_url(f"{fresh_site.url}/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(row).to_have_count(0)
