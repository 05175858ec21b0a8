var e=`### Texts of the page around the games. Each game brings its own.

## Navigation
app-name = Bourgade
nav-main = Navigation
nav-play = Play
nav-learn = Learn
nav-home = Home
nav-back = Back
nav-menu = Menu
nav-rules = Rules
nav-skip = Skip to content
account-guest = { $name }, guest
account-sign-in = Sign in
account-sign-out = Sign out
account-name = Your name
account-name-hint = This is how the others will see you.
account-keep = Keep my games
account-keep-hint = Choose a password and your games will follow you from one device to the next.
account-password = Password
nav-account = Account and settings
account-title = Your account
account-make = Create account
account-made = Your account is ready, and your games are in it.
account-login = Login
account-login-hint = For signing in; other people see your name.
account-signed-in = Signed in as { $login }.
account-old-password = Current password
account-new-password = New password
account-change-password = Change password
account-password-changed = Password changed. Other devices and programs are signed out.
account-too-short = Eight characters at least.
account-sessions = Devices and programs
account-session-browser = Browser
account-session-token = Program
account-session-here = this device
account-session-end = Sign out
account-token-new = Token for a program
account-token-label = Program
account-token-once = Copy this token now: it will not be shown again.
account-token-copy = Copy token
session-ended = This session has ended
session-ended-hint = You were signed out here, perhaps from another device. Sign in to find your games again, or go on as a new guest.
session-as-guest = Go on as a new guest

## Home
home-title = The games library that never closes
home-lead = Five games of castles and cities. Pick one and play.
home-play-bot = Play against a bot
home-create-table = Open a table
home-learn = Learn
home-my-games = My games
home-to-play = { $count } to play
home-no-games = No game under way. Pick one above: the bot is ready.
home-open-tables = Open tables
home-no-tables = Nobody is waiting right now. Open a table and send the link.
home-your-turn = Your turn
home-stuck = Cannot be played on
home-see = View
home-join = Join
home-seats = { $taken } of { $total }
home-thinking = { $name } is thinking
home-live = live
home-slow = day by day

game-burgundy-title = The Castles of Burgundy
game-burgundy-short = Burgundy
game-burgundy-line = Two dice, one estate to build
game-castle-title = Carcassonne: The Castle
game-castle-short = The Castle
game-castle-line = Tiles within the walls
game-bruges-title = Bruges
game-bruges-short = Bruges
game-bruges-line = One hundred and sixty-five characters
game-burgenland-title = Burgenland
game-burgenland-short = Burgenland
game-burgenland-line = The race for eleven castles
game-burdigala-title = Burdigala
game-burdigala-short = Burdigala
game-burdigala-line = Stones, harbour and corruption
game-players = { $min ->
    [one] { $min } player
   *[other] { $min } players
  }
game-players-range = { $min } to { $max } players
game-minutes = { $minutes } min
game-facts = { $players } · { $minutes }
home-soon = Coming soon
home-import = Import a game
home-against = { $game } against { $names }
home-move = { $count ->
    [0] About to begin
   *[other] Move { $count }
  }
home-won = Won, { $scores }
home-lost = Lost, { $scores }
home-finished = Finished, { $scores }

## Tables
table-new = New table
table-players = Number of players
table-seat = Seat { $seat }
table-seat-you = You
table-seat-bot = Bot
table-seat-here = At this screen
table-pace = Pace
table-pace-live = Live
table-pace-slow = Day by day
table-options = Variants
table-public = Show among the open tables
table-create = Open the table
table-start = Start
table-waiting = Waiting for { $count ->
    [one] one more person
   *[other] { $count } more people
  }.
table-invite = Invite
table-invite-hint = Send this link: whoever opens it takes a seat.
table-invite-scan = Or show this code to the camera of a phone.
table-invite-seat = For this seat only
table-invite-house = Every device in the house can open it, if it is on the same network (the same Wi-Fi, for example).
table-invite-here = This link opens on this computer only: there is no use in sending it. To play with other devices in the house, stop Bourgade (Ctrl and C in the window where it was started), then start it like this:
table-invite-here-then = Then come back here: the table waits for you, with the link to send.
table-invite-offline = This computer is on no network at the moment. Connect it to the Wi-Fi of your guests: the link to send will appear here.
table-invite-code = QR code: { $address }
table-copy-link = Copy the link
table-link-copied = Link copied.
table-leave = Leave the table
table-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
  }
table-title = Table
table-seats = Around the table
table-by = Table opened by { $name }
table-seat-open = Free, first come
table-seat-invited = Free, by invitation
table-seat-human = A person
table-seat-mine = (you)
table-neighbour = Player { $seat }
table-neighbour-name = Player’s name, seat { $seat }
table-pace-none = No clock
table-pace-none-short = no clock
table-pace-clock = { $time } each, plus { $more } per turn
table-pace-turn = { $time } per turn
table-clock-each = Time for each
table-clock-increment = Added per turn
table-clock-turn = Time per turn
table-out = Out of time
table-out-bot = a bot takes over
table-out-lose = the game is lost
table-public-hint = If not, only people with the link will find it.
table-agreements = What is agreed
table-agreed = { $option }: { $value }
table-agreed-usual = The usual rules
table-link = Link
table-give-to-bot = Give to a bot
table-sit-down = Sit down
table-close = Close the table
table-closed = This table is closed.
table-you-watch = You are watching
table-hints = Allow hints
table-hints-alone = On request, suggests good moves to whoever is to move.
table-hints-people = Everybody sees this before sitting down; sitting down means agreeing. Each hint shows in the log.
table-hints-sit = This table allows hints. By sitting down you agree.
table-agreed-hints = Hints are allowed
table-agreed-no-hints = No hints

## Bots
bot-gentle-name = Apprentice
bot-gentle-line = Still learning, and often picks the wrong tool. Good for a first game.
bot-friendly-name = Innkeeper
bot-friendly-line = Plays for the company, and lets many a good move pass.
bot-curious-name = Minstrel
bot-curious-line = Tries everything out, and strikes the right note every other time.
bot-casual-name = Merchant
bot-casual-line = Sees good moves, and misses some.
bot-steady-name = Builder
bot-steady-line = Plays well, with a slip now and then.
bot-sharp-name = Steward
bot-sharp-line = Takes the best of what lies at hand, every time.
bot-keen-name = Knight
bot-keen-line = Looks to the end of the turn, and a little beyond.
bot-master-name = Chancellor
bot-master-line = Prepares whole turns and seldom slips.
bot-expert-name = Duchess
bot-expert-line = Our strongest: takes her time, up to two seconds a decision.
bot-strength = Strength { $place } of { $count }
bot-choice = Bot: { $name } ({ $place } of { $count })
bot-choose = Choose your opponent
bot-choose-hint = From the weakest to the strongest.
bot-opponent = Opponent: { $name }
bot-beginner-name = Newcomer bot
bot-greedy-name = Easy-going bot
bot-random-name = Scatterbrained bot

## Playing
play-your-turn = your turn
play-you = You
play-thinking = { $name } is thinking…
play-waiting = Waiting for { $name }.
play-thinks = thinking…
play-undo = Undo
play-redo = Redo
play-end-turn = End turn
play-cancel = Drop this choice
play-moves = Possible moves
play-moves-none = No moves for now: it is not your turn.
play-log = Log
play-log-empty = The game begins.
play-scores = Scores
play-nothing-to-undo = Nothing to undo
play-undo-barrier = A die was rolled or something was revealed: there is no going back further.
play-nothing-to-redo = Nothing to redo
play-not-your-turn = It is not your turn
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-cost = Cost

piece-die = Die { $value }
piece-die-selected = Die { $value }, chosen
piece-die-used = Die { $value }, already played
piece-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
piece-coins = { $count } silver

colour-blue = Blue
colour-red = Red
colour-yellow = Yellow
colour-black = Black
clock-of = Clock of { $name }:

## At the table
handover-title = Over to { $name }
handover-hint = Hand the screen to { $name }: what comes next is for their eyes only.
handover-ready = I am { $name }
chat-title = Talk
chat-title-spectators = Talk among spectators
chat-empty = Nobody has said anything yet.
chat-field = Your message
chat-send = Send
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
  }
menu-here = at the table
menu-away = away
menu-after-end = Available once the game is over.
menu-watch-link = Copy the link for watching
menu-sheet = Back to the score sheet
menu-concede = Concede the game
menu-concede-sure = Concede for good? There is no way back.
menu-concede-yes = Yes, concede
menu-commitment = Fingerprint of the dice, published before the first roll:

## Hints
hint-ask = Hint
hint-about = Shows the best moves with their chances. Everybody sees that you asked.
hint-title = What looks best
hint-thinking = One moment, thinking…
hint-win = { $percent } to win
hint-points = about { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
hint-reasons = Compared with the others:
hint-reason = { $part }\xA0{ $points }
hint-equal = { $count ->
    [2] The first two are about equal: the difference is too small to matter.
   *[other] All three are about equal: the difference is too small to matter.
}
hint-told = Hints asked for so far: { $count }. Everybody sees it in the log.
hint-row = Play: { $words }

## A match that cannot be played on
relic-title = This game stands still
relic-conceded = conceded
relic-remove = Take off my list
relic-host = For whoever runs this library
relic-host-what = With the rules and the components it was begun with, the game goes on by itself. What differs here:
relic-rules = Version of the rules
relic-edition = Components

## Game over
over-win = { $points ->
    [0] You win on the tie-break
    [one] You win by one point
   *[other] You win by { $points } points
  }
over-lose = { $points ->
    [0] { $name } wins on the tie-break
    [one] { $name } wins by one point
   *[other] { $name } wins by { $points } points
  }
over-finished = Game over
over-finished-rounds = Game over · { $rounds } rounds
over-where-from = Where the points come from
over-total = Total
over-course = Round by round
over-lead = lead
over-moments = Three moments
over-rematch = Rematch
over-replay = Watch the game again
over-check-dice = Check the dice
over-round = Round
over-winner = Winner
over-win-conceded = You win: the other side concedes
over-win-time = You win on time
over-lose-conceded = { $name } wins by concession
over-lose-time = { $name } wins on time
over-shared-by = Shared victory: { $names }
over-difference = { $first } and { $second } made the difference.
over-difference-one = { $first } made the difference.
over-board = See the board
over-export = Export
over-hints = Hints used
over-hints-of = { $name }: { $count }
dice-how = Before the game, the server published the fingerprint of a secret from which every roll and draw follows. The secret is published at the end, so anybody can check that nothing was changed along the way.
dice-commitment = Fingerprint published at the start
dice-secret = Secret published at the end
dice-check = Check
dice-fine = { $count ->
    [one] The one outcome follows from the secret.
   *[other] All { $count } rolls and draws follow from the secret.
  }
dice-wrong = Something does not fit. { $why }
dice-checked-here = The fingerprint was recomputed in this browser.
dice-command = On your own computer, with the exported game:

## Analysis
analysis-title = Analysis
analysis-progress = { $done } of { $total } decisions looked at
analysis-waiting = Waiting for a free moment of the server…
analysis-failed = The analysis could not be finished.
analysis-chances = Chance of winning, turn by turn
analysis-turning = Turning points
analysis-no-turning = Nothing stands out: nobody gave much away.
analysis-move = Move { $move }
analysis-played = { $name }: { $words }
analysis-better = Better: { $words } ({ $before } → { $after })
analysis-swing = { $name }: { $before } → { $after } until their next turn, luck included
analysis-see = See move { $move }
analysis-retry = Retry from here
analysis-table = As a table
analysis-end = End
analysis-about = The figures are estimates: each decision was thought over with what its player could know.

## Replay
replay-title = Watch the game again
replay-first = To the start
replay-previous = Previous move
replay-next = Next move
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-position = Move { $at } of { $total }
replay-seen-by = As seen by { $name }
replay-continue = Continue from here
replay-live = Back to the game
replay-previous-turn = Previous turn
replay-next-turn = Next turn
replay-scrub = Moment of the game
replay-eyes = Point of view
replay-seen-by-me = Normal view
replay-copy-link-short = Link
replay-result = Score sheet
replay-continue-hint = A new table goes on from this moment, with new dice. Who plays?

## Settings
settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-day = Day
settings-theme-evening = Evening
settings-contrast = Strong contrast
settings-contrast-hint = Targets in black, ringed with yellow.
settings-motion = Less motion
settings-sound = Sounds
settings-confirm-turn = Ask before ending my turn
settings-names = Name shown
language-fr = Français
language-en = English
language-de = Deutsch
settings-sound-hint = A few notes when it is your turn.
settings-confirm-turn-hint = If not, the turn passes as soon as nothing is left to decide, and undo ends there.
settings-bots = Pace of the bots
settings-bots-slow = Slow
settings-bots-normal = Normal
settings-bots-fast = Fast

## The page itself
page-close = Close
page-loading = One moment…
page-retry = Try again
page-connection-lost = The connection dropped. Trying again by itself.
page-connection-back = The connection is back.
page-stale = The game moved on in the meantime: here is where it stands.
page-not-found = This page does not exist.
page-not-found-hint = The link may be incomplete.
page-error = Something went wrong.
page-no = No
page-save = Save
page-about = About this edition
page-about-reconstructed = Some data are reconstructed: they obey the rules without being those of the box.
page-credits = Credits
page-credits-games = The games’ names say whose rules are played here. Bourgade is tied neither to their authors nor to their publishers.
page-credits-icons = Icons: game-icons.net, by Lorc, Delapouite and others, licence CC BY 3.0, recoloured and cropped.
page-credits-icon-author = Icons made by { $author }
page-credits-fonts = Type: Alegreya, Juan Pablo del Peral, Huerta Tipográfica; Source Sans 3, Paul D. Hunt, Adobe; SIL Open Font License 1.1.
page-credits-drawings = Drawings: Bourgade.
page-licences = Licence texts:
page-cancel = Cancel
page-saved = Saved.
page-unreachable = The server does not answer.
page-not-affiliated = Not affiliated with the games’ authors or publishers.

## Help, and about an edition
page-cards = All the cards
help-title = { $game }: the rules
help-contents = Contents
help-none = The rules of this game are not written here yet.
help-group-tile = The tiles
help-group-card = The cards
help-group-disaster = The disasters
help-group-character = The characters
help-group-building = The buildings
about-lead = The rules say everything, but some pieces can only be seen in the box. This is where each thing comes from.
about-edition = Edition of the data:
about-reconstructed = Reconstructed
about-reconstructed-hint = The original could not be found. This keeps the rules, but it is not what is printed.
about-interpretation = Reading of the rules
about-interpretation-hint = The text leaves a doubt: this is how we read it.
about-one-source = One source only
about-one-source-hint = Read in one place, without confirmation.
about-confirmed = Confirmed
about-confirmed-hint = Read in the rules, or in several sources that agree.

## Times
time-now = just now
time-minutes = { $count } min ago
time-hours = { $count } h ago
time-yesterday = yesterday
time-days = { $count } days ago
time-left-days = { $count } d
time-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
time-span-hours = { $count } h
time-span-minutes = { $count } min
time-span-seconds = { $count } s
`;export{e as default};