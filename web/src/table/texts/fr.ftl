### L’écran de jeu, le même pour tous les jeux.

seat-bot = bot
seat-here = à table
seat-away = absent pour le moment
players = { $count } joueurs
parts = D’où viennent les points
why-not = Pourquoi pas ?
allowed = C’est permis.
over = La partie est terminée.
not-yet = Pas encore
zoom-in = Agrandir
zoom-out = Réduire
views = Vues
tab-log = Journal
table = Table de jeu
aside = Scores, coups et journal
