### Was der Server sagt. In den Zeilen des Protokolls ist „player“ eine Platznummer; wer die Zeile
### zeigt, setzt einen Namen ein.

## Ablehnungen

already-account = Du hast bereits ein Konto.
already-seated = Du hast an diesem Tisch schon einen Platz.
analysis-off = Dieser Tisch wurde ohne Analyse eröffnet.
bad-message = Der Server konnte das nicht lesen: { $why }
bad-number = { $name } muss eine ganze Zahl sein.
bad-option = Diese Option ist nicht möglich: { $why }
broken = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert; bitte noch einmal versuchen.
cannot-load = Diese Partie lässt sich nicht laden: { $why }
empty-chat = Diese Nachricht ist leer.
empty-name = Ein Name braucht mindestens ein sichtbares Zeichen.
foreign-page = Diese Anfrage kommt nicht von unserer Seite.
game-over = Das Spiel ist zu Ende.
going-down = Der Server startet neu; gleich geht es weiter.
hint-failed = Diesmal kam kein Tipp. Bitte versuche es noch einmal.
hint-forced = Hier gibt es nur eine Möglichkeit.
hint-late = Die Partie ist weitergegangen; frag noch einmal.
hint-under-way = Für dich wird schon ein Tipp überlegt.
hints-among-people = Hier spielen Menschen gegeneinander: Tipps gibt es nur an Tischen, die mit ihnen eröffnet wurden.
hints-off = An diesem Tisch wird ohne Tipps gespielt.
json-only = Hier wird nur JSON angenommen.
login-taken = Dieser Anmeldename ist schon vergeben.
no-such-action = Das ist keine Aktion des Spiels: { $why }
no-such-bot = Es gibt keinen Bot namens { $bot }.
no-such-game = Dieses Spiel gibt es hier nicht.
no-such-invitation = Diese Einladung gilt nicht (mehr).
no-such-match = Diese Partie gibt es nicht.
no-such-moment = Diesen Zeitpunkt hat die Partie nicht.
no-such-seat = Diesen Platz gibt es nicht.
no-such-session = Diese Sitzung gibt es nicht.
no-such-table = Diesen Tisch gibt es nicht.
no-such-texts = Diese Texte gibt es nicht.
not-a-player = Du schaust bei dieser Partie zu.
not-before-the-end = Das ist erst nach dem Ende der Partie zu sehen.
not-the-owner = Das kann nur, wer den Tisch eröffnet hat.
not-your-seat = Das ist nicht dein Platz.
not-your-turn = Du bist nicht am Zug.
nothing-to-redo = Es gibt nichts zu wiederholen.
nothing-to-undo = Nichts kann zurückgenommen werden: Es wurde gewürfelt, etwas aufgedeckt, oder der Zug ist vorbei.
one-seat-each = Du selbst nimmst einen Platz; die anderen nehmen Nachbarn am selben Bildschirm.
other-rules = Diese Partie wurde mit anderen Regeln oder anderem Material begonnen und käme hier anders heraus: { $why }
out-of-time = Deine Zeit ist abgelaufen.
relic-damaged = Was von dieser Partie gespeichert ist, passt nicht zusammen: Sie lässt sich hier nicht weiterspielen. Was man von ihr weiß, steht unten.
relic-edition = Diese Partie wurde mit anderen Tafeln, Plättchen oder Karten begonnen, als die Bibliothek jetzt hat, und wäre mit diesen anders verlaufen. Sie lässt sich hier nicht weiterspielen, aber nichts von ihr ist verloren.
relic-game = Diesen Titel hat die Bibliothek zurzeit nicht: Die Partie lässt sich hier nicht weiterspielen, aber nichts von ihr ist verloren.
relic-rules = Diese Partie wurde mit Version { $then } ihrer Regeln begonnen; die Bibliothek spielt Version { $now }, mit der sie anders verlaufen wäre. Sie lässt sich hier nicht weiterspielen, aber nichts von ihr ist verloren.
seat-played-by-bot = Diesen Platz spielt jetzt ein Bot.
seat-taken = Dieser Platz ist besetzt.
seats-free = Es sind noch Plätze frei.
signed-out = Du bist abgemeldet.
still-playing = Diese Partie läuft noch: Sie bleibt in deiner Liste, bis sie zu Ende ist oder du aufgegeben hast.
table-not-open = Dieser Tisch ist nicht mehr offen.
too-fast = Zu schnell: bitte einen Moment warten.
too-large = Das ist zu groß.
too-many-faults = Zu viele unlesbare Nachrichten.
too-many-preferences = Das sind zu viele Einstellungen.
too-many-tables = Auf dich warten schon viele Tische.
too-many-tokens = Du hast schon viele Token; beende erst eines.
too-many-watched = Du schaust schon bei vielen Partien zu.
who-are-you = Bitte tritt erst ein, als Gast oder mit deinem Konto.
wrong-login = Name und Passwort passen nicht zusammen.
wrong-seats = Diese Partie hat { $seats } Plätze.

## Zeilen des Protokolls

log-again = Die Partie ließ sich eine Weile nicht weiterspielen; jetzt geht es weiter.
log-bot-replaced = Der Bot { $bot } hat nicht geantwortet; { $by } spielt für ihn weiter.
log-carried = Regeln oder Material dieses Spiels wurden berichtigt, seit die Partie begann. Alles bisher Gespielte bleibt gleich, und sie geht weiter.
log-hint = { $player } fragt nach einem Tipp.
log-resign = { $player } gibt auf.
log-restart = Der Server war weg; die Uhren standen still.
log-takeover = { $player } hat keine Zeit mehr; der Bot { $bot } spielt weiter.
log-time-lost = { $player } hat keine Zeit mehr und verliert.
log-undo = { $player } nimmt eine Aktion zurück.
