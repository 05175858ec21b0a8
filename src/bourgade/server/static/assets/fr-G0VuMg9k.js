var e=`### Ce que tous les jeux partagent, et les mots du terminal.

game-over = La partie est terminée.
not-now = Cette action n’est pas possible maintenant.
list = { $first }, { $rest }
seat = Joueur { $seat }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

## Fin de partie et points
over = Partie terminée
winner = { $player } gagne la partie.
scores = Points
scores-part = D’où viennent les points
scores-total = Total

## Jouer dans le terminal
play-keys = Numéro ou notation pour jouer · ? et une action\xA0: pourquoi pas ? · u annuler · r rétablir · b plateau · m tout voir · s points · i pièces · h règles · q quitter
play-more = { $count ->
    [one] Encore { $count } choix payant\xA0: tapez m pour tout voir.
   *[other] Encore { $count } choix payants\xA0: tapez m pour tout voir.
  }
play-unknown = «\xA0{ $line }\xA0» n’est pas une action. Tapez un numéro de la liste, ou par exemple «\xA0{ $example }\xA0».
play-allowed = Si, c’est permis maintenant.
play-undone = { $player } revient sur son dernier choix.
play-redone = Le choix annulé est rejoué.
play-no-undo = Rien à annuler\xA0: un dé est tombé, quelque chose a été révélé, ou c’était le tour d’une autre personne.
play-no-redo = Rien à rétablir.
play-help = Pour jouer, tapez le numéro d’un choix. «\xA0? 5\xA0» ou «\xA0? take d1 4.2\xA0» dit si une action est permise, et sinon pourquoi.
save-unfinished = Partie non terminée, enregistrée dans { $path }. Pour continuer\xA0: bourgade play --resume { $path }
save-finished = Partie enregistrée dans { $path }. Pour la revoir\xA0: bourgade replay { $path }
save-failed = la partie n’a pas pu être enregistrée ({ $reason }) ; indiquez un autre fichier avec --save

## Les commandes
games-key = Clé
games-title = Jeu
games-players = Joueurs
games-about = En bref
games-option = Option
games-value = Valeur
games-per-seat = (une valeur par siège, par exemple 1,3)
games-default = * valeur par défaut ; à donner avec --option OPTION=VALEUR
simulate-playing = Parties en cours
simulate-by-bot = Par bot
simulate-by-seat = Par siège
simulate-by-part = Points moyens par origine
simulate-places = Parties
simulate-mean = Moyenne
simulate-spread = Écart type
simulate-lowest = Minimum
simulate-highest = Maximum
simulate-wins = Victoires
simulate-lengths = Décisions par partie\xA0: { $mean } en moyenne, de { $lowest } à { $highest }.
simulate-pace = { $seconds } secondes, { $pace } parties par seconde.
replay-keys = Entrée\xA0: suivant · p\xA0: précédent · un nombre (0 à { $last })\xA0: aller là · b\xA0: plateau · q\xA0: quitter
verified = { $count ->
    [one] Vérifié\xA0: l’unique tirage découle du secret publié.
   *[other] Vérifié\xA0: les { $count } tirages découlent tous du secret publié.
  }

## Aide de la ligne de commande
cli-about = Cinq jeux de plateau de châteaux et de villes, pour les gens et pour les programmes.
cli-usage = Usage\xA0:
cli-command = COMMANDE
cli-commands = Commandes
cli-options = Options
cli-arguments = Arguments
cli-examples = Exemples\xA0:
cli-help = afficher cette aide
cli-version = afficher la version et dire si les règles sont compilées
cli-lang = langue ; par défaut celle du système
cli-data = dossier de données corrigées (plateaux, tuiles)
cli-serve-help = Ouvrir la ludothèque dans le navigateur (aussi sans commande : bourgade).
cli-games-help = Les jeux de la ludothèque, ou les options de l’un d’eux.
cli-play-help = Jouer au terminal, seul contre des bots ou à plusieurs devant l’écran.
cli-simulate-help = Faire jouer des bots entre eux et comparer leurs points.
cli-replay-help = Revoir une partie enregistrée.
cli-show-help = Montrer une position, ou la dernière d’une partie enregistrée.
cli-verify-help = Vérifier que les dés d’une partie découlent du secret publié.
cli-game = clé du jeu, par exemple burgundy
cli-json = écrire du JSON pour les programmes
cli-seats = qui est assis où\xA0: me, me=NOM ou un bot, par exemple me,greedy
cli-players = nombre de joueurs
cli-bots = les bots des autres sièges, par exemple greedy,random
cli-entrants = les bots en lice, qui changent de siège à chaque partie
cli-seed = graine, pour une partie que l’on peut refaire à l’identique
cli-option = une convention du jeu, par exemple boards=1,3 ; peut être répété
cli-save = fichier où enregistrer la partie
cli-resume = reprendre une partie enregistrée
cli-count = nombre de parties
cli-file = fichier JSON
cli-all = tout écrire d’un coup au lieu d’avancer pas à pas
cli-try = Voir\xA0: { $command }
cli-bad-record = Demandez une nouvelle copie du fichier, ou vérifiez qu’il vient de cette version de Bourgade.
cli-bad-position = Corrigez ce champ dans le fichier.
cli-other-rules = Ouvrez-le avec la version de Bourgade qui l’a écrit, ou avec les données de cette partie : bourgade --data DOSSIER
`;export{e as default};