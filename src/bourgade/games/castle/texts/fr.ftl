### Carcassonne : Le Château, en français.

title = Carcassonne : Le Château
subtitle = Bâtir à deux entre les murs d’un même château

## Nombres

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }

## Décors

kind-path = Chemin
kind-tower = Tour
kind-house = Maison
kind-court = Cour
kind-path-help = 1 point par tuile une fois achevé, 2 si un puits se trouve au bord. Il finit sur une place, au mur ou à une construction.
kind-tower-help = 2 points par tuile une fois achevée.
kind-house-help = 1 point par tuile une fois achevée. Votre plus grande maison reçoit votre palais.
kind-court-help = 3 points par marché à la fin de la partie.
feature-path = chemin ({ $tiles })
feature-path-well = chemin avec puits ({ $tiles })
feature-tower = tour ({ $tiles })
feature-house = maison ({ $tiles })
feature-court = cour ({ $tiles })
well = Puits
market = Marché
square = Place
start = Case Départ
keep = Palais
wall = Mur
corner-tower = Tour de coin

role-messenger = Messager
role-knight = Chevalier
role-burgher = Bourgeois
role-merchant = Marchand

## Ce que porte une tuile

tile-path-end = bout de chemin
tile-path-straight = chemin droit
tile-path-curve = chemin tournant
tile-path-fork = fourche sans place
tile-path-cross = croisement sans place
tile-path-square = place à { $count } chemins
tile-well = puits
tile-tower = { $count ->
    [one] tour
   *[other] { $count } tours
  }
tile-house = { $count ->
    [one] maison
   *[other] { $count } maisons
  }
tile-court = cour
tile-market = { $count ->
    [one] cour avec marché
   *[other] cour avec { $count } marchés
  }

side-north = nord
side-east = est
side-south = sud
side-west = ouest
side-north-west = nord-ouest
side-north-east = nord-est
side-south-east = sud-est
side-south-west = sud-ouest
side-inside = à l’intérieur
beyond-north = voisin au nord
beyond-north-right = voisin au nord, à droite du chemin
beyond-east = voisin à l’est
beyond-east-right = voisin à l’est, à droite du chemin
beyond-south = voisin au sud
beyond-south-right = voisin au sud, à droite du chemin
beyond-west = voisin à l’ouest
beyond-west-right = voisin à l’ouest, à droite du chemin

## Tuiles Mur

wall-1 = 1 (rejouer)
wall-1-help = À la fin de votre tour, jouez-en un deuxième.
wall-2 = 2 (tour double)
wall-2-help = Pendant votre tour, une tour achevée où vous êtes majoritaire compte double.
wall-3 = 3 (maison double)
wall-3-help = Pendant votre tour, une maison achevée où vous êtes majoritaire compte double.
wall-4 = 4 (chemin inachevé)
wall-4-help = À la fin, votre plus long chemin inachevé rapporte 1 point par tuile.
wall-5 = 5 (tour inachevée)
wall-5-help = À la fin, votre plus grande tour inachevée rapporte 2 points par tuile.
wall-6 = 6 (maison inachevée)
wall-6-help = À la fin, votre plus grande maison inachevée rapporte 1 point par tuile.
wall-7 = 7 (grande cour)
wall-7-help = À la fin, chaque marché de votre plus grande cour rapporte 4 points au lieu de 3.
wall-8 = 8 (palais agrandi)
wall-8-help = À la fin, votre palais compte 2 tuiles de plus.
wall-9 = 9 (5 points)
wall-9-help = À la fin, 5 points de plus.

## Options

option-keep = Le palais
option-keep-help = Qui gagne le droit de poser ou de déplacer son palais.
option-keep-majority = À qui remporte la maison
option-keep-majority-help = La maison achevée reçoit le palais du joueur majoritaire, quel que soit celui qui l’a achevée.
option-keep-completer = À qui l’achève
option-keep-completer-help = Il faut être majoritaire et avoir soi-même posé la tuile qui achève la maison.
option-largest-court = La plus grande cour
option-largest-court-help = Pour la tuile Mur 7 : ce qui fait la taille d’une cour.
option-largest-court-tiles = Le plus de tuiles
option-largest-court-tiles-help = La cour qui s’étend sur le plus de tuiles ; à égalité, celle qui a le plus de marchés.
option-largest-court-markets = Le plus de marchés
option-largest-court-markets-help = La cour qui a le plus de marchés.
option-scoring-order = L’ordre du décompte
option-scoring-order-help = Qui choisit l’ordre quand une tuile achève plusieurs décors d’un même joueur. Le joueur qui pose la tuile compte toujours les siens d’abord.
option-scoring-order-placer = Le joueur qui pose
option-scoring-order-placer-help = Qui pose la tuile ordonne aussi les décors de l’autre.
option-scoring-order-owner = Chacun les siens
option-scoring-order-owner-help = Chaque joueur ordonne ses propres décors.

