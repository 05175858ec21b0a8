"""Each decision of Burgundy can be made on the page, and made clear by it."""

from typing import Any

from playwright.sync_api import Page, expect
from positions import decides, reach, sit_down
from steps import Visit, head, moved

import bourgade

GAME = bourgade.game("burgundy")


def seated(visit: Visit, decision: str, **how: Any) -> Page:
    page = visit(None)
    sit_down(page, reach(decides(0, decision), **how))
    return page


def test_a_full_storage_gives_up_a_tile(visit: Visit) -> None:
    page = seated(visit, "discard")
    expect(page.locator(".prompt")).to_contain_text("Votre réserve est pleine")
    expect(page.locator("[data-spot=held] [data-tile]")).to_have_count(1)
    held = page.locator("[data-spot=held] [data-tile]").get_attribute("data-tile")
    page.locator(".own button[data-stored]").first.click()
    expect(page.locator("[data-spot=held]")).to_have_count(0)
    assert page.locator(f".own .storage [data-tile='{held}']").count() >= 1


def test_a_castle_offers_any_number(visit: Visit) -> None:
    page = seated(visit, "castle")
    expect(page.locator(".prompt")).to_contain_text("Le château vous offre une action")
    assert page.locator(".board [data-target]").count() > 2
    before = head(page)
    page.locator(".board [data-target]").last.click()
    moved(page, before)


def test_a_ship_loads_at_a_depot(visit: Visit) -> None:
    page = seated(visit, "ship")
    expect(page.locator(".board rect.load")).to_have_count(6)
    before = head(page)
    page.locator(".board rect.load").nth(2).click()
    moved(page, before)


def test_goods_that_do_not_fit_are_chosen(visit: Visit) -> None:
    page = seated(visit, "keep-goods")
    expect(page.locator(".prompt")).to_contain_text("Tout ne tient pas à bord")
    before = head(page)
    page.locator(".verbs").get_by_role("button", name="Garder").first.click()
    moved(page, before)


def test_a_benefit_can_be_used_or_renounced(visit: Visit) -> None:
    page = seated(visit, "market")
    assert page.locator(".board [data-target]").count() > 0
    page.locator(".verbs").get_by_role("button", name="Renoncer").click()
    expect(page.get_by_role("log")).to_contain_text("renonce à l’avantage")


def test_two_tiles_for_one_space_are_asked_about(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, reach(_two_tiles_fit, after=40))
    target = page.locator(".own [data-cell][aria-label$=ici]").first
    target.click()
    expect(page.locator(".prompt")).to_contain_text("Laquelle ?")
    choices = page.locator(".verbs .act")
    assert choices.count() >= 2
    page.get_by_role("button", name="Abandonner ce choix").click()
    expect(page.locator(".prompt")).not_to_contain_text("Laquelle ?")
    target.click()
    before = head(page)
    choices.first.click()
    moved(page, before)


def _two_tiles_fit(state: Any) -> bool:
    if not decides(0, "turn")(state):
        return False
    storage = state.view(0).players[0].storage
    fits: dict[int, set[str]] = {}
    for action in map(GAME.decode, state.legal_actions()):
        if action["verb"] == "place" and action["die"] == 0:
            fits.setdefault(int(action["space"]), set()).add(storage[int(action["slot"])])
    return any(len(tiles) > 1 for tiles in fits.values())


def test_a_tile_is_bought(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, reach(_can_buy, after=20))
    page.locator(".verbs").get_by_role("button", name="Acheter une tuile").click()
    expect(page.locator(".prompt")).to_contain_text("Quelle tuile achetez-vous ?")
    targets = page.locator("[data-spot='depot-0'] [data-target]")
    assert targets.count() > 0
    silver = int(page.locator("[data-spot=silver-0] b").inner_text())
    targets.first.click()
    expect(page.locator("[data-spot=silver-0] b")).to_have_text(str(silver - 2))


def _can_buy(state: Any) -> bool:
    room = None in state.view(0).players[0].storage
    verbs = {str(GAME.decode(action)["verb"]) for action in state.legal_actions()}
    return decides(0, "turn")(state) and "buy" in verbs and room


def test_experts_choose_a_side_and_a_space(visit: Visit) -> None:
    page = seated(visit, "choose-side", options=(("setup", "expert-secret"),))
    expect(page.get_by_role("button", name="Choisir cette face")).to_have_count(2)
    page.get_by_role("button", name="Choisir cette face").first.click()
    expect(page.locator(".prompt")).to_contain_text("château de départ")
    spaces = page.locator(".own [data-cell]")
    assert spaces.count() > 2
    spaces.first.click()
    expect(page.locator(".prompt")).not_to_contain_text("château de départ")
    expect(page.locator(".own [data-laid]")).to_have_count(1)


def test_a_castle_is_founded_on_a_spielbox_board(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, reach(_can_found, after=10, options=(("boards", ("10a", "10b")),)))
    page.locator(".verbs").get_by_role("button", name="Fonder un château").click()
    expect(page.locator(".prompt")).to_contain_text("Sur quelle case")
    targets = page.locator(".own [data-cell]")
    expect(targets.first).to_be_visible()
    before = head(page)
    targets.first.click()
    moved(page, before)


def _can_found(state: Any) -> bool:
    verbs = {str(GAME.decode(action)["verb"]) for action in state.legal_actions()}
    return decides(0, "turn")(state) and "found" in verbs
