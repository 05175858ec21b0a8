### Carcassonne: Die Burg, auf Deutsch.

title = Carcassonne: Die Burg
subtitle = Zu zweit bauen in den Mauern einer Burg

## Zahlen

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
  }

## Gebiete

kind-path = Weg
kind-tower = Turm
kind-house = Haus
kind-court = Hof
kind-path-help = 1 Punkt je Plättchen, sobald er fertig ist, 2 mit einem Brunnen am Rand. Er endet an einem Platz, an der Mauer oder an einem Gebäude.
kind-tower-help = 2 Punkte je Plättchen, sobald er fertig ist.
kind-house-help = 1 Punkt je Plättchen, sobald es fertig ist. Dein größtes Haus bekommt deinen Bergfried.
kind-court-help = 3 Punkte je Markt am Ende des Spiels.
feature-path = Weg ({ $tiles })
feature-path-well = Weg mit Brunnen ({ $tiles })
feature-tower = Turm ({ $tiles })
feature-house = Haus ({ $tiles })
feature-court = Hof ({ $tiles })
well = Brunnen
market = Markt
square = Platz
start = Startfeld
keep = Bergfried
wall = Mauer
corner-tower = Eckturm

role-messenger = Bote
role-knight = Ritter
role-burgher = Bürger
role-merchant = Händler

## Was ein Plättchen zeigt

tile-path-end = Wegende
tile-path-straight = gerader Weg
tile-path-curve = Wegbiegung
tile-path-fork = Gabelung ohne Platz
tile-path-cross = Kreuzung ohne Platz
tile-path-square = Platz mit { $count } Wegen
tile-well = Brunnen
tile-tower = { $count ->
    [one] Turm
   *[other] { $count } Türme
  }
tile-house = { $count ->
    [one] Haus
   *[other] { $count } Häuser
  }
tile-court = Hof
tile-market = { $count ->
    [one] Hof mit Markt
   *[other] Hof mit { $count } Märkten
  }

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
side-north-west = Nordwesten
side-north-east = Nordosten
side-south-east = Südosten
side-south-west = Südwesten
side-inside = im Inneren
beyond-north = Nachbar im Norden
beyond-north-right = Nachbar im Norden, rechts vom Weg
beyond-east = Nachbar im Osten
beyond-east-right = Nachbar im Osten, rechts vom Weg
beyond-south = Nachbar im Süden
beyond-south-right = Nachbar im Süden, rechts vom Weg
beyond-west = Nachbar im Westen
beyond-west-right = Nachbar im Westen, rechts vom Weg

## Mauerplättchen

wall-1 = 1 (Doppelzug)
wall-1-help = Am Ende deines Zuges machst du gleich noch einen.
wall-2 = 2 (Turm doppelt)
wall-2-help = In deinem Zug zählt ein fertiger Turm, in dem du die Mehrheit hast, doppelt.
wall-3 = 3 (Haus doppelt)
wall-3-help = In deinem Zug zählt ein fertiges Haus, in dem du die Mehrheit hast, doppelt.
wall-4 = 4 (unfertiger Weg)
wall-4-help = Am Ende bringt dein längster unfertiger Weg 1 Punkt je Plättchen.
wall-5 = 5 (unfertiger Turm)
wall-5-help = Am Ende bringt dein größter unfertiger Turm 2 Punkte je Plättchen.
wall-6 = 6 (unfertiges Haus)
wall-6-help = Am Ende bringt dein größtes unfertiges Haus 1 Punkt je Plättchen.
wall-7 = 7 (großer Hof)
wall-7-help = Am Ende bringt jeder Markt in deinem größten Hof 4 statt 3 Punkte.
wall-8 = 8 (größerer Bergfried)
wall-8-help = Am Ende zählt dein Bergfried 2 Plättchen mehr.
wall-9 = 9 (5 Punkte)
wall-9-help = Am Ende 5 Punkte mehr.

## Optionen

