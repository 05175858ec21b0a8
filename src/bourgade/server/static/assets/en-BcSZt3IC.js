var e=`### Brügge on the page: what is added to the words of the game.

standing = Round { $round } · phase { $phase }
standing-card = card { $card } of { $of }
standing-short = { $round } · phase { $phase }
standing-short-card = { $round } · card { $card }
last-now = last round
last-next = round { $round } will be the last
rounds = Rounds
total = Total
at-end = of which at the end: { $parts }
part-points = { $part } { $points }

## The board
board = Shared board
own-town = Your town
town-of = Town of { $name }
first = begins
tab-town = Town
tab-board = Bruges
tab-others = The others
enlarge = Enlarge the town of { $name }
dice = Dice of the round
dice-none = The dice are thrown once everybody has drawn.
die = { $colour } die: { $value }
die-is-threat = a threat for everybody
die-florins = { $count ->
    [one] A { $colour } card played for florins brings { $count } florin.
   *[other] A { $colour } card played for florins brings { $count } florins.
  }
die-cost = Counts { $count } towards the price of progress.
die-threat = Everybody received a threat ({ $colour }: { $disaster }).
progress = Progress
progress-price = { $count ->
    [one] a level costs { $count } florin
   *[other] a level costs { $count } florins
  }
progress-none = no 1, no 2: no progress
step-price = { $count } to advance
level = level { $level }
level-of = { $name }: level { $level }
statues = Statues
statue = { $points ->
    [one] Statue worth { $points } point
   *[other] Statue worth { $points } points
  }
statue-gone = Statue { $points }, taken by { $name }
statues-of = { $points ->
    [one] Statues: { $points } point
   *[other] Statues: { $points } points
  }
pile = Draw pile { $side }: { $colour } back, { $count } cards
pile-empty = Draw pile { $side }: empty
cards-of = { $count ->
    [one] card
   *[other] cards
  }
extra = Extra pile { $count }
discarded = Discards { $count }
draw-left = left pile
draw-right = right pile

## The town
canal-built = Canal { $side }, space { $place }: built
canal-space = { $cost ->
    [one] Canal { $side }, space { $place }: { $colour } card, { $cost } florin
   *[other] Canal { $side }, space { $place }: { $colour } card, { $cost } florins
  }
canal-third = The third space is worth { $points } points at the end.
canal-fifth = The fifth space completes the canal: the highest statue is yours.
houses-of = Houses of { $name }
houses-none = No house yet: a card played face down becomes one.
house-empty = Free house ({ $colour })
house-of = { $card }, in a house ({ $colour })
house-used = { $card }, used already, in a house ({ $colour })
house-colour = Colour of the house: { $colour }
house-face = Face down, only you see it: { $card }
house-help = A character can move in. Every house is worth 1 point at the end.
house-new = New house
florins-of = { $count ->
    [one] florin
   *[other] florins
  }
threats = Threats ({ $colour }): { $count } of 3
threats-title = { $disaster } ({ $colour })
threats-count = You have { $count }; the third brings the disaster.
threats-soon = Careful: { $count } of 3. The next one brings the disaster.
threats-supply = Left in the supply: { $count }
majority-won = Majority won: { $name }
majority-open = Majority not won yet: { $name }
majority-won-help = Kept for good: { $points } points at the end.
majority-help = Lead alone at the end of a round: { $points } points at the end of the game.
hand = Your hand
hand-of = Hand of { $name }
hand-empty = No cards in hand.
card-in-hand = { $card } ({ $colour }, { $price ->
    [one] { $price } florin
   *[other] { $price } florins
  }). { $words }
price-points = { $price } florins · { $points } pt
known-effect = Effect known from the rules
known-partly = Known in part, effect reconstructed
known-none = Reconstructed card

## What can be done
lead-card = { $card }.
prompt-use = What does this card ({ $colour }) do? Touch a use, or a place in your town.
prompt-use-short = Choose its use ({ $colour })
prompt-pick = Which of these?
prompt-swap-to = For a worker of which colour?
house-free = Free house
swap-to = For: { $worker }
move-dig = Build the canal { $side }
choose-house-card = Touch the card of your hand that becomes a house.
put-back = Change your mind
several = { $move }, or something else here
swap-from = Exchange: { $worker }
lend = Give 1 florin to { $name }
move-activate = Activate: { $card }
move-lose = Lose: { $card }
move-burn-under = Burns: the house of { $card }
move-character = Place: { $card }
uses = { $card }: the six uses
uses-title = The six uses
uses-hint = Six things it can do
six-uses = Every card can bring workers or florins, remove a threat, build a canal or a house, or place its character.
choose-card = Touch a card: it rises and tells the six things it can do.
end-hint = Your card is played.
also = Also, this turn
activate-hint = { $count ->
    [one] { $count } character to activate: touch it in your town.
   *[other] { $count } characters to activate: touch them in your town.
  }
use-remove = Remove { $threat }
use-canal = Build a canal
use-house = Build a house
use-character = Place: { $card }
use-florins-note = { $colour } die
use-workers-short = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
use-florins-short = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
  }
use-remove-short = Threat
use-canal-short = Canal
use-house-short = House
use-character-short = Place

## The 165 characters
gallery-title = The 165 characters
gallery-open = All characters
gallery-discarded = The discard pile
gallery-search = Search
gallery-search-hint = Name or effect, in English, French or German
gallery-colour = Colour
gallery-symbol = Symbol
gallery-group = Group
gallery-price = Price
gallery-known = Origin
gallery-any = any
gallery-count = { $count ->
    [one] { $count } card of { $total }
   *[other] { $count } cards of { $total }
  }
gallery-clear = Show all
gallery-none = No card matches.
gallery-nothing = The discard pile is empty.
gallery-more = In three languages, and the sources
gallery-revised = Revised card:
gallery-invented = Nothing of this card is printed in the rules: all of it is reconstructed.
field-name-fr = French name
field-name-en = English name
field-name-de = German name
field-colour = colour
field-price = price
field-points = points
field-group = group
field-symbol = symbol
field-worker = worker
field-type = kind of infinity
field-effects = effect
`;export{e as default};