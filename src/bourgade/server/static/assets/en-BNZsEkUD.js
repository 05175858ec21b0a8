var e=`### The game screen, the same for every game.

seat-bot = bot
seat-here = at the table
seat-away = away for now
players = { $count } players
parts = Where the points come from
why-not = Why not?
allowed = It is allowed.
over = The game is over.
not-yet = Not yet
zoom-in = Enlarge
zoom-out = Reduce
views = Views
tab-log = Log
table = Game table
aside = Scores, moves and log
`;export{e as default};