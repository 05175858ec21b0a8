var e=`### Die Burg auf der Seite: was zu den Texten des Spiels hinzukommt.

standing = { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
  }
standing-short = { $count ->
    [one] { $count } übrig
   *[other] { $count } übrig
  }
rounds = Runden
castle = Die Burg
castle-words = Die Burg: { $tiles } Plättchen gelegt, { $left } kommen noch
tower-with = Eckturm { $spaces }, Mauerplättchen verdeckt
tower-without = Eckturm { $spaces }, ohne Mauerplättchen
start = Startfeld: { $kind }
marker = Zählstein von { $name }: { $points }
overview = Überblick
tab-castle = Burg
tab-scores = Spieler

## Das Plättchen
your-tile = Dein Plättchen
laid-tile = Ein Gefolgsmann?
tile-of = Plättchen von { $name }
no-tile = Kein Plättchen mehr
turn-left = Nach links drehen
turn-right = Nach rechts drehen
held-hint = Durchgezogen: passt so. Gestrichelt: passt gedreht.
held-hint-waiting = Der andere Spieler legt es an.
lead-tile = Leg das Plättchen.
lead-square = Auf { $square }.
prompt-tile = Tipp ein umrahmtes Feld an; Mausrad oder R dreht das Plättchen.
prompt-tile-short = Tipp ein umrahmtes Feld an.
prompt-staged = Tipp noch einmal darauf zum Legen, oder dreh es.
prompt-subject = Ein Gefolgsmann auf dieses Plättchen?
prompt-subject-short = Ein Gefolgsmann hierher?
prompt-subject-staged = Tipp noch einmal darauf, um ihn zu setzen.
place-here = Hier legen
place-subject = Gefolgsmann setzen
no-subject = Kein Gefolgsmann
choose-square = Wähl zuerst ein Feld
choose-feature = Wähl, was gewertet wird
subject-where = { $role } ({ $where })
move-place = Auf { $square }
move-place-turned = Auf { $square }, um { $degrees }° gedreht

## Was daraus wird
completes = Baut fertig:
completes-nothing = Baut nichts fertig
for-other = { $name } +{ $points }
tie = Gleichstand: nichts
free-worth = { $points } zu holen
nobody-there = Niemand steht dort
subjects = { $count ->
    [one] { $count } Gefolgsmann
   *[other] { $count } Gefolgsleute
  }
markets = { $count ->
    [one] { $count } Markt
   *[other] { $count } Märkte
  }
at-the-end = Wird am Spielende gewertet
complete = Fertig
complete-waiting = Fertig, wird gewertet
worth-complete = Sobald es fertig ist
open-ends = { $count ->
    [one] Noch { $count } offenes Ende
   *[other] Noch { $count } offene Enden
  }
tied = Gleichstand: niemand bekäme Punkte
double-feature = { $feature } × 2
count-plain = Werten
count-double = Doppelt werten
double-with = mit Mauerplättchen { $number }

## Die Spieler
free-subjects = { $count ->
    [one] { $count } freier Gefolgsmann
   *[other] { $count } freie Gefolgsleute
  }
free-short = { $count ->
    [one] { $count } frei
   *[other] { $count } frei
  }
pieces-of = Steine: { $name }
keep-none = Bergfried noch nicht gesetzt
keep-size = { $size ->
    [one] Bergfried mit { $size } Plättchen
   *[other] Bergfried mit { $size } Plättchen
  }
keep-help = Am Ende bringt der größere Bergfried das größte leere Gebiet.
wall-tiles = Mauerplättchen
wall-tiles-none = Keine Mauerplättchen
wall-tile = Mauerplättchen { $tile }
wall-tile-fresh = In diesem Zug genommen: ab dem nächsten nutzbar
plays-now = ist am Zug

## Was übrig ist
legend-title = Punkte je Plättchen
reconstructed-short = Mauer und Plättchen rekonstruiert
legend = Gebiete
left-title = Was übrig ist
left-none = Alle Plättchen sind gezogen.
left-tiles = Noch zu ziehen
left-walls = Mauerplättchen, die niemand gesehen hat
left-walls-note = { $towers ->
    [one] { $towers } liegt noch auf der Mauer; die anderen sind aus dem Spiel.
   *[other] { $towers } liegen noch auf der Mauer; die anderen sind aus dem Spiel.
  }
left-times = { $count } ×
left-removed = Entfernt, weil sie nirgends passten
left-with = { $count ->
    [one] auf { $count } Plättchen
   *[other] auf { $count } Plättchen
  }
reconstructed = Mauerverlauf und Gesichter der Plättchen sind rekonstruiert: Die Originale waren nicht zu finden.
`;export{e as default};