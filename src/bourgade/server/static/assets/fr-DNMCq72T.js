var e=`### Brügge, en français.

title = Brügge
subtitle = Cinq dés, quatre cartes par manche, une ville de personnages

## Nombres
florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
  }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  }
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
threats = { $count ->
    [one] { $count } menace
   *[other] { $count } menaces
  }
levels = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
  }
canal-tiles = { $count ->
    [one] { $count } tuile de canal
   *[other] { $count } tuiles de canal
  }
characters = { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
  }
houses = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
  }

## Couleurs et choses colorées
colour-blue = bleu
colour-brown = brun
colour-yellow = jaune
colour-red = rouge
colour-violet = violet
workers-blue = { $count ->
    [one] { $count } ouvrier bleu
   *[other] { $count } ouvriers bleus
  }
workers-brown = { $count ->
    [one] { $count } ouvrier brun
   *[other] { $count } ouvriers bruns
  }
workers-yellow = { $count ->
    [one] { $count } ouvrier jaune
   *[other] { $count } ouvriers jaunes
  }
workers-red = { $count ->
    [one] { $count } ouvrier rouge
   *[other] { $count } ouvriers rouges
  }
workers-violet = { $count ->
    [one] { $count } ouvrier violet
   *[other] { $count } ouvriers violets
  }
threats-blue = une menace bleue
threats-brown = une menace brune
threats-yellow = une menace jaune
threats-red = une menace rouge
threats-violet = une menace violette
house-blue = une maison bleue
house-brown = une maison brune
house-yellow = une maison jaune
house-red = une maison rouge
house-violet = une maison violette
back-blue = une carte bleue
back-brown = une carte brune
back-yellow = une carte jaune
back-red = une carte rouge
back-violet = une carte violette
side-left = à gauche
side-right = à droite
who = { $player }
die-shows = { $colour } { $number }

## Malheurs
disaster-flood = inondation
disaster-plague = peste
disaster-raid = agression
disaster-fire = incendie
disaster-intrigue = intrigue
disaster-flood-help = Vous perdez tous vos ouvriers.
disaster-plague-help = Vous perdez un personnage de votre choix ; sa maison reste.
disaster-raid-help = Vous perdez tous vos florins.
disaster-fire-help = Vous perdez une maison ou une tuile au bout d’un canal ; le personnage d’une maison brûlée revient en main.
disaster-intrigue-help = Vous perdez 3 points, sans descendre sous 0.

## Personnages
card = { $fr }
card-unknown = une carte
group-nobility = Noblesse
group-performers = Saltimbanques
group-craftsmen = Artisans
group-church = Église
group-guard = Garde
group-scholars = Érudits
group-officials = Administrateurs
group-merchants = Commerçants
group-court = Cour du Roi
group-artists = Artistes
group-underworld = Bas-Fonds
symbol-worker = Ouvrier
symbol-lightning = Éclair
symbol-infinity = Infini
symbol-laurel = Laurier
majority-progress = Progrès
majority-characters = Personnages
majority-canals = Canal

## Ce que font les personnages
and-then = { $first } ; { $rest }
acts-worker = avec un ouvrier { $worker } : { $effects }
acts-lightning = à la pose : { $effects }
acts-infinity = une fois par manche : { $effects }
acts-standing = en permanence : { $effects }
acts-laurel = à la fin : { $effects }
amount-per = { $amount } { $per }
amount-at-most = { $amount } { $per } ({ $most } au plus)
per-level = { $each ->
    [1] par niveau de progrès
   *[other] tous les { $each } niveaux de progrès
  }
per-majorities = par majorité acquise
per-canal-tiles = { $each ->
    [1] par tuile de canal
   *[other] toutes les { $each } tuiles de canal
  }
per-canal-thirds = par troisième case de canal bâtie
per-complete-canals = par canal complet
per-statues = par statue
per-houses = { $each ->
    [1] par maison
   *[other] toutes les { $each } maisons
  }
per-house-colours = par couleur différente parmi vos maisons
per-workers = { $each ->
    [1] par ouvrier
   *[other] tous les { $each } ouvriers
  }
per-florins = { $each ->
    [1] par florin restant
   *[other] tous les { $each } florins restants
  }
per-characters = { $each ->
    [1] par personnage
   *[other] tous les { $each } personnages
  }
per-groups = par groupe différent parmi vos personnages
per-threats = par menace devant vous
per-group = par personnage du groupe { $group }
per-die = par point du dé { $colour }
count-level = niveaux de progrès
count-majorities = majorités acquises
count-canal-tiles = tuiles de canal
count-canal-thirds = troisièmes cases de canal
count-complete-canals = canaux complets
count-statues = statues
count-houses = maisons
count-house-colours = couleurs différentes parmi vos maisons
count-workers = ouvriers
count-florins = florins
count-characters = personnages
count-groups = groupes différents
count-threats = menaces
count-group = personnages du groupe
count-die = points du dé
score-if = { $points } si vous avez { $count } { $counted }
gain-workers-any = { $count ->
    [1] { $workers } d’une couleur au choix
   *[other] { $workers } de couleurs au choix
  }
gain-workers-one = { $workers } d’une même couleur au choix
gain-workers-each = { $workers } de chaque couleur
gain-cards = piocher { $cards }
discard-any = { $count ->
    [1] défausser une menace, couleur au choix
   *[other] défausser jusqu’à { $threats }, couleurs au choix
  }
discard-worker = { $count ->
    [1] défausser une menace de la couleur de l’ouvrier payé
   *[other] défausser jusqu’à { $threats } de la couleur de l’ouvrier payé
  }
discard-trigger = { $count ->
    [1] défausser une menace de cette couleur
   *[other] défausser jusqu’à { $threats } de cette couleur
  }
discard-colour = { $count ->
    [1] défausser { $threat }
   *[other] défausser jusqu’à { $threats } ({ $colour })
  }
may-advance = avancer de { $levels } sans payer
may-advance-paying = avancer de { $levels } pour { $price }
may-dig = { $times ->
    [0] bâtir une tuile de canal sans carte ni florin
    [1] bâtir une tuile de canal sans carte, au prix indiqué
    [2] bâtir une tuile de canal sans carte, au double du prix
   *[other] bâtir une tuile de canal sans carte, à { $times } fois le prix
  }
may-build = { $workers ->
    [0] bâtir une maison avec une carte de la main, sans ouvrier
   *[other] bâtir une maison avec une carte de la main et un ouvrier
  }
may-play = jouer une autre carte, si vous voulez
must-play = jouer une autre carte
may-exchange-all = échanger autant de vos ouvriers que vous voulez contre d’autres
may-exchange = échanger jusqu’à { $workers } contre d’autres
may-convert = { $times ->
    [1] échanger { $given } contre { $got }
   *[other] échanger { $given } contre { $got }, jusqu’à { $times } fois
  }
take-from-each = chaque adversaire vous donne { $amount }
give-each = donner 1 florin à chaque adversaire : { $points } par florin
each-threat = { $count ->
    [1] chaque adversaire reçoit { $threat }
   *[other] chaque adversaire reçoit { $count } fois { $threat }
  }
each-threat-chosen = { $count ->
    [one] chaque adversaire reçoit une menace de la couleur de votre choix
   *[other] chaque adversaire reçoit { $count } menaces de la couleur de votre choix
  }
each-loses-canal = { $count ->
    [one] chaque adversaire perd une tuile de canal de son choix
   *[other] chaque adversaire perd { $count } tuiles de canal de son choix
  }
each-loses-points = { $count ->
    [one] chaque adversaire perd { $count } point
   *[other] chaque adversaire perd { $count } points
  }
on-advance = à chaque niveau gravi : { $effects }
on-build-house = à chaque maison bâtie : { $effects }
on-build-canal = à chaque tuile de canal bâtie : { $effects }
on-place-character = à chaque autre personnage posé : { $effects }
on-discard-threat = à chaque menace défaussée : { $effects }
modify-workers-more = l’action « ouvriers » en donne { $value } de plus
modify-florins-more = { $value ->
    [one] l’action « florins » en donne { $value } de plus
   *[other] l’action « florins » en donne { $value } de plus
  }
modify-threats-more = { $value ->
    [one] l’action « retirer une menace » en retire une de plus, couleur au choix
   *[other] l’action « retirer une menace » en retire { $value } de plus, couleurs au choix
  }
modify-canal-free = vos tuiles de canal ne coûtent aucun florin
modify-canal-cheaper = { $value ->
    [one] vos tuiles de canal coûtent { $value } florin de moins
   *[other] vos tuiles de canal coûtent { $value } florins de moins
  }
modify-character-cheaper = { $value ->
    [one] vos autres personnages coûtent { $value } florin de moins
   *[other] vos autres personnages coûtent { $value } florins de moins
  }
modify-house-free = vos maisons ne coûtent aucun ouvrier
modify-hand-limit = vous pouvez piocher jusqu’à { $value } cartes en phase 1
modify-progress-cheaper = { $value ->
    [one] progresser en phase 2 coûte { $value } florin de moins
   *[other] progresser en phase 2 coûte { $value } florins de moins
  }
modify-progress-anyway = { $value ->
    [one] sans dé à 1 ou 2, vous pouvez progresser en phase 2 pour { $value } florin
   *[other] sans dé à 1 ou 2, vous pouvez progresser en phase 2 pour { $value } florins
  }
modify-lightning-times = les éclairs des personnages posés ensuite peuvent agir { $value } fois
modify-ties-count = l’égalité en tête vous suffit pour une majorité

## Options
option-engraver = Graveur
option-engraver-help = Quelle version de cette carte, la plus forte du jeu.
option-engraver-first = Première édition
option-engraver-first-help = 12 florins, 2 points par groupe différent.
option-engraver-revised = Carte révisée
option-engraver-revised-help = 9 florins, 1 point par groupe différent.

## Décisions en cours
decision-draw = Pioche
decision-progress = Progrès
decision-turn = Tour
decision-over = Partie terminée
decision-strikes = Ordre des malheurs
decision-plague = Peste
decision-fire = Incendie
decision-choose-house = Choix de la maison
decision-take-workers = Ouvriers à prendre
decision-take-colour = Couleur des ouvriers
decision-discard = Menaces à défausser
decision-levels = Niveau offert
decision-dig = Tuile de canal offerte
decision-build = Maison offerte
decision-play = Carte supplémentaire
decision-exchange = Échange d’ouvriers
decision-convert = Échange offert
decision-give = Ouvriers à donner
decision-breach = Tuile de canal perdue
decision-threaten = Choix de la menace
decision-lend = Florins à donner
decision-again = Éclair répété
decision-draw-more = Pioche offerte

prompt-draw = { $left ->
    [one] Piochez encore { $left } carte.
   *[other] Piochez encore { $left } cartes.
  }
prompt-draw-sixth = Voulez-vous une sixième carte ?
prompt-progress = Voulez-vous avancer d’un niveau pour { $price } ?
prompt-turn = Jouez votre carte n° { $number } de la manche, ou activez des personnages.
prompt-turn-end = Votre carte est jouée. Activez des personnages ou finissez votre tour.
prompt-turn-no-cards = Vous n’avez plus de cartes. Activez des personnages ou finissez votre tour.
prompt-over = La partie est terminée.
prompt-strikes = Plusieurs malheurs vous frappent. Lequel d’abord ?
prompt-plague = La peste : quel personnage perdez-vous ?
prompt-fire = L’incendie : quelle maison ou quelle tuile de canal perdez-vous ?
prompt-choose-house = { $card } : dans quelle maison ?
prompt-take-workers = { $left ->
    [one] { $card } : prenez un ouvrier.
   *[other] { $card } : prenez { $left } ouvriers, un par un.
  }
prompt-take-colour = { $card } : { $left } ouvriers de quelle couleur ?
prompt-discard = { $left ->
    [one] { $card } : quelle menace défaussez-vous ?
   *[other] { $card } : jusqu’à { $left } menaces à défausser. Laquelle ?
  }
prompt-discard-more = Vous pouvez retirer une menace de plus. Laquelle ?
prompt-levels = { $card } : voulez-vous avancer d’un niveau ?
prompt-dig = { $card } : de quel côté bâtissez-vous le canal ?
prompt-build = { $card } : quelle carte devient une maison ?
prompt-play = { $card } : jouez une autre carte.
prompt-exchange = { $card } : quel ouvrier échangez-vous contre quel autre ?
prompt-convert = { $card } : voulez-vous faire cet échange ?
prompt-give = { $left ->
    [one] { $card } : quel ouvrier donnez-vous ?
   *[other] { $card } : quels ouvriers donnez-vous ? Encore { $left }.
  }
prompt-breach = { $card } : quelle tuile de canal perdez-vous ?
prompt-threaten = { $card } : quelle menace pour vos adversaires ?
prompt-lend = { $card } : à qui donnez-vous un florin ?
prompt-again = { $card } : voulez-vous recommencer son effet ?
prompt-draw-more = { $left ->
    [one] { $card } : piochez une carte.
   *[other] { $card } : piochez { $left } cartes, une par une.
  }

## Actions
action-workers = { $card } : { $workers }
action-florins = { $card } : { $florins } (dé { $colour })
action-florins-unthrown = { $card } : les florins du dé { $colour } (pas encore lancé)
action-remove = { $card } : retirer { $threat }
action-canal = { $card } : bâtir le canal { $side } ({ $price })
action-canal-full = { $card } : bâtir le canal { $side } (déjà complet)
action-house = { $card } : bâtir { $house } ({ $price })
action-character = Poser : { $card } ({ $price })
action-activate = Activer : { $card } ({ $text })
action-lose = Perdre : { $card }
action-burn-under = Laisser brûler la maison occupée par : { $card }
action-burn = Laisser brûler { $house } vide
action-breach = Perdre la dernière tuile du canal { $side }
action-in = Dans { $house }
action-take = Prendre { $workers }
action-give = Donner { $workers }
action-return = Rendre { $workers }
action-discard = Défausser { $threat }
action-threaten = Chaque adversaire reçoit { $threat }
action-suffer = Subir d’abord : { $disaster }
action-swap = Échanger { $given } contre { $taken }
action-dig = Bâtir le canal { $side } ({ $price })
action-dig-full = Bâtir le canal { $side } (déjà complet)
action-draw = Piocher { $card } { $side }
action-draw-empty = Piocher { $side } (pile vide)
action-lend = Donner 1 florin à { $player }
action-advance = Avancer d’un niveau
action-advance-paying = Avancer d’un niveau ({ $price })
action-convert = Faire l’échange
action-again = Recommencer l’effet
action-done-stay = Ne pas avancer
action-done-draw = Garder cinq cartes
action-done-offer = En rester là
action-end = Finir le tour

verb-workers = Ouvriers
verb-florins = Florins
verb-remove = Retirer une menace
verb-canal = Canal
verb-house = Maison
verb-character = Personnage
verb-activate = Activer
verb-lose = Perdre
verb-burn-under = Brûler
verb-burn = Brûler
verb-breach = Perdre une tuile
verb-in = Emménager
verb-take = Prendre
verb-give = Donner
verb-return = Rendre
verb-discard = Défausser
verb-threaten = Menacer
verb-suffer = Subir
verb-swap = Échanger
verb-dig = Canal
verb-draw = Piocher
verb-lend = Donner un florin
verb-advance = Avancer
verb-convert = Échanger
verb-again = Recommencer
verb-done = En rester là
verb-end = Finir

# Le nombre est sans signe : + ou − s’écrit devant.
effect-florins = { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
  }
effect-workers-blue = { $amount ->
    [one] { $amount } ouvrier bleu
   *[other] { $amount } ouvriers bleus
  }
effect-workers-brown = { $amount ->
    [one] { $amount } ouvrier brun
   *[other] { $amount } ouvriers bruns
  }
effect-workers-yellow = { $amount ->
    [one] { $amount } ouvrier jaune
   *[other] { $amount } ouvriers jaunes
  }
effect-workers-red = { $amount ->
    [one] { $amount } ouvrier rouge
   *[other] { $amount } ouvriers rouges
  }
effect-workers-violet = { $amount ->
    [one] { $amount } ouvrier violet
   *[other] { $amount } ouvriers violets
  }
effect-threats-blue = { $amount ->
    [one] { $amount } menace bleue
   *[other] { $amount } menaces bleues
  }
effect-threats-brown = { $amount ->
    [one] { $amount } menace brune
   *[other] { $amount } menaces brunes
  }
effect-threats-yellow = { $amount ->
    [one] { $amount } menace jaune
   *[other] { $amount } menaces jaunes
  }
effect-threats-red = { $amount ->
    [one] { $amount } menace rouge
   *[other] { $amount } menaces rouges
  }
effect-threats-violet = { $amount ->
    [one] { $amount } menace violette
   *[other] { $amount } menaces violettes
  }
effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }
effect-end-characters = { $amount } à la fin, pour les personnages
effect-end-houses = { $amount } à la fin, pour les maisons
effect-end-laurels = { $amount } à la fin, pour les lauriers
effect-end-majorities = { $amount } à la fin, pour les majorités
effect-end-canals = { $amount } à la fin, pour les canaux
effect-end-statues = { $amount } à la fin, pour les statues
effect-end-progress = { $amount } à la fin, pour le progrès
effect-levels = { $amount ->
    [one] { $amount } niveau
   *[other] { $amount } niveaux
  }
effect-canal-tiles = { $amount ->
    [one] { $amount } tuile de canal
   *[other] { $amount } tuiles de canal
  }

## Journal
log-workers = { $player } joue { $card } pour des ouvriers.
log-florins = { $player } joue { $card } pour des florins.
log-remove = { $player } joue { $card } pour retirer une menace.
log-canal = { $player } joue { $card } et bâtit son canal { $side }.
log-house = { $player } bâtit { $house }.
log-house-own = { $player } bâtit { $house } ({ $card }, face cachée).
log-character = { $player } pose un personnage : { $card }.
log-activate = { $player } active un personnage : { $card }.
log-lose = { $player } perd un personnage : { $card }.
log-burn-under = { $player } laisse brûler une maison et reprend en main : { $card }.
log-burn = { $player } perd { $house } vide.
log-breach = { $player } perd une tuile de canal { $side }.
log-in = { $card } s’installe chez { $player }, dans { $house }.
log-take = { $player } prend { $workers }.
log-give = { $player } donne { $workers } à { $other }.
log-return = { $player } rend { $workers }.
log-discard = { $player } défausse { $threat }.
log-threaten = { $player } distribue aux autres { $threat }.
log-suffer = { $player } subit d’abord ceci : { $disaster }.
log-swap = { $player } échange { $given } contre { $taken }.
log-dig = { $player } bâtit son canal { $side }.
log-draw = { $player } pioche { $card }.
log-lend = { $player } donne 1 florin à { $other }.
log-advance = { $player } avance d’un niveau.
log-convert = { $player } fait l’échange offert par { $card }.
log-again = { $player } recommence l’effet : { $card }.
log-done = { $player } en reste là.
log-done-stay = { $player } n’avance pas.
log-end = { $player } finit son tour.
log-seen = { $player } découvre ses cartes : { $cards }.
log-dice = { $player } lance les dés : { $dice }.
log-disaster = Un malheur frappe { $player } : { $disaster }.
log-gains = { $player } gagne { $what }.
log-loses = { $player } perd { $what }.
log-threat = { $player } reçoit { $threat }.
log-statue = { $player } achève un canal et prend la statue { $value }.
log-last-round = Une pile est épuisée : la manche { $round } sera la dernière.
log-majority = { $player } prend la majorité : { $majority }.
log-round = Manche { $round }. { $player } commence.
log-over = La partie est terminée.
log-final = { $player } finit avec { $points }.
log-final-parts = { $player } finit avec { $points } (à la fin : { $parts }).
log-winner = { $player } gagne la partie.
log-winner-florins = { $player } gagne la partie grâce à ses florins.
log-winner-shared = { $player } partage la victoire.

## Points
part-start = Départ
part-threats = Menaces retirées
part-benefits = Effets des personnages
part-losses = Pertes
part-characters = Personnages
part-houses = Maisons
part-laurels = Lauriers
part-majorities = Majorités
part-canals = Canaux
part-statues = Statues
part-progress = Progrès
part-points = { $part } { $points }

## Pourquoi pas ?
no-such-action = Cette action n’existe pas.
game-is-over = La partie est terminée.
first-draw-cards = C’est le moment de piocher.
first-decide-about-progress = Décidez d’abord si vous avancez sur la piste de progrès.
first-choose-the-disaster = Choisissez d’abord le malheur à subir.
first-choose-who-dies-of-the-plague = Choisissez d’abord le personnage que la peste emporte.
first-choose-what-burns = Choisissez d’abord ce qui brûle.
first-choose-a-house = Choisissez d’abord une maison pour le nouveau personnage.
first-take-the-workers = Prenez d’abord les ouvriers qui vous reviennent.
first-choose-the-colour-of-the-workers = Choisissez d’abord la couleur des ouvriers.
first-discard-threats-or-be-done = Défaussez d’abord des menaces, ou restez-en là.
first-advance-or-be-done = Avancez d’abord d’un niveau, ou restez-en là.
first-dig-or-be-done = Bâtissez d’abord le canal, ou restez-en là.
first-build-a-house-or-be-done = Bâtissez d’abord une maison, ou restez-en là.
first-play-another-card = Jouez d’abord l’autre carte.
first-exchange-workers-or-be-done = Échangez d’abord des ouvriers, ou restez-en là.
first-use-the-offer-or-be-done = Faites d’abord l’échange, ou restez-en là.
first-give-workers = Donnez d’abord les ouvriers demandés.
first-choose-the-canal-tile = Choisissez d’abord la tuile de canal à perdre.
first-choose-the-threat = Choisissez d’abord la couleur de la menace.
first-choose-who-gets-a-florin = Choisissez d’abord qui reçoit un florin.
first-repeat-or-be-done = Recommencez d’abord l’effet, ou restez-en là.
first-draw-for-the-character = Piochez d’abord pour votre personnage.
no-disaster = Aucun malheur ne vous frappe.
needs-a-character = Il faut l’effet d’un personnage pour cela.
in-no-newcomer = Aucun personnage n’attend de maison.
draw-only-in-phase-1 = On pioche en phase 1, ou grâce à un personnage.
advance-only-in-phase-2 = On avance en phase 2, ou grâce à un personnage.
done-nothing-offered = Il n’y a rien à refuser.
card-not-in-hand = Cette carte n’est pas dans votre main.
one-card-a-turn = Vous avez déjà joué votre carte.
too-few-florins = Vous n’avez pas assez de florins.
canal-section-full = Ce canal est déjà complet.
canal-wrong-colour = La prochaine case de ce canal est d’une autre couleur.
colours-go-upwards = Les couleurs se choisissent dans l’ordre : bleu, brun, jaune, rouge, violet.
no-worker-of-that-colour = Vous n’avez pas d’ouvrier de cette couleur.
no-threat-of-that-colour = Vous n’avez pas de menace de cette couleur.
character-no-empty-house = Vous n’avez pas de maison vide.
activate-not-yours = Ce personnage n’est pas dans une de vos maisons.
activate-lightning = Un éclair n’agit qu’à la pose.
activate-infinity = Ce personnage agit de lui-même.
activate-laurel = Un laurier compte à la fin de la partie.
activate-once-a-round = Ce personnage a déjà servi pendant cette manche.
activate-no-worker = Il vous manque l’ouvrier qui l’active.
activate-nothing-to-do = Il n’aurait rien à faire maintenant.
end-play-a-card-first = Vous devez d’abord jouer une carte.
draw-pile-empty = Cette pile est vide.
done-draw-up-to-five = Vous piochez jusqu’à cinq cartes.
done-activated-for-this = Vous l’avez activé pour cela.
suffer-no-such-disaster = Vous n’avez pas trois menaces de cette couleur.
not-your-character = Ce personnage n’est pas dans une de vos maisons.
no-empty-house-of-that-colour = Vous n’avez pas de maison vide de cette couleur.
breach-no-tile-there = Il n’y a pas de tuile de ce côté.
give-enough-must-be-left = Commencez par une couleur qui vient plus tôt : il faut donner tout ce qui est demandé.
convert-takes-florins = Cet échange se paie en florins.
convert-takes-workers = Cet échange se paie avec un ouvrier.
discard-other-colour = Ce personnage défausse une autre couleur.
swap-same-colour = Un ouvrier s’échange contre une autre couleur.
swap-back-again = Cette couleur vient d’être échangée dans l’autre sens.
lend-nobody-there = Personne n’est assis là.
lend-not-yourself = Vous ne pouvez pas vous donner de florin.
lend-go-on-clockwise = Continuez dans le sens horaire.
lend-every-florin = Chaque florin doit trouver preneur.

## Les règles en quelques pages
help-goal-title = Le but
help-goal =
    Vous faites vivre une ville : maisons, personnages, canaux, progrès. Qui a le plus de points à la fin gagne.

    Une manche a quatre phases : piocher, lancer les dés, jouer quatre cartes, comparer les majorités.
help-draw-title = Phase 1 : piocher
help-draw =
    Vous complétez votre main à cinq cartes, une par une, de l’une ou l’autre pile. Vous n’en voyez que le dos, donc la couleur. Une fois la main complète, vous regardez vos cartes.

    Quand une pile est vide, la pile supplémentaire la remplace et la manche est la dernière. Si cela arrive en phase 3, c’est la manche suivante.
help-dice-title = Phase 2 : les dés
help-dice =
    Chaque dé à 5 ou 6 donne à tout le monde une menace de sa couleur. La troisième menace d’une couleur déclenche son malheur : inondation (bleu), peste (brun), agression (jaune), incendie (rouge), intrigue (violet).

    La somme des dés à 1 ou 2 est le prix d’un niveau sur la piste de progrès. Chacun peut avancer d’un seul niveau.
help-actions-title = Phase 3 : les six actions
help-actions =
    Chacun joue une carte à son tour, quatre fois. Toute carte peut tout faire : 2 ouvriers de sa couleur ; les florins du dé de sa couleur ; retirer une menace de sa couleur (1 point) ; bâtir une tuile de canal sur une case de sa couleur en payant son prix ; la poser cachée comme maison avec un ouvrier de sa couleur ; poser son personnage dans une maison vide en payant son prix.
help-characters-title = Les personnages
help-characters =
    L’éclair agit à la pose. L’ouvrier et l’infini du premier type s’activent une fois par manche, avant ou après votre carte, aussi le tour de leur pose. Les autres infinis agissent d’eux-mêmes. Le laurier compte à la fin.
help-canals-title = Les canaux
help-canals =
    Deux canaux partent de votre sceau. On bâtit du sceau vers l’extérieur. La troisième case vaut 3 points à la fin ; un canal complet prend la plus haute statue restante, de 7 à 2 points.
help-majorities-title = Phase 4 : les majorités
help-majorities =
    Qui est seul en tête pour le progrès, les personnages ou les tuiles de canal retourne son marqueur : 4 points à la fin, acquis pour toujours. Puis le premier joueur change.
help-end-title = La fin
help-end =
    On ajoute aux points marqués : les personnages, 1 point par maison, les lauriers, les majorités, les canaux, les statues et le niveau de progrès. À égalité, les florins décident.
help-edition-title = Les cartes de cette édition
help-edition =
    La liste imprimée des 165 personnages n’a pas été retrouvée. Ce paquet est reconstitué autour de 51 cartes dont on connaît quelque chose ; chaque carte dit ce qui est connu et ce qui est de notre invention. Les prix des cases de canal et la piste de progrès sont reconstitués aussi.
`;export{e as default};