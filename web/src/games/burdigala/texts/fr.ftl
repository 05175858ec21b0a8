### La ville de Burdigala sur la page : ce qui s’ajoute aux textes du jeu.

standing-built = Bâtiments : { $built } sur { $sites }
standing-built-short = { $built } / { $sites }
standing-goods = { $count ->
    [one] { $count } marchandise en pioche
   *[other] { $count } marchandises en pioche
  }
standing-last = Dernier tour
band = Manches

tab-map = Carte
tab-hand = Main
tab-players = Les autres

## Le tour
turn = Le tour
step-move = Déplacer
step-stone = Pierre
step-after = Fin
your-turn = à vous
placing = Placement des pions
placing-help = Chacun pose ses pions à son tour, un par case. Un port ne rapporte rien au placement. Pointez une case pour voir les chantiers voisins.
over = Décompte final
over-help = Marchandises et corruption sont révélées. Les bâtiments que personne n’a vus le restent.
throw-plain = { $first } et { $second }
throw-plain-help-move = Choisissez un dé, puis la case d’arrivée. Une pierre suivra.
throw-plain-help-stone = Posez votre pierre sur un chantier voisin du pion.
throw-plain-help-after = Le tour est joué. Vous pouvez encore jouer une intrigue.
throw-plain-other = Un déplacement, puis une pierre.
throw-double = Double { $first }
throw-double-help-move = Toutes les voies sont ouvertes ; sur une case occupée, vous écartez l’autre pion.
throw-double-help-stone = Après la pierre, vous pourrez rejouer.
throw-double-help-after = Vous pouvez rejouer un tour entier.
throw-double-other = Toutes les voies sont ouvertes, et un autre tour est possible.
throw-seven = Somme 7
throw-seven-help-move = Après la pierre, vous pourrez vous corrompre.
throw-seven-help-stone = Après la pierre, vous pourrez vous corrompre.
throw-seven-help-after = Vous pouvez vous corrompre : une pierre de plus au même chantier, ou une marchandise.
throw-seven-help-taken = Le jeton est pris : une pierre de plus au même chantier, ou une marchandise ?
throw-done = Le tour est joué.
throw-departed = Votre pion a quitté la ville. Le tour est fini.
throw-no-move = Aucun déplacement suivi d’une pierre : un pion doit quitter la ville.
throw-seven-other = Après la pierre, la corruption est possible.
privilege-lanes = voies ouvertes
privilege-occupied = cases occupées permises
privilege-again = rejouer, après la pierre
privilege-corrupt = se corrompre, après la pierre
privilege-second-stone = deuxième pierre
privilege-goods = marchandise
answer-corrupt = Se corrompre
answer-again = Rejouer
answer-second-stone = Pierre en plus
answer-goods = Marchandise
answer-accept = Accepter le vin
answer-decline = Seulement l’intrigue
answer-decline-swap = Ne rien échanger
token-price = coûte 1 jeton corruption, caché, de 0 à 5
lead-die = Dé { $number } choisi.
lead-die-short = Dé { $number }.
prompt-walk = Où va votre pion ?
prompt-walk-double = Où va votre pion ? Un double ouvre les voies et les cases occupées.
prompt-walk-seven = Où va votre pion ? Un sept permet ensuite de se corrompre.
prompt-take = Contre quelle carte donnez-vous : { $good } ?
go-to = Aller en { $point } · { $steps }
move-walk = Vers { $point }, puis { $worth }
take-pawn = Prendre le pion en { $point }
pawn-leaves = Retirer le pion en { $point }

