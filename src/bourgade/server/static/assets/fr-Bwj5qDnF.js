var e=`### Les Châteaux de Bourgogne, en français.

title = Les Châteaux de Bourgogne
subtitle = Deux dés par tour, un domaine à bâtir

## Nombres
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
silver = { $count ->
    [one] { $count } pépite
   *[other] { $count } pépites
  }
workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  }
spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }

## Couleurs des tuiles et des districts
colour-castle = Châteaux
colour-mine = Mines
colour-knowledge = Connaissances
colour-ship = Navires
colour-animal = Animaux
colour-building = Bâtiments
district-castle = un district de châteaux ({ $spaces })
district-mine = un district de mines ({ $spaces })
district-knowledge = un district de connaissances ({ $spaces })
district-ship = un fleuve ({ $spaces })
district-animal = un pâturage ({ $spaces })
district-building = une ville ({ $spaces })

## Tuiles\xA0: le nom, le nom avec son article, l’effet
tile-castle = Château
tile-castle-the = le Château
tile-castle-help = Une action supplémentaire tout de suite, comme avec un dé du numéro de votre choix.
tile-mine = Mine
tile-mine-the = la Mine
tile-mine-help = Une pépite à la fin de chaque phase.
tile-ship = Navire
tile-ship-the = le Navire
tile-ship-help = Vous avancez d’un pas dans l’ordre du tour et chargez les marchandises d’un dépôt de votre choix.
tile-warehouse = Entrepôt
tile-warehouse-the = l’Entrepôt
tile-warehouse-help = Vous pouvez vendre tout de suite un type de marchandises, sans dé.
tile-watchtower = Tour de guet
tile-watchtower-the = la Tour de guet
tile-watchtower-help = 4 points tout de suite.
tile-workshop = Atelier de menuiserie
tile-workshop-the = l’Atelier de menuiserie
tile-workshop-help = Vous pouvez prendre tout de suite un bâtiment dans n’importe quel dépôt numéroté.
tile-church = Église
tile-church-the = l’Église
tile-church-help = Vous pouvez prendre tout de suite une mine, une connaissance ou un château dans n’importe quel dépôt numéroté.
tile-market = Marché
tile-market-the = le Marché
tile-market-help = Vous pouvez prendre tout de suite un navire ou des animaux dans n’importe quel dépôt numéroté.
tile-boarding-house = Pension de famille
tile-boarding-house-the = la Pension de famille
tile-boarding-house-help = 4 ouvriers tout de suite.
tile-bank = Banque
tile-bank-the = la Banque
tile-bank-help = 2 pépites tout de suite.
tile-city-hall = Hôtel de ville
tile-city-hall-the = l’Hôtel de ville
tile-city-hall-help = Vous pouvez placer tout de suite une autre tuile de votre réserve, sans dé.
tile-animal-the = les { $tile }
tile-cow-2 = 2 vaches
tile-cow-2-help = 2 points, et à nouveau ceux des autres vaches du même pâturage.
tile-cow-3 = 3 vaches
tile-cow-3-help = 3 points, et à nouveau ceux des autres vaches du même pâturage.
tile-cow-4 = 4 vaches
tile-cow-4-help = 4 points, et à nouveau ceux des autres vaches du même pâturage.
tile-pig-2 = 2 cochons
tile-pig-2-help = 2 points, et à nouveau ceux des autres cochons du même pâturage.
tile-pig-3 = 3 cochons
tile-pig-3-help = 3 points, et à nouveau ceux des autres cochons du même pâturage.
tile-pig-4 = 4 cochons
tile-pig-4-help = 4 points, et à nouveau ceux des autres cochons du même pâturage.
tile-sheep-2 = 2 moutons
tile-sheep-2-help = 2 points, et à nouveau ceux des autres moutons du même pâturage.
tile-sheep-3 = 3 moutons
tile-sheep-3-help = 3 points, et à nouveau ceux des autres moutons du même pâturage.
tile-sheep-4 = 4 moutons
tile-sheep-4-help = 4 points, et à nouveau ceux des autres moutons du même pâturage.
tile-chicken-2 = 2 poules
tile-chicken-2-help = 2 points, et à nouveau ceux des autres poules du même pâturage.
tile-chicken-3 = 3 poules
tile-chicken-3-help = 3 points, et à nouveau ceux des autres poules du même pâturage.
tile-chicken-4 = 4 poules
tile-chicken-4-help = 4 points, et à nouveau ceux des autres poules du même pâturage.
tile-knowledge-the = la { $tile }
tile-knowledge-1 = Connaissance 1 (bâtiments en double)
tile-knowledge-1-help = Vos villes peuvent contenir plusieurs fois le même bâtiment.
tile-knowledge-2 = Connaissance 2 (mineurs)
tile-knowledge-2-help = À la fin de chaque phase, chaque mine vous donne aussi un ouvrier.
tile-knowledge-3 = Connaissance 3 (pépite à la vente)
tile-knowledge-3-help = Chaque vente vous rapporte 2 pépites au lieu d’une.
tile-knowledge-4 = Connaissance 4 (ouvrier à la vente)
tile-knowledge-4-help = Chaque vente vous donne aussi un ouvrier.
tile-knowledge-5 = Connaissance 5 (double cargaison)
tile-knowledge-5-help = Vos navires peuvent charger dans deux dépôts voisins à la fois.
tile-knowledge-6 = Connaissance 6 (achats partout)
tile-knowledge-6-help = Votre achat du tour peut se faire dans n’importe quel dépôt, pas seulement le noir.
tile-knowledge-7 = Connaissance 7 (élevage)
tile-knowledge-7-help = Chaque tuile d’animaux que vous comptez rapporte un point de plus.
tile-knowledge-8 = Connaissance 8 (ouvriers habiles)
tile-knowledge-8-help = Chaque ouvrier payé peut tourner un dé de deux crans.
tile-knowledge-9 = Connaissance 9 (dé ±1 pour les bâtiments)
tile-knowledge-9-help = Pour placer un bâtiment, un cran gratuit sur le dé.
tile-knowledge-10 = Connaissance 10 (dé ±1 pour navires et animaux)
tile-knowledge-10-help = Pour placer un navire ou des animaux, un cran gratuit sur le dé.
tile-knowledge-11 = Connaissance 11 (dé ±1 pour châteaux, mines, connaissances)
tile-knowledge-11-help = Pour placer un château, une mine ou une connaissance, un cran gratuit sur le dé.
tile-knowledge-12 = Connaissance 12 (dé ±1 pour prendre)
tile-knowledge-12-help = Pour prendre une tuile dans un dépôt, un cran gratuit sur le dé.
tile-knowledge-13 = Connaissance 13 (pépite avec les ouvriers)
tile-knowledge-13-help = L’action «\xA0prendre des ouvriers\xA0» vous donne aussi une pépite.
tile-knowledge-14 = Connaissance 14 (quatre ouvriers)
tile-knowledge-14-help = L’action «\xA0prendre des ouvriers\xA0» vous en donne 4 au lieu de 2.
tile-knowledge-15 = Connaissance 15 (types vendus)
tile-knowledge-15-help = À la fin, 3 points par type de marchandises vendu.
tile-knowledge-16 = Connaissance 16 (entrepôts)
tile-knowledge-16-help = À la fin, 4 points par entrepôt de votre domaine.
tile-knowledge-17 = Connaissance 17 (tours de guet)
tile-knowledge-17-help = À la fin, 4 points par tour de guet de votre domaine.
tile-knowledge-18 = Connaissance 18 (ateliers)
tile-knowledge-18-help = À la fin, 4 points par atelier de menuiserie de votre domaine.
tile-knowledge-19 = Connaissance 19 (églises)
tile-knowledge-19-help = À la fin, 4 points par église de votre domaine.
tile-knowledge-20 = Connaissance 20 (marchés)
tile-knowledge-20-help = À la fin, 4 points par marché de votre domaine.
tile-knowledge-21 = Connaissance 21 (pensions)
tile-knowledge-21-help = À la fin, 4 points par pension de famille de votre domaine.
tile-knowledge-22 = Connaissance 22 (banques)
tile-knowledge-22-help = À la fin, 4 points par banque de votre domaine.
tile-knowledge-23 = Connaissance 23 (hôtels de ville)
tile-knowledge-23-help = À la fin, 4 points par hôtel de ville de votre domaine.
tile-knowledge-24 = Connaissance 24 (espèces d’animaux)
tile-knowledge-24-help = À la fin, 4 points par espèce d’animaux présente dans votre domaine.
tile-knowledge-25 = Connaissance 25 (marchandises vendues)
tile-knowledge-25-help = À la fin, 1 point par marchandise vendue.
tile-knowledge-26 = Connaissance 26 (tuiles bonus)
tile-knowledge-26-help = À la fin, 2 points par tuile bonus, grande ou petite.

## Étiquettes courtes, quatre signes au plus (pour les animaux et connaissances, le nombre s’y ajoute)
short-castle = Chât
short-mine = Mine
short-ship = Nav
short-warehouse = Entr
short-watchtower = Guet
short-workshop = Atel
short-church = Égl
short-market = Mché
short-boarding-house = Pens
short-bank = Banq
short-city-hall = HVil
short-cow = va
short-pig = co
short-sheep = mo
short-chicken = po
short-knowledge = C

## Marchandises
good-turquoise = turquoise
good-turquoise-all = les marchandises turquoise
good-turquoise-count = { $count ->
    [one] { $count } marchandise turquoise
   *[other] { $count } marchandises turquoise
  }
good-violet = violet
good-violet-all = les marchandises violettes
good-violet-count = { $count ->
    [one] { $count } marchandise violette
   *[other] { $count } marchandises violettes
  }
good-pink = rose
good-pink-all = les marchandises roses
good-pink-count = { $count ->
    [one] { $count } marchandise rose
   *[other] { $count } marchandises roses
  }
good-red = rouge
good-red-all = les marchandises rouges
good-red-count = { $count ->
    [one] { $count } marchandise rouge
   *[other] { $count } marchandises rouges
  }
good-brown = brun
good-brown-all = les marchandises brunes
good-brown-count = { $count ->
    [one] { $count } marchandise brune
   *[other] { $count } marchandises brunes
  }
good-orange = orange
good-orange-all = les marchandises orange
good-orange-count = { $count ->
    [one] { $count } marchandise orange
   *[other] { $count } marchandises orange
  }

## Domaines
board-1 = Domaine 1
board-1-help = Le domaine des premières parties\xA0: 13 districts, le château au centre.
board-2 = Domaine 2
board-2-help = 17 districts, dont la seule ville de 8 cases.
board-3 = Domaine 3
board-3-help = 16 districts, les six connaissances d’un seul tenant.
board-4 = Domaine 4
board-4-help = 16 districts. Les couleurs viennent d’une seule source.
board-5 = Domaine 5
board-5-help = 19 districts, tous petits.
board-6 = Domaine 6
board-6-help = 15 districts, les six navires d’un seul tenant.
board-7 = Domaine 7
board-7-help = 16 districts, une ville de 7 cases au milieu.
board-8 = Domaine 8
board-8-help = 21 districts, un grand pâturage et six petites villes. Les couleurs viennent d’une seule source.
board-9 = Domaine 9
board-9-help = 16 districts, deux villes de 6 cases.
board-10a = Domaine 10a (reconstitué)
board-10a-help = { board-reconstructed }
board-10b = Domaine 10b (reconstitué)
board-10b-help = { board-reconstructed }
board-10c = Domaine 10c (reconstitué)
board-10c-help = { board-reconstructed }
board-10d = Domaine 10d (reconstitué)
board-10d-help = { board-reconstructed }
board-10e = Domaine 10e (reconstitué)
board-10e-help = { board-reconstructed }
board-10f = Domaine 10f (reconstitué)
board-10f-help = { board-reconstructed }
board-10g = Domaine 10g (reconstitué)
board-10g-help = { board-reconstructed }
board-10h = Domaine 10h (reconstitué)
board-10h-help = { board-reconstructed }
board-reconstructed = Reconstitué\xA0: la disposition imprimée n’a pas été retrouvée, celle-ci est de notre invention. Les règles de pose Spielbox s’y appliquent.

## Options
option-setup = Mise en place
option-setup-help = Qui choisit les domaines, et comment.
option-setup-standard = Domaines convenus
option-setup-standard-help = Chacun joue le domaine choisi avant la partie.
option-setup-expert-open = Experts, choix au grand jour
option-setup-expert-open-help = Chacun reçoit une feuille au hasard, choisit sa face et la case de son château de départ, l’un après l’autre dans l’ordre du tour.
option-setup-expert-secret = Experts, choix secrets
option-setup-expert-secret-help = Comme ci-dessus, mais les choix ne sont dévoilés que lorsque tous ont choisi.
option-boards = Domaines
option-boards-help = Un domaine par joueur, de 1 à 9 ou de 10a à 10h.
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
option-sheets = Feuilles distribuées
option-sheets-help = Pour la mise en place des experts\xA0: parmi quelles feuilles on tire.
option-sheets-base = Domaines 1 à 9
option-sheets-base-help = Les six feuilles de la boîte. L’association des faces est reconstituée.
option-sheets-spielbox = Domaines 10a à 10h
option-sheets-spielbox-help = Les quatre feuilles du magazine Spielbox, dont les dispositions sont reconstituées.
option-sheets-all = Toutes
option-sheets-all-help = Les dix feuilles ensemble.
option-spielbox-action = Action Spielbox
option-spielbox-action-help = Sur les domaines 10a à 10h\xA0: ce que permettent 5 points et les deux dés du tour.
option-spielbox-action-place = Fonder un château
option-spielbox-action-place-help = Placer un château de sa réserve sur une case château qui ne touche aucune tuile.
option-spielbox-action-take = Récupérer un château
option-spielbox-action-take-help = Prendre dans sa réserve un château resté sur le plateau lors d’une phase précédente.
option-tie-break = Départage
option-tie-break-help = En cas d’égalité de points.
option-tie-break-fewest-empty = Le moins de cases vides
option-tie-break-fewest-empty-help = À égalité, gagne qui a le moins de cases vides ; sinon, qui jouait le plus tard.
option-tie-break-most-empty = Le plus de cases vides
option-tie-break-most-empty-help = À égalité, gagne qui a le plus de cases vides, comme dans d’autres éditions ; sinon, qui jouait le plus tard.

## Décisions en cours
decision-turn = Tour
decision-discard = Réserve pleine
decision-castle = Action du château
decision-warehouse = Entrepôt
decision-workshop = Atelier de menuiserie
decision-church = Église
decision-market = Marché
decision-city-hall = Hôtel de ville
decision-ship = Arrivée d’un navire
decision-keep-goods = Choix des marchandises
decision-choose-side = Choix de la face
decision-choose-start = Château de départ
decision-over = Partie terminée
prompt-turn-two = Jouez vos deux dés\xA0: { $first } et { $second }.
prompt-turn-one = Jouez encore le dé { $number }.
prompt-turn-buy = Vos dés sont joués. Vous pouvez encore acheter une tuile, ou finir votre tour.
prompt-turn-end = Vos dés sont joués. Finissez votre tour.
prompt-discard = Votre réserve est pleine. Quelle tuile défaussez-vous pour ranger { $tile } ?
prompt-castle = Le château vous offre une action avec le numéro de votre choix.
prompt-warehouse = L’entrepôt\xA0: quelles marchandises vendez-vous ?
prompt-workshop = L’atelier de menuiserie\xA0: quel bâtiment prenez-vous ?
prompt-church = L’église\xA0: quelle mine, connaissance ou château prenez-vous ?
prompt-market = Le marché\xA0: quel navire ou quels animaux prenez-vous ?
prompt-city-hall = L’hôtel de ville\xA0: quelle tuile placez-vous en plus ?
prompt-ship = Votre navire arrive. Dans quel dépôt charge-t-il ?
prompt-keep-goods = Tout ne tient pas à bord\xA0: quel type de marchandises gardez-vous ?
prompt-choose-side = Choisissez la face de votre feuille.
prompt-choose-start = Choisissez la case de votre château de départ.
prompt-over = La partie est terminée.

## Actions
power-die = Dé { $number }
power-turned = Dé { $number } → { $target } ({ $workers })
power-turned-free = Dé { $number } → { $target }
power-unthrown = Dé n°\xA0{ $die } (pas encore lancé)
power-castle = Château
power-building = Bâtiment
means-die = dé { $number }
means-turned = dé { $number } → { $target }, { $workers }
means-turned-free = dé { $number } → { $target }
means-castle = grâce au château
means-building = grâce au bâtiment
action-take = { $power }\xA0: prendre { $tile } du dépôt { $depot }
action-take-empty = { $power }\xA0: prendre une tuile du dépôt { $depot }, place { $slot } (vide)
action-place = { $power }\xA0: placer { $tile } sur la case { $space }
action-place-empty = { $power }\xA0: placer la tuile n°\xA0{ $slot } de la réserve (vide) sur la case { $space }
action-sell = { $power }\xA0: vendre { $goods } ({ $count })
action-sell-none = { $power }\xA0: vendre { $goods } (aucune en stock)
action-workers = { $power }\xA0: prendre des ouvriers
action-buy = Acheter { $tile } au dépôt noir ({ $price })
action-buy-empty = Acheter au dépôt noir, place { $slot } (vide)
action-buy-from = Acheter { $tile } au dépôt { $depot } ({ $price })
action-buy-from-empty = Acheter au dépôt { $depot }, place { $slot } (vide)
action-discard = Défausser { $tile }
action-discard-empty = Défausser la tuile n°\xA0{ $slot } de la réserve (vide)
action-ship = Charger au dépôt { $depot }\xA0: { $goods }
action-ship-empty = Charger au dépôt { $depot } (vide)
action-ship-two = Charger aux dépôts { $depot } et { $next }\xA0: { $goods }
action-ship-two-empty = Charger aux dépôts { $depot } et { $next } (vides)
action-keep = Garder { $goods }
action-skip = Renoncer à l’avantage
action-end = Finir le tour
action-side = Choisir le { $board }
action-side-none = Choisir la face { $side } de sa feuille
action-start = Château de départ sur la case { $space }
action-found = Fonder\xA0: placer { $tile } sur la case { $space } ({ $price } et les deux dés)
action-found-empty = Fonder avec la tuile n°\xA0{ $slot } de la réserve (vide) sur la case { $space }
action-reclaim = Récupérer un château mis de côté ({ $price } et les deux dés)
verb-take = Prendre
verb-place = Placer
verb-sell = Vendre
verb-workers = Ouvriers
verb-buy = Acheter
verb-buy-from = Acheter ailleurs
verb-discard = Défausser
verb-ship = Charger
verb-ship-two = Charger deux dépôts
verb-keep = Garder
verb-skip = Renoncer
verb-end = Finir
verb-side = Face
verb-start = Château de départ
verb-found = Fonder
verb-reclaim = Récupérer
# Le nombre est sans signe\xA0: + ou − s’écrit devant.
effect-workers = { $amount ->
    [one] { $amount } ouvrier
   *[other] { $amount } ouvriers
  }
effect-silver = { $amount ->
    [one] { $amount } pépite
   *[other] { $amount } pépites
  }
effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }
effect-points-districts = { $amount } pour le district
effect-points-phases = { $amount } pour la phase
effect-points-animals = { $amount } pour les animaux
effect-points-sales = { $amount } pour la vente
effect-points-watchtowers = { $amount } pour la tour de guet
effect-points-bonuses = { $amount } pour la tuile bonus
effect-points-founding = { $amount } pour l’action Spielbox
effect-points-knowledge = { $amount } pour les connaissances
effect-points-silver = { $amount } pour les pépites
effect-points-workers = { $amount } pour les ouvriers
effect-points-unsold-goods = { $amount } pour les marchandises en stock
effect-goods = { $amount ->
    [one] { $amount } marchandise
   *[other] { $amount } marchandises
  }
effect-extra-action = { $amount } action
effect-track = { $amount } pas dans l’ordre du tour
effect-bonus-tiles = { $amount ->
    [one] { $amount } tuile bonus
   *[other] { $amount } tuiles bonus
  }

## Journal
log-take = { $player } prend { $tile } du dépôt { $depot } ({ $power }).
log-place = { $player } place { $tile } sur la case { $space } ({ $power }).
log-sell = { $player } vend { $goods } ({ $power }).
log-workers = { $player } prend des ouvriers ({ $power }).
log-buy = { $player } achète { $tile } au dépôt noir.
log-buy-from = { $player } achète { $tile } au dépôt { $depot }.
log-discard = { $player } défausse { $tile }.
log-ship = { $player } charge au dépôt { $depot }\xA0: { $goods }.
log-ship-two = { $player } charge aux dépôts { $depot } et { $next }\xA0: { $goods }.
log-ship-chooses = { $player } trie les marchandises du dépôt { $depot }.
log-ship-nothing = { $player } ne charge rien au dépôt { $depot }.
log-skip = { $player } renonce à l’avantage du bâtiment.
log-end = { $player } finit son tour.
log-side = { $player } choisit le { $board }.
log-side-secret = { $player } choisit sa face en secret.
log-start = { $player } pose son château de départ sur la case { $space }.
log-start-secret = { $player } choisit en secret la case de son château de départ.
log-reveal = { $player } joue le { $board }, château de départ sur la case { $space }.
log-found = { $player } fonde { $tile } sur la case { $space } avec ses deux dés.
log-reclaim = { $player } récupère un château mis de côté avec ses deux dés.
log-price = { $player } paie { $points }.
log-gain = { $player } reçoit { $gain }.
log-points = { $part }\xA0: { $points } pour { $player }.
log-district = { $player } achève { $district }\xA0: { $points }, plus { $bonus } en phase { $phase }.
log-bonus-large = Couleur entièrement couverte ({ $colour })\xA0: grande tuile bonus pour { $player }, { $points }.
log-bonus-small = Couleur entièrement couverte ({ $colour })\xA0: petite tuile bonus pour { $player }, { $points }.
log-track = { $player } avance sur la piste d’ordre du tour (pas { $step }).
log-no-benefit = { $tile }\xA0: rien à en tirer, l’avantage est perdu.
log-phase = Phase { $phase }, manche { $round }.
log-round = Phase { $phase }, manche { $round }.
log-phase-end = Fin de la phase { $phase }.
log-mines = { $mines ->
    [one] La mine { DE($player) } rapporte { $gain }.
   *[other] Les { $mines } mines { DE($player) } rapportent { $gain }.
  }
log-dice = { $player } lance { $first } et { $second }.
log-white = Dé blanc { $white }\xA0: { $goods } au dépôt { $white }.
log-over = La partie est terminée.
log-final = { $player } finit avec { $points }.
log-final-parts = { $player } finit avec { $points } (décompte final\xA0: { $parts }).
log-winner = { $player } gagne la partie.
log-winner-tie = { $player } gagne la partie au départage.

## Le plateau, en mots courts
show-phase = Phase { $phase }, manche { $round } sur 5
show-depot = Dépôt { $depot }
show-black = Dépôt noir\xA0:
show-coming = Marchandises à venir\xA0:
show-white = Dé blanc\xA0: { $number }
show-order = Ordre\xA0:
show-storage = Réserve\xA0:
show-goods = Marchandises\xA0:
show-sold = vendues\xA0: { $count }
show-purse = Pépites { $silver } · Ouvriers { $workers }
show-bonuses = Tuiles bonus\xA0:
show-no-board = Le domaine n’est pas encore choisi.

## Points
part-districts = Districts
part-phases = Bonus de phase
part-animals = Animaux
part-sales = Ventes
part-watchtowers = Tours de guet
part-bonuses = Tuiles bonus
part-founding = Action Spielbox
part-knowledge = Connaissances
part-silver = Pépites
part-workers = Ouvriers
part-unsold-goods = Marchandises en stock
part-points = { $part } { $points }

## Pourquoi pas ?
no-such-action = Cette action n’existe pas.
game-is-over = La partie est terminée.
make-room-in-the-storage-first = Votre réserve est pleine\xA0: défaussez d’abord une tuile.
finish-the-castle-action-first = Jouez d’abord l’action que le château vous offre.
use-or-skip-the-warehouse-first = Vendez d’abord avec l’entrepôt, ou renoncez-y.
use-or-skip-the-workshop-first = Prenez d’abord un bâtiment avec l’atelier, ou renoncez-y.
use-or-skip-the-church-first = Prenez d’abord une tuile avec l’église, ou renoncez-y.
use-or-skip-the-market-first = Prenez d’abord une tuile avec le marché, ou renoncez-y.
use-or-skip-the-city-hall-first = Placez d’abord une tuile avec l’hôtel de ville, ou renoncez-y.
choose-the-ships-depot-first = Choisissez d’abord le dépôt où votre navire charge.
choose-the-goods-to-keep-first = Choisissez d’abord les marchandises à garder.
choose-a-side-first = Choisissez d’abord la face de votre feuille.
choose-the-start-space-first = Choisissez d’abord la case de votre château de départ.
discard-only-for-a-new-tile = On ne défausse une tuile que pour faire place à une nouvelle.
ship-no-ship-arrived = Pour charger des marchandises, il faut d’abord placer un navire.
keep-nothing-to-choose = Il n’y a pas de marchandises à trier en ce moment.
skip-no-building-benefit = Il n’y a aucun avantage de bâtiment auquel renoncer.
side-only-in-the-set-up = La face se choisit pendant la mise en place des experts.
start-only-in-the-set-up = Le château de départ se pose pendant la mise en place.
no-castle-action-granted = Il faut d’abord placer un château pour avoir son action.
no-building-benefit-granted = Il faut d’abord placer le bâtiment qui donne cet avantage.
skip-only-building-benefits = On ne peut renoncer qu’à l’avantage d’un bâtiment.
die-already-used = Ce dé a déjà servi.
take-no-tile-there = Il n’y a pas de tuile à cet endroit.
take-too-few-workers = Le dé ne montre pas le numéro de ce dépôt, et vos ouvriers ne suffisent pas pour le tourner jusque-là.
take-workshop-takes-buildings = L’atelier de menuiserie ne prend que des bâtiments.
take-church-takes-mine-knowledge-castle = L’église ne prend que des mines, des connaissances et des châteaux.
take-market-takes-ships-and-animals = Le marché ne prend que des navires et des animaux.
place-storage-space-empty = Cet emplacement de votre réserve est vide.
place-space-taken = Cette case porte déjà une tuile.
place-wrong-colour = La tuile n’a pas la couleur de cette case.
place-not-adjacent = Cette case ne touche encore aucune de vos tuiles.
place-spielbox-needs-castle-or-own-colour = Sur ce domaine, une tuile doit toucher un château ou une tuile de sa couleur.
place-twin-in-city = Cette ville a déjà un bâtiment de ce type.
place-too-few-workers = Le dé ne montre pas le numéro de cette case, et vos ouvriers ne suffisent pas pour le tourner jusque-là.
sell-no-such-goods = Vous n’avez pas de marchandises de ce type.
sell-too-few-workers = Le dé ne montre pas le numéro de ces marchandises, et vos ouvriers ne suffisent pas pour le tourner jusque-là.
buy-needs-knowledge-6 = Acheter dans un dépôt numéroté demande la connaissance 6.
buy-once-a-turn = Vous avez déjà acheté une tuile pendant ce tour.
buy-no-tile-there = Il n’y a pas de tuile à cet endroit.
buy-too-little-silver = Un achat coûte 2 pépites, et vous ne les avez pas.
discard-storage-space-empty = Cet emplacement de votre réserve est vide.
ship-needs-knowledge-5 = Charger dans deux dépôts demande la connaissance 5.
keep-already-loaded = Ces marchandises sont déjà à bord.
keep-no-such-goods-waiting = Il n’y a pas de marchandises de ce type à charger.
keep-lower-numbers-first = Les types se choisissent du plus petit numéro au plus grand.
keep-every-free-space-must-be-filled = Choisissez un numéro plus petit\xA0: chaque emplacement libre doit recevoir un type.
end-dice-left = Il vous reste un dé à jouer. «\xA0Prendre des ouvriers\xA0» est toujours possible.
start-not-a-castle-space = Le château de départ va sur une case château.
found-only-on-spielbox-boards = Cette action n’existe que sur les domaines 10a à 10h.
found-other-reading-agreed = Vous avez convenu de l’autre lecture\xA0: récupérer un château, pas en fonder un.
found-needs-both-dice = Il faut vos deux dés, et l’un d’eux a déjà servi.
found-no-castle-in-that-storage-space = Il n’y a pas de château à cet emplacement de votre réserve.
found-space-taken = Cette case porte déjà une tuile.
found-not-a-castle-space = On ne fonde que sur une case château.
found-space-is-connected = Cette case touche déjà une tuile\xA0: placez-y le château avec un seul dé.
found-too-few-points = Cette action coûte 5 points, et vous ne les avez pas.
reclaim-only-on-spielbox-boards = Cette action n’existe que sur les domaines 10a à 10h.
reclaim-other-reading-agreed = Vous avez convenu de l’autre lecture\xA0: fonder un château, pas en récupérer un.
reclaim-needs-both-dice = Il faut vos deux dés, et l’un d’eux a déjà servi.
reclaim-no-castle-set-aside = Aucun château n’a été mis de côté jusqu’ici.
reclaim-storage-full = Votre réserve est pleine.
reclaim-too-few-points = Cette action coûte 5 points, et vous ne les avez pas.

## Les règles en quelques pages
help-goal-title = Le but
help-goal =
    Vous êtes une princesse ou un prince de Bourgogne. Vous couvrez peu à peu votre domaine de tuiles\xA0: châteaux, mines, navires, animaux, bâtiments, connaissances. Presque tout rapporte des points.

    La partie dure cinq phases, de A à E, de cinq manches chacune. Qui a le plus de points à la fin gagne.
help-turn-title = Votre tour
help-turn =
    Au début de la manche, tout le monde lance ses deux dés. À votre tour, chaque dé vous donne une action, dans l’ordre que vous voulez\xA0: prendre une tuile, placer une tuile, vendre des marchandises ou prendre des ouvriers.

    Un ouvrier tourne un dé d’un cran, vers le haut ou vers le bas ; le 6 et le 1 se suivent. Vous pouvez en payer plusieurs.

    Une fois par tour, entre deux actions, vous pouvez aussi acheter une tuile du dépôt noir pour 2 pépites.
help-take-title = Prendre une tuile
help-take =
    Le dé montre le dépôt, de 1 à 6. Choisissez-y une tuile et rangez-la dans votre réserve, qui a trois places. Si elle est pleine, vous défaussez d’abord une des trois tuiles.
help-place-title = Placer une tuile
help-place =
    Choisissez une tuile de votre réserve. Le dé doit montrer le numéro de la case, la case doit avoir la couleur de la tuile et toucher une tuile déjà placée. Une ville ne peut pas avoir deux fois le même bâtiment.

    La tuile agit tout de suite. Un château offre une action de plus. Un navire charge des marchandises et vous fait avancer dans l’ordre du tour. Des animaux rapportent des points, et ceux de la même espèce dans le même pâturage comptent à nouveau. Une mine donne une pépite à la fin de chaque phase. Chaque bâtiment a son avantage, et chaque connaissance change une règle ou donne des points à la fin.
help-goods-title = Marchandises et ouvriers
help-goods =
    Vous pouvez garder trois types de marchandises. Pour vendre, le dé doit montrer le numéro du type\xA0: toutes vos marchandises de ce type partent. Chacune rapporte 2 points à deux joueurs, 3 à trois, 4 à quatre, et la vente rapporte une pépite.

    N’importe quel dé permet de prendre deux ouvriers.
help-districts-title = Districts et couleurs
help-districts =
    Des cases voisines de la même couleur forment un district. Quand vous couvrez sa dernière case, il rapporte 1, 3, 6, 10, 15, 21, 28 ou 36 points selon sa taille, de 1 à 8 cases, et en plus 10 points en phase A, puis 8, 6, 4 et 2.

    La première personne à couvrir toutes les cases d’une couleur reçoit la grande tuile bonus (5, 6 ou 7 points à 2, 3 ou 4 joueurs), la deuxième la petite (2, 3 ou 4).
help-phases-title = Manches et phases
help-phases =
    Au début d’une manche, le dé blanc indique le dépôt qui reçoit une marchandise. On joue dans l’ordre de la piste\xA0: qui est le plus loin commence, et sur une même case, qui est au-dessus.

    À la fin d’une phase, les mines rapportent. Puis les tuiles restantes quittent le plateau et de nouvelles arrivent ; les marchandises restent.
help-end-title = La fin
help-end =
    Après la phase E, chaque pépite et chaque marchandise en stock vaut 1 point, deux ouvriers valent ensemble 1 point, et les connaissances 15 à 26 rapportent leurs points. Les tuiles restées en réserve ne comptent pas.

    À égalité, gagne qui a le moins de cases vides, puis qui jouait le plus tard.
help-expert-title = Pour les experts
help-expert =
    Chacun reçoit une feuille au hasard, choisit sa face et la case château de départ, ouvertement ou en secret.
help-spielbox-title = Les domaines 10a à 10h
help-spielbox =
    Une tuile doit y toucher un château ou une tuile de sa couleur ; les châteaux eux-mêmes se posent comme d’habitude. Pour 5 points et vos deux dés, vous pouvez placer un château de votre réserve sur une case château isolée.

    Nos domaines 10a à 10h sont reconstitués\xA0: ce ne sont pas les dispositions imprimées.
`;export{e as default};