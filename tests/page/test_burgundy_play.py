"""Playing Burgundy on the page: with the mouse, with the keyboard alone, against each other."""

import json
import re

from playwright.sync_api import Locator, Page, expect
from positions import decides, reach, sit_down
from steps import (
    Visit,
    ask,
    box_of,
    click_on,
    flights_end_with_a_click,
    head,
    moved,
    play_bot,
    still,
    until_over,
)

TURN = decides(0, "turn")


def end_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Fin du tour")


def can_end(page: Page) -> bool:
    return end_button(page).get_attribute("aria-disabled") == "false"


# What a newcomer does: a ringed place of the board, else the first move of the list.
_NEWCOMER = """
() => {
  const end = one('.bar .steps .primary[aria-disabled=false]');
  if (end) return ['end', end];
  const which = said().includes('Laquelle') ? one('.verbs .act') : null;
  if (which) return ['which', which];
  const ringed = one('#game-table svg [data-target]');
  return ringed ? ['ringed', ringed] : ['move', one('.moves button')];
}
"""


def test_a_newcomer_clicks_through_a_whole_game(visit: Visit) -> None:
    page = visit("/")
    play_bot(page)
    seen = click_on(page, _NEWCOMER)
    assert sum(seen.values()) > 75
    assert seen["ringed"] > 30
    until_over(page)


def test_two_browsers_play_each_other(visit: Visit) -> None:
    one, two = visit(None), visit(None)
    record = reach(TURN, after=150)
    past = ask(one, "/api/records", record)["match"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    at = len(json.loads(record)["log"])
    table = ask(one, f"/api/matches/{past}/continue", {"at": at, "seats": seats, "public": True})
    ask(two, f"/api/tables/{table['id']}/join", {"seat": 1})
    match = ask(one, f"/api/tables/{table['id']}/start")["match"]
    for page in (one, two):
        page.goto(f"/m/{match}")
        page.wait_for_selector("#game-table")
    turns = [0, 0]
    for _ in range(12):
        # Both have seen the last move before the next one is made.
        expect(two.locator(".screen")).to_have_attribute("data-head", str(head(one)))
        seat = 0 if one.locator(".bar.your-turn").count() > 0 else 1
        page, other = (one, two) if seat == 0 else (two, one)
        expect(page.locator(".bar.your-turn")).to_be_visible()
        before = head(page)
        (end_button(page) if can_end(page) else page.locator(".moves button").first).click()
        moved(page, before)
        moved(other, before)
        turns[seat] += 1
    assert min(turns) > 0
    assert head(one) == head(two)


def test_take_place_undo_redo_end(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, reach(TURN, after=60))
    stored = page.locator(".own .storage [data-tile]")
    tiles = stored.count()
    page.locator(".board [data-target]").first.click()
    expect(stored).to_have_count(tiles + 1)
    undo, redo = (page.get_by_role("button", name=name) for name in ("Annuler", "Rétablir"))
    undo.click()
    expect(stored).to_have_count(tiles)
    redo.click()
    expect(stored).to_have_count(tiles + 1)
    expect(end_button(page)).to_have_attribute("aria-disabled", "true")
    end_button(page).hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Il vous reste un dé à jouer")
    page.locator(".verbs").get_by_role("button", name="Ouvriers").click()
    expect(end_button(page)).to_have_attribute("aria-disabled", "false")
    end_button(page).click()
    expect(page.get_by_role("log")).to_contain_text("prend des ouvriers")


def test_keyboard_only(visit: Visit) -> None:
    """Choose a die, walk to a target, play, take back, play on, hand over: no pointer at all."""
    page = visit(None)
    sit_down(page, reach(TURN, after=60))
    page.keyboard.press("2")
    expect(page.locator("[data-die]").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    expect(page.locator("[data-die]").nth(0)).to_have_attribute("aria-pressed", "true")
    still(page)  # what is laid out anew takes the words beside the focus away
    words = "() => document.activeElement.getAttribute('aria-label')"
    page.keyboard.press("ArrowRight")
    first = page.evaluate(words)
    assert re.search(r"Dé \d", first)
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(words) != first
    before = head(page)
    page.keyboard.press("Enter")
    moved(page, before)
    before = head(page)
    page.keyboard.press("z")
    moved(page, before)
    before = head(page)
    page.keyboard.press("Shift+Z")
    moved(page, before)
    for _ in range(12):
        if can_end(page):
            break
        before = head(page)
        page.locator(".moves button").first.focus()
        page.keyboard.press("Enter")
        moved(page, before)
    before = head(page)
    end_button(page).focus()
    page.keyboard.press("Enter")
    moved(page, before)


def test_escape_lets_go_of_a_tile(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, reach(TURN, after=60))
    targets = page.locator(".own [data-cell]")
    all_targets = targets.count()
    stored = page.locator(".own button[data-stored]")
    stored.first.click()
    expect(stored.first).to_have_attribute("aria-pressed", "true")
    assert targets.count() < all_targets
    page.keyboard.press("Escape")
    expect(targets).to_have_count(all_targets)


def test_a_tile_is_dragged_to_its_space(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, reach(TURN, after=60))
    built = page.locator(".own [data-laid]")
    before = built.count()
    page.locator(".own button[data-stored]").first.hover()
    page.mouse.down()
    page.mouse.move(640, 300, steps=4)
    expect(page.locator(".sky [data-tile]")).to_have_count(1)
    box = box_of(page.locator(".own [data-cell]").first)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7, steps=4)
    page.mouse.up()
    expect(built).to_have_count(before + 1)
    expect(page.locator(".sky [data-tile]")).to_have_count(0)


def test_why_not(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, reach(TURN, after=60))
    page.locator(".own [data-space='36']").click()
    expect(page.get_by_role("tooltip")).to_contain_text("Pourquoi pas")
    before = head(page)
    page.locator(".verbs").get_by_role("button", name="Ouvriers").click()
    moved(page, before)
    still(page)
    page.locator("[data-die]").first.click()
    expect(page.get_by_role("tooltip")).to_contain_text("Ce dé a déjà servi")


def test_the_log_points_at_the_board(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, reach(TURN, after=60))
    placed = page.get_by_role("log").locator("li.step", has_text="place").last
    placed.scroll_into_view_if_needed()
    still(page)
    rings = page.locator("#game-table .focus")
    expect(rings).to_have_count(0)
    placed.hover()
    expect(rings).to_have_count(1)
    page.locator(".moves button").first.hover()
    expect(page.locator(".own .hit.on")).to_have_count(1)


def test_pieces_fly_and_any_click_ends_it(visit: Visit) -> None:
    page = visit(None, reduced_motion="no-preference")
    sit_down(page, reach(TURN, after=60))
    flights_end_with_a_click(page, page.locator(".own [data-cell]").first.click)


def test_a_spectator_sees_and_cannot_touch(visit: Visit) -> None:
    page = visit(None)
    match = sit_down(page, reach(TURN, after=60))
    guest = visit(f"/m/{match}")
    guest.wait_for_selector("#game-table")
    assert guest.locator("[data-target]").count() == 0
    expect(guest.locator(".own h2")).to_contain_text(re.compile("Domaine d[e’]"))
    expect(end_button(guest)).to_have_attribute("aria-disabled", "true")