option-keep = Der Bergfried
option-keep-help = Wer seinen Bergfried setzen oder versetzen darf.
option-keep-majority = Wer das Haus wertet
option-keep-majority-help = Ein fertiges Haus bekommt den Bergfried dessen, der die Mehrheit hat, wer es auch fertig baut.
option-keep-completer = Wer es fertig baut
option-keep-completer-help = Man braucht die Mehrheit und muss das letzte Plättchen selbst gelegt haben.
option-largest-court = Der größte Hof
option-largest-court-help = Für Mauerplättchen 7: was einen Hof groß macht.
option-largest-court-tiles = Die meisten Plättchen
option-largest-court-tiles-help = Der Hof, der auf den meisten Plättchen liegt; bei Gleichstand der mit mehr Märkten.
option-largest-court-markets = Die meisten Märkte
option-largest-court-markets-help = Der Hof mit den meisten Märkten.
option-scoring-order = Die Reihenfolge der Wertung
option-scoring-order-help = Wer die Reihenfolge bestimmt, wenn ein Plättchen mehrere Gebiete eines Spielers abschließt. Wer das Plättchen legt, wertet immer zuerst.
option-scoring-order-placer = Wer legt
option-scoring-order-placer-help = Wer das Plättchen legt, ordnet auch die Gebiete des anderen.
option-scoring-order-owner = Jeder die eigenen
option-scoring-order-owner-help = Jeder ordnet die eigenen Gebiete.

## Entscheidungen

decision-tile = Plättchen legen
decision-subject = Gefolgsmann setzen
decision-score = Wertung
decision-extra-turn = Mauerplättchen 1
decision-over = Spielende
prompt-tile = Lege das Plättchen ({ $tile }).
prompt-subject = Setze einen Gefolgsmann auf dieses Plättchen, oder keinen.
prompt-score = Welches Gebiet wertest du jetzt?
prompt-score-other = Welches Gebiet des anderen wird jetzt gewertet?
prompt-double = Soll dieses Gebiet doppelt zählen?
prompt-extra-turn = Benutzt du Mauerplättchen 1 für einen weiteren Zug?
prompt-over = Das Spiel ist aus.

## Aktionen

action-place = Plättchen auf { $square } legen
action-place-turned = Plättchen auf { $square } legen, um { $degrees }° gedreht
action-place-nothing = Ein Plättchen auf { $square } legen, um { $degrees }° gedreht (keins in der Hand)
action-subject-messenger = Bote auf den Weg ({ $where })
action-subject-knight = Ritter in den Turm ({ $where })
action-subject-burgher = Bürger ins Haus ({ $where })
action-subject-merchant = Händler in den Hof ({ $where })
action-subject-nothing = Gefolgsmann auf Teil { $segment } des Plättchens (den gibt es nicht)
action-none = Keinen Gefolgsmann setzen
action-score = Werten: { $feature }, { $where } ({ $points })
action-score-nothing = Ein fertiges Gebiet werten: { $where } (dort ist keins)
action-double = Mit Mauerplättchen { $tile } doppelt werten: { $feature }, { $where } ({ $points })
action-double-nothing = Ein fertiges Gebiet doppelt werten: { $where } (dort ist keins)
action-again = Mauerplättchen 1: noch ein Zug
action-end = Zug beenden

verb-place = Legen
verb-subject = Gefolgsmann
verb-none = Kein Gefolgsmann
verb-score = Werten
verb-double = Doppelt werten
verb-again = Noch ein Zug
verb-end = Beenden

# Die Zahl hat kein Vorzeichen: + oder − steht davor.
effect-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
  }
effect-points-paths = { $amount } für Wege
effect-points-towers = { $amount } für Türme
effect-points-houses = { $amount } für Häuser
effect-rival-points = { $amount ->
    [one] { $amount } Punkt für den anderen
   *[other] { $amount } Punkte für den anderen
  }
effect-on-offer = { $amount ->
    [one] { $amount } Punkt mit einem Gefolgsmann zu holen
   *[other] { $amount } Punkte mit einem Gefolgsmann zu holen
  }
effect-subjects = { $amount ->
    [one] { $amount } Gefolgsmann im Vorrat
   *[other] { $amount } Gefolgsleute im Vorrat
  }
effect-wall-tiles = { $amount ->
    [one] { $amount } Mauerplättchen
   *[other] { $amount } Mauerplättchen
  }
