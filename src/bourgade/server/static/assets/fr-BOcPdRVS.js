var e=`### Burdigala, en français.

title = Burdigala
subtitle = Deux dés, une ville romaine en chantier

## Nombres et noms

who = { $player }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
  }
count-of = { $count } × { $what }
point = { $point }
point-harbour = { $point } (port)
point-gate = { $point } ({ $gate })
pawn = pion en { $point }
pawn-nowhere = pion n° { $pawn }
site = chantier { $site } ({ $quarter })

## Bâtiments : le nom, et le nom dans une phrase

tile-fountain = Fontaine
tile-fountain-the = la Fontaine
tile-public-well = Puits public
tile-public-well-the = le Puits public
tile-potters-workshop = Atelier de potier
tile-potters-workshop-the = l’Atelier de potier
tile-tavern = Taverne
tile-tavern-the = la Taverne
tile-altar = Autel
tile-altar-the = l’Autel
tile-bakers-oven = Four à pain
tile-bakers-oven-the = le Four à pain
tile-storehouse = Entrepôt
tile-storehouse-the = l’Entrepôt
tile-domus = Domus
tile-domus-the = la Domus
tile-market = Marché
tile-market-the = le Marché
tile-portico = Portique
tile-portico-the = le Portique
tile-curia = Curie
tile-curia-the = la Curie
tile-arch = Arc
tile-arch-the = l’Arc
tile-baths = Thermes
tile-baths-the = les Thermes
tile-basilica = Basilique
tile-basilica-the = la Basilique
tile-aqueduct = Aqueduc
tile-aqueduct-the = l’Aqueduc
tile-temple = Temple
tile-temple-the = le Temple
tile-necropolis = Nécropole
tile-necropolis-the = la Nécropole
tile-necropolis-help = Aucun point, mais tous vos jetons corruption retournent à la réserve.
tile-forum = Forum
tile-forum-the = le Forum
tile-theatre = Théâtre
tile-theatre-the = le Théâtre
tile-amphitheatre = Amphithéâtre
tile-amphitheatre-the = l’Amphithéâtre
tile-stopped-site = Chantier arrêté
tile-stopped-site-the = le Chantier arrêté
tile-stopped-site-help = Peu de points pour sa taille, mais vous piochez deux intrigues.
tile-other = «\xA0{ $name }\xA0»

## Marchandises

good-wine = Vin
good-ceramics = Céramique
good-copper = Cuivre
good-wheat = Blé
good-tin = Étain

## Intrigues

intrigue-consul = Consul
intrigue-consul-help = Reste sur la table. 2 points de plus chaque fois que vous achevez un bâtiment de deux pierres.
intrigue-hygiene = Hygiène
intrigue-hygiene-help = Reste sur la table. 2 points de plus chaque fois que vous achevez un bâtiment de trois pierres.
intrigue-chariot = Char
intrigue-chariot-help = Reste sur la table. Vos pions peuvent prendre les voies rapides sans double.
intrigue-boat = Bateau
intrigue-boat-help = Reste sur la table. Vos pions peuvent prendre les voies maritimes sans double.
intrigue-good-harvest = Bonne récolte
intrigue-good-harvest-help = Reste sur la table. Vous pouvez avoir cinq intrigues au lieu de trois, en main et sur la table.
intrigue-in-vino-veritas = In vino veritas
intrigue-in-vino-veritas-help = Reste sur la table. À chaque intrigue piochée, vous pouvez aussi piocher une marchandise contre un jeton corruption.
intrigue-betrayal = Trahison
intrigue-betrayal-help = Un adversaire perd une intrigue\xA0: une carte de sa table, ou une carte de sa main au hasard.
intrigue-influence = Influence
intrigue-influence-help = Avant votre déplacement\xA0: l’un de vos dés vaut un de plus ou un de moins.
intrigue-indiscretion = Indiscrétion
intrigue-indiscretion-help = Regardez en secret ce que deviendront trois chantiers.
intrigue-merchant = Négociant
intrigue-merchant-help = Regardez les marchandises d’un adversaire. Vous pouvez échanger une de vos cartes contre une des siennes.
intrigue-sailor = Marin
intrigue-sailor-help = Piochez trois marchandises et gardez-en une\xA0; les autres retournent dans la pioche.
intrigue-publius-crassus = Publius Crassus
intrigue-publius-crassus-help = Après votre pierre\xA0: encore une pierre. De toutes celles du tour, seule la dernière rapporte.
intrigue-connections = Relations
intrigue-connections-help = Rendez le jeton corruption de votre choix.
intrigue-theft = Vol
intrigue-theft-help = Prenez au hasard une marchandise d’un adversaire.

## Options

option-compensation = Points pour les derniers
option-compensation-help = Sur notre plan, jouer tôt est un avantage. La règle ne prévoit rien pour le compenser.
option-compensation-none = Aucun
option-compensation-none-help = Comme dans la règle.
option-compensation-points = Une avance
option-compensation-points-help = Qui joue plus tard commence avec des points, mesurés pour que chaque place gagne à peu près aussi souvent.
option-corruption-tie = Aussi corrompus l’un que l’autre
option-corruption-tie-help = Quand plusieurs personnes sont ensemble les plus corrompues.
option-corruption-tie-all-lose = Toutes perdent
option-corruption-tie-all-lose-help = Chacune perd 5 points de plus.
option-corruption-tie-nobody-loses = Personne ne perd
option-corruption-tie-nobody-loses-help = Seule une personne plus corrompue que toutes les autres perd 5 points de plus.
option-neighbours = Voisins d’un bâtiment
option-neighbours-help = Les intrigues piochées quand un bâtiment est achevé.
option-neighbours-each-pawn = Une par pion
option-neighbours-each-pawn-help = Chaque autre pion voisin du quartier donne une carte.
option-neighbours-each-player = Une par joueur
option-neighbours-each-player-help = On pioche une seule carte, quel que soit le nombre de ses pions voisins.
option-loops = Boucles
option-loops-help = Un déplacement qui revient à son point de départ.
option-loops-allowed = Permises
option-loops-allowed-help = La case est libre une fois que le pion l’a quittée.
option-loops-forbidden = Interdites
option-loops-forbidden-help = Un pion doit finir sur une autre case.
option-influence = Influence et privilèges
option-influence-help = Ce que fait un dé changé par la carte Influence.
option-influence-steps = Les pas seulement
option-influence-steps-help = Doubles et sept restent ceux du lancer.
option-influence-everything = Tout
option-influence-everything-help = Le dé changé peut aussi faire ou défaire un double ou un sept.
option-publius-crassus = La pierre de Publius Crassus
option-publius-crassus-help = Où peut aller la pierre supplémentaire.
option-publius-crassus-any-site = Tout chantier voisin du pion
option-publius-crassus-any-site-help = Y compris un autre que celui de la première pierre.
option-publius-crassus-same-site = Le même chantier
option-publius-crassus-same-site-help = Comme la deuxième pierre d’un sept.

## Décisions

decision-place = Placement des pions
decision-move = Déplacement
decision-push = Place à prendre
decision-stone = Pierre
decision-after = Fin du tour
decision-departed = Un pion est parti
decision-privilege = Privilège du sept
decision-alter = Influence
decision-extra-stone = Publius Crassus
decision-peek = Indiscrétion
decision-betray = Trahison
decision-visit = Négociant
decision-swap = Échange
decision-rob = Vol
decision-keep = Marin
decision-shed = Relations
decision-vino = In vino veritas
decision-discard = Trop d’intrigues
decision-over = Partie terminée

prompt-place = Placez un de vos pions sur une case libre.
prompt-move = Dés { $first } et { $second }\xA0: déplacez un de vos pions.
prompt-move-double = Double { $first }\xA0: déplacez un de vos pions. Les voies vous sont ouvertes, et les cases occupées aussi.
prompt-move-seven = { $first } et { $second } font sept\xA0: déplacez un de vos pions. Après la pierre, vous pourrez vous corrompre.
prompt-move-none = Dés { $first } et { $second }\xA0: aucun déplacement suivi d’une pierre n’est possible. Un de vos pions doit partir.
prompt-push = Où va le pion de { $other } qui se trouvait là\xA0?
prompt-stone = Posez une pierre sur un chantier voisin de votre pion.
prompt-after = Finissez votre tour, ou jouez d’abord une intrigue.
prompt-after-end = Finissez votre tour.
prompt-after-seven = Un sept\xA0: un jeton corruption vous offre une deuxième pierre ou une marchandise.
prompt-after-seven-goods = Un sept\xA0: un jeton corruption vous offre une marchandise.
prompt-after-double = Un double\xA0: contre un jeton corruption, vous pouvez rejouer un tour entier.
prompt-after-last = La partie se termine avec ce tour.
prompt-departed = Votre pion a quitté la ville. Finissez votre tour.
prompt-privilege = Le jeton est pris. Une deuxième pierre sur le même chantier, ou une marchandise\xA0?
prompt-alter = Influence\xA0: quel dé changez-vous\xA0?
prompt-extra-stone = Publius Crassus\xA0: où va la pierre supplémentaire\xA0?
prompt-peek = { $count ->
    [one] Indiscrétion\xA0: regardez encore un chantier.
   *[other] Indiscrétion\xA0: regardez { $count } chantiers.
  }
prompt-betray = Trahison\xA0: quelle intrigue disparaît\xA0?
prompt-visit = Négociant\xA0: de qui regardez-vous les marchandises\xA0?
prompt-swap = Voici les marchandises de { $other }. Qu’échangez-vous\xA0?
prompt-rob = Vol\xA0: qui perd une marchandise\xA0?
prompt-keep = Marin\xA0: quelle carte gardez-vous\xA0?
prompt-shed = Relations\xA0: quel jeton corruption rendez-vous\xA0?
prompt-vino = Vous piochez une intrigue. Une marchandise aussi, contre un jeton corruption\xA0?
prompt-discard = { $count ->
    [one] Vous avez trop d’intrigues\xA0: défaussez-en une.
   *[other] Vous avez trop d’intrigues\xA0: défaussez-en { $count }, l’une après l’autre.
  }
prompt-over = La partie est terminée.

## Actions

action-place = Placer un pion en { $point }
action-move = Déplacer le { $pawn } en { $point }
action-move-steps = { $steps }\xA0: { $pawn } vers { $point }
action-move-push = { $steps }\xA0: { $pawn } vers { $point }, à la place de { $other }
action-move-loop = { $steps }\xA0: { $pawn }, une boucle et retour en { $point }
action-leave = Retirer le { $pawn } du plan
action-push = Envoyer l’autre pion en { $point }
action-stone = Pierre { $number } sur { $size }, { $site }
action-stone-last = Dernière pierre, { $site }
action-stone-built = Pierre sur le { $site } (achevé)
action-corrupt = Prendre un jeton corruption (sept)
action-second-stone = Deuxième pierre sur le même chantier
action-goods = Piocher une marchandise
action-again = Prendre un jeton corruption et rejouer (double)
action-end = Finir le tour
action-play = Jouer { $card }
action-alter = Le dé { $number } compte { $target }
action-alter-unthrown = Changer le dé n° { $die } (pas encore lancé)
action-peek = Regarder le { $site }
action-peek-built = Regarder le { $site } (achevé)
action-betray = { $other } perd { $card }
action-betray-hand = { $other } perd une carte de sa main
action-visit = Regarder les marchandises de { $other }
action-swap = Donner { $give }, prendre { $take }
action-rob = Voler { $other }
action-keep = Garder { $good }
action-shed = Rendre le jeton { $value }
action-accept = Piocher aussi une marchandise, contre un jeton corruption
action-decline = Piocher seulement l’intrigue
action-decline-swap = Ne rien échanger
action-discard = Défausser { $card } de la main
action-discard-table = Défausser { $card } de la table

verb-place = Placer
verb-move = Déplacer
verb-leave = Retirer
verb-push = Écarter
verb-stone = Pierre
verb-corrupt = Se corrompre
verb-second-stone = Deuxième pierre
verb-goods = Marchandise
verb-again = Rejouer
verb-end = Finir
verb-play = Intrigue
verb-alter = Changer un dé
verb-peek = Regarder
verb-betray = Trahir
verb-visit = Visiter
verb-swap = Échanger
verb-rob = Voler
verb-keep = Garder
verb-shed = Rendre
verb-accept = Accepter
verb-decline = Refuser
verb-discard = Défausser

# Le nombre est sans signe : + ou − s’écrit devant.
effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }
effect-points-stones = { $amount } pour la pierre
effect-points-buildings = { $amount } pour le bâtiment
effect-points-bonuses = { $amount } de prime du quartier
effect-points-offices = { $amount } pour votre intrigue
effect-points-goods = { $amount } pour les marchandises
effect-points-laurels = { $amount } pour les lauriers
effect-points-corruption = { $amount } pour la corruption
effect-points-most-corrupt = { $amount } pour le plus corrompu
effect-points-compensation = { $amount } d’avance
effect-building = { $amount ->
    [one] un bâtiment
   *[other] { $amount } bâtiments
  }
effect-goods = { $amount ->
    [one] { $amount } marchandise
   *[other] { $amount } marchandises
  }
effect-corruption = { $amount ->
    [one] { $amount } jeton corruption
   *[other] { $amount } jetons corruption
  }
effect-intrigues = { $amount ->
    [one] { $amount } intrigue
   *[other] { $amount } intrigues
  }
effect-rival-intrigues = { $amount ->
    [one] { $amount } intrigue pour les adversaires
   *[other] { $amount } intrigues pour les adversaires
  }
effect-pawns = { $amount ->
    [one] { $amount } pion
   *[other] { $amount } pions
  }
effect-extra-turn = { $amount ->
    [one] { $amount } tour
   *[other] { $amount } tours
  }
effect-laurels = { $amount } à la fin
effect-set-points = { $amount } pour les marchandises à la fin

## Journal

log-place = { $player } place un pion en { $point }.
log-move = { $player } va de { $start } en { $point }.
log-move-loop = { $player } fait une boucle et revient en { $point }.
log-push = Le pion de { $other } cède la place et va en { $point }.
log-leave = { $player } ne peut pas se déplacer et bâtir\xA0: le { $pawn } quitte la ville.
log-stone = { $player } pose une pierre, { $site }\xA0: { $points }.
log-build = { $player } achève { $tile }, { $site }\xA0: { $points }.
log-points = { $part }\xA0: { $points } pour { $player }.
log-revoked = Seule la dernière pierre compte\xA0: { $player } rend { $points }.
log-corrupt = { $player } se laisse corrompre par un sept.
log-goods = { $player } pioche une marchandise.
log-goods-own = { $player } pioche une marchandise\xA0: { $goods }.
log-token = { $player } prend un jeton corruption.
log-token-own = { $player } prend un jeton corruption\xA0: { $value }.
log-cleansed = { $count ->
    [one] La nécropole débarrasse { $player } d’un jeton corruption.
   *[other] La nécropole débarrasse { $player } de { $count } jetons corruption.
  }
log-intrigues = { $count ->
    [one] { $player } pioche une intrigue.
   *[other] { $player } pioche { $count } intrigues.
  }
log-intrigues-own = { $player } pioche en intrigues\xA0: { $cards }.
log-again = { $player } rejoue.
log-end = { $player } finit son tour.
log-play = { $player } joue { $card }.
log-alter = { $player } fait compter { $target } au dé { $number }.
log-peek = { $player } regarde le { $site }.
log-peek-own = { $player } regarde le { $site } et voit { $tile }.
log-betray = { $other } perd { $card }, de sa table.
log-betray-hand = { $other } perd { $card }, de sa main.
log-visit = { $player } regarde les marchandises de { $other }.
log-visit-own = { $player } regarde les marchandises de { $other }\xA0: { $goods }.
log-swap = { $player } échange une marchandise avec { $other }.
log-swap-own = { $player } donne { $give } à { $other } et prend { $take }.
log-decline-swap = { $player } n’échange rien.
log-rob = { $player } vole une marchandise à { $other }.
log-rob-own = { $player } vole { $good } à { $other }.
log-keep = { $player } garde une des marchandises.
log-keep-own = { $player } garde { $good }.
log-shed = { $player } rend un jeton corruption.
log-shed-own = { $player } rend le jeton corruption { $value }.
log-accept = { $player } boit à la vérité.
log-decline = { $player } refuse le vin.
log-discard = { $player } a trop d’intrigues et défausse { $card }.
log-dice = { $player } lance { $first } et { $second }.
log-dice-double = { $player } lance un double { $first }.
log-dice-seven = { $player } lance { $first } et { $second }\xA0: sept.
log-over-built = Tous les bâtiments sont achevés\xA0: la partie est terminée.
log-over-pawns = { $player } n’a plus de pion dans la ville\xA0: la partie est terminée.
log-over-goods = Il n’y a plus de marchandises\xA0: la partie est terminée.
log-final = { $player } finit avec { $points }.
log-final-parts = { $player } finit avec { $points } (décompte final\xA0: { $parts }).
log-most-corrupt = Corruption la plus forte\xA0: { $player } perd { $points }.
log-winner = { $player } gagne la partie.
log-winner-shared = { $player } partage la victoire.

## Points

part-stones = Pierres
part-buildings = Bâtiments
part-bonuses = Primes de quartier
part-offices = Consul et Hygiène
part-goods = Marchandises
part-laurels = Lauriers
part-corruption = Corruption
part-most-corrupt = Le plus corrompu
part-compensation = Avance
part-points = { $part } { $points }

## Pourquoi pas ?

no-such-action = Cette action n’existe pas.
game-is-over = La partie est terminée.
turn-is-over = Votre pion a quitté la ville\xA0: ce tour est fini.
place-a-pawn-first = Placez d’abord un pion.
push-the-other-pawn-first = Dites d’abord où va l’autre pion.
choose-the-privilege-first = Choisissez d’abord la deuxième pierre ou la marchandise.
alter-a-die-first = Influence est jouée\xA0: changez d’abord un dé.
lay-the-extra-stone-first = Publius Crassus est joué\xA0: posez d’abord sa pierre.
peek-at-a-site-first = Indiscrétion est jouée\xA0: regardez d’abord un chantier.
choose-the-betrayal-first = Trahison est jouée\xA0: choisissez d’abord la carte.
choose-whom-to-visit-first = Le Négociant est joué\xA0: choisissez d’abord qui il visite.
swap-or-decline-first = Échangez d’abord une marchandise, ou renoncez-y.
choose-whom-to-rob-first = Vol est joué\xA0: choisissez d’abord qui vous volez.
choose-the-goods-card-first = Le Marin est joué\xA0: choisissez d’abord une marchandise.
choose-the-token-first = Relations est jouée\xA0: choisissez d’abord un jeton corruption.
answer-in-vino-veritas-first = Dites d’abord si vous utilisez In vino veritas.
discard-an-intrigue-first = Vous avez trop d’intrigues\xA0: défaussez-en d’abord une.
place-only-in-the-set-up = Les pions ne se placent qu’avant le premier tour.
push-nobody-in-the-way = Personne n’est à écarter.
corrupt-first = Prenez d’abord le jeton corruption\xA0: c’est le prix de ce privilège.
alter-needs-influence = Seule la carte Influence change un dé.
peek-needs-indiscretion = Seule la carte Indiscrétion permet de regarder un chantier.
betray-needs-betrayal = Seule la carte Trahison le permet.
visit-needs-merchant = Seule la carte Négociant le permet.
rob-needs-theft = Seule la carte Vol le permet.
keep-needs-sailor = Seule la carte Marin permet de choisir une marchandise.
shed-needs-connections = Seule la carte Relations permet de rendre un jeton corruption.
nothing-is-offered = On ne vous propose rien en ce moment.
discard-only-when-too-many = On ne défausse une intrigue que si l’on en a trop.
stone-move-first = Déplacez d’abord un pion.
only-after-the-stone = D’abord le déplacement et la pierre.
end-move-first = Un tour demande un déplacement et une pierre.
move-already-moved = Vous avez déjà déplacé un pion pendant ce tour.
end-stone-first = Posez d’abord votre pierre.
stone-already-laid = Vous avez déjà posé votre pierre pendant ce tour.
no-such-player = Il n’y a personne à cette place.
not-yourself = Choisissez quelqu’un d’autre que vous.
no-corruption-tokens-left = Il n’y a plus de jeton corruption.
no-such-pawn = Vous n’avez pas ce pion sur le plan.
place-occupied = Un pion s’y trouve déjà.
move-not-with-these-dice = Aucun des dés n’y mène exactement sans prendre deux fois la même rue.
move-no-loops = Vous avez convenu qu’un pion ne revient pas à son point de départ.
move-occupied = Un pion s’y trouve\xA0; seul un double permet d’y finir.
move-no-stone-there = Tous les chantiers voisins sont achevés\xA0: aucune pierre ne pourrait suivre.
leave-a-move-is-possible = Un déplacement suivi d’une pierre est possible\xA0: aucun pion ne part.
push-occupied = Un pion s’y trouve\xA0; il faut une case libre.
stone-not-beside-the-pawn = Ce chantier n’est pas dans un quartier voisin du pion déplacé.
stone-finished = Ce bâtiment est achevé.
stone-same-site-agreed = Vous avez convenu que Publius Crassus bâtit sur le même chantier.
corrupt-needs-a-seven = Seul un sept ouvre cette voie.
corrupt-once = Un sept ne corrompt qu’une fois.
corrupt-nothing-to-gain = Il n’y a rien à gagner\xA0: le chantier est achevé et il n’y a plus de marchandises.
again-needs-a-double = Seul un double permet de rejouer.
again-the-game-ends = La partie se termine avec ce tour.
play-not-in-hand = Vous n’avez pas cette intrigue en main.
play-one-a-turn = On ne joue qu’une intrigue par tour.
play-twin-on-the-table = La même carte est déjà devant vous.
play-nobody-has-intrigues = Aucun adversaire n’a d’intrigue.
play-influence-before-the-move = Influence se joue avant le déplacement.
play-nothing-to-peek-at = Vous connaissez tous les chantiers.
play-nobody-has-goods = Aucun adversaire n’a de marchandises.
play-no-goods-left = Il n’y a plus de marchandises.
play-crassus-after-the-stone = Publius Crassus bâtit après votre pierre.
play-no-site-for-crassus = Aucun chantier voisin de votre pion ne peut recevoir une pierre de plus.
play-no-corruption-to-shed = Vous n’avez pas de jeton corruption.
alter-equal-dice-take-the-first = Les dés sont égaux\xA0: changez le premier.
alter-no-such-face = Un dé va de 1 à 6.
peek-finished = Tout le monde voit ce bâtiment.
peek-seen-already = Vous connaissez déjà ce chantier.
betray-empty-hand = Cette personne n’a pas de carte en main.
betray-not-on-the-table = Cette carte n’est pas devant cette personne.
no-goods-there = Cette personne n’a pas de marchandises.
swap-you-have-none = Vous n’avez pas cette marchandise.
swap-the-rival-has-none = Votre adversaire n’a pas cette marchandise.
swap-same-kind = Échanger deux cartes égales ne change rien\xA0: renoncez plutôt.
keep-not-drawn = Le Marin n’a pas pioché cette marchandise.
shed-no-such-token = Vous n’avez pas de jeton de cette valeur.
discard-not-on-the-table = Cette carte n’est pas devant vous.
discard-not-in-hand = Cette carte n’est pas dans votre main.

## Les règles en quelques pages

help-goal-title = Le but
help-goal =
    Burdigala, la future Bordeaux, sort de terre. Vous envoyez vos gens par les rues, vous aidez sur les chantiers et vous commercez au port. Qui a le plus de points à la fin gagne.

    Les points viennent des pierres, des bâtiments achevés, des séries de marchandises et des intrigues durables. La corruption en coûte.
help-turn-title = Votre tour
help-turn =
    Lancez deux dés. Déplacez un de vos pions le long des rues, exactement du nombre de pas de l’un des dés. Un déplacement ne prend jamais deux fois la même rue. On peut passer par une case occupée, mais on finit sur une case libre.

    Posez ensuite une pierre sur un chantier d’un quartier qui touche votre pion. Si aucun pion ne peut faire les deux, l’un d’eux quitte le plan et votre tour est fini.

    Un déplacement qui finit dans un port vous donne tout de suite une marchandise.
help-stones-title = Pierres et bâtiments
help-stones =
    Une pierre rapporte autant de points qu’il reste de places libres sur le chantier. La dernière retourne la tuile\xA0: on voit alors ce qui a été bâti, et vous marquez sa valeur. Le premier bâtiment d’un quartier à prime rapporte aussi la prime.

    Chaque autre pion voisin du quartier, y compris les vôtres, donne une intrigue à son propriétaire.

    Deux bâtiments sont à part. Le chantier arrêté fait piocher deux intrigues. La nécropole ne rapporte rien, mais vous libère de tous vos jetons corruption.
help-dice-title = Doubles et sept
help-dice =
    Avec un double, votre déplacement peut prendre les voies maritimes et rapides, et finir sur une case occupée\xA0: vous envoyez alors le pion qui s’y trouvait sur n’importe quelle case libre. Après la pierre, vous pouvez prendre un jeton corruption et rejouer un tour entier.

    Avec un sept, vous pouvez prendre un jeton corruption après la pierre. Il vous offre une deuxième pierre sur le même chantier (seule la deuxième rapporte alors) ou une marchandise.
help-intrigues-title = Intrigues
help-intrigues =
    À votre tour, vous pouvez jouer une intrigue, quand vous voulez après les dés. Les cartes à lauriers restent devant vous, vous donnent un pouvoir et 2 points à la fin. On n’a jamais deux fois la même devant soi.

    Vous pouvez avoir trois intrigues, en main et sur la table. Si vous en piochez une de trop, vous en défaussez une.
help-end-title = La fin
help-end =
    La partie se termine avec le tour d’un joueur, quand tous les bâtiments sont achevés, quand quelqu’un n’a plus de pion sur le plan ou quand la pioche de marchandises est vide.

    Chaque série de marchandises différentes vaut 1, 3, 6, 10 ou 15 points, pour une à cinq cartes. Chaque intrigue durable devant vous donne 2 points. Puis on révèle la corruption\xA0: vous perdez sa valeur, et la personne la plus corrompue perd 5 points de plus. À égalité, la victoire est partagée.
help-edition-title = Cette édition
help-edition =
    Le plan, les tuiles de bâtiments et quelques nombres de cartes sont reconstitués\xA0: nous n’avions pas les originaux. Qui possède la boîte peut les corriger dans un fichier de données.
`;export{e as default};