### The arena: commands, tables, plots and report.

cli-arena-help = Let bots play each other with rotated seats and paired deals, and say how sure the result is.
cli-arena-what = key of the game; or report (make the report of a folder anew) or ladder (a Markdown table from reports)
cli-arena-folders = folders of earlier runs, for report and ladder
cli-arena-bots = the bots, for example greedy,random; more than two meet two by two, one alone plays itself
cli-arena-games = games for each pair of bots, rounded up to whole deals
cli-arena-lone = at three or four seats: only the games in which this bot is the one among others
cli-arena-seed = seed of all deals; the same seed gives the same results
cli-arena-processes = processes that play at once; all cores by default, no influence on the results
cli-arena-out = folder for the results (ladder: folder for the tables)
cli-arena-resume = go on with an interrupted run, or play more games of it
cli-arena-records = keep every game as a record
cli-arena-ray = play on the Ray cluster at this address; without one, on a Ray started here

playing = Playing
begin = { $games } games on { $deals } deals; results in { $folder }
measured-two = Each deal is played from both seats: what is measured is who wins more than half.
measured-many = One bot alone sits in each seat in turn among bots of the other kind, and the other way round: what is measured is whether the one alone wins more than its fair share.
measured-lone = One bot sits in each seat in turn, alone among bots of another kind: what is measured is whether it wins more than its fair share.
measured-self = One bot plays itself: points and seats are measured, not strength.
interrupted = Interrupted. { $played } of { $games } games are played and kept. Go on with:
half-line = { $file } ended in half a line, left by a crash: it is cut off, and its game is played again.
written = Written: { $file }
pictures = { $count ->
    [one] One plot as PNG beside it.
   *[other] { $count } plots as PNG beside it.
  }
no-pictures = No PNG: matplotlib is not installed (pip install 'bourgade[arena]'). The plots in the report do not need it.

table-contests = Against each other
table-bots = The bots
table-seats = The seats, whoever sits there
col-lone = Bot
col-crowd = Against
col-games = Games
col-wins = Wins
col-share = Share of wins
col-by-seat = By seat, %
col-points = Points
col-margin = Margin
col-verdict = Verdict
col-bot = Bot
col-places = Seats held
col-place-share = Won
col-rating = Rating
col-decisions = Decisions (choices)
col-time = CPU ms per choice: mean / 95 % / longest
col-seat = Seat
verdict-stronger = stronger
verdict-weaker = weaker
verdict-open = open
seat = seat { $seat }
time-mean = mean
time-p95 = 95 % below
time-longest = longest

report-title = { $game }: bots compared, { $players } players
report-what = { $games } games on { $deals } deals, seed { $seed }.
report-partial = This run is not finished: { $games } games were asked for. Only deals played in every seating are counted.
report-options = Options:
report-method = Intervals are at 95 % and by deal: the games of a deal share their dice and are averaged first. Ties share a win. Ratings are OpenSkill (Plackett–Luce); for a claim about two bots use the share of wins with its interval. CPU times belong to the machine that played.

plot-wins = Share of wins
plot-wins-note = With 95 % intervals; the dashed mark is the fair share of one among equals.
plot-margins = Margin in points
plot-margins-note = Points of the bot named first less the mean of the others, with 95 % intervals.
plot-points = Distribution of points
plot-points-note = Over every seat the bot held; the dashed line is the mean.
plot-seats = Seats
plot-seats-note = Share of wins by seat, whoever sits there (with 95 % intervals), then bot by bot.
plot-ratings = Ratings
plot-ratings-note = OpenSkill, mu ± 2 sigma; everybody begins at 25.
plot-times = CPU time per choice
plot-times-note = Milliseconds on a logarithmic scale, over decisions with more than one legal action.
