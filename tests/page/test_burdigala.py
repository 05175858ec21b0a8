"""Burdigala on the page: a whole game by clicking the town, and each of its decisions."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from positions import reach, sit_down
from steps import (
    LAPTOP,
    PHONE,
    SMALL,
    Visit,
    box_of,
    click_on,
    faults,
    head,
    lit,
    moved,
    overflow,
    play_bot,
    until_over,
)

import bourgade

GAME = bourgade.game("burdigala")
Wanted = Callable[[Any], bool]


def anything(view: Any) -> bool:
    return True


def mine(decision: str, also: Callable[[Any], bool] = anything) -> Wanted:
    """The first seat decides, in a position where something else holds too."""

    def wanted(state: Any) -> bool:
        if state.current_player() != 0:
            return False
        view = state.view(0)
        return bool(view.decision == decision and also(view))

    return wanted


def holds(card: str, decision: str) -> Wanted:
    """The first seat can play this intrigue now."""

    def wanted(state: Any) -> bool:
        if state.current_player() != 0:
            return False
        notations = [GAME.notation(action) for action in state.legal_actions()]
        return f"play {card}" in notations and mine(decision)(state)

    return wanted


def offers(verb: str) -> Wanted:
    def wanted(state: Any) -> bool:
        if state.current_player() != 0:
            return False
        return any(GAME.decode(action)["verb"] == verb for action in state.legal_actions())

    return wanted


def quiet_dice(view: Any) -> bool:
    return not view.double and not view.seven


def both_ways(view: Any) -> bool:
    """A seven with something left to build: token, then stone or goods card."""
    return bool(view.seven and not view.corrupted and not view.sites[view.site - 1].built)


MOVE = mine("move")
WALK = mine("move", quiet_dice)
CORRUPTS = mine("after", both_ways)
HOLDING = mine("move", lambda view: view.players[0].hand_size > 1)
SWAP = mine("swap", lambda view: view.players[0].goods_count > 0)


def seated(visit: Visit, wanted: Wanted, *, players: int = 2, after: int = 20, **how: Any) -> Page:
    page = visit(None, **how)
    sit(page, wanted, players=players, after=after)
    return page


def sit(page: Page, wanted: Wanted, *, players: int = 2, after: int = 20) -> None:
    """At a new table, in the same browser."""
    record = reach(wanted, game="burdigala", players=players, after=after, bot="random")
    sit_down(page, record, ["me"] + ["bot"] * (players - 1))


def end_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Fin du tour")


def targets(page: Page, kind: str = "") -> Locator:
    return page.locator(f"#game-table [data-target^='{kind}']")


# --- A whole game ---


# What a player does: a ringed place of the town, a choice beside the dice, the end. Harbours first:
# goods run out sooner, and the game is over sooner.
_TOWN = """
(turn) => {
  const kinds = {
    harbour: "#game-table [data-target^='point'][aria-label*='(port)']",
    point: "#game-table [data-target^='point']",
    site: "#game-table [data-target^='site']",
    pawn: "#game-table [data-target^='pawn']",
    end: ".bar .steps .primary[aria-disabled='false']",
    choice: '#game-table .turn .act, #game-table button[data-target]',
  };
  for (const [kind, selector] of Object.entries(kinds)) {
    const ringed = all(selector);
    if (ringed.length > 0) return [kind, ringed[(turn * 7) % ringed.length]];
  }
  return [];
}
"""


def test_a_whole_game_is_played_by_clicking_the_town(visit: Visit) -> None:
    page = visit("/")
    play_bot(page, "Burdigala")
    seen = click_on(page, _TOWN)
    assert sum(seen.values()) > 30
    assert seen.keys() >= {"point", "site", "end"}
    until_over(page)
    expect(page.get_by_text("Marchandises", exact=True).first).to_be_visible()
    page.get_by_role("button", name="Voir le plateau").click()
    expect(page.locator("#game-table .town")).to_be_visible()
    expect(targets(page)).to_have_count(0)


# --- The turn ---


def test_a_walk_shows_its_way_and_the_stones_that_could_follow(visit: Visit) -> None:
    page = seated(visit, WALK, after=40)
    dice = page.locator("[data-die]")
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".walk")).to_have_count(0)
    target = targets(page, "point").first
    target.hover()
    expect(page.locator(".walk")).to_have_count(1)
    expect(page.locator(".town .steps")).to_contain_text("pas")
    assert page.locator(".town .ring.next").count() > 0
    page.keyboard.press("2")
    expect(dice.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt")).to_contain_text("choisi")
    spot = targets(page, "point").first.get_attribute("data-target") or ""
    targets(page, "point").first.click()
    expect(page.locator(".prompt")).to_contain_text("Posez une pierre")
    assert spot.startswith("point-")


def test_stone_undo_and_end(visit: Visit) -> None:
    page = seated(visit, mine("stone", lambda view: all(_room(site) for site in view.sites)))
    laid = page.locator("[data-stone]")
    before = laid.count()
    site = targets(page, "site").first
    site.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    site.click()
    expect(laid).to_have_count(before + 1)
    page.get_by_role("button", name="Annuler").click()
    expect(laid).to_have_count(before)
    targets(page, "site").first.click()
    expect(end_button(page)).to_have_attribute("aria-disabled", "false")
    now = head(page)
    end_button(page).click()
    moved(page, now)


def _room(site: Any) -> bool:
    """A stone here finishes nothing, so that it can be taken back."""
    return bool(site.built or site.size - site.stones > 1)


def test_another_pawn_is_taken_up_and_carried(visit: Visit) -> None:
    page = seated(visit, mine("move", lambda view: quiet_dice(view) and _two_walk(view)), after=30)
    other = page.locator("#game-table [data-target^='pawn'][aria-pressed='false']").first
    key = other.get_attribute("data-target") or ""
    other.click()
    chosen = page.locator(f"[data-target='{key}']")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    before = head(page)
    start, end = box_of(chosen), box_of(targets(page, "point").last)
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] * 0.35)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()
    moved(page, before)


def _two_walk(view: Any) -> bool:
    return len({move.pawn for move in view.moves if 0 in move.dice}) > 1


def test_the_keyboard_alone(visit: Visit) -> None:
    page = seated(visit, WALK, after=40)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    for _ in range(6):
        focused = page.evaluate("document.activeElement.dataset.target ?? ''")
        if str(focused).startswith("point"):
            break
        page.keyboard.press("ArrowRight")
    before = head(page)
    page.keyboard.press("Enter")
    moved(page, before)


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    page = seated(visit, WALK, after=40)
    page.locator("[data-site]").first.click()
    expect(page.get_by_role("tooltip")).to_contain_text("Déplacez d’abord un pion")


def test_a_double_pushes_a_pawn_aside_and_plays_again(visit: Visit) -> None:
    page = seated(visit, mine("push"))
    expect(page.locator(".prompt")).to_contain_text("Où va")
    before = head(page)
    targets(page, "point").first.click()
    moved(page, before)
    sit(page, offers("again"))
    expect(page.locator(".turn")).to_contain_text("Double")
    page.locator(".turn").get_by_role("button", name="Rejouer").click()
    expect(page.locator(".prompt")).to_contain_text("Où va votre pion")


def test_a_seven_corrupts(visit: Visit) -> None:
    page = visit(None)
    for choice in ("Pierre en plus", "Marchandise"):
        sit(page, CORRUPTS)
        tokens = page.locator(".corruption .token")
        before = tokens.count()
        page.locator(".turn").get_by_role("button", name="Se corrompre").click()
        expect(tokens).to_have_count(before + 1)
        expect(page.locator(".prompt")).to_contain_text("deuxième pierre")
        page.locator(".turn").get_by_role("button", name=choice).click()
        expect(end_button(page)).to_have_attribute("aria-disabled", "false")


def test_a_pawn_leaves_when_nothing_else_is_possible(visit: Visit) -> None:
    page = seated(visit, offers("leave"), players=4)
    expect(page.locator(".turn")).to_contain_text("un pion doit quitter la ville")
    pawns = page.locator("[data-pawn^='0-']")
    before = pawns.count()
    targets(page, "pawn").first.click()
    expect(pawns).to_have_count(before - 1)


# --- Intrigues ---


def test_intrigues_are_played_from_the_hand(visit: Visit) -> None:
    page = seated(visit, holds("influence", "move"))
    page.locator("[data-card=influence]").click()
    expect(page.locator(".prompt")).to_contain_text("Influence")
    dice = page.locator(".turn .dice").inner_html()
    page.locator(".turn .alter").first.click()
    expect(page.locator(".prompt")).to_contain_text("Où va votre pion")
    assert page.locator(".turn .dice").inner_html() != dice
    expect(page.locator("section.intrigues")).to_contain_text("une jouée ce tour")
    sit(page, holds("publius-crassus", "after"))
    page.locator("[data-card=publius-crassus]").click()
    expect(page.locator(".prompt")).to_contain_text("Publius Crassus")
    before = head(page)
    targets(page, "site").first.click()
    moved(page, before)


def test_an_indiscretion_shows_a_secret(visit: Visit) -> None:
    page = seated(visit, mine("peek"))
    known = page.locator(".site .known").count()
    targets(page, "site").first.click()
    expect(page.locator(".site .known")).to_have_count(known + 1)
    expect(page.get_by_role("log")).to_contain_text("regarde")


def test_the_merchant_swaps_one_card_for_another(visit: Visit) -> None:
    page = seated(visit, SWAP)
    give = page.locator(".swap button[aria-pressed]")
    theirs = page.locator(".swap > .goods button")
    expect(theirs).to_have_count(0)
    give.first.click()
    expect(page.locator(".prompt")).to_contain_text("Contre quelle carte")
    assert theirs.count() > 0
    page.keyboard.press("Escape")
    expect(theirs).to_have_count(0)
    give.first.click()
    before = head(page)
    theirs.first.click()
    moved(page, before)
    expect(page.get_by_role("log")).to_contain_text("donne")


SMALL_CHOICES = {
    "keep": ".tray .goods button",
    "shed": ".tray .token",
    "vino": ".tray .act",
    "discard": ".intrigues [data-target]",
}


def test_a_small_choice_is_made_in_its_place(visit: Visit) -> None:
    page = visit(None)
    for decision, where in SMALL_CHOICES.items():
        sit(page, mine(decision))
        choices = page.locator(where)
        assert choices.count() > 0, decision
        before = head(page)
        choices.first.click()
        moved(page, before)


def test_a_rival_is_chosen(visit: Visit) -> None:
    page = visit(None)
    for decision in ("betray", "visit", "rob"):
        sit(page, mine(decision), players=3)
        choices = page.locator(".tray .act, .tray .rival")
        assert choices.count() > 1, decision
        before = head(page)
        choices.first.click()
        moved(page, before)


# --- What one sees ---


def test_others_are_seen_at_a_glance_and_in_full(visit: Visit) -> None:
    page = seated(visit, MOVE, players=3, after=60)
    page.get_by_role("button", name=re.compile("Voir en grand")).nth(1).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Jetons corruption")
    expect(sheet).to_contain_text("Pions")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_spectator_sees_no_secrets(visit: Visit) -> None:
    page = seated(visit, HOLDING, after=60)
    watcher = visit("/" + page.url.split("/", 3)[3])
    expect(watcher.locator(".town")).to_be_visible()
    expect(targets(watcher)).to_have_count(0)
    expect(watcher.locator("[data-card]:not(.laid)")).to_have_count(0)
    expect(watcher.locator(".corruption .token text")).to_have_count(0)
    expect(watcher.locator(".goods ul")).to_have_count(0)


def cut_off(page: Page) -> list[str]:
    """Panels that reach under the action bar."""
    found: list[str] = page.evaluate(
        """() => {
          const bar = document.querySelector('footer.bar').getBoundingClientRect();
          return [...document.querySelectorAll('#game-table section, #game-table svg, aside > *')]
            .filter((one) => one.getBoundingClientRect().bottom > bar.top + 1)
            .map((one) => one.outerHTML.slice(0, 80));
        }"""
    )
    return found


def test_a_laptop_shows_everything_without_scrolling(visit: Visit) -> None:
    page = visit(None)
    for players in (2, 3, 4):
        sit(page, MOVE, players=players, after=80)
        for size in (SMALL, LAPTOP):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            assert overflow(page) == [0, 0], players
            assert cut_off(page) == [], players


def test_a_phone_is_played_with_a_thumb(visit: Visit) -> None:
    page = seated(visit, WALK, after=40, size=PHONE, has_touch=True)
    assert overflow(page) == [0, 0]
    small = page.evaluate(
        """() => [...document.querySelectorAll(
            '.bar button, [role=tab], #game-table button, #game-table [data-target]')]
          .filter((one) => { const box = one.getBoundingClientRect();
            return box.width > 0 && Math.max(box.width, box.height) < 43.9; })
          .map((one) => one.outerHTML.slice(0, 90))"""
    )
    assert small == []
    before = head(page)
    target = targets(page, "point").first
    target.tap()
    expect(page.locator(".walk")).to_have_count(1)
    assert head(page) == before
    page.get_by_role("button", name=re.compile("^Aller en")).tap()
    expect(page.locator(".prompt")).to_contain_text("Posez une pierre")
    tabs = page.get_by_role("tab")
    for place, seen in ((1, ".intrigues"), (2, ".sheet"), (3, ".moves"), (0, ".town")):
        tabs.nth(place).tap()
        expect(page.locator(seen).first).to_be_visible()
        assert overflow(page)[0] == 0
    targets(page, "site").first.tap()
    expect(page.locator(".prompt")).not_to_contain_text("Posez une pierre")


def test_choices_of_an_intrigue_fit_on_a_phone(visit: Visit) -> None:
    page = seated(visit, SWAP, size=PHONE, has_touch=True)
    expect(page.locator(".tray")).to_be_visible()
    page.get_by_role("button", name="Ne rien échanger").tap()
    expect(page.locator(".tray")).to_have_count(0)


def test_axe_finds_no_fault(visit: Visit) -> None:
    page = seated(visit, HOLDING, after=60, bypass_csp=True)
    found = faults(page)
    lit(page, "evening")
    assert found + faults(page) == []


def test_axe_finds_no_fault_on_a_phone(visit: Visit) -> None:
    page = seated(visit, HOLDING, after=60, bypass_csp=True, size=PHONE)
    lit(page, "evening", contrast=True)
    found: list[str] = []
    for tab in page.get_by_role("tab").all():
        tab.click()
        found += faults(page)
    assert found == []


def test_the_language_changes_at_the_table(visit: Visit) -> None:
    for locale, words in (("en-GB", "Your goods"), ("de-DE", "Deine Waren")):
        page = seated(visit, MOVE, after=60, locale=locale)
        expect(page.locator("section.goods")).to_contain_text(words)
        raw = page.evaluate(
            r"() => document.body.innerText.match(/\b(burdigala|core|table|play)[.-][a-z-]{3,}/g)"
        )
        assert raw is None