## Décisions en cours

decision-tile = Pose de la tuile
decision-subject = Pose d’un sujet
decision-score = Décompte
decision-extra-turn = Tuile Mur 1
decision-over = Partie terminée
prompt-tile = Posez la tuile ({ $tile }).
prompt-subject = Posez un sujet sur cette tuile, ou aucun.
prompt-score = Quel décor comptez-vous maintenant ?
prompt-score-other = Quel décor de l’autre joueur est compté maintenant ?
prompt-double = Ce décor doit-il compter double ?
prompt-extra-turn = Utilisez-vous la tuile Mur 1 pour rejouer ?
prompt-over = La partie est terminée.

## Actions

action-place = Poser la tuile en { $square }
action-place-turned = Poser la tuile en { $square }, tournée de { $degrees }°
action-place-nothing = Poser une tuile en { $square }, tournée de { $degrees }° (aucune en main)
action-subject-messenger = Messager sur le chemin ({ $where })
action-subject-knight = Chevalier dans la tour ({ $where })
action-subject-burgher = Bourgeois dans la maison ({ $where })
action-subject-merchant = Marchand dans la cour ({ $where })
action-subject-nothing = Sujet sur la partie { $segment } de la tuile (il n’y en a pas)
action-none = Ne pas poser de sujet
action-score = Compter : { $feature }, { $where } ({ $points })
action-score-nothing = Compter un décor achevé : { $where } (il n’y en a pas)
action-double = Compter double avec la tuile Mur { $tile } : { $feature }, { $where } ({ $points })
action-double-nothing = Compter double un décor achevé : { $where } (il n’y en a pas)
action-again = Tuile Mur 1 : jouer un deuxième tour
action-end = Finir le tour

verb-place = Poser
verb-subject = Sujet
verb-none = Aucun sujet
verb-score = Compter
verb-double = Compter double
verb-again = Rejouer
verb-end = Finir

# Le nombre est sans signe : + ou − s’écrit devant.
effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }
effect-points-paths = { $amount } pour les chemins
effect-points-towers = { $amount } pour les tours
effect-points-houses = { $amount } pour les maisons
effect-rival-points = { $amount ->
    [one] { $amount } point pour l’autre
   *[other] { $amount } points pour l’autre
  }
effect-on-offer = { $amount ->
    [one] { $amount } point à prendre avec un sujet
   *[other] { $amount } points à prendre avec un sujet
  }
effect-subjects = { $amount ->
    [one] { $amount } sujet en réserve
   *[other] { $amount } sujets en réserve
  }
effect-wall-tiles = { $amount ->
    [one] { $amount } tuile Mur
   *[other] { $amount } tuiles Mur
  }
effect-rival-wall-tiles = { $amount ->
    [one] { $amount } tuile Mur pour l’autre
   *[other] { $amount } tuiles Mur pour l’autre
  }
effect-keep = { $amount ->
    [one] { $amount } tuile pour le palais
   *[other] { $amount } tuiles pour le palais
  }

## Journal

log-place = { $player } pose une tuile en { $square } : { $tile }.
log-subject-messenger = { $player } envoie un messager en { $square }.
log-subject-knight = { $player } poste un chevalier en { $square }.
log-subject-burgher = { $player } installe un bourgeois en { $square }.
log-subject-merchant = { $player } couche un marchand en { $square }.
log-none = { $player } ne pose pas de sujet.
log-score = { $player } choisit l’ordre du décompte.
log-not-doubled = { $player } garde sa tuile Mur et ne compte pas double.
log-double = { $player } utilise une tuile Mur pour compter double.
log-again = { $player } utilise la tuile Mur 1 et rejoue.
log-end = { $player } finit son tour.
log-scored = { $player } marque { $points } : { $feature }.
log-doubled = { $player } marque { $points } en comptant double : { $feature }.
log-tied = Égalité de sujets, personne ne marque : { $feature }.
log-keep = { $player } installe son palais dans une maison de { $tiles }.
log-wall-tile = { $player } s’arrête sur une tour de coin et prend la tuile Mur { $tile }.
log-removed = Une tuile ne peut être posée nulle part et quitte la partie : { $tile }.
log-over = La partie est terminée.
log-final = { $player } finit avec { $points }.
log-final-parts = { $player } finit avec { $points } (décompte final : { $parts }).
log-winner = { $player } gagne la partie.
log-draw = Même score : la partie est nulle.

## Points

part-paths = Chemins
part-towers = Tours
part-houses = Maisons
part-keep = Palais
part-courts = Cours
part-unfinished = Décors inachevés
part-bonus = Tuiles Mur 9
part-points = { $part } { $points }

## Pourquoi pas ?

