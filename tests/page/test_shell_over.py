"""The end of a game and after: score sheet, fair dice, replay, going on from a moment."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect
from steps import LAPTOP, PHONE, Visit, play_bot, play_on, sit_down_late, until_over


def _scores(page: Page) -> tuple[int, int]:
    """The totals of the score sheet."""
    row = page.get_by_role("row", name=re.compile("^Total"))
    one, two = re.findall(r"\d+", row.inner_text())
    return int(one), int(two)


def _at(page: Page) -> int:
    found = re.search(r"[?&]at=(\d+)", page.url)
    assert found, page.url
    return int(found[1])


def test_score_sheet_replay_and_going_on(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    match = sit_down_late(page)
    page.goto(f"{page.url}m/{match}")
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible()
    play_on(page, match)
    until_over(page)

    # The sheet adds up, part by part, for both.
    sheet = page.get_by_role("table").first
    columns = sheet.locator("tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.querySelectorAll('.figure')].map((c) => +c.innerText))"
    )
    assert tuple(map(sum, zip(*columns, strict=True))) == _scores(page)
    expect(page.get_by_role("heading", name="Manche après manche")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Voir [A-E] [1-5]"))).to_have_count(3)

    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(page.get_by_role("columnheader", name="D’où viennent les points")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]

    # The record leaves the house as a file.
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Exporter").click()
    record = tmp_path / "game.json"
    waiting.value.save_as(record)
    assert json.loads(record.read_text())["game"] == "burgundy"

    # A moment leads into the replay; there is a way through it by step, turn and scrub.
    page.get_by_role("link", name=re.compile("^Voir [A-E] [1-5]")).first.click()
    page.wait_for_url(re.compile(r"/replay/.*at=\d+"))
    moment = _at(page)
    assert moment > 0
    page.get_by_role("button", name="Coup suivant").click()
    expect(page).to_have_url(re.compile(f"at={moment + 1}$"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(f"at={moment}$"))
    page.get_by_role("button", name="Au début").click()
    expect(page).to_have_url(re.compile("at=0$"))
    page.get_by_role("button", name="Tour suivant").click()
    page.wait_for_url(re.compile(r"at=[1-9]\d*$"))
    page.get_by_role("button", name="Lecture").click()
    turn = _at(page)
    page.wait_for_url(lambda url: int(url.partition("at=")[2]) > turn)
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Point de vue").select_option("1")
    page.wait_for_url(re.compile("seat=1"))

    # Somebody else follows the link to the very moment and plays on from there, elsewhere.
    guest = visit(page.url[page.url.index("/replay/") :])
    guest.get_by_role("button", name="Continuer d’ici").click()
    guest.get_by_role("dialog").get_by_role("button", name="Commencer").click()
    guest.wait_for_url(re.compile(r"/m/[\w-]+$"))
    assert match not in guest.url
    expect(guest.get_by_role("button", name="Menu", exact=True)).to_be_visible()

    # The exported file comes back in as a game to look at.
    other = visit()
    with other.expect_file_chooser() as chooser:
        other.get_by_role("button", name="Importer une partie").click()
    chooser.value.set_files(record)
    other.wait_for_url(re.compile(r"/replay/"))
    expect(other.get_by_label("Moment de la partie")).to_be_visible()

    # And once more.
    page.goto(page.url.replace("/replay/", "/m/").partition("?")[0])
    until_over(page)
    page.get_by_role("button", name="Revanche").click()
    page.wait_for_url(lambda url: "/m/" in url and match not in url)


def test_a_wrong_file_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    page = visit(forgiving=True)
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"game": "burgundy"}')
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Importer une partie").click()
    chooser.value.set_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("ne peut pas être chargée")


def test_conceding_asks_first_and_the_dice_can_be_checked(visit: Visit) -> None:
    page = visit()
    play_bot(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Abandonner la partie").click()
    page.get_by_role("button", name="Oui, abandonner").click()
    expect(page.get_by_role("heading", name="Apprenti gagne par abandon")).to_be_visible()

    # Every roll and draw follows from the secret: recomputed by the server, its promise here.
    page.get_by_role("button", name="Vérifier les dés").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Vérifier", exact=True).click()
    expect(dialog.get_by_text("découlent bien du secret")).to_be_visible()
    expect(dialog.get_by_text("recalculée dans ce navigateur")).to_be_visible()
