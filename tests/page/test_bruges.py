"""Brügge on the page: a whole game on the board, every decision, the gallery, the screens."""

import functools
import json
import re
from typing import Any

import pytest
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
    moved,
    overflow,
    play_bot,
    until_over,
)

import bourgade
from bourgade import bots

GAME = bourgade.game("bruges")
DECK: Any = GAME.components()
PRICES = {card.key: card.price for card in DECK.cards}
View = Any

# --- Positions ---


def wanted(decision: str, rule: str = "") -> Any:
    """Seat 0 has this to decide; `rule` names a further wish, so that records can be shared."""
    return _wanted(decision, rule)


@functools.cache
def _wanted(decision: str, rule: str) -> Any:
    rules: dict[str, Any] = {
        "": lambda view, me: True,
        "fresh": lambda view, me: not view.played and len(me.hand) >= 4,
        "rich": lambda view, me: (
            not view.played
            and len(me.hand) >= 4
            and me.florins >= 6
            and sum(1 for house in me.houses if house.guest) >= 2
            and len({house.colour for house in me.houses if not house.guest}) >= 2
        ),
        "worker": lambda view, me: (
            not view.played and any(me.workers.get(card.colour) for card in me.hand)
        ),
        "last": lambda view, me: (
            view.last_round == view.round and view.cards_played == 3 and not view.played
        ),
    }

    def found(state: Any) -> bool:
        view = state.view(0)
        if view.to_move != 0 or view.decision != decision:
            return False
        return bool(rules[rule](view, view.players[0]))

    return found


# Games in which a decision comes early; should they change, later ones are tried.
EARLY = {
    "again": 65,
    "build": 87,
    "convert": 6,
    "dig": 76,
    "discard": 46,
    "draw-more": 27,
    "exchange": 105,
    "fire": 21,
    "levels": 88,
    "plague": 64,
    "strikes": 30,
    "take-colour": 124,
    "rich": 59,
}


def record(decision: str, rule: str = "", players: int = 2, after: int = 0) -> str:
    seed = EARLY.get(rule or decision, 1)
    wish = wanted(decision, rule)
    return reach(wish, game="bruges", players=players, after=after, seed=seed)


@functools.cache
def with_card(card: str, decision: str, holder: int, seed: int, players: int = 2) -> str:
    """The record of a game in which `holder` keeps this character, saves up and places it."""
    for attempt in range(seed, seed + 60):
        match = bourgade.start("bruges", players=players, seed=attempt)
        bot = bots.make("greedy", seed=attempt)
        while not match.state.is_terminal():
            state: Any = match.state
            if wanted(decision)(state) and state.view(0).pending.card == card:
                return str(match.record.to_json())
            match.play(_saving(state, card, holder, bot))
    raise AssertionError(f"nobody placed {card}")


def _saving(state: Any, card: str, holder: int, bot: Any) -> int:
    me = state.view(holder).players[holder]
    held = state.current_player() == holder and any(one.card == card for one in me.hand)
    if not held:
        return int(bot.choose(state))
    legal = {action: GAME.decode(action) for action in state.legal_actions()}
    # Who gives florins away has a choice only with fewer florins than opponents.
    ripe = card != "geldverleiher" or me.florins - PRICES[card] == len(state.view(0).players) - 2
    others = [a for a, c in legal.items() if c.get("card") != card]
    empty = any(house.guest is None for house in me.houses)
    for action, content in legal.items():
        if ripe and content == {"verb": "character", "card": card}:
            return int(action)
    for action in others if me.florins < PRICES[card] + 2 or not empty else []:
        if legal[action]["verb"] == ("florins" if empty else "house"):
            return int(action)
    best = int(bot.choose(state))
    return best if best in others or not others else int(others[0])


def seated(visit: Visit, of: str, **how: Any) -> Page:
    page = visit(None, **how)
    sit_down(page, of, ["me"] + ["bot"] * (json.loads(of)["players"] - 1))
    return page


# --- Steps ---


def plays(page: Page, target: Locator) -> None:
    before = head(page)
    target.click()
    moved(page, before)


def place(page: Page, start: str) -> Locator:
    """Targets of one's own town by where they lie."""
    return page.locator(f".own [data-target][data-place^='{start}']")


