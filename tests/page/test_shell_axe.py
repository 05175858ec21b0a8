"""axe-core finds nothing to say against the shell's pages; colours hold in every light."""

import pytest
from playwright.sync_api import expect
from steps import PHONE, Visit, faults, import_finished, play_bot

PAGES = ("/", "/account", "/help/burgundy", "/about/burgundy")


def test_the_pages(visit: Visit) -> None:
    """The policy is set aside here, only so that the checker itself may be put into the page."""
    page = visit(bypass_csp=True)
    origin = page.url.rstrip("/")
    found = []
    for path in PAGES:
        page.goto(origin + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        found += faults(page)
    page.goto(origin)
    page.get_by_role("button", name="Créer une table").first.click()
    page.get_by_role("dialog").get_by_text("Variantes").click()
    found += faults(page)
    page.get_by_role("button", name="Ouvrir la table").click()
    expect(page.get_by_role("heading", name="Autour de la table")).to_be_visible()
    found += faults(page)
    assert found == []


def test_at_the_table_after_the_game_and_in_the_replay(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    play_bot(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    found = faults(page)
    match = import_finished(page)
    page.goto(page.url.partition("/m/")[0] + f"/m/{match}")
    expect(page.get_by_role("heading", name="Trois moments")).to_be_visible()
    found += faults(page)
    page.get_by_role("link", name="Revoir la partie").click()
    expect(page.get_by_label("Moment de la partie")).to_be_visible()
    found += faults(page)
    assert found == []


@pytest.mark.parametrize("light", ["evening", "strong"])
def test_colours_in_other_lights(visit: Visit, light: str) -> None:
    page = visit(bypass_csp=True, size=PHONE, color_scheme="dark")
    if light == "strong":
        page.goto(page.url + "account")
        page.get_by_role("switch", name="Contraste fort").click()
        page.go_back()
    origin = page.url.rstrip("/")
    found = []
    for path in ("/", "/account", f"/m/{import_finished(page)}"):
        page.goto(origin + path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        found += faults(page, "color-contrast")
    assert found == []
