"""Carcassonne: The Castle on the page: a whole game by clicking, every decision, every screen."""

import functools
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from positions import Wanted, reach, sit_down
from steps import (
    LAPTOP,
    PHONE,
    SMALL,
    Visit,
    box_of,
    click_on,
    faults,
    flights_end_with_a_click,
    head,
    lit,
    moved,
    overflow,
    play_bot,
    still,
    until_over,
)

import bourgade

GAME = bourgade.game("castle")


@functools.cache
def decides(decision: str, seat: int = 0) -> Wanted:
    def wanted(state: Any) -> bool:
        view = state.view(seat)
        return bool(view.to_move == seat and view.decision == decision)

    return wanted


def seated(visit: Visit, wanted: Wanted, after: int = 0, **how: Any) -> Page:
    page = visit(None, **how)
    sit_down(page, reach(wanted, game="castle", after=after))
    return page


def primary(page: Page, name: str) -> Locator:
    return page.locator("footer.bar").get_by_role("button", name=name, exact=True)


# --- A whole game ---

# A newcomer: whatever the castle offers, else the last button of the bar.
_NEWCOMER = """
() => {
  const castle = (selector) => one(`.castle ${selector}`);
  const tray = one('.tray .button');
  if (tray) return ['tray', tray];
  const staged = castle('[data-fits=staged]') ?? castle('[data-segment][aria-pressed=true]');
  const target = staged ?? castle('[data-cell], [data-segment], [data-scoring]');
  if (target) return [Object.keys(target.dataset).join(), target];
  const wall = one('[data-wall][data-target]');
  return wall ? ['wall', wall] : ['end', one('.bar .steps .primary')];
}
"""


def test_a_newcomer_clicks_through_a_whole_game(visit: Visit) -> None:
    page = visit("/")
    play_bot(page, "Carcassonne : Le Château")
    seen = click_on(page, _NEWCOMER)
    assert sum(count for kind, count in seen.items() if "cell" in kind) >= 50
    assert sum(count for kind, count in seen.items() if "segment" in kind) >= 4
    until_over(page)
    expect(page.get_by_role("row", name=re.compile("Chemins"))).to_be_visible()


# --- The tile ---


def test_a_tile_is_tried_turned_laid_and_taken_back(visit: Visit) -> None:
    page = seated(visit, _many_rotations, after=20)
    laid = page.locator(".castle [data-laid]")
    tiles = laid.count()
    assert page.locator("[data-fits=free]").count() > 0
    expect(primary(page, "Poser ici")).to_have_attribute("aria-disabled", "true")
    square = page.evaluate(_TURNABLE)
    target = page.locator(f"[data-cell='{square}']")
    target.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(f"Poser la tuile en {square}")
    expect(target.locator(".face")).to_have_count(1)
    target.click()
    expect(target).to_have_attribute("aria-pressed", "true")
    first = target.get_attribute("aria-label")
    page.keyboard.press("r")
    expect(target).not_to_have_attribute("aria-label", first or "")
    page.locator(".castle .turn").first.click()
    expect(target).to_have_attribute("aria-label", first or "")
    box = box_of(target)
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.wheel(0, 120)
    expect(target).not_to_have_attribute("aria-label", first or "")
    page.keyboard.press("Escape")
    expect(target).to_have_attribute("aria-pressed", "false")
    target.click()
    primary(page, "Poser ici").click()
    expect(laid).to_have_count(tiles + 1)
    expect(primary(page, "Sans sujet")).to_be_visible()
    page.get_by_role("button", name="Annuler").click()
    expect(laid).to_have_count(tiles)
    target.click()
    target.click()
    expect(laid).to_have_count(tiles + 1)


# A square with several rotations, far enough from the edge for the buttons beside it.
_TURNABLE = """
() => {
  const labels = [...document.querySelectorAll('.moves button')].map((one) => one.textContent);
  const squares = [...document.querySelectorAll('[data-cell]')].map((one) => one.dataset.cell);
  return squares.find((square) => labels.filter((l) => l.includes(`En ${square}`)).length > 1);
}
"""


def _many_rotations(state: Any) -> bool:
    """Our tile fits one square in two ways at least, and a free subject waits."""
    if not decides("tile")(state) or state.view(0).players[0].reserve < 3:
        return False
    squares = [GAME.decode(action)["square"] for action in state.legal_actions()]
    return any(squares.count(square) > 1 for square in squares)


