### The town of Burdigala on the page: what is added to the game's own texts.

standing-built = Buildings: { $built } of { $sites }
standing-built-short = { $built } / { $sites }
standing-goods = { $count ->
    [one] { $count } goods card left
   *[other] { $count } goods cards left
  }
standing-last = Last turn
band = Rounds

tab-map = Map
tab-hand = Cards
tab-players = Others

## The turn
turn = The turn
step-move = Move
step-stone = Stone
step-after = End
your-turn = your turn
placing = Placing the pawns
placing-help = Everybody places pawns in turn, one to a point. A harbour brings nothing now. Point at a point to see the sites beside it.
over = Final count
over-help = Goods and corruption are revealed. Buildings that nobody has seen stay unseen.
throw-plain = { $first } and { $second }
throw-plain-help-move = Choose a die, then where to go. A stone will follow.
throw-plain-help-stone = Lay your stone on a site beside the pawn.
throw-plain-help-after = The turn is played. You may still play an intrigue.
throw-plain-other = A move, then a stone.
throw-double = Double { $first }
throw-double-help-move = All lanes are open; on an occupied point you send the other pawn away.
throw-double-help-stone = After the stone you may play again.
throw-double-help-after = You may play a whole turn more.
throw-double-other = All lanes are open, and a second turn is possible.
throw-seven = Sum of 7
throw-seven-help-move = After the stone you may let yourself be corrupted.
throw-seven-help-stone = After the stone you may let yourself be corrupted.
throw-seven-help-after = You may be corrupted: one stone more on the same site, or a goods card.
throw-seven-help-taken = The token is taken: one stone more on the same site, or a goods card?
throw-done = The turn is played.
throw-departed = Your pawn has left the town. The turn is over.
throw-no-move = No move with a stone is possible: a pawn has to leave the town.
throw-seven-other = After the stone, corruption is possible.
privilege-lanes = lanes open
privilege-occupied = occupied points allowed
privilege-again = play again, after the stone
privilege-corrupt = be corrupted, after the stone
privilege-second-stone = second stone
privilege-goods = goods card
answer-corrupt = Be corrupted
answer-again = Play again
answer-second-stone = One stone more
answer-goods = Goods card
answer-accept = Take the wine
answer-decline = Only the intrigue
answer-decline-swap = Swap nothing
token-price = costs 1 corruption token, hidden, 0 to 5
lead-die = Die { $number } chosen.
lead-die-short = Die { $number }.
prompt-walk = Where does your pawn go?
prompt-walk-double = Where does your pawn go? A double opens lanes and occupied points.
prompt-walk-seven = Where does your pawn go? A seven lets you be corrupted afterwards.
prompt-take = Which card do you want for your { $good }?
go-to = Go to { $point } · { $steps }
move-walk = To { $point }, then { $worth }
take-pawn = Take the pawn on { $point }
pawn-leaves = Take the pawn on { $point } off the map

## The map
walk-to = { $steps } to { $point }
then-stone = Then a stone:
beside = Sites beside it:
site-of = { $quarter }, { $stones } of { $size }
stones-laid = Stones: { $stones } of { $size }
becomes = You know: { $tile }
may-become = May become:
built-by = Finished by { $name }
seen-by = Seen in secret by { $names }
harbour-help = A move that ends here brings a goods card.
gate-help = Fast lanes join the gates with each other: with a double, or with the Chariot.
touches = Beside { $quarters }
bonus = Quarter bonus
bonus-help = For whoever finishes the first building of this quarter.
town-words = Map of Burdigala, { $points } points, { $built } of { $sites } buildings finished.
pawns-at = { $name }: { $points }.
pile-goods = Goods cards: { $count }
pile-goods-help = The game ends when there are none left.
pile-intrigues = Intrigues: { $count }
pile-intrigues-help = Drawn for pawns beside a quarter where a building is finished.
pile-corruption = Corruption tokens: { $count }
pile-corruption-help = Four of each value, from 0 to 5.
pile-stones = Stones: { $count }
pile-stones-help = The stones of a finished building come back here.
discarded = Discarded:

## Your cards
your-goods = Your goods
goods-of = Goods of { $name }
goods-count = { $good }: { $count }
points-at-end = at the end
no-goods = 5 different ones are worth 15
goods-hidden = They stay hidden until the end.
has-goods = { $count ->
    [one] { $count } goods card
   *[other] { $count } goods cards
  }
you-have = You have: { $count }
one-more = One more is worth
in-the-box = In the box: { $count }
you-give = You give
you-take = Card of { $name }
your-intrigues = Your intrigues
intrigues-of = Intrigues of { $name }
no-intrigues = No intrigues for now.
hand-hidden = { $count } in hand
hand-card = Card in hand ({ $count })
limit = { $held } of { $limit }
played-one = one played this turn
play-it = Play
discard-it = Discard
on-the-table = laid
short-consul = +2 for each building of two stones
short-hygiene = +2 for each building of three stones
short-chariot = Fast lanes without a double
short-boat = Sea lanes without a double
short-good-harvest = Five intrigues instead of three
short-in-vino-veritas = A goods card with each intrigue drawn
short-betrayal = A rival loses an intrigue
short-influence = Before walking: a die ± 1
short-indiscretion = See three sites in secret
short-merchant = See goods and swap
short-sailor = Draw three goods, keep one
short-publius-crassus = After the stone: one more
short-connections = Give back a corruption token
short-theft = Steal a random goods card
your-corruption = Your corruption
corruption-of = Corruption of { $name }
corruption-title = Corruption
corruption-help = Each token costs its value at the end. Whoever has the most loses { $extra } points more. Where the others stand is a guess.
only-you-see = only you see it
no-tokens = no token
tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }
danger-none = Nothing to lose for now.
danger-unlikely = −{ $total } as it stands. Probably not the highest.
danger-likely = −{ $total } as it stands, −{ $all } if it is the highest: that is likely.
danger-certain = −{ $all } as it stands: { $total }, and { $extra } for the highest.
danger-over = −{ $all } in the final count.

## The others
fact-pawns = pawns in town: { $count }
fact-buildings = buildings: { $count }
fact-goods = goods cards: { $count }
fact-intrigues = intrigues in hand: { $count }
fact-laid = intrigues laid: { $count }
fact-corruption = corruption tokens: { $count }
open-sheet = Enlarge: { $name }.
sheet-pawns = Pawns
sheet-buildings = Buildings finished: { $count }
sheet-intrigues = Intrigues laid · in hand: { $count }
sheet-goods = Goods: { $count }
sheet-corruption = Corruption tokens: { $count }
left-town = has left the town
not-placed = not placed yet
none-yet = Nothing for now.
nothing-laid = No intrigue laid.
unknown-goods = { $count ->
    [one] { $count } card you have not seen
   *[other] { $count } cards you have not seen
  }
