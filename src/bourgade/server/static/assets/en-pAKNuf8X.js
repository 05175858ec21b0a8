var e=`### Burgenland on the page: what comes on top of the game's own texts.

standing = { $count ->
    [one] One piece to go
   *[other] { $count } pieces to go
  }
standing-short = { $count } to go
standing-over = All built

tab-map = Map
tab-piles = Piles
tab-players = Players

## The map
map = Map of Burgenland
map-words = { $castles } castles between { $crossings } milestones. Each castle takes cards in the colours of its two milestones.
castle-words = { $castle }, castle { $number }, { $colours }. { $sites }. { $state }
castle-can = You can build here: { $pieces }.
castle-near = { $missing ->
    [one] You are one card short.
   *[other] You are { $missing } cards short.
  }
castle-quiet = Nothing to build here for now.
site-free = { $site }: free
site-free-bonus = { $site }: free, { $bonus }
site-built = { $site }: { $piece }
site-built-by = { $site }: { $piece } of { $name }
milestone = Milestone { $colour }, crossing { $number }
either = { $one } or { $two }
great-built = { $name }: { $count ->
    [one] one piece
   *[other] { $count } pieces
  }
great-price = { $piece }: { $same } cards of one colour or { $different } of different colours
or = or

## The panel
build-title = What to build?
stock-of = { $name }: to build
build-hint = Touch a castle on the map, or a piece.
in-castles = { $count ->
    [one] in one castle
   *[other] in { $count } castles
  }
in-none = nowhere for now
where = { $piece }: where?
site-plain = no bonus
pay-by-cards = { $count } cards
pay-by-coins = { $count } coins
pay-how = Pay with
set-same = { $count } alike
set-different = { $count } different
set-coins = { $count } coins
to-architect = architect: { $count }
brief-jokers = { $amount ->
    [one] 1 joker
   *[other] { $amount } jokers
  }
brief-reward = { $amount ->
    [one] + 1 coin
   *[other] + { $amount } coins
  }
brief-exchange-tiles = 1 exchange
brief-bonus-tiles = 1 bonus
brief-cards = { $amount } cards
brief-victory = victory
with-pass = with the pass
wins = the last one: victory
you-have = Your cards for this castle
missing-cards = { $missing ->
    [one] One card short: { $colours }.
   *[other] { $missing } cards short: { $colours }.
  }
obstacle-none-left = none left
obstacle-no-site = no free site
obstacle-second-palace = has a palace already
obstacle-needs-wall = a wall is missing
obstacle-marker = at { $castle } ({ $number })
obstacle-cards = { $missing ->
    [one] one card short
   *[other] { $missing } cards short
  }
obstacle-architect = { $missing ->
    [one] 1 coin short
   *[other] { $missing } coins short
  }
done-action = Your action is done.
not-your-turn = It is not your turn.

## Paying
pay = Payment
pay-title = { $piece }: { $castle }
pay-joker = Buy a joker
price-castle = { $count ->
    [one] 1 card, { $colours }
   *[other] { $count } cards, { $colours }
  }
price-same = { $count } cards of one colour
price-different = { $count } cards of different colours
price-coins = { $count } coins, from any cards
price-architect = { $count ->
    [one] 1 coin for the architect
   *[other] { $count } coins for the architect
  }
price-joker = { $count } coins, no jokers
then-architect = { $count ->
    [one] Then: 1 coin for the architect.
   *[other] Then: { $count } coins for the architect.
  }
paid-before = Counted already
cheapest-ready = The cheapest is ready. Touch your cards to pay otherwise.
own-choice = Your own choice.
choose-cards = Touch the cards to pay with.
back-to-cheapest = The cheapest
take-back = Take back
amount-cards = { $amount } of { $due } cards
amount-coins = { $amount } of { $due } coins
do-cards = Pay these cards
do-wall = Build the wall
do-house = Build the house
do-palace = Build the palace
do-well = Build the well
do-joker = Buy the joker
short-cards = { $missing ->
    [one] One card short
   *[other] { $missing } cards short
  }
short-coins = { $missing ->
    [one] 1 coin short
   *[other] { $missing } coins short
  }
verdict-needless = One card too many
verdict-architect = Too little would be left for the architect
lost-coins = { $count ->
    [one] 1 coin too many is lost: there is no change.
   *[other] { $count } coins too many are lost: there is no change.
  }

## What stands below
lead-swap = Exchange.
prompt-swap = Touch a milestone.
prompt-swap-second = Touch the one that takes its place.
prompt-site = Touch a site.
prompt-piece = What do you build here?
prompt-nothing-here = Nothing to build here for now.
prompt-turn = Build, or draw:
prompt-turn-draw = Nothing to build for now. Draw:
prompt-pay-cards = { $title } · { $amount } of { $due } cards.
prompt-pay-coins = { $title } · { $amount } of { $due } coins.
verb-draw = Draw 2 cards
verb-draw-short = Draw 2
verb-joker = Joker for 6 coins
verb-joker-short = Joker
verb-prime = Prime
verb-prime-short = Prime
verb-swap = Exchange milestones
verb-swap-short = Swap
move-build = { $piece } in { $castle } ({ $site })
move-well = { $piece } in { $castle }
move-with-coins = { $move }, 10 coins
move-great-same = { $piece }, great castle: { $count } alike
move-great-different = { $piece }, great castle: { $count } different
move-great-coins = { $piece }, great castle: 10 coins
move-swap = Exchange { $one } and { $two }

## The hand
hand = Your hand
hand-of = Hand of { $name }
hand-empty = No cards in hand
hand-hidden = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
  }
hand-worth = { $count ->
    [one] 1 coin in all
   *[other] { $count } coins in all
  }
tiles = Your tiles
tiles-none = No tile yet
group-words = { $colour }: { $count ->
    [one] one card
   *[other] { $count } cards
  }

## Wells and piles
wells = Next well: { $castle }
step = { $count } coins
architect = Architect
architect-left = Still in the pile: { $list }
jokers = Jokers
pile = Draw pile
discards = Discards
discards-title = The discards
discards-none = Nothing is discarded.
exchanges = Exchanges
bonuses = Bonus
jokers-help = In the supply. You get them for walls, or buy them.
pile-help = Colour cards to draw. When it is empty, the discards are shuffled.
exchanges-help = Tiles earned by building on their sites: two milestones change places.
bonuses-help = Tiles earned by building on their sites. Which ones, everybody keeps to themselves.

## The players
race = Still to build
race-left = { $count } to go
race-words = { $name }: { $count ->
    [one] one piece
   *[other] { $count } pieces
  } to go ({ $pieces })
race-hint = Whoever builds their last piece wins.
count-of = { $count } × { $piece }
has-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
has-jokers = { $count ->
    [one] 1 joker among them
   *[other] { $count } jokers among them
  }
enlarge = Look at { $name } closely
seen-cards = Cards everybody has seen
built-where = Has built
built-nowhere = Nothing yet
in-hand = In hand
behind-screen = Behind the screen
map-made = Reconstructed map
reconstructed = The map, the bonuses and the frequency of the values are reconstructed; the rules say how, under “About this edition”.
`;export{e as default};