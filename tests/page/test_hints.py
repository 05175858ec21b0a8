"""Opponents one can choose, and hints: asked for, understood, played, and fair."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from positions import reach, sit_down
from steps import LAPTOP, PHONE, Visit, ask, faults, head, still


def my_tile(state: Any) -> bool:
    view = state.view(0)
    return bool(view.to_move == 0 and view.decision == "tile")


def test_whoever_comes_chooses_an_opponent_once(visit: Visit) -> None:
    page = visit(habits=False, bypass_csp=True)
    opponent = page.get_by_role("button", name=re.compile("^Adversaire"))
    expect(opponent).to_have_text("Adversaire : Bâtisseur")
    opponent.click()
    choices = page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
    expect(choices).to_have_count(9)
    expect(choices.nth(4)).to_have_attribute("aria-pressed", "true")
    expect(choices.first).to_contain_text("Force 1 sur 9")
    assert faults(page) == []
    # Whom one met last has the focus; the arrow keys lead to the neighbours and to the ends.
    expect(choices.nth(4)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(choices.nth(5)).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("ArrowDown")
    expect(choices.last).to_be_focused()
    page.keyboard.press("Home")
    expect(choices.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(opponent).to_have_text("Adversaire : Apprenti")
    page.reload()
    expect(opponent).to_have_text("Adversaire : Apprenti")
    card = page.get_by_role("article", name="Burgenland")
    card.get_by_role("button", name="Jouer contre un bot").click()
    page.wait_for_url(re.compile(r"/m/[\w-]+$"))
    expect(page.get_by_label("Apprenti", exact=True).first).to_be_visible()
    # How fast bots are shown is a matter of this browser.
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_text("Réglages").click()
    page.get_by_label("Rythme des bots").select_option("slow")
    assert page.evaluate("localStorage.getItem('bourgade.bot-pace')") == "slow"


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB", "de-DE"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_all_opponents_are_seen_at_once(visit: Visit, size: dict[str, int], locale: str) -> None:
    page = visit(size=size, locale=locale)
    page.locator("button.opponent").click()
    dialog = page.get_by_role("dialog")
    choices = dialog.get_by_role("listitem")
    expect(choices).to_have_count(9)
    for choice in choices.all():
        expect(choice).to_be_in_viewport(ratio=1)
    # A character is told in words of the page, never by the key of a missing text.
    expect(dialog).not_to_contain_text(re.compile(r"bot-\w+|-line"))


def test_a_hint_is_asked_for_read_and_played(visit: Visit) -> None:
    page = visit(None, bypass_csp=True)
    sit_down(page, reach(my_tile, game="castle", after=80))
    before = head(page)
    button = page.get_by_role("button", name="Conseil")
    expect(button).to_have_attribute("aria-keyshortcuts", "h")
    page.keyboard.press("h")
    panel = page.get_by_role("region", name="Ce qui paraît le mieux")
    rows = panel.get_by_role("listitem").get_by_role("button")
    expect(rows.first).to_be_visible()
    assert 1 <= rows.count() <= 3
    expect(panel).to_be_focused()
    for row in rows.all():
        assert re.search(r"\d+\s%\sde gagner", row.inner_text())
        assert re.search(r"environ \d+ points?", row.inner_text())
    # All see that it was asked for.
    expect(page.get_by_text("demande un conseil").first).to_be_visible()
    expect(page.locator(".screen")).to_have_attribute("data-head", str(before + 1))
    # Pointing at a row shows its square, as the list of moves does.
    rings = page.locator("#game-table .castle .focus")
    still(page)
    shown = rings.count()
    tile = page.locator("#game-table .castle .target .ghost")
    rows.first.hover()
    expect(rings).to_have_count(shown + 1)
    expect(tile).to_have_count(1)  # turned as it would lie
    page.mouse.move(5, 5)
    expect(rings).to_have_count(shown)
    expect(tile).to_have_count(0)
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(rows.first).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert faults(page) == []
    # Put away and taken up again it is the same, and counts once.
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.keyboard.press("h")
    expect(panel.get_by_text("jusqu’ici : 1")).to_be_visible()
    assert head(page) == before + 1
    rows.first.click()
    expect(panel).to_have_count(0)
    expect(page.locator(".screen")).not_to_have_attribute("data-head", str(before + 1))


def my_turn(state: Any) -> bool:
    view = state.view(0)
    return bool(view.to_move == 0 and view.decision == "turn" and len(state.legal_actions()) > 9)


@pytest.mark.parametrize(
    "game, mark",
    [
        ("bruges", ".hand .b-pointed, .houses .b-pointed, .canals .b-pointed"),
        ("burgundy", "g.depot.pointed, g.black.pointed, .estate .pointed"),
    ],
)
def test_pointing_at_a_hint_shows_what_it_means(visit: Visit, game: str, mark: str) -> None:
    page = visit(None, bypass_csp=True)
    sit_down(page, reach(my_turn, game=game, after=10))
    page.get_by_role("button", name="Conseil").click()
    rows = page.locator("section.hint").get_by_role("listitem").get_by_role("button")
    expect(rows.first).to_be_visible()
    marked = page.locator(mark)
    expect(marked).to_have_count(0)
    shown = 0
    for row in rows.all():
        row.hover()
        still(page)
        shown += marked.count()
    assert shown > 0
    page.mouse.move(5, 5)
    expect(marked).to_have_count(0)


def test_among_people_no_hints_unless_the_table_was_opened_with_them(visit: Visit) -> None:
    ada = visit()
    people = [{"kind": "me"}, {"kind": "open"}]
    table = ask(ada, "/api/tables", {"game": "castle", "seats": people, "start": True})
    bo = visit(f"/t/{table['id']}")
    expect(bo.get_by_text("Sans conseils")).to_be_visible()
    bo.get_by_role("button", name="S’asseoir").click()
    bo.wait_for_url(re.compile(r"/m/[\w-]+$"))
    button = bo.get_by_role("button", name="Conseil")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.focus()
    bo.keyboard.press("Shift+Tab")
    bo.keyboard.press("Tab")
    expect(button).to_have_accessible_description(re.compile("tables ouvertes avec eux"))
    # A finger that taps it is told as well.
    bo.keyboard.press("Escape")
    told = bo.get_by_role("tooltip")
    expect(told).to_have_count(0)
    button.dispatch_event("click")
    expect(told).to_contain_text("tables ouvertes avec eux")

    # Opened with them, everybody is told before sitting down.
    ada.get_by_role("article", name="Carcassonne").get_by_role(
        "button", name="Créer une table"
    ).click()
    dialog = ada.get_by_role("dialog")
    allowed = dialog.get_by_role("switch", name="Autoriser les conseils")
    expect(allowed).to_have_attribute("aria-checked", "false")
    allowed.click()
    dialog.get_by_role("button", name="Ouvrir la table").click()
    ada.wait_for_url(re.compile(r"/t/[\w-]+$"))
    bo.goto(ada.url)
    expect(bo.get_by_text("En vous asseyant, vous acceptez.")).to_be_visible()
    bo.get_by_role("button", name="S’asseoir").click()
    for page in (ada, bo):
        page.wait_for_url(re.compile(r"/m/[\w-]+$"))
        expect(page.get_by_role("button", name="Conseil")).to_be_visible()
    # One of the two may ask now.
    free = [
        page.get_by_role("button", name="Conseil", disabled=False).count() for page in (ada, bo)
    ]
    assert sorted(free) == [0, 1]
