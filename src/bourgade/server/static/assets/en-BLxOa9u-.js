var e=`### The Castle on the page: what is added to the texts of the game.

standing = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
  }
standing-short = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
rounds = Rounds
castle = The castle
castle-words = The castle: { $tiles } tiles laid, { $left } to come
tower-with = Corner tower { $spaces }, wall tile face down
tower-without = Corner tower { $spaces }, no wall tile
start = Start square: { $kind }
marker = { $name }’s marker: { $points }
overview = Overview
tab-castle = Castle
tab-scores = Players

## The tile
your-tile = Your tile
laid-tile = A subject?
tile-of = { $name }’s tile
no-tile = No tile left
turn-left = Turn left
turn-right = Turn right
held-hint = Solid frame: fits as it is. Dashed: fits once turned.
held-hint-waiting = The other player lays it.
lead-tile = Lay the tile.
lead-square = On { $square }.
prompt-tile = Touch a framed square; the wheel or R turns the tile.
prompt-tile-short = Touch a framed square.
prompt-staged = Touch it again to lay it, or turn the tile.
prompt-subject = A subject on this tile?
prompt-subject-short = A subject here?
prompt-subject-staged = Touch it again to place it.
place-here = Lay it here
place-subject = Place the subject
no-subject = No subject
choose-square = Choose a square first
choose-feature = Choose a feature to score
subject-where = { $role } ({ $where })
move-place = On { $square }
move-place-turned = On { $square }, turned { $degrees }°

## What comes of it
completes = Completes:
completes-nothing = Completes nothing
for-other = { $name } +{ $points }
tie = tie: nothing
free-worth = { $points } to be had
nobody-there = Nobody there
subjects = { $count ->
    [one] { $count } subject
   *[other] { $count } subjects
  }
markets = { $count ->
    [one] { $count } market
   *[other] { $count } markets
  }
at-the-end = Counted at the end of the game
complete = Completed
complete-waiting = Completed, to be scored
worth-complete = Once completed
open-ends = { $count ->
    [one] { $count } open end
   *[other] { $count } open ends
  }
tied = A tie: nobody would score
double-feature = { $feature } × 2
count-plain = Score it
count-double = Score it double
double-with = with wall tile { $number }

## The players
free-subjects = { $count ->
    [one] { $count } free subject
   *[other] { $count } free subjects
  }
free-short = { $count ->
    [one] { $count } free
   *[other] { $count } free
  }
pieces-of = Pieces: { $name }
keep-none = Keep not placed yet
keep-size = { $size ->
    [one] Keep of { $size } tile
   *[other] Keep of { $size } tiles
  }
keep-help = At the end the larger keep scores the largest empty region.
wall-tiles = Wall tiles
wall-tiles-none = No wall tiles
wall-tile = Wall tile { $tile }
wall-tile-fresh = Taken this turn: usable from the next one
plays-now = is playing

## What is left
legend-title = Points per tile
reconstructed-short = Wall and tiles are reconstructed
legend = Features
left-title = What is left
left-none = All tiles have been drawn.
left-tiles = Tiles to be drawn
left-walls = Wall tiles nobody has seen
left-walls-note = { $towers ->
    [one] { $towers } still lies on the wall; the others are out of the game.
   *[other] { $towers } still lie on the wall; the others are out of the game.
  }
left-times = { $count } ×
left-removed = Removed: they fitted nowhere
left-with = { $count ->
    [one] on { $count } tile
   *[other] on { $count } tiles
  }
reconstructed = The line of the wall and the faces of the tiles are reconstructed: the originals could not be found.
`;export{e as default};