"""The way in: the shelf, one click to a game, tables, invitations, spectators."""

import re

from harness import Server
from playwright.sync_api import Page, expect
from steps import PHONE, Visit, play_bot, play_on


def test_one_click_from_the_door_to_a_game(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", level=1)).to_have_text("La ludothèque qui ne ferme jamais")
    shelf = page.get_by_role("article")
    expect(shelf).to_have_count(5)
    burgundy = page.get_by_role("article", name="Les Châteaux de Bourgogne")
    expect(burgundy.get_by_text("Bientôt")).to_have_count(0)
    match = play_bot(page)
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible()
    # Back on the shelf the game waits, first of all; one click continues it.
    page.get_by_role("link", name="Bourgade").click()
    row = page.get_by_role("link", name=re.compile("^(À vous|Voir), Bourgogne contre Apprenti"))
    expect(row).to_be_visible()
    row.click()
    page.wait_for_url(f"**/m/{match}")


def test_games_that_are_not_built_say_so(visit: Visit, site: Server) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Jouer contre un bot").first).to_be_visible()
    listed = {game["key"] for game in site.guest("Ada").request("GET", "/api/games")["games"]}
    soon = page.get_by_text("Bientôt")
    assert soon.count() >= 5 - len(listed)


def _open_table(page: Page, *, public: bool = False) -> None:
    page.get_by_role("button", name="Créer une table").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Place 1", exact=True)).to_have_value("me")
    if public:
        dialog.get_by_role("switch", name="Visible dans les tables ouvertes").click()
    dialog.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))


def test_two_people_meet_by_a_link_talk_and_are_watched(visit: Visit) -> None:
    ada = visit()
    _open_table(ada)
    expect(ada.get_by_role("status").filter(has_text="On attend encore")).to_be_visible()
    link = ada.get_by_label("Lien").input_value()
    bo = visit(link.partition("/t/")[1] + link.partition("/t/")[2])
    bo.get_by_role("button", name="S’asseoir").click()
    for page in (ada, bo):
        page.wait_for_url(re.compile(r"/m/[\w-]+$"))
        expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible()
    # One of the two is asked for a move, the other waits; a spectator sees the same game.
    zoe = visit(ada.url[ada.url.index("/m/") :])
    expect(zoe.get_by_text("Vous regardez")).to_be_visible()
    # Talk reaches the other player at once, and not the spectator while the game lasts.
    ada.get_by_role("button", name="Menu", exact=True).click()
    ada.get_by_role("button", name="Discuter").click()
    ada.get_by_label("Votre message").fill("Bonne <b>chance</b> !")
    ada.get_by_role("button", name="Envoyer").click()
    expect(ada.get_by_role("log", name="Discuter")).to_contain_text("Bonne <b>chance</b> !")
    bo.get_by_role("button", name="un nouveau message").click()
    expect(bo.get_by_role("log", name="Discuter")).to_contain_text("Bonne <b>chance</b> !")
    expect(zoe.get_by_role("button", name="un nouveau message")).to_have_count(0)


def test_an_open_table_is_found_on_the_home_page(visit: Visit) -> None:
    ada = visit()
    _open_table(ada, public=True)
    bo = visit()
    table = ada.url[ada.url.index("/t/") :]
    bo.locator(f"a[href='{table}']", has_text="Rejoindre").click()
    bo.wait_for_url(f"**{table}")
    expect(bo.get_by_role("heading", name="Autour de la table")).to_be_visible()
    expect(bo.get_by_text("Règles habituelles")).to_be_visible()
    ada.get_by_role("button", name="Fermer la table").click()
    ada.wait_for_url(re.compile(r"/$"))
    expect(bo.get_by_text("Cette table est fermée.")).to_be_visible()


def test_a_free_seat_is_given_to_a_bot(visit: Visit) -> None:
    page = visit()
    _open_table(page)
    page.get_by_role("button", name="Donner à un bot").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Marchande")).click()
    page.wait_for_url(re.compile(r"/m/[\w-]+$"))


def test_a_table_with_a_clock_and_variants(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Créer une table").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Nombre de joueurs").select_option("3")
    dialog.get_by_label("Place 2", exact=True).select_option("bot:gentle")
    dialog.get_by_label("Place 3", exact=True).select_option("bot:casual")
    dialog.get_by_label("Domaines, Place 1").select_option("7")
    dialog.get_by_label("Rythme").select_option("live")
    dialog.get_by_label("Temps de chacun").select_option("20")
    dialog.get_by_text("Variantes").click()
    dialog.get_by_label("Départage").select_option("most-empty")
    dialog.get_by_role("button", name="Commencer").click()
    page.wait_for_url(re.compile(r"/m/[\w-]+$"))
    expect(page.get_by_text(re.compile(r"(20:00|19:\d\d)"))).to_be_visible()
    match = page.url.rpartition("/")[2]
    shown = page.evaluate("match => fetch(`/api/matches/${match}`).then((a) => a.json())", match)
    assert shown["options"]["boards"] == ["7", "1", "1"]
    assert shown["options"]["tie-break"] == "most-empty"


def test_hot_seat_hides_what_the_neighbour_must_not_see(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Créer une table").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Place 2", exact=True).select_option("here")
    dialog.get_by_label("Nom du joueur, place 2").fill("Wim")
    dialog.get_by_text("Variantes").click()
    dialog.get_by_label("Mise en place").select_option("expert-secret")
    dialog.get_by_role("button", name="Commencer").click()
    page.wait_for_url(re.compile(r"/m/[\w-]+$"))
    match = page.url.rpartition("/")[2]
    for _ in range(2):
        # The table comes only after whoever is next has said so.
        ready = page.get_by_role("button", name=re.compile("^C’est moi"))
        expect(ready).to_be_focused()
        expect(page.get_by_role("button", name="Menu", exact=True)).to_have_count(0)
        ready.press("Enter")
        expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible()
        play_on(page, match, 2)
    expect(page.get_by_role("button", name=re.compile("^C’est moi"))).to_have_count(0)


def test_the_home_page_fits_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE)
    expect(page.get_by_role("button", name="Jouer contre un bot").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, select, a.button')]
          .filter((one) => one.checkVisibility() && !one.classList.contains('skip'))
          .filter((one) => one.getBoundingClientRect().height < 44)
          .map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert small == []


def test_addresses_that_lead_nowhere(visit: Visit) -> None:
    page = visit("/no/such/room")
    expect(page.get_by_role("heading", name="Cette page n’existe pas.")).to_be_visible()
    page.get_by_role("link", name="Accueil").click()
    page.wait_for_url(re.compile(r"/$"))
    page = visit("/m/nothing-here")
    expect(page.get_by_text("Cette partie n’existe pas.")).to_be_visible()
