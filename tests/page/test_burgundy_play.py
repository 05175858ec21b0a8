"""Playing Burgundy on the page: with the mouse, with the keyboard alone, against each other."""

import re

from playwright.sync_api import Locator, Page, expect
from positions import decides, reach, sit_down
from steps import Visit, play_bot, still, until_over

TURN = decides(0, "turn")


def end_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Fin du tour")


def can_end(page: Page) -> bool:
    return end_button(page).get_attribute("aria-disabled") == "false"


def wait_for_head(page: Page, before: str) -> None:
    """Until the table shows another position than `before`."""
    expect(page.locator(".screen")).not_to_have_attribute("data-head", before)


def head(page: Page) -> str:
    return page.locator(".screen").get_attribute("data-head") or ""


def one_click(page: Page) -> None:
    """What a newcomer does: a ringed place of the board, else the first move of the list."""
    before = head(page)
    ringed = page.locator("#game-table svg [data-target]")
    if can_end(page):
        end_button(page).click()
    elif ringed.count() > 0:
        ringed.first.click()
        pick = page.locator(".verbs .act").first
        page.wait_for_function(
            "before => document.querySelector('.screen')?.dataset.head !== before"
            " || document.querySelector('.prompt')?.textContent.includes('Laquelle')",
            arg=before,
        )
        if head(page) == before:
            pick.click()
    else:
        page.locator(".moves button").first.click()
    page.wait_for_function(
        "before => document.querySelector('.screen')?.dataset.head !== before", arg=before
    )


def my_turn_or_over(page: Page) -> bool:
    """Waits until there is something to click; False when the game is over."""
    page.wait_for_function(
        "() => document.querySelector('.bar.your-turn') || !document.querySelector('#game-table')"
    )
    return page.locator("#game-table").count() > 0


def test_a_newcomer_clicks_through_a_whole_game(visit: Visit) -> None:
    page = visit("/")
    play_bot(page)
    page.wait_for_selector("#game-table")
    clicks = 0
    while my_turn_or_over(page):
        one_click(page)
        clicks += 1
        assert clicks < 400
    assert clicks > 75
    until_over(page)


def test_two_browsers_play_each_other(visit: Visit) -> None:
    one, two = visit("/"), visit("/")
    record = reach(decides(0, "turn"), after=150)
    seats = ["me", "open"]
    made = one.evaluate(
        """async ([record, seats]) => {
          const post = async (path, body) => (await fetch(path, { method: 'POST', body,
            headers: { 'content-type': 'application/json' } })).json();
          const { match } = await post('/api/records', record);
          const at = JSON.parse(record).log.length;
          const body = { at, seats: seats.map((kind) => ({ kind })), public: true };
          return (await post(`/api/matches/${match}/continue`, JSON.stringify(body))).id;
        }""",
        [record, seats],
    )
    root = one.url.rstrip("/")
    joined = two.evaluate(
        """async (table) => {
          const post = async (path, body) => (await fetch(path, { method: 'POST', body,
            headers: { 'content-type': 'application/json' } })).json();
          await post(`/api/tables/${table}/join`, JSON.stringify({ seat: 1 }));
        }""",
        made,
    )
    assert joined is None
    match = one.evaluate(
        """async (table) => (await (await fetch(`/api/tables/${table}/start`,
          { method: 'POST' })).json()).match""",
        made,
    )
    for page in (one, two):
        page.goto(f"{root}/m/{match}")
        page.wait_for_selector("#game-table")
    moved = {0: 0, 1: 0}
    for _ in range(12):
        one.wait_for_function(
            "() => document.querySelector('.bar.your-turn') !== null"
            " || document.querySelector('.prompt')?.textContent.includes('On attend')"
        )
        seat = 0 if one.locator(".bar.your-turn").count() > 0 else 1
        page, other = (one, two) if seat == 0 else (two, one)
        page.wait_for_selector(".bar.your-turn")
        before = head(page)
        one_click(page)
        wait_for_head(other, before)
        moved[seat] += 1
    assert moved[0] > 0
    assert moved[1] > 0
    assert head(one) == head(two)


