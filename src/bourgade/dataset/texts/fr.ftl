### Le jeu de données : sa commande.

cli-dataset-help = Écrire des parties entre robots dans un fichier Parquet pour l’apprentissage : une ligne par décision.
cli-dataset-bots = les robots ; ils changent de place à chaque partie
cli-dataset-out = le fichier ; JEU.parquet par défaut
cli-dataset-seed = graine de toutes les parties ; la même graine donne les mêmes lignes
cli-dataset-every = ne garder qu’une décision sur K
cli-dataset-processes = processus qui jouent à la fois ; tous les cœurs par défaut, sans influence sur les lignes
cli-dataset-force = remplacer le fichier s’il existe

playing = Parties
written = Écrit : { $file } ({ $rows } décisions de { $games } parties, { $size } Mo)
