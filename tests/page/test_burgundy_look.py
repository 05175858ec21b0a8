"""The table on every screen: nothing to scroll on a laptop, a thumb's reach on a phone."""

import pytest
from playwright.sync_api import Page, expect
from positions import decides, reach, sit_down
from steps import LAPTOP, PHONE, SMALL, Visit, box_of, faults, lit, overflow

TURN = decides(0, "turn")


def outside(page: Page) -> list[str]:
    """Pieces of the table that are cut off by its edges or lie under the action bar."""
    found: list[str] = page.evaluate(
        """() => {
          const bar = document.querySelector('footer.bar').getBoundingClientRect();
          const cut = [];
          for (const piece of document.querySelectorAll('#game-table [data-spot]')) {
            const box = piece.getBoundingClientRect();
            if (box.width === 0) continue;
            const fits = box.left >= -1 && box.right <= innerWidth + 1 && box.bottom <= bar.top + 1;
            if (!fits) cut.push(piece.dataset.spot);
          }
          return cut;
        }"""
    )
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_laptop_shows_everything_without_scrolling(visit: Visit, players: int) -> None:
    page = visit(None)
    record = reach(TURN, players=players, after=100)
    sit_down(page, record, ["me"] + ["bot"] * (players - 1))
    for size in (LAPTOP, SMALL):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert overflow(page) == [0, 0]
        assert outside(page) == []
    page.locator(".others button.estate").last.click()
    expect(page.locator(".large .score")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".large")).to_have_count(0)


def test_a_phone_is_played_with_a_thumb(visit: Visit) -> None:
    page = visit(None, size=PHONE, has_touch=True)
    sit_down(page, reach(TURN, after=60))
    assert overflow(page) == [0, 0]
    small = page.evaluate(
        """() => [...document.querySelectorAll('.bar button, [role=tab], .own button, [data-cell]')]
          .filter((one) => { const box = one.getBoundingClientRect();
            return box.width > 0 && Math.max(box.width, box.height) < 44; })
          .map((one) => one.outerHTML.slice(0, 90))"""
    )
    assert small == []
    built = page.locator("#game-table [data-laid]")
    before = built.count()
    page.locator("#game-table [data-cell]").first.tap()
    expect(built).to_have_count(before + 1)
    tabs = page.get_by_role("tab")
    for place, seen in ((1, ".board"), (2, ".large"), (3, ".moves"), (0, ".depots")):
        tabs.nth(place).tap()
        expect(page.locator(seen).first).to_be_visible()
        assert overflow(page)[0] == 0


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB", "de-DE"])
def test_the_steps_of_the_bar_are_a_line_each(visit: Visit, locale: str) -> None:
    page = visit(None, size=PHONE, has_touch=True, locale=locale)
    sit_down(page, reach(TURN, after=60))
    lines = page.locator(".steps .button .text").evaluate_all(
        """words => words.filter((one) => one.textContent.trim()).map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const tops = [...range.getClientRects()].map((box) => Math.round(box.top));
          const fits = one.scrollWidth <= one.clientWidth + 1;
          return [new Set(tops).size, fits];
        })"""
    )
    assert len(lines) >= 2
    assert all(line == [1, True] for line in lines), lines


def test_the_estate_is_enlarged_on_a_phone(visit: Visit) -> None:
    page = visit(None, size=PHONE, has_touch=True)
    sit_down(page, reach(TURN, after=60))
    space = page.locator("#game-table [data-space='18']").first
    width = box_of(space)["width"]
    page.get_by_role("button", name="Agrandir").tap()
    assert box_of(space)["width"] > width * 1.5
    assert overflow(page) == [0, 0]


def test_buying_on_a_phone_brings_the_board_forward(visit: Visit) -> None:
    page = visit(None, size=PHONE, has_touch=True)
    sit_down(page, reach(TURN, after=100))
    page.get_by_role("button", name="Acheter une tuile").tap()
    expect(page.get_by_role("tab").nth(1)).to_have_attribute("aria-selected", "true")
    page.locator("[data-spot='depot-0'] [data-target]").first.tap()
    expect(page.get_by_role("tab").nth(0)).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("light", ["day", "evening", "strong"])
def test_axe_finds_no_fault(visit: Visit, light: str) -> None:
    page = visit(None, bypass_csp=True, size=PHONE if light == "strong" else LAPTOP)
    sit_down(page, reach(TURN, after=60))
    lit(page, "day" if light == "day" else "evening", contrast=light == "strong")
    found = faults(page)
    if light == "strong":
        for tab in page.get_by_role("tab").all():
            tab.click()
            found += faults(page)
    assert found == []


def test_the_language_changes_at_the_table(visit: Visit) -> None:
    """Every word of the table follows, the server's and our own."""
    for locale, words in (("en-GB", "Your estate"), ("de-DE", "Dein Fürstentum")):
        page = visit(None, locale=locale)
        sit_down(page, reach(TURN, after=60))
        expect(page.locator(".own h2")).to_contain_text(words)
        raw = page.evaluate(
            r"() => document.body.innerText.match(/\b(burgundy|core|table|play)[.-][a-z-]{3,}/g)"
        )
        assert raw is None
