### Carcassonne: The Castle, in English.

title = Carcassonne: The Castle
subtitle = Two builders within the walls of one castle

## Numbers

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }

## Features

kind-path = Path
kind-tower = Tower
kind-house = House
kind-court = Court
kind-path-help = 1 point a tile once completed, 2 if there is a well beside it. It ends at a square, at the wall or at a building.
kind-tower-help = 2 points a tile once completed.
kind-house-help = 1 point a tile once completed. Your largest house gets your keep.
kind-court-help = 3 points a market at the end of the game.
feature-path = path ({ $tiles })
feature-path-well = path with a well ({ $tiles })
feature-tower = tower ({ $tiles })
feature-house = house ({ $tiles })
feature-court = court ({ $tiles })
well = Well
market = Market
square = Square
start = Start square
keep = Keep
wall = Wall
corner-tower = Corner tower

role-messenger = Messenger
role-knight = Knight
role-burgher = Burgher
role-merchant = Merchant

## What a tile shows

tile-path-end = end of a path
tile-path-straight = straight path
tile-path-curve = bending path
tile-path-fork = fork without a square
tile-path-cross = crossing without a square
tile-path-square = square with { $count } paths
tile-well = well
tile-tower = { $count ->
    [one] tower
   *[other] { $count } towers
  }
tile-house = { $count ->
    [one] house
   *[other] { $count } houses
  }
tile-court = court
tile-market = { $count ->
    [one] court with a market
   *[other] court with { $count } markets
  }

side-north = north
side-east = east
side-south = south
side-west = west
side-north-west = north-west
side-north-east = north-east
side-south-east = south-east
side-south-west = south-west
side-inside = inside
beyond-north = neighbour to the north
beyond-north-right = neighbour to the north, right of the path
beyond-east = neighbour to the east
beyond-east-right = neighbour to the east, right of the path
beyond-south = neighbour to the south
beyond-south-right = neighbour to the south, right of the path
beyond-west = neighbour to the west
beyond-west-right = neighbour to the west, right of the path

## Wall tiles

wall-1 = 1 (another turn)
wall-1-help = At the end of your turn, take a second one.
wall-2 = 2 (double tower)
wall-2-help = In your turn, one completed tower in which you have the majority counts double.
wall-3 = 3 (double house)
wall-3-help = In your turn, one completed house in which you have the majority counts double.
wall-4 = 4 (unfinished path)
wall-4-help = At the end, your longest unfinished path scores 1 point a tile.
wall-5 = 5 (unfinished tower)
wall-5-help = At the end, your largest unfinished tower scores 2 points a tile.
wall-6 = 6 (unfinished house)
wall-6-help = At the end, your largest unfinished house scores 1 point a tile.
wall-7 = 7 (large court)
wall-7-help = At the end, each market in your largest court scores 4 points instead of 3.
wall-8 = 8 (larger keep)
wall-8-help = At the end, your keep counts 2 tiles more.
wall-9 = 9 (5 points)
wall-9-help = At the end, 5 points more.

## Options

option-keep = The keep
option-keep-help = Who may set up or move the keep.
option-keep-majority = Whoever scores the house
option-keep-majority-help = A completed house gets the keep of the player with the majority, whoever completed it.
option-keep-completer = Whoever completes it
option-keep-completer-help = You need the majority and must have laid the completing tile yourself.
option-largest-court = The largest court
option-largest-court-help = For wall tile 7: what makes a court large.
option-largest-court-tiles = Most tiles
option-largest-court-tiles-help = The court that lies on most tiles; of equals the one with more markets.
option-largest-court-markets = Most markets
option-largest-court-markets-help = The court with most markets.
option-scoring-order = The order of scoring
option-scoring-order-help = Who chooses the order when a tile completes several features of one player. Whoever lays the tile always scores first.
option-scoring-order-placer = Whoever lays the tile
option-scoring-order-placer-help = Whoever lays the tile also orders the other player’s features.
option-scoring-order-owner = Each their own
option-scoring-order-owner-help = Each player orders their own features.

