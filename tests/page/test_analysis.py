"""After the game: the chances turn by turn, where it turned, and another try from there."""

import functools
import re

from playwright.sync_api import Page, expect
from steps import LAPTOP, PHONE, Visit, ask, faults

import bourgade
from bourgade import bots


@functools.cache
def last_rounds() -> str:
    """A castle half built with care, and finished by two who lay tiles at random."""
    match = bourgade.start("castle", players=2, seed=8)
    careful, careless = bots.make("greedy", 1), bots.make("random", 1)
    positions = []
    while not match.state.is_terminal():
        positions.append(match.state.to_dict())
        match.play(careful.choose(match.state))
    late = bourgade.start("castle", players=2, seed=9, position=positions[-20])
    while not late.state.is_terminal():
        late.play(careless.choose(late.state))
    return str(late.record.to_json())


def at(page: Page) -> int:
    found = re.search(r"[?&]at=(\d+)", page.url)
    assert found, page.url
    return int(found[1])


def test_chances_turning_points_and_another_try(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    match = ask(page, "/api/records", last_rounds())["match"]
    page.goto(f"{page.url}m/{match}")
    page.get_by_role("button", name="Analyse", exact=True).click()
    dialog = page.get_by_role("dialog", name="Analyse")
    slider = dialog.get_by_role("slider", name="Moment de la partie")
    expect(slider).to_be_visible()

    # By keyboard, every turn says its chances; the table has the same ones.
    slider.focus()
    said = slider.get_attribute("aria-valuetext") or ""
    assert re.match(r"Coup \d+: .+ \d+\s%, .+ \d+\s%$", said)
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Fin: .*100\s%"))
    dialog.get_by_text("En tableau").click()
    rows = dialog.get_by_role("table").get_by_role("row")
    assert rows.count() == int(slider.get_attribute("max") or 0) + 2
    shares = re.findall(r"(\d+)\s%", rows.nth(1).inner_text())
    assert abs(sum(map(int, shares)) - 100) <= 1

    # A turning point leads into the replay, just before it was played.
    points = dialog.get_by_role("region", name="Tournants").get_by_role("listitem")
    expect(points.first).to_be_visible()
    assert points.count() <= 5
    better = points.filter(has_text="Mieux").first
    expect(better).to_contain_text(re.compile(r"Mieux : .+ \(\d+\s% → \d+\s%\)"))
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert faults(page) == []
    move = int(re.findall(r"Coup (\d+)", better.inner_text())[0])
    better.get_by_role("button", name=f"Voir le coup {move}").click()
    page.wait_for_url(re.compile(rf"/replay/{match}\?at={move - 1}$"))

    # Whoever looks later need not wait; from the replay one tries again.
    other = visit(f"/replay/{match}?at=0")
    other.get_by_role("button", name="Analyse", exact=True).click()
    again = other.get_by_role("region", name="Tournants").get_by_role("listitem")
    again.filter(has_text="Mieux").first.get_by_role("button", name="Rejouer d’ici").click()
    retry = other.get_by_role("dialog", name="Continuer d’ici")
    expect(retry).to_be_visible()
    assert at(other) == move - 1
    retry.get_by_role("button", name="Commencer").click()
    other.wait_for_url(re.compile(r"/m/[\w-]+$"))
    expect(other.get_by_role("button", name="Menu", exact=True)).to_be_visible()