## La carte
walk-to = { $steps } jusqu’en { $point }
then-stone = Puis une pierre :
beside = Chantiers voisins :
site-of = { $quarter }, { $stones } sur { $size }
stones-laid = Pierres : { $stones } sur { $size }
becomes = Vous savez : { $tile }
may-become = Peut devenir :
built-by = Achevé par { $name }
seen-by = Vu en secret par { $names }
harbour-help = Un déplacement qui finit ici donne une marchandise.
gate-help = Les portes sont reliées entre elles par les voies rapides : avec un double, ou avec le Char.
touches = Touche { $quarters }
bonus = Prime de quartier
bonus-help = Pour qui achève le premier bâtiment de ce quartier.
town-words = Plan de Burdigala, { $points } cases, { $built } bâtiments achevés sur { $sites }.
pawns-at = { $name } : { $points }.
pile-goods = Marchandises : { $count }
pile-goods-help = La partie se termine quand il n’y en a plus.
pile-intrigues = Intrigues : { $count }
pile-intrigues-help = On en pioche quand un pion est voisin d’un quartier où l’on achève un bâtiment.
pile-corruption = Jetons corruption : { $count }
pile-corruption-help = Quatre de chaque valeur, de 0 à 5.
pile-stones = Pierres : { $count }
pile-stones-help = Les pierres d’un bâtiment achevé reviennent ici.
discarded = Défaussées :

## Vos cartes
your-goods = Vos marchandises
goods-of = Marchandises { DE($name) }
goods-count = { $good } : { $count }
points-at-end = à la fin
no-goods = 5 différentes valent 15
goods-hidden = Elles restent cachées jusqu’à la fin.
has-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
  }
you-have = Vous en avez : { $count }
one-more = Une de plus vaut
in-the-box = Dans la boîte : { $count }
you-give = Vous donnez
you-take = Carte { DE($name) }
your-intrigues = Vos intrigues
intrigues-of = Intrigues { DE($name) }
no-intrigues = Aucune intrigue pour le moment.
hand-hidden = { $count } en main
hand-card = Carte en main ({ $count })
limit = { $held } sur { $limit }
played-one = une jouée ce tour
play-it = Jouer
discard-it = Défausser
on-the-table = posée
short-consul = +2 par bâtiment de deux pierres
short-hygiene = +2 par bâtiment de trois pierres
short-chariot = Voies rapides sans double
short-boat = Voies maritimes sans double
short-good-harvest = Cinq intrigues au lieu de trois
short-in-vino-veritas = Une marchandise par intrigue piochée
short-betrayal = Un adversaire perd une intrigue
short-influence = Avant de marcher : un dé ± 1
short-indiscretion = Voir trois chantiers en secret
short-merchant = Voir des marchandises et échanger
short-sailor = Piocher trois marchandises, en garder une
short-publius-crassus = Après la pierre : une de plus
short-connections = Rendre un jeton corruption
short-theft = Voler une marchandise au hasard
your-corruption = Votre corruption
corruption-of = Corruption { DE($name) }
corruption-title = La corruption
corruption-help = Chaque jeton coûte sa valeur à la fin. Qui en a le plus perd { $extra } points de plus. La place des autres est estimée.
only-you-see = vous seul la voyez
no-tokens = aucun jeton
tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
danger-none = Rien à perdre pour le moment.
danger-unlikely = −{ $total } pour l’instant. Sans doute pas la plus forte.
danger-likely = −{ $total } pour l’instant, −{ $all } si elle est la plus forte : c’est probable.
danger-certain = −{ $all } pour l’instant : { $total }, et { $extra } pour la plus forte.
danger-over = −{ $all } au décompte final.

## Les autres
fact-pawns = pions en ville : { $count }
fact-buildings = bâtiments : { $count }
fact-goods = marchandises : { $count }
fact-intrigues = intrigues en main : { $count }
fact-laid = intrigues posées : { $count }
fact-corruption = jetons corruption : { $count }
open-sheet = Voir en grand : { $name }.
sheet-pawns = Pions
sheet-buildings = Bâtiments achevés : { $count }
sheet-intrigues = Intrigues posées · en main : { $count }
sheet-goods = Marchandises : { $count }
sheet-corruption = Jetons corruption : { $count }
left-town = a quitté la ville
not-placed = pas encore placé
none-yet = Rien pour le moment.
nothing-laid = Aucune intrigue posée.
unknown-goods = { $count ->
    [one] { $count } carte que vous n’avez pas vue
   *[other] { $count } cartes que vous n’avez pas vues
  }