effect-rival-wall-tiles = { $amount ->
    [one] { $amount } Mauerplättchen für den anderen
   *[other] { $amount } Mauerplättchen für den anderen
  }
effect-keep = { $amount ->
    [one] { $amount } Plättchen für den Bergfried
   *[other] { $amount } Plättchen für den Bergfried
  }

## Protokoll

log-place = { $player } legt ein Plättchen auf { $square }: { $tile }.
log-subject-messenger = { $player } schickt einen Boten nach { $square }.
log-subject-knight = { $player } stellt einen Ritter auf { $square }.
log-subject-burgher = { $player } setzt einen Bürger auf { $square }.
log-subject-merchant = { $player } legt einen Händler auf { $square }.
log-none = { $player } setzt keinen Gefolgsmann.
log-score = { $player } bestimmt die Reihenfolge der Wertung.
log-not-doubled = { $player } behält das Mauerplättchen und wertet nicht doppelt.
log-double = { $player } benutzt ein Mauerplättchen, um doppelt zu werten.
log-again = { $player } benutzt Mauerplättchen 1 und zieht noch einmal.
log-end = { $player } beendet den Zug.
log-scored = { $player } bekommt { $points }: { $feature }.
log-doubled = { $player } bekommt { $points }, doppelt gewertet: { $feature }.
log-tied = Gleich viele Gefolgsleute, niemand bekommt Punkte: { $feature }.
log-keep = Der Bergfried von { $player } zieht in ein Haus aus { $tiles }.
log-wall-tile = { $player } hält auf einem Eckturm und nimmt Mauerplättchen { $tile }.
log-removed = Ein Plättchen passt nirgends und verlässt das Spiel: { $tile }.
log-over = Das Spiel ist aus.
log-final = { $player } beendet das Spiel mit { $points }.
log-final-parts = { $player } beendet das Spiel mit { $points } (Schlusswertung: { $parts }).
log-winner = { $player } gewinnt die Partie.
log-draw = Gleich viele Punkte: Die Partie ist unentschieden.

## Punkte

part-paths = Wege
part-towers = Türme
part-houses = Häuser
part-keep = Bergfried
part-courts = Höfe
part-unfinished = Unfertige Gebiete
part-bonus = Mauerplättchen 9
part-points = { $part } { $points }

## Warum nicht?

no-such-action = Diese Aktion gibt es nicht.
game-is-over = Das Spiel ist aus.
place-the-tile-first = Lege zuerst das gezogene Plättchen.
decide-about-a-subject-first = Entscheide zuerst, ob du einen Gefolgsmann setzt.
finish-the-scoring-first = Beende zuerst die Wertung.
use-wall-tile-1-or-end-the-turn-first = Benutze zuerst Mauerplättchen 1, oder beende deinen Zug.
place-one-tile-a-turn = Das Plättchen dieses Zuges liegt schon.
place-square-taken = Auf diesem Feld liegt schon ein Plättchen.
place-touches-nothing = Das Plättchen muss mit einer Seite an ein Startfeld oder ein gelegtes Plättchen stoßen.
place-path-must-continue = Ein Weg des Plättchens würde auf eine Seite ohne Weg stoßen.
place-path-would-stop = Ein Weg nebenan würde abgeschnitten: Er muss auf dem Plättchen weitergehen.
place-looks-the-same = Weniger gedreht sieht das Plättchen genauso aus: Wähle diese Drehung.
subject-no-such-segment = Dort hat das Plättchen kein Gebiet.
subject-feature-occupied = Irgendwo in diesem Gebiet steht schon ein Gefolgsmann.
score-nothing-there = Dort ist kein Gebiet.
score-courts-at-the-end = Höfe werden erst am Ende des Spiels gewertet.
score-not-completed = Dieses Gebiet ist nicht fertig.
score-nobody-there = In diesem Gebiet steht kein Gefolgsmann.
score-no-majority = In diesem Gebiet hat niemand die Mehrheit.
score-named-otherwise = Dieses Gebiet wählt man über eine andere seiner Seiten.
score-own-features-first = Die Gebiete dessen, der am Zug ist, werden zuerst gewertet.
score-order-is-all-the-same = Die Reihenfolge ist hier gleichgültig: Dieses Gebiet kommt noch an die Reihe.
double-only-when-scoring = Verdoppelt wird bei der Wertung.
double-paths-never = Ein Weg kann nicht doppelt zählen.
double-only-in-ones-own-turn = Ein Mauerplättchen benutzt man nur im eigenen Zug.
double-needs-wall-tile-2 = Dafür brauchst du ein Mauerplättchen 2.
double-needs-wall-tile-3 = Dafür brauchst du ein Mauerplättchen 3.
double-taken-this-turn = Dieses Mauerplättchen ist gerade erst genommen: Es gilt ab deinem nächsten Zug.
again-needs-wall-tile-1 = Dafür brauchst du ein Mauerplättchen 1.
again-only-at-the-end-of-a-turn = Mauerplättchen 1 benutzt man am Ende des eigenen Zuges.

