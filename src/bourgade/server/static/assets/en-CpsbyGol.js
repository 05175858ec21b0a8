var e=`### What all games share, and the words of the terminal.

game-over = The game is over.
not-now = This action is not possible now.
list = { $first }, { $rest }
seat = Player { $seat }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

## End of the game and points
over = Game over
winner = { $player } wins the game.
scores = Points
scores-part = Where they come from
scores-total = Total

## Playing in the terminal
play-keys = Number or notation to play · ? and an action: why not? · u undo · r redo · b board · m show all · s points · i pieces · h rules · q quit
play-more = { $count ->
    [one] { $count } more choice that costs something: type m to see it.
   *[other] { $count } more choices that cost something: type m to see them.
  }
play-unknown = “{ $line }” is no action. Type a number of the list, or for example “{ $example }”.
play-allowed = It is: this is allowed now.
play-undone = { $player } takes the last choice back.
play-redone = The choice is played again.
play-no-undo = Nothing to take back: a die was thrown, something was revealed, or it was another player’s turn.
play-no-redo = Nothing to play again.
play-help = To play, type the number of a choice. “? 5” or “? take d1 4.2” tells whether an action is allowed, and if not, why.
save-unfinished = Unfinished game saved in { $path }. To go on: bourgade play --resume { $path }
save-finished = Game saved in { $path }. To watch it: bourgade replay { $path }
save-failed = the game could not be saved ({ $reason }); name another file with --save

## The commands
games-key = Key
games-title = Game
games-players = Players
games-about = In short
games-option = Option
games-value = Value
games-per-seat = (one value per seat, for example 1,3)
games-default = * default value; to be given as --option OPTION=VALUE
simulate-playing = Playing
simulate-by-bot = By bot
simulate-by-seat = By seat
simulate-by-part = Mean points by origin
simulate-places = Games
simulate-mean = Mean
simulate-spread = Spread
simulate-lowest = Lowest
simulate-highest = Highest
simulate-wins = Wins
simulate-lengths = Decisions per game: { $mean } on average, from { $lowest } to { $highest }.
simulate-pace = { $seconds } seconds, { $pace } games per second.
replay-keys = Enter: next · p: previous · a number (0 to { $last }): go there · b: board · q: quit
verified = { $count ->
    [one] Verified: the single outcome follows from the published secret.
   *[other] Verified: all { $count } outcomes of chance follow from the published secret.
  }

## Help of the command line
cli-about = Five board games of castles and cities, for people and programs.
cli-usage = Usage:
cli-command = COMMAND
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-examples = Examples:
cli-help = show this help
cli-version = show the version and whether the rules are compiled
cli-lang = language; that of the system by default
cli-data = directory with corrected data (boards, tiles)
cli-serve-help = Open the library in the browser (also without a command: bourgade).
cli-games-help = The games of the library, or the options of one of them.
cli-play-help = Play in the terminal, alone against bots or several at one screen.
cli-simulate-help = Let bots play each other and compare their points.
cli-replay-help = Watch a recorded game.
cli-show-help = Show a position, or the last one of a recorded game.
cli-verify-help = Check that the dice of a game follow from the published secret.
cli-game = key of the game, for example burgundy
cli-json = write JSON for programs
cli-seats = who sits where: me, me=NAME or a bot, for example me,greedy
cli-players = number of players
cli-bots = the bots in the other seats, for example greedy,random
cli-entrants = the competing bots; they change seats from game to game
cli-seed = seed, for a game that can be repeated exactly
cli-option = an agreement of the game, for example boards=1,3; may be repeated
cli-save = file to save the game in
cli-resume = take up a saved game
cli-count = number of games
cli-file = JSON file
cli-all = print everything at once instead of step by step
cli-try = See: { $command }
cli-bad-record = Ask for a fresh copy of the file, or check that it comes from this version of Bourgade.
cli-bad-position = Correct this field in the file.
cli-other-rules = Open it with the version of Bourgade that wrote it, or with the data it was played with: bourgade --data DIR
`;export{e as default};