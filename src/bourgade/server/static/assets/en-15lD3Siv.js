var e=`### The Castles of Burgundy, in English.

title = The Castles of Burgundy
subtitle = Two dice a turn, an estate to build

## Numbers
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
silver = { $count } silver
workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
  }

## Colours of tiles and districts
colour-castle = Castles
colour-mine = Mines
colour-knowledge = Knowledge
colour-ship = Ships
colour-animal = Animals
colour-building = Buildings

district-castle = a castle district ({ $spaces })
district-mine = a mine district ({ $spaces })
district-knowledge = a knowledge district ({ $spaces })
district-ship = a river ({ $spaces })
district-animal = a pasture ({ $spaces })
district-building = a city ({ $spaces })

## Tiles: the name, the name with its article, the effect
tile-castle = Castle
tile-castle-the = the Castle
tile-castle-help = An extra action at once, as with a die of any number you like.
tile-mine = Mine
tile-mine-the = the Mine
tile-mine-help = One silver at the end of every phase.
tile-ship = Ship
tile-ship-the = the Ship
tile-ship-help = You move up one step in the turn order and load the goods of a depot of your choice.
tile-warehouse = Warehouse
tile-warehouse-the = the Warehouse
tile-warehouse-help = You may sell one type of goods at once, without a die.
tile-watchtower = Watchtower
tile-watchtower-the = the Watchtower
tile-watchtower-help = 4 points at once.
tile-workshop = Carpenter’s Workshop
tile-workshop-the = the Carpenter’s Workshop
tile-workshop-help = You may take a building at once from any numbered depot.
tile-church = Church
tile-church-the = the Church
tile-church-help = You may take a mine, a knowledge tile or a castle at once from any numbered depot.
tile-market = Market
tile-market-the = the Market
tile-market-help = You may take a ship or animals at once from any numbered depot.
tile-boarding-house = Boarding House
tile-boarding-house-the = the Boarding House
tile-boarding-house-help = 4 workers at once.
tile-bank = Bank
tile-bank-the = the Bank
tile-bank-help = 2 silver at once.
tile-city-hall = City Hall
tile-city-hall-the = the City Hall
tile-city-hall-help = You may place another tile of your storage at once, without a die.

tile-animal-the = the { $tile }
tile-cow-2 = 2 Cows
tile-cow-2-help = 2 points, and once more those of the other cows in the same pasture.
tile-cow-3 = 3 Cows
tile-cow-3-help = 3 points, and once more those of the other cows in the same pasture.
tile-cow-4 = 4 Cows
tile-cow-4-help = 4 points, and once more those of the other cows in the same pasture.
tile-pig-2 = 2 Pigs
tile-pig-2-help = 2 points, and once more those of the other pigs in the same pasture.
tile-pig-3 = 3 Pigs
tile-pig-3-help = 3 points, and once more those of the other pigs in the same pasture.
tile-pig-4 = 4 Pigs
tile-pig-4-help = 4 points, and once more those of the other pigs in the same pasture.
tile-sheep-2 = 2 Sheep
tile-sheep-2-help = 2 points, and once more those of the other sheep in the same pasture.
tile-sheep-3 = 3 Sheep
tile-sheep-3-help = 3 points, and once more those of the other sheep in the same pasture.
tile-sheep-4 = 4 Sheep
tile-sheep-4-help = 4 points, and once more those of the other sheep in the same pasture.
tile-chicken-2 = 2 Chickens
tile-chicken-2-help = 2 points, and once more those of the other chickens in the same pasture.
tile-chicken-3 = 3 Chickens
tile-chicken-3-help = 3 points, and once more those of the other chickens in the same pasture.
tile-chicken-4 = 4 Chickens
tile-chicken-4-help = 4 points, and once more those of the other chickens in the same pasture.

tile-knowledge-the = { $tile }
tile-knowledge-1 = Knowledge 1 (twin buildings)
tile-knowledge-1-help = Your cities may hold the same building more than once.
tile-knowledge-2 = Knowledge 2 (miners)
tile-knowledge-2-help = At the end of every phase each mine also gives you a worker.
tile-knowledge-3 = Knowledge 3 (silver for sales)
tile-knowledge-3-help = Every sale brings you 2 silver instead of one.
tile-knowledge-4 = Knowledge 4 (worker for sales)
tile-knowledge-4-help = Every sale also gives you a worker.
tile-knowledge-5 = Knowledge 5 (double cargo)
tile-knowledge-5-help = Your ships may load at two neighbouring depots at once.
tile-knowledge-6 = Knowledge 6 (buy anywhere)
tile-knowledge-6-help = You may make your purchase of the turn at any depot, not just the black one.
tile-knowledge-7 = Knowledge 7 (husbandry)
tile-knowledge-7-help = Every animal tile you count is worth one point more.
tile-knowledge-8 = Knowledge 8 (skilled workers)
tile-knowledge-8-help = Every worker you pay can turn a die by two steps.
tile-knowledge-9 = Knowledge 9 (die ±1 for buildings)
tile-knowledge-9-help = One free step of the die when you place a building.
tile-knowledge-10 = Knowledge 10 (die ±1 for ships and animals)
tile-knowledge-10-help = One free step of the die when you place a ship or animals.
tile-knowledge-11 = Knowledge 11 (die ±1 for castles, mines, knowledge)
tile-knowledge-11-help = One free step of the die when you place a castle, a mine or a knowledge tile.
tile-knowledge-12 = Knowledge 12 (die ±1 for taking)
tile-knowledge-12-help = One free step of the die when you take a tile from a depot.
tile-knowledge-13 = Knowledge 13 (silver with workers)
tile-knowledge-13-help = The action “take workers” also gives you a silver.
tile-knowledge-14 = Knowledge 14 (four workers)
tile-knowledge-14-help = The action “take workers” gives you 4 instead of 2.
tile-knowledge-15 = Knowledge 15 (types sold)
tile-knowledge-15-help = At the end, 3 points for each type of goods you sold.
tile-knowledge-16 = Knowledge 16 (warehouses)
tile-knowledge-16-help = At the end, 4 points for each warehouse on your estate.
tile-knowledge-17 = Knowledge 17 (watchtowers)
tile-knowledge-17-help = At the end, 4 points for each watchtower on your estate.
tile-knowledge-18 = Knowledge 18 (workshops)
tile-knowledge-18-help = At the end, 4 points for each carpenter’s workshop on your estate.
tile-knowledge-19 = Knowledge 19 (churches)
tile-knowledge-19-help = At the end, 4 points for each church on your estate.
tile-knowledge-20 = Knowledge 20 (markets)
tile-knowledge-20-help = At the end, 4 points for each market on your estate.
tile-knowledge-21 = Knowledge 21 (boarding houses)
tile-knowledge-21-help = At the end, 4 points for each boarding house on your estate.
tile-knowledge-22 = Knowledge 22 (banks)
tile-knowledge-22-help = At the end, 4 points for each bank on your estate.
tile-knowledge-23 = Knowledge 23 (city halls)
tile-knowledge-23-help = At the end, 4 points for each city hall on your estate.
tile-knowledge-24 = Knowledge 24 (kinds of animals)
tile-knowledge-24-help = At the end, 4 points for each kind of animal on your estate.
tile-knowledge-25 = Knowledge 25 (goods sold)
tile-knowledge-25-help = At the end, 1 point for each goods tile you sold.
tile-knowledge-26 = Knowledge 26 (bonus tiles)
tile-knowledge-26-help = At the end, 2 points for each bonus tile, large or small.

## Short labels, four characters at most (animals and knowledge have a number besides)
short-castle = Cast
short-mine = Mine
short-ship = Ship
short-warehouse = Ware
short-watchtower = Wtch
short-workshop = Work
short-church = Chur
short-market = Mark
short-boarding-house = Bord
short-bank = Bank
short-city-hall = Hall
short-cow = co
short-pig = pi
short-sheep = sh
short-chicken = ch
short-knowledge = K

## Goods
good-turquoise = turquoise
good-turquoise-all = the turquoise goods
good-turquoise-count = { $count ->
    [one] { $count } turquoise goods tile
   *[other] { $count } turquoise goods tiles
  }
good-violet = violet
good-violet-all = the violet goods
good-violet-count = { $count ->
    [one] { $count } violet goods tile
   *[other] { $count } violet goods tiles
  }
good-pink = pink
good-pink-all = the pink goods
good-pink-count = { $count ->
    [one] { $count } pink goods tile
   *[other] { $count } pink goods tiles
  }
good-red = red
good-red-all = the red goods
good-red-count = { $count ->
    [one] { $count } red goods tile
   *[other] { $count } red goods tiles
  }
good-brown = brown
good-brown-all = the brown goods
good-brown-count = { $count ->
    [one] { $count } brown goods tile
   *[other] { $count } brown goods tiles
  }
good-orange = orange
good-orange-all = the orange goods
good-orange-count = { $count ->
    [one] { $count } orange goods tile
   *[other] { $count } orange goods tiles
  }

## Estates
board-1 = Estate 1
board-1-help = The estate for first games: 13 districts, the castle in the middle.
board-2 = Estate 2
board-2-help = 17 districts, with the only city of 8 spaces.
board-3 = Estate 3
board-3-help = 16 districts, all six knowledge spaces in one piece.
board-4 = Estate 4
board-4-help = 16 districts. The colours come from a single source.
board-5 = Estate 5
board-5-help = 19 districts, all of them small.
board-6 = Estate 6
board-6-help = 15 districts, all six ship spaces in one piece.
board-7 = Estate 7
board-7-help = 16 districts, a city of 7 spaces in the middle.
board-8 = Estate 8
board-8-help = 21 districts, one big pasture and six little cities. The colours come from a single source.
board-9 = Estate 9
board-9-help = 16 districts, two cities of 6 spaces.
board-10a = Estate 10a (reconstructed)
board-10a-help = { board-reconstructed }
board-10b = Estate 10b (reconstructed)
board-10b-help = { board-reconstructed }
board-10c = Estate 10c (reconstructed)
board-10c-help = { board-reconstructed }
board-10d = Estate 10d (reconstructed)
board-10d-help = { board-reconstructed }
board-10e = Estate 10e (reconstructed)
board-10e-help = { board-reconstructed }
board-10f = Estate 10f (reconstructed)
board-10f-help = { board-reconstructed }
board-10g = Estate 10g (reconstructed)
board-10g-help = { board-reconstructed }
board-10h = Estate 10h (reconstructed)
board-10h-help = { board-reconstructed }
board-reconstructed = Reconstructed: the printed layout could not be found, this one is our own invention. The Spielbox placement rules apply on it.

## Options
option-setup = Set-up
option-setup-help = Who chooses the estates, and how.
option-setup-standard = Agreed estates
option-setup-standard-help = Everybody plays the estate chosen before the game.
option-setup-expert-open = Experts, open choice
option-setup-expert-open-help = Everybody is dealt a sheet and chooses its side and the space of the start castle, one after the other in turn order.
option-setup-expert-secret = Experts, secret choice
option-setup-expert-secret-help = The same, but the choices are shown only when all have chosen.
option-boards = Estates
option-boards-help = One estate for each player, 1 to 9 or 10a to 10h.
option-boards-1 = { board-1 }
option-boards-2 = { board-2 }
option-boards-3 = { board-3 }
option-boards-4 = { board-4 }
option-boards-5 = { board-5 }
option-boards-6 = { board-6 }
option-boards-7 = { board-7 }
option-boards-8 = { board-8 }
option-boards-9 = { board-9 }
option-boards-10a = { board-10a }
option-boards-10b = { board-10b }
option-boards-10c = { board-10c }
option-boards-10d = { board-10d }
option-boards-10e = { board-10e }
option-boards-10f = { board-10f }
option-boards-10g = { board-10g }
option-boards-10h = { board-10h }
option-sheets = Sheets dealt
option-sheets-help = For the expert set-up: which sheets are in the pile.
option-sheets-base = Estates 1 to 9
option-sheets-base-help = The six sheets of the box. Which sides belong together is reconstructed.
option-sheets-spielbox = Estates 10a to 10h
option-sheets-spielbox-help = The four sheets of the Spielbox magazine, with reconstructed layouts.
option-sheets-all = All
option-sheets-all-help = All ten sheets together.
option-spielbox-action = Spielbox action
option-spielbox-action-help = On estates 10a to 10h: what 5 points and both dice of a turn allow.
option-spielbox-action-place = Found a castle
option-spielbox-action-place-help = Place a stored castle on a castle space that touches no tile.
option-spielbox-action-take = Reclaim a castle
option-spielbox-action-take-help = Take a castle that was left over in an earlier phase into the storage.
option-tie-break = Tie-break
option-tie-break-help = When players have equally many points.
option-tie-break-fewest-empty = Fewest empty spaces
option-tie-break-fewest-empty-help = Of tied players the one with fewer empty spaces wins; then the one later in turn order.
option-tie-break-most-empty = Most empty spaces
option-tie-break-most-empty-help = Of tied players the one with more empty spaces wins, as in other editions; then the one later in turn order.

## What is being decided
decision-turn = Turn
decision-discard = Storage full
decision-castle = Castle action
decision-warehouse = Warehouse
decision-workshop = Carpenter’s Workshop
decision-church = Church
decision-market = Market
decision-city-hall = City Hall
decision-ship = A ship arrives
decision-keep-goods = Choice of goods
decision-choose-side = Choice of side
decision-choose-start = Start castle
decision-over = Game over

prompt-turn-two = Use your two dice: { $first } and { $second }.
prompt-turn-one = Use your other die: { $number }.
prompt-turn-buy = Both dice are used. You may still buy a tile, or end your turn.
prompt-turn-end = Both dice are used. End your turn.
prompt-discard = Your storage is full. Which tile do you discard to make room for { $tile }?
prompt-castle = The castle gives you an action with any number you like.
prompt-warehouse = Warehouse: which goods do you sell?
prompt-workshop = Carpenter’s Workshop: which building do you take?
prompt-church = Church: which mine, knowledge tile or castle do you take?
prompt-market = Market: which ship or animals do you take?
prompt-city-hall = City Hall: which tile do you place as well?
prompt-ship = Your ship arrives. At which depot does it load?
prompt-keep-goods = Not everything fits: which type of goods do you keep?
prompt-choose-side = Choose the side of your sheet.
prompt-choose-start = Choose the space of your start castle.
prompt-over = The game is over.

## Actions
power-die = Die { $number }
power-turned = Die { $number } → { $target } ({ $workers })
power-turned-free = Die { $number } → { $target }
power-unthrown = Die no. { $die } (not thrown yet)
power-castle = Castle
power-building = Building
means-die = die { $number }
means-turned = die { $number } → { $target }, { $workers }
means-turned-free = die { $number } → { $target }
means-castle = thanks to the castle
means-building = thanks to the building

action-take = { $power }: take { $tile } from depot { $depot }
action-take-empty = { $power }: take a tile from depot { $depot }, place { $slot } (empty)
action-place = { $power }: place { $tile } on space { $space }
action-place-empty = { $power }: place stored tile no. { $slot } (empty) on space { $space }
action-sell = { $power }: sell { $goods } ({ $count })
action-sell-none = { $power }: sell { $goods } (none in stock)
action-workers = { $power }: take workers
action-buy = Buy { $tile } from the black depot ({ $price })
action-buy-empty = Buy from the black depot, place { $slot } (empty)
action-buy-from = Buy { $tile } from depot { $depot } ({ $price })
action-buy-from-empty = Buy from depot { $depot }, place { $slot } (empty)
action-discard = Discard { $tile }
action-discard-empty = Discard stored tile no. { $slot } (empty)
action-ship = Load at depot { $depot }: { $goods }
action-ship-empty = Load at depot { $depot } (empty)
action-ship-two = Load at depots { $depot } and { $next }: { $goods }
action-ship-two-empty = Load at depots { $depot } and { $next } (empty)
action-keep = Keep { $goods }
action-skip = Do without the benefit
action-end = End the turn
action-side = Choose { $board }
action-side-none = Choose side { $side } of the sheet
action-start = Start castle on space { $space }
action-found = Found: place { $tile } on space { $space } ({ $price } and both dice)
action-found-empty = Found with stored tile no. { $slot } (empty) on space { $space }
action-reclaim = Reclaim a castle that was set aside ({ $price } and both dice)

verb-take = Take
verb-place = Place
verb-sell = Sell
verb-workers = Workers
verb-buy = Buy
verb-buy-from = Buy elsewhere
verb-discard = Discard
verb-ship = Load
verb-ship-two = Load at two depots
verb-keep = Keep
verb-skip = Do without
verb-end = End
verb-side = Side
verb-start = Start castle
verb-found = Found
verb-reclaim = Reclaim

# The number has no sign: + or − is written before it.
effect-workers = { $amount ->
    [one] { $amount } worker
   *[other] { $amount } workers
  }
effect-silver = { $amount } silver
effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }
effect-points-districts = { $amount } for the district
effect-points-phases = { $amount } for the phase
effect-points-animals = { $amount } for the animals
effect-points-sales = { $amount } for the sale
effect-points-watchtowers = { $amount } for the watchtower
effect-points-bonuses = { $amount } for the bonus tile
effect-points-founding = { $amount } for the Spielbox action
effect-points-knowledge = { $amount } for knowledge
effect-points-silver = { $amount } for silver
effect-points-workers = { $amount } for workers
effect-points-unsold-goods = { $amount } for unsold goods
effect-goods = { $amount } goods
effect-extra-action = { $amount } action
effect-track = { $amount ->
    [one] { $amount } step in the turn order
   *[other] { $amount } steps in the turn order
  }
effect-bonus-tiles = { $amount ->
    [one] { $amount } bonus tile
   *[other] { $amount } bonus tiles
  }

## Log
log-take = { $player } takes { $tile } from depot { $depot } ({ $power }).
log-place = { $player } places { $tile } on space { $space } ({ $power }).
log-sell = { $player } sells { $goods } ({ $power }).
log-workers = { $player } takes workers ({ $power }).
log-buy = { $player } buys { $tile } from the black depot.
log-buy-from = { $player } buys { $tile } from depot { $depot }.
log-discard = { $player } discards { $tile }.
log-ship = { $player } loads at depot { $depot }: { $goods }.
log-ship-two = { $player } loads at depots { $depot } and { $next }: { $goods }.
log-ship-chooses = { $player } sorts the goods of depot { $depot }.
log-ship-nothing = { $player } loads nothing at depot { $depot }.
log-skip = { $player } does without the building’s benefit.
log-end = { $player } ends the turn.
log-side = { $player } chooses { $board }.
log-side-secret = { $player } chooses a side in secret.
log-start = { $player } puts the start castle on space { $space }.
log-start-secret = { $player } chooses in secret where the start castle goes.
log-reveal = { $player } plays { $board }, start castle on space { $space }.
log-found = { $player } founds { $tile } on space { $space } with both dice.
log-reclaim = { $player } reclaims a castle that was set aside, with both dice.
log-price = { $player } pays { $points }.
log-gain = { $player } receives { $gain }.
log-points = { $part }: { $points } for { $player }.
log-district = { $player } completes { $district }: { $points }, plus { $bonus } in phase { $phase }.
log-bonus-large = Whole colour covered ({ $colour }): large bonus tile for { $player }, { $points }.
log-bonus-small = Whole colour covered ({ $colour }): small bonus tile for { $player }, { $points }.
log-track = { $player } moves up on the turn order track (step { $step }).
log-no-benefit = { $tile }: of no use now, its benefit is lost.
log-phase = Phase { $phase }, round { $round }.
log-round = Phase { $phase }, round { $round }.
log-phase-end = Phase { $phase } is over.
log-mines = { $mines ->
    [one] { $player }’s mine yields { $gain }.
   *[other] { $player }’s { $mines } mines yield { $gain }.
  }
log-dice = { $player } throws { $first } and { $second }.
log-white = White die { $white }: { $goods } to depot { $white }.
log-over = The game is over.
log-final = { $player } ends with { $points }.
log-final-parts = { $player } ends with { $points } (final count: { $parts }).
log-winner = { $player } wins the game.
log-winner-tie = { $player } wins the game on the tie-break.

## The table in short words
show-phase = Phase { $phase }, round { $round } of 5
show-depot = Depot { $depot }
show-black = Black depot:
show-coming = Goods to come:
show-white = White die: { $number }
show-order = Order:
show-storage = Storage:
show-goods = Goods:
show-sold = { $count } sold
show-purse = Silver { $silver } · Workers { $workers }
show-bonuses = Bonus tiles:
show-no-board = The estate is not chosen yet.

## Points
part-districts = Districts
part-phases = Phase bonus
part-animals = Animals
part-sales = Sales
part-watchtowers = Watchtowers
part-bonuses = Bonus tiles
part-founding = Spielbox action
part-knowledge = Knowledge
part-silver = Silver
part-workers = Workers
part-unsold-goods = Unsold goods
part-points = { $part } { $points }

## Why not?
no-such-action = There is no such action.
game-is-over = The game is over.
make-room-in-the-storage-first = Your storage is full: discard a tile first.
finish-the-castle-action-first = First use the action the castle gives you.
use-or-skip-the-warehouse-first = First sell with the warehouse, or do without it.
use-or-skip-the-workshop-first = First take a building with the workshop, or do without it.
use-or-skip-the-church-first = First take a tile with the church, or do without it.
use-or-skip-the-market-first = First take a tile with the market, or do without it.
use-or-skip-the-city-hall-first = First place a tile with the city hall, or do without it.
choose-the-ships-depot-first = First choose the depot where your ship loads.
choose-the-goods-to-keep-first = First choose the goods to keep.
choose-a-side-first = First choose the side of your sheet.
choose-the-start-space-first = First choose the space of your start castle.
discard-only-for-a-new-tile = A tile is only discarded to make room for a new one.
ship-no-ship-arrived = To load goods, place a ship first.
keep-nothing-to-choose = There are no goods to sort right now.
skip-no-building-benefit = There is no building benefit to do without.
side-only-in-the-set-up = The side is chosen during the expert set-up.
start-only-in-the-set-up = The start castle is placed during the set-up.
no-castle-action-granted = Place a castle first to have its action.
no-building-benefit-granted = First place the building that gives this benefit.
skip-only-building-benefits = Only a building’s benefit can be left unused.
die-already-used = This die has been used already.
take-no-tile-there = There is no tile at that place.
take-too-few-workers = The die does not show this depot’s number, and you have too few workers to turn it that far.
take-workshop-takes-buildings = The carpenter’s workshop takes buildings only.
take-church-takes-mine-knowledge-castle = The church takes mines, knowledge tiles and castles only.
take-market-takes-ships-and-animals = The market takes ships and animals only.
place-storage-space-empty = That place in your storage is empty.
place-space-taken = There is a tile on this space already.
place-wrong-colour = The tile does not have the colour of this space.
place-not-adjacent = This space does not touch any of your tiles yet.
place-spielbox-needs-castle-or-own-colour = On this estate a tile must touch a castle or a tile of its own colour.
place-twin-in-city = This city has a building of this kind already.
place-too-few-workers = The die does not show this space’s number, and you have too few workers to turn it that far.
sell-no-such-goods = You have no goods of this type.
sell-too-few-workers = The die does not show the number of these goods, and you have too few workers to turn it that far.
buy-needs-knowledge-6 = Buying from a numbered depot needs knowledge 6.
buy-once-a-turn = You have bought a tile this turn already.
buy-no-tile-there = There is no tile at that place.
buy-too-little-silver = A purchase costs 2 silver, which you do not have.
discard-storage-space-empty = That place in your storage is empty.
ship-needs-knowledge-5 = Loading at two depots needs knowledge 5.
keep-already-loaded = These goods are on board already.
keep-no-such-goods-waiting = There are no goods of this type to load.
keep-lower-numbers-first = Types are chosen from the lowest number to the highest.
keep-every-free-space-must-be-filled = Choose a lower number: every free goods space must get a type.
end-dice-left = You still have a die to use. “Take workers” is always possible.
start-not-a-castle-space = The start castle goes on a castle space.
found-only-on-spielbox-boards = This action exists on estates 10a to 10h only.
found-other-reading-agreed = You agreed on the other reading: reclaim a castle, not found one.
found-needs-both-dice = This takes both dice, and one of them has been used.
found-no-castle-in-that-storage-space = There is no castle at that place in your storage.
found-space-taken = There is a tile on this space already.
found-not-a-castle-space = Only a castle space can be founded.
found-space-is-connected = This space touches a tile already: place the castle there with a single die.
found-too-few-points = This action costs 5 points, which you do not have.
reclaim-only-on-spielbox-boards = This action exists on estates 10a to 10h only.
reclaim-other-reading-agreed = You agreed on the other reading: found a castle, not reclaim one.
reclaim-needs-both-dice = This takes both dice, and one of them has been used.
reclaim-no-castle-set-aside = No castle has been set aside so far.
reclaim-storage-full = Your storage is full.
reclaim-too-few-points = This action costs 5 points, which you do not have.

## The rules in a few pages
help-goal-title = The aim
help-goal =
    You are a princess or prince of Burgundy. Little by little you cover your estate with tiles: castles, mines, ships, animals, buildings, knowledge. Nearly everything brings points.

    The game lasts five phases, A to E, of five rounds each. Whoever has the most points at the end wins.
help-turn-title = Your turn
help-turn =
    At the start of a round everybody throws two dice. On your turn each die gives you one action, in any order: take a tile, place a tile, sell goods, or take workers.

    A worker turns a die by one step, up or down; 6 and 1 are next to each other. You may pay several.

    Once a turn, between two actions, you may also buy a tile from the black depot for 2 silver.
help-take-title = Taking a tile
help-take =
    The die shows the depot, 1 to 6. Choose a tile there and put it into your storage, which has three places. If it is full, you first discard one of the three tiles.
help-place-title = Placing a tile
help-place =
    Choose a tile of your storage. The die must show the number of the space, the space must have the colour of the tile and touch a tile that lies there already. A city cannot hold the same building twice.

    The tile acts at once. A castle gives one more action. A ship loads goods and moves you up in the turn order. Animals bring points, and those of the same kind in the same pasture count again. A mine gives a silver at the end of every phase. Each building has its benefit, and each knowledge tile changes a rule or brings points at the end.
help-goods-title = Goods and workers
help-goods =
    You can keep three types of goods. To sell, the die must show the number of the type: all your goods of that type go. Each brings 2 points with two players, 3 with three, 4 with four, and the sale brings a silver.

    Any die lets you take two workers.
help-districts-title = Districts and colours
help-districts =
    Neighbouring spaces of one colour form a district. When you cover its last space it brings 1, 3, 6, 10, 15, 21, 28 or 36 points for its size, from 1 to 8 spaces, and on top of that 10 points in phase A, then 8, 6, 4 and 2.

    The first to cover all spaces of a colour receives the large bonus tile (5, 6 or 7 points with 2, 3 or 4 players), the second the small one (2, 3 or 4).
help-phases-title = Rounds and phases
help-phases =
    At the start of a round the white die shows which depot receives a goods tile. Players move in the order of the track: whoever is furthest begins, and on the same space whoever is on top.

    At the end of a phase the mines yield. Then the tiles that are left go away and new ones come; goods stay.
help-end-title = The end
help-end =
    After phase E each silver and each goods tile in stock is worth 1 point, two workers are worth 1 point together, and knowledge tiles 15 to 26 bring their points. Tiles left in the storage do not count.

    Of tied players the one with fewer empty spaces wins, then the one later in turn order.
help-expert-title = For experts
help-expert =
    Everybody is dealt a sheet and chooses its side and the castle space to start from, openly or in secret.
help-spielbox-title = Estates 10a to 10h
help-spielbox =
    Here a tile must touch a castle or a tile of its own colour; castles themselves are placed as usual. For 5 points and both dice you may place a stored castle on a castle space that touches nothing.

    Our estates 10a to 10h are reconstructed: they are not the printed layouts.
`;export{e as default};