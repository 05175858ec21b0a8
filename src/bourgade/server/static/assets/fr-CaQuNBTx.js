var e=`### Burgenland sur la page : ce qui s’ajoute aux textes du jeu.

standing = { $count ->
    [one] Encore une construction
   *[other] Encore { $count } constructions
  }
standing-short = encore { $count }
standing-over = Tout est bâti

tab-map = Carte
tab-piles = Piles
tab-players = Joueurs

## La carte
map = Carte du Burgenland
map-words = { $castles } châteaux entre { $crossings } bornes. Chaque château accepte les cartes aux couleurs de ses deux bornes.
castle-words = { $castle }, château { $number }, { $colours }. { $sites }. { $state }
castle-can = Vous pouvez y bâtir : { $pieces }.
castle-near = { $missing ->
    [one] Il vous manque une carte.
   *[other] Il vous manque { $missing } cartes.
  }
castle-quiet = Rien à y bâtir pour l’instant.
site-free = { $site } : libre
site-free-bonus = { $site } : libre, { $bonus }
site-built = { $site } : { $piece }
site-built-by = { $site } : { $piece } { DE($name) }
milestone = Borne { $colour }, croisement { $number }
either = { $one } ou { $two }
great-built = { $name } : { $count ->
    [one] une construction
   *[other] { $count } constructions
  }
great-price = { $piece } : { $same } cartes de la même couleur ou { $different } de couleurs différentes
or = ou

## Le panneau
build-title = Que bâtir ?
stock-of = { $name } : à bâtir
build-hint = Touchez un château de la carte, ou une construction.
in-castles = { $count ->
    [one] dans un château
   *[other] dans { $count } châteaux
  }
in-none = nulle part pour l’instant
where = { $piece } : où ?
site-plain = sans bonus
pay-by-cards = { $count } cartes
pay-by-coins = { $count } pièces
pay-how = Payer avec
set-same = { $count } identiques
set-different = { $count } différentes
set-coins = { $count } pièces
to-architect = architecte : { $count }
brief-jokers = { $amount ->
    [one] 1 joker
   *[other] { $amount } jokers
  }
brief-reward = { $amount ->
    [one] + 1 pièce
   *[other] + { $amount } pièces
  }
brief-exchange-tiles = 1 échange
brief-bonus-tiles = 1 bonus
brief-cards = { $amount } cartes
brief-victory = victoire
with-pass = avec le passe-droit
wins = la dernière : victoire
you-have = Vos cartes pour ce château
missing-cards = { $missing ->
    [one] Il manque une carte : { $colours }.
   *[other] Il manque { $missing } cartes : { $colours }.
  }
obstacle-none-left = il n’en reste plus
obstacle-no-site = plus de terrain libre
obstacle-second-palace = il y a déjà un palais
obstacle-needs-wall = il manque un mur
obstacle-marker = c’est à { $castle } ({ $number })
obstacle-cards = { $missing ->
    [one] il manque une carte
   *[other] il manque { $missing } cartes
  }
obstacle-architect = { $missing ->
    [one] il manque 1 pièce
   *[other] il manque { $missing } pièces
  }
done-action = Votre action est faite.
not-your-turn = Ce n’est pas votre tour.

## Le paiement
pay = Paiement
pay-title = { $piece } : { $castle }
pay-joker = Acheter un joker
price-castle = { $count ->
    [one] 1 carte, { $colours }
   *[other] { $count } cartes, { $colours }
  }
price-same = { $count } cartes de la même couleur
price-different = { $count } cartes de couleurs différentes
price-coins = { $count } pièces, de n’importe quelles cartes
price-architect = { $count ->
    [one] 1 pièce pour l’architecte
   *[other] { $count } pièces pour l’architecte
  }
price-joker = { $count } pièces, sans joker
then-architect = { $count ->
    [one] Ensuite : 1 pièce pour l’architecte.
   *[other] Ensuite : { $count } pièces pour l’architecte.
  }
paid-before = Déjà compté
cheapest-ready = Le moins cher est prêt. Touchez vos cartes pour payer autrement.
own-choice = Votre choix.
choose-cards = Touchez les cartes à payer.
back-to-cheapest = Au moins cher
take-back = Reprendre
amount-cards = { $amount } sur { $due } cartes
amount-coins = { $amount } sur { $due } pièces
do-cards = Payer ces cartes
do-wall = Bâtir le mur
do-house = Bâtir la maison
do-palace = Bâtir le palais
do-well = Bâtir le puits
do-joker = Acheter le joker
short-cards = { $missing ->
    [one] Il manque une carte
   *[other] Il manque { $missing } cartes
  }
short-coins = { $missing ->
    [one] Il manque 1 pièce
   *[other] Il manque { $missing } pièces
  }
verdict-needless = Une carte de trop
verdict-architect = Il ne resterait pas assez pour l’architecte
lost-coins = { $count ->
    [one] 1 pièce de trop est perdue : personne ne rend la monnaie.
   *[other] { $count } pièces de trop sont perdues : personne ne rend la monnaie.
  }

## Ce qu’on dit en bas
lead-swap = Échange.
prompt-swap = Touchez une borne.
prompt-swap-second = Touchez celle qui prend sa place.
prompt-site = Touchez un terrain.
prompt-piece = Que bâtissez-vous ici ?
prompt-nothing-here = Rien à bâtir ici pour l’instant.
prompt-turn = Bâtissez, ou piochez :
prompt-turn-draw = Rien à bâtir pour l’instant. Piochez :
prompt-pay-cards = { $title } · { $amount } sur { $due } cartes.
prompt-pay-coins = { $title } · { $amount } sur { $due } pièces.
verb-draw = Piocher 2 cartes
verb-draw-short = Piocher 2
verb-joker = Joker pour 6 pièces
verb-joker-short = Joker
verb-prime = Prime
verb-prime-short = Prime
verb-swap = Échanger deux bornes
verb-swap-short = Bornes
move-build = { $piece } à { $castle } ({ $site })
move-well = { $piece } à { $castle }
move-with-coins = { $move }, 10 pièces
move-great-same = { $piece }, grand château : { $count } identiques
move-great-different = { $piece }, grand château : { $count } différentes
move-great-coins = { $piece }, grand château : 10 pièces
move-swap = Échanger { $one } et { $two }

## La main
hand = Votre main
hand-of = Main { DE($name) }
hand-empty = Aucune carte en main
hand-hidden = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
  }
hand-worth = { $count ->
    [one] 1 pièce en tout
   *[other] { $count } pièces en tout
  }
tiles = Vos tuiles
tiles-none = Aucune tuile pour l’instant
group-words = { $colour } : { $count ->
    [one] une carte
   *[other] { $count } cartes
  }

## Puits et piles
wells = Prochain puits : { $castle }
step = { $count } pièces
architect = Architecte
architect-left = Encore dans la pile : { $list }
jokers = Jokers
pile = Pioche
discards = Défausse
discards-title = La défausse
discards-none = Rien n’est défaussé.
exchanges = Échanges
bonuses = Bonus
jokers-help = Dans la réserve. On en reçoit pour un mur, ou on en achète.
pile-help = Cartes couleur à piocher. Vide, on mélange la défausse.
exchanges-help = Tuiles à recevoir en bâtissant sur leur terrain : deux bornes changent de place.
bonuses-help = Tuiles à recevoir en bâtissant sur leur terrain. Lesquelles, chacun le garde pour soi.

## Les joueurs
race = Il reste à bâtir
race-left = encore { $count }
race-words = { $name } : encore { $count ->
    [one] une construction
   *[other] { $count } constructions
  } ({ $pieces })
race-hint = Qui pose sa dernière construction gagne.
count-of = { $count } × { $piece }
has-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
has-jokers = { $count ->
    [one] dont 1 joker
   *[other] dont { $count } jokers
  }
enlarge = Voir { $name } de près
seen-cards = Cartes que tout le monde a vues
built-where = A bâti
built-nowhere = Rien encore
in-hand = En main
behind-screen = Derrière l’écran
map-made = Carte reconstituée
reconstructed = La carte, les bonus et la fréquence des valeurs sont reconstitués ; les règles disent comment, sous « Sur cette édition ».
`;export{e as default};