# What a hurried player does: always something on the board, never in the list beside it.
_HURRY = """
(turn) => {
  const good = ['empty', 'house-', 'new-house', 'canal-', 'threat-'];
  const rank = ({ dataset }) => {
    const at = good.findIndex((start) => dataset.place.startsWith(start));
    return at < 0 ? good.length : at;
  };
  const kind = (place) => place.dataset.place.split('-')[0];
  const [piles, rung] = [all('.hand .pile [data-target]'), all('.steps .step [data-target]')];
  const places = all('.own [data-target][data-place]');
  const cards = all('.hand [data-card][data-target]');
  const done = all('.verbs button').at(-1);
  const end = all('.steps button').at(-1);
  // One exchange of workers is enough.
  if (done && turn % 2 && said().includes('échangez')) return ['done', done];
  if (piles.length) return ['pile', piles[turn % piles.length]];
  if (rung.length) return ['progress', rung[0]];
  if (one('.hand .chosen') && places.length) {
    const [best] = places.toSorted((a, b) => rank(a) - rank(b));
    return [kind(best), best];
  }
  if (places.length && (!cards.length || turn % 3 === 0)) return [kind(places[0]), places[0]];
  if (cards.length) return ['card', cards[turn % cards.length]];
  if (end.getAttribute('aria-disabled') !== 'true') return ['end', end];
  return ['done', done];
}
"""


def test_a_whole_game_on_the_board(visit: Visit) -> None:
    page = visit("/")
    play_bot(page, "Brügge")
    used = click_on(page, _HURRY)
    assert used["pile"] > 20 and used["card"] > 20 and used["end"] > 10
    assert used.keys() >= {"worker", "house", "new"}
    until_over(page)
    sheet = page.locator("table").first
    for part in ("Maisons", "Progrès", "Total"):
        expect(sheet).to_contain_text(part)


# --- The six uses ---


def test_a_card_shows_its_six_uses_on_the_board_and_beside_it(visit: Visit) -> None:
    page = seated(visit, record("turn", "rich"))
    cards = page.locator("[data-card][data-target]")
    cards.first.click()
    uses = page.locator("aside [data-use]")
    expect(uses).to_have_count(6)
    expect(place(page, "florins")).to_have_count(1)
    expect(place(page, "worker-")).to_have_count(1)
    # A refused use says why, at once and when it is touched.
    refused = page.locator("aside [data-use][aria-disabled=true]")
    if refused.count():
        expect(refused.first.locator(".reason")).not_to_be_empty()
        refused.first.click(force=True)
        expect(page.get_by_role("tooltip")).to_contain_text("Pourquoi pas ?")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .chosen")).to_have_count(0)
    page.keyboard.press("2")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    place(page, "florins").focus()
    before = head(page)
    page.keyboard.press("Enter")
    moved(page, before)


def test_a_character_moves_into_the_house_it_is_put_on(visit: Visit) -> None:
    page = seated(visit, record("turn", "rich"))
    cards = page.locator("[data-card][data-target]")
    houses = page.locator(".own .houses [data-target][data-place^=house-]")
    for number in range(cards.count()):
        cards.nth(number).click()
        if houses.count() > 1:
            break
        cards.nth(number).click()
    name = page.locator(".hand .chosen").get_attribute("data-card")
    colour = str(houses.last.get_attribute("data-place")).removeprefix("house-")
    expect(houses.last.locator(".tag").first).to_be_visible()
    houses.last.click()
    guest = page.locator(f".own [data-spot='character-0-{name}']")
    expect(guest).to_be_visible()
    expect(guest.locator(f".ground.b-{colour}")).to_have_count(1)


def test_a_house_is_built_and_taken_back(visit: Visit) -> None:
    page = seated(visit, record("turn", "worker", after=20))
    houses = page.locator(".own .houses .tile")
    count = houses.count()
    for card in page.locator("[data-card][data-target]").all():
        card.click()
        if place(page, "new-house").count():
            break
        card.click()
    plays(page, place(page, "new-house"))
    expect(houses).to_have_count(count + 1)
    page.get_by_role("button", name="Annuler").click()
    expect(houses).to_have_count(count)


def test_a_card_is_carried_to_the_florins(visit: Visit) -> None:
    page = seated(visit, record("turn", "fresh", after=30))
    before = head(page)
    card = page.locator("[data-card][data-target]").first
    florins = page.locator(".own [data-spot=florins-0]")
    had = int(florins.locator("b").inner_text())
    start, end = box_of(card), box_of(florins)
    page.mouse.move(start["x"] + 40, start["y"] + 60)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 40, steps=4)
    page.mouse.move(end["x"] + 10, end["y"] + 10, steps=4)
    page.mouse.up()
    moved(page, before)
    assert int(florins.locator("b").inner_text()) > had


