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
out-of-time = Deine Zeit ist abgelaufen.
seat-played-by-bot = Diesen Platz spielt jetzt ein Bot.
seat-taken = Dieser Platz ist besetzt.
seats-free = Es sind noch Plätze frei.
signed-out = Du bist abgemeldet.
table-not-open = Dieser Tisch ist nicht mehr offen.
too-fast = Zu schnell: bitte einen Moment warten.
too-large = Das ist zu groß.
too-many-analyses = Mehrere Analysen, um die du gebeten hast, warten noch; frag wieder, wenn eine davon fertig ist.
too-many-bots-alone = Für dich laufen schon mehrere Partien von Bots unter sich. Sie enden von selbst; dann kannst du eine neue beginnen.
too-many-copies = Du hast so viele lange Partien importiert oder fortgesetzt, wie eine Person hier behalten kann. Was du hast, bleibt; eine kürzere passt vielleicht noch.
too-many-faults = Zu viele unlesbare Nachrichten.
too-many-preferences = Das sind zu viele oder zu lange Einstellungen.
too-many-steps = Diese Partie hat so viele Schritte, dass nichts mehr zurückgenommen werden kann; spiel sie zu Ende.
too-many-tables = Auf dich warten schon viele Tische; schließ erst einen.
too-many-tables-today = Du hast heute sehr viele Tische eröffnet; komm morgen wieder, oder spiel an denen weiter, die du hast.
too-many-tokens = Du hast schon viele Token; beende erst eines.
too-many-watched = Du schaust schon bei vielen oder sehr langen Partien zu; verlass erst eine.
too-many-with-bots = Bei dir laufen schon viele Partien mit Bots; beende eine oder gib eine auf.
who-are-you = Bitte tritt erst ein, als Gast oder mit deinem Konto.
wrong-login = Name und Passwort passen nicht zusammen.
wrong-seats = Diese Partie hat { $seats } Plätze.

## Zeilen des Protokolls

log-bot-replaced = Der Bot { $bot } hat nicht geantwortet; { $by } spielt für ihn weiter.
log-hint = { $player } fragt nach einem Tipp.
log-resign = { $player } gibt auf.
log-restart = Der Server war weg; die Uhren standen still.
log-takeover = { $player } hat keine Zeit mehr; der Bot { $bot } spielt weiter.
log-time-lost = { $player } hat keine Zeit mehr und verliert.
log-undo = { $player } nimmt eine Aktion zurück.
