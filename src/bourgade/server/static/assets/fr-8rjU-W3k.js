var e=`### Le plateau de Bourgogne sur la page : ce qui s’ajoute aux textes du jeu.

standing = Phase { $phase } · manche { $round } sur 5
standing-short = { $phase } · { $round }
band = Phase { $phase }
board = Plateau commun
round = Manche
black-depot = Dépôt noir
storage = Réserve
storage-new = Nouvelle
storage-empty = Place libre dans la réserve
own-estate = Votre domaine
estate-of = Domaine { DE($name) }
estate-words = { $title }. { $board }, { $built } cases construites sur 37.
enlarge = Voir en grand le domaine { DE($name) }
sold = Vendues : { $count }
choose-side = Choisir cette face

tab-estate = Domaine
tab-board = Plateau
tab-others = Les autres

stand-moving = joue
stand-done = a joué cette manche
stand-waiting = joue ensuite

## Ce qu’on peut faire
lead-die = Dé { $number } choisi.
lead-die-short = Dé { $number }.
prompt-targets = Touchez une cible, ou :
prompt-no-targets = Aucune cible pour ce dé. Reste à :
prompt-pick = Laquelle ?
prompt-buy = Quelle tuile achetez-vous ?
prompt-found = Sur quelle case fondez-vous le château ?
verb-buy = Acheter une tuile
verb-found = Fonder un château
tile-knowledge = Connaissance { $number }
move-take = { $tile }, dépôt { $depot }
move-buy = Acheter : { $tile }
move-buy-from = Acheter : { $tile }, dépôt { $depot }
move-discard = Défausser : { $tile }
move-place = { $tile } sur le { $number }
move-place-where = { $tile } sur le { $number }, { $where }
move-sell = Vendre { $count } × { $good }
move-keep = Garder { $count } × { $good }
move-workers = Ouvriers
move-ship = Charger au dépôt { $depot }
move-ship-two = Charger aux dépôts { $depot } et { $next }
with-workers = { $move } ({ $count ->
    [1] 1 ouvrier
   *[other] { $count } ouvriers
  })
several = { $move }, ou { $count ->
    [2] un autre coup
   *[other] d’autres coups
  } ici

## Le plateau en mots
nothing = rien
depot-holds = Dépôt { $depot } : { $tiles }
black-holds = Dépôt noir : { $tiles }
bonuses = Tuiles bonus : { $large } points pour la première personne qui couvre une couleur, { $small } pour la deuxième
order = Ordre du tour : { $names }
where-east = à l’est
where-south-east = au sud-est
where-south = au sud
where-south-west = au sud-ouest
where-west = à l’ouest
where-north-west = au nord-ouest
where-north = au nord
where-north-east = au nord-est
where-middle = au milieu
`;export{e as default};