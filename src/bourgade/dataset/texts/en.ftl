### The data set: its command.

cli-dataset-help = Write games between bots as a Parquet file for learning: one row per decision.
cli-dataset-bots = the bots; they change seats from game to game
cli-dataset-out = the file; GAME.parquet by default
cli-dataset-seed = seed of all games; the same seed gives the same rows
cli-dataset-every = keep one decision in K
cli-dataset-processes = processes that play at once; all cores by default, no influence on the rows
cli-dataset-force = replace the file if it exists

playing = Playing
written = Written: { $file } ({ $rows } decisions of { $games } games, { $size } MB)