# --- Decisions ---


ON_THE_BOARD = {
    "plague": ".own [data-place^=character-]",
    "fire": ".own [data-place^=tile-], .own [data-place^=house-]",
    "strikes": ".own [data-place^=threat-]",
    "discard": ".own [data-place^=threat-]",
    "take-colour": ".own [data-place^=worker-]",
    "dig": ".own [data-place^=canal-]",
    "build": ".hand [data-card]",
    "convert": ".own [data-place^=worker-]",
    "levels": ".shared .step button",
    "again": ".own [data-place^=character-]",
    "draw-more": ".shared [data-place^=pile-]",
}


def test_each_decision_is_made_on_the_board(visit: Visit) -> None:
    page = visit(None)
    for decision, where in ON_THE_BOARD.items():
        sit_down(page, record(decision))
        expect(page.locator(".prompt")).not_to_be_empty()
        expect(page.locator("aside .choices [data-target]").first).to_be_visible()
        target = page.locator(where).and_(page.locator("[data-target]")).first
        plays(page, target)


def test_an_exchange_takes_two_touches_and_can_be_given_up(visit: Visit) -> None:
    page = seated(visit, record("exchange"))
    workers = place(page, "worker-")
    before, first = head(page), workers.count()
    workers.first.click()
    expect(page.locator(".prompt")).to_contain_text("quelle couleur")
    page.keyboard.press("Escape")
    expect(workers).to_have_count(first)
    assert head(page) == before
    workers.first.click()
    plays(page, workers.first)
    expect(page.get_by_role("log")).to_contain_text("échange")


def test_workers_are_given_and_canals_lost_on_anothers_turn(visit: Visit) -> None:
    page = seated(visit, with_card("bettler", "give", holder=1, seed=54))
    expect(page.locator(".prompt")).to_contain_text("Mendiant")
    plays(page, place(page, "worker-").first)
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"donne 1 ouvrier \w+ à Bot"))
    sit_down(page, with_card("unruhestifter", "breach", holder=1, seed=3))
    plays(page, place(page, "tile-").first)


def test_florins_are_handed_out_to_opponents(visit: Visit) -> None:
    page = seated(visit, with_card("geldverleiher", "lend", holder=0, seed=3, players=3))
    plays(page, page.locator(".others [data-target]").first)
    expect(page.get_by_role("log")).to_contain_text(re.compile("donne 1 florin à Bot"))


def test_a_threat_for_the_others_is_chosen_beside_the_board(visit: Visit) -> None:
    page = seated(visit, with_card("inquisitor", "threaten", holder=0, seed=89))
    choices = page.locator("aside .choices [data-target]")
    expect(choices).to_have_count(5)
    plays(page, choices.filter(has_text="violette"))
    expect(page.locator(".others [data-spot=threat-1-violet]")).to_contain_text(re.compile("[12]"))


# --- Screens ---


