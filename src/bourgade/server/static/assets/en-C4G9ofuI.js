var e=`### Burgundy’s table on the page: what is added to the texts of the game.

standing = Phase { $phase } · round { $round } of 5
standing-short = { $phase } · { $round }
band = Phase { $phase }
board = Shared board
round = Round
black-depot = Black depot
storage = Storage
storage-new = New
storage-empty = Free place in the storage
own-estate = Your estate
estate-of = { $name }’s estate
estate-words = { $title }. { $board }, { $built } of 37 spaces built.
enlarge = Show { $name }’s estate large
sold = Sold: { $count }
choose-side = Choose this side

tab-estate = Estate
tab-board = Board
tab-others = The others

stand-moving = is playing
stand-done = has played this round
stand-waiting = plays next

## What can be done
lead-die = Die { $number } chosen.
lead-die-short = Die { $number }.
prompt-targets = Touch a target, or:
prompt-no-targets = No target for this die. You can still:
prompt-pick = Which one?
prompt-buy = Which tile do you buy?
prompt-found = On which space do you found the castle?
verb-buy = Buy a tile
verb-found = Found a castle
tile-knowledge = Knowledge { $number }
move-take = { $tile }, depot { $depot }
move-buy = Buy: { $tile }
move-buy-from = Buy: { $tile }, depot { $depot }
move-discard = Discard: { $tile }
move-place = { $tile } on the { $number }
move-place-where = { $tile } on the { $number }, { $where }
move-sell = Sell { $count } × { $good }
move-keep = Keep { $count } × { $good }
move-workers = Workers
move-ship = Load at depot { $depot }
move-ship-two = Load at depots { $depot } and { $next }
with-workers = { $move } ({ $count ->
    [1] 1 worker
   *[other] { $count } workers
  })
several = { $move }, or { $count ->
    [2] another move
   *[other] other moves
  } here

## The board in words
nothing = nothing
depot-holds = Depot { $depot }: { $tiles }
black-holds = Black depot: { $tiles }
bonuses = Bonus tiles: { $large } points for the first player to cover a colour, { $small } for the second
order = Turn order: { $names }
where-east = in the east
where-south-east = in the south-east
where-south = in the south
where-south-west = in the south-west
where-west = in the west
where-north-west = in the north-west
where-north = in the north
where-north-east = in the north-east
where-middle = in the middle
`;export{e as default};