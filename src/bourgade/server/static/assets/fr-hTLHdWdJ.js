var e=`### Brügge sur la page : ce qui s’ajoute aux textes du jeu.

standing = Manche { $round } · phase { $phase }
standing-card = carte { $card } sur { $of }
standing-short = { $round } · phase { $phase }
standing-short-card = { $round } · carte { $card }
last-now = dernière manche
last-next = la manche { $round } sera la dernière
rounds = Manches
total = Total
at-end = dont à la fin : { $parts }
part-points = { $part } { $points }

## Le plateau
board = Plateau commun
own-town = Votre ville
town-of = Ville { DE($name) }
first = commence
tab-town = Ville
tab-board = Brügge
tab-others = Les autres
enlarge = Voir en grand la ville { DE($name) }
dice = Dés de la manche
dice-none = Les dés seront lancés quand tout le monde aura pioché.
die = dé { $colour } : { $value }
die-is-threat = une menace pour chacun
die-florins = { $count ->
    [one] Une carte { $colour } jouée pour des florins rapporte { $count } florin.
   *[other] Une carte { $colour } jouée pour des florins rapporte { $count } florins.
  }
die-cost = Compte pour { $count } dans le prix du progrès.
die-threat = Chacun a reçu une menace ({ $colour } : { $disaster }).
progress = Progrès
progress-price = { $count ->
    [one] avancer coûte { $count } florin
   *[other] avancer coûte { $count } florins
  }
progress-none = ni 1 ni 2 : pas de progrès
step-price = { $count } pour avancer
level = niveau { $level }
level-of = { $name } : niveau { $level }
statues = Statues
statue = { $points ->
    [one] Statue à { $points } point
   *[other] Statue à { $points } points
  }
statue-gone = Statue { $points }, prise par { $name }
statues-of = { $points ->
    [one] Statues : { $points } point
   *[other] Statues : { $points } points
  }
pile = Pioche { $side } : dos { $colour }, { $count } cartes
pile-empty = Pioche { $side } : vide
cards-of = { $count ->
    [one] carte
   *[other] cartes
  }
extra = Réserve { $count }
discarded = Défausse { $count }
draw-left = pioche de gauche
draw-right = pioche de droite

## La ville
canal-built = Canal { $side }, case { $place } : bâtie
canal-space = { $cost ->
    [one] Canal { $side }, case { $place } : carte { $colour }, { $cost } florin
   *[other] Canal { $side }, case { $place } : carte { $colour }, { $cost } florins
  }
canal-third = La troisième case vaut { $points } points à la fin.
canal-fifth = La cinquième case achève le canal : la plus haute statue est à vous.
houses-of = Maisons { DE($name) }
houses-none = Pas encore de maison : une carte jouée face cachée en devient une.
house-empty = Maison libre ({ $colour })
house-of = { $card }, dans une maison ({ $colour })
house-used = { $card }, déjà activé, dans une maison ({ $colour })
house-colour = Couleur de la maison : { $colour }
house-face = Carte face cachée, visible de vous seulement : { $card }
house-help = Un personnage peut s’y installer. Chaque maison vaut 1 point à la fin.
house-new = Nouvelle maison
florins-of = { $count ->
    [one] florin
   *[other] florins
  }
threats = Menaces ({ $colour }) : { $count } sur 3
threats-title = { $disaster } ({ $colour })
threats-count = Vous en avez { $count } ; à la troisième, le malheur arrive.
threats-soon = Attention : { $count } sur 3. La prochaine apporte le malheur.
threats-supply = Encore dans la réserve : { $count }
majority-won = Majorité acquise : { $name }
majority-open = Majorité pas encore acquise : { $name }
majority-won-help = Acquise pour toujours : { $points } points à la fin.
majority-help = En tête sans égalité à la fin d’une manche : { $points } points à la fin de la partie.
hand = Votre main
hand-of = Main { DE($name) }
hand-empty = Aucune carte en main.
card-in-hand = { $card } ({ $colour }, { $price ->
    [one] { $price } florin
   *[other] { $price } florins
  }). { $words }
price-points = { $price } florins · { $points } pt
known-effect = Effet connu par les règles
known-partly = Connue en partie, effet reconstitué
known-none = Carte reconstituée

## Ce qu’on peut faire
lead-card = { $card }.
prompt-use = Que fait cette carte ({ $colour }) ? Touchez un emploi ou un endroit de votre ville.
prompt-use-short = Choisissez son emploi ({ $colour })
prompt-pick = Laquelle de ces possibilités ?
prompt-swap-to = Contre un ouvrier de quelle couleur ?
house-free = Maison libre
swap-to = Contre : { $worker }
move-dig = Bâtir le canal { $side }
choose-house-card = Touchez la carte de votre main qui devient une maison.
put-back = Changer d’avis
several = { $move }, ou autre chose ici
swap-from = Échanger : { $worker }
lend = Donner 1 florin à { $name }
move-activate = Activer : { $card }
move-lose = Perdre : { $card }
move-burn-under = Brûle : la maison de { $card }
move-character = Poser : { $card }
uses = { $card } : les six emplois
uses-title = Les six emplois
uses-hint = Six choses qu’elle peut faire
six-uses = Chaque carte peut donner des ouvriers ou des florins, retirer une menace, bâtir un canal ou une maison, ou poser son personnage.
choose-card = Touchez une carte : elle se lève et dit les six choses qu’elle peut faire.
end-hint = Votre carte est jouée.
also = Aussi, ce tour
activate-hint = { $count ->
    [one] { $count } personnage à activer : touchez-le dans votre ville.
   *[other] { $count } personnages à activer : touchez-les dans votre ville.
  }
use-remove = Retirer { $threat }
use-canal = Bâtir un canal
use-house = Bâtir une maison
use-character = Poser : { $card }
use-florins-note = dé { $colour }
use-workers-short = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  }
use-florins-short = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
  }
use-remove-short = Menace
use-canal-short = Canal
use-house-short = Maison
use-character-short = Poser

## Les 165 personnages
gallery-title = Les 165 personnages
gallery-open = Tous les personnages
gallery-discarded = La défausse
gallery-search = Chercher
gallery-search-hint = Nom ou effet, en français, en anglais ou en allemand
gallery-colour = Couleur
gallery-symbol = Symbole
gallery-group = Groupe
gallery-price = Prix
gallery-known = Origine
gallery-any = tous
gallery-count = { $count ->
    [one] { $count } carte sur { $total }
   *[other] { $count } cartes sur { $total }
  }
gallery-clear = Tout montrer
gallery-none = Aucune carte ne correspond.
gallery-nothing = La défausse est vide.
gallery-more = Dans les trois langues, et les sources
gallery-revised = Carte révisée :
gallery-invented = Rien de cette carte n’est imprimé dans les règles : tout est reconstitué.
field-name-fr = nom français
field-name-en = nom anglais
field-name-de = nom allemand
field-colour = couleur
field-price = prix
field-points = points
field-group = groupe
field-symbol = symbole
field-worker = ouvrier
field-type = sorte d’infini
field-effects = effet
`;export{e as default};