## Decisions

decision-tile = Placing the tile
decision-subject = Placing a subject
decision-score = Scoring
decision-extra-turn = Wall tile 1
decision-over = Game over
prompt-tile = Place the tile ({ $tile }).
prompt-subject = Place a subject on this tile, or none.
prompt-score = Which feature do you score now?
prompt-score-other = Which feature of the other player is scored now?
prompt-double = Shall this feature count double?
prompt-extra-turn = Will you use wall tile 1 for another turn?
prompt-over = The game is over.

## Actions

action-place = Place the tile on { $square }
action-place-turned = Place the tile on { $square }, turned by { $degrees }°
action-place-nothing = Place a tile on { $square }, turned by { $degrees }° (none in hand)
action-subject-messenger = Messenger on the path ({ $where })
action-subject-knight = Knight in the tower ({ $where })
action-subject-burgher = Burgher in the house ({ $where })
action-subject-merchant = Merchant in the court ({ $where })
action-subject-nothing = Subject on part { $segment } of the tile (there is none)
action-none = Place no subject
action-score = Score: { $feature }, { $where } ({ $points })
action-score-nothing = Score a completed feature: { $where } (there is none)
action-double = Score double with wall tile { $tile }: { $feature }, { $where } ({ $points })
action-double-nothing = Score a completed feature double: { $where } (there is none)
action-again = Wall tile 1: take a second turn
action-end = End the turn

verb-place = Place
verb-subject = Subject
verb-none = No subject
verb-score = Score
verb-double = Score double
verb-again = Second turn
verb-end = End

# The number has no sign: + or − is written before it.
effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }
effect-points-paths = { $amount } for paths
effect-points-towers = { $amount } for towers
effect-points-houses = { $amount } for houses
effect-rival-points = { $amount ->
    [one] { $amount } point for the other
   *[other] { $amount } points for the other
  }
effect-on-offer = { $amount ->
    [one] { $amount } point to claim with a subject
   *[other] { $amount } points to claim with a subject
  }
effect-subjects = { $amount ->
    [one] { $amount } subject in reserve
   *[other] { $amount } subjects in reserve
  }
effect-wall-tiles = { $amount ->
    [one] { $amount } wall tile
   *[other] { $amount } wall tiles
  }
effect-rival-wall-tiles = { $amount ->
    [one] { $amount } wall tile for the other
   *[other] { $amount } wall tiles for the other
  }
effect-keep = { $amount ->
    [one] { $amount } tile for the keep
   *[other] { $amount } tiles for the keep
  }

## Log

log-place = { $player } places a tile on { $square }: { $tile }.
log-subject-messenger = { $player } sends a messenger to { $square }.
log-subject-knight = { $player } posts a knight on { $square }.
log-subject-burgher = { $player } settles a burgher on { $square }.
log-subject-merchant = { $player } lays a merchant down on { $square }.
log-none = { $player } places no subject.
log-score = { $player } chooses the order of scoring.
log-not-doubled = { $player } keeps the wall tile and does not score double.
log-double = { $player } uses a wall tile to score double.
log-again = { $player } uses wall tile 1 and takes another turn.
log-end = { $player } ends the turn.
log-scored = { $player } scores { $points }: { $feature }.
log-doubled = { $player } scores { $points }, counted double: { $feature }.
log-tied = As many subjects on both sides, nobody scores: { $feature }.
log-keep = { $player }’s keep moves into a house of { $tiles }.
log-wall-tile = { $player } stops on a corner tower and takes wall tile { $tile }.
log-removed = A tile fits nowhere and leaves the game: { $tile }.
log-over = The game is over.
log-final = { $player } ends with { $points }.
log-final-parts = { $player } ends with { $points } (final count: { $parts }).
log-winner = { $player } wins the game.
log-draw = Equal scores: the game is a draw.

## Points

