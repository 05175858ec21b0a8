var e=`### Brügge auf der Seite: was zu den Texten des Spiels hinzukommt.

standing = Runde { $round } · Phase { $phase }
standing-card = Karte { $card } von { $of }
standing-short = { $round } · Phase { $phase }
standing-short-card = { $round } · Karte { $card }
last-now = letzte Runde
last-next = Runde { $round } wird die letzte
rounds = Runden
total = Summe
at-end = davon am Ende: { $parts }
part-points = { $part } { $points }

## Der Plan
board = Gemeinsamer Plan
own-town = Deine Stadt
town-of = Stadt von { $name }
first = beginnt
tab-town = Stadt
tab-board = Brügge
tab-others = Die anderen
enlarge = Stadt von { $name } groß ansehen
dice = Würfel der Runde
dice-none = Gewürfelt wird, sobald alle gezogen haben.
die = Würfel { $colour }: { $value }
die-is-threat = eine Bedrohung für alle
die-florins = { $count ->
    [one] Eine für Gulden gespielte Karte in { $colour } bringt { $count } Gulden.
   *[other] Eine für Gulden gespielte Karte in { $colour } bringt { $count } Gulden.
  }
die-cost = Zählt { $count } zum Preis des Fortschritts.
die-threat = Alle haben eine Bedrohung erhalten ({ $colour }: { $disaster }).
progress = Fortschritt
progress-price = { $count ->
    [one] eine Stufe kostet { $count } Gulden
   *[other] eine Stufe kostet { $count } Gulden
  }
progress-none = keine 1, keine 2: kein Fortschritt
step-price = { $count } je Stufe
level = Stufe { $level }
level-of = { $name }: Stufe { $level }
statues = Statuen
statue = { $points ->
    [one] Statue für { $points } Punkt
   *[other] Statue für { $points } Punkte
  }
statue-gone = Statue { $points }, genommen von { $name }
statues-of = { $points ->
    [one] Statuen: { $points } Punkt
   *[other] Statuen: { $points } Punkte
  }
pile = Stapel { $side }: Rückseite { $colour }, { $count } Karten
pile-empty = Stapel { $side }: leer
cards-of = { $count ->
    [one] Karte
   *[other] Karten
  }
extra = Reserve { $count }
discarded = Ablage { $count }
draw-left = linker Stapel
draw-right = rechter Stapel

## Die Stadt
canal-built = Kanal { $side }, Feld { $place }: gebaut
canal-space = { $cost ->
    [one] Kanal { $side }, Feld { $place }: Karte { $colour }, { $cost } Gulden
   *[other] Kanal { $side }, Feld { $place }: Karte { $colour }, { $cost } Gulden
  }
canal-third = Das dritte Feld zählt am Ende { $points } Punkte.
canal-fifth = Das fünfte Feld vollendet den Kanal: Die höchste Statue gehört dir.
houses-of = Häuser von { $name }
houses-none = Noch kein Haus: Eine verdeckt gespielte Karte wird eines.
house-empty = Freies Haus ({ $colour })
house-of = { $card }, in einem Haus ({ $colour })
house-used = { $card }, schon genutzt, in einem Haus ({ $colour })
house-colour = Farbe des Hauses: { $colour }
house-face = Verdeckt, nur du siehst sie: { $card }
house-help = Eine Person kann einziehen. Jedes Haus zählt am Ende 1 Punkt.
house-new = Neues Haus
florins-of = { $count ->
    [one] Gulden
   *[other] Gulden
  }
threats = Bedrohungen ({ $colour }): { $count } von 3
threats-title = { $disaster } ({ $colour })
threats-count = Du hast { $count }; die dritte bringt das Unheil.
threats-soon = Vorsicht: { $count } von 3. Die nächste bringt das Unheil.
threats-supply = Noch im Vorrat: { $count }
majority-won = Mehrheit erreicht: { $name }
majority-open = Mehrheit noch nicht erreicht: { $name }
majority-won-help = Für immer erreicht: { $points } Punkte am Ende.
majority-help = Am Ende einer Runde allein führen: { $points } Punkte am Spielende.
hand = Deine Hand
hand-of = Hand von { $name }
hand-empty = Keine Karten auf der Hand.
card-in-hand = { $card } ({ $colour }, { $price } Gulden). { $words }
price-points = { $price } Gulden · { $points } P.
known-effect = Wirkung aus der Regel bekannt
known-partly = Teils bekannt, Wirkung rekonstruiert
known-none = Rekonstruierte Karte

## Was man tun kann
lead-card = { $card }.
prompt-use = Was tut diese Karte ({ $colour })? Tippe auf eine Aktion oder einen Ort deiner Stadt.
prompt-use-short = Aktion wählen ({ $colour })
prompt-pick = Welche davon?
prompt-swap-to = Gegen einen Arbeiter welcher Farbe?
house-free = Freies Haus
swap-to = Gegen: { $worker }
move-dig = Den Kanal { $side } bauen
choose-house-card = Tippe auf die Handkarte, die ein Haus wird.
put-back = Anders entscheiden
several = { $move }, oder hier etwas anderes
swap-from = Tauschen: { $worker }
lend = 1 Gulden an { $name } geben
move-activate = Aktivieren: { $card }
move-lose = Verlieren: { $card }
move-burn-under = Verbrennt: das Haus von { $card }
move-character = Einsetzen: { $card }
uses = { $card }: die sechs Aktionen
uses-title = Die sechs Aktionen
uses-hint = Sechs Dinge, die sie kann
six-uses = Jede Karte kann Arbeiter oder Gulden bringen, eine Bedrohung entfernen, Kanal oder Haus bauen oder ihre Person einsetzen.
choose-card = Tippe auf eine Karte: Sie hebt sich und zeigt ihre sechs Aktionen.
end-hint = Deine Karte ist gespielt.
also = Außerdem in diesem Zug
activate-hint = { $count ->
    [one] { $count } Person zum Aktivieren: in der Stadt antippen.
   *[other] { $count } Personen zum Aktivieren: in der Stadt antippen.
  }
use-remove = Entfernen: { $threat }
use-canal = Kanal bauen
use-house = Haus bauen
use-character = Einsetzen: { $card }
use-florins-note = Würfel { $colour }
use-workers-short = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
  }
use-florins-short = { $count ->
    [one] { $count } Gulden
   *[other] { $count } Gulden
  }
use-remove-short = Bedrohung
use-canal-short = Kanal
use-house-short = Haus
use-character-short = Einsetzen

## Die 165 Personen
gallery-title = Die 165 Personen
gallery-open = Alle Personen
gallery-discarded = Der Ablagestapel
gallery-search = Suchen
gallery-search-hint = Name oder Wirkung, auf Deutsch, Französisch oder Englisch
gallery-colour = Farbe
gallery-symbol = Symbol
gallery-group = Gruppe
gallery-price = Preis
gallery-known = Herkunft
gallery-any = alle
gallery-count = { $count ->
    [one] { $count } Karte von { $total }
   *[other] { $count } Karten von { $total }
  }
gallery-clear = Alle zeigen
gallery-none = Keine Karte passt.
gallery-nothing = Der Ablagestapel ist leer.
gallery-more = In drei Sprachen, und die Quellen
gallery-revised = Überarbeitete Karte:
gallery-invented = Nichts an dieser Karte steht in der Regel: Alles ist rekonstruiert.
field-name-fr = französischer Name
field-name-en = englischer Name
field-name-de = deutscher Name
field-colour = Farbe
field-price = Preis
field-points = Punkte
field-group = Gruppe
field-symbol = Symbol
field-worker = Arbeiter
field-type = Art der Unendlichkeit
field-effects = Wirkung
`;export{e as default};