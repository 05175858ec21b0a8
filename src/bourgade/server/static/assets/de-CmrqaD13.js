var e=`### Was alle Spiele gemeinsam haben, und die Worte des Terminals.

game-over = Das Spiel ist aus.
not-now = Diese Aktion ist jetzt nicht möglich.
list = { $first }, { $rest }
seat = Spieler { $seat }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }

## Spielende und Punkte
over = Spielende
winner = { $player } gewinnt die Partie.
scores = Punkte
scores-part = Woher sie kommen
scores-total = Summe

## Spielen im Terminal
play-keys = Nummer oder Notation zum Spielen · ? und eine Aktion: warum nicht? · u zurück · r wiederholen · b Brett · m alles zeigen · s Punkte · i Teile · h Regeln · q beenden
play-more = { $count ->
    [one] Noch { $count } Möglichkeit, die etwas kostet: m zeigt sie.
   *[other] Noch { $count } Möglichkeiten, die etwas kosten: m zeigt sie.
  }
play-unknown = „{ $line }“ ist keine Aktion. Gib eine Nummer der Liste ein oder zum Beispiel „{ $example }“.
play-allowed = Doch, das ist jetzt erlaubt.
play-undone = { $player } nimmt die letzte Wahl zurück.
play-redone = Die Wahl wird noch einmal gespielt.
play-no-undo = Nichts zurückzunehmen: Ein Würfel ist gefallen, etwas wurde aufgedeckt, oder jemand anderes war am Zug.
play-no-redo = Nichts zu wiederholen.
play-help = Zum Spielen gibst du die Nummer einer Möglichkeit ein. „? 5“ oder „? take d1 4.2“ sagt, ob eine Aktion erlaubt ist, und wenn nicht, warum.
save-unfinished = Unfertige Partie gespeichert in { $path }. Zum Weiterspielen: bourgade play --resume { $path }
save-finished = Partie gespeichert in { $path }. Zum Ansehen: bourgade replay { $path }
save-failed = die Partie ließ sich nicht speichern ({ $reason }); nenne mit --save eine andere Datei

## Die Befehle
games-key = Schlüssel
games-title = Spiel
games-players = Spieler
games-about = In Kürze
games-option = Option
games-value = Wert
games-per-seat = (ein Wert je Platz, zum Beispiel 1,3)
games-default = * Vorgabe; anzugeben mit --option OPTION=WERT
simulate-playing = Partien laufen
simulate-by-bot = Nach Bot
simulate-by-seat = Nach Platz
simulate-by-part = Mittlere Punkte nach Herkunft
simulate-places = Partien
simulate-mean = Mittel
simulate-spread = Streuung
simulate-lowest = Tiefster
simulate-highest = Höchster
simulate-wins = Siege
simulate-lengths = Entscheidungen je Partie: im Mittel { $mean }, von { $lowest } bis { $highest }.
simulate-pace = { $seconds } Sekunden, { $pace } Partien pro Sekunde.
replay-keys = Eingabetaste: weiter · p: zurück · eine Zahl (0 bis { $last }): dorthin · b: Brett · q: beenden
verified = { $count ->
    [one] Geprüft: Das einzige Zufallsergebnis folgt aus dem veröffentlichten Geheimnis.
   *[other] Geprüft: Alle { $count } Zufallsergebnisse folgen aus dem veröffentlichten Geheimnis.
  }

## Hilfe der Befehlszeile
cli-about = Fünf Brettspiele um Burgen und Städte, für Menschen und Programme.
cli-usage = Aufruf:
cli-command = BEFEHL
cli-commands = Befehle
cli-options = Optionen
cli-arguments = Argumente
cli-examples = Beispiele:
cli-help = diese Hilfe zeigen
cli-version = die Version zeigen und ob die Regeln kompiliert sind
cli-lang = Sprache; Vorgabe ist die des Systems
cli-data = Ordner mit berichtigten Daten (Spielpläne, Plättchen)
cli-serve-help = Die Ludothek im Browser öffnen (auch ohne Befehl: bourgade).
cli-games-help = Die Spiele der Ludothek, oder die Optionen eines Spiels.
cli-play-help = Im Terminal spielen, allein gegen Bots oder zu mehreren am Bildschirm.
cli-simulate-help = Bots gegeneinander spielen lassen und ihre Punkte vergleichen.
cli-replay-help = Eine aufgezeichnete Partie ansehen.
cli-show-help = Eine Stellung zeigen, oder die letzte einer aufgezeichneten Partie.
cli-verify-help = Prüfen, ob die Würfel einer Partie aus dem veröffentlichten Geheimnis folgen.
cli-game = Schlüssel des Spiels, zum Beispiel burgundy
cli-json = JSON für Programme schreiben
cli-seats = wer wo sitzt: me, me=NAME oder ein Bot, zum Beispiel me,greedy
cli-players = Zahl der Spieler
cli-bots = die Bots auf den anderen Plätzen, zum Beispiel greedy,random
cli-entrants = die Bots im Wettstreit; sie wechseln von Partie zu Partie den Platz
cli-seed = Startzahl, für eine Partie, die sich genau wiederholen lässt
cli-option = eine Vereinbarung des Spiels, zum Beispiel boards=1,3; mehrfach möglich
cli-save = Datei, in der die Partie gespeichert wird
cli-resume = eine gespeicherte Partie fortsetzen
cli-count = Zahl der Partien
cli-file = JSON-Datei
cli-all = alles auf einmal schreiben statt Schritt für Schritt
cli-try = Siehe: { $command }
cli-bad-record = Lass dir eine neue Kopie der Datei geben, oder prüfe, ob sie von dieser Version von Bourgade stammt.
cli-bad-position = Berichtige dieses Feld in der Datei.
cli-other-rules = Öffne sie mit der Bourgade-Version, die sie geschrieben hat, oder mit den Daten dieser Partie: bourgade --data ORDNER
`;export{e as default};