part-paths = Paths
part-towers = Towers
part-houses = Houses
part-keep = Keep
part-courts = Courts
part-unfinished = Unfinished features
part-bonus = Wall tiles 9
part-points = { $part } { $points }

## Why not?

no-such-action = There is no such action.
game-is-over = The game is over.
place-the-tile-first = Place the tile you have drawn first.
decide-about-a-subject-first = Decide first whether you place a subject.
finish-the-scoring-first = Finish the scoring first.
use-wall-tile-1-or-end-the-turn-first = Use wall tile 1 first, or end your turn.
place-one-tile-a-turn = The tile of this turn is already placed.
place-square-taken = There is already a tile on this square.
place-touches-nothing = One side of the tile must touch a start square or a tile already placed.
place-path-must-continue = A path of the tile would run into a side without a path.
place-path-would-stop = A path beside it would be cut off: it must go on across the tile.
place-looks-the-same = The tile looks the same when turned less: choose that rotation.
subject-no-such-segment = The tile has no feature there.
subject-feature-occupied = There is already a subject somewhere in this feature.
score-nothing-there = There is no feature there.
score-courts-at-the-end = Courts are scored only at the end of the game.
score-not-completed = This feature is not completed.
score-nobody-there = There is no subject in this feature.
score-no-majority = Nobody has the majority in this feature.
score-named-otherwise = This feature is chosen by another of its sides.
score-own-features-first = The features of the player whose turn it is are scored first.
score-order-is-all-the-same = The order makes no difference here: this feature will have its turn.
double-only-when-scoring = Features are doubled when they are scored.
double-paths-never = A path cannot count double.
double-only-in-ones-own-turn = A wall tile is used only in one’s own turn.
double-needs-wall-tile-2 = You need a wall tile 2.
double-needs-wall-tile-3 = You need a wall tile 3.
double-taken-this-turn = This wall tile was just taken: it can be used from your next turn on.
again-needs-wall-tile-1 = You need a wall tile 1.
again-only-at-the-end-of-a-turn = Wall tile 1 is used at the end of one’s turn.

## The rules in a few pages

help-goal-title = The aim
help-goal =
    The two of you fill the space within a castle’s walls with tiles. Paths, towers, houses and courts grow there; your subjects occupy them and score points. Whoever has most points after the final count wins.
help-turn-title = Your turn
help-turn =
    Draw a tile and place it. Then you may put one of your six subjects on it. Whatever the tile completes is scored at once, and the subjects there come back.
help-place-title = Placing the tile
help-place =
    One side of the tile touches a start square or another tile. Paths must go on; everything else may meet as it likes, and anything may lie along the wall. A tile that fits nowhere leaves the game and you draw another.
help-subjects-title = Your subjects
help-subjects =
    A messenger on a path, a knight in a tower, a burgher in a house, a merchant in a court. The whole feature must still be empty. Two occupied features may be joined later: only the majority scores, and nobody in a tie. A merchant lies there until the end.
help-score-title = What is completed
help-score =
    A path is worth 1 point a tile, 2 with a well. A tower is worth 2 points a tile, a house 1. Start squares count as tiles. It does not matter who completes the feature.

    Your first house gets your keep, which later moves only into a larger house.

    Whoever placed the tile moves their marker first.
help-walls-title = Wall tiles
help-walls =
    If your marker stops exactly on a corner tower, you take its wall tile. You can use it from your next turn on, and once. Tiles 1 to 3 are for your turn, tiles 4 to 9 for the end.
help-end-title = The end
help-end =
    After the last tile the largest keep scores as many points as the largest empty region has squares; of two equal keeps neither scores. Each court scores 3 points a market for whoever has most merchants there. Unfinished paths, towers and houses are worth nothing, except with the wall tiles 4, 5 and 6. Wall tile 9 is worth 5 points. Equal scores are a draw.
help-edition-title = This edition
help-edition =
    The line of the wall, most corner towers, the start squares and the 60 tiles are reconstructed: the originals could not be found. The rules are those of the game.
