var e=`### Brügge, auf Deutsch.

title = Brügge
subtitle = Fünf Würfel, vier Karten je Runde, eine Stadt voller Personen

## Zahlen
florins = { $count } Gulden
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
workers = { $count } Arbeiter
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
threats = { $count ->
    [one] { $count } Bedrohung
   *[other] { $count } Bedrohungen
  }
levels = { $count ->
    [one] { $count } Stufe
   *[other] { $count } Stufen
  }
canal-tiles = { $count ->
    [one] { $count } Kanalplättchen
   *[other] { $count } Kanalplättchen
  }
characters = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
  }
houses = { $count ->
    [one] { $count } Haus
   *[other] { $count } Häuser
  }

## Farben und farbige Dinge
colour-blue = blau
colour-brown = braun
colour-yellow = gelb
colour-red = rot
colour-violet = violett
workers-blue = { $count ->
    [one] { $count } blauer Arbeiter
   *[other] { $count } blaue Arbeiter
  }
workers-brown = { $count ->
    [one] { $count } brauner Arbeiter
   *[other] { $count } braune Arbeiter
  }
workers-yellow = { $count ->
    [one] { $count } gelber Arbeiter
   *[other] { $count } gelbe Arbeiter
  }
workers-red = { $count ->
    [one] { $count } roter Arbeiter
   *[other] { $count } rote Arbeiter
  }
workers-violet = { $count ->
    [one] { $count } violetter Arbeiter
   *[other] { $count } violette Arbeiter
  }
threats-blue = eine blaue Bedrohung
threats-brown = eine braune Bedrohung
threats-yellow = eine gelbe Bedrohung
threats-red = eine rote Bedrohung
threats-violet = eine violette Bedrohung
house-blue = ein blaues Haus
house-brown = ein braunes Haus
house-yellow = ein gelbes Haus
house-red = ein rotes Haus
house-violet = ein violettes Haus
back-blue = eine blaue Karte
back-brown = eine braune Karte
back-yellow = eine gelbe Karte
back-red = eine rote Karte
back-violet = eine violette Karte
side-left = links
side-right = rechts
who = { $player }
die-shows = { $colour } { $number }

## Unglücke
disaster-flood = Überschwemmung
disaster-plague = Pest
disaster-raid = Überfall
disaster-fire = Brand
disaster-intrigue = Intrige
disaster-flood-help = Du verlierst alle deine Arbeiter.
disaster-plague-help = Du verlierst eine Person deiner Wahl; ihr Haus bleibt.
disaster-raid-help = Du verlierst alle deine Gulden.
disaster-fire-help = Du verlierst ein Haus oder ein Plättchen am Ende eines Kanals; die Person eines abgebrannten Hauses kehrt auf die Hand zurück.
disaster-intrigue-help = Du verlierst 3 Punkte, fällst aber nie unter 0.

## Personen
card = { $de }
card-unknown = eine Karte
group-nobility = Adel
group-performers = Gaukler
group-craftsmen = Handwerker
group-church = Klerus
group-guard = Wache
group-scholars = Gelehrte
group-officials = Beamte
group-merchants = Händler
group-court = Hofstaat
group-artists = Künstler
group-underworld = Unterwelt
symbol-worker = Arbeiter
symbol-lightning = Blitz
symbol-infinity = Unendlich
symbol-laurel = Lorbeer
majority-progress = Fortschritt
majority-characters = Personen
majority-canals = Kanal

## Was die Personen tun
and-then = { $first }; { $rest }
acts-worker = mit einem Arbeiter ({ $worker }): { $effects }
acts-lightning = beim Ausspielen: { $effects }
acts-infinity = einmal je Runde: { $effects }
acts-standing = dauerhaft: { $effects }
acts-laurel = am Ende: { $effects }
amount-per = { $amount } { $per }
amount-at-most = { $amount } { $per } (höchstens { $most })
per-level = { $each ->
    [1] je Stufe des Fortschritts
   *[other] je { $each } Stufen des Fortschritts
  }
per-majorities = je errungener Mehrheit
per-canal-tiles = { $each ->
    [1] je Kanalplättchen
   *[other] je { $each } Kanalplättchen
  }
per-canal-thirds = je bebautem drittem Kanalfeld
per-complete-canals = je vollständigem Kanal
per-statues = je Statue
per-houses = { $each ->
    [1] je Haus
   *[other] je { $each } Häuser
  }
per-house-colours = je Farbe unter deinen Häusern
per-workers = { $each ->
    [1] je Arbeiter
   *[other] je { $each } Arbeiter
  }
per-florins = { $each ->
    [1] je übrigem Gulden
   *[other] je { $each } übrige Gulden
  }
per-characters = { $each ->
    [1] je Person
   *[other] je { $each } Personen
  }
per-groups = je Gruppe unter deinen Personen
per-threats = je Bedrohung vor dir
per-group = je Person der Gruppe { $group }
per-die = je Auge des Würfels ({ $colour })
count-level = Stufen des Fortschritts
count-majorities = Mehrheiten
count-canal-tiles = Kanalplättchen
count-canal-thirds = dritte Kanalfelder
count-complete-canals = vollständige Kanäle
count-statues = Statuen
count-houses = Häuser
count-house-colours = Farben unter deinen Häusern
count-workers = Arbeiter
count-florins = Gulden
count-characters = Personen
count-groups = Gruppen
count-threats = Bedrohungen
count-group = Personen der Gruppe
count-die = Augen des Würfels
score-if = { $points }, wenn du { $count } { $counted } hast
gain-workers-any = { $count ->
    [1] { $workers } beliebiger Farbe
   *[other] { $workers } beliebiger Farben
  }
gain-workers-one = { $workers } einer Farbe deiner Wahl
gain-workers-each = { $workers } jeder Farbe
gain-cards = { $cards } ziehen
discard-any = { $count ->
    [1] eine Bedrohung beliebiger Farbe abwerfen
   *[other] bis zu { $threats } abwerfen, Farben nach Wahl
  }
discard-worker = { $count ->
    [1] eine Bedrohung in der Farbe des bezahlten Arbeiters abwerfen
   *[other] bis zu { $threats } in der Farbe des bezahlten Arbeiters abwerfen
  }
discard-trigger = { $count ->
    [1] eine Bedrohung dieser Farbe abwerfen
   *[other] bis zu { $threats } dieser Farbe abwerfen
  }
discard-colour = { $count ->
    [1] { $threat } abwerfen
   *[other] bis zu { $threats } abwerfen ({ $colour })
  }
may-advance = { $levels } aufsteigen, ohne zu zahlen
may-advance-paying = { $levels } aufsteigen für { $price }
may-dig = { $times ->
    [0] ein Kanalplättchen bauen, ohne Karte und Gulden
    [1] ein Kanalplättchen bauen, ohne Karte, zum Preis des Feldes
    [2] ein Kanalplättchen bauen, ohne Karte, zum doppelten Preis
   *[other] ein Kanalplättchen bauen, ohne Karte, zum { $times }-fachen Preis
  }
may-build = { $workers ->
    [0] ein Haus mit einer Handkarte bauen, ohne Arbeiter
   *[other] ein Haus mit einer Handkarte und einem Arbeiter bauen
  }
may-play = auf Wunsch eine weitere Karte spielen
must-play = eine weitere Karte spielen
may-exchange-all = beliebig viele eigene Arbeiter gegen andere tauschen
may-exchange = bis zu { $workers } gegen andere tauschen
may-convert = { $times ->
    [1] { $given } gegen { $got } tauschen
   *[other] { $given } gegen { $got } tauschen, bis zu { $times }-mal
  }
take-from-each = jeder Gegner gibt dir { $amount }
give-each = jedem Gegner 1 Gulden geben: { $points } je Gulden
each-threat = { $count ->
    [1] jeder Gegner erhält { $threat }
   *[other] jeder Gegner erhält { $count }-mal { $threat }
  }
each-threat-chosen = { $count ->
    [one] jeder Gegner erhält eine Bedrohung in einer Farbe deiner Wahl
   *[other] jeder Gegner erhält { $count } Bedrohungen in einer Farbe deiner Wahl
  }
each-loses-canal = { $count ->
    [one] jeder Gegner verliert ein Kanalplättchen seiner Wahl
   *[other] jeder Gegner verliert { $count } Kanalplättchen seiner Wahl
  }
each-loses-points = { $count ->
    [one] jeder Gegner verliert { $count } Punkt
   *[other] jeder Gegner verliert { $count } Punkte
  }
on-advance = bei jeder Stufe, die du aufsteigst: { $effects }
on-build-house = bei jedem Haus, das du baust: { $effects }
on-build-canal = bei jedem Kanalplättchen, das du baust: { $effects }
on-place-character = bei jeder anderen Person, die du ausspielst: { $effects }
on-discard-threat = bei jeder Bedrohung, die du abwirfst: { $effects }
modify-workers-more = die Aktion „Arbeiter“ gibt { $value } mehr
modify-florins-more = die Aktion „Gulden“ gibt { $value } mehr
modify-threats-more = { $value ->
    [one] die Aktion „Bedrohung entfernen“ entfernt eine mehr, Farbe beliebig
   *[other] die Aktion „Bedrohung entfernen“ entfernt { $value } mehr, Farben beliebig
  }
modify-canal-free = deine Kanalplättchen kosten keine Gulden
modify-canal-cheaper = deine Kanalplättchen kosten { $value } Gulden weniger
modify-character-cheaper = deine anderen Personen kosten { $value } Gulden weniger
modify-house-free = deine Häuser kosten keinen Arbeiter
modify-hand-limit = du darfst in Phase 1 bis zu { $value } Karten ziehen
modify-progress-cheaper = der Aufstieg in Phase 2 kostet { $value } Gulden weniger
modify-progress-anyway = zeigt kein Würfel 1 oder 2, darfst du in Phase 2 für { $value } Gulden aufsteigen
modify-lightning-times = die Blitze später ausgespielter Personen dürfen { $value }-mal wirken
modify-ties-count = für Mehrheiten genügt dir der Gleichstand an der Spitze

## Optionen
option-engraver = Graveur
option-engraver-help = Welche Fassung dieser Karte, der stärksten des Spiels.
option-engraver-first = Erste Auflage
option-engraver-first-help = 12 Gulden, 2 Punkte je Gruppe.
option-engraver-revised = Überarbeitete Karte
option-engraver-revised-help = 9 Gulden, 1 Punkt je Gruppe.

## Entscheidungen
decision-draw = Karten ziehen
decision-progress = Fortschritt
decision-turn = Zug
decision-over = Spiel beendet
decision-strikes = Reihenfolge der Unglücke
decision-plague = Pest
decision-fire = Brand
decision-choose-house = Wahl des Hauses
decision-take-workers = Arbeiter nehmen
decision-take-colour = Farbe der Arbeiter
decision-discard = Bedrohungen abwerfen
decision-levels = Angebotene Stufe
decision-dig = Angebotenes Kanalplättchen
decision-build = Angebotenes Haus
decision-play = Weitere Karte
decision-exchange = Arbeitertausch
decision-convert = Angebotener Tausch
decision-give = Arbeiter abgeben
decision-breach = Verlorenes Kanalplättchen
decision-threaten = Wahl der Bedrohung
decision-lend = Gulden verteilen
decision-again = Blitz wiederholen
decision-draw-more = Karten für die Person

prompt-draw = { $left ->
    [one] Ziehe noch { $left } Karte.
   *[other] Ziehe noch { $left } Karten.
  }
prompt-draw-sixth = Möchtest du eine sechste Karte?
prompt-progress = Möchtest du für { $price } eine Stufe aufsteigen?
prompt-turn = Spiele deine { $number }. Karte der Runde oder aktiviere Personen.
prompt-turn-end = Deine Karte ist gespielt. Aktiviere Personen oder beende den Zug.
prompt-turn-no-cards = Du hast keine Karten mehr. Aktiviere Personen oder beende den Zug.
prompt-over = Das Spiel ist zu Ende.
prompt-strikes = Mehrere Unglücke treffen dich. Welches zuerst?
prompt-plague = Die Pest: Welche Person verlierst du?
prompt-fire = Der Brand: Welches Haus oder Kanalplättchen verlierst du?
prompt-choose-house = { $card }: in welches Haus?
prompt-take-workers = { $left ->
    [one] { $card }: Nimm einen Arbeiter.
   *[other] { $card }: Nimm { $left } Arbeiter, einen nach dem anderen.
  }
prompt-take-colour = { $card }: { $left } Arbeiter welcher Farbe?
prompt-discard = { $left ->
    [one] { $card }: Welche Bedrohung wirfst du ab?
   *[other] { $card }: bis zu { $left } Bedrohungen abwerfen. Welche?
  }
prompt-discard-more = Du darfst noch eine Bedrohung entfernen. Welche?
prompt-levels = { $card }: Möchtest du eine Stufe aufsteigen?
prompt-dig = { $card }: Auf welcher Seite baust du den Kanal?
prompt-build = { $card }: Welche Karte wird ein Haus?
prompt-play = { $card }: Spiele eine weitere Karte.
prompt-exchange = { $card }: Welchen Arbeiter tauschst du gegen welchen?
prompt-convert = { $card }: Möchtest du so tauschen?
prompt-give = { $left ->
    [one] { $card }: Welchen Arbeiter gibst du ab?
   *[other] { $card }: Welche Arbeiter gibst du ab? Noch { $left }.
  }
prompt-breach = { $card }: Welches Kanalplättchen verlierst du?
prompt-threaten = { $card }: Welche Bedrohung für deine Gegner?
prompt-lend = { $card }: Wem gibst du einen Gulden?
prompt-again = { $card }: Soll die Wirkung noch einmal eintreten?
prompt-draw-more = { $left ->
    [one] { $card }: Ziehe eine Karte.
   *[other] { $card }: Ziehe { $left } Karten, eine nach der anderen.
  }

## Aktionen
action-workers = { $card }: { $workers }
action-florins = { $card }: { $florins } (Würfel { $colour })
action-florins-unthrown = { $card }: die Gulden des Würfels { $colour } (noch nicht geworfen)
action-remove = { $card }: { $threat } entfernen
action-canal = { $card }: Kanal { $side } bauen ({ $price })
action-canal-full = { $card }: Kanal { $side } bauen (schon vollständig)
action-house = { $card }: { $house } bauen ({ $price })
action-character = Ausspielen: { $card } ({ $price })
action-activate = Aktivieren: { $card } ({ $text })
action-lose = Verlieren: { $card }
action-burn-under = Abbrennen lassen: das Haus von { $card }
action-burn = Abbrennen lassen: { $house } (leer)
action-breach = Das letzte Kanalplättchen { $side } verlieren
action-in = Einziehen: { $house }
action-take = Nehmen: { $workers }
action-give = Abgeben: { $workers }
action-return = Zurückgeben: { $workers }
action-discard = Abwerfen: { $threat }
action-threaten = Jeder Gegner erhält { $threat }
action-suffer = Zuerst erleiden: { $disaster }
action-swap = Tauschen: { $given } gegen { $taken }
action-dig = Kanal { $side } bauen ({ $price })
action-dig-full = Kanal { $side } bauen (schon vollständig)
action-draw = { $side } ziehen: { $card }
action-draw-empty = { $side } ziehen (Stapel leer)
action-lend = 1 Gulden an { $player }
action-advance = Eine Stufe aufsteigen
action-advance-paying = Eine Stufe aufsteigen ({ $price })
action-convert = Tauschen
action-again = Noch einmal
action-done-stay = Nicht aufsteigen
action-done-draw = Bei fünf Karten bleiben
action-done-offer = Dabei belassen
action-end = Zug beenden

verb-workers = Arbeiter
verb-florins = Gulden
verb-remove = Bedrohung entfernen
verb-canal = Kanal
verb-house = Haus
verb-character = Person
verb-activate = Aktivieren
verb-lose = Verlieren
verb-burn-under = Abbrennen
verb-burn = Abbrennen
verb-breach = Plättchen verlieren
verb-in = Einziehen
verb-take = Nehmen
verb-give = Abgeben
verb-return = Zurückgeben
verb-discard = Abwerfen
verb-threaten = Bedrohen
verb-suffer = Erleiden
verb-swap = Tauschen
verb-dig = Kanal
verb-draw = Ziehen
verb-lend = Gulden geben
verb-advance = Aufsteigen
verb-convert = Tauschen
verb-again = Noch einmal
verb-done = Dabei belassen
verb-end = Beenden

# Die Zahl hat kein Vorzeichen: + oder − steht davor.
effect-florins = { $amount } Gulden
effect-workers-blue = { $amount ->
    [one] { $amount } blauer Arbeiter
   *[other] { $amount } blaue Arbeiter
  }
effect-workers-brown = { $amount ->
    [one] { $amount } brauner Arbeiter
   *[other] { $amount } braune Arbeiter
  }
effect-workers-yellow = { $amount ->
    [one] { $amount } gelber Arbeiter
   *[other] { $amount } gelbe Arbeiter
  }
effect-workers-red = { $amount ->
    [one] { $amount } roter Arbeiter
   *[other] { $amount } rote Arbeiter
  }
effect-workers-violet = { $amount ->
    [one] { $amount } violetter Arbeiter
   *[other] { $amount } violette Arbeiter
  }
effect-threats-blue = { $amount ->
    [one] { $amount } blaue Bedrohung
   *[other] { $amount } blaue Bedrohungen
  }
effect-threats-brown = { $amount ->
    [one] { $amount } braune Bedrohung
   *[other] { $amount } braune Bedrohungen
  }
effect-threats-yellow = { $amount ->
    [one] { $amount } gelbe Bedrohung
   *[other] { $amount } gelbe Bedrohungen
  }
effect-threats-red = { $amount ->
    [one] { $amount } rote Bedrohung
   *[other] { $amount } rote Bedrohungen
  }
effect-threats-violet = { $amount ->
    [one] { $amount } violette Bedrohung
   *[other] { $amount } violette Bedrohungen
  }
effect-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
  }
effect-end-characters = { $amount } am Ende, für Personen
effect-end-houses = { $amount } am Ende, für Häuser
effect-end-laurels = { $amount } am Ende, für Lorbeeren
effect-end-majorities = { $amount } am Ende, für Mehrheiten
effect-end-canals = { $amount } am Ende, für Kanäle
effect-end-statues = { $amount } am Ende, für Statuen
effect-end-progress = { $amount } am Ende, für Fortschritt
effect-levels = { $amount ->
    [one] { $amount } Stufe
   *[other] { $amount } Stufen
  }
effect-canal-tiles = { $amount } Kanalplättchen

## Protokoll
log-workers = { $player } spielt { $card } für Arbeiter.
log-florins = { $player } spielt { $card } für Gulden.
log-remove = { $player } spielt { $card }, um eine Bedrohung zu entfernen.
log-canal = { $player } spielt { $card } und baut den Kanal { $side }.
log-house = { $player } baut { $house }.
log-house-own = { $player } baut { $house } ({ $card }, verdeckt).
log-character = { $player } spielt eine Person aus: { $card }.
log-activate = { $player } aktiviert eine Person: { $card }.
log-lose = { $player } verliert eine Person: { $card }.
log-burn-under = Das Haus brennt ab, { $card } kehrt auf die Hand von { $player } zurück.
log-burn = { $player } verliert { $house } (leer).
log-breach = { $player } verliert { $side } ein Kanalplättchen.
log-in = { $card } zieht bei { $player } ein: { $house }.
log-take = { $player } nimmt: { $workers }.
log-give = { $player } gibt an { $other }: { $workers }.
log-return = { $player } gibt zurück: { $workers }.
log-discard = { $player } wirft { $threat } ab.
log-threaten = Die anderen erhalten von { $player } { $threat }.
log-suffer = { $player } erleidet zuerst: { $disaster }.
log-swap = { $player } tauscht: { $given } gegen { $taken }.
log-dig = { $player } baut den Kanal { $side }.
log-draw = { $player } zieht { $card }.
log-lend = { $player } gibt 1 Gulden an { $other }.
log-advance = { $player } steigt eine Stufe auf.
log-convert = { $player } tauscht dank { $card }.
log-again = { $player } wiederholt die Wirkung: { $card }.
log-done = { $player } belässt es dabei.
log-done-stay = { $player } steigt nicht auf.
log-end = { $player } beendet den Zug.
log-seen = { $player } sieht die gezogenen Karten an: { $cards }.
log-dice = { $player } würfelt: { $dice }.
log-disaster = Ein Unglück trifft { $player }: { $disaster }.
log-gains = { $player } erhält { $what }.
log-loses = { $player } verliert { $what }.
log-threat = { $player } bekommt { $threat }.
log-statue = { $player } vollendet einen Kanal und nimmt die Statue { $value }.
log-last-round = Ein Stapel ist leer: Runde { $round } ist die letzte.
log-majority = { $player } erringt eine Mehrheit: { $majority }.
log-round = Runde { $round }. { $player } beginnt.
log-over = Das Spiel ist zu Ende.
log-final = { $player } endet mit { $points }.
log-final-parts = { $player } endet mit { $points } (am Ende: { $parts }).
log-winner = { $player } gewinnt das Spiel.
log-winner-florins = { $player } gewinnt das Spiel dank mehr Gulden.
log-winner-shared = { $player } teilt sich den Sieg.

## Punkte
part-start = Anfang
part-threats = Entfernte Bedrohungen
part-benefits = Wirkungen der Personen
part-losses = Verluste
part-characters = Personen
part-houses = Häuser
part-laurels = Lorbeeren
part-majorities = Mehrheiten
part-canals = Kanäle
part-statues = Statuen
part-progress = Fortschritt
part-points = { $part } { $points }

## Warum nicht?
no-such-action = Diese Aktion gibt es nicht.
game-is-over = Das Spiel ist zu Ende.
first-draw-cards = Jetzt werden Karten gezogen.
first-decide-about-progress = Entscheide zuerst, ob du auf der Fortschrittsleiste aufsteigst.
first-choose-the-disaster = Wähle zuerst, welches Unglück du erleidest.
first-choose-who-dies-of-the-plague = Wähle zuerst, welche Person die Pest holt.
first-choose-what-burns = Wähle zuerst, was abbrennt.
first-choose-a-house = Wähle zuerst ein Haus für die neue Person.
first-take-the-workers = Nimm zuerst die Arbeiter, die dir zustehen.
first-choose-the-colour-of-the-workers = Wähle zuerst die Farbe der Arbeiter.
first-discard-threats-or-be-done = Wirf zuerst Bedrohungen ab oder belasse es dabei.
first-advance-or-be-done = Steige zuerst eine Stufe auf oder belasse es dabei.
first-dig-or-be-done = Baue zuerst den Kanal oder belasse es dabei.
first-build-a-house-or-be-done = Baue zuerst ein Haus oder belasse es dabei.
first-play-another-card = Spiele zuerst die weitere Karte.
first-exchange-workers-or-be-done = Tausche zuerst Arbeiter oder belasse es dabei.
first-use-the-offer-or-be-done = Tausche zuerst oder belasse es dabei.
first-give-workers = Gib zuerst die verlangten Arbeiter ab.
first-choose-the-canal-tile = Wähle zuerst, welches Kanalplättchen du verlierst.
first-choose-the-threat = Wähle zuerst die Farbe der Bedrohung.
first-choose-who-gets-a-florin = Wähle zuerst, wer einen Gulden bekommt.
first-repeat-or-be-done = Wiederhole zuerst die Wirkung oder belasse es dabei.
first-draw-for-the-character = Ziehe zuerst für deine Person.
no-disaster = Dich trifft kein Unglück.
needs-a-character = Dazu braucht es die Wirkung einer Person.
in-no-newcomer = Keine Person wartet auf ein Haus.
draw-only-in-phase-1 = Karten zieht man in Phase 1 oder dank einer Person.
advance-only-in-phase-2 = Man steigt in Phase 2 auf oder dank einer Person.
done-nothing-offered = Es gibt nichts abzulehnen.
card-not-in-hand = Diese Karte hast du nicht auf der Hand.
one-card-a-turn = Du hast deine Karte schon gespielt.
too-few-florins = Du hast zu wenige Gulden.
canal-section-full = Dieser Kanal ist schon vollständig.
canal-wrong-colour = Das nächste Feld dieses Kanals hat eine andere Farbe.
colours-go-upwards = Farben wählt man in der Reihenfolge blau, braun, gelb, rot, violett.
no-worker-of-that-colour = Du hast keinen Arbeiter dieser Farbe.
no-threat-of-that-colour = Du hast keine Bedrohung dieser Farbe.
character-no-empty-house = Du hast kein leeres Haus.
activate-not-yours = Diese Person ist in keinem deiner Häuser.
activate-lightning = Ein Blitz wirkt nur beim Ausspielen.
activate-infinity = Diese Person wirkt von selbst.
activate-laurel = Ein Lorbeer zählt am Ende des Spiels.
activate-once-a-round = Diese Person wurde in dieser Runde schon genutzt.
activate-no-worker = Dir fehlt der Arbeiter, der sie aktiviert.
activate-nothing-to-do = Sie hätte jetzt nichts zu tun.
end-play-a-card-first = Du musst zuerst eine Karte spielen.
draw-pile-empty = Dieser Stapel ist leer.
done-draw-up-to-five = Du ziehst bis auf fünf Karten.
done-activated-for-this = Dafür hast du sie aktiviert.
suffer-no-such-disaster = Du hast keine drei Bedrohungen dieser Farbe.
not-your-character = Diese Person ist in keinem deiner Häuser.
no-empty-house-of-that-colour = Du hast kein leeres Haus dieser Farbe.
breach-no-tile-there = Auf dieser Seite liegt kein Plättchen.
give-enough-must-be-left = Beginne mit einer früheren Farbe: Alles Verlangte muss abgegeben werden.
convert-takes-florins = Dieser Tausch wird mit Gulden bezahlt.
convert-takes-workers = Dieser Tausch wird mit einem Arbeiter bezahlt.
discard-other-colour = Diese Person wirft eine andere Farbe ab.
swap-same-colour = Ein Arbeiter wird gegen eine andere Farbe getauscht.
swap-back-again = Diese Farbe wurde eben andersherum getauscht.
lend-nobody-there = Dort sitzt niemand.
lend-not-yourself = Du kannst dir selbst keinen Gulden geben.
lend-go-on-clockwise = Fahre im Uhrzeigersinn fort.
lend-every-florin = Jeder Gulden muss einen Abnehmer finden.

## Die Regeln auf wenigen Seiten
help-goal-title = Das Ziel
help-goal =
    Du lässt eine Stadt aufleben: Häuser, Personen, Kanäle, Fortschritt. Wer am Ende die meisten Punkte hat, gewinnt.

    Eine Runde hat vier Phasen: ziehen, würfeln, vier Karten spielen, Mehrheiten vergleichen.
help-draw-title = Phase 1: ziehen
help-draw =
    Du ziehst bis auf fünf Karten, eine nach der anderen, von einem der beiden Stapel. Du siehst nur die Rückseite, also die Farbe. Hast du alle, siehst du deine Karten an.

    Ist ein Stapel leer, ersetzt ihn der Zusatzstapel, und die Runde ist die letzte. Geschieht das in Phase 3, ist es die nächste.
help-dice-title = Phase 2: die Würfel
help-dice =
    Jeder Würfel mit 5 oder 6 gibt allen eine Bedrohung seiner Farbe. Die dritte Bedrohung einer Farbe bringt ihr Unglück: Überschwemmung (blau), Pest (braun), Überfall (gelb), Brand (rot), Intrige (violett).

    Die Summe der Würfel mit 1 oder 2 ist der Preis einer Stufe auf der Fortschrittsleiste. Alle dürfen eine Stufe aufsteigen, nicht mehr.
help-actions-title = Phase 3: die sechs Aktionen
help-actions =
    Reihum spielt jeder eine Karte, viermal. Jede Karte kann alles: 2 Arbeiter ihrer Farbe; die Gulden des Würfels ihrer Farbe; eine Bedrohung ihrer Farbe entfernen (1 Punkt); ein Kanalplättchen auf ein Feld ihrer Farbe bauen und dessen Preis zahlen; verdeckt ein Haus werden, für einen Arbeiter ihrer Farbe; ihre Person in ein leeres Haus setzen und deren Preis zahlen.
help-characters-title = Die Personen
help-characters =
    Der Blitz wirkt beim Ausspielen. Arbeiter und die erste Art von Unendlich werden einmal je Runde aktiviert, vor oder nach deiner Karte, auch im Zug des Ausspielens. Die anderen Arten von Unendlich wirken von selbst. Der Lorbeer zählt am Ende.
help-canals-title = Die Kanäle
help-canals =
    Zwei Kanäle gehen von deinem Siegel aus. Gebaut wird vom Siegel nach außen. Das dritte Feld ist am Ende 3 Punkte wert; ein vollständiger Kanal nimmt die höchste übrige Statue, von 7 bis 2 Punkten.
help-majorities-title = Phase 4: Mehrheiten
help-majorities =
    Wer bei Fortschritt, Personen oder Kanalplättchen allein vorn liegt, dreht seinen Marker um: 4 Punkte am Ende, für immer. Dann wechselt der Startspieler.
help-end-title = Das Ende
help-end =
    Zu den Punkten kommen: Personen, 1 Punkt je Haus, Lorbeeren, Mehrheiten, Kanäle, Statuen und die Stufe des Fortschritts. Bei Gleichstand entscheiden die Gulden.
help-edition-title = Die Karten dieser Ausgabe
help-edition =
    Die gedruckte Liste der 165 Personen war nicht zu finden. Dieses Deck ist um 51 Karten herum nachgebildet, von denen etwas bekannt ist; jede Karte sagt, was bekannt und was unsere Erfindung ist. Auch die Preise der Kanalfelder und die Fortschrittsleiste sind nachgebildet.
`;export{e as default};