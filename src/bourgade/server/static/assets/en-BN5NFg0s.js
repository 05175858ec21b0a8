var e=`### Brügge, in English.

title = Bruges
subtitle = Five dice, four cards a round, a town of characters

## Numbers
florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
  }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
threats = { $count ->
    [one] { $count } threat
   *[other] { $count } threats
  }
levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
  }
canal-tiles = { $count ->
    [one] { $count } canal tile
   *[other] { $count } canal tiles
  }
characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
  }
houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
  }

## Colours and coloured things
colour-blue = blue
colour-brown = brown
colour-yellow = yellow
colour-red = red
colour-violet = violet
workers-blue = { $count ->
    [one] { $count } blue worker
   *[other] { $count } blue workers
  }
workers-brown = { $count ->
    [one] { $count } brown worker
   *[other] { $count } brown workers
  }
workers-yellow = { $count ->
    [one] { $count } yellow worker
   *[other] { $count } yellow workers
  }
workers-red = { $count ->
    [one] { $count } red worker
   *[other] { $count } red workers
  }
workers-violet = { $count ->
    [one] { $count } violet worker
   *[other] { $count } violet workers
  }
threats-blue = a blue threat
threats-brown = a brown threat
threats-yellow = a yellow threat
threats-red = a red threat
threats-violet = a violet threat
house-blue = a blue house
house-brown = a brown house
house-yellow = a yellow house
house-red = a red house
house-violet = a violet house
back-blue = a blue card
back-brown = a brown card
back-yellow = a yellow card
back-red = a red card
back-violet = a violet card
side-left = on the left
side-right = on the right
who = { $player }
die-shows = { $colour } { $number }

## Disasters
disaster-flood = flood
disaster-plague = plague
disaster-raid = raid
disaster-fire = fire
disaster-intrigue = intrigue
disaster-flood-help = You lose all your workers.
disaster-plague-help = You lose a character of your choice; its house stays.
disaster-raid-help = You lose all your florins.
disaster-fire-help = You lose a house or a tile at the end of a canal; the character of a burnt house returns to your hand.
disaster-intrigue-help = You lose 3 points, but never fall below 0.

## Characters
card = { $en }
card-unknown = a card
group-nobility = Nobility
group-performers = Performers
group-craftsmen = Craftsmen
group-church = Church
group-guard = Guard
group-scholars = Scholars
group-officials = Officials
group-merchants = Merchants
group-court = Court
group-artists = Artists
group-underworld = Underworld
symbol-worker = Worker
symbol-lightning = Lightning
symbol-infinity = Infinity
symbol-laurel = Laurel
majority-progress = Progress
majority-characters = Characters
majority-canals = Canal

## What characters do
and-then = { $first }; { $rest }
acts-worker = for a { $worker } worker: { $effects }
acts-lightning = when placed: { $effects }
acts-infinity = once a round: { $effects }
acts-standing = always: { $effects }
acts-laurel = at the end: { $effects }
amount-per = { $amount } { $per }
amount-at-most = { $amount } { $per } (at most { $most })
per-level = { $each ->
    [1] per level of progress
   *[other] per { $each } levels of progress
  }
per-majorities = per majority won
per-canal-tiles = { $each ->
    [1] per canal tile
   *[other] per { $each } canal tiles
  }
per-canal-thirds = per third canal space built
per-complete-canals = per complete canal
per-statues = per statue
per-houses = { $each ->
    [1] per house
   *[other] per { $each } houses
  }
per-house-colours = per different colour among your houses
per-workers = { $each ->
    [1] per worker
   *[other] per { $each } workers
  }
per-florins = { $each ->
    [1] per florin left
   *[other] per { $each } florins left
  }
per-characters = { $each ->
    [1] per character
   *[other] per { $each } characters
  }
per-groups = per different group among your characters
per-threats = per threat in front of you
per-group = per character of the group { $group }
per-die = per pip of the { $colour } die
count-level = levels of progress
count-majorities = majorities
count-canal-tiles = canal tiles
count-canal-thirds = third canal spaces
count-complete-canals = complete canals
count-statues = statues
count-houses = houses
count-house-colours = different colours among your houses
count-workers = workers
count-florins = florins
count-characters = characters
count-groups = different groups
count-threats = threats
count-group = characters of the group
count-die = pips of the die
score-if = { $points } if you have { $count } { $counted }
gain-workers-any = { $count ->
    [1] { $workers } of any colour
   *[other] { $workers } of any colours
  }
gain-workers-one = { $workers } of one colour of your choice
gain-workers-each = { $workers } of each colour
gain-cards = draw { $cards }
discard-any = { $count ->
    [1] discard a threat of any colour
   *[other] discard up to { $threats }, colours of your choice
  }
discard-worker = { $count ->
    [1] discard a threat of the colour of the worker paid
   *[other] discard up to { $threats } of the colour of the worker paid
  }
discard-trigger = { $count ->
    [1] discard a threat of that colour
   *[other] discard up to { $threats } of that colour
  }
discard-colour = { $count ->
    [1] discard { $threat }
   *[other] discard up to { $threats } ({ $colour })
  }
may-advance = advance { $levels } without paying
may-advance-paying = advance { $levels } for { $price }
may-dig = { $times ->
    [0] build a canal tile without card or florins
    [1] build a canal tile without a card, at its price
    [2] build a canal tile without a card, at twice its price
   *[other] build a canal tile without a card, at { $times } times its price
  }
may-build = { $workers ->
    [0] build a house with a card of your hand, without a worker
   *[other] build a house with a card of your hand and a worker
  }
may-play = play another card if you like
must-play = play another card
may-exchange-all = exchange as many of your workers as you like for others
may-exchange = exchange up to { $workers } for others
may-convert = { $times ->
    [1] exchange { $given } for { $got }
   *[other] exchange { $given } for { $got }, up to { $times } times
  }
take-from-each = every opponent gives you { $amount }
give-each = give 1 florin to every opponent: { $points } per florin
each-threat = { $count ->
    [1] every opponent receives { $threat }
   *[other] every opponent receives { $threat }, { $count } times
  }
each-threat-chosen = { $count ->
    [one] every opponent receives a threat of a colour of your choice
   *[other] every opponent receives { $count } threats of a colour of your choice
  }
each-loses-canal = { $count ->
    [one] every opponent loses a canal tile of their choice
   *[other] every opponent loses { $count } canal tiles of their choice
  }
each-loses-points = { $count ->
    [one] every opponent loses { $count } point
   *[other] every opponent loses { $count } points
  }
on-advance = for every level you advance: { $effects }
on-build-house = for every house you build: { $effects }
on-build-canal = for every canal tile you build: { $effects }
on-place-character = for every other character you place: { $effects }
on-discard-threat = for every threat you discard: { $effects }
modify-workers-more = the action “workers” gives { $value } more
modify-florins-more = the action “florins” gives { $value } more
modify-threats-more = { $value ->
    [one] the action “remove a threat” removes one more, of any colour
   *[other] the action “remove a threat” removes { $value } more, of any colours
  }
modify-canal-free = your canal tiles cost no florins
modify-canal-cheaper = { $value ->
    [one] your canal tiles cost { $value } florin less
   *[other] your canal tiles cost { $value } florins less
  }
modify-character-cheaper = { $value ->
    [one] your other characters cost { $value } florin less
   *[other] your other characters cost { $value } florins less
  }
modify-house-free = your houses cost no worker
modify-hand-limit = you may draw up to { $value } cards in phase 1
modify-progress-cheaper = { $value ->
    [one] progress in phase 2 costs { $value } florin less
   *[other] progress in phase 2 costs { $value } florins less
  }
modify-progress-anyway = { $value ->
    [one] if no die shows 1 or 2, you may advance in phase 2 for { $value } florin
   *[other] if no die shows 1 or 2, you may advance in phase 2 for { $value } florins
  }
modify-lightning-times = { $value ->
    [2] the lightning of characters you place later may act twice
   *[other] the lightning of characters you place later may act { $value } times
  }
modify-ties-count = a tie for the lead is enough for your majorities

## Options
option-engraver = Engraver
option-engraver-help = Which version of this card, the strongest of the game.
option-engraver-first = First edition
option-engraver-first-help = 12 florins, 2 points per different group.
option-engraver-revised = Revised card
option-engraver-revised-help = 9 florins, 1 point per different group.

## Decisions
decision-draw = Drawing
decision-progress = Progress
decision-turn = Turn
decision-over = Game over
decision-strikes = Order of disasters
decision-plague = Plague
decision-fire = Fire
decision-choose-house = Choice of a house
decision-take-workers = Workers to take
decision-take-colour = Colour of the workers
decision-discard = Threats to discard
decision-levels = A level offered
decision-dig = A canal tile offered
decision-build = A house offered
decision-play = Another card
decision-exchange = Exchange of workers
decision-convert = An exchange offered
decision-give = Workers to give
decision-breach = A canal tile lost
decision-threaten = Choice of the threat
decision-lend = Florins to give
decision-again = Lightning again
decision-draw-more = Cards to draw

prompt-draw = { $left ->
    [one] Draw { $left } more card.
   *[other] Draw { $left } more cards.
  }
prompt-draw-sixth = Would you like a sixth card?
prompt-progress = Would you like to advance a level for { $price }?
prompt-turn = Play your card no. { $number } of the round, or activate characters.
prompt-turn-end = Your card is played. Activate characters or end your turn.
prompt-turn-no-cards = You have no cards left. Activate characters or end your turn.
prompt-over = The game is over.
prompt-strikes = Several disasters strike you. Which one first?
prompt-plague = The plague: which character do you lose?
prompt-fire = The fire: which house or canal tile do you lose?
prompt-choose-house = { $card }: into which house?
prompt-take-workers = { $left ->
    [one] { $card }: take a worker.
   *[other] { $card }: take { $left } workers, one by one.
  }
prompt-take-colour = { $card }: { $left } workers of which colour?
prompt-discard = { $left ->
    [one] { $card }: which threat do you discard?
   *[other] { $card }: up to { $left } threats to discard. Which one?
  }
prompt-discard-more = You may remove one more threat. Which one?
prompt-levels = { $card }: would you like to advance a level?
prompt-dig = { $card }: on which side do you build the canal?
prompt-build = { $card }: which card becomes a house?
prompt-play = { $card }: play another card.
prompt-exchange = { $card }: which worker do you exchange for which other?
prompt-convert = { $card }: would you like to make this exchange?
prompt-give = { $left ->
    [one] { $card }: which worker do you give?
   *[other] { $card }: which workers do you give? { $left } to go.
  }
prompt-breach = { $card }: which canal tile do you lose?
prompt-threaten = { $card }: which threat for your opponents?
prompt-lend = { $card }: to whom do you give a florin?
prompt-again = { $card }: would you like its effect once more?
prompt-draw-more = { $left ->
    [one] { $card }: draw a card.
   *[other] { $card }: draw { $left } cards, one by one.
  }

## Actions
action-workers = { $card }: { $workers }
action-florins = { $card }: { $florins } ({ $colour } die)
action-florins-unthrown = { $card }: the florins of the { $colour } die (not thrown yet)
action-remove = { $card }: remove { $threat }
action-canal = { $card }: build the canal { $side } ({ $price })
action-canal-full = { $card }: build the canal { $side } (complete already)
action-house = { $card }: build { $house } ({ $price })
action-character = Place: { $card } ({ $price })
action-activate = Activate: { $card } ({ $text })
action-lose = Lose: { $card }
action-burn-under = Let the house of this character burn: { $card }
action-burn = Let { $house } burn (empty)
action-breach = Lose the last canal tile { $side }
action-in = Into { $house }
action-take = Take { $workers }
action-give = Give { $workers }
action-return = Return { $workers }
action-discard = Discard { $threat }
action-threaten = Every opponent receives { $threat }
action-suffer = Suffer first: { $disaster }
action-swap = Exchange { $given } for { $taken }
action-dig = Build the canal { $side } ({ $price })
action-dig-full = Build the canal { $side } (complete already)
action-draw = Draw { $card } { $side }
action-draw-empty = Draw { $side } (pile empty)
action-lend = Give 1 florin to { $player }
action-advance = Advance a level
action-advance-paying = Advance a level ({ $price })
action-convert = Make the exchange
action-again = Once more
action-done-stay = Do not advance
action-done-draw = Keep five cards
action-done-offer = Leave it at that
action-end = End the turn

verb-workers = Workers
verb-florins = Florins
verb-remove = Remove a threat
verb-canal = Canal
verb-house = House
verb-character = Character
verb-activate = Activate
verb-lose = Lose
verb-burn-under = Burn
verb-burn = Burn
verb-breach = Lose a tile
verb-in = Move in
verb-take = Take
verb-give = Give
verb-return = Return
verb-discard = Discard
verb-threaten = Threaten
verb-suffer = Suffer
verb-swap = Exchange
verb-dig = Canal
verb-draw = Draw
verb-lend = Give a florin
verb-advance = Advance
verb-convert = Exchange
verb-again = Once more
verb-done = Leave it
verb-end = End

# The number has no sign: + or − is written before it.
effect-florins = { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
  }
effect-workers-blue = { $amount ->
    [one] { $amount } blue worker
   *[other] { $amount } blue workers
  }
effect-workers-brown = { $amount ->
    [one] { $amount } brown worker
   *[other] { $amount } brown workers
  }
effect-workers-yellow = { $amount ->
    [one] { $amount } yellow worker
   *[other] { $amount } yellow workers
  }
effect-workers-red = { $amount ->
    [one] { $amount } red worker
   *[other] { $amount } red workers
  }
effect-workers-violet = { $amount ->
    [one] { $amount } violet worker
   *[other] { $amount } violet workers
  }
effect-threats-blue = { $amount ->
    [one] { $amount } blue threat
   *[other] { $amount } blue threats
  }
effect-threats-brown = { $amount ->
    [one] { $amount } brown threat
   *[other] { $amount } brown threats
  }
effect-threats-yellow = { $amount ->
    [one] { $amount } yellow threat
   *[other] { $amount } yellow threats
  }
effect-threats-red = { $amount ->
    [one] { $amount } red threat
   *[other] { $amount } red threats
  }
effect-threats-violet = { $amount ->
    [one] { $amount } violet threat
   *[other] { $amount } violet threats
  }
effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }
effect-end-characters = { $amount } at the end, for characters
effect-end-houses = { $amount } at the end, for houses
effect-end-laurels = { $amount } at the end, for laurels
effect-end-majorities = { $amount } at the end, for majorities
effect-end-canals = { $amount } at the end, for canals
effect-end-statues = { $amount } at the end, for statues
effect-end-progress = { $amount } at the end, for progress
effect-levels = { $amount ->
    [one] { $amount } level
   *[other] { $amount } levels
  }
effect-canal-tiles = { $amount ->
    [one] { $amount } canal tile
   *[other] { $amount } canal tiles
  }

## Log
log-workers = { $player } plays { $card } for workers.
log-florins = { $player } plays { $card } for florins.
log-remove = { $player } plays { $card } to remove a threat.
log-canal = { $player } plays { $card } and builds the canal { $side }.
log-house = { $player } builds { $house }.
log-house-own = { $player } builds { $house } ({ $card }, face down).
log-character = { $player } places a character: { $card }.
log-activate = { $player } activates a character: { $card }.
log-lose = { $player } loses a character: { $card }.
log-burn-under = { $player } lets a house burn and takes back into the hand: { $card }.
log-burn = { $player } loses { $house } (empty).
log-breach = { $player } loses a canal tile { $side }.
log-in = { $card } moves into { $house } of { $player }.
log-take = { $player } takes { $workers }.
log-give = { $player } gives { $workers } to { $other }.
log-return = { $player } returns { $workers }.
log-discard = { $player } discards { $threat }.
log-threaten = { $player } hands the others { $threat }.
log-suffer = { $player } first suffers this: { $disaster }.
log-swap = { $player } exchanges { $given } for { $taken }.
log-dig = { $player } builds the canal { $side }.
log-draw = { $player } draws { $card }.
log-lend = { $player } gives 1 florin to { $other }.
log-advance = { $player } advances a level.
log-convert = { $player } makes the exchange offered by { $card }.
log-again = { $player } has this effect once more: { $card }.
log-done = { $player } leaves it at that.
log-done-stay = { $player } does not advance.
log-end = { $player } ends the turn.
log-seen = { $player } looks at the cards drawn: { $cards }.
log-dice = { $player } throws the dice: { $dice }.
log-disaster = A disaster strikes { $player }: { $disaster }.
log-gains = { $player } gains { $what }.
log-loses = { $player } loses { $what }.
log-threat = { $player } receives { $threat }.
log-statue = { $player } completes a canal and takes statue { $value }.
log-last-round = A pile has run out: round { $round } will be the last.
log-majority = { $player } wins a majority: { $majority }.
log-round = Round { $round }. { $player } begins.
log-over = The game is over.
log-final = { $player } ends with { $points }.
log-final-parts = { $player } ends with { $points } (at the end: { $parts }).
log-winner = { $player } wins the game.
log-winner-florins = { $player } wins the game thanks to more florins.
log-winner-shared = { $player } shares the win.

## Points
part-start = Start
part-threats = Threats removed
part-benefits = Effects of characters
part-losses = Losses
part-characters = Characters
part-houses = Houses
part-laurels = Laurels
part-majorities = Majorities
part-canals = Canals
part-statues = Statues
part-progress = Progress
part-points = { $part } { $points }

## Why not?
no-such-action = There is no such action.
game-is-over = The game is over.
first-draw-cards = It is time to draw cards.
first-decide-about-progress = Decide first whether you advance on the progress track.
first-choose-the-disaster = Choose first which disaster to suffer.
first-choose-who-dies-of-the-plague = Choose first which character the plague takes.
first-choose-what-burns = Choose first what burns.
first-choose-a-house = Choose a house for the new character first.
first-take-the-workers = Take the workers you are due first.
first-choose-the-colour-of-the-workers = Choose the colour of the workers first.
first-discard-threats-or-be-done = Discard threats first, or leave it at that.
first-advance-or-be-done = Advance a level first, or leave it at that.
first-dig-or-be-done = Build the canal first, or leave it at that.
first-build-a-house-or-be-done = Build a house first, or leave it at that.
first-play-another-card = Play the other card first.
first-exchange-workers-or-be-done = Exchange workers first, or leave it at that.
first-use-the-offer-or-be-done = Make the exchange first, or leave it at that.
first-give-workers = Give the workers asked for first.
first-choose-the-canal-tile = Choose first which canal tile to lose.
first-choose-the-threat = Choose the colour of the threat first.
first-choose-who-gets-a-florin = Choose first who gets a florin.
first-repeat-or-be-done = Have the effect once more first, or leave it at that.
first-draw-for-the-character = Draw for your character first.
no-disaster = No disaster strikes you.
needs-a-character = This takes the effect of a character.
in-no-newcomer = No character is waiting for a house.
draw-only-in-phase-1 = Cards are drawn in phase 1, or thanks to a character.
advance-only-in-phase-2 = You advance in phase 2, or thanks to a character.
done-nothing-offered = There is nothing to decline.
card-not-in-hand = This card is not in your hand.
one-card-a-turn = You have played your card already.
too-few-florins = You have too few florins.
canal-section-full = This canal is complete already.
canal-wrong-colour = The next space of this canal has another colour.
colours-go-upwards = Colours are chosen in the order blue, brown, yellow, red, violet.
no-worker-of-that-colour = You have no worker of that colour.
no-threat-of-that-colour = You have no threat of that colour.
character-no-empty-house = You have no empty house.
activate-not-yours = This character is in none of your houses.
activate-lightning = Lightning acts only when it is placed.
activate-infinity = This character acts by itself.
activate-laurel = A laurel counts at the end of the game.
activate-once-a-round = This character has been used this round.
activate-no-worker = You lack the worker that activates it.
activate-nothing-to-do = It would have nothing to do now.
end-play-a-card-first = You have to play a card first.
draw-pile-empty = This pile is empty.
done-draw-up-to-five = You draw up to five cards.
done-activated-for-this = You activated it for this.
suffer-no-such-disaster = You do not have three threats of that colour.
not-your-character = This character is in none of your houses.
no-empty-house-of-that-colour = You have no empty house of that colour.
breach-no-tile-there = There is no tile on that side.
give-enough-must-be-left = Begin with an earlier colour: all that is asked for must be given.
convert-takes-florins = This exchange is paid in florins.
convert-takes-workers = This exchange is paid with a worker.
discard-other-colour = This character discards another colour.
swap-same-colour = A worker is exchanged for another colour.
swap-back-again = This colour has just been exchanged the other way.
lend-nobody-there = Nobody sits there.
lend-not-yourself = You cannot give yourself a florin.
lend-go-on-clockwise = Go on clockwise.
lend-every-florin = Every florin must find a taker.

## The rules in a few pages
help-goal-title = The aim
help-goal =
    You bring a town to life: houses, characters, canals, progress. Whoever has the most points at the end wins.

    A round has four phases: draw, throw the dice, play four cards, compare majorities.
help-draw-title = Phase 1: draw
help-draw =
    You fill your hand up to five cards, one by one, from either pile. You see only their backs, so their colours. Once you have them all, you look at your cards.

    When a pile is empty, the extra pile takes its place and the round is the last one. If that happens in phase 3, it is the next round.
help-dice-title = Phase 2: the dice
help-dice =
    Each die showing 5 or 6 gives everybody a threat of its colour. The third threat of a colour brings its disaster: flood (blue), plague (brown), raid (yellow), fire (red), intrigue (violet).

    The sum of the dice showing 1 or 2 is the price of a level on the progress track. Everybody may advance one level, no more.
help-actions-title = Phase 3: the six actions
help-actions =
    In turn everybody plays a card, four times. Every card can do everything: 2 workers of its colour; the florins of the die of its colour; remove a threat of its colour (1 point); build a canal tile on a space of its colour, paying its price; lie face down as a house, for a worker of its colour; place its character in an empty house, paying its price.
help-characters-title = The characters
help-characters =
    Lightning acts when placed. Workers and the first kind of infinity are activated once a round, before or after your card, also in the turn they are placed. The other kinds of infinity act by themselves. Laurels count at the end.
help-canals-title = The canals
help-canals =
    Two canals leave from your seal. You build from the seal outwards. The third space is worth 3 points at the end; a complete canal takes the highest statue left, from 7 to 2 points.
help-majorities-title = Phase 4: majorities
help-majorities =
    Whoever leads alone in progress, characters or canal tiles turns the marker: 4 points at the end, kept for good. Then the first player changes.
help-end-title = The end
help-end =
    To the points scored are added: characters, 1 point per house, laurels, majorities, canals, statues and the level of progress. If tied, florins decide.
help-edition-title = The cards of this edition
help-edition =
    The printed list of the 165 characters could not be found. This deck is reconstructed around 51 cards of which something is known; every card says what is known and what is our own invention. The prices of the canal spaces and the progress track are reconstructed too.
`;export{e as default};