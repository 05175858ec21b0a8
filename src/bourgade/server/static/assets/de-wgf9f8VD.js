var e=`### Texts of the page around the games. Each game brings its own.

## Navigation
app-name = Bourgade
nav-main = Navigation
nav-play = Spielen
nav-learn = Lernen
nav-home = Startseite
nav-back = Zurück
nav-menu = Menü
nav-rules = Regeln
nav-skip = Zum Inhalt springen
account-guest = { $name }, zu Gast
account-sign-in = Anmelden
account-sign-out = Abmelden
account-name = Dein Name
account-name-hint = So sehen dich die anderen.
account-keep = Meine Partien behalten
account-keep-hint = Mit einem Passwort folgen dir deine Partien von Gerät zu Gerät.
account-password = Passwort
nav-account = Konto und Einstellungen
account-title = Dein Konto
account-make = Konto anlegen
account-made = Dein Konto ist fertig, deine Partien sind darin.
account-login = Anmeldename
account-login-hint = Zum Anmelden; die anderen sehen deinen Namen.
account-signed-in = Angemeldet als { $login }.
account-old-password = Jetziges Passwort
account-new-password = Neues Passwort
account-change-password = Passwort ändern
account-password-changed = Passwort geändert. Andere Geräte und Programme sind abgemeldet.
account-too-short = Mindestens acht Zeichen.
account-sessions = Geräte und Programme
account-session-browser = Browser
account-session-token = Programm
account-session-here = dieses Gerät
account-session-end = Abmelden
account-token-new = Schlüssel für ein Programm
account-token-label = Programm
account-token-once = Kopiere diesen Schlüssel jetzt: Er wird nicht noch einmal gezeigt.
account-token-copy = Schlüssel kopieren
session-ended = Diese Sitzung ist beendet
session-ended-hint = Du wurdest hier abgemeldet, vielleicht von einem anderen Gerät aus. Melde dich an, um deine Partien wiederzufinden, oder spiel als neuer Gast weiter.
session-as-guest = Als neuer Gast weiter

## Home
home-title = Die Ludothek, die nie schließt
home-lead = Fünf Spiele von Burgen und Städten. Aussuchen, spielen.
home-play-bot = Gegen einen Bot spielen
home-create-table = Tisch eröffnen
home-learn = Lernen
home-my-games = Meine Partien
home-to-play = { $count } am Zug
home-no-games = Keine laufende Partie. Wähle oben ein Spiel: Der Bot ist bereit.
home-open-tables = Offene Tische
home-no-tables = Gerade wartet niemand. Eröffne einen Tisch und verschicke den Link.
home-your-turn = Dein Zug
home-stuck = Geht nicht weiter
home-see = Ansehen
home-join = Mitspielen
home-seats = { $taken } von { $total }
home-thinking = { $name } überlegt
home-live = live
home-slow = Tag für Tag

game-burgundy-title = Die Burgen von Burgund
game-burgundy-short = Burgund
game-burgundy-line = Zwei Würfel, ein Fürstentum
game-castle-title = Carcassonne: Die Burg
game-castle-short = Die Burg
game-castle-line = Plättchen hinter der Mauer
game-bruges-title = Brügge
game-bruges-short = Brügge
game-bruges-line = Hundertfünfundsechzig Personen
game-burgenland-title = Burgenland
game-burgenland-short = Burgenland
game-burgenland-line = Das Rennen um elf Burgen
game-burdigala-title = Burdigala
game-burdigala-short = Burdigala
game-burdigala-line = Steine, Hafen und Korruption
game-players = { $min ->
    [one] { $min } Person
   *[other] { $min } Personen
  }
game-players-range = { $min } bis { $max } Personen
game-minutes = { $minutes } min
game-facts = { $players } · { $minutes }
home-soon = Kommt bald
home-import = Partie importieren
home-against = { $game }: { $names }
home-move = { $count ->
    [0] Es geht los
   *[other] Zug { $count }
  }
home-won = Gewonnen, { $scores }
home-lost = Verloren, { $scores }
home-finished = Beendet, { $scores }

## Tables
table-new = Neuer Tisch
table-players = Anzahl der Mitspielenden
table-seat = Platz { $seat }
table-seat-you = Du
table-seat-bot = Bot
table-seat-here = An diesem Gerät
table-pace = Tempo
table-pace-live = Live
table-pace-slow = Tag für Tag
table-options = Varianten
table-public = Unter den offenen Tischen zeigen
table-create = Tisch eröffnen
table-start = Anfangen
table-waiting = Es { $count ->
    [one] fehlt noch eine Person
   *[other] fehlen noch { $count } Personen
  }.
table-invite = Einladen
table-invite-hint = Verschicke diesen Link: Wer ihn öffnet, sitzt am Tisch.
table-invite-scan = Oder zeige diesen Code der Kamera eines Handys.
table-invite-seat = Nur für diesen Platz
table-invite-house = Jedes Gerät im Haus kann ihn öffnen, wenn es im selben Netz ist (im selben WLAN zum Beispiel).
table-invite-here = Dieser Link öffnet sich nur auf diesem Computer: Ihn zu verschicken hilft nicht. Um mit anderen Geräten im Haus zu spielen, beende Bourgade (Strg und C in dem Fenster, in dem es gestartet wurde) und starte es dann so:
table-invite-here-then = Komm danach hierher zurück: Der Tisch wartet, und der Link zum Verschicken steht hier.
table-invite-offline = Dieser Computer ist gerade in keinem Netz. Verbinde ihn mit dem WLAN deiner Gäste: Der Link zum Verschicken erscheint dann hier.
table-invite-code = QR-Code: { $address }
table-copy-link = Link kopieren
table-link-copied = Link kopiert.
table-leave = Tisch verlassen
table-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
  }
table-title = Tisch
table-seats = Am Tisch
table-by = Tisch eröffnet von { $name }
table-seat-open = Frei, wer zuerst kommt
table-seat-invited = Frei, auf Einladung
table-seat-human = Ein Mensch
table-seat-mine = (du)
table-neighbour = Person { $seat }
table-neighbour-name = Name, Platz { $seat }
table-pace-none = Ohne Uhr
table-pace-none-short = ohne Uhr
table-pace-clock = { $time } je Person, dazu { $more } je Zug
table-pace-turn = { $time } je Zug
table-clock-each = Zeit für jeden
table-clock-increment = Zugabe je Zug
table-clock-turn = Zeit je Zug
table-out = Zeit abgelaufen
table-out-bot = ein Bot übernimmt
table-out-lose = die Partie ist verloren
table-public-hint = Sonst finden ihn nur Leute mit dem Link.
table-agreements = Was vereinbart ist
table-agreed = { $option }: { $value }
table-agreed-usual = Die üblichen Regeln
table-link = Link
table-give-to-bot = Einem Bot geben
table-sit-down = Platz nehmen
table-close = Tisch schließen
table-closed = Dieser Tisch ist geschlossen.
table-you-watch = Du siehst zu
table-hints = Tipps erlauben
table-hints-alone = Schlägt auf Wunsch gute Züge vor, wenn man am Zug ist.
table-hints-people = Alle sehen das, bevor sie sich setzen; wer sich setzt, ist einverstanden. Jeder Tipp steht im Protokoll.
table-hints-sit = An diesem Tisch sind Tipps erlaubt. Wer sich setzt, ist einverstanden.
table-agreed-hints = Tipps sind erlaubt
table-agreed-no-hints = Ohne Tipps

## Bots
bot-gentle-name = Lehrling
bot-gentle-line = Lernt noch und greift oft daneben. Gut für die erste Partie.
bot-friendly-name = Wirtin
bot-friendly-line = Spielt der Geselligkeit zuliebe und lässt viele gute Züge liegen.
bot-curious-name = Spielmann
bot-curious-line = Probiert alles aus und trifft jedes zweite Mal den richtigen Ton.
bot-casual-name = Händlerin
bot-casual-line = Sieht gute Züge und übersieht manche.
bot-steady-name = Baumeister
bot-steady-line = Spielt gut, mit einem Fehler ab und zu.
bot-sharp-name = Verwalterin
bot-sharp-line = Nimmt jedes Mal das Beste in Reichweite.
bot-keen-name = Ritter
bot-keen-line = Schaut bis ans Ende des Zuges und ein wenig weiter.
bot-master-name = Kanzler
bot-master-line = Bereitet ganze Züge vor und irrt sich selten.
bot-expert-name = Herzogin
bot-expert-line = Unsere Stärkste: lässt sich Zeit, bis zu zwei Sekunden je Entscheidung.
bot-strength = Stärke { $place } von { $count }
bot-choice = Bot: { $name } ({ $place } von { $count })
bot-choose = Wähle deinen Gegner
bot-choose-hint = Vom schwächsten zum stärksten.
bot-opponent = Gegner: { $name }
bot-beginner-name = Unerfahrener Bot
bot-greedy-name = Gemütlicher Bot
bot-random-name = Zerstreuter Bot

## Playing
play-your-turn = am Zug
play-you = Du
play-thinking = { $name } überlegt…
play-waiting = Es wird auf { $name } gewartet.
play-thinks = denkt nach…
play-undo = Rückgängig
play-redo = Wiederholen
play-end-turn = Zug beenden
play-cancel = Auswahl aufheben
play-moves = Mögliche Züge
play-moves-none = Im Moment keine Züge: Du bist nicht an der Reihe.
play-log = Verlauf
play-log-empty = Die Partie beginnt.
play-scores = Punkte
play-nothing-to-undo = Nichts zurückzunehmen
play-undo-barrier = Ein Würfel fiel oder etwas wurde aufgedeckt: Weiter zurück geht es nicht.
play-nothing-to-redo = Nichts zu wiederholen
play-not-your-turn = Du bist nicht am Zug
play-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
play-cost = Kosten

piece-die = Würfel { $value }
piece-die-selected = Würfel { $value }, gewählt
piece-die-used = Würfel { $value }, schon gespielt
piece-workers = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
  }
piece-coins = { $count } Silber

colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-black = Schwarz
clock-of = Uhr von { $name }:

## At the table
handover-title = { $name } ist dran
handover-hint = Gib den Bildschirm an { $name }: Was kommt, geht sonst niemanden etwas an.
handover-ready = Ich bin { $name }
chat-title = Reden
chat-title-spectators = Reden unter Zuschauern
chat-empty = Noch hat niemand etwas gesagt.
chat-field = Deine Nachricht
chat-send = Senden
chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
  }
menu-here = am Tisch
menu-away = nicht da
menu-after-end = Erst nach dem Ende der Partie.
menu-watch-link = Link zum Zuschauen kopieren
menu-sheet = Zurück zur Abrechnung
menu-concede = Partie aufgeben
menu-concede-sure = Wirklich aufgeben? Das lässt sich nicht zurücknehmen.
menu-concede-yes = Ja, aufgeben
menu-commitment = Fingerabdruck der Würfel, vor dem ersten Wurf veröffentlicht:

## Hints
hint-ask = Tipp
hint-about = Zeigt die besten Züge und ihre Aussichten. Alle sehen, dass du gefragt hast.
hint-title = Was am besten aussieht
hint-thinking = Einen Moment, ich denke nach…
hint-win = { $percent } Gewinnchance
hint-points = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
hint-reasons = Verglichen mit den anderen:
hint-reason = { $part }\xA0{ $points }
hint-equal = { $count ->
    [2] Die ersten beiden sind etwa gleich gut: Der Unterschied ist zu klein, um zu zählen.
   *[other] Alle drei sind etwa gleich gut: Der Unterschied ist zu klein, um zu zählen.
}
hint-told = Bisher erfragte Tipps: { $count }. Alle sehen es im Protokoll.
hint-row = Spielen: { $words }

## Eine Partie, die sich nicht weiterspielen lässt
relic-title = Diese Partie steht still
relic-conceded = hat aufgegeben
relic-remove = Aus meiner Liste nehmen
relic-host = Für die, die diese Bibliothek betreiben
relic-host-what = Mit den Regeln und dem Material, mit denen sie begann, geht die Partie von selbst weiter. Was hier anders ist:
relic-rules = Version der Regeln
relic-edition = Material

## Game over
over-win = { $points ->
    [0] Du gewinnst den Gleichstand
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $points } Punkten Vorsprung
  }
over-lose = { $points ->
    [0] { $name } gewinnt den Gleichstand
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
  }
over-finished = Partie beendet
over-finished-rounds = Partie beendet · { $rounds } Runden
over-where-from = Woher die Punkte kommen
over-total = Summe
over-course = Runde für Runde
over-lead = Vorsprung
over-moments = Drei Momente
over-rematch = Revanche
over-replay = Partie ansehen
over-check-dice = Würfel prüfen
over-round = Runde
over-winner = Hat gewonnen
over-win-conceded = Du gewinnst: Die Gegenseite gibt auf
over-win-time = Du gewinnst nach Zeit
over-lose-conceded = { $name } gewinnt durch Aufgabe
over-lose-time = { $name } gewinnt nach Zeit
over-shared-by = Geteilter Sieg: { $names }
over-difference = { $first } und { $second } machten den Unterschied.
over-difference-one = { $first } machte den Unterschied.
over-board = Brett ansehen
over-export = Exportieren
over-hints = Erfragte Tipps
over-hints-of = { $name }: { $count }
dice-how = Vor der Partie hat der Server den Fingerabdruck eines Geheimnisses veröffentlicht, aus dem jeder Wurf und jedes Ziehen folgt. Am Ende wird das Geheimnis veröffentlicht, und alle können prüfen, dass unterwegs nichts geändert wurde.
dice-commitment = Fingerabdruck vom Anfang
dice-secret = Geheimnis vom Ende
dice-check = Prüfen
dice-fine = { $count ->
    [one] Das eine Ergebnis folgt aus dem Geheimnis.
   *[other] Alle { $count } Würfe und Ziehungen folgen aus dem Geheimnis.
  }
dice-wrong = Etwas passt nicht. { $why }
dice-checked-here = Der Fingerabdruck wurde in diesem Browser nachgerechnet.
dice-command = Auf deinem Rechner, mit der exportierten Partie:

## Analysis
analysis-title = Analyse
analysis-progress = { $done } von { $total } Entscheidungen betrachtet
analysis-waiting = Wartet auf einen freien Moment des Servers…
analysis-failed = Die Analyse konnte nicht beendet werden.
analysis-chances = Gewinnchance, Zug um Zug
analysis-turning = Wendepunkte
analysis-no-turning = Nichts sticht heraus: Niemand hat viel verschenkt.
analysis-move = Zug { $move }
analysis-played = { $name }: { $words }
analysis-better = Besser: { $words } ({ $before } → { $after })
analysis-swing = { $name }: { $before } → { $after } bis zum eigenen nächsten Zug, Glück inbegriffen
analysis-see = Zug { $move } ansehen
analysis-retry = Von hier neu versuchen
analysis-table = Als Tabelle
analysis-end = Ende
analysis-about = Das sind Schätzungen: Jede Entscheidung wurde mit dem durchdacht, was ihr Spieler wissen konnte.

## Replay
replay-title = Partie noch einmal ansehen
replay-first = Zum Anfang
replay-previous = Voriger Zug
replay-next = Nächster Zug
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-position = Zug { $at } von { $total }
replay-seen-by = Aus Sicht von { $name }
replay-continue = Von hier aus weiterspielen
replay-live = Zurück zur Partie
replay-previous-turn = Voriger Spielerzug
replay-next-turn = Nächster Spielerzug
replay-scrub = Moment der Partie
replay-eyes = Blickwinkel
replay-seen-by-me = Normale Sicht
replay-copy-link-short = Link
replay-result = Abrechnung
replay-continue-hint = Ein neuer Tisch macht von hier weiter, mit neuen Würfeln. Wer spielt?

## Settings
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-theme-day = Tag
settings-theme-evening = Abend
settings-contrast = Starker Kontrast
settings-contrast-hint = Ziele in Schwarz mit gelbem Rand.
settings-motion = Weniger Bewegung
settings-sound = Töne
settings-confirm-turn = Vor dem Zugende nachfragen
settings-names = Angezeigter Name
language-fr = Français
language-en = English
language-de = Deutsch
settings-sound-hint = Ein paar Töne, wenn du dran bist.
settings-confirm-turn-hint = Sonst endet der Zug, sobald nichts mehr zu entscheiden ist, und lässt sich nicht mehr zurücknehmen.
settings-bots = Tempo der Bots
settings-bots-slow = Langsam
settings-bots-normal = Normal
settings-bots-fast = Schnell

## The page itself
page-close = Schließen
page-loading = Einen Moment…
page-retry = Noch einmal versuchen
page-connection-lost = Die Verbindung ist abgerissen. Es wird von selbst weiter versucht.
page-connection-back = Die Verbindung ist wieder da.
page-stale = Die Partie ist inzwischen weiter: So steht sie jetzt.
page-not-found = Diese Seite gibt es nicht.
page-not-found-hint = Vielleicht ist der Link unvollständig.
page-error = Etwas hat nicht geklappt.
page-no = Nein
page-save = Speichern
page-about = Über diese Ausgabe
page-about-reconstructed = Einige Daten sind rekonstruiert: Sie halten die Regeln ein, sind aber nicht die der Schachtel.
page-credits = Mitwirkende
page-credits-games = Die Namen der Spiele sagen, nach wessen Regeln hier gespielt wird. Bourgade gehört weder zu den Autoren noch zu den Verlagen.
page-credits-icons = Symbole: game-icons.net, von Lorc, Delapouite und anderen, Lizenz CC BY 3.0, umgefärbt und zugeschnitten.
page-credits-icon-author = Symbole gezeichnet von { $author }
page-credits-fonts = Schriften: Alegreya, Juan Pablo del Peral, Huerta Tipográfica; Source Sans 3, Paul D. Hunt, Adobe; SIL Open Font License 1.1.
page-credits-drawings = Zeichnungen: Bourgade.
page-licences = Lizenztexte:
page-cancel = Abbrechen
page-saved = Gespeichert.
page-unreachable = Der Server antwortet nicht.
page-not-affiliated = Ohne Verbindung zu Autoren und Verlagen der Spiele.

## Help, and about an edition
page-cards = Alle Karten
help-title = { $game }: die Regeln
help-contents = Inhalt
help-none = Die Regeln dieses Spiels stehen hier noch nicht.
help-group-tile = Die Plättchen
help-group-card = Die Karten
help-group-disaster = Das Unheil
help-group-character = Die Personen
help-group-building = Die Gebäude
about-lead = Die Regeln sagen alles, aber manches sieht man nur in der Schachtel. Hier steht, woher jedes Stück kommt.
about-edition = Ausgabe der Daten:
about-reconstructed = Nachgebildet
about-reconstructed-hint = Das Original war nicht zu finden. Dies hält die Regeln ein, ist aber nicht das Gedruckte.
about-interpretation = Lesart der Regeln
about-interpretation-hint = Der Text lässt Zweifel: So lesen wir ihn.
about-one-source = Nur eine Quelle
about-one-source-hint = An einer Stelle gelesen, ohne Bestätigung.
about-confirmed = Bestätigt
about-confirmed-hint = In den Regeln gelesen, oder in mehreren Quellen, die übereinstimmen.

## Times
time-now = gerade eben
time-minutes = vor { $count } min
time-hours = vor { $count } h
time-yesterday = gestern
time-days = vor { $count } Tagen
time-left-days = { $count } T
time-span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
time-span-hours = { $count } Std.
time-span-minutes = { $count } Min.
time-span-seconds = { $count } Sek.
`;export{e as default};