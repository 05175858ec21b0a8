### L’arène : commandes, tableaux, graphiques et rapport.

cli-arena-help = Faire jouer des robots entre eux, places permutées et donnes appariées, et dire à quel point le résultat est sûr.
cli-arena-what = clé du jeu ; ou report (refaire le rapport d’un dossier) ou ladder (un tableau Markdown à partir de rapports)
cli-arena-folders = dossiers de parties déjà jouées, pour report et ladder
cli-arena-bots = les robots, par exemple greedy,random ; à plus de deux ils se rencontrent deux à deux, un seul joue contre lui-même
cli-arena-games = parties par paire de robots, arrondies à des donnes entières
cli-arena-lone = à trois ou quatre places : seulement les parties où ce robot est seul parmi d’autres
cli-arena-seed = graine de toutes les donnes ; la même graine donne les mêmes résultats
cli-arena-processes = processus qui jouent à la fois ; tous les cœurs par défaut, sans effet sur les résultats
cli-arena-out = dossier des résultats (ladder : dossier des tableaux)
cli-arena-resume = reprendre une série interrompue, ou l’allonger
cli-arena-records = garder chaque partie
cli-arena-ray = jouer sur la grappe Ray à cette adresse ; sans adresse, sur un Ray lancé ici

playing = Parties
begin = { $games } parties sur { $deals } donnes ; résultats dans { $folder }
measured-two = Chaque donne est jouée des deux places : on mesure qui gagne plus de la moitié.
measured-many = Un robot seul occupe tour à tour chaque place parmi des robots de l’autre sorte, et inversement : on mesure si le solitaire gagne plus que sa juste part.
measured-lone = Un robot occupe tour à tour chaque place, seul parmi des robots d’une autre sorte : on mesure s’il gagne plus que sa juste part.
measured-self = Un robot joue contre lui-même : on mesure les points et les places, pas la force.
interrupted = Interrompu. { $played } parties sur { $games } sont jouées et gardées. Pour reprendre :
half-line = { $file } finissait par une demi-ligne, reste d’un arrêt brutal : elle est retirée, et sa partie est rejouée.
written = Écrit : { $file }
pictures = { $count ->
    [one] Un graphique en PNG à côté.
   *[other] { $count } graphiques en PNG à côté.
  }
no-pictures = Pas de PNG : matplotlib n’est pas installé (pip install 'bourgade[arena]'). Les graphiques du rapport s’en passent.

table-contests = L’un contre l’autre
table-bots = Les robots
table-seats = Les places, quel que soit l’occupant
col-lone = Robot
col-crowd = Contre
col-games = Parties
col-wins = Victoires
col-share = Part des victoires
col-by-seat = Par place, %
col-points = Points
col-margin = Écart
col-verdict = Verdict
col-bot = Robot
col-places = Places tenues
col-place-share = Gagné
col-rating = Cote
col-decisions = Décisions (choix)
col-time = Calcul par choix, ms : moyenne / 95 % / plus long
col-seat = Place
verdict-stronger = plus fort
verdict-weaker = plus faible
verdict-open = indécis
seat = place { $seat }
time-mean = moyenne
time-p95 = 95 % au-dessous
time-longest = plus long

report-title = { $game } : comparaison de robots, { $players } joueurs
report-what = { $games } parties sur { $deals } donnes, graine { $seed }.
report-partial = Cette série n’est pas finie : { $games } parties étaient demandées. Seules comptent les donnes jouées dans toutes les dispositions.
report-options = Options :
report-method = Les intervalles sont à 95 % et par donne : les parties d’une donne partagent leurs dés, on en fait d’abord la moyenne. Les ex æquo partagent la victoire. Les cotes sont celles d’OpenSkill (Plackett–Luce) ; pour comparer deux robots, se fier à la part des victoires et à son intervalle. Les temps de calcul sont ceux de la machine qui a joué.

plot-wins = Part des victoires
plot-wins-note = Avec intervalles à 95 % ; le trait pointillé est la juste part d’un joueur parmi ses égaux.
plot-margins = Écart de points
plot-margins-note = Points du robot nommé en premier moins la moyenne des autres, avec intervalles à 95 %.
plot-points = Répartition des points
plot-points-note = Sur toutes les places tenues ; le trait pointillé est la moyenne.
plot-seats = Places
plot-seats-note = Part des victoires par place, quel que soit l’occupant (avec intervalles à 95 %), puis robot par robot.
plot-ratings = Cotes
plot-ratings-note = OpenSkill, mu ± 2 sigma ; tous partent de 25.
plot-times = Temps de calcul par choix
plot-times-note = Millisecondes, échelle logarithmique, pour les décisions à plus d’une action permise.
