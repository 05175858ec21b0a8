var e=`### Burgenland, in English.

title = Burgenland
subtitle = Cards of two colours, and a race to build everything

## Numbers
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
  }

## Pieces: the name, the name with its article, what it does
piece-wall = Wall
piece-wall-a = a wall
piece-wall-help = On any free square site. Gives you a joker for each wall that now stands in the castle.
piece-house = House
piece-house-a = a house
piece-house-help = Each house in a castle needs a wall there: two houses need two walls.
piece-palace = Palace
piece-palace-a = a palace
piece-palace-help = At most one in each castle. Besides the cards, the architect wants the coins his card shows.
piece-well = Well
piece-well-a = a well
piece-well-help = Only where the red marker stands. The first well brings cards worth 5 coins, the next 4, and so on.

## Colours and their symbols
colour-red = red
colour-green = green
colour-yellow = yellow
colour-light-blue = light blue
colour-dark-blue = dark blue
colour-violet = violet
colour-orange = orange
colour-white = white
colour-black = black
colour-brown = brown
colour-grey = grey
colour-pink = pink
colour-turquoise = turquoise
symbol-lion = lion
symbol-tree = tree
symbol-sun = sun
symbol-fish = fish
symbol-eagle = eagle
symbol-crown = crown
symbol-tower = tower
symbol-lily = lily

## Cards
card-joker = joker
card-joker-help = Stands for a card of any colour when you build. As money it is worth 3 coins.
card-colour = { $colour } { $value }
card-count = { $count } × { $card }
architect = Architect
architect-help = What a palace in a castle costs besides its cards. After each palace the next architect comes up.
marker = Red marker
marker-help = The castle where the next well may be built.

## Sites and what they give
site-north = north
site-west = west
site-east = east
site-extra = extra site
site-well = well
place-site = at { $castle } ({ $site })
place-well = at { $castle }
place-great = in the great castle
great-castle = Great castle
great-castle-help = Every building fits, without limits, without rewards, without an architect. Wells do not.
bonus-joker = Joker
bonus-joker-help = Whoever builds here receives a joker.
bonus-coins = 3 coins
bonus-coins-help = Whoever builds here draws cards openly until they are worth 3 coins or more.
bonus-exchange = Exchange tile
bonus-exchange-help = Whoever builds here receives an exchange tile.
bonus-bonus = Bonus tile
bonus-bonus-help = Whoever builds here draws a bonus tile and looks at it in secret.

## Tiles
tile-exchange = Exchange
tile-exchange-help = At any moment of your turn: two milestones of your choice change places.
tile-extra-site = Extra site
tile-extra-site-help = You build on this tile, in any castle. One such tile for each castle; all the rules hold, but there is no bonus.
tile-coin-payment = Coin payment
tile-coin-payment-help = You pay for a building or a well with any cards worth 10 coins or more. The architect is paid besides.
tile-pass = Pass
tile-pass-help = A second palace in a castle, or a house without its wall.
tile-prime = Prime
tile-prime-help = At any moment of your turn: draw cards openly until they are worth 5 coins or more.

## Options
option-neutral-houses = Neutral houses
option-neutral-houses-help = With three players: where the houses stand that belong to nobody.
option-neutral-houses-beside-walls = Beside walls
option-neutral-houses-beside-walls-help = In castles that have a neutral wall, as with two players.
option-neutral-houses-apart = Apart
option-neutral-houses-apart-help = In castles of their own, as the text for three players says.
option-great-castle-jokers = Jokers in the great castle
option-great-castle-jokers-help = Whether jokers may stand among cards of different colours.
option-great-castle-jokers-any-set = In every set
option-great-castle-jokers-any-set-help = A joker stands for a colour that is not in the set.
option-great-castle-jokers-same-only = One colour only
option-great-castle-jokers-same-only-help = Different colours must all be real cards.
option-late-wells = Late wells
option-late-wells-help = What a well brings once the ladder is used up.
option-late-wells-one = One coin
option-late-wells-one-help = The last step of the ladder holds for all that follow.
option-late-wells-nothing = Nothing
option-late-wells-nothing-help = After the last step there is no reward.
option-prime = Prime
option-prime-help = Where the cards of the bonus tile Prime come from.
option-prime-pile = The pile
option-prime-pile-help = From the draw pile, like all rewards.
option-prime-discards = The discards
option-prime-discards-help = At random from the discards, as one sentence of the rules has it.

## What is being decided
decision-turn = Turn
decision-rest = After the action
decision-pay-castle = Payment
decision-pay-same = Payment
decision-pay-different = Payment
decision-pay-coins = Payment in coins
decision-pay-architect = Architect
decision-pay-joker = Buying a joker
decision-over = Game over

prompt-turn = Build a piece, or draw two cards.
prompt-rest = Your action is done. You may still use tiles or buy jokers; then end your turn.
prompt-pay-castle = { $piece } { $place }: { $due ->
    [one] one more card,
   *[other] { $due } more cards,
  } { $one } or { $two }.
prompt-pay-same = { $piece } { $place }: { $due ->
    [one] one more card
   *[other] { $due } more cards
  } of one colour.
prompt-pay-different = { $piece } { $place }: { $due ->
    [one] one more card
   *[other] { $due } more cards
  } of different colours.
prompt-pay-coins = { $piece } { $place }: cards worth { $due ->
    [one] one more coin.
   *[other] { $due } more coins.
  }
prompt-pay-architect = { $piece } { $place }: { $due ->
    [one] one more coin
   *[other] { $due } more coins
  } for the architect.
prompt-pay-joker = A joker: colour cards worth { $due ->
    [one] one more coin.
   *[other] { $due } more coins.
  }
prompt-over = The game is over.

## Actions
price-castle = { $count } cards, { $one } or { $two }
price-coins = { $coins } with the tile Coin payment
price-same = { $count } cards of one colour
price-different = { $count } cards of different colours
price-architect = { $coins } for the architect
price-pass = with a Pass
action-build = Build { $piece } { $place }: { $price }
action-draw = Draw two cards
action-swap = Swap the milestones { $one } ({ $first }) and { $two } ({ $second })
action-prime = Use the Prime: cards worth 5 coins
action-joker = Buy a joker with colour cards worth 6 coins
action-pay = Pay { $card }
action-cheapest = Pay cheaply: { $cards }
action-cheapest-none = Pay cheaply
action-end = End the turn

verb-build = Build
verb-well = Well
verb-great = Great castle
verb-draw = Draw
verb-swap = Exchange
verb-prime = Prime
verb-joker = Buy a joker
verb-pay = Pay
verb-cheapest = Pay cheaply
verb-end = End

# The number has no sign: + or − is written before it.
effect-cards = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
  }
effect-jokers = { $amount ->
    [one] { $amount } joker
   *[other] { $amount } jokers
  }
effect-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
  }
effect-reward = { $amount ->
    [one] cards worth { $amount } coin
   *[other] cards worth { $amount } coins
  }
effect-architect = { $amount ->
    [one] { $amount } coin for the architect
   *[other] { $amount } coins for the architect
  }
effect-exchange-tiles = { $amount ->
    [one] { $amount } exchange tile
   *[other] { $amount } exchange tiles
  }
effect-bonus-tiles = { $amount ->
    [one] { $amount } bonus tile
   *[other] { $amount } bonus tiles
  }
effect-tile-extra-site = { $amount } Extra site
effect-tile-coin-payment = { $amount } Coin payment
effect-tile-pass = { $amount } Pass
effect-tile-prime = { $amount } Prime
effect-victory = { $amount } victory

## Log
log-plan = { $player } is about to build { $piece } { $place }.
log-plan-joker = { $player } is about to buy a joker.
log-count-out = { $player } counts out { $card }.
log-count-architect = { $player } turns to the architect.
log-build = { $player } builds { $piece } { $place } and pays { $cards }.
log-joker = { $player } buys a joker for { $cards }.
log-tile = { $player } uses a bonus tile: { $tile }.
log-jokers = { $player } receives { $jokers }.
log-reward = { $player } draws openly: { $cards } ({ $coins }).
log-shuffle = The pile is used up: the discards are shuffled.
log-exchange = { $player } receives an exchange tile.
log-bonus = { $player } draws a bonus tile.
log-bonus-own = { $player } draws a bonus tile: { $tile }.
log-draw = { $count ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $count } cards.
  }
log-draw-own = { $player } draws { $cards }.
log-draw-none = { $player } finds no card to draw.
log-swap = { $player } swaps the milestones { $one } ({ $first }) and { $two } ({ $second }).
log-architect = The next architect asks for { $coins }.
log-marker = The red marker moves to { $castle }.
log-end = { $player } ends the turn.
log-winner = { $player } has built everything and wins the game.
log-left = { $count ->
    [one] { $player } had one piece left.
   *[other] { $player } had { $count } pieces left.
  }

## Pieces built
part-walls = Walls
part-houses = Houses
part-palaces = Palaces
part-wells = Wells

## Why not?
no-such-action = There is no such action.
game-is-over = The game is over.
finish-the-payment-first = First finish the payment you have begun, or take it back.
action-already-done = You have done your action this turn already.
end-action-first = First build something or draw two cards.
build-no-such-piece-left = You have no such piece left.
build-site-taken = Something stands on this site already.
build-extra-site-taken = This castle has an extra site already.
build-no-extra-site-tile = This takes the bonus tile Extra site, which you do not have.
build-second-palace = There is a palace in this castle already.
build-house-needs-wall = A wall is missing: each house in a castle needs one.
build-no-coin-payment-tile = This takes the bonus tile Coin payment, which you do not have.
build-too-few-coins = Your cards are not worth 10 coins.
build-too-few-cards = You do not have four cards of the two colours of this castle, jokers included.
build-architect-too-dear = After this payment you could not pay the architect.
well-none-left = You have no well left.
great-too-few-of-one-colour = You do not have enough cards of one colour, jokers included.
great-too-few-colours = You do not have enough different colours for this.
swap-no-exchange-tile = You have no exchange tile.
prime-no-tile = You do not have the bonus tile Prime.
prime-nothing-to-draw = There is no card left to draw.
joker-too-few-coins = Your colour cards are not worth 6 coins.
pay-nothing-to-pay = There is nothing to pay right now.
pay-not-in-hand = You do not have this card.
pay-wrong-colour = This card has neither of the two colours of the castle.
pay-another-colour = The set you have begun has another colour.
pay-colour-in-the-set-already = This colour is in the set already.
pay-no-jokers-for-a-joker = Jokers are bought with colour cards.
pay-no-jokers-in-this-set = You agreed that different colours must be real cards.
pay-higher-values-first = Cards are counted out in one order: jokers, threes, twos, ones.
pay-too-few-after-it = With this card and those that follow it the payment could not be completed.
pay-architect-would-be-short = What is left could not pay the architect.
cheapest-already-counting = You are counting out the cards yourself: go on, or take them back.

## The rules in a few pages
help-goal-title = The aim
help-goal =
    Everybody builds in the castles of the land. Whoever is first to have built all of their walls, houses, palaces and wells wins, at once.
help-turn-title = Your turn
help-turn =
    You do one of two things: build one piece, or draw two colour cards.

    Besides, before or after it, you may use exchange and bonus tiles and buy jokers, as often as you can.
help-build-title = Building
help-build =
    A castle lies between two milestones. To build in it you pay four cards in the colours of these two, in any mixture; the coins on the cards do not matter. A joker stands for any card.

    The square sites take walls, houses and palaces, the round one a well. Many square sites have a bonus, which you receive once you have built there.
help-pieces-title = Walls, houses, palaces, wells
help-pieces =
    A wall brings a joker for each wall that now stands in the castle. A house needs a wall of its own there. A castle has room for one palace only, and for a palace you also pay the architect on top of the pile; he gives no change.

    A well can only be built where the red marker stands. The first brings cards worth 5 coins; the next one 4, then 3, 2 and 1. After each well the marker moves on.
help-rewards-title = Rewards in coins
help-rewards =
    You draw colour cards openly, one after the other, until together they are worth the reward or more. All of them come into your hand.
help-great-title = The great castle
help-great =
    Here you build without limits and without rewards, anything but wells. A wall costs 4 cards of one colour or 6 of different colours, a house 5 or 7, a palace 6 or 8. Jokers help.
help-jokers-title = Jokers and money
help-jokers =
    Colour cards worth 6 coins or more buy a joker, at any moment of your turn. When you pay with coins, a joker is worth 3. Nobody gives change.
help-tiles-title = Exchange and bonus tiles
help-tiles =
    An exchange tile swaps two milestones. The four bonus tiles: a site of your own in any castle; payment for a building or a well with 10 coins; a second palace, or a house without its wall; cards worth 5 coins. Nobody else sees which bonus tiles you have.
help-edition-title = About this edition
help-edition =
    The printed map could not be found. Which castle lies between which crossings, which site has which bonus, and how often each value occurs on cards and architects are our reconstruction, made to fit all that the rules say. If you own the game you can load the true data.
`;export{e as default};