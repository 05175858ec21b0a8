var e=`### Burgenland, auf Deutsch.

title = Burgenland
subtitle = Karten in zwei Farben und ein Wettlauf ums Bauen

## Zahlen
coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
  }
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
jokers = { $count ->
    [one] { $count } Joker
   *[other] { $count } Joker
  }

## Bauwerke: der Name, der Name mit Artikel, was sie tun
piece-wall = Mauer
piece-wall-a = eine Mauer
piece-wall-help = Auf jedem freien quadratischen Bauplatz. Bringt einen Joker für jede Mauer, die nun in der Burg steht.
piece-house = Haus
piece-house-a = ein Haus
piece-house-help = Jedes Haus einer Burg braucht dort eine Mauer: zwei Häuser brauchen zwei Mauern.
piece-palace = Palast
piece-palace-a = einen Palast
piece-palace-help = Höchstens einer in jeder Burg. Außer den Karten verlangt der Baumeister die Münzen auf seiner Karte.
piece-well = Brunnen
piece-well-a = einen Brunnen
piece-well-help = Nur dort, wo der rote Stein liegt. Der erste Brunnen bringt Karten für 5 Münzen, der nächste 4 und so weiter.

## Farben und ihre Zeichen
colour-red = Rot
colour-green = Grün
colour-yellow = Gelb
colour-light-blue = Hellblau
colour-dark-blue = Dunkelblau
colour-violet = Violett
colour-orange = Orange
colour-white = Weiß
colour-black = Schwarz
colour-brown = Braun
colour-grey = Grau
colour-pink = Rosa
colour-turquoise = Türkis
symbol-lion = Löwe
symbol-tree = Baum
symbol-sun = Sonne
symbol-fish = Fisch
symbol-eagle = Adler
symbol-crown = Krone
symbol-tower = Turm
symbol-lily = Lilie

## Karten
card-joker = Joker
card-joker-help = Steht beim Bauen für eine Karte beliebiger Farbe. Als Geld ist er 3 Münzen wert.
card-colour = { $colour } { $value }
card-count = { $count } × { $card }
architect = Baumeister
architect-help = Was ein Palast in einer Burg außer den Karten kostet. Nach jedem Palast kommt der nächste Baumeister.
marker = Roter Stein
marker-help = Die Burg, in der der nächste Brunnen gebaut werden kann.

## Bauplätze und was sie geben
site-north = Norden
site-west = Westen
site-east = Osten
site-extra = zusätzlicher Bauplatz
site-well = Brunnen
place-site = in { $castle } ({ $site })
place-well = in { $castle }
place-great = in der großen Burg
great-castle = Große Burg
great-castle-help = Jedes Gebäude findet Platz, ohne Grenzen, ohne Belohnung, ohne Baumeister. Brunnen nicht.
bonus-joker = Joker
bonus-joker-help = Wer hier baut, erhält einen Joker.
bonus-coins = 3 Münzen
bonus-coins-help = Wer hier baut, zieht offen Karten, bis sie 3 Münzen oder mehr wert sind.
bonus-exchange = Tauschplättchen
bonus-exchange-help = Wer hier baut, erhält ein Tauschplättchen.
bonus-bonus = Bonusplättchen
bonus-bonus-help = Wer hier baut, zieht ein Bonusplättchen und sieht es geheim an.

## Plättchen
tile-exchange = Tausch
tile-exchange-help = Jederzeit in deinem Zug: Zwei Wegsteine deiner Wahl tauschen die Plätze.
tile-extra-site = Zusätzlicher Bauplatz
tile-extra-site-help = Du baust auf diesem Plättchen, in einer Burg deiner Wahl. Eines je Burg; alle Regeln gelten, aber es gibt keinen Bonus.
tile-coin-payment = Münzzahlung
tile-coin-payment-help = Du bezahlst ein Gebäude oder einen Brunnen mit beliebigen Karten für 10 Münzen oder mehr. Der Baumeister kommt dazu.
tile-pass = Freibrief
tile-pass-help = Ein zweiter Palast in einer Burg oder ein Haus ohne seine Mauer.
tile-prime = Prämie
tile-prime-help = Jederzeit in deinem Zug: Zieh offen Karten, bis sie 5 Münzen oder mehr wert sind.

## Optionen
option-neutral-houses = Neutrale Häuser
option-neutral-houses-help = Zu dritt: wo die Häuser stehen, die niemandem gehören.
option-neutral-houses-beside-walls = Neben Mauern
option-neutral-houses-beside-walls-help = In Burgen mit einer neutralen Mauer, wie zu zweit.
option-neutral-houses-apart = Für sich
option-neutral-houses-apart-help = In anderen Burgen, wie der Text für drei Spieler es sagt.
option-great-castle-jokers = Joker in der großen Burg
option-great-castle-jokers-help = Ob Joker unter Karten verschiedener Farben erlaubt sind.
option-great-castle-jokers-any-set = In jedem Satz
option-great-castle-jokers-any-set-help = Ein Joker steht für eine Farbe, die im Satz fehlt.
option-great-castle-jokers-same-only = Nur bei einer Farbe
option-great-castle-jokers-same-only-help = Verschiedene Farben müssen echte Karten sein.
option-late-wells = Späte Brunnen
option-late-wells-help = Was ein Brunnen bringt, wenn die Leiter aufgebraucht ist.
option-late-wells-one = Eine Münze
option-late-wells-one-help = Die letzte Stufe gilt für alle weiteren.
option-late-wells-nothing = Nichts
option-late-wells-nothing-help = Nach der letzten Stufe gibt es keine Belohnung mehr.
option-prime = Prämie
option-prime-help = Woher die Karten des Bonusplättchens Prämie kommen.
option-prime-pile = Vom Stapel
option-prime-pile-help = Vom Nachziehstapel, wie alle Belohnungen.
option-prime-discards = Aus der Ablage
option-prime-discards-help = Zufällig aus der Ablage, wie ein Satz der Regel es sagt.

## Was entschieden wird
decision-turn = Zug
decision-rest = Nach der Aktion
decision-pay-castle = Bezahlung
decision-pay-same = Bezahlung
decision-pay-different = Bezahlung
decision-pay-coins = Münzzahlung
decision-pay-architect = Baumeister
decision-pay-joker = Jokerkauf
decision-over = Spielende

prompt-turn = Baue etwas oder zieh zwei Karten.
prompt-rest = Deine Aktion ist ausgeführt. Du kannst noch Plättchen nutzen oder Joker kaufen; dann beende deinen Zug.
prompt-pay-castle = { $piece } { $place }: noch { $due ->
    [one] eine Karte
   *[other] { $due } Karten
  } in { $one } oder { $two }.
prompt-pay-same = { $piece } { $place }: noch { $due ->
    [one] eine Karte
   *[other] { $due } Karten
  } derselben Farbe.
prompt-pay-different = { $piece } { $place }: noch { $due ->
    [one] eine Karte
   *[other] { $due } Karten
  } in verschiedenen Farben.
prompt-pay-coins = { $piece } { $place }: noch Karten für { $due ->
    [one] eine Münze.
   *[other] { $due } Münzen.
  }
prompt-pay-architect = { $piece } { $place }: noch { $due ->
    [one] eine Münze
   *[other] { $due } Münzen
  } für den Baumeister.
prompt-pay-joker = Ein Joker: noch Farbkarten für { $due ->
    [one] eine Münze.
   *[other] { $due } Münzen.
  }
prompt-over = Das Spiel ist aus.

## Aktionen
price-castle = { $count } Karten in { $one } oder { $two }
price-coins = { $coins } mit dem Plättchen Münzzahlung
price-same = { $count } Karten derselben Farbe
price-different = { $count } Karten in verschiedenen Farben
price-architect = { $coins } für den Baumeister
price-pass = mit einem Freibrief
action-build = Bauen: { $piece } { $place } – { $price }
action-draw = Zwei Karten ziehen
action-swap = Die Wegsteine { $one } ({ $first }) und { $two } ({ $second }) tauschen
action-prime = Die Prämie nutzen: Karten für 5 Münzen
action-joker = Einen Joker kaufen, mit Farbkarten für 6 Münzen
action-pay = Bezahlen: { $card }
action-cheapest = Sparsam bezahlen: { $cards }
action-cheapest-none = Sparsam bezahlen
action-end = Zug beenden

verb-build = Bauen
verb-well = Brunnen
verb-great = Große Burg
verb-draw = Ziehen
verb-swap = Tauschen
verb-prime = Prämie
verb-joker = Joker kaufen
verb-pay = Bezahlen
verb-cheapest = Sparsam bezahlen
verb-end = Beenden

# Die Zahl hat kein Vorzeichen: + oder − steht davor.
effect-cards = { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
  }
effect-jokers = { $amount } Joker
effect-coins = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
  }
effect-reward = { $amount ->
    [one] Karten für { $amount } Münze
   *[other] Karten für { $amount } Münzen
  }
effect-architect = { $amount ->
    [one] { $amount } Münze für den Baumeister
   *[other] { $amount } Münzen für den Baumeister
  }
effect-exchange-tiles = { $amount } Tauschplättchen
effect-bonus-tiles = { $amount } Bonusplättchen
effect-tile-extra-site = { $amount } Bauplatz
effect-tile-coin-payment = { $amount } Münzzahlung
effect-tile-pass = { $amount } Freibrief
effect-tile-prime = { $amount } Prämie
effect-victory = { $amount } Sieg

## Protokoll
log-plan = { $player } will { $piece } { $place } bauen.
log-plan-joker = { $player } will einen Joker kaufen.
log-count-out = { $player } zählt ab: { $card }.
log-count-architect = { $player } kommt zum Baumeister.
log-build = { $player } baut { $piece } { $place } und bezahlt { $cards }.
log-joker = { $player } kauft einen Joker für { $cards }.
log-tile = { $player } nutzt ein Bonusplättchen: { $tile }.
log-jokers = { $player } erhält { $jokers }.
log-reward = { $player } zieht offen: { $cards } ({ $coins }).
log-shuffle = Der Stapel ist aufgebraucht: Die Ablage wird gemischt.
log-exchange = { $player } erhält ein Tauschplättchen.
log-bonus = { $player } zieht ein Bonusplättchen.
log-bonus-own = { $player } zieht ein Bonusplättchen: { $tile }.
log-draw = { $count ->
    [one] { $player } zieht eine Karte.
   *[other] { $player } zieht { $count } Karten.
  }
log-draw-own = { $player } zieht { $cards }.
log-draw-none = { $player } findet keine Karte zum Ziehen.
log-swap = { $player } tauscht die Wegsteine { $one } ({ $first }) und { $two } ({ $second }).
log-architect = Der nächste Baumeister verlangt { $coins }.
log-marker = Der rote Stein wandert nach { $castle }.
log-end = { $player } beendet den Zug.
log-winner = { $player } hat alles gebaut und gewinnt das Spiel.
log-left = { $count ->
    [one] { $player } hatte noch ein Bauwerk übrig.
   *[other] { $player } hatte noch { $count } Bauwerke übrig.
  }

## Gebaute Stücke
part-walls = Mauern
part-houses = Häuser
part-palaces = Paläste
part-wells = Brunnen

## Warum nicht?
no-such-action = Diese Aktion gibt es nicht.
game-is-over = Das Spiel ist aus.
finish-the-payment-first = Beende zuerst die begonnene Bezahlung, oder nimm sie zurück.
action-already-done = Du hast deine Aktion in diesem Zug schon ausgeführt.
end-action-first = Baue zuerst etwas oder zieh zwei Karten.
build-no-such-piece-left = Von diesen Bauwerken hast du keines mehr.
build-site-taken = Auf diesem Bauplatz steht schon etwas.
build-extra-site-taken = Diese Burg hat schon einen zusätzlichen Bauplatz.
build-no-extra-site-tile = Dafür brauchst du das Plättchen Zusätzlicher Bauplatz, und das hast du nicht.
build-second-palace = In dieser Burg steht schon ein Palast.
build-house-needs-wall = Es fehlt eine Mauer: Jedes Haus einer Burg braucht eine.
build-no-coin-payment-tile = Dafür brauchst du das Plättchen Münzzahlung, und das hast du nicht.
build-too-few-coins = Deine Karten sind keine 10 Münzen wert.
build-too-few-cards = Du hast keine vier Karten in den zwei Farben dieser Burg, Joker eingerechnet.
build-architect-too-dear = Nach dieser Bezahlung könntest du den Baumeister nicht mehr bezahlen.
well-none-left = Du hast keinen Brunnen mehr.
great-too-few-of-one-colour = Du hast nicht genug Karten einer Farbe, Joker eingerechnet.
great-too-few-colours = Du hast nicht genug verschiedene Farben.
swap-no-exchange-tile = Du hast kein Tauschplättchen.
prime-no-tile = Du hast das Plättchen Prämie nicht.
prime-nothing-to-draw = Es gibt keine Karte mehr zu ziehen.
joker-too-few-coins = Deine Farbkarten sind keine 6 Münzen wert.
pay-nothing-to-pay = Gerade gibt es nichts zu bezahlen.
pay-not-in-hand = Diese Karte hast du nicht.
pay-wrong-colour = Diese Karte hat keine der zwei Farben der Burg.
pay-another-colour = Der begonnene Satz hat eine andere Farbe.
pay-colour-in-the-set-already = Diese Farbe ist schon im Satz.
pay-no-jokers-for-a-joker = Joker kauft man mit Farbkarten.
pay-no-jokers-in-this-set = Ihr habt vereinbart, dass verschiedene Farben echte Karten sind.
pay-higher-values-first = Karten werden in fester Reihenfolge abgezählt: Joker, Dreier, Zweier, Einer.
pay-too-few-after-it = Mit dieser Karte und denen, die ihr folgen, bliebe die Bezahlung unvollständig.
pay-architect-would-be-short = Der Rest würde für den Baumeister nicht reichen.
cheapest-already-counting = Du zählst die Karten schon selbst ab: Mach weiter, oder nimm sie zurück.

## Die Regeln auf wenigen Seiten
help-goal-title = Das Ziel
help-goal =
    Alle bauen in den Burgen des Landes. Wer zuerst alle eigenen Mauern, Häuser, Paläste und Brunnen gebaut hat, gewinnt sofort.
help-turn-title = Dein Zug
help-turn =
    Du tust eines von beiden: ein einziges Bauwerk bauen oder zwei Farbkarten ziehen.

    Außerdem darfst du, davor oder danach, Tausch- und Bonusplättchen nutzen und Joker kaufen, sooft du kannst.
help-build-title = Bauen
help-build =
    Eine Burg liegt zwischen zwei Wegsteinen. Um in ihr zu bauen, bezahlst du vier Karten in den Farben dieser beiden, beliebig gemischt; die Münzen auf den Karten spielen keine Rolle. Ein Joker steht für jede Karte.

    Auf die quadratischen Bauplätze kommen Mauern, Häuser und Paläste, auf den runden ein Brunnen. Viele quadratische Bauplätze haben einen Bonus, den du nach dem Bauen erhältst.
help-pieces-title = Mauern, Häuser, Paläste, Brunnen
help-pieces =
    Eine Mauer bringt einen Joker für jede Mauer, die nun in der Burg steht. Ein Haus braucht dort eine Mauer für sich. In jeder Burg ist nur für einen Palast Platz, und für ihn bezahlst du auch den obersten Baumeister; er gibt nichts heraus.

    Ein Brunnen kann nur dort gebaut werden, wo der rote Stein liegt. Der erste bringt Karten für 5 Münzen; der nächste 4, dann 3, 2 und 1. Nach jedem Brunnen wandert der Stein weiter.
help-rewards-title = Belohnungen in Münzen
help-rewards =
    Du ziehst offen Farbkarten, eine nach der anderen, bis sie zusammen die Belohnung oder mehr wert sind. Alle kommen auf deine Hand.
help-great-title = Die große Burg
help-great =
    Hier baust du ohne Grenzen und ohne Belohnung, alles außer Brunnen. Eine Mauer kostet 4 Karten derselben Farbe oder 6 in verschiedenen, ein Haus 5 oder 7, ein Palast 6 oder 8. Joker helfen.
help-jokers-title = Joker und Geld
help-jokers =
    Für Farbkarten im Wert von 6 Münzen oder mehr bekommst du einen Joker, jederzeit in deinem Zug. Bezahlst du mit Münzen, ist ein Joker 3 wert. Niemand gibt heraus.
help-tiles-title = Tausch- und Bonusplättchen
help-tiles =
    Ein Tauschplättchen vertauscht zwei Wegsteine. Die vier Bonusplättchen: ein eigener Bauplatz in einer Burg deiner Wahl; ein Gebäude oder ein Brunnen für 10 Münzen; ein zweiter Palast oder ein Haus ohne seine Mauer; Karten für 5 Münzen. Niemand sonst sieht deine Bonusplättchen.
help-edition-title = Über diese Ausgabe
help-edition =
    Der gedruckte Spielplan war nicht zu finden. Welche Burg zwischen welchen Kreuzungen liegt, welcher Bauplatz welchen Bonus hat und wie oft jeder Wert auf Karten und Baumeistern vorkommt, ist unsere Rekonstruktion, die allem folgt, was die Regel sagt. Wer das Spiel besitzt, kann die echten Daten laden.
`;export{e as default};