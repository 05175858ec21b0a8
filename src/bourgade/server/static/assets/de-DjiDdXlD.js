var e=`### Burgenland auf der Seite: was zu den Texten des Spiels hinzukommt.

standing = { $count ->
    [one] Noch ein Bauwerk
   *[other] Noch { $count } Bauwerke
  }
standing-short = noch { $count }
standing-over = Alles gebaut

tab-map = Karte
tab-piles = Stapel
tab-players = Spieler

## Die Karte
map = Karte des Burgenlands
map-words = { $castles } Burgen zwischen { $crossings } Wegsteinen. Jede Burg nimmt Karten in den Farben ihrer zwei Wegsteine.
castle-words = { $castle }, Burg { $number }, { $colours }. { $sites }. { $state }
castle-can = Hier kannst du bauen: { $pieces }.
castle-near = { $missing ->
    [one] Dir fehlt eine Karte.
   *[other] Dir fehlen { $missing } Karten.
  }
castle-quiet = Hier ist im Moment nichts zu bauen.
site-free = { $site }: frei
site-free-bonus = { $site }: frei, { $bonus }
site-built = { $site }: { $piece }
site-built-by = { $site }: { $piece } von { $name }
milestone = Wegstein { $colour }, Kreuzung { $number }
either = { $one } oder { $two }
great-built = { $name }: { $count ->
    [one] ein Bauwerk
   *[other] { $count } Bauwerke
  }
great-price = { $piece }: { $same } Karten einer Farbe oder { $different } verschiedener Farben
or = oder

## Die Tafel
build-title = Was bauen?
stock-of = { $name }: noch zu bauen
build-hint = Berühre eine Burg auf der Karte oder ein Bauwerk.
in-castles = { $count ->
    [one] in einer Burg
   *[other] in { $count } Burgen
  }
in-none = im Moment nirgends
where = { $piece }: wohin?
site-plain = ohne Bonus
pay-by-cards = { $count } Karten
pay-by-coins = { $count } Münzen
pay-how = Bezahlen mit
set-same = { $count } gleiche
set-different = { $count } verschiedene
set-coins = { $count } Münzen
to-architect = Baumeister: { $count }
brief-jokers = { $amount } Joker
brief-reward = { $amount ->
    [one] + 1 Münze
   *[other] + { $amount } Münzen
  }
brief-exchange-tiles = 1 Tausch
brief-bonus-tiles = 1 Bonus
brief-cards = { $amount } Karten
brief-victory = Sieg
with-pass = mit dem Freibrief
wins = das letzte: Sieg
you-have = Deine Karten für diese Burg
missing-cards = { $missing ->
    [one] Eine Karte fehlt: { $colours }.
   *[other] { $missing } Karten fehlen: { $colours }.
  }
obstacle-none-left = keins mehr übrig
obstacle-no-site = kein Bauplatz frei
obstacle-second-palace = hat schon einen Palast
obstacle-needs-wall = eine Mauer fehlt
obstacle-marker = in { $castle } ({ $number })
obstacle-cards = { $missing ->
    [one] eine Karte fehlt
   *[other] { $missing } Karten fehlen
  }
obstacle-architect = { $missing ->
    [one] 1 Münze fehlt
   *[other] { $missing } Münzen fehlen
  }
done-action = Deine Aktion ist getan.
not-your-turn = Du bist nicht am Zug.

## Bezahlen
pay = Bezahlung
pay-title = { $piece }: { $castle }
pay-joker = Einen Joker kaufen
price-castle = { $count ->
    [one] 1 Karte, { $colours }
   *[other] { $count } Karten, { $colours }
  }
price-same = { $count } Karten einer Farbe
price-different = { $count } Karten verschiedener Farben
price-coins = { $count } Münzen, aus beliebigen Karten
price-architect = { $count ->
    [one] 1 Münze für den Baumeister
   *[other] { $count } Münzen für den Baumeister
  }
price-joker = { $count } Münzen, ohne Joker
then-architect = { $count ->
    [one] Danach: 1 Münze für den Baumeister.
   *[other] Danach: { $count } Münzen für den Baumeister.
  }
paid-before = Schon gezählt
cheapest-ready = Das Günstigste liegt bereit. Berühre deine Karten, um anders zu zahlen.
own-choice = Deine Wahl.
choose-cards = Berühre die Karten, mit denen du zahlst.
back-to-cheapest = Am günstigsten
take-back = Zurücknehmen
amount-cards = { $amount } von { $due } Karten
amount-coins = { $amount } von { $due } Münzen
do-cards = Diese Karten zahlen
do-wall = Mauer bauen
do-house = Haus bauen
do-palace = Palast bauen
do-well = Brunnen bauen
do-joker = Joker kaufen
short-cards = { $missing ->
    [one] Eine Karte fehlt
   *[other] { $missing } Karten fehlen
  }
short-coins = { $missing ->
    [one] 1 Münze fehlt
   *[other] { $missing } Münzen fehlen
  }
verdict-needless = Eine Karte zu viel
verdict-architect = Für den Baumeister bliebe zu wenig
lost-coins = { $count ->
    [one] 1 Münze zu viel verfällt: Wechselgeld gibt es nicht.
   *[other] { $count } Münzen zu viel verfallen: Wechselgeld gibt es nicht.
  }

## Was unten steht
lead-swap = Tausch.
prompt-swap = Berühre einen Wegstein.
prompt-swap-second = Berühre den, der seinen Platz nimmt.
prompt-site = Berühre einen Bauplatz.
prompt-piece = Was baust du hier?
prompt-nothing-here = Hier ist im Moment nichts zu bauen.
prompt-turn = Baue oder ziehe:
prompt-turn-draw = Im Moment nichts zu bauen. Ziehe:
prompt-pay-cards = { $title } · { $amount } von { $due } Karten.
prompt-pay-coins = { $title } · { $amount } von { $due } Münzen.
verb-draw = 2 Karten ziehen
verb-draw-short = 2 ziehen
verb-joker = Joker für 6 Münzen
verb-joker-short = Joker
verb-prime = Prämie
verb-prime-short = Prämie
verb-swap = Wegsteine tauschen
verb-swap-short = Tausch
move-build = { $piece } in { $castle } ({ $site })
move-well = { $piece } in { $castle }
move-with-coins = { $move }, 10 Münzen
move-great-same = { $piece }, große Burg: { $count } gleiche
move-great-different = { $piece }, große Burg: { $count } verschiedene
move-great-coins = { $piece }, große Burg: 10 Münzen
move-swap = { $one } und { $two } tauschen

## Die Hand
hand = Deine Hand
hand-of = Hand von { $name }
hand-empty = Keine Karten auf der Hand
hand-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
hand-worth = { $count ->
    [one] zusammen 1 Münze
   *[other] zusammen { $count } Münzen
  }
tiles = Deine Plättchen
tiles-none = Noch kein Plättchen
group-words = { $colour }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }

## Brunnen und Stapel
wells = Nächster Brunnen: { $castle }
step = { $count } Münzen
architect = Baumeister
architect-left = Noch im Stapel: { $list }
jokers = Joker
pile = Nachziehstapel
discards = Ablage
discards-title = Die Ablage
discards-none = Nichts ist abgelegt.
exchanges = Tausch
bonuses = Bonus
jokers-help = Im Vorrat. Es gibt sie für Mauern, oder man kauft sie.
pile-help = Farbkarten zum Ziehen. Ist er leer, wird die Ablage gemischt.
exchanges-help = Plättchen, die man auf ihrem Bauplatz bekommt: Zwei Wegsteine tauschen die Plätze.
bonuses-help = Plättchen, die man auf ihrem Bauplatz bekommt. Welche, behalten alle für sich.

## Die Spieler
race = Noch zu bauen
race-left = noch { $count }
race-words = { $name }: noch { $count ->
    [one] ein Bauwerk
   *[other] { $count } Bauwerke
  } ({ $pieces })
race-hint = Wer das letzte Bauwerk baut, gewinnt.
count-of = { $count } × { $piece }
has-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
has-jokers = { $count ->
    [one] davon 1 Joker
   *[other] davon { $count } Joker
  }
enlarge = { $name } genauer ansehen
seen-cards = Karten, die alle gesehen haben
built-where = Hat gebaut
built-nowhere = Noch nichts
in-hand = Auf der Hand
behind-screen = Hinter dem Sichtschirm
map-made = Nachgebildete Karte
reconstructed = Karte, Boni und Häufigkeit der Werte sind nachgebildet; die Regeln sagen unter „Über diese Ausgabe“, wie.
`;export{e as default};