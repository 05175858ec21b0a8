"""Invitations: what the page says of its link, on one machine and between two."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import Server
from networks import HOUSE, Networks, two_machines
from playwright.sync_api import Browser, Page, expect
from steps import CHROMIUM, PHONE, Visit


def open_table(page: Page) -> None:
    page.get_by_role("button", name="Créer une table").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))


def test_a_link_that_opens_only_here_is_said_to(visit: Visit, site: Server) -> None:
    page = visit(size=PHONE)
    open_table(page)
    panel = page.get_by_role("region", name="Inviter")
    expect(panel.get_by_text("que sur cet ordinateur")).to_be_visible()
    expect(panel.get_by_text("bourgade serve --lan")).to_be_visible()
    expect(panel.get_by_label("Lien")).to_have_value(re.compile(rf"^{site.url}/t/"))
    expect(panel.get_by_role("img", name="Code QR")).to_have_count(0)


@pytest.fixture(scope="module")
def networks() -> Iterator[Networks]:
    with two_machines() as networks:
        yield networks


@pytest.fixture
def guests_browser(networks: Networks, chromium: Browser, tmp_path: Path) -> Iterator[Browser]:
    """On the other machine."""
    start = tmp_path / "browser"
    start.write_text(f'#!/bin/sh\nexec {shlex.join(networks.command("guest"))} {CHROMIUM} "$@"\n')
    start.chmod(0o700)
    browser = chromium.browser_type.launch(
        executable_path=start, args=["--no-sandbox", "--disable-gpu", "--mute-audio"]
    )
    yield browser
    browser.close()


def test_a_link_to_another_machine_opens_there(
    networks: Networks, guests_browser: Browser, tmp_path: Path
) -> None:
    """Without https the page may do less (no clipboard, for one): all the same one sits down."""
    with networks.inside("house"):
        house = Server(tmp_path, "--lan").start()
    try:
        url = f"http://{HOUSE}:{house.port}"
        ada, bo = (guests_browser.new_page(locale="fr-FR") for _ in range(2))
        ada.goto(url)
        open_table(ada)
        panel = ada.get_by_role("region", name="Inviter")
        link = ada.url
        assert link.startswith(url)
        expect(panel.get_by_label("Lien")).to_have_value(link)
        expect(panel.get_by_role("img", name=f"Code QR : {link}")).to_be_visible()
        panel.get_by_role("button", name="Copier le lien").click()
        expect(panel.get_by_label("Lien")).to_be_focused()
        bo.goto(link)
        bo.get_by_role("button", name="S’asseoir").click()
        for page in (ada, bo):
            page.wait_for_url(re.compile(r"/m/[\w-]+$"))
            expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible()
    finally:
        house.stop()