def test_the_tile_is_dragged_to_a_square(visit: Visit) -> None:
    page = seated(visit, decides("tile"), after=20)
    target = page.locator("[data-fits=free]").first
    page.locator("[data-hand] button").hover()
    page.mouse.down()
    page.mouse.move(500, 400, steps=4)
    expect(page.locator(".sky [data-flying=tile]")).to_have_count(1)
    box = box_of(target)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator("[data-fits=staged]")).to_have_count(1)


def test_keyboard_only(visit: Visit) -> None:
    page = seated(visit, _many_rotations, after=20)
    still(page)  # what is laid out anew takes the words beside the focus away
    words = "() => document.activeElement.getAttribute('aria-label')"
    page.keyboard.press("ArrowRight")
    first = page.evaluate(words)
    assert re.match(r"En [a-l]\d", first)
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("[data-fits=staged]")).to_have_count(1)
    before = head(page)
    page.keyboard.press("Enter")
    moved(page, before)
    before = head(page)
    page.keyboard.press("z")
    moved(page, before)
    assert page.locator("[data-cell]").count() > 0


def test_why_not(visit: Visit) -> None:
    page = seated(visit, decides("tile"), after=10)
    free = page.locator(".castle [data-square]")
    targets = {one.get_attribute("data-cell") for one in page.locator("[data-cell]").all()}
    laid = {one.get_attribute("data-laid") for one in page.locator("[data-laid]").all()}
    names = [one.get_attribute("data-square") for one in free.all()]
    refused = next(name for name in names if name not in targets | laid)
    page.locator(f"[data-square='{refused}']").click()
    expect(page.get_by_role("tooltip")).to_contain_text("Pourquoi pas")


# --- Subjects, scoring, wall tiles ---


