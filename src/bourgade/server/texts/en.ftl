### What the server says. In lines of the log, "player" arrives as a seat number; whoever shows the
### line puts a name in its place.

## Refusals

already-account = You have an account already.
already-seated = You already have a seat at this table.
analysis-off = This table was opened without analysis.
bad-message = The server could not read this: { $why }
bad-number = { $name } must be a whole number.
bad-option = This option is not possible: { $why }
broken = Something went wrong on the server. Nothing was changed; please try again.
cannot-load = This game cannot be loaded: { $why }
empty-chat = There is nothing to say in this.
empty-name = A name needs at least one visible character.
foreign-page = This request does not come from our own page.
game-over = The game is over.
going-down = The server is restarting; the game continues in a moment.
hint-failed = No hint came this time. Please try again.
hint-forced = Only one thing can be done here.
hint-late = The game has moved on; ask again.
hint-under-way = A hint is already being thought out for you.
hints-among-people = People play each other here: hints are given only at tables that were opened with them.
hints-off = This table plays without hints.
json-only = Only JSON is accepted here.
login-taken = Somebody has this login name already.
no-such-action = This is no action of the game: { $why }
no-such-bot = There is no bot called { $bot }.
no-such-game = This game is not in the library.
no-such-invitation = This invitation is not valid (any more).
no-such-match = There is no such game.
no-such-moment = The game has no such moment.
no-such-seat = There is no such seat.
no-such-session = There is no such session.
no-such-table = There is no such table.
no-such-texts = There are no such texts.
not-a-player = You are watching this game, not playing it.
not-before-the-end = This can only be seen once the game is over.
not-the-owner = Only the person who opened the table can do this.
not-your-seat = This seat is not yours.
not-your-turn = It is not your turn.
nothing-to-redo = There is nothing to play again.
nothing-to-undo = Nothing can be taken back: dice were thrown, something was revealed, or the turn has passed.
one-seat-each = You can take one seat yourself; neighbours at your screen take the others.
out-of-time = Your time is up.
seat-played-by-bot = A bot plays this seat now.
seat-taken = This seat is taken.
seats-free = Some seats are still free.
signed-out = You are signed out.
table-not-open = This table is not open any more.
too-fast = Too fast: please wait a moment.
too-large = This is too large.
too-many-analyses = Several analyses you asked for are still waiting; ask again when one of them is done.
too-many-bots-alone = Several games of bots among themselves are running for you already. They end by themselves; then you can begin another.
too-many-copies = You have imported or continued as many long games as one person may keep here. What you have stays; a shorter game may still fit.
too-many-faults = Too many messages that could not be read.
too-many-preferences = There are too many preferences, or too long ones.
too-many-steps = This game has so many steps that nothing more can be taken back; play on to its end.
too-many-tables = You have many tables waiting already; close one first.
too-many-tables-today = You have opened very many tables today; come back tomorrow, or play on at those you have.
too-many-tokens = You have many tokens already; end one first.
too-many-watched = You are watching many games already, or very long ones; leave one first.
too-many-with-bots = You have many games with bots running already; finish or concede one first.
who-are-you = Please come in first, as a guest or with your account.
wrong-login = This name and password do not fit.
wrong-seats = This game has { $seats } seats.

## Lines of the log

log-bot-replaced = The bot { $bot } did not answer; { $by } plays on in its place.
log-hint = { $player } asks for a hint.
log-resign = { $player } concedes.
log-restart = The server was away; the clocks stood still.
log-takeover = { $player } is out of time; the bot { $bot } plays on.
log-time-lost = { $player } is out of time and loses.
log-undo = { $player } takes an action back.
