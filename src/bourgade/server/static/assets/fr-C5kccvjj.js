var e=`### Texts of the page around the games. Each game brings its own.

## Navigation
app-name = Bourgade
nav-main = Navigation
nav-play = Jouer
nav-learn = Apprendre
nav-home = Accueil
nav-back = Retour
nav-menu = Menu
nav-rules = Règles
nav-skip = Aller au contenu
account-guest = { $name }, en visite
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-name = Votre nom
account-name-hint = C’est ainsi que les autres vous verront.
account-keep = Garder mes parties
account-keep-hint = Choisissez un mot de passe : vos parties vous suivront d’un appareil à l’autre.
account-password = Mot de passe
nav-account = Compte et réglages
account-title = Votre compte
account-make = Créer le compte
account-made = Votre compte est prêt : vos parties y sont.
account-login = Identifiant
account-login-hint = Il sert à se reconnecter ; les autres voient votre nom.
account-signed-in = Connecté sous l’identifiant { $login }.
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-change-password = Changer le mot de passe
account-password-changed = Mot de passe changé. Les autres appareils et programmes sont déconnectés.
account-too-short = Huit signes au moins.
account-sessions = Appareils et programmes
account-session-browser = Navigateur
account-session-token = Programme
account-session-here = cet appareil
account-session-end = Déconnecter
account-token-new = Jeton pour un programme
account-token-label = Programme
account-token-once = Copiez ce jeton maintenant : il ne sera plus affiché.
account-token-copy = Copier le jeton
session-ended = Cette session a pris fin
session-ended-hint = Vous avez été déconnecté ici, peut-être depuis un autre appareil. Connectez-vous pour retrouver vos parties, ou continuez comme nouvel invité.
session-as-guest = Continuer comme nouvel invité

## Home
home-title = La ludothèque qui ne ferme jamais
home-lead = Cinq jeux de châteaux et de villes. Choisissez, jouez.
home-play-bot = Jouer contre un bot
home-create-table = Créer une table
home-learn = Apprendre
home-my-games = Mes parties
home-to-play = { $count } à jouer
home-no-games = Aucune partie en cours. Choisissez un jeu au-dessus : le bot est prêt.
home-open-tables = Tables ouvertes
home-no-tables = Personne n’attend pour le moment. Ouvrez une table et envoyez le lien.
home-your-turn = À vous
home-stuck = Ne peut pas continuer
home-see = Voir
home-join = Rejoindre
home-seats = { $taken } sur { $total }
home-thinking = { $name } réfléchit
home-live = en direct
home-slow = au jour le jour

game-burgundy-title = Les Châteaux de Bourgogne
game-burgundy-short = Bourgogne
game-burgundy-line = Deux dés, un domaine à bâtir
game-castle-title = Carcassonne : Le Château
game-castle-short = Le Château
game-castle-line = Des tuiles dans l’enceinte
game-bruges-title = Brügge
game-bruges-short = Brügge
game-bruges-line = Cent soixante-cinq personnages
game-burgenland-title = Burgenland
game-burgenland-short = Burgenland
game-burgenland-line = La course aux onze châteaux
game-burdigala-title = Burdigala
game-burdigala-short = Burdigala
game-burdigala-line = Pierres, port et corruption
game-players = { $min ->
    [one] { $min } joueur
   *[other] { $min } joueurs
  }
game-players-range = { $min } à { $max } joueurs
game-minutes = { $minutes } min
game-facts = { $players } · { $minutes }
home-soon = Bientôt
home-import = Importer une partie
home-against = { $game } contre { $names }
home-move = { $count ->
    [0] La partie commence
   *[other] Coup { $count }
  }
home-won = Gagnée, { $scores }
home-lost = Perdue, { $scores }
home-finished = Terminée, { $scores }

## Tables
table-new = Nouvelle table
table-players = Nombre de joueurs
table-seat = Place { $seat }
table-seat-you = Vous
table-seat-bot = Bot
table-seat-here = Sur cet écran
table-pace = Rythme
table-pace-live = En direct
table-pace-slow = Au jour le jour
table-options = Variantes
table-public = Visible dans les tables ouvertes
table-create = Ouvrir la table
table-start = Commencer
table-waiting = On attend encore { $count ->
    [one] une personne
   *[other] { $count } personnes
  }.
table-invite = Inviter
table-invite-hint = Envoyez ce lien : qui l’ouvre s’assoit à la table.
table-invite-scan = Ou montrez ce code à l’appareil photo d’un téléphone.
table-invite-seat = Pour cette place seulement
table-invite-house = Tout appareil de la maison peut l’ouvrir, s’il est sur le même réseau (le même Wi-Fi, par exemple).
table-invite-here = Ce lien ne s’ouvre que sur cet ordinateur : inutile de l’envoyer. Pour jouer avec les autres appareils de la maison, arrêtez Bourgade (Ctrl et C dans la fenêtre où il a été lancé), puis lancez-le ainsi :
table-invite-here-then = Revenez ensuite ici : la table vous attend, et le lien à envoyer y sera.
table-invite-offline = Cet ordinateur n’est sur aucun réseau pour l’instant. Reliez-le au Wi-Fi de vos invités : le lien à envoyer paraîtra ici.
table-invite-code = Code QR : { $address }
table-copy-link = Copier le lien
table-link-copied = Lien copié.
table-leave = Quitter la table
table-watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
  }
table-title = Table
table-seats = Autour de la table
table-by = Table ouverte par { $name }
table-seat-open = Libre, au premier venu
table-seat-invited = Libre, sur invitation
table-seat-human = Une personne
table-seat-mine = (vous)
table-neighbour = Joueur { $seat }
table-neighbour-name = Nom du joueur, place { $seat }
table-pace-none = Sans pendule
table-pace-none-short = sans pendule
table-pace-clock = { $time } par joueur, plus { $more } par tour
table-pace-turn = { $time } par tour
table-clock-each = Temps de chacun
table-clock-increment = En plus à chaque tour
table-clock-turn = Temps par tour
table-out = Temps écoulé
table-out-bot = un bot prend la suite
table-out-lose = la partie est perdue
table-public-hint = Sinon, seules les personnes qui ont le lien la trouvent.
table-agreements = Ce qui est convenu
table-agreed = { $option } : { $value }
table-agreed-usual = Règles habituelles
table-link = Lien
table-give-to-bot = Donner à un bot
table-sit-down = S’asseoir
table-close = Fermer la table
table-closed = Cette table est fermée.
table-you-watch = Vous regardez
table-hints = Autoriser les conseils
table-hints-alone = Sur demande, propose de bons coups à qui doit jouer.
table-hints-people = Chacun le voit avant de s’asseoir ; s’asseoir, c’est accepter. Chaque conseil paraît au journal.
table-hints-sit = Cette table autorise les conseils. En vous asseyant, vous acceptez.
table-agreed-hints = Les conseils sont autorisés
table-agreed-no-hints = Sans conseils

## Bots
bot-gentle-name = Apprenti
bot-gentle-line = Débute encore et se trompe souvent d’outil. Parfait pour une première partie.
bot-friendly-name = Aubergiste
bot-friendly-line = Joue pour la compagnie et laisse filer bien des bons coups.
bot-curious-name = Ménestrel
bot-curious-line = Essaie un peu de tout et joue juste une fois sur deux.
bot-casual-name = Marchande
bot-casual-line = Voit de bons coups, et en manque.
bot-steady-name = Bâtisseur
bot-steady-line = Joue bien, avec de temps à autre une erreur.
bot-sharp-name = Intendante
bot-sharp-line = Prend chaque fois le meilleur de ce qui est à portée.
bot-keen-name = Chevalier
bot-keen-line = Voit jusqu’au bout de son tour, et un peu au-delà.
bot-master-name = Chancelier
bot-master-line = Prépare des tours entiers et se trompe rarement.
bot-expert-name = Duchesse
bot-expert-line = La plus forte : prend son temps, jusqu’à deux secondes par décision.
bot-strength = Force { $place } sur { $count }
bot-choice = Bot : { $name } ({ $place } sur { $count })
bot-choose = Choisissez votre adversaire
bot-choose-hint = Du moins fort au plus fort.
bot-opponent = Adversaire : { $name }
bot-beginner-name = Bot novice
bot-greedy-name = Bot tranquille
bot-random-name = Bot étourdi

## Playing
play-your-turn = à vous
play-you = Vous
play-thinking = { $name } réfléchit…
play-waiting = On attend { $name }.
play-thinks = réfléchit…
play-undo = Annuler
play-redo = Rétablir
play-end-turn = Fin du tour
play-cancel = Abandonner ce choix
play-moves = Coups possibles
play-moves-none = Aucun coup pour le moment : ce n’est pas votre tour.
play-log = Journal
play-log-empty = La partie commence.
play-scores = Scores
play-nothing-to-undo = Rien à annuler
play-undo-barrier = Un dé est tombé ou quelque chose a été révélé : on ne revient pas plus loin.
play-nothing-to-redo = Rien à rétablir
play-not-your-turn = Ce n’est pas votre tour
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-cost = Coût

piece-die = Dé { $value }
piece-die-selected = Dé { $value }, choisi
piece-die-used = Dé { $value }, déjà joué
piece-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  }
piece-coins = { $count } argent

colour-blue = Bleu
colour-red = Rouge
colour-yellow = Jaune
colour-black = Noir
clock-of = Pendule { DE($name) } :

## At the table
handover-title = C’est à { $name }
handover-hint = Passez l’écran à { $name } : la suite ne regarde personne d’autre.
handover-ready = C’est moi, { $name }
chat-title = Discuter
chat-title-spectators = Discuter entre spectateurs
chat-empty = Personne n’a encore rien dit.
chat-field = Votre message
chat-send = Envoyer
chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
  }
menu-here = à table
menu-away = absent
menu-after-end = Disponible une fois la partie terminée.
menu-watch-link = Copier le lien pour regarder
menu-sheet = Revenir au décompte
menu-concede = Abandonner la partie
menu-concede-sure = Abandonner pour de bon ? On ne peut pas revenir en arrière.
menu-concede-yes = Oui, abandonner
menu-commitment = Empreinte des dés, publiée avant le premier lancer :

## Hints
hint-ask = Conseil
hint-about = Montre les meilleurs coups et leurs chances. Chacun voit que vous l’avez demandé.
hint-title = Ce qui paraît le mieux
hint-thinking = Un instant, je réfléchis…
hint-win = { $percent } de gagner
hint-points = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
hint-reasons = Par rapport aux autres :
hint-reason = { $part }\xA0{ $points }
hint-equal = { $count ->
    [2] Les deux premiers se valent : l’écart est trop petit pour compter.
   *[other] Les trois se valent : l’écart est trop petit pour compter.
}
hint-told = Conseils demandés jusqu’ici : { $count }. Chacun le voit au journal.
hint-row = Jouer : { $words }

## Une partie qu’on ne peut pas continuer
relic-title = Cette partie est à l’arrêt
relic-conceded = a abandonné
relic-remove = Retirer de ma liste
relic-host = Pour qui tient cette bibliothèque
relic-host-what = Avec les règles et le matériel de ses débuts, la partie reprend d’elle-même. Ce qui diffère ici\xA0:
relic-rules = Version des règles
relic-edition = Matériel

## Game over
over-win = { $points ->
    [0] Vous gagnez au départage
    [one] Vous gagnez d’un point
   *[other] Vous gagnez de { $points } points
  }
over-lose = { $points ->
    [0] { $name } gagne au départage
    [one] { $name } gagne d’un point
   *[other] { $name } gagne de { $points } points
  }
over-finished = Partie terminée
over-finished-rounds = Partie terminée · { $rounds } manches
over-where-from = D’où viennent les points
over-total = Total
over-course = Manche après manche
over-lead = avance
over-moments = Trois moments
over-rematch = Revanche
over-replay = Revoir la partie
over-check-dice = Vérifier les dés
over-round = Manche
over-winner = A gagné
over-win-conceded = Vous gagnez : l’autre camp abandonne
over-win-time = Vous gagnez au temps
over-lose-conceded = { $name } gagne par abandon
over-lose-time = { $name } gagne au temps
over-shared-by = Victoire partagée : { $names }
over-difference = { $first } et { $second } ont fait la différence.
over-difference-one = { $first } : c’est là que tout s’est joué.
over-board = Voir le plateau
over-export = Exporter
over-hints = Conseils demandés
over-hints-of = { $name } : { $count }
dice-how = Avant la partie, le serveur a publié l’empreinte d’un secret dont découlent tous les lancers et tirages. Le secret est publié à la fin : chacun peut vérifier que rien n’a été changé en route.
dice-commitment = Empreinte publiée au début
dice-secret = Secret publié à la fin
dice-check = Vérifier
dice-fine = { $count ->
    [one] L’unique tirage découle bien du secret.
   *[other] Les { $count } lancers et tirages découlent bien du secret.
  }
dice-wrong = Quelque chose ne correspond pas. { $why }
dice-checked-here = L’empreinte a été recalculée dans ce navigateur.
dice-command = Sur votre ordinateur, avec la partie exportée :

## Analysis
analysis-title = Analyse
analysis-progress = { $done } décisions examinées sur { $total }
analysis-waiting = En attente d’un moment libre du serveur…
analysis-failed = L’analyse n’a pas pu être terminée.
analysis-chances = Chances de gagner, tour après tour
analysis-turning = Tournants
analysis-no-turning = Rien ne ressort : personne n’a beaucoup cédé.
analysis-move = Coup { $move }
analysis-played = { $name } : { $words }
analysis-better = Mieux : { $words } ({ $before } → { $after })
analysis-swing = { $name } : { $before } → { $after } jusqu’à son tour suivant, hasard compris
analysis-see = Voir le coup { $move }
analysis-retry = Rejouer d’ici
analysis-table = En tableau
analysis-end = Fin
analysis-about = Ce sont des estimations : chaque décision a été repensée avec ce que son joueur pouvait savoir.

## Replay
replay-title = Revoir la partie
replay-first = Au début
replay-previous = Coup précédent
replay-next = Coup suivant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-position = Coup { $at } sur { $total }
replay-seen-by = Vu par { $name }
replay-continue = Continuer d’ici
replay-live = Revenir à la partie
replay-previous-turn = Tour précédent
replay-next-turn = Tour suivant
replay-scrub = Moment de la partie
replay-eyes = Point de vue
replay-seen-by-me = Vue normale
replay-copy-link-short = Lien
replay-result = Décompte
replay-continue-hint = Une nouvelle table repart de ce moment, avec de nouveaux dés. Qui joue ?

## Settings
settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-day = Jour
settings-theme-evening = Soir
settings-contrast = Contraste fort
settings-contrast-hint = Les cibles en noir cerclé de jaune.
settings-motion = Moins de mouvement
settings-sound = Sons
settings-confirm-turn = Demander avant la fin du tour
settings-names = Nom affiché
language-fr = Français
language-en = English
language-de = Deutsch
settings-sound-hint = Quelques notes quand c’est à vous.
settings-confirm-turn-hint = Sinon, le tour passe dès qu’il ne reste rien à décider, et l’on ne peut plus annuler.
settings-bots = Rythme des bots
settings-bots-slow = Lent
settings-bots-normal = Normal
settings-bots-fast = Rapide

## The page itself
page-close = Fermer
page-loading = Un instant…
page-retry = Réessayer
page-connection-lost = La connexion est coupée. On réessaie tout seul.
page-connection-back = La connexion est revenue.
page-stale = La partie a avancé entre-temps : voici où elle en est.
page-not-found = Cette page n’existe pas.
page-not-found-hint = Le lien est peut-être incomplet.
page-error = Quelque chose n’a pas marché.
page-no = Non
page-save = Enregistrer
page-about = À propos de cette édition
page-about-reconstructed = Certaines données sont reconstituées : elles respectent les règles, sans être celles de la boîte.
page-credits = Crédits
page-credits-games = Les noms des jeux disent quelles règles on joue ici. Bourgade n’est liée ni à leurs auteurs ni à leurs éditeurs.
page-credits-icons = Icônes : game-icons.net, par Lorc, Delapouite et d’autres, licence CC BY 3.0, recolorées et recadrées.
page-credits-icon-author = Icônes dessinées par { $author }
page-credits-fonts = Caractères : Alegreya, Juan Pablo del Peral, Huerta Tipográfica ; Source Sans 3, Paul D. Hunt, Adobe ; licence SIL Open Font 1.1.
page-credits-drawings = Dessins : Bourgade.
page-licences = Textes des licences :
page-cancel = Annuler
page-saved = Enregistré.
page-unreachable = Le serveur ne répond pas.
page-not-affiliated = Sans lien avec les auteurs ni les éditeurs des jeux.

## Help, and about an edition
page-cards = Toutes les cartes
help-title = { $game } : les règles
help-contents = Sommaire
help-none = Les règles de ce jeu ne sont pas encore écrites ici.
help-group-tile = Les tuiles
help-group-card = Les cartes
help-group-disaster = Les malheurs
help-group-character = Les personnages
help-group-building = Les bâtiments
about-lead = Les règles disent tout, mais certaines pièces ne se voient que dans la boîte. Voici d’où vient chaque chose.
about-edition = Édition des données :
about-reconstructed = Reconstitué
about-reconstructed-hint = L’original n’a pas été retrouvé. Ceci respecte les règles, mais ce n’est pas ce qui est imprimé.
about-interpretation = Lecture des règles
about-interpretation-hint = Le texte laisse un doute : voici comment nous le lisons.
about-one-source = Une seule source
about-one-source-hint = Lu à un seul endroit, sans confirmation.
about-confirmed = Confirmé
about-confirmed-hint = Lu dans les règles ou dans plusieurs sources qui s’accordent.

## Times
time-now = à l’instant
time-minutes = il y a { $count } min
time-hours = il y a { $count } h
time-yesterday = hier
time-days = il y a { $count } jours
time-left-days = { $count } j
time-span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
time-span-hours = { $count } h
time-span-minutes = { $count } min
time-span-seconds = { $count } s
`;export{e as default};