"""Burgenland on the page: every decision on the map, the payment in place, on each screen."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from positions import Position, reach, sit_down
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

GAME = bourgade.game("burgenland")
Wanted = Callable[[Position], bool]

# A newcomer's game: build on a ringed place if there is one, pay what is suggested, else draw.
_NEWCOMER = """
() => {
  // A castle was touched: its piece and its site come before another castle.
  const choices = {
    pay: '.pay button.primary[aria-disabled=false]',
    end: '.steps button.primary[aria-disabled=false]',
    set: '[data-set][data-target]',
    piece: '.build:not(:has(.hint)) button[data-piece][data-target]',
    site: '.map [data-build]',
    castle: '.map [data-place][data-target]:not([aria-pressed=true])',
    draw: '[data-pile=cards][data-target]',
  };
  const [kind, selector] = Object.entries(choices).find(([, selector]) => one(selector)) ?? [];
  return kind ? [kind, one(selector)] : [];
}
"""


def verbs(state: Position) -> set[str]:
    return {str(GAME.decode(action)["verb"]) for action in state.legal_actions()}


def turn(state: Position) -> bool:
    view = state.view(0)
    return bool(view.to_move == 0 and view.decision == "turn")


def can_build(state: Position) -> bool:
    return turn(state) and "build" in verbs(state)


def can_swap(state: Position) -> bool:
    return turn(state) and "swap" in verbs(state)


def can_prime(state: Position) -> bool:
    return turn(state) and "prime" in verbs(state)


def can_great(state: Position) -> bool:
    return turn(state) and "great" in verbs(state)


def _builds(state: Position, **wanted: object) -> list[dict[str, Any]]:
    found = [GAME.decode(action) for action in state.legal_actions()]
    return [one for one in found if wanted.items() <= one.items()]


def can_palace(state: Position) -> bool:
    return turn(state) and bool(_builds(state, verb="build", piece="palace", price="cards"))


def has_choice(state: Position) -> bool:
    """A castle with more cards for it than the four it takes, none of them a joker."""
    if not can_build(state):
        return False
    view = state.view(0)
    hand = view.players[0].hand or {}
    for build in _builds(state, verb="build", price="cards"):
        colours = view.castles[int(build["castle"]) - 1].colours
        count = sum(n for card, n in hand.items() if card.rsplit("-", 1)[0] in colours)
        if count > 4:
            return True
    return False


def can_pay_coins(state: Position) -> bool:
    return turn(state) and bool(_builds(state, verb="build", price="coins"))


def seated(visit: Visit, wanted: Wanted, after: int = 20, **how: Any) -> Page:
    page = visit(None, **how)
    sit_down(page, reach(wanted, game="burgenland", after=after))
    return page


def prompt(page: Page) -> Locator:
    return page.locator(".prompt")


def primary(page: Page) -> Locator:
    return page.locator(".steps .primary")


def castles(page: Page) -> Locator:
    return page.locator(".map [data-place][data-target]:not([data-place=great])")


def begin_payment(page: Page, piece: str | None = None) -> None:
    """Touches a castle, a piece and, if asked, a site."""
    if piece:
        page.locator(f".build [data-piece={piece}][data-target]").click()
    else:
        castles(page).first.click()
        page.locator(".build [data-piece][data-target]").first.click()
    choose_site(page)


def choose_site(page: Page) -> None:
    """Asked for only where a piece has several; else the payment comes by itself."""
    page.locator(".map [data-build]").or_(page.locator(".pay")).first.wait_for()
    if page.locator(".pay").count() == 0:
        page.locator(".map [data-build]").first.click()
    page.wait_for_selector(".pay")


def test_a_whole_game_is_clicked_on_the_map(visit: Visit) -> None:
    page = visit("/")
    play_bot(page, "Burgenland")
    seen = click_on(page, _NEWCOMER)
    assert seen["pay"] > 8
    assert seen["draw"] > 8
    assert seen["castle"] > 8
    until_over(page)


def test_castle_piece_site_and_the_cheapest_in_one_click(visit: Visit) -> None:
    page = seated(visit, can_build)
    built = page.locator("[data-built]")
    count = built.count()
    begin_payment(page)
    expect(page.locator(".pay")).to_contain_text("Le moins cher est prêt")
    expect(prompt(page)).to_contain_text("4 sur 4 cartes")
    expect(page.locator(".hand [data-card][aria-pressed=true]")).to_have_count(4)
    page.locator(".pay .primary").click()
    expect(built).to_have_count(count + 1)
    expect(page.get_by_role("log")).to_contain_text("bâtit")
    expect(page.get_by_role("button", name="Fin du tour")).to_have_attribute(
        "aria-disabled", "false"
    )


def test_a_site_first_then_the_piece(visit: Visit) -> None:
    page = seated(visit, can_build)
    castles(page).first.click()
    page.locator(".map [data-build]").first.click()
    page.locator(".build [data-piece][data-target]").first.click()
    expect(page.locator(".pay")).to_be_visible()


def test_a_payment_of_ones_own(visit: Visit) -> None:
    page = seated(visit, has_choice, after=0)
    for castle in castles(page).all():
        castle.click()
        page.locator(".build [data-piece][data-target]").first.click()
        choose_site(page)
        spare = page.locator(".hand [data-card][aria-pressed=false]").count() > 0
        if spare and "4 cartes" in prompt(page).inner_text():  # and not in coins
            break
        page.get_by_role("button", name="Reprendre").click()
        expect(page.locator(".pay")).to_have_count(0)
    chosen = page.locator(".hand [data-card][aria-pressed=true]")
    other = page.locator(".hand [data-card][aria-pressed=false]").first
    name = other.get_attribute("data-card")
    chosen.first.click()
    expect(prompt(page)).to_contain_text("3 sur 4 cartes")
    expect(primary(page)).to_have_attribute("aria-disabled", "true")
    primary(page).hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Il manque une carte")
    page.locator(f".hand [data-card='{name}']").click()
    expect(page.locator(".pay")).to_contain_text("Votre choix")
    page.keyboard.press("Escape")
    expect(page.locator(".pay")).to_contain_text("Le moins cher est prêt")
    page.locator(f".hand [data-card='{name}']").click()
    expect(prompt(page)).to_contain_text("4 sur 4 cartes")
    before = head(page)
    primary(page).click()
    moved(page, before)
    # A palace waits for its architect; everything else stands.
    done = page.locator(".pay", has_text="Déjà compté").or_(page.locator(".screen:not(:has(.pay))"))
    expect(done.first).to_be_visible()


def test_a_double_click_plays_once(visit: Visit) -> None:
    """Where the piece was, or "Pay", something else lies when the second press comes."""
    page = seated(visit, can_build)
    begin_payment(page)
    before = head(page)
    again = presses(page, primary(page))
    moved(page, before)
    expect(primary(page)).to_have_text("Fin du tour")
    before = head(page)
    again()
    # A press is heard at once: a wish would be under way now, or be answered.
    assert page.locator("main.pending").count() == 0
    assert head(page) == before
    primary(page).click()
    moved(page, before)


def presses(page: Page, where: Locator) -> Callable[[], None]:
    """Presses the first time; gives back the second press of the same double click."""
    box = box_of(where)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press(count: int) -> None:
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)

    press(1)
    return lambda: press(2)


def test_a_choice_does_not_outlive_its_turn(visit: Visit) -> None:
    page = seated(visit, can_build)
    castles(page).first.click()
    expect(page.locator(".map [data-place][aria-pressed=true]")).to_have_count(1)
    page.locator("[data-pile=cards]").click()
    page.get_by_role("button", name="Fin du tour").click()
    expect(page.get_by_role("log").locator("li.step").last).to_contain_text("Bot")
    page.wait_for_selector(".bar.your-turn")
    expect(page.locator(".build h2")).to_have_text("Que bâtir ?")


def test_a_payment_can_be_taken_back(visit: Visit) -> None:
    page = seated(visit, can_build)
    begin_payment(page)
    page.keyboard.press("Escape")
    expect(page.locator(".pay")).to_have_count(0)
    expect(page.locator(".map [data-place][aria-pressed=true]")).to_have_count(1)
    page.locator(".build [data-piece][data-target]").first.click()
    choose_site(page)
    page.get_by_role("button", name="Annuler").click()
    expect(page.locator(".pay")).to_have_count(0)


def test_the_architect_is_paid_after_the_cards(visit: Visit) -> None:
    page = seated(visit, can_palace)
    begin_payment(page, "palace")
    expect(page.locator(".pay")).to_contain_text("Ensuite")
    expect(primary(page)).to_have_text("Payer ces cartes")
    primary(page).click()
    expect(page.locator(".pay")).to_contain_text("pour l’architecte")
    expect(page.locator(".pay")).to_contain_text("Déjà compté")
    expect(primary(page)).to_have_text("Bâtir le palais")
    before = head(page)
    primary(page).click()
    moved(page, before)
    expect(page.get_by_role("log")).to_contain_text("bâtit un palais")


def test_the_great_castle(visit: Visit) -> None:
    page = seated(visit, can_great, after=40)
    page.locator("[data-place=great]").click()
    page.locator("[data-set][data-target]").first.click()
    expect(page.locator(".pay")).to_contain_text("Grand château")
    primary(page).click()
    expect(page.get_by_role("log")).to_contain_text("dans le grand château")


def test_ten_coins_instead_of_cards(visit: Visit) -> None:
    page = seated(visit, can_pay_coins, after=0)
    castles(page).first.click()
    how = page.get_by_role("button", name="10 pièces", exact=True)
    if how.count() > 0:
        how.click()
    page.locator(".build [data-piece][data-target]").first.click()
    choose_site(page)
    expect(prompt(page)).to_contain_text("sur 10 pièces")


def test_milestones_change_places(visit: Visit) -> None:
    page = seated(visit, can_swap)
    stones = page.locator("[data-crossing]")
    first, second = (stones.nth(place).get_attribute("aria-label") or "" for place in (0, 4))
    page.locator("[data-tile=exchange]").click()
    expect(prompt(page)).to_contain_text("Touchez une borne")
    page.keyboard.press("Escape")
    expect(prompt(page)).not_to_contain_text("Touchez une borne")
    page.locator("[data-tile=exchange]").click()
    stones.nth(0).click()
    stones.nth(4).click()
    expect(stones.nth(0)).to_have_attribute("aria-label", second.split(",")[0] + ", croisement 1")
    before = head(page)
    page.get_by_role("button", name="Annuler").click()
    moved(page, before)
    expect(stones.nth(0)).to_have_attribute("aria-label", first)
    # The same by carrying one onto the other.
    stones.nth(0).hover()
    page.mouse.down()
    box = box_of(stones.nth(4))
    page.mouse.move(box["x"] + 60, box["y"] + 60, steps=3)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20, steps=3)
    page.mouse.up()
    expect(stones.nth(0)).to_have_attribute("aria-label", second.split(",")[0] + ", croisement 1")


def test_a_piece_is_carried_to_its_site(visit: Visit) -> None:
    page = seated(visit, can_build)
    page.locator(".build [data-piece][data-target]").first.hover()
    page.mouse.down()
    page.mouse.move(500, 300, steps=4)
    expect(page.locator(".sky .piece")).to_have_count(1)
    box = box_of(page.locator(".map [data-build]").first)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".pay")).to_be_visible()


def test_a_prime_a_joker_and_two_cards(visit: Visit) -> None:
    page = seated(visit, can_prime, after=0)
    cards = page.locator(".hand [data-card]")
    count = cards.count()
    page.locator("[data-tile=prime]").click()
    expect(page.get_by_role("log")).to_contain_text("utilise une tuile bonus : Prime")
    expect(cards).not_to_have_count(count)
    assert cards.count() > count
    page.locator(".verbs").get_by_role("button", name="Joker").click()
    expect(page.locator(".pay")).to_contain_text("Acheter un joker")
    primary(page).click()
    expect(page.get_by_role("log")).to_contain_text("achète un joker")
    count = cards.count()
    page.locator("[data-pile=cards]").click()
    expect(cards).to_have_count(count + 2)


def test_what_is_missing_and_why_not(visit: Visit) -> None:
    page = seated(visit, turn, after=0)
    expect(page.locator(".map .missing").first).to_be_visible()
    near = page.locator(".map [data-place][aria-label*='Il vous manque']").first
    near.click()
    expect(page.locator(".build")).to_contain_text("il manque")
    page.locator(".build [data-piece=well]").click(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("Pourquoi pas")
    page.keyboard.press("Escape")
    expect(page.locator(".build h2")).to_have_text("Que bâtir ?")


def test_keyboard_only(visit: Visit) -> None:
    """From the map to the castle, its piece and the payment: no pointer at all."""
    page = seated(visit, can_build)
    still(page)
    page.keyboard.press("ArrowRight")
    focused = "() => document.activeElement.getAttribute('data-place')"
    assert page.evaluate(focused) is not None
    while not page.evaluate(focused) or page.evaluate(focused) == "great":
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".build [data-piece]").first).to_be_visible()
    page.locator(".build [data-piece][data-target]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".map [data-build]").or_(page.locator(".pay")).first.wait_for()
    if page.locator(".pay").count() == 0:
        page.locator(".map [data-build]").first.focus()
        page.keyboard.press("Enter")
    page.wait_for_selector(".pay")
    before = head(page)
    primary(page).focus()
    page.keyboard.press("Enter")
    moved(page, before)


def test_log_players_and_discards(visit: Visit) -> None:
    page = seated(visit, can_build, after=60)
    rings = page.locator(".map .focus")
    expect(rings).to_have_count(0)
    line = page.get_by_role("log").locator("li.step", has_text="bâtit").last
    line.scroll_into_view_if_needed()
    still(page)
    line.hover()
    expect(rings).to_have_count(1)
    page.get_by_role("button", name="de près").last.click()
    expect(page.get_by_role("dialog")).to_contain_text("Il reste à bâtir")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("[data-pile=discards]").click()
    expect(page.get_by_role("dialog")).to_contain_text("La défausse")


def test_cards_fly_and_any_click_ends_it(visit: Visit) -> None:
    page = seated(visit, can_build, reduced_motion="no-preference")
    begin_payment(page)
    flights_end_with_a_click(page, page.locator(".pay .primary").click, least=2)


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    page = visit(None)
    match = sit_down(page, reach(can_build, game="burgenland", after=20))
    guest = visit(f"/m/{match}")
    guest.wait_for_selector("#game-table")
    assert guest.locator("[data-target]").count() == 0
    assert guest.locator("[data-card]").count() == 0
    expect(guest.locator(".hand .back").first).to_be_visible()


def test_neighbours_at_one_screen_hide_their_hands(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, reach(can_build, game="burgenland", after=20), ["me", "here:Odile"])
    expect(page.locator("#game-table")).to_have_count(0)
    page.get_by_role("button", name="C’est moi").click()
    expect(page.locator(".hand [data-card]").first).to_be_visible()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_laptop_shows_everything_without_scrolling(visit: Visit, players: int) -> None:
    page = visit(None)
    record = reach(can_build, game="burgenland", players=players, after=40)
    sit_down(page, record, ["me"] + ["bot"] * (players - 1))
    for size in (LAPTOP, SMALL):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert overflow(page) == [0, 0]
        cut = page.evaluate(
            """() => {
              const bar = document.querySelector('footer.bar').getBoundingClientRect();
              return [...document.querySelectorAll('[data-spot]')].filter((piece) => {
                const box = piece.getBoundingClientRect();
                return box.left < -1 || box.right > innerWidth + 1 || box.bottom > bar.top + 1;
              }).map((piece) => piece.dataset.spot);
            }"""
        )
        assert cut == []
    castles(page).first.click()
    panel = page.locator(".build")
    assert panel.evaluate("panel => panel.scrollHeight - panel.clientHeight") <= 1


def test_a_phone_is_played_with_a_thumb(visit: Visit) -> None:
    page = visit(None, size=PHONE, has_touch=True)
    sit_down(page, reach(can_build, game="burgenland", after=20))
    assert overflow(page) == [0, 0]
    castles(page).first.tap()
    page.locator(".sheet [data-piece][data-target]").first.tap()
    page.locator(".sheet [data-build]").or_(page.locator(".pay")).first.wait_for()
    if page.locator(".pay").count() == 0:
        box = box_of(page.locator(".sheet [data-build] .hit").first)
        assert box["width"] >= 44
        page.locator(".sheet [data-build]").first.tap()
    page.wait_for_selector(".pay")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.bar button, [role=tab], [data-card][role=button]')]
          .filter((one) => { const box = one.getBoundingClientRect();
            return box.width > 0 && Math.min(box.width, box.height) < 44; })
          .map((one) => one.outerHTML.slice(0, 90))"""
    )
    assert small == []
    assert overflow(page) == [0, 0]
    before = head(page)
    primary(page).tap()
    moved(page, before)
    tabs = page.get_by_role("tab")
    for place, seen in ((1, ".wells"), (2, ".details"), (3, ".moves"), (0, ".map")):
        tabs.nth(place).tap()
        expect(page.locator(seen).first).to_be_visible()
        assert overflow(page)[0] == 0


