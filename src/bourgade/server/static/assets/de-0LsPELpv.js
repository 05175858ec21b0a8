var e=`### Burdigala, auf Deutsch.

title = Burdigala
subtitle = Zwei Würfel, eine römische Stadt im Bau

## Zahlen und Namen

who = { $player }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
  }
count-of = { $count } × { $what }
point = { $point }
point-harbour = { $point } (Hafen)
point-gate = { $point } ({ $gate })
pawn = Figur auf { $point }
pawn-nowhere = Figur Nr. { $pawn }
site = Bauplatz { $site } ({ $quarter })

## Gebäude: der Name, und der Name im Satz (Akkusativ)

tile-fountain = Zierbrunnen
tile-fountain-the = den Zierbrunnen
tile-public-well = Stadtbrunnen
tile-public-well-the = den Stadtbrunnen
tile-potters-workshop = Töpferei
tile-potters-workshop-the = die Töpferei
tile-tavern = Taverne
tile-tavern-the = die Taverne
tile-altar = Altar
tile-altar-the = den Altar
tile-bakers-oven = Backofen
tile-bakers-oven-the = den Backofen
tile-storehouse = Lagerhaus
tile-storehouse-the = das Lagerhaus
tile-domus = Domus
tile-domus-the = die Domus
tile-market = Markt
tile-market-the = den Markt
tile-portico = Portikus
tile-portico-the = den Portikus
tile-curia = Kurie
tile-curia-the = die Kurie
tile-arch = Bogen
tile-arch-the = den Bogen
tile-baths = Thermen
tile-baths-the = die Thermen
tile-basilica = Basilika
tile-basilica-the = die Basilika
tile-aqueduct = Aquädukt
tile-aqueduct-the = den Aquädukt
tile-temple = Tempel
tile-temple-the = den Tempel
tile-necropolis = Nekropole
tile-necropolis-the = die Nekropole
tile-necropolis-help = Keine Punkte, aber alle deine Korruptionsmarken gehen zurück.
tile-forum = Forum
tile-forum-the = das Forum
tile-theatre = Theater
tile-theatre-the = das Theater
tile-amphitheatre = Amphitheater
tile-amphitheatre-the = das Amphitheater
tile-stopped-site = Bauruine
tile-stopped-site-the = die Bauruine
tile-stopped-site-help = Wenig Punkte für die Größe, aber du ziehst zwei Intrigen.
tile-other = „{ $name }“

## Waren

good-wine = Wein
good-ceramics = Keramik
good-copper = Kupfer
good-wheat = Weizen
good-tin = Zinn

## Intrigen

intrigue-consul = Konsul
intrigue-consul-help = Bleibt liegen. 2 Punkte mehr für jedes Gebäude mit zwei Steinen, das du vollendest.
intrigue-hygiene = Hygiene
intrigue-hygiene-help = Bleibt liegen. 2 Punkte mehr für jedes Gebäude mit drei Steinen, das du vollendest.
intrigue-chariot = Streitwagen
intrigue-chariot-help = Bleibt liegen. Deine Figuren dürfen auch ohne Pasch die Schnellwege benutzen.
intrigue-boat = Boot
intrigue-boat-help = Bleibt liegen. Deine Figuren dürfen auch ohne Pasch die Seewege benutzen.
intrigue-good-harvest = Gute Ernte
intrigue-good-harvest-help = Bleibt liegen. Du darfst fünf statt drei Intrigen haben, auf der Hand und auf dem Tisch.
intrigue-in-vino-veritas = In vino veritas
intrigue-in-vino-veritas-help = Bleibt liegen. Mit jeder Intrige, die du ziehst, darfst du für eine Korruptionsmarke auch eine Ware ziehen.
intrigue-betrayal = Verrat
intrigue-betrayal-help = Ein Gegner verliert eine Intrige: eine vom Tisch oder eine zufällige aus der Hand.
intrigue-influence = Einfluss
intrigue-influence-help = Vor deiner Bewegung: Einer deiner Würfel zählt eins mehr oder eins weniger.
intrigue-indiscretion = Indiskretion
intrigue-indiscretion-help = Sieh heimlich nach, was aus drei Bauplätzen wird.
intrigue-merchant = Händler
intrigue-merchant-help = Sieh dir die Waren eines Gegners an. Du darfst eine deiner Karten gegen eine von ihm tauschen.
intrigue-sailor = Seemann
intrigue-sailor-help = Zieh drei Waren und behalte eine; die anderen kommen zurück in den Stapel.
intrigue-publius-crassus = Publius Crassus
intrigue-publius-crassus-help = Nach deinem Stein: noch ein Stein. Von allen Steinen des Zuges zählt nur der letzte.
intrigue-connections = Beziehungen
intrigue-connections-help = Gib eine Korruptionsmarke deiner Wahl zurück.
intrigue-theft = Diebstahl
intrigue-theft-help = Nimm einem Gegner eine zufällige Ware.

## Optionen

option-compensation = Punkte für spätere Plätze
option-compensation-help = Auf unserem Plan ist es ein Vorteil, früher zu spielen. Die Regel gleicht das nicht aus.
option-compensation-none = Keine
option-compensation-none-help = Wie in der Regel.
option-compensation-points = Ein Vorsprung
option-compensation-points-help = Wer später spielt, beginnt mit Punkten, so bemessen, dass jeder Platz etwa gleich oft gewinnt.
option-corruption-tie = Gleich korrupt
option-corruption-tie-help = Wenn mehrere zusammen am korruptesten sind.
option-corruption-tie-all-lose = Alle verlieren
option-corruption-tie-all-lose-help = Jeder von ihnen verliert 5 Punkte zusätzlich.
option-corruption-tie-nobody-loses = Niemand verliert
option-corruption-tie-nobody-loses-help = Nur wer allein am korruptesten ist, verliert 5 Punkte zusätzlich.
option-neighbours = Nachbarn eines Gebäudes
option-neighbours-help = Intrigen, die beim Vollenden eines Gebäudes gezogen werden.
option-neighbours-each-pawn = Eine je Figur
option-neighbours-each-pawn-help = Jede andere Figur am Viertel bringt eine Karte.
option-neighbours-each-player = Eine je Spieler
option-neighbours-each-player-help = Man zieht nur eine Karte, wie viele Figuren auch dort stehen.
option-loops = Rundwege
option-loops-help = Ein Zug, der zu seinem Ausgangspunkt zurückkehrt.
option-loops-allowed = Erlaubt
option-loops-allowed-help = Der Punkt ist frei, sobald die Figur ihn verlassen hat.
option-loops-forbidden = Verboten
option-loops-forbidden-help = Eine Figur muss auf einem anderen Punkt enden.
option-influence = Einfluss und Vorrechte
option-influence-help = Was ein Würfel bewirkt, den die Karte Einfluss verändert hat.
option-influence-steps = Nur die Schritte
option-influence-steps-help = Pasch und Sieben bleiben, wie sie gewürfelt wurden.
option-influence-everything = Alles
option-influence-everything-help = Der veränderte Würfel kann auch einen Pasch oder eine Sieben ergeben oder aufheben.
option-publius-crassus = Der Stein von Publius Crassus
option-publius-crassus-help = Wohin der zusätzliche Stein darf.
option-publius-crassus-any-site = Jeder Bauplatz an der Figur
option-publius-crassus-any-site-help = Auch ein anderer als der des ersten Steins.
option-publius-crassus-same-site = Derselbe Bauplatz
option-publius-crassus-same-site-help = Wie der zweite Stein einer Sieben.

## Entscheidungen

decision-place = Figuren setzen
decision-move = Zug
decision-push = Platz machen
decision-stone = Stein
decision-after = Ende des Zuges
decision-departed = Eine Figur ist fort
decision-privilege = Vorrecht der Sieben
decision-alter = Einfluss
decision-extra-stone = Publius Crassus
decision-peek = Indiskretion
decision-betray = Verrat
decision-visit = Händler
decision-swap = Tausch
decision-rob = Diebstahl
decision-keep = Seemann
decision-shed = Beziehungen
decision-vino = In vino veritas
decision-discard = Zu viele Intrigen
decision-over = Spiel beendet

prompt-place = Setz eine deiner Figuren auf einen freien Punkt.
prompt-move = Würfel { $first } und { $second }: Zieh eine deiner Figuren.
prompt-move-double = { $first }er-Pasch: Zieh eine deiner Figuren. Alle Wege sind offen, besetzte Punkte auch.
prompt-move-seven = { $first } und { $second } sind sieben: Zieh eine deiner Figuren. Nach dem Stein darfst du dich bestechen lassen.
prompt-move-none = Würfel { $first } und { $second }: Kein Zug mit einem Stein ist möglich. Eine deiner Figuren muss gehen.
prompt-push = Wohin geht die Figur von { $other }, die dort stand?
prompt-stone = Leg einen Stein auf einen Bauplatz neben deiner Figur.
prompt-after = Beende deinen Zug oder spiel vorher eine Intrige.
prompt-after-end = Beende deinen Zug.
prompt-after-seven = Eine Sieben: Eine Korruptionsmarke bringt dir einen zweiten Stein oder eine Ware.
prompt-after-seven-goods = Eine Sieben: Eine Korruptionsmarke bringt dir eine Ware.
prompt-after-double = Ein Pasch: Für eine Korruptionsmarke darfst du einen ganzen Zug mehr spielen.
prompt-after-last = Das Spiel endet mit diesem Zug.
prompt-departed = Deine Figur hat die Stadt verlassen. Beende deinen Zug.
prompt-privilege = Die Marke ist genommen. Ein zweiter Stein auf demselben Bauplatz oder eine Ware?
prompt-alter = Einfluss: Welchen Würfel änderst du?
prompt-extra-stone = Publius Crassus: Wohin kommt der zusätzliche Stein?
prompt-peek = { $count ->
    [one] Indiskretion: Sieh noch einen Bauplatz an.
   *[other] Indiskretion: Sieh { $count } Bauplätze an.
  }
prompt-betray = Verrat: Welche Intrige geht verloren?
prompt-visit = Händler: Wessen Waren siehst du dir an?
prompt-swap = Das sind die Waren von { $other }. Was tauschst du?
prompt-rob = Diebstahl: Wer verliert eine Ware?
prompt-keep = Seemann: Welche Karte behältst du?
prompt-shed = Beziehungen: Welche Korruptionsmarke gibst du zurück?
prompt-vino = Du ziehst eine Intrige. Für eine Korruptionsmarke auch eine Ware?
prompt-discard = { $count ->
    [one] Du hast zu viele Intrigen: Leg eine ab.
   *[other] Du hast zu viele Intrigen: Leg { $count } ab, eine nach der anderen.
  }
prompt-over = Das Spiel ist beendet.

## Aktionen

action-place = Eine Figur auf { $point } setzen
action-move = Die { $pawn } nach { $point } ziehen
action-move-steps = { $steps }: { $pawn } nach { $point }
action-move-push = { $steps }: { $pawn } nach { $point }, an die Stelle von { $other }
action-move-loop = { $steps }: { $pawn }, im Kreis zurück nach { $point }
action-leave = Die { $pawn } vom Plan nehmen
action-push = Die andere Figur nach { $point } schicken
action-stone = Stein { $number } von { $size }, { $site }
action-stone-last = Letzter Stein, { $site }
action-stone-built = Stein auf { $site } (vollendet)
action-corrupt = Eine Korruptionsmarke nehmen (Sieben)
action-second-stone = Zweiter Stein auf demselben Bauplatz
action-goods = Eine Ware ziehen
action-again = Eine Korruptionsmarke nehmen und noch einmal ziehen (Pasch)
action-end = Den Zug beenden
action-play = { $card } spielen
action-alter = Würfel { $number } zählt { $target }
action-alter-unthrown = Würfel Nr. { $die } ändern (noch nicht geworfen)
action-peek = { $site } ansehen
action-peek-built = { $site } ansehen (vollendet)
action-betray = { $other } verliert { $card }
action-betray-hand = { $other } verliert eine Karte aus der Hand
action-visit = Die Waren von { $other } ansehen
action-swap = { $give } geben, { $take } nehmen
action-rob = { $other } bestehlen
action-keep = { $good } behalten
action-shed = Die Marke { $value } zurückgeben
action-accept = Auch eine Ware ziehen, für eine Korruptionsmarke
action-decline = Nur die Intrige ziehen
action-decline-swap = Nichts tauschen
action-discard = { $card } aus der Hand ablegen
action-discard-table = { $card } vom Tisch ablegen

verb-place = Setzen
verb-move = Ziehen
verb-leave = Abziehen
verb-push = Verdrängen
verb-stone = Stein
verb-corrupt = Sich bestechen lassen
verb-second-stone = Zweiter Stein
verb-goods = Ware
verb-again = Noch einmal
verb-end = Beenden
verb-play = Intrige
verb-alter = Würfel ändern
verb-peek = Ansehen
verb-betray = Verraten
verb-visit = Besuchen
verb-swap = Tauschen
verb-rob = Bestehlen
verb-keep = Behalten
verb-shed = Zurückgeben
verb-accept = Annehmen
verb-decline = Ablehnen
verb-discard = Ablegen

# Die Zahl steht ohne Vorzeichen: + oder − wird davor geschrieben.
effect-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
  }
effect-points-stones = { $amount } für den Stein
effect-points-buildings = { $amount } für das Gebäude
effect-points-bonuses = { $amount } Bonus des Viertels
effect-points-offices = { $amount } für deine Intrige
effect-points-goods = { $amount } für Waren
effect-points-laurels = { $amount } für Lorbeer
effect-points-corruption = { $amount } für Korruption
effect-points-most-corrupt = { $amount } als Korruptester
effect-points-compensation = { $amount } Vorsprung
effect-building = { $amount ->
    [one] ein Gebäude
   *[other] { $amount } Gebäude
  }
effect-goods = { $amount ->
    [one] { $amount } Ware
   *[other] { $amount } Waren
  }
effect-corruption = { $amount ->
    [one] { $amount } Korruptionsmarke
   *[other] { $amount } Korruptionsmarken
  }
effect-intrigues = { $amount ->
    [one] { $amount } Intrige
   *[other] { $amount } Intrigen
  }
effect-rival-intrigues = { $amount ->
    [one] { $amount } Intrige für Gegner
   *[other] { $amount } Intrigen für Gegner
  }
effect-pawns = { $amount ->
    [one] { $amount } Figur
   *[other] { $amount } Figuren
  }
effect-extra-turn = { $amount ->
    [one] { $amount } Zug
   *[other] { $amount } Züge
  }
effect-laurels = { $amount } am Ende
effect-set-points = { $amount } für Waren am Ende

## Protokoll

log-place = { $player } setzt eine Figur auf { $point }.
log-move = { $player } zieht von { $start } nach { $point }.
log-move-loop = { $player } geht im Kreis und kommt zurück nach { $point }.
log-push = Die Figur von { $other } macht Platz und geht nach { $point }.
log-leave = { $player } kann nicht ziehen und bauen: Die { $pawn } verlässt die Stadt.
log-stone = { $player } legt einen Stein, { $site }: { $points }.
log-build = { $player } vollendet { $tile }, { $site }: { $points }.
log-points = { $part }: { $points } für { $player }.
log-revoked = Nur der letzte Stein zählt: { $player } gibt { $points } zurück.
log-corrupt = { $player } lässt sich von einer Sieben bestechen.
log-goods = { $player } zieht eine Ware.
log-goods-own = { $player } zieht eine Ware: { $goods }.
log-token = { $player } nimmt eine Korruptionsmarke.
log-token-own = { $player } nimmt eine Korruptionsmarke: { $value }.
log-cleansed = { $count ->
    [one] Die Nekropole befreit { $player } von einer Korruptionsmarke.
   *[other] Die Nekropole befreit { $player } von { $count } Korruptionsmarken.
  }
log-intrigues = { $count ->
    [one] { $player } zieht eine Intrige.
   *[other] { $player } zieht { $count } Intrigen.
  }
log-intrigues-own = { $player } zieht an Intrigen: { $cards }.
log-again = { $player } spielt noch einmal.
log-end = { $player } beendet den Zug.
log-play = { $player } spielt { $card }.
log-alter = { $player } lässt den Würfel { $number } als { $target } zählen.
log-peek = { $player } sieht sich { $site } an.
log-peek-own = { $player } sieht sich { $site } an und findet { $tile }.
log-betray = { $other } verliert { $card } vom Tisch.
log-betray-hand = { $other } verliert { $card } aus der Hand.
log-visit = { $player } sieht sich die Waren von { $other } an.
log-visit-own = { $player } sieht sich die Waren von { $other } an: { $goods }.
log-swap = { $player } tauscht eine Ware mit { $other }.
log-swap-own = { $player } tauscht mit { $other }: gibt { $give } und nimmt { $take }.
log-decline-swap = { $player } tauscht nichts.
log-rob = { $player } stiehlt eine Ware von { $other }.
log-rob-own = { $player } stiehlt { $good } von { $other }.
log-keep = { $player } behält eine der Waren.
log-keep-own = { $player } behält { $good }.
log-shed = { $player } gibt eine Korruptionsmarke zurück.
log-shed-own = { $player } gibt die Korruptionsmarke { $value } zurück.
log-accept = { $player } trinkt auf die Wahrheit.
log-decline = { $player } lehnt den Wein ab.
log-discard = { $player } hat zu viele Intrigen und legt { $card } ab.
log-dice = { $player } würfelt { $first } und { $second }.
log-dice-double = { $player } würfelt einen { $first }er-Pasch.
log-dice-seven = { $player } würfelt { $first } und { $second }: sieben.
log-over-built = Alle Gebäude stehen: Das Spiel ist beendet.
log-over-pawns = { $player } hat keine Figur mehr in der Stadt: Das Spiel ist beendet.
log-over-goods = Es gibt keine Waren mehr: Das Spiel ist beendet.
log-final = { $player } kommt auf { $points }.
log-final-parts = { $player } kommt auf { $points } (Schlusswertung: { $parts }).
log-most-corrupt = Niemand ist korrupter als { $player }: { $points } weniger.
log-winner = { $player } gewinnt das Spiel.
log-winner-shared = { $player } teilt sich den Sieg.

## Punkte

part-stones = Steine
part-buildings = Gebäude
part-bonuses = Bonus der Viertel
part-offices = Konsul und Hygiene
part-goods = Waren
part-laurels = Lorbeer
part-corruption = Korruption
part-most-corrupt = Am korruptesten
part-compensation = Vorsprung
part-points = { $part } { $points }

## Warum nicht?

no-such-action = Diese Aktion gibt es nicht.
game-is-over = Das Spiel ist beendet.
turn-is-over = Deine Figur hat die Stadt verlassen: Dieser Zug ist vorbei.
place-a-pawn-first = Setz zuerst eine Figur.
push-the-other-pawn-first = Sag zuerst, wohin die andere Figur geht.
choose-the-privilege-first = Wähl zuerst den zweiten Stein oder die Ware.
alter-a-die-first = Einfluss ist gespielt: Ändere zuerst einen Würfel.
lay-the-extra-stone-first = Publius Crassus ist gespielt: Leg zuerst seinen Stein.
peek-at-a-site-first = Indiskretion ist gespielt: Sieh zuerst einen Bauplatz an.
choose-the-betrayal-first = Verrat ist gespielt: Wähl zuerst die Karte.
choose-whom-to-visit-first = Der Händler ist gespielt: Wähl zuerst, wen er besucht.
swap-or-decline-first = Tausch zuerst eine Ware oder verzichte.
choose-whom-to-rob-first = Diebstahl ist gespielt: Wähl zuerst, wen du bestiehlst.
choose-the-goods-card-first = Der Seemann ist gespielt: Wähl zuerst eine Ware.
choose-the-token-first = Beziehungen ist gespielt: Wähl zuerst eine Korruptionsmarke.
answer-in-vino-veritas-first = Sag zuerst, ob du In vino veritas nutzt.
discard-an-intrigue-first = Du hast zu viele Intrigen: Leg zuerst eine ab.
place-only-in-the-set-up = Figuren werden nur vor dem ersten Zug gesetzt.
push-nobody-in-the-way = Niemand steht im Weg.
corrupt-first = Nimm zuerst die Korruptionsmarke: Sie ist der Preis für dieses Vorrecht.
alter-needs-influence = Nur die Karte Einfluss ändert einen Würfel.
peek-needs-indiscretion = Nur mit der Karte Indiskretion darfst du einen Bauplatz ansehen.
betray-needs-betrayal = Das kann nur die Karte Verrat.
visit-needs-merchant = Das kann nur die Karte Händler.
rob-needs-theft = Das kann nur die Karte Diebstahl.
keep-needs-sailor = Nur mit der Karte Seemann wählst du Waren aus.
shed-needs-connections = Nur mit der Karte Beziehungen gibst du eine Korruptionsmarke zurück.
nothing-is-offered = Dir wird gerade nichts angeboten.
discard-only-when-too-many = Intrigen legt man nur ab, wenn man zu viele hat.
stone-move-first = Zieh zuerst eine Figur.
only-after-the-stone = Zuerst der Zug und der Stein.
end-move-first = Zu jedem Zug gehören eine Bewegung und ein Stein.
move-already-moved = Du hast in diesem Zug schon eine Figur bewegt.
end-stone-first = Leg zuerst deinen Stein.
stone-already-laid = Du hast deinen Stein in diesem Zug schon gelegt.
no-such-player = Dort sitzt niemand.
not-yourself = Wähl jemand anderen als dich selbst.
no-corruption-tokens-left = Es gibt keine Korruptionsmarke mehr.
no-such-pawn = Diese Figur hast du nicht auf dem Plan.
place-occupied = Dort steht schon eine Figur.
move-not-with-these-dice = Kein Würfel führt genau dorthin, ohne eine Straße zweimal zu benutzen.
move-no-loops = Ihr habt vereinbart, dass eine Figur nicht zu ihrem Ausgangspunkt zurückkehrt.
move-occupied = Dort steht eine Figur; nur ein Pasch darf dort enden.
move-no-stone-there = Alle Bauplätze daneben sind vollendet: Kein Stein könnte folgen.
leave-a-move-is-possible = Ein Zug mit einem Stein ist möglich, also geht keine Figur.
push-occupied = Dort steht eine Figur; die andere braucht einen freien Punkt.
stone-not-beside-the-pawn = Dieser Bauplatz liegt in keinem Viertel neben der gezogenen Figur.
stone-finished = Dieses Gebäude ist vollendet.
stone-same-site-agreed = Ihr habt vereinbart, dass Publius Crassus auf demselben Bauplatz baut.
corrupt-needs-a-seven = Nur eine Sieben öffnet diesen Weg.
corrupt-once = Eine Sieben besticht nur einmal.
corrupt-nothing-to-gain = Es gibt nichts zu gewinnen: Der Bauplatz ist vollendet, und die Waren sind aus.
again-needs-a-double = Nur mit einem Pasch spielst du noch einmal.
again-the-game-ends = Das Spiel endet mit diesem Zug.
play-not-in-hand = Du hast diese Intrige nicht auf der Hand.
play-one-a-turn = In einem Zug wird nur eine Intrige gespielt.
play-twin-on-the-table = Die gleiche Karte liegt schon vor dir.
play-nobody-has-intrigues = Kein Gegner hat eine Intrige.
play-influence-before-the-move = Einfluss spielt man vor der Bewegung.
play-nothing-to-peek-at = Du kennst alle Bauplätze.
play-nobody-has-goods = Kein Gegner hat Waren.
play-no-goods-left = Es gibt keine Waren mehr.
play-crassus-after-the-stone = Publius Crassus baut nach deinem eigenen Stein.
play-no-site-for-crassus = Kein Bauplatz neben deiner Figur kann noch einen Stein aufnehmen.
play-no-corruption-to-shed = Du hast keine Korruptionsmarke.
alter-equal-dice-take-the-first = Die Würfel sind gleich: Ändere den ersten.
alter-no-such-face = Ein Würfel geht von 1 bis 6.
peek-finished = Dieses Gebäude sehen alle.
peek-seen-already = Diesen Bauplatz kennst du schon.
betray-empty-hand = Diese Person hat keine Karte auf der Hand.
betray-not-on-the-table = Diese Karte liegt nicht vor dieser Person.
no-goods-there = Diese Person hat keine Waren.
swap-you-have-none = Diese Ware hast du nicht.
swap-the-rival-has-none = Diese Ware hat dein Gegner nicht.
swap-same-kind = Gleiche Karten zu tauschen ändert nichts: Verzichte lieber.
keep-not-drawn = Diese Ware hat der Seemann nicht gezogen.
shed-no-such-token = Eine Marke mit diesem Wert hast du nicht.
discard-not-on-the-table = Diese Karte liegt nicht vor dir.
discard-not-in-hand = Diese Karte hast du nicht auf der Hand.

## Die Regeln auf wenigen Seiten

help-goal-title = Das Ziel
help-goal =
    Burdigala, das spätere Bordeaux, wird gebaut. Du schickst deine Leute durch die Straßen, hilfst auf den Baustellen und handelst im Hafen. Wer am Ende die meisten Punkte hat, gewinnt.

    Punkte bringen Steine, vollendete Gebäude, Warensätze und bleibende Intrigen. Korruption kostet Punkte.
help-turn-title = Dein Zug
help-turn =
    Wirf zwei Würfel. Zieh eine deiner Figuren durch die Straßen, genau so weit, wie einer der Würfel zeigt. Keine Straße darf dabei zweimal benutzt werden. An anderen Figuren darf man vorbei, aber man endet auf einem freien Punkt.

    Leg dann einen Stein auf einen Bauplatz in einem Viertel, das an deine Figur grenzt. Kann keine Figur beides, verlässt eine von ihnen den Plan, und dein Zug ist vorbei.

    Endet eine Bewegung in einem Hafen, bekommst du sofort eine Ware.
help-stones-title = Steine und Gebäude
help-stones =
    Ein Stein bringt so viele Punkte, wie auf dem Bauplatz noch Plätze frei sind. Der letzte Stein dreht das Plättchen um: Jetzt sieht man, was gebaut wurde, und du bekommst seinen Wert. Das erste Gebäude in einem Viertel mit Bonusmarke bringt auch den Bonus.

    Jede andere Figur am Viertel, auch deine eigenen, bringt ihrem Besitzer eine Intrige.

    Zwei Gebäude sind besonders. Die Bauruine lässt dich zwei Intrigen ziehen. Die Nekropole bringt nichts, befreit dich aber von allen Korruptionsmarken.
help-dice-title = Pasch und Sieben
help-dice =
    Mit einem Pasch darfst du See- und Schnellwege benutzen und auf einem besetzten Punkt enden: Die Figur, die dort stand, schickst du auf irgendeinen freien Punkt. Nach dem Stein darfst du eine Korruptionsmarke nehmen und einen ganzen Zug mehr spielen.

    Mit einer Sieben darfst du nach dem Stein eine Korruptionsmarke nehmen. Dafür gibt es einen zweiten Stein auf demselben Bauplatz (dann zählt nur der zweite) oder eine Ware.
help-intrigues-title = Intrigen
help-intrigues =
    In deinem Zug darfst du eine Intrige spielen, wann du willst, sobald gewürfelt ist. Karten mit Lorbeer bleiben vor dir liegen, geben dir eine Fähigkeit und am Ende 2 Punkte. Dieselbe darf nicht zweimal vor dir liegen.

    Du darfst drei Intrigen haben, auf der Hand und auf dem Tisch zusammen. Ziehst du eine zu viel, legst du eine ab.
help-end-title = Das Ende
help-end =
    Das Spiel endet mit dem Zug eines Spielers, wenn alle Gebäude stehen, wenn jemand keine Figur mehr auf dem Plan hat oder wenn der Warenstapel leer ist.

    Jeder Satz verschiedener Waren zählt 1, 3, 6, 10 oder 15 Punkte, für eine bis fünf Karten. Jede bleibende Intrige vor dir gibt 2 Punkte. Dann wird die Korruption aufgedeckt: Du verlierst ihren Wert, und wer am korruptesten ist, verliert 5 Punkte zusätzlich. Bei Gleichstand wird der Sieg geteilt.
help-edition-title = Diese Ausgabe
help-edition =
    Der Plan, die Gebäudeplättchen und einige Kartenzahlen sind rekonstruiert: Die gedruckten lagen uns nicht vor. Wer die Schachtel besitzt, kann sie in einer Datendatei berichtigen.
`;export{e as default};