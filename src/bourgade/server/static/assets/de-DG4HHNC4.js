var e=`### Die Stadt Burdigala auf der Seite: was zu den Texten des Spiels hinzukommt.

standing-built = Gebäude: { $built } von { $sites }
standing-built-short = { $built } / { $sites }
standing-goods = { $count ->
    [one] noch { $count } Ware
   *[other] noch { $count } Waren
  }
standing-last = Letzter Zug
band = Runden

tab-map = Karte
tab-hand = Hand
tab-players = Die anderen

## Der Zug
turn = Der Zug
step-move = Ziehen
step-stone = Stein
step-after = Ende
your-turn = du bist dran
placing = Figuren aufstellen
placing-help = Alle stellen reihum ihre Figuren auf, eine je Punkt. Ein Hafen bringt jetzt nichts. Zeig auf einen Punkt, um die Bauplätze daneben zu sehen.
over = Schlusswertung
over-help = Waren und Korruption sind aufgedeckt. Gebäude, die niemand gesehen hat, bleiben verdeckt.
throw-plain = { $first } und { $second }
throw-plain-help-move = Wähle einen Würfel, dann das Ziel. Danach folgt ein Stein.
throw-plain-help-stone = Lege deinen Stein auf einen Bauplatz neben der Figur.
throw-plain-help-after = Der Zug ist gemacht. Du kannst noch eine Intrige spielen.
throw-plain-other = Ein Zug, dann ein Stein.
throw-double = Pasch { $first }
throw-double-help-move = Alle Wege sind offen; auf einem besetzten Punkt weicht die andere Figur.
throw-double-help-stone = Nach dem Stein kannst du noch einmal spielen.
throw-double-help-after = Du kannst einen ganzen Zug mehr spielen.
throw-double-other = Alle Wege sind offen, ein zweiter Zug ist möglich.
throw-seven = Summe 7
throw-seven-help-move = Nach dem Stein kannst du dich bestechen lassen.
throw-seven-help-stone = Nach dem Stein kannst du dich bestechen lassen.
throw-seven-help-after = Du kannst dich bestechen lassen: ein Stein mehr auf demselben Bauplatz, oder eine Ware.
throw-seven-help-taken = Die Marke ist genommen: ein Stein mehr auf demselben Bauplatz, oder eine Ware?
throw-done = Der Zug ist gemacht.
throw-departed = Deine Figur hat die Stadt verlassen. Der Zug ist zu Ende.
throw-no-move = Kein Zug mit Stein ist möglich: Eine Figur muss die Stadt verlassen.
throw-seven-other = Nach dem Stein ist Bestechung möglich.
privilege-lanes = Wege offen
privilege-occupied = besetzte Punkte erlaubt
privilege-again = noch einmal, nach dem Stein
privilege-corrupt = bestechen lassen, nach dem Stein
privilege-second-stone = zweiter Stein
privilege-goods = Ware
answer-corrupt = Bestechen lassen
answer-again = Noch einmal
answer-second-stone = Ein Stein mehr
answer-goods = Ware
answer-accept = Wein annehmen
answer-decline = Nur die Intrige
answer-decline-swap = Nichts tauschen
token-price = kostet 1 Korruptionsmarke, verdeckt, 0 bis 5
lead-die = Würfel { $number } gewählt.
lead-die-short = Würfel { $number }.
prompt-walk = Wohin geht deine Figur?
prompt-walk-double = Wohin geht deine Figur? Ein Pasch öffnet Wege und besetzte Punkte.
prompt-walk-seven = Wohin geht deine Figur? Mit einer Sieben kannst du dich danach bestechen lassen.
prompt-take = Welche Karte willst du für: { $good }?
go-to = Nach { $point } · { $steps }
move-walk = Nach { $point }, dann { $worth }
take-pawn = Figur auf { $point } nehmen
pawn-leaves = Figur auf { $point } vom Plan nehmen

## Die Karte
walk-to = { $steps } nach { $point }
then-stone = Dann ein Stein:
beside = Bauplätze daneben:
site-of = { $quarter }, { $stones } von { $size }
stones-laid = Steine: { $stones } von { $size }
becomes = Du weißt: { $tile }
may-become = Kann werden:
built-by = Vollendet von { $name }
seen-by = Heimlich gesehen von { $names }
harbour-help = Ein Zug, der hier endet, bringt eine Ware.
gate-help = Schnellwege verbinden die Tore: mit einem Pasch oder mit dem Streitwagen.
touches = Neben { $quarters }
bonus = Bonus des Viertels
bonus-help = Für das erste vollendete Gebäude in diesem Viertel.
town-words = Plan von Burdigala, { $points } Punkte, { $built } von { $sites } Gebäuden vollendet.
pawns-at = { $name }: { $points }.
pile-goods = Waren: { $count }
pile-goods-help = Ist der Stapel leer, endet das Spiel.
pile-intrigues = Intrigen: { $count }
pile-intrigues-help = Man zieht sie für Figuren neben einem Viertel, in dem ein Gebäude vollendet wird.
pile-corruption = Korruptionsmarken: { $count }
pile-corruption-help = Vier von jedem Wert, von 0 bis 5.
pile-stones = Steine: { $count }
pile-stones-help = Die Steine eines vollendeten Gebäudes kommen hierher zurück.
discarded = Abgelegt:

## Deine Karten
your-goods = Deine Waren
goods-of = Waren von { $name }
goods-count = { $good }: { $count }
points-at-end = am Ende
no-goods = 5 verschiedene sind 15 wert
goods-hidden = Sie bleiben bis zum Ende verdeckt.
has-goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
  }
you-have = Du hast: { $count }
one-more = Eine mehr ist wert
in-the-box = In der Schachtel: { $count }
you-give = Du gibst
you-take = Karte von { $name }
your-intrigues = Deine Intrigen
intrigues-of = Intrigen von { $name }
no-intrigues = Zurzeit keine Intrige.
hand-hidden = { $count } auf der Hand
hand-card = Handkarte ({ $count })
limit = { $held } von { $limit }
played-one = eine in diesem Zug gespielt
play-it = Spielen
discard-it = Ablegen
on-the-table = ausgelegt
short-consul = +2 je Gebäude aus zwei Steinen
short-hygiene = +2 je Gebäude aus drei Steinen
short-chariot = Schnellwege ohne Pasch
short-boat = Seewege ohne Pasch
short-good-harvest = Fünf Intrigen statt drei
short-in-vino-veritas = Eine Ware zu jeder gezogenen Intrige
short-betrayal = Ein Rivale verliert eine Intrige
short-influence = Vor dem Ziehen: ein Würfel ± 1
short-indiscretion = Drei Bauplätze heimlich ansehen
short-merchant = Waren ansehen und tauschen
short-sailor = Drei Waren ziehen, eine behalten
short-publius-crassus = Nach dem Stein: einer mehr
short-connections = Eine Korruptionsmarke abgeben
short-theft = Eine zufällige Ware stehlen
your-corruption = Deine Korruption
corruption-of = Korruption von { $name }
corruption-title = Korruption
corruption-help = Jede Marke kostet am Ende ihren Wert. Wer am meisten hat, verliert { $extra } Punkte mehr. Wo die anderen stehen, ist geschätzt.
only-you-see = nur du siehst sie
no-tokens = keine Marke
tokens = { $count ->
    [one] { $count } Marke
   *[other] { $count } Marken
  }
danger-none = Zurzeit nichts zu verlieren.
danger-unlikely = −{ $total } im Moment. Wohl nicht die höchste.
danger-likely = −{ $total } im Moment, −{ $all }, wenn sie die höchste ist: wahrscheinlich.
danger-certain = −{ $all } im Moment: { $total }, und { $extra } für die höchste.
danger-over = −{ $all } in der Schlusswertung.

## Die anderen
fact-pawns = Figuren in der Stadt: { $count }
fact-buildings = Gebäude: { $count }
fact-goods = Waren: { $count }
fact-intrigues = Intrigen auf der Hand: { $count }
fact-laid = ausgelegte Intrigen: { $count }
fact-corruption = Korruptionsmarken: { $count }
open-sheet = Vergrößern: { $name }.
sheet-pawns = Figuren
sheet-buildings = Vollendete Gebäude: { $count }
sheet-intrigues = Ausgelegte Intrigen · auf der Hand: { $count }
sheet-goods = Waren: { $count }
sheet-corruption = Korruptionsmarken: { $count }
left-town = hat die Stadt verlassen
not-placed = noch nicht aufgestellt
none-yet = Zurzeit nichts.
nothing-laid = Keine Intrige ausgelegt.
unknown-goods = { $count ->
    [one] { $count } Karte, die du nicht gesehen hast
   *[other] { $count } Karten, die du nicht gesehen hast
  }
`;export{e as default};