no-such-action = Cette action n’existe pas.
game-is-over = La partie est terminée.
place-the-tile-first = Posez d’abord la tuile piochée.
decide-about-a-subject-first = Décidez d’abord si vous posez un sujet.
finish-the-scoring-first = Terminez d’abord le décompte.
use-wall-tile-1-or-end-the-turn-first = Utilisez d’abord la tuile Mur 1, ou finissez votre tour.
place-one-tile-a-turn = La tuile de ce tour est déjà posée.
place-square-taken = Il y a déjà une tuile sur cette case.
place-touches-nothing = La tuile doit toucher par un côté une case Départ ou une tuile déjà posée.
place-path-must-continue = Un chemin de la tuile donnerait sur un côté sans chemin.
place-path-would-stop = Un chemin voisin serait coupé : il doit se prolonger sur la tuile.
place-looks-the-same = La tuile est la même avec une rotation plus petite : choisissez celle-là.
subject-no-such-segment = La tuile n’a pas de décor à cet endroit.
subject-feature-occupied = Un sujet se trouve déjà quelque part dans ce décor.
score-nothing-there = Il n’y a pas de décor à cet endroit.
score-courts-at-the-end = Les cours ne sont comptées qu’à la fin de la partie.
score-not-completed = Ce décor n’est pas achevé.
score-nobody-there = Il n’y a aucun sujet dans ce décor.
score-no-majority = Personne n’est majoritaire dans ce décor.
score-named-otherwise = Ce décor se choisit par un autre de ses côtés.
score-own-features-first = Les décors du joueur dont c’est le tour sont comptés d’abord.
score-order-is-all-the-same = L’ordre ne change rien ici : ce décor vient à son tour.
double-only-when-scoring = On ne compte double qu’au moment du décompte.
double-paths-never = Un chemin ne peut pas compter double.
double-only-in-ones-own-turn = Une tuile Mur ne s’utilise que pendant son propre tour.
double-needs-wall-tile-2 = Il vous faut une tuile Mur 2.
double-needs-wall-tile-3 = Il vous faut une tuile Mur 3.
double-taken-this-turn = Cette tuile Mur vient d’être prise : elle servira à partir de votre prochain tour.
again-needs-wall-tile-1 = Il vous faut une tuile Mur 1.
again-only-at-the-end-of-a-turn = La tuile Mur 1 s’utilise à la fin de son tour.

## Les règles en quelques pages

help-goal-title = Le but
help-goal =
    À deux, vous remplissez de tuiles l’enceinte d’un château. Chemins, tours, maisons et cours y grandissent ; vos sujets les occupent et marquent des points. Qui a le plus de points après le décompte final gagne.
help-turn-title = Votre tour
help-turn =
    Piochez une tuile et posez-la. Ensuite vous pouvez y placer un de vos six sujets. Ce que la tuile achève est compté aussitôt, et les sujets concernés reviennent.
help-place-title = Poser la tuile
help-place =
    La tuile touche par un côté une case Départ ou une autre tuile. Les chemins doivent se prolonger ; tout le reste peut se côtoyer librement, et n’importe quoi peut longer le mur. Une tuile qui ne peut être posée nulle part quitte la partie, et vous en piochez une autre.
help-subjects-title = Vos sujets
help-subjects =
    Un messager sur un chemin, un chevalier dans une tour, un bourgeois dans une maison, un marchand dans une cour. Le décor entier doit être encore libre. Deux décors occupés peuvent se rejoindre plus tard : seule la majorité marque, et à égalité personne. Un marchand reste couché jusqu’à la fin.
help-score-title = Ce qui est achevé
help-score =
    Un chemin vaut 1 point par tuile, 2 s’il a un puits. Une tour vaut 2 points par tuile, une maison 1. Les cases Départ comptent comme des tuiles. Peu importe qui achève le décor.

    Votre première maison reçoit votre palais, qui ne déménage ensuite que dans une maison plus grande.

    Qui a posé la tuile avance son marqueur le premier.
help-walls-title = Les tuiles Mur
help-walls =
    Si votre marqueur s’arrête exactement sur une tour de coin, vous prenez sa tuile Mur, utilisable dès votre prochain tour et une seule fois. Les tuiles 1 à 3 servent pendant votre tour, les tuiles 4 à 9 à la fin.
help-end-title = La fin
help-end =
    Après la dernière tuile, le plus grand palais rapporte autant de points que la plus grande région vide a de cases ; à taille égale, personne ne les marque. Chaque cour rapporte 3 points par marché à qui y a le plus de marchands. Les chemins, tours et maisons inachevés ne rapportent rien, sauf avec les tuiles Mur 4, 5 et 6. La tuile Mur 9 vaut 5 points. À égalité de points, la partie est nulle.
help-edition-title = Cette édition
help-edition =
    Le tracé du mur, la plupart des tours de coin, les cases Départ et les 60 tuiles sont reconstitués : les originaux n’ont pas été retrouvés. Les règles sont celles du jeu.