def test_take_place_undo_redo_end(visit: Visit) -> None:
    page = visit("/")
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
    page = visit("/")
    sit_down(page, reach(TURN, after=60))
    page.keyboard.press("2")
    expect(page.locator("[data-die]").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    expect(page.locator("[data-die]").nth(0)).to_have_attribute("aria-pressed", "true")
    words = "() => document.activeElement.getAttribute('aria-label')"
    page.keyboard.press("ArrowRight")
    first = page.evaluate(words)
    assert re.search(r"Dé \d", first)
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(words) != first
    before = head(page)
    page.keyboard.press("Enter")
    wait_for_head(page, before)
    before = head(page)
    page.keyboard.press("z")
    wait_for_head(page, before)
    before = head(page)
    page.keyboard.press("Shift+Z")
    wait_for_head(page, before)
    for _ in range(12):
        if can_end(page):
            break
        before = head(page)
        page.locator(".moves button").first.focus()
        page.keyboard.press("Enter")
        wait_for_head(page, before)
    before = head(page)
    end_button(page).focus()
    page.keyboard.press("Enter")
    wait_for_head(page, before)


def test_escape_lets_go_of_a_tile(visit: Visit) -> None:
    page = visit("/")
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
    page = visit("/")
    sit_down(page, reach(TURN, after=60))
    built = page.locator(".own [data-laid]")
    before = built.count()
    page.locator(".own button[data-stored]").first.hover()
    page.mouse.down()
    page.mouse.move(640, 300, steps=4)
    expect(page.locator(".sky [data-tile]")).to_have_count(1)
    box = page.locator(".own [data-cell]").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7, steps=4)
    page.mouse.up()
    expect(built).to_have_count(before + 1)
    expect(page.locator(".sky [data-tile]")).to_have_count(0)


def test_why_not(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, reach(TURN, after=60))
    page.locator(".own [data-space='36']").click()
    expect(page.get_by_role("tooltip")).to_contain_text("Pourquoi pas")
    before = head(page)
    page.locator(".verbs").get_by_role("button", name="Ouvriers").click()
    wait_for_head(page, before)
    still(page)
    page.locator("[data-die]").first.click()
    expect(page.get_by_role("tooltip")).to_contain_text("Ce dé a déjà servi")


def test_the_log_points_at_the_board(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, reach(TURN, after=60))
    placed = page.get_by_role("log").locator("li.step", has_text="place").last
    placed.scroll_into_view_if_needed()
    rings = page.locator("#game-table .focus")
    expect(rings).to_have_count(0)
    placed.hover()
    expect(rings).to_have_count(1)
    page.locator(".moves button").first.hover()
    expect(page.locator(".own .hit.on")).to_have_count(1)


def test_pieces_fly_and_any_click_ends_it(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference")
    sit_down(page, reach(TURN, after=60))
    page.evaluate(
        """() => {
          window.seen = 0;
          const watch = () => {
            window.seen = Math.max(window.seen, document.querySelectorAll('.sky .flight').length);
            requestAnimationFrame(watch);
          };
          watch();
        }"""
    )
    page.locator(".own [data-cell]").first.click()
    page.wait_for_function("() => window.seen > 0")
    page.mouse.click(700, 20)
    assert page.locator(".sky .flight").count() == 0


def test_a_spectator_sees_and_cannot_touch(visit: Visit) -> None:
    page = visit("/")
    match = sit_down(page, reach(TURN, after=60))
    guest = visit(f"/m/{match}")
    guest.wait_for_selector("#game-table")
    assert guest.locator("[data-target]").count() == 0
    expect(guest.locator(".own h2")).to_contain_text(re.compile("Domaine d[e’]"))
    expect(end_button(guest)).to_have_attribute("aria-disabled", "true")
