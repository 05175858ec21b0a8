### Der Datensatz: sein Befehl.

cli-dataset-help = Partien zwischen Bots als Parquet-Datei zum Lernen schreiben: eine Zeile je Entscheidung.
cli-dataset-bots = die Bots; sie wechseln von Partie zu Partie den Platz
cli-dataset-out = die Datei; ohne Angabe SPIEL.parquet
cli-dataset-seed = Startwert aller Partien; derselbe ergibt dieselben Zeilen
cli-dataset-every = nur jede K-te Entscheidung behalten
cli-dataset-processes = Prozesse, die zugleich spielen; ohne Angabe alle Kerne, ohne Einfluss auf die Zeilen
cli-dataset-force = die Datei ersetzen, falls es sie gibt

playing = Partien
written = Geschrieben: { $file } ({ $rows } Entscheidungen aus { $games } Partien, { $size } MB)