def cut_off(page: Page) -> list[str]:
    """Things of the table that reach over the window, the action bar or their own column."""
    found: list[str] = page.evaluate(
        """() => {
          const bar = document.querySelector('footer.bar').getBoundingClientRect();
          const cut = [];
          for (const zone of document.querySelectorAll('.shared, .others, .own')) {
            const frame = zone.getBoundingClientRect();
            for (const piece of zone.querySelectorAll('[data-spot]')) {
              const box = piece.getBoundingClientRect();
              if (box.width === 0 || piece.closest('.tiles')) continue;
              const fits = box.left >= frame.left - 1 && box.right <= frame.right + 1
                && box.bottom <= bar.top + 1;
              if (!fits) cut.push(piece.dataset.spot);
            }
          }
          return cut;
        }"""
    )
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_laptop_shows_everything_without_scrolling(visit: Visit, players: int) -> None:
    page = seated(visit, record("turn", "fresh", players=players, after=30 * players))
    page.locator("[data-card][data-target]").first.click()
    for size in (LAPTOP, SMALL):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert overflow(page) == [0, 0]
        assert cut_off(page) == []
    expect(page.locator(".others article")).to_have_count(players - 1)
    page.get_by_role("button", name=re.compile("Voir en grand")).last.click()
    expect(page.locator("dialog[open] .town")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_phone_is_played_with_a_thumb(visit: Visit) -> None:
    page = seated(visit, record("turn", "fresh", after=30), size=PHONE, has_touch=True)
    assert overflow(page) == [0, 0]
    page.locator("[data-card][data-target]").first.tap()
    uses = page.locator(".dock [data-use]")
    expect(uses).to_have_count(6)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.bar button, [role=tab]')]
          .map((one) => one.getBoundingClientRect())
          .filter((box) => box.width > 0 && (box.width < 44 || box.height < 44)).length"""
    )
    assert small == 0
    before = head(page)
    page.locator(".dock [data-use=florins]").tap()
    moved(page, before)
    for tab, shown in (("Brügge", ".shared"), ("Les autres", ".town"), ("Journal", "aside")):
        page.get_by_role("tab", name=tab).tap()
        expect(page.locator(shown).first).to_be_visible()
        assert overflow(page)[0] == 0


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_no_fault(visit: Visit, light: str) -> None:
    rules = ["color-contrast"] if light == "dark" else []  # all else is the same by day
    page = seated(visit, record("turn", "rich"), color_scheme=light, bypass_csp=True)
    page.locator("[data-card][data-target]").first.click()
    expect(page.locator("aside [data-use]")).to_have_count(6)
    found = faults(page, *rules)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.locator(".dock")).to_be_visible()
    found += faults(page, *rules)
    page.goto(page.url.split("/m/")[0] + "/cards/bruges")
    expect(page.locator("article")).to_have_count(165)
    page.locator("input").fill("konig")  # a few cards are like the others, and quicker to check
    page.locator("summary").first.click()
    found += faults(page, *rules)
    assert found == []


# --- Secrets, and after the game ---


def test_neighbours_at_one_screen_do_not_see_each_others_cards(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, record("turn", "fresh", after=30), ["me", "here:Wim"])
    expect(page.locator("[data-card]")).to_have_count(0)
    page.get_by_role("button", name=re.compile("C’est moi")).click()
    expect(page.locator("[data-card]").first).to_be_visible()
    page.locator("[data-card][data-target]").first.click()
    plays(page, place(page, "florins"))
    page.get_by_role("button", name="Fin du tour").click()
    expect(page.get_by_role("heading", name=re.compile("C’est à Wim"))).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)


def test_a_spectator_sees_backs_only(visit: Visit) -> None:
    page = seated(visit, record("turn", "fresh", after=30))
    watcher = visit(page.url[page.url.index("/m/") :])
    expect(watcher.locator(".hand .back").first).to_be_visible()
    expect(watcher.locator("[data-card]")).to_have_count(0)
    expect(watcher.locator("[data-target]")).to_have_count(0)


# --- The gallery ---


def test_the_gallery_is_searched_in_three_languages(visit: Visit) -> None:
    page = seated(visit, record("turn", "fresh", after=30))
    page.get_by_role("button", name="Tous les personnages").click()
    cards = page.locator("dialog[open] article")
    expect(cards).to_have_count(165)
    dialog = page.locator("dialog[open]")
    found = {"konig": "Roi", "beggar king": "Roi des mendiants", "Évêque": "Évêque"}
    for word, name in found.items():
        dialog.locator("input").fill(word)
        expect(dialog.get_by_role("article", name=name, exact=True)).to_be_visible()
        assert cards.count() < 10
    cards.first.locator("summary").click()
    expect(cards.first.locator("[lang=de]").first).to_be_visible()
    page.get_by_role("button", name="Tout montrer").click()
    page.get_by_role("button", name="Violet", exact=True).click()
    expect(cards).to_have_count(33)
    page.get_by_role("button", name="Laurier").click()
    assert 0 < cards.count() < 33
    page.get_by_role("button", name="Tout montrer").click()
    page.locator("dialog[open]").get_by_label("Origine").select_option(label="Carte reconstituée")
    expect(cards).to_have_count(114)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Défausse")).click()
    assert 0 < cards.count() < 165


@pytest.mark.parametrize("path", ["/help/bruges", "/about/bruges"])
def test_rules_and_origins_lead_to_the_gallery(visit: Visit, path: str) -> None:
    page = visit(path)
    page.get_by_role("link", name="Toutes les cartes").click()
    expect(page.locator("article")).to_have_count(165)
    expect(page.get_by_text("165 cartes sur 165")).to_be_visible()
