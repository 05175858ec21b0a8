var e=`### Die Burgen von Burgund, auf Deutsch.

title = Die Burgen von Burgund
subtitle = Zwei Würfel pro Zug, ein Fürstentum zu bauen

## Zahlen
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
silver = { $count ->
    [one] { $count } Silberling
   *[other] { $count } Silberlinge
  }
workers = { $count } Arbeiter
spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
  }

## Farben der Plättchen und Gebiete
colour-castle = Burgen
colour-mine = Minen
colour-knowledge = Wissen
colour-ship = Schiffe
colour-animal = Tiere
colour-building = Gebäude

district-castle = ein Burggebiet ({ $spaces })
district-mine = ein Minengebiet ({ $spaces })
district-knowledge = ein Wissensgebiet ({ $spaces })
district-ship = einen Fluss ({ $spaces })
district-animal = eine Weide ({ $spaces })
district-building = eine Stadt ({ $spaces })

## Plättchen: Name, Name mit Artikel, Wirkung
tile-castle = Burg
tile-castle-the = die Burg
tile-castle-help = Sofort eine zusätzliche Aktion, wie mit einem Würfel beliebiger Zahl.
tile-mine = Mine
tile-mine-the = die Mine
tile-mine-help = Ein Silberling am Ende jeder Phase.
tile-ship = Schiff
tile-ship-the = das Schiff
tile-ship-help = Du rückst in der Zugreihenfolge einen Schritt vor und lädst die Waren eines Depots deiner Wahl.
tile-warehouse = Warenhaus
tile-warehouse-the = das Warenhaus
tile-warehouse-help = Du darfst sofort eine Warensorte verkaufen, ohne Würfel.
tile-watchtower = Wachturm
tile-watchtower-the = den Wachturm
tile-watchtower-help = Sofort 4 Punkte.
tile-workshop = Schreinerei
tile-workshop-the = die Schreinerei
tile-workshop-help = Du darfst sofort ein Gebäude aus einem beliebigen nummerierten Depot nehmen.
tile-church = Kirche
tile-church-the = die Kirche
tile-church-help = Du darfst sofort eine Mine, ein Wissen oder eine Burg aus einem beliebigen nummerierten Depot nehmen.
tile-market = Markt
tile-market-the = den Markt
tile-market-help = Du darfst sofort ein Schiff oder Tiere aus einem beliebigen nummerierten Depot nehmen.
tile-boarding-house = Pension
tile-boarding-house-the = die Pension
tile-boarding-house-help = Sofort 4 Arbeiter.
tile-bank = Bank
tile-bank-the = die Bank
tile-bank-help = Sofort 2 Silberlinge.
tile-city-hall = Rathaus
tile-city-hall-the = das Rathaus
tile-city-hall-help = Du darfst sofort ein weiteres Plättchen aus deinem Lager legen, ohne Würfel.

tile-animal-the = die { $tile }
tile-cow-2 = 2 Kühe
tile-cow-2-help = 2 Punkte, dazu noch einmal die der anderen Kühe auf derselben Weide.
tile-cow-3 = 3 Kühe
tile-cow-3-help = 3 Punkte, dazu noch einmal die der anderen Kühe auf derselben Weide.
tile-cow-4 = 4 Kühe
tile-cow-4-help = 4 Punkte, dazu noch einmal die der anderen Kühe auf derselben Weide.
tile-pig-2 = 2 Schweine
tile-pig-2-help = 2 Punkte, dazu noch einmal die der anderen Schweine auf derselben Weide.
tile-pig-3 = 3 Schweine
tile-pig-3-help = 3 Punkte, dazu noch einmal die der anderen Schweine auf derselben Weide.
tile-pig-4 = 4 Schweine
tile-pig-4-help = 4 Punkte, dazu noch einmal die der anderen Schweine auf derselben Weide.
tile-sheep-2 = 2 Schafe
tile-sheep-2-help = 2 Punkte, dazu noch einmal die der anderen Schafe auf derselben Weide.
tile-sheep-3 = 3 Schafe
tile-sheep-3-help = 3 Punkte, dazu noch einmal die der anderen Schafe auf derselben Weide.
tile-sheep-4 = 4 Schafe
tile-sheep-4-help = 4 Punkte, dazu noch einmal die der anderen Schafe auf derselben Weide.
tile-chicken-2 = 2 Hühner
tile-chicken-2-help = 2 Punkte, dazu noch einmal die der anderen Hühner auf derselben Weide.
tile-chicken-3 = 3 Hühner
tile-chicken-3-help = 3 Punkte, dazu noch einmal die der anderen Hühner auf derselben Weide.
tile-chicken-4 = 4 Hühner
tile-chicken-4-help = 4 Punkte, dazu noch einmal die der anderen Hühner auf derselben Weide.

tile-knowledge-the = { $tile }
tile-knowledge-1 = Wissen 1 (doppelte Gebäude)
tile-knowledge-1-help = In deinen Städten darf dasselbe Gebäude mehrmals stehen.
tile-knowledge-2 = Wissen 2 (Bergleute)
tile-knowledge-2-help = Am Ende jeder Phase gibt dir jede Mine auch einen Arbeiter.
tile-knowledge-3 = Wissen 3 (Silber beim Verkauf)
tile-knowledge-3-help = Jeder Verkauf bringt dir 2 Silberlinge statt einem.
tile-knowledge-4 = Wissen 4 (Arbeiter beim Verkauf)
tile-knowledge-4-help = Jeder Verkauf bringt dir auch einen Arbeiter.
tile-knowledge-5 = Wissen 5 (doppelte Ladung)
tile-knowledge-5-help = Deine Schiffe dürfen in zwei benachbarten Depots zugleich laden.
tile-knowledge-6 = Wissen 6 (überall kaufen)
tile-knowledge-6-help = Deinen Kauf im Zug darfst du in jedem Depot machen, nicht nur im schwarzen.
tile-knowledge-7 = Wissen 7 (Viehzucht)
tile-knowledge-7-help = Jedes Tierplättchen, das du wertest, zählt einen Punkt mehr.
tile-knowledge-8 = Wissen 8 (geschickte Arbeiter)
tile-knowledge-8-help = Jeder bezahlte Arbeiter kann einen Würfel um zwei Schritte drehen.
tile-knowledge-9 = Wissen 9 (Würfel ±1 für Gebäude)
tile-knowledge-9-help = Wenn du ein Gebäude legst, ist ein Schritt des Würfels frei.
tile-knowledge-10 = Wissen 10 (Würfel ±1 für Schiffe und Tiere)
tile-knowledge-10-help = Wenn du ein Schiff oder Tiere legst, ist ein Schritt des Würfels frei.
tile-knowledge-11 = Wissen 11 (Würfel ±1 für Burgen, Minen, Wissen)
tile-knowledge-11-help = Wenn du eine Burg, eine Mine oder ein Wissen legst, ist ein Schritt des Würfels frei.
tile-knowledge-12 = Wissen 12 (Würfel ±1 beim Nehmen)
tile-knowledge-12-help = Wenn du ein Plättchen aus einem Depot nimmst, ist ein Schritt des Würfels frei.
tile-knowledge-13 = Wissen 13 (Silber zu den Arbeitern)
tile-knowledge-13-help = Die Aktion „Arbeiter nehmen“ bringt dir auch einen Silberling.
tile-knowledge-14 = Wissen 14 (vier Arbeiter)
tile-knowledge-14-help = Die Aktion „Arbeiter nehmen“ bringt dir 4 statt 2.
tile-knowledge-15 = Wissen 15 (verkaufte Sorten)
tile-knowledge-15-help = Am Ende 3 Punkte für jede verkaufte Warensorte.
tile-knowledge-16 = Wissen 16 (Warenhäuser)
tile-knowledge-16-help = Am Ende 4 Punkte für jedes Warenhaus in deinem Fürstentum.
tile-knowledge-17 = Wissen 17 (Wachtürme)
tile-knowledge-17-help = Am Ende 4 Punkte für jeden Wachturm in deinem Fürstentum.
tile-knowledge-18 = Wissen 18 (Schreinereien)
tile-knowledge-18-help = Am Ende 4 Punkte für jede Schreinerei in deinem Fürstentum.
tile-knowledge-19 = Wissen 19 (Kirchen)
tile-knowledge-19-help = Am Ende 4 Punkte für jede Kirche in deinem Fürstentum.
tile-knowledge-20 = Wissen 20 (Märkte)
tile-knowledge-20-help = Am Ende 4 Punkte für jeden Markt in deinem Fürstentum.
tile-knowledge-21 = Wissen 21 (Pensionen)
tile-knowledge-21-help = Am Ende 4 Punkte für jede Pension in deinem Fürstentum.
tile-knowledge-22 = Wissen 22 (Banken)
tile-knowledge-22-help = Am Ende 4 Punkte für jede Bank in deinem Fürstentum.
tile-knowledge-23 = Wissen 23 (Rathäuser)
tile-knowledge-23-help = Am Ende 4 Punkte für jedes Rathaus in deinem Fürstentum.
tile-knowledge-24 = Wissen 24 (Tierarten)
tile-knowledge-24-help = Am Ende 4 Punkte für jede Tierart in deinem Fürstentum.
tile-knowledge-25 = Wissen 25 (verkaufte Waren)
tile-knowledge-25-help = Am Ende 1 Punkt für jede verkaufte Ware.
tile-knowledge-26 = Wissen 26 (Bonusplättchen)
tile-knowledge-26-help = Am Ende 2 Punkte für jedes Bonusplättchen, groß oder klein.

## Kurze Zeichen, höchstens vier (bei Tieren und Wissen kommt die Zahl dazu)
short-castle = Burg
short-mine = Mine
short-ship = Schf
short-warehouse = Ware
short-watchtower = Turm
short-workshop = Schr
short-church = Krch
short-market = Mrkt
short-boarding-house = Pens
short-bank = Bank
short-city-hall = Rath
short-cow = Kü
short-pig = Sw
short-sheep = Sf
short-chicken = Hü
short-knowledge = W

## Waren
good-turquoise = türkis
good-turquoise-all = die türkisen Waren
good-turquoise-count = { $count ->
    [one] { $count } türkise Ware
   *[other] { $count } türkise Waren
  }
good-violet = violett
good-violet-all = die violetten Waren
good-violet-count = { $count ->
    [one] { $count } violette Ware
   *[other] { $count } violette Waren
  }
good-pink = rosa
good-pink-all = die rosa Waren
good-pink-count = { $count ->
    [one] { $count } rosa Ware
   *[other] { $count } rosa Waren
  }
good-red = rot
good-red-all = die roten Waren
good-red-count = { $count ->
    [one] { $count } rote Ware
   *[other] { $count } rote Waren
  }
good-brown = braun
good-brown-all = die braunen Waren
good-brown-count = { $count ->
    [one] { $count } braune Ware
   *[other] { $count } braune Waren
  }
good-orange = orange
good-orange-all = die orangen Waren
good-orange-count = { $count ->
    [one] { $count } orange Ware
   *[other] { $count } orange Waren
  }

## Fürstentümer
board-1 = Fürstentum 1
board-1-help = Das Fürstentum für die ersten Partien: 13 Gebiete, die Burg in der Mitte.
board-2 = Fürstentum 2
board-2-help = 17 Gebiete, darunter die einzige Stadt mit 8 Feldern.
board-3 = Fürstentum 3
board-3-help = 16 Gebiete, alle sechs Wissensfelder an einem Stück.
board-4 = Fürstentum 4
board-4-help = 16 Gebiete. Die Farben stammen aus einer einzigen Quelle.
board-5 = Fürstentum 5
board-5-help = 19 Gebiete, alle klein.
board-6 = Fürstentum 6
board-6-help = 15 Gebiete, alle sechs Schiffsfelder an einem Stück.
board-7 = Fürstentum 7
board-7-help = 16 Gebiete, eine Stadt mit 7 Feldern in der Mitte.
board-8 = Fürstentum 8
board-8-help = 21 Gebiete, eine große Weide und sechs kleine Städte. Die Farben stammen aus einer einzigen Quelle.
board-9 = Fürstentum 9
board-9-help = 16 Gebiete, zwei Städte mit 6 Feldern.
board-10a = Fürstentum 10a (rekonstruiert)
board-10a-help = { board-reconstructed }
board-10b = Fürstentum 10b (rekonstruiert)
board-10b-help = { board-reconstructed }
board-10c = Fürstentum 10c (rekonstruiert)
board-10c-help = { board-reconstructed }
board-10d = Fürstentum 10d (rekonstruiert)
board-10d-help = { board-reconstructed }
board-10e = Fürstentum 10e (rekonstruiert)
board-10e-help = { board-reconstructed }
board-10f = Fürstentum 10f (rekonstruiert)
board-10f-help = { board-reconstructed }
board-10g = Fürstentum 10g (rekonstruiert)
board-10g-help = { board-reconstructed }
board-10h = Fürstentum 10h (rekonstruiert)
board-10h-help = { board-reconstructed }
board-reconstructed = Rekonstruiert: Die gedruckte Anordnung war nicht zu finden, diese hier ist unsere eigene Erfindung. Es gelten die Legeregeln von Spielbox.

## Optionen
option-setup = Spielaufbau
option-setup-help = Wer die Fürstentümer aussucht, und wie.
option-setup-standard = Vereinbarte Fürstentümer
option-setup-standard-help = Jeder spielt das Fürstentum, das vor der Partie gewählt wurde.
option-setup-expert-open = Für Kenner, offene Wahl
option-setup-expert-open-help = Jeder erhält einen zufälligen Bogen und wählt die Seite und das Feld der Startburg, einer nach dem anderen in Zugreihenfolge.
option-setup-expert-secret = Für Kenner, geheime Wahl
option-setup-expert-secret-help = Ebenso, aber gezeigt wird erst, wenn alle gewählt haben.
option-boards = Fürstentümer
option-boards-help = Ein Fürstentum für jeden, 1 bis 9 oder 10a bis 10h.
option-boards-1 = { board-1 }
option-boards-2 = { board-2 }
option-boards-3 = { board-3 }
option-boards-4 = { board-4 }
option-boards-5 = { board-5 }
option-boards-6 = { board-6 }
option-boards-7 = { board-7 }
option-boards-8 = { board-8 }
option-boards-9 = { board-9 }
option-boards-10a = { board-10a }
option-boards-10b = { board-10b }
option-boards-10c = { board-10c }
option-boards-10d = { board-10d }
option-boards-10e = { board-10e }
option-boards-10f = { board-10f }
option-boards-10g = { board-10g }
option-boards-10h = { board-10h }
option-sheets = Verteilte Bögen
option-sheets-help = Für den Aufbau der Kenner: welche Bögen im Stapel sind.
option-sheets-base = Fürstentümer 1 bis 9
option-sheets-base-help = Die sechs Bögen der Schachtel. Welche Seiten zusammengehören, ist rekonstruiert.
option-sheets-spielbox = Fürstentümer 10a bis 10h
option-sheets-spielbox-help = Die vier Bögen aus der Zeitschrift Spielbox, mit rekonstruierter Anordnung.
option-sheets-all = Alle
option-sheets-all-help = Alle zehn Bögen zusammen.
option-spielbox-action = Spielbox-Aktion
option-spielbox-action-help = In den Fürstentümern 10a bis 10h: was 5 Punkte und beide Würfel eines Zuges erlauben.
option-spielbox-action-place = Eine Burg gründen
option-spielbox-action-place-help = Eine Burg aus dem Lager auf ein Burgfeld legen, das kein Plättchen berührt.
option-spielbox-action-take = Eine Burg zurückholen
option-spielbox-action-take-help = Eine Burg, die in einer früheren Phase übrig blieb, ins Lager nehmen.
option-tie-break = Gleichstand
option-tie-break-help = Wenn mehrere gleich viele Punkte haben.
option-tie-break-fewest-empty = Weniger leere Felder
option-tie-break-fewest-empty-help = Bei Gleichstand gewinnt, wer weniger leere Felder hat; dann, wer später am Zug war.
option-tie-break-most-empty = Mehr leere Felder
option-tie-break-most-empty-help = Bei Gleichstand gewinnt, wer mehr leere Felder hat, wie in anderen Ausgaben; dann, wer später am Zug war.

## Was gerade zu entscheiden ist
decision-turn = Zug
decision-discard = Lager voll
decision-castle = Aktion der Burg
decision-warehouse = Warenhaus
decision-workshop = Schreinerei
decision-church = Kirche
decision-market = Markt
decision-city-hall = Rathaus
decision-ship = Ein Schiff kommt an
decision-keep-goods = Wahl der Waren
decision-choose-side = Wahl der Seite
decision-choose-start = Startburg
decision-over = Spielende

prompt-turn-two = Nutze deine beiden Würfel: { $first } und { $second }.
prompt-turn-one = Nutze noch den Würfel { $number }.
prompt-turn-buy = Beide Würfel sind genutzt. Du kannst noch ein Plättchen kaufen oder deinen Zug beenden.
prompt-turn-end = Beide Würfel sind genutzt. Beende deinen Zug.
prompt-discard = Dein Lager ist voll. Welches Plättchen wirfst du ab, um Platz zu schaffen für { $tile }?
prompt-castle = Die Burg schenkt dir eine Aktion mit beliebiger Zahl.
prompt-warehouse = Warenhaus: Welche Waren verkaufst du?
prompt-workshop = Schreinerei: Welches Gebäude nimmst du?
prompt-church = Kirche: Welche Mine, welches Wissen oder welche Burg nimmst du?
prompt-market = Markt: Welches Schiff oder welche Tiere nimmst du?
prompt-city-hall = Rathaus: Welches Plättchen legst du zusätzlich?
prompt-ship = Dein Schiff kommt an. In welchem Depot lädt es?
prompt-keep-goods = Es passt nicht alles: Welche Warensorte behältst du?
prompt-choose-side = Wähle die Seite deines Bogens.
prompt-choose-start = Wähle das Feld deiner Startburg.
prompt-over = Das Spiel ist aus.

## Aktionen
power-die = Würfel { $number }
power-turned = Würfel { $number } → { $target } ({ $workers })
power-turned-free = Würfel { $number } → { $target }
power-unthrown = Würfel Nr. { $die } (noch nicht geworfen)
power-castle = Burg
power-building = Gebäude
means-die = Würfel { $number }
means-turned = Würfel { $number } → { $target }, { $workers }
means-turned-free = Würfel { $number } → { $target }
means-castle = dank der Burg
means-building = dank des Gebäudes

action-take = { $power }: { $tile } aus Depot { $depot } nehmen
action-take-empty = { $power }: ein Plättchen aus Depot { $depot }, Platz { $slot } (leer), nehmen
action-place = { $power }: { $tile } auf Feld { $space } legen
action-place-empty = { $power }: Plättchen Nr. { $slot } aus dem Lager (leer) auf Feld { $space } legen
action-sell = { $power }: { $goods } verkaufen ({ $count })
action-sell-none = { $power }: { $goods } verkaufen (keine vorhanden)
action-workers = { $power }: Arbeiter nehmen
action-buy = Schwarzes Depot: { $tile } kaufen ({ $price })
action-buy-empty = Schwarzes Depot: Platz { $slot } kaufen (leer)
action-buy-from = Depot { $depot }: { $tile } kaufen ({ $price })
action-buy-from-empty = Depot { $depot }: Platz { $slot } kaufen (leer)
action-discard = Abwerfen: { $tile }
action-discard-empty = Plättchen Nr. { $slot } aus dem Lager (leer) abwerfen
action-ship = In Depot { $depot } laden: { $goods }
action-ship-empty = In Depot { $depot } laden (leer)
action-ship-two = In den Depots { $depot } und { $next } laden: { $goods }
action-ship-two-empty = In den Depots { $depot } und { $next } laden (leer)
action-keep = Behalten: { $goods }
action-skip = Auf den Vorteil verzichten
action-end = Zug beenden
action-side = { $board } wählen
action-side-none = Seite { $side } des Bogens wählen
action-start = Startburg auf Feld { $space }
action-found = Gründen: { $tile } auf Feld { $space } legen ({ $price } und beide Würfel)
action-found-empty = Gründen mit Plättchen Nr. { $slot } aus dem Lager (leer) auf Feld { $space }
action-reclaim = Eine beiseitegelegte Burg zurückholen ({ $price } und beide Würfel)

verb-take = Nehmen
verb-place = Legen
verb-sell = Verkaufen
verb-workers = Arbeiter
verb-buy = Kaufen
verb-buy-from = Anderswo kaufen
verb-discard = Abwerfen
verb-ship = Laden
verb-ship-two = In zwei Depots laden
verb-keep = Behalten
verb-skip = Verzichten
verb-end = Beenden
verb-side = Seite
verb-start = Startburg
verb-found = Gründen
verb-reclaim = Zurückholen

# Die Zahl hat kein Vorzeichen: + oder − steht davor.
effect-workers = { $amount } Arbeiter
effect-silver = { $amount ->
    [one] { $amount } Silberling
   *[other] { $amount } Silberlinge
  }
effect-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
  }
effect-points-districts = { $amount } für das Gebiet
effect-points-phases = { $amount } für die Phase
effect-points-animals = { $amount } für die Tiere
effect-points-sales = { $amount } für den Verkauf
effect-points-watchtowers = { $amount } für den Wachturm
effect-points-bonuses = { $amount } für das Bonusplättchen
effect-points-founding = { $amount } für die Spielbox-Aktion
effect-points-knowledge = { $amount } für Wissen
effect-points-silver = { $amount } für Silberlinge
effect-points-workers = { $amount } für Arbeiter
effect-points-unsold-goods = { $amount } für Waren im Lager
effect-goods = { $amount ->
    [one] { $amount } Ware
   *[other] { $amount } Waren
  }
effect-extra-action = { $amount } Aktion
effect-track = { $amount ->
    [one] { $amount } Schritt in der Zugreihenfolge
   *[other] { $amount } Schritte in der Zugreihenfolge
  }
effect-bonus-tiles = { $amount } Bonusplättchen

## Verlauf
log-take = { $player } nimmt { $tile } aus Depot { $depot } ({ $power }).
log-place = { $player } legt { $tile } auf Feld { $space } ({ $power }).
log-sell = { $player } verkauft { $goods } ({ $power }).
log-workers = { $player } nimmt Arbeiter ({ $power }).
log-buy = { $player } kauft { $tile } aus dem schwarzen Depot.
log-buy-from = { $player } kauft { $tile } aus Depot { $depot }.
log-discard = { $player } wirft { $tile } ab.
log-ship = { $player } lädt in Depot { $depot }: { $goods }.
log-ship-two = { $player } lädt in den Depots { $depot } und { $next }: { $goods }.
log-ship-chooses = { $player } sortiert die Waren von Depot { $depot }.
log-ship-nothing = { $player } lädt nichts in Depot { $depot }.
log-skip = { $player } verzichtet auf den Vorteil des Gebäudes.
log-end = { $player } beendet den Zug.
log-side = { $player } wählt { $board }.
log-side-secret = { $player } wählt geheim eine Seite.
log-start = { $player } legt die Startburg auf Feld { $space }.
log-start-secret = { $player } wählt geheim das Feld der Startburg.
log-reveal = { $player } spielt { $board }, Startburg auf Feld { $space }.
log-found = { $player } gründet { $tile } auf Feld { $space } mit beiden Würfeln.
log-reclaim = { $player } holt mit beiden Würfeln eine beiseitegelegte Burg zurück.
log-price = { $player } zahlt { $points }.
log-gain = { $player } erhält { $gain }.
log-points = { $part }: { $points } für { $player }.
log-district = { $player } vollendet { $district }: { $points }, dazu { $bonus } in Phase { $phase }.
log-bonus-large = Ganze Farbe bedeckt ({ $colour }): großes Bonusplättchen für { $player }, { $points }.
log-bonus-small = Ganze Farbe bedeckt ({ $colour }): kleines Bonusplättchen für { $player }, { $points }.
log-track = { $player } rückt in der Zugreihenfolge vor (Schritt { $step }).
log-no-benefit = { $tile }: gerade ohne Nutzen, der Vorteil verfällt.
log-phase = Phase { $phase }, Runde { $round }.
log-round = Phase { $phase }, Runde { $round }.
log-phase-end = Phase { $phase } ist zu Ende.
log-mines = { $mines ->
    [one] Die Mine von { $player } bringt { $gain }.
   *[other] Die { $mines } Minen von { $player } bringen { $gain }.
  }
log-dice = { $player } würfelt { $first } und { $second }.
log-white = Weißer Würfel { $white }: { $goods } in Depot { $white }.
log-over = Das Spiel ist aus.
log-final = { $player } beendet das Spiel mit { $points }.
log-final-parts = { $player } beendet das Spiel mit { $points } (Schlusswertung: { $parts }).
log-winner = { $player } gewinnt die Partie.
log-winner-tie = { $player } gewinnt die Partie durch die Gleichstandsregel.

## Der Tisch in kurzen Worten
show-phase = Phase { $phase }, Runde { $round } von 5
show-depot = Depot { $depot }
show-black = Schwarzes Depot:
show-coming = Kommende Waren:
show-white = Weißer Würfel: { $number }
show-order = Reihenfolge:
show-storage = Lager:
show-goods = Waren:
show-sold = { $count } verkauft
show-purse = Silberlinge { $silver } · Arbeiter { $workers }
show-bonuses = Bonusplättchen:
show-no-board = Das Fürstentum ist noch nicht gewählt.

## Punkte
part-districts = Gebiete
part-phases = Phasenbonus
part-animals = Tiere
part-sales = Verkäufe
part-watchtowers = Wachtürme
part-bonuses = Bonusplättchen
part-founding = Spielbox-Aktion
part-knowledge = Wissen
part-silver = Silberlinge
part-workers = Arbeiter
part-unsold-goods = Waren im Lager
part-points = { $part } { $points }

## Warum nicht?
no-such-action = Diese Aktion gibt es nicht.
game-is-over = Das Spiel ist aus.
make-room-in-the-storage-first = Dein Lager ist voll: Wirf zuerst ein Plättchen ab.
finish-the-castle-action-first = Führe zuerst die Aktion aus, die dir die Burg schenkt.
use-or-skip-the-warehouse-first = Verkaufe zuerst mit dem Warenhaus oder verzichte darauf.
use-or-skip-the-workshop-first = Nimm zuerst ein Gebäude mit der Schreinerei oder verzichte darauf.
use-or-skip-the-church-first = Nimm zuerst ein Plättchen mit der Kirche oder verzichte darauf.
use-or-skip-the-market-first = Nimm zuerst ein Plättchen mit dem Markt oder verzichte darauf.
use-or-skip-the-city-hall-first = Lege zuerst ein Plättchen mit dem Rathaus oder verzichte darauf.
choose-the-ships-depot-first = Wähle zuerst das Depot, in dem dein Schiff lädt.
choose-the-goods-to-keep-first = Wähle zuerst die Waren, die du behältst.
choose-a-side-first = Wähle zuerst die Seite deines Bogens.
choose-the-start-space-first = Wähle zuerst das Feld deiner Startburg.
discard-only-for-a-new-tile = Abgeworfen wird nur, um Platz für ein neues Plättchen zu schaffen.
ship-no-ship-arrived = Um Waren zu laden, musst du zuerst ein Schiff legen.
keep-nothing-to-choose = Gerade sind keine Waren zu sortieren.
skip-no-building-benefit = Es gibt keinen Vorteil eines Gebäudes, auf den du verzichten könntest.
side-only-in-the-set-up = Die Seite wird beim Aufbau für Kenner gewählt.
start-only-in-the-set-up = Die Startburg wird beim Aufbau gelegt.
no-castle-action-granted = Lege zuerst eine Burg, um ihre Aktion zu bekommen.
no-building-benefit-granted = Lege zuerst das Gebäude, das diesen Vorteil gibt.
skip-only-building-benefits = Verzichten kann man nur auf den Vorteil eines Gebäudes.
die-already-used = Dieser Würfel ist schon genutzt.
take-no-tile-there = Dort liegt kein Plättchen.
take-too-few-workers = Der Würfel zeigt nicht die Zahl dieses Depots, und deine Arbeiter reichen nicht, um ihn so weit zu drehen.
take-workshop-takes-buildings = Die Schreinerei nimmt nur Gebäude.
take-church-takes-mine-knowledge-castle = Die Kirche nimmt nur Minen, Wissen und Burgen.
take-market-takes-ships-and-animals = Der Markt nimmt nur Schiffe und Tiere.
place-storage-space-empty = Dieser Platz in deinem Lager ist leer.
place-space-taken = Auf diesem Feld liegt schon ein Plättchen.
place-wrong-colour = Das Plättchen hat nicht die Farbe dieses Feldes.
place-not-adjacent = Dieses Feld berührt noch keines deiner Plättchen.
place-spielbox-needs-castle-or-own-colour = In diesem Fürstentum muss ein Plättchen eine Burg oder ein Plättchen seiner Farbe berühren.
place-twin-in-city = Diese Stadt hat schon ein solches Gebäude.
place-too-few-workers = Der Würfel zeigt nicht die Zahl dieses Feldes, und deine Arbeiter reichen nicht, um ihn so weit zu drehen.
sell-no-such-goods = Du hast keine Waren dieser Sorte.
sell-too-few-workers = Der Würfel zeigt nicht die Zahl dieser Waren, und deine Arbeiter reichen nicht, um ihn so weit zu drehen.
buy-needs-knowledge-6 = Um in einem nummerierten Depot zu kaufen, brauchst du Wissen 6.
buy-once-a-turn = Du hast in diesem Zug schon ein Plättchen gekauft.
buy-no-tile-there = Dort liegt kein Plättchen.
buy-too-little-silver = Ein Kauf kostet 2 Silberlinge, und die hast du nicht.
discard-storage-space-empty = Dieser Platz in deinem Lager ist leer.
ship-needs-knowledge-5 = Um in zwei Depots zu laden, brauchst du Wissen 5.
keep-already-loaded = Diese Waren sind schon an Bord.
keep-no-such-goods-waiting = Von dieser Sorte gibt es nichts zu laden.
keep-lower-numbers-first = Die Sorten werden von der kleinsten Zahl zur größten gewählt.
keep-every-free-space-must-be-filled = Wähle eine kleinere Zahl: Jeder freie Warenplatz muss eine Sorte bekommen.
end-dice-left = Du hast noch einen Würfel zu nutzen. „Arbeiter nehmen“ geht immer.
start-not-a-castle-space = Die Startburg kommt auf ein Burgfeld.
found-only-on-spielbox-boards = Diese Aktion gibt es nur in den Fürstentümern 10a bis 10h.
found-other-reading-agreed = Ihr habt die andere Lesart vereinbart: eine Burg zurückholen, nicht gründen.
found-needs-both-dice = Dafür brauchst du beide Würfel, und einer ist schon genutzt.
found-no-castle-in-that-storage-space = Auf diesem Platz deines Lagers liegt keine Burg.
found-space-taken = Auf diesem Feld liegt schon ein Plättchen.
found-not-a-castle-space = Gründen kann man nur auf einem Burgfeld.
found-space-is-connected = Dieses Feld berührt schon ein Plättchen: Lege die Burg dort mit einem einzigen Würfel.
found-too-few-points = Diese Aktion kostet 5 Punkte, und die hast du nicht.
reclaim-only-on-spielbox-boards = Diese Aktion gibt es nur in den Fürstentümern 10a bis 10h.
reclaim-other-reading-agreed = Ihr habt die andere Lesart vereinbart: eine Burg gründen, nicht zurückholen.
reclaim-needs-both-dice = Dafür brauchst du beide Würfel, und einer ist schon genutzt.
reclaim-no-castle-set-aside = Bisher wurde keine Burg beiseitegelegt.
reclaim-storage-full = Dein Lager ist voll.
reclaim-too-few-points = Diese Aktion kostet 5 Punkte, und die hast du nicht.

## Die Regeln auf wenigen Seiten
help-goal-title = Das Ziel
help-goal =
    Du bist eine Fürstin oder ein Fürst in Burgund. Nach und nach bedeckst du dein Fürstentum mit Plättchen: Burgen, Minen, Schiffe, Tiere, Gebäude, Wissen. Fast alles bringt Punkte.

    Das Spiel dauert fünf Phasen, A bis E, zu je fünf Runden. Wer am Ende die meisten Punkte hat, gewinnt.
help-turn-title = Dein Zug
help-turn =
    Zu Beginn einer Runde werfen alle ihre zwei Würfel. In deinem Zug gibt dir jeder Würfel eine Aktion, in beliebiger Reihenfolge: ein Plättchen nehmen, ein Plättchen legen, Waren verkaufen oder Arbeiter nehmen.

    Ein Arbeiter dreht einen Würfel um einen Schritt, nach oben oder unten; 6 und 1 liegen nebeneinander. Du darfst mehrere bezahlen.

    Einmal pro Zug, zwischen zwei Aktionen, darfst du außerdem für 2 Silberlinge ein Plättchen aus dem schwarzen Depot kaufen.
help-take-title = Ein Plättchen nehmen
help-take =
    Der Würfel zeigt das Depot, 1 bis 6. Wähle dort ein Plättchen und lege es in dein Lager, das drei Plätze hat. Ist es voll, wirfst du zuerst eines der drei Plättchen ab.
help-place-title = Ein Plättchen legen
help-place =
    Wähle ein Plättchen aus deinem Lager. Der Würfel muss die Zahl des Feldes zeigen; das Feld muss die Farbe des Plättchens haben und ein schon gelegtes Plättchen berühren. In einer Stadt darf kein Gebäude zweimal stehen.

    Das Plättchen wirkt sofort. Eine Burg schenkt eine weitere Aktion. Ein Schiff lädt Waren und bringt dich in der Zugreihenfolge voran. Tiere bringen Punkte, und Tiere derselben Art auf derselben Weide zählen noch einmal. Eine Mine gibt am Ende jeder Phase einen Silberling. Jedes Gebäude hat seinen Vorteil, und jedes Wissen ändert eine Regel oder bringt am Ende Punkte.
help-goods-title = Waren und Arbeiter
help-goods =
    Du kannst drei Warensorten lagern. Zum Verkaufen muss der Würfel die Zahl der Sorte zeigen: Alle deine Waren dieser Sorte gehen weg. Jede bringt 2 Punkte zu zweit, 3 zu dritt, 4 zu viert, und der Verkauf bringt einen Silberling.

    Mit jedem Würfel kannst du zwei Arbeiter nehmen.
help-districts-title = Gebiete und Farben
help-districts =
    Benachbarte Felder einer Farbe bilden ein Gebiet. Bedeckst du sein letztes Feld, bringt es je nach Größe, von 1 bis 8 Feldern, 1, 3, 6, 10, 15, 21, 28 oder 36 Punkte, dazu 10 Punkte in Phase A, dann 8, 6, 4 und 2.

    Wer als Erster alle Felder einer Farbe bedeckt, erhält das große Bonusplättchen (5, 6 oder 7 Punkte zu zweit, zu dritt oder zu viert), der Zweite das kleine (2, 3 oder 4).
help-phases-title = Runden und Phasen
help-phases =
    Zu Beginn einer Runde zeigt der weiße Würfel, welches Depot eine Ware erhält. Gespielt wird in der Reihenfolge der Leiste: Wer am weitesten ist, beginnt, und auf demselben Feld, wer oben liegt.

    Am Ende einer Phase bringen die Minen ihren Ertrag. Dann verschwinden die übrigen Plättchen, und neue kommen; Waren bleiben liegen.
help-end-title = Das Ende
help-end =
    Nach Phase E zählt jeder Silberling und jede Ware im Lager 1 Punkt, zwei Arbeiter zählen zusammen 1 Punkt, und das Wissen 15 bis 26 bringt seine Punkte. Plättchen, die im Lager bleiben, zählen nicht.

    Bei Gleichstand gewinnt, wer weniger leere Felder hat, dann, wer später am Zug war.
help-expert-title = Für Kenner
help-expert =
    Jeder erhält einen zufälligen Bogen und wählt die Seite und das Burgfeld für den Start, offen oder geheim.
help-spielbox-title = Die Fürstentümer 10a bis 10h
help-spielbox =
    Hier muss ein Plättchen eine Burg oder ein Plättchen seiner Farbe berühren; Burgen selbst werden wie gewohnt gelegt. Für 5 Punkte und beide Würfel darfst du eine Burg aus dem Lager auf ein Burgfeld legen, das nichts berührt.

    Unsere Fürstentümer 10a bis 10h sind rekonstruiert: Es sind nicht die gedruckten.
`;export{e as default};