def test_a_subject_is_tried_and_placed(visit: Visit) -> None:
    page = seated(visit, decides("subject"), after=24)
    spots = page.locator(".castle [data-segment]")
    assert spots.count() > 0
    expect(page.locator(".hand [data-segment]")).to_have_count(spots.count())
    spots.first.click()
    expect(primary(page, "Placer le sujet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(primary(page, "Sans sujet")).to_be_visible()
    before = head(page)
    page.locator(".hand [data-segment]").first.click()
    page.locator(".hand [data-segment]").first.click()
    moved(page, before)


def test_a_feature_is_scored_double_with_a_wall_tile(visit: Visit) -> None:
    page = seated(visit, _can_double)
    expect(page.locator("[data-scoring]").first).to_be_visible()
    page.locator("[data-scoring]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".tray").get_by_role("button", name="Compter double").click()
    expect(page.get_by_role("log")).to_contain_text("en comptant double")


def _can_double(state: Any) -> bool:
    if not decides("score")(state):
        return False
    verbs = [GAME.decode(action)["verb"] for action in state.legal_actions()]
    return verbs == ["score", "double"]


def test_wall_tile_1_gives_another_turn(visit: Visit) -> None:
    page = seated(visit, decides("extra-turn"))
    expect(primary(page, "Fin du tour")).to_be_visible()
    page.locator("[data-wall='1'][data-target]").first.click()
    expect(page.get_by_role("log")).to_contain_text("rejoue")
    expect(page.locator("[data-cell]").first).to_be_visible()


def test_a_feature_lights_up_whole(visit: Visit) -> None:
    page = seated(visit, decides("tile"), after=40)
    page.locator(".castle [data-subject]").first.scroll_into_view_if_needed()
    tower = page.locator(".castle [data-feature] path[fill='url(#castle-tower)']").first
    box = box_of(tower)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".castle g.outline")).to_have_count(1)
    expect(page.get_by_role("tooltip")).to_contain_text("Tour (")


def test_what_is_left_can_be_seen(visit: Visit) -> None:
    page = seated(visit, decides("tile"), after=40)
    page.get_by_role("button", name="Ce qui reste").click()
    dialog = page.get_by_role("dialog")
    left = int(re.findall(r"\d+", page.locator(".pill.quiet").first.inner_text())[0])
    tiles = dialog.locator(".tiles").first.get_by_role("img")
    counts = [int((one.get_attribute("aria-label") or "0").split()[0]) for one in tiles.all()]
    assert sum(counts) == left
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_log_and_the_moves_point_at_the_castle(visit: Visit) -> None:
    page = seated(visit, decides("tile"), after=20)
    rings = page.locator(".castle .focus")
    expect(rings).to_have_count(0)
    still(page)
    page.get_by_role("log").locator("li.step", has_text="pose une tuile").last.hover()
    expect(rings).to_have_count(1)
    page.locator(".moves button").first.hover()
    expect(rings).to_have_count(1)


def test_pieces_fly_and_any_click_ends_it(visit: Visit) -> None:
    page = seated(visit, decides("tile"), after=20, reduced_motion="no-preference")
    page.locator("[data-fits=free]").first.click()
    flights_end_with_a_click(page, page.locator("[data-fits=staged]").click)


# --- Screens ---


@pytest.mark.parametrize("after", [0, 110])
def test_a_laptop_shows_everything_without_scrolling(visit: Visit, after: int) -> None:
    page = seated(visit, decides("tile"), after=after)
    for size in (LAPTOP, SMALL):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert overflow(page) == [0, 0]
        cut = page.evaluate(
            """() => {
              const bar = document.querySelector('footer.bar').getBoundingClientRect();
              return [...document.querySelectorAll('#game-table [data-spot], .player, .hand > *')]
                .filter((piece) => { const box = piece.getBoundingClientRect();
                  return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1
                    || box.bottom > bar.top + 1); })
                .map((piece) => piece.dataset.spot ?? piece.className);
            }"""
        )
        assert cut == []


def test_a_phone_is_played_with_a_thumb(visit: Visit) -> None:
    page = seated(visit, decides("tile"), after=40, size=PHONE, has_touch=True)
    assert overflow(page) == [0, 0]
    small = page.evaluate(
        """() => [...document.querySelectorAll('.bar button, [role=tab], [data-cell] .hit, .zoom')]
          .filter((one) => { const box = one.getBoundingClientRect();
            return box.width > 0 && Math.max(box.width, box.height) < 44; })
          .map((one) => one.outerHTML.slice(0, 90))"""
    )
    assert small == []
    laid = page.locator(".castle [data-laid]")
    tiles = laid.count()
    target = page.locator("[data-cell]").first
    target.scroll_into_view_if_needed()
    target.tap()
    expect(page.locator("[data-fits=staged]")).to_have_count(1)
    primary(page, "Poser ici").tap()
    expect(laid).to_have_count(tiles + 1)
    tabs = page.get_by_role("tab")
    for place, seen in ((1, ".legend"), (2, ".moves"), (0, ".castle")):
        tabs.nth(place).tap()
        expect(page.locator(seen).first).to_be_visible()
        assert overflow(page)[0] == 0


def test_the_castle_is_seen_whole_on_a_phone(visit: Visit) -> None:
    page = seated(visit, decides("tile"), after=40, size=PHONE, has_touch=True)
    expect(page.get_by_role("button", name="Vue d’ensemble")).to_be_visible()
    page.get_by_role("button", name="Réduire").tap()
    box = box_of(page.locator(".castle"))
    assert box["width"] <= 390
    page.get_by_role("button", name="Agrandir").tap()
    box = box_of(page.locator(".castle"))
    assert box["width"] > 600


@pytest.mark.parametrize("light", ["day", "evening", "strong"])
def test_axe_finds_no_fault(visit: Visit, light: str) -> None:
    rules = ["color-contrast"] if light == "evening" else []  # all else is the same by day
    size = PHONE if light == "strong" else LAPTOP
    decision = "subject" if light == "day" else "tile"
    page = seated(visit, decides(decision), after=60, bypass_csp=True, size=size)
    lit(page, "day" if light == "day" else "evening", contrast=light == "strong")
    found = faults(page, *rules)
    if light == "strong":
        for tab in page.get_by_role("tab").all():
            tab.click()
            found += faults(page, *rules)
    assert found == []


def test_a_spectator_and_the_other_languages(visit: Visit) -> None:
    page = seated(visit, decides("tile"), after=30)
    guest = visit(page.url[page.url.index("/m/") :], locale="de-DE")
    guest.wait_for_selector("#game-table")
    assert guest.locator("[data-target]").count() == 0
    expect(guest.locator(".hand h2")).to_contain_text("Plättchen von")
    english = visit(page.url[page.url.index("/m/") :], locale="en-GB")
    english.wait_for_selector("#game-table")
    expect(english.locator(".legend")).to_contain_text("What is left")
    for other in (guest, english):
        raw = other.evaluate(
            r"() => document.body.innerText.match(/\b(castle|core|table|play)[.-][a-z-]{3,}/g)"
        )
        assert raw is None