@pytest.mark.parametrize("light", ["day", "evening", "strong"])
def test_axe_finds_no_fault(visit: Visit, light: str) -> None:
    rules = ["color-contrast"] if light == "evening" else []  # all else is the same by day
    page = visit(None, bypass_csp=True, size=PHONE if light == "strong" else LAPTOP)
    sit_down(page, reach(can_build, game="burgenland", after=20))
    lit(page, "day" if light == "day" else "evening", contrast=light == "strong")
    page.mouse.move(683, 2)
    found = faults(page, *rules)
    if light == "strong":
        for tab in page.get_by_role("tab").all():
            tab.click()
            found += faults(page, *rules)
        page.get_by_role("tab").first.click()
        castles(page).first.click()
        found += faults(page, *rules)
    else:
        begin_payment(page)
        page.mouse.move(683, 2)
        found += faults(page, *rules)
    assert found == []


def test_the_language_changes_at_the_table(visit: Visit) -> None:
    for locale, words in (("en-GB", "What to build?"), ("de-DE", "Was bauen?")):
        page = visit(None, locale=locale)
        sit_down(page, reach(can_build, game="burgenland", after=20))
        expect(page.locator(".build h2")).to_have_text(words)
        castles(page).first.click()
        raw = page.evaluate(
            r"() => document.body.innerText.match(/\b(burgenland|core|table|play)[.-][a-z-]{3,}/g)"
        )
        assert raw is None
        assert overflow(page) == [0, 0]
