"""Who I am and how I like it: name, account, language, light; and a line that breaks."""

import re

import pytest
from harness import Server
from playwright.sync_api import Page, expect
from steps import Visit, play_bot, saying, still


def test_the_language_changes_at_once_and_stays(visit: Visit) -> None:
    page = visit()
    play_bot(page)
    page.go_back()
    page.get_by_label("Langue").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Die Ludothek, die nie schließt")
    assert page.evaluate("document.documentElement.lang") == "de"
    page.reload()
    expect(page.get_by_role("button", name="Gegen einen Bot spielen").first).to_be_visible()
    page.get_by_role("link", name=re.compile("Lehrling")).first.click()
    expect(page.get_by_role("button", name="Regeln").first).to_be_visible()
    page.get_by_role("button", name="Regeln").first.click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Das Ziel")).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_no_text_is_missing(visit: Visit, language: str) -> None:
    """A key that found no words would stand on the page as it is: with dots or dashes."""
    page = visit(locale={"fr": "fr-FR", "en": "en-GB", "de": "de-DE"}[language])
    origin = page.url.rstrip("/")
    for path in ("/", "/account", "/help/burgundy", "/about/burgundy"):
        page.goto(origin + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        still(page)
        words = page.locator("body").inner_text()
        keys = r"\b(?:home|nav|table|account|page|help|about|settings|game|burgundy|core)[-.][a-z]"
        assert re.findall(keys + r"[\w.-]*", words) == []


def test_evening_and_contrast_are_kept(visit: Visit) -> None:
    page = visit("/account")
    page.get_by_label("Lumière").select_option("evening")
    page.get_by_role("switch", name="Contraste fort").click()
    page.reload()
    expect(page.get_by_role("switch", name="Contraste fort")).to_be_checked()
    assert page.evaluate("document.documentElement.dataset.theme") == "evening"
    assert page.evaluate("document.documentElement.dataset.contrast") == "strong"


def test_what_is_being_typed_stays_when_something_else_is_saved(visit: Visit) -> None:
    page = visit("/account")
    page.get_by_label("Votre nom").fill("Colette")
    page.get_by_role("switch", name="Demander avant la fin du tour").click()
    still(page)
    expect(page.get_by_label("Votre nom")).to_have_value("Colette")


def _rename(page: Page, name: str) -> None:
    page.get_by_label("Votre nom").fill(name)
    with saying(page, "Enregistré."):
        page.get_by_role("button", name="Enregistrer").click()


def test_an_account_keeps_the_guests_games_on_another_device(visit: Visit) -> None:
    page = visit(forgiving=True)  # the browser tells of the 401 at the end
    play_bot(page)
    page.goto(page.url.partition("/m/")[0] + "/account")
    _rename(page, "Colette")
    login = "colette-page"
    page.get_by_label("Identifiant").fill(login)
    page.get_by_label("Mot de passe").fill("un mot de passe")
    page.get_by_role("button", name="Créer le compte").click()
    expect(page.get_by_text(f"Connecté sous l’identifiant {login}.")).to_be_visible()
    page.get_by_role("switch", name="Demander avant la fin du tour").click()
    still(page)  # the server knows it

    other = visit("/account")
    other.get_by_label("Identifiant").fill(login)
    other.get_by_label("Mot de passe").fill("un mot de passe")
    other.get_by_role("button", name="Se connecter").click()
    expect(other.get_by_role("link", name="Colette")).to_be_visible()
    expect(other.get_by_role("switch", name="Demander avant la fin du tour")).not_to_be_checked()
    other.get_by_role("link", name="Bourgade").click()
    expect(other.get_by_role("link", name=re.compile("Bourgogne contre"))).to_be_visible()

    # From here the first device is signed out.
    other.goto(other.url.rstrip("/") + "/account")
    other.get_by_role("button", name="Déconnecter", exact=True).click()
    expect(other.get_by_role("button", name="Déconnecter", exact=True)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Cette session a pris fin")).to_be_visible()
    expect(page.get_by_role("link", name="Colette")).to_have_count(0)


def test_a_wrong_password_is_refused_in_words(visit: Visit) -> None:
    page = visit("/account", forgiving=True)
    page.get_by_label("Identifiant").fill("nobody-here")
    page.get_by_label("Mot de passe").fill("wrong password")
    page.get_by_role("button", name="Se connecter").click()
    expect(page.get_by_role("alert")).to_contain_text("ne correspondent pas")


def test_about_this_edition_tells_fact_from_reconstruction(visit: Visit) -> None:
    page = visit("/about/burgundy")
    rebuilt = page.get_by_role("region", name="Reconstitué")
    expect(rebuilt).to_contain_text("10a")
    expect(page.get_by_role("region", name="Confirmé")).to_be_visible()


def test_a_server_that_comes_back_finds_its_players_again(visit: Visit, fresh_site: Server) -> None:
    """The line breaks, is announced, and heals; nothing is lost."""
    page = visit(site=fresh_site, forgiving=True)
    play_bot(page)
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible()
    fresh_site.kill()
    expect(page.get_by_role("alert")).to_contain_text("La connexion est coupée")
    with saying(page, "La connexion est revenue."):
        fresh_site.start()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_session_that_ended_is_told_and_replaced_by_no_guest(visit: Visit) -> None:
    page = visit("/account", forgiving=True)  # the browser tells of each 401
    page.get_by_label("Identifiant").fill("Solange")
    before = page.context.cookies()
    page.get_by_label("Mot de passe").fill("correct horse")
    page.get_by_role("button", name="Créer le compte").click()
    expect(page.get_by_role("button", name="Se déconnecter")).to_be_visible()
    # The guest's cookie, as a tab or a browser that was left behind has it.
    page.context.add_cookies(before)  # type: ignore[arg-type]
    page.goto(page.url.replace("/account", "/"))
    expect(page.get_by_role("heading", name="Cette session a pris fin")).to_be_visible()
    assert page.context.cookies() == before
    page.get_by_label("Identifiant").fill("Solange")
    page.get_by_label("Mot de passe").fill("correct horse")
    page.get_by_role("button", name="Se connecter").click()
    expect(page.get_by_role("button", name="Jouer contre un bot").first).to_be_visible()
    page.context.add_cookies(before)  # type: ignore[arg-type]
    page.reload()
    page.get_by_role("button", name="Continuer comme nouvel invité").click()
    expect(page.get_by_role("button", name="Jouer contre un bot").first).to_be_visible()
    assert page.context.cookies() != before