## Die Regeln auf wenigen Seiten

help-goal-title = Das Ziel
help-goal =
    Zu zweit füllt ihr den Raum in den Mauern einer Burg mit Plättchen. Wege, Türme, Häuser und Höfe wachsen dort; eure Gefolgsleute besetzen sie und bringen Punkte. Wer nach der Schlusswertung die meisten Punkte hat, gewinnt.
help-turn-title = Dein Zug
help-turn =
    Ziehe ein Plättchen und lege es. Dann darfst du einen deiner sechs Gefolgsleute daraufsetzen. Was das Plättchen fertig macht, wird sofort gewertet, und die Gefolgsleute dort kommen zurück.
help-place-title = Das Plättchen legen
help-place =
    Eine Seite des Plättchens stößt an ein Startfeld oder ein anderes Plättchen. Wege müssen weitergehen; alles andere darf beliebig aneinanderstoßen, und an der Mauer darf alles liegen. Ein Plättchen, das nirgends passt, verlässt das Spiel, und du ziehst ein neues.
help-subjects-title = Deine Gefolgsleute
help-subjects =
    Ein Bote auf einem Weg, ein Ritter in einem Turm, ein Bürger in einem Haus, ein Händler in einem Hof. Das ganze Gebiet muss noch leer sein. Zwei besetzte Gebiete können später zusammenwachsen: Nur die Mehrheit bekommt Punkte, bei Gleichstand niemand. Ein Händler bleibt bis zum Ende liegen.
help-score-title = Was fertig ist
help-score =
    Ein Weg zählt 1 Punkt je Plättchen, mit Brunnen 2. Ein Turm zählt 2 Punkte je Plättchen, ein Haus 1. Startfelder zählen als Plättchen. Es ist gleich, wer ein Gebiet fertig macht.

    Dein erstes Haus bekommt deinen Bergfried, der später nur in ein größeres Haus umzieht.

    Wer das Plättchen gelegt hat, zieht seinen Zählstein zuerst.
help-walls-title = Die Mauerplättchen
help-walls =
    Hält dein Zählstein genau auf einem Eckturm, nimmst du dessen Mauerplättchen. Du kannst es ab deinem nächsten Zug benutzen, und nur einmal. Die Plättchen 1 bis 3 gelten in deinem Zug, 4 bis 9 am Ende.
help-end-title = Das Ende
help-end =
    Nach dem letzten Plättchen bringt der größte Bergfried so viele Punkte, wie die größte leere Fläche Felder hat; sind beide gleich groß, bekommt sie niemand. Jeder Hof bringt 3 Punkte je Markt für den, der dort die meisten Händler hat. Unfertige Wege, Türme und Häuser zählen nichts, außer mit den Mauerplättchen 4, 5 und 6. Mauerplättchen 9 zählt 5 Punkte. Bei gleichen Punkten ist die Partie unentschieden.
help-edition-title = Diese Ausgabe
help-edition =
    Der Verlauf der Mauer, die meisten Ecktürme, die Startfelder und die 60 Plättchen sind rekonstruiert: Die Originale waren nicht zu finden. Die Regeln sind die des Spiels.
