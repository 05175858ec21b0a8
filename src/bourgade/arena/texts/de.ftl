### Die Arena: Befehle, Tabellen, Diagramme und Bericht.

cli-arena-help = Bots mit getauschten Plätzen und gepaarten Partien gegeneinander spielen lassen und sagen, wie sicher das Ergebnis ist.
cli-arena-what = Schlüssel des Spiels; oder report (den Bericht eines Ordners neu schreiben) oder ladder (eine Markdown-Tabelle aus Berichten)
cli-arena-folders = Ordner früherer Läufe, für report und ladder
cli-arena-bots = die Bots, zum Beispiel greedy,random; mehr als zwei treffen paarweise aufeinander, einer allein spielt gegen sich selbst
cli-arena-games = Partien je Paar von Bots, auf ganze Runden aufgerundet
cli-arena-lone = an drei oder vier Plätzen: nur die Partien, in denen dieser Bot allein unter anderen sitzt
cli-arena-seed = Startwert aller Runden; gleicher Startwert, gleiche Ergebnisse
cli-arena-processes = Prozesse, die zugleich spielen; sonst alle Kerne, ohne Einfluss auf die Ergebnisse
cli-arena-out = Ordner für die Ergebnisse (ladder: Ordner für die Tabellen)
cli-arena-resume = einen unterbrochenen Lauf fortsetzen oder verlängern
cli-arena-records = jede Partie aufheben
cli-arena-ray = auf dem Ray-Cluster unter dieser Adresse spielen; ohne Adresse auf einem hier gestarteten Ray

playing = Partien
begin = { $games } Partien in { $deals } Runden; Ergebnisse in { $folder }
measured-two = Jede Runde wird von beiden Plätzen aus gespielt: Gemessen wird, wer mehr als die Hälfte gewinnt.
measured-many = Ein Bot sitzt der Reihe nach allein auf jedem Platz unter Bots der anderen Art, und umgekehrt: Gemessen wird, ob der einzelne mehr als seinen gerechten Anteil gewinnt.
measured-lone = Ein Bot sitzt der Reihe nach auf jedem Platz, allein unter Bots einer anderen Art: Gemessen wird, ob er mehr als seinen gerechten Anteil gewinnt.
measured-self = Ein Bot spielt gegen sich selbst: Gemessen werden Punkte und Plätze, nicht die Stärke.
interrupted = Unterbrochen. { $played } von { $games } Partien sind gespielt und aufgehoben. Weiter mit:
half-line = { $file } endete mit einer halben Zeile, Rest eines Absturzes: Sie ist entfernt, ihre Partie wird neu gespielt.
written = Geschrieben: { $file }
pictures = { $count ->
    [one] Ein Diagramm als PNG daneben.
   *[other] { $count } Diagramme als PNG daneben.
  }
no-pictures = Keine PNG: matplotlib ist nicht installiert (pip install 'bourgade[arena]'). Die Diagramme im Bericht brauchen es nicht.

table-contests = Gegeneinander
table-bots = Die Bots
table-seats = Die Plätze, wer immer dort sitzt
col-lone = Bot
col-crowd = Gegen
col-games = Partien
col-wins = Siege
col-share = Anteil der Siege
col-by-seat = Je Platz, %
col-points = Punkte
col-margin = Vorsprung
col-verdict = Urteil
col-bot = Bot
col-places = Plätze besetzt
col-place-share = Gewonnen
col-rating = Wertung
col-decisions = Entscheidungen (mit Wahl)
col-time = Rechenzeit je Wahl, ms: Mittel / 95 % / längste
col-seat = Platz
verdict-stronger = stärker
verdict-weaker = schwächer
verdict-open = offen
seat = Platz { $seat }
time-mean = Mittel
time-p95 = 95 % darunter
time-longest = längste

report-title = { $game }: Bots im Vergleich, { $players } Spieler
report-what = { $games } Partien in { $deals } Runden, Startwert { $seed }.
report-partial = Dieser Lauf ist nicht fertig: { $games } Partien waren verlangt. Es zählen nur Runden, die in allen Sitzordnungen gespielt sind.
report-options = Optionen:
report-method = Die Intervalle gelten zu 95 % und je Runde: Die Partien einer Runde teilen ihre Würfel und werden zuerst gemittelt. Bei Gleichstand wird der Sieg geteilt. Die Wertungen sind von OpenSkill (Plackett–Luce); für eine Aussage über zwei Bots gilt der Anteil der Siege mit seinem Intervall. Rechenzeiten gehören zu der Maschine, die gespielt hat.

plot-wins = Anteil der Siege
plot-wins-note = Mit 95-%-Intervallen; der gestrichelte Strich ist der gerechte Anteil eines Spielers unter Gleichen.
plot-margins = Vorsprung in Punkten
plot-margins-note = Punkte des zuerst genannten Bots weniger das Mittel der anderen, mit 95-%-Intervallen.
plot-points = Verteilung der Punkte
plot-points-note = Über alle besetzten Plätze; der gestrichelte Strich ist das Mittel.
plot-seats = Plätze
plot-seats-note = Anteil der Siege je Platz, wer immer dort sitzt (mit 95-%-Intervallen), dann Bot für Bot.
plot-ratings = Wertungen
plot-ratings-note = OpenSkill, mu ± 2 sigma; alle beginnen bei 25.
plot-times = Rechenzeit je Wahl
plot-times-note = Millisekunden, logarithmisch, über Entscheidungen mit mehr als einer erlaubten Aktion.
