var e=`### Le Château sur la page : ce qui s’ajoute aux textes du jeu.

standing = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
  }
standing-short = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
rounds = Manches
castle = Le château
castle-words = Le château : { $tiles } tuiles posées, { $left } à venir
tower-with = Tour de coin { $spaces }, tuile Mur face cachée
tower-without = Tour de coin { $spaces }, sans tuile Mur
start = Case Départ : { $kind }
marker = Marqueur { DE($name) } : { $points }
overview = Vue d’ensemble
tab-castle = Château
tab-scores = Joueurs

## La tuile
your-tile = Votre tuile
laid-tile = Votre sujet ?
tile-of = Tuile { DE($name) }
no-tile = Plus de tuile
turn-left = Tourner à gauche
turn-right = Tourner à droite
held-hint = Cadre plein : elle y va ainsi. Pointillés : en la tournant.
held-hint-waiting = À l’autre joueur de la poser.
lead-tile = Posez la tuile.
lead-square = En { $square }.
prompt-tile = Touchez une case entourée ; la molette ou R tourne la tuile.
prompt-tile-short = Touchez une case entourée.
prompt-staged = Touchez encore pour poser, ou tournez la tuile.
prompt-subject = Un sujet sur cette tuile ?
prompt-subject-short = Un sujet ici ?
prompt-subject-staged = Touchez encore pour le placer.
place-here = Poser ici
place-subject = Placer le sujet
no-subject = Sans sujet
choose-square = Choisissez d’abord une case
choose-feature = Choisissez un décor à compter
subject-where = { $role } ({ $where })
move-place = En { $square }
move-place-turned = En { $square }, tournée de { $degrees }°

## Ce que cela donne
completes = Achève :
completes-nothing = N’achève rien
for-other = { $name } +{ $points }
tie = égalité : rien
free-worth = { $points } à prendre
nobody-there = Personne n’y est
subjects = { $count ->
    [one] { $count } sujet
   *[other] { $count } sujets
  }
markets = { $count ->
    [one] { $count } marché
   *[other] { $count } marchés
  }
at-the-end = Compté à la fin de la partie
complete = C’est achevé
complete-waiting = C’est achevé, on va compter
worth-complete = À l’achèvement
open-ends = { $count ->
    [one] Encore { $count } ouverture
   *[other] Encore { $count } ouvertures
  }
tied = Égalité : personne ne marquerait
double-feature = { $feature } × 2
count-plain = Compter
count-double = Compter double
double-with = avec la tuile Mur { $number }

## Les joueurs
free-subjects = { $count ->
    [one] { $count } sujet libre
   *[other] { $count } sujets libres
  }
free-short = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
  }
pieces-of = Pièces : { $name }
keep-none = Palais pas encore posé
keep-size = { $size ->
    [one] Palais de { $size } tuile
   *[other] Palais de { $size } tuiles
  }
keep-help = Le plus grand palais rapporte la plus grande région vide à la fin.
wall-tiles = Tuiles Mur
wall-tiles-none = Aucune tuile Mur
wall-tile = Tuile Mur { $tile }
wall-tile-fresh = Prise ce tour : utilisable dès le prochain
plays-now = joue

## Ce qui reste
legend-title = Points par tuile
reconstructed-short = Mur et tuiles reconstitués
legend = Décors
left-title = Ce qui reste
left-none = Toutes les tuiles ont été piochées.
left-tiles = Tuiles à piocher
left-walls = Tuiles Mur jamais vues
left-walls-note = { $towers ->
    [one] { $towers } est encore sur le mur ; les autres sont hors jeu.
   *[other] { $towers } sont encore sur le mur ; les autres sont hors jeu.
  }
left-times = { $count } ×
left-removed = Retirées faute de place
left-with = { $count ->
    [one] sur { $count } tuile
   *[other] sur { $count } tuiles
  }
reconstructed = Tracé du mur et faces des tuiles reconstitués : les originaux n’ont pas été retrouvés.
`;export{e as default};