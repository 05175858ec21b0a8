var e=`### Burgenland, en français.

title = Burgenland
subtitle = Des cartes de deux couleurs, et une course pour tout bâtir

## Nombres
coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
  }

## Les constructions\xA0: le nom, le nom avec son article, ce qu’elles font
piece-wall = Mur
piece-wall-a = un mur
piece-wall-help = Sur n’importe quel terrain carré libre. Rapporte un joker par mur qui se dresse désormais dans le château.
piece-house = Maison
piece-house-a = une maison
piece-house-help = Chaque maison d’un château demande un mur\xA0: pour deux maisons, deux murs.
piece-palace = Palais
piece-palace-a = un palais
piece-palace-help = Un seul par château. En plus des cartes, l’architecte réclame les pièces indiquées sur sa carte.
piece-well = Puits
piece-well-a = un puits
piece-well-help = Seulement là où se trouve le marqueur rouge. Le premier puits rapporte des cartes pour 5 pièces, le suivant 4, et ainsi de suite.

## Les couleurs et leurs symboles
colour-red = rouge
colour-green = vert
colour-yellow = jaune
colour-light-blue = bleu clair
colour-dark-blue = bleu foncé
colour-violet = violet
colour-orange = orange
colour-white = blanc
colour-black = noir
colour-brown = brun
colour-grey = gris
colour-pink = rose
colour-turquoise = turquoise
symbol-lion = lion
symbol-tree = arbre
symbol-sun = soleil
symbol-fish = poisson
symbol-eagle = aigle
symbol-crown = couronne
symbol-tower = tour
symbol-lily = lys

## Les cartes
card-joker = joker
card-joker-help = Remplace une carte de n’importe quelle couleur quand vous bâtissez. Comme monnaie, il vaut 3 pièces.
card-colour = { $colour } { $value }
card-count = { $count } × { $card }
architect = Architecte
architect-help = Ce que coûte un palais dans un château, en plus des cartes. Après chaque palais, l’architecte suivant se présente.
marker = Marqueur rouge
marker-help = Le château où l’on peut bâtir le prochain puits.

## Les terrains et ce qu’ils donnent
site-north = nord
site-west = ouest
site-east = est
site-extra = terrain supplémentaire
site-well = puits
place-site = à { $castle } ({ $site })
place-well = à { $castle }
place-great = dans le grand château
great-castle = Grand château
great-castle-help = Tous les bâtiments y trouvent place, sans limite, sans récompense et sans architecte. Pas les puits.
bonus-joker = Joker
bonus-joker-help = Qui bâtit ici reçoit un joker.
bonus-coins = 3 pièces
bonus-coins-help = Qui bâtit ici pioche des cartes, face visible, jusqu’à une valeur de 3 pièces au moins.
bonus-exchange = Tuile échange
bonus-exchange-help = Qui bâtit ici reçoit une tuile échange.
bonus-bonus = Tuile bonus
bonus-bonus-help = Qui bâtit ici pioche une tuile bonus et la regarde en secret.

## Les tuiles
tile-exchange = Échange
tile-exchange-help = À tout moment de votre tour\xA0: deux bornes de votre choix changent de place.
tile-extra-site = Terrain supplémentaire
tile-extra-site-help = Vous bâtissez sur cette tuile, dans le château de votre choix. Une seule par château\xA0; toutes les règles valent, mais il n’y a pas de bonus.
tile-coin-payment = Paiement en pièces
tile-coin-payment-help = Vous payez un bâtiment ou un puits avec n’importe quelles cartes, pour 10 pièces au moins. L’architecte se paie en plus.
tile-pass = Passe-droit
tile-pass-help = Un deuxième palais dans un château, ou une maison sans son mur.
tile-prime = Prime
tile-prime-help = À tout moment de votre tour\xA0: piochez des cartes, face visible, jusqu’à une valeur de 5 pièces au moins.

## Options
option-neutral-houses = Maisons neutres
option-neutral-houses-help = À trois joueurs\xA0: où se trouvent les maisons qui ne sont à personne.
option-neutral-houses-beside-walls = À côté des murs
option-neutral-houses-beside-walls-help = Dans des châteaux qui ont un mur neutre, comme à deux joueurs.
option-neutral-houses-apart = À part
option-neutral-houses-apart-help = Dans d’autres châteaux, comme le dit le texte pour trois joueurs.
option-great-castle-jokers = Jokers au grand château
option-great-castle-jokers-help = Si les jokers sont admis parmi des cartes de couleurs différentes.
option-great-castle-jokers-any-set = Dans toutes les séries
option-great-castle-jokers-any-set-help = Un joker y tient lieu d’une couleur absente.
option-great-castle-jokers-same-only = Une seule couleur
option-great-castle-jokers-same-only-help = Les couleurs différentes doivent être de vraies cartes.
option-late-wells = Derniers puits
option-late-wells-help = Ce que rapporte un puits quand l’échelle est épuisée.
option-late-wells-one = Une pièce
option-late-wells-one-help = Le dernier échelon vaut pour tous les suivants.
option-late-wells-nothing = Rien
option-late-wells-nothing-help = Après le dernier échelon, plus de récompense.
option-prime = Prime
option-prime-help = D’où viennent les cartes de la tuile bonus Prime.
option-prime-pile = De la pioche
option-prime-pile-help = De la pioche, comme toutes les récompenses.
option-prime-discards = De la défausse
option-prime-discards-help = Au hasard dans la défausse, comme le veut une phrase de la règle.

## Ce qui se décide
decision-turn = Tour
decision-rest = Après l’action
decision-pay-castle = Paiement
decision-pay-same = Paiement
decision-pay-different = Paiement
decision-pay-coins = Paiement en pièces
decision-pay-architect = Architecte
decision-pay-joker = Achat d’un joker
decision-over = Fin de la partie

prompt-turn = Bâtissez une construction, ou piochez deux cartes.
prompt-rest = Votre action est faite. Vous pouvez encore utiliser des tuiles ou acheter des jokers\xA0; puis terminez votre tour.
prompt-pay-castle = { $piece } { $place }\xA0: encore { $due ->
    [one] une carte,
   *[other] { $due } cartes,
  } { $one } ou { $two }.
prompt-pay-same = { $piece } { $place }\xA0: encore { $due ->
    [one] une carte
   *[other] { $due } cartes
  } de la même couleur.
prompt-pay-different = { $piece } { $place }\xA0: encore { $due ->
    [one] une carte
   *[other] { $due } cartes
  } de couleurs différentes.
prompt-pay-coins = { $piece } { $place }\xA0: encore des cartes pour { $due ->
    [one] une pièce.
   *[other] { $due } pièces.
  }
prompt-pay-architect = { $piece } { $place }\xA0: encore { $due ->
    [one] une pièce
   *[other] { $due } pièces
  } pour l’architecte.
prompt-pay-joker = Un joker\xA0: encore des cartes couleur pour { $due ->
    [one] une pièce.
   *[other] { $due } pièces.
  }
prompt-over = La partie est terminée.

## Actions
price-castle = { $count } cartes, { $one } ou { $two }
price-coins = { $coins } avec la tuile Paiement en pièces
price-same = { $count } cartes de la même couleur
price-different = { $count } cartes de couleurs différentes
price-architect = { $coins } pour l’architecte
price-pass = avec un passe-droit
action-build = Bâtir { $piece } { $place }\xA0: { $price }
action-draw = Piocher deux cartes
action-swap = Échanger deux bornes\xA0: { $one } ({ $first }) et { $two } ({ $second })
action-prime = Utiliser la Prime\xA0: des cartes pour 5 pièces
action-joker = Acheter un joker avec des cartes couleur valant 6 pièces
action-pay = Payer { $card }
action-cheapest = Payer au plus juste\xA0: { $cards }
action-cheapest-none = Payer au plus juste
action-end = Terminer le tour

verb-build = Bâtir
verb-well = Puits
verb-great = Grand château
verb-draw = Piocher
verb-swap = Échanger
verb-prime = Prime
verb-joker = Acheter un joker
verb-pay = Payer
verb-cheapest = Payer au plus juste
verb-end = Terminer

# Le nombre est sans signe\xA0: + ou − s’écrit devant.
effect-cards = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
  }
effect-jokers = { $amount ->
    [one] { $amount } joker
   *[other] { $amount } jokers
  }
effect-coins = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
  }
effect-reward = { $amount ->
    [one] des cartes pour { $amount } pièce
   *[other] des cartes pour { $amount } pièces
  }
effect-architect = { $amount ->
    [one] { $amount } pièce pour l’architecte
   *[other] { $amount } pièces pour l’architecte
  }
effect-exchange-tiles = { $amount ->
    [one] { $amount } tuile échange
   *[other] { $amount } tuiles échange
  }
effect-bonus-tiles = { $amount ->
    [one] { $amount } tuile bonus
   *[other] { $amount } tuiles bonus
  }
effect-tile-extra-site = { $amount } terrain supplémentaire
effect-tile-coin-payment = { $amount } paiement en pièces
effect-tile-pass = { $amount } passe-droit
effect-tile-prime = { $amount } prime
effect-victory = { $amount } victoire

## Journal
log-plan = { $player } s’apprête à bâtir { $piece } { $place }.
log-plan-joker = { $player } s’apprête à acheter un joker.
log-count-out = { $player } compte { $card }.
log-count-architect = { $player } passe à l’architecte.
log-build = { $player } bâtit { $piece } { $place } et paie { $cards }.
log-joker = { $player } achète un joker pour { $cards }.
log-tile = { $player } utilise une tuile bonus\xA0: { $tile }.
log-jokers = { $player } reçoit { $jokers }.
log-reward = { $player } pioche face visible\xA0: { $cards } ({ $coins }).
log-shuffle = La pioche est épuisée\xA0: on mélange la défausse.
log-exchange = { $player } reçoit une tuile échange.
log-bonus = { $player } pioche une tuile bonus.
log-bonus-own = { $player } pioche une tuile bonus\xA0: { $tile }.
log-draw = { $count ->
    [one] { $player } pioche une carte.
   *[other] { $player } pioche { $count } cartes.
  }
log-draw-own = { $player } pioche { $cards }.
log-draw-none = { $player } ne trouve aucune carte à piocher.
log-swap = { $player } échange deux bornes\xA0: { $one } ({ $first }) et { $two } ({ $second }).
log-architect = Le prochain architecte demande { $coins }.
log-marker = Le marqueur rouge passe à { $castle }.
log-end = { $player } termine son tour.
log-winner = { $player } a tout bâti et gagne la partie.
log-left = { $count ->
    [one] Il restait une construction à { $player }.
   *[other] Il restait { $count } constructions à { $player }.
  }

## Constructions bâties
part-walls = Murs
part-houses = Maisons
part-palaces = Palais
part-wells = Puits

## Pourquoi pas\xA0?
no-such-action = Cette action n’existe pas.
game-is-over = La partie est terminée.
finish-the-payment-first = Terminez d’abord le paiement commencé, ou reprenez-le.
action-already-done = Vous avez déjà fait votre action de ce tour.
end-action-first = Bâtissez ou piochez d’abord deux cartes.
build-no-such-piece-left = Il ne vous en reste plus.
build-site-taken = Ce terrain est déjà occupé.
build-extra-site-taken = Ce château a déjà un terrain supplémentaire.
build-no-extra-site-tile = Il faut la tuile bonus Terrain supplémentaire, et vous ne l’avez pas.
build-second-palace = Il y a déjà un palais dans ce château.
build-house-needs-wall = Il manque un mur\xA0: chaque maison d’un château en demande un.
build-no-coin-payment-tile = Il faut la tuile bonus Paiement en pièces, et vous ne l’avez pas.
build-too-few-coins = Vos cartes ne valent pas 10 pièces.
build-too-few-cards = Vous n’avez pas quatre cartes des deux couleurs de ce château, jokers compris.
build-architect-too-dear = Après ce paiement, vous ne pourriez plus payer l’architecte.
well-none-left = Il ne vous reste plus de puits.
great-too-few-of-one-colour = Vous n’avez pas assez de cartes d’une même couleur, jokers compris.
great-too-few-colours = Vous n’avez pas assez de couleurs différentes.
swap-no-exchange-tile = Vous n’avez pas de tuile échange.
prime-no-tile = Vous n’avez pas la tuile bonus Prime.
prime-nothing-to-draw = Il n’y a plus de carte à piocher.
joker-too-few-coins = Vos cartes couleur ne valent pas 6 pièces.
pay-nothing-to-pay = Il n’y a rien à payer pour l’instant.
pay-not-in-hand = Vous n’avez pas cette carte.
pay-wrong-colour = Cette carte n’a aucune des deux couleurs du château.
pay-another-colour = La série commencée est d’une autre couleur.
pay-colour-in-the-set-already = Cette couleur est déjà dans la série.
pay-no-jokers-for-a-joker = Les jokers s’achètent avec des cartes couleur.
pay-no-jokers-in-this-set = Vous avez convenu que les couleurs différentes sont de vraies cartes.
pay-higher-values-first = Les cartes se comptent dans un seul ordre\xA0: jokers, trois, deux, un.
pay-too-few-after-it = Avec cette carte et celles qui la suivent, le paiement resterait incomplet.
pay-architect-would-be-short = Il ne resterait pas de quoi payer l’architecte.
cheapest-already-counting = Vous comptez déjà les cartes\xA0: continuez, ou reprenez-les.

## Les règles en quelques pages
help-goal-title = Le but
help-goal =
    Tout le monde bâtit dans les châteaux du pays. Qui a bâti en premier tous ses murs, maisons, palais et puits gagne, sur-le-champ.
help-turn-title = Votre tour
help-turn =
    Vous choisissez entre deux actions\xA0: bâtir une seule construction, ou piocher deux cartes couleur.

    En plus, avant ou après, vous pouvez utiliser des tuiles échange et bonus et acheter des jokers, autant que vous le pouvez.
help-build-title = Bâtir
help-build =
    Un château se trouve entre deux bornes. Pour y bâtir, vous payez quatre cartes aux couleurs de ces deux bornes, mêlées comme vous voulez\xA0; leur valeur en pièces n’importe pas. Un joker remplace n’importe quelle carte.

    Les terrains carrés sont pour les murs, les maisons et les palais, le rond pour un puits. Bien des terrains carrés ont un bonus\xA0: vous le recevez après y avoir bâti.
help-pieces-title = Murs, maisons, palais, puits
help-pieces =
    Un mur rapporte un joker par mur qui se dresse désormais dans le château. Chaque maison y demande un mur. Un château n’admet qu’un palais, et pour un palais vous payez aussi l’architecte du dessus de la pile\xA0; il ne rend pas la monnaie.

    Un puits ne se bâtit que là où se trouve le marqueur rouge. Le premier rapporte des cartes pour 5 pièces\xA0; le suivant 4, puis 3, 2 et 1. Après chaque puits, le marqueur se déplace.
help-rewards-title = Récompenses en pièces
help-rewards =
    Vous piochez des cartes couleur, face visible, l’une après l’autre, jusqu’à ce qu’elles valent ensemble au moins la récompense. Toutes vont dans votre main.
help-great-title = Le grand château
help-great =
    On y bâtit sans limite et sans récompense, tout sauf des puits. Un mur coûte 4 cartes de la même couleur ou 6 de couleurs différentes, une maison 5 ou 7, un palais 6 ou 8. Les jokers aident.
help-jokers-title = Jokers et monnaie
help-jokers =
    À tout moment de votre tour, vous pouvez acheter un joker avec des cartes couleur valant au moins 6 pièces. Quand vous payez en pièces, un joker en vaut 3. Personne ne rend la monnaie.
help-tiles-title = Tuiles échange et bonus
help-tiles =
    Une tuile échange intervertit deux bornes. Les quatre tuiles bonus\xA0: un terrain à vous dans le château de votre choix\xA0; le paiement d’un bâtiment ou d’un puits avec 10 pièces\xA0; un deuxième palais, ou une maison sans son mur\xA0; des cartes pour 5 pièces. Personne d’autre ne voit vos tuiles bonus.
help-edition-title = Sur cette édition
help-edition =
    Le plateau imprimé est resté introuvable. Les croisements de chaque château, le bonus de chaque terrain et la fréquence des valeurs sur les cartes et les architectes sont notre reconstitution, faite pour respecter tout ce que dit la règle. Qui possède le jeu peut charger les vraies données.
`;export{e as default};