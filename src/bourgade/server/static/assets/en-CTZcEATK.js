var e=`### Burdigala, in English.

title = Burdigala
subtitle = Two dice, a Roman town under construction

## Numbers and names

who = { $player }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }
count-of = { $count } × { $what }
point = { $point }
point-harbour = { $point } (harbour)
point-gate = { $point } ({ $gate })
pawn = pawn on { $point }
pawn-nowhere = pawn no. { $pawn }
site = site { $site } ({ $quarter })

## Buildings: the name, and the name in a sentence

tile-fountain = Fountain
tile-fountain-the = the Fountain
tile-public-well = Public Well
tile-public-well-the = the Public Well
tile-potters-workshop = Potter’s Workshop
tile-potters-workshop-the = the Potter’s Workshop
tile-tavern = Tavern
tile-tavern-the = the Tavern
tile-altar = Altar
tile-altar-the = the Altar
tile-bakers-oven = Baker’s Oven
tile-bakers-oven-the = the Baker’s Oven
tile-storehouse = Storehouse
tile-storehouse-the = the Storehouse
tile-domus = Domus
tile-domus-the = the Domus
tile-market = Market
tile-market-the = the Market
tile-portico = Portico
tile-portico-the = the Portico
tile-curia = Curia
tile-curia-the = the Curia
tile-arch = Arch
tile-arch-the = the Arch
tile-baths = Baths
tile-baths-the = the Baths
tile-basilica = Basilica
tile-basilica-the = the Basilica
tile-aqueduct = Aqueduct
tile-aqueduct-the = the Aqueduct
tile-temple = Temple
tile-temple-the = the Temple
tile-necropolis = Necropolis
tile-necropolis-the = the Necropolis
tile-necropolis-help = No points, but all your corruption tokens go back.
tile-forum = Forum
tile-forum-the = the Forum
tile-theatre = Theatre
tile-theatre-the = the Theatre
tile-amphitheatre = Amphitheatre
tile-amphitheatre-the = the Amphitheatre
tile-stopped-site = Abandoned Site
tile-stopped-site-the = the Abandoned Site
tile-stopped-site-help = Few points for its size, but you draw two intrigues.
tile-other = “{ $name }”

## Goods

good-wine = Wine
good-ceramics = Ceramics
good-copper = Copper
good-wheat = Wheat
good-tin = Tin

## Intrigues

intrigue-consul = Consul
intrigue-consul-help = Stays on the table. 2 points more whenever you finish a building of two stones.
intrigue-hygiene = Hygiene
intrigue-hygiene-help = Stays on the table. 2 points more whenever you finish a building of three stones.
intrigue-chariot = Chariot
intrigue-chariot-help = Stays on the table. Your pawns may use the fast lanes without a double.
intrigue-boat = Boat
intrigue-boat-help = Stays on the table. Your pawns may use the sea lanes without a double.
intrigue-good-harvest = Good Harvest
intrigue-good-harvest-help = Stays on the table. You may hold five intrigues instead of three, in hand and on the table.
intrigue-in-vino-veritas = In Vino Veritas
intrigue-in-vino-veritas-help = Stays on the table. Whenever you draw an intrigue, you may draw a goods card too for a corruption token.
intrigue-betrayal = Betrayal
intrigue-betrayal-help = A rival loses an intrigue: one on the table, or a random one out of the hand.
intrigue-influence = Influence
intrigue-influence-help = Before your move: one of your dice counts one more or one less.
intrigue-indiscretion = Indiscretion
intrigue-indiscretion-help = Look in secret at what three sites will become.
intrigue-merchant = Merchant
intrigue-merchant-help = Look at a rival’s goods. You may swap one of your cards for one of theirs.
intrigue-sailor = Sailor
intrigue-sailor-help = Draw three goods cards and keep one; the others go back into the pile.
intrigue-publius-crassus = Publius Crassus
intrigue-publius-crassus-help = After your stone: one stone more. Of the stones of this turn only the last one scores.
intrigue-connections = Connections
intrigue-connections-help = Give back a corruption token of your choice.
intrigue-theft = Theft
intrigue-theft-help = Take a random goods card from a rival.

## Options

option-compensation = Points for later players
option-compensation-help = On our map, playing earlier is an advantage. The rulebook gives nothing for it.
option-compensation-none = None
option-compensation-none-help = As in the rulebook.
option-compensation-points = A head start
option-compensation-points-help = Those who play later begin with points, measured so that every place wins about equally often.
option-corruption-tie = Equally corrupt
option-corruption-tie-help = When several players are the most corrupt together.
option-corruption-tie-all-lose = All of them lose
option-corruption-tie-all-lose-help = Each of them loses 5 points more.
option-corruption-tie-nobody-loses = Nobody loses
option-corruption-tie-nobody-loses-help = Only a single most corrupt player loses 5 points more.
option-neighbours = Neighbours of a building
option-neighbours-help = Intrigues drawn when a building is finished.
option-neighbours-each-pawn = One for each pawn
option-neighbours-each-pawn-help = Every other pawn beside the quarter brings a card.
option-neighbours-each-player = One for each player
option-neighbours-each-player-help = A player draws one card, however many pawns stand there.
option-loops = Round trips
option-loops-help = A move that comes back to the point it started from.
option-loops-allowed = Allowed
option-loops-allowed-help = The point is empty once the pawn has left it.
option-loops-forbidden = Forbidden
option-loops-forbidden-help = A pawn must end on another point.
option-influence = Influence and privileges
option-influence-help = What a die changed by the Influence card does.
option-influence-steps = Only steps
option-influence-steps-help = Doubles and sevens stay as they were thrown.
option-influence-everything = Everything
option-influence-everything-help = The changed die also makes or breaks a double or a seven.
option-publius-crassus = The stone of Publius Crassus
option-publius-crassus-help = Where the additional stone may go.
option-publius-crassus-any-site = Any site beside the pawn
option-publius-crassus-any-site-help = Also another one than the first stone’s.
option-publius-crassus-same-site = The same site
option-publius-crassus-same-site-help = As with the second stone of a seven.

## Decisions

decision-place = Placing pawns
decision-move = Move
decision-push = Making way
decision-stone = Stone
decision-after = End of the turn
decision-departed = A pawn has left
decision-privilege = Privilege of the seven
decision-alter = Influence
decision-extra-stone = Publius Crassus
decision-peek = Indiscretion
decision-betray = Betrayal
decision-visit = Merchant
decision-swap = Exchange
decision-rob = Theft
decision-keep = Sailor
decision-shed = Connections
decision-vino = In Vino Veritas
decision-discard = Too many intrigues
decision-over = Game over

prompt-place = Place one of your pawns on a free point.
prompt-move = Dice { $first } and { $second }: move one of your pawns.
prompt-move-double = Double { $first }: move one of your pawns. Lanes are open, occupied points too.
prompt-move-seven = { $first } and { $second } make seven: move one of your pawns. After the stone you may let yourself be corrupted.
prompt-move-none = Dice { $first } and { $second }: no move with a stone is possible. One of your pawns has to leave.
prompt-push = Where does the pawn of { $other } go that stood there?
prompt-stone = Lay a stone on a site beside your pawn.
prompt-after = End your turn, or play an intrigue first.
prompt-after-end = End your turn.
prompt-after-seven = A seven: a corruption token buys you a second stone or a goods card.
prompt-after-seven-goods = A seven: a corruption token buys you a goods card.
prompt-after-double = A double: for a corruption token you may play a whole turn more.
prompt-after-last = The game ends with this turn.
prompt-departed = Your pawn has left the town. End your turn.
prompt-privilege = The token is taken. A second stone on the same site, or a goods card?
prompt-alter = Influence: which die do you change?
prompt-extra-stone = Publius Crassus: where does the additional stone go?
prompt-peek = { $count ->
    [one] Indiscretion: look at one more site.
   *[other] Indiscretion: look at { $count } sites.
  }
prompt-betray = Betrayal: which intrigue is lost?
prompt-visit = Merchant: whose goods do you look at?
prompt-swap = These are the goods of { $other }. What do you swap?
prompt-rob = Theft: who loses a goods card?
prompt-keep = Sailor: which card do you keep?
prompt-shed = Connections: which corruption token do you give back?
prompt-vino = You draw an intrigue. A goods card as well, for a corruption token?
prompt-discard = { $count ->
    [one] You hold too many intrigues: discard one.
   *[other] You hold too many intrigues: discard { $count }, one by one.
  }
prompt-over = The game is over.

## Actions

action-place = Place a pawn on { $point }
action-move = Move the { $pawn } to { $point }
action-move-steps = { $steps }: { $pawn } to { $point }
action-move-push = { $steps }: { $pawn } to { $point }, in the place of { $other }
action-move-loop = { $steps }: { $pawn } around and back to { $point }
action-leave = Take the { $pawn } off the map
action-push = Send the other pawn to { $point }
action-stone = Stone { $number } of { $size } on { $site }
action-stone-last = Last stone on { $site }
action-stone-built = Stone on { $site } (finished)
action-corrupt = Take a corruption token (seven)
action-second-stone = Second stone on the same site
action-goods = Draw a goods card
action-again = Take a corruption token and play again (double)
action-end = End the turn
action-play = Play { $card }
action-alter = Die { $number } counts { $target }
action-alter-unthrown = Change die no. { $die } (not thrown yet)
action-peek = Look at { $site }
action-peek-built = Look at { $site } (finished)
action-betray = { $other } loses { $card }
action-betray-hand = { $other } loses a card out of the hand
action-visit = Look at the goods of { $other }
action-swap = Give { $give }, take { $take }
action-rob = Rob { $other }
action-keep = Keep { $good }
action-shed = Give back the token { $value }
action-accept = Draw a goods card too, for a corruption token
action-decline = Draw the intrigue only
action-decline-swap = Swap nothing
action-discard = Discard { $card } from the hand
action-discard-table = Discard { $card } from the table

verb-place = Place
verb-move = Move
verb-leave = Leave
verb-push = Make way
verb-stone = Stone
verb-corrupt = Be corrupted
verb-second-stone = Second stone
verb-goods = Goods card
verb-again = Play again
verb-end = End
verb-play = Intrigue
verb-alter = Change a die
verb-peek = Look
verb-betray = Betray
verb-visit = Visit
verb-swap = Swap
verb-rob = Rob
verb-keep = Keep
verb-shed = Give back
verb-accept = Accept
verb-decline = Decline
verb-discard = Discard

# The number is without its sign: + or − is written before it.
effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }
effect-points-stones = { $amount } for the stone
effect-points-buildings = { $amount } for the building
effect-points-bonuses = { $amount } quarter bonus
effect-points-offices = { $amount } for your intrigue
effect-points-goods = { $amount } for goods
effect-points-laurels = { $amount } for laurels
effect-points-corruption = { $amount } for corruption
effect-points-most-corrupt = { $amount } as the most corrupt
effect-points-compensation = { $amount } as a head start
effect-building = { $amount ->
    [one] a building
   *[other] { $amount } buildings
  }
effect-goods = { $amount ->
    [one] { $amount } goods card
   *[other] { $amount } goods cards
  }
effect-corruption = { $amount ->
    [one] { $amount } corruption token
   *[other] { $amount } corruption tokens
  }
effect-intrigues = { $amount ->
    [one] { $amount } intrigue
   *[other] { $amount } intrigues
  }
effect-rival-intrigues = { $amount ->
    [one] { $amount } intrigue for rivals
   *[other] { $amount } intrigues for rivals
  }
effect-pawns = { $amount ->
    [one] { $amount } pawn
   *[other] { $amount } pawns
  }
effect-extra-turn = { $amount ->
    [one] { $amount } turn
   *[other] { $amount } turns
  }
effect-laurels = { $amount } at the end
effect-set-points = { $amount } for goods at the end

## Log

log-place = { $player } places a pawn on { $point }.
log-move = { $player } goes from { $start } to { $point }.
log-move-loop = { $player } walks around and comes back to { $point }.
log-push = The pawn of { $other } makes way and goes to { $point }.
log-leave = { $player } cannot move and build: the { $pawn } leaves the town.
log-stone = { $player } lays a stone on { $site }: { $points }.
log-build = { $player } finishes { $tile } on { $site }: { $points }.
log-points = { $part }: { $points } for { $player }.
log-revoked = Only the last stone counts: { $player } gives back { $points }.
log-corrupt = { $player } is corrupted by a seven.
log-goods = { $player } draws a goods card.
log-goods-own = { $player } draws goods: { $goods }.
log-token = { $player } takes a corruption token.
log-token-own = { $player } takes a corruption token: { $value }.
log-cleansed = { $count ->
    [one] The necropolis takes a corruption token from { $player }.
   *[other] The necropolis takes { $count } corruption tokens from { $player }.
  }
log-intrigues = { $count ->
    [one] { $player } draws an intrigue.
   *[other] { $player } draws { $count } intrigues.
  }
log-intrigues-own = { $player } draws intrigues: { $cards }.
log-again = { $player } plays again.
log-end = { $player } ends the turn.
log-play = { $player } plays { $card }.
log-alter = { $player } lets the die { $number } count { $target }.
log-peek = { $player } looks at { $site }.
log-peek-own = { $player } looks at { $site } and sees { $tile }.
log-betray = { $other } loses { $card } from the table.
log-betray-hand = { $other } loses { $card } out of the hand.
log-visit = { $player } looks at the goods of { $other }.
log-visit-own = { $player } looks at the goods of { $other }: { $goods }.
log-swap = { $player } swaps a goods card with { $other }.
log-swap-own = { $player } gives { $give } to { $other } and takes { $take }.
log-decline-swap = { $player } swaps nothing.
log-rob = { $player } steals a goods card from { $other }.
log-rob-own = { $player } steals { $good } from { $other }.
log-keep = { $player } keeps one of the goods cards.
log-keep-own = { $player } keeps { $good }.
log-shed = { $player } gives back a corruption token.
log-shed-own = { $player } gives back the corruption token { $value }.
log-accept = { $player } drinks to the truth.
log-decline = { $player } declines the wine.
log-discard = { $player } holds too many intrigues and discards { $card }.
log-dice = { $player } throws { $first } and { $second }.
log-dice-double = { $player } throws a double { $first }.
log-dice-seven = { $player } throws { $first } and { $second }: seven.
log-over-built = All buildings stand: the game is over.
log-over-pawns = { $player } has no pawn left in the town: the game is over.
log-over-goods = The goods are all taken: the game is over.
log-final = { $player } ends with { $points }.
log-final-parts = { $player } ends with { $points } (final count: { $parts }).
log-most-corrupt = Nobody is more corrupt than { $player }: { $points } lost.
log-winner = { $player } wins the game.
log-winner-shared = { $player } shares the victory.

## Points

part-stones = Stones
part-buildings = Buildings
part-bonuses = Quarter bonuses
part-offices = Consul and Hygiene
part-goods = Goods
part-laurels = Laurels
part-corruption = Corruption
part-most-corrupt = Most corrupt
part-compensation = Head start
part-points = { $part } { $points }

## Why not?

no-such-action = There is no such action.
game-is-over = The game is over.
turn-is-over = Your pawn has left the town: this turn is over.
place-a-pawn-first = Place a pawn first.
push-the-other-pawn-first = First say where the other pawn goes.
choose-the-privilege-first = First choose the second stone or the goods card.
alter-a-die-first = Influence is played: change a die first.
lay-the-extra-stone-first = Publius Crassus is played: lay his stone first.
peek-at-a-site-first = Indiscretion is played: look at a site first.
choose-the-betrayal-first = Betrayal is played: choose the card first.
choose-whom-to-visit-first = The Merchant is played: choose whom he visits first.
swap-or-decline-first = Swap a goods card first, or decline.
choose-whom-to-rob-first = Theft is played: choose whom you rob first.
choose-the-goods-card-first = The Sailor is played: choose a goods card first.
choose-the-token-first = Connections is played: choose a corruption token first.
answer-in-vino-veritas-first = First say whether you use In Vino Veritas.
discard-an-intrigue-first = You hold too many intrigues: discard one first.
place-only-in-the-set-up = Pawns are placed before the first turn only.
push-nobody-in-the-way = Nobody stands in the way.
corrupt-first = Take the corruption token first: it buys this privilege.
alter-needs-influence = Only the Influence card changes a die.
peek-needs-indiscretion = Only the Indiscretion card lets you look at a site.
betray-needs-betrayal = Only the Betrayal card does that.
visit-needs-merchant = Only the Merchant card does that.
rob-needs-theft = Only the Theft card does that.
keep-needs-sailor = Only the Sailor card lets you choose goods.
shed-needs-connections = Only the Connections card takes a corruption token back.
nothing-is-offered = Nothing is offered to you now.
discard-only-when-too-many = Intrigues are discarded only when you hold too many.
stone-move-first = Move a pawn first.
only-after-the-stone = First the move and the stone.
end-move-first = A turn needs a move and a stone.
move-already-moved = You have moved a pawn in this turn.
end-stone-first = Lay your stone first.
stone-already-laid = You have laid your stone in this turn.
no-such-player = Nobody sits there.
not-yourself = Choose another player than yourself.
no-corruption-tokens-left = There is no corruption token left.
no-such-pawn = You have no such pawn on the map.
place-occupied = A pawn stands there already.
move-not-with-these-dice = Neither die leads exactly there without using a street twice.
move-no-loops = You have agreed that a pawn may not come back to where it started.
move-occupied = A pawn stands there; only a double may end on it.
move-no-stone-there = All sites beside that point are finished: no stone could follow.
leave-a-move-is-possible = A move with a stone is possible, so no pawn leaves.
push-occupied = A pawn stands there; the other one needs a free point.
stone-not-beside-the-pawn = This site is not in a quarter beside the pawn you moved.
stone-finished = This building is finished.
stone-same-site-agreed = You have agreed that Publius Crassus builds on the same site.
corrupt-needs-a-seven = Only a seven opens this way.
corrupt-once = One seven corrupts you only once.
corrupt-nothing-to-gain = There is nothing to gain: the site is finished and the goods are gone.
again-needs-a-double = Only a double lets you play again.
again-the-game-ends = The game ends with this turn.
play-not-in-hand = You do not have this intrigue in your hand.
play-one-a-turn = Only one intrigue may be played in a turn.
play-twin-on-the-table = The same card lies in front of you already.
play-nobody-has-intrigues = No rival has an intrigue.
play-influence-before-the-move = Influence is played before the move.
play-nothing-to-peek-at = You know all the sites.
play-nobody-has-goods = No rival has goods.
play-no-goods-left = The goods are all taken.
play-crassus-after-the-stone = Publius Crassus builds after your own stone.
play-no-site-for-crassus = No site beside your pawn can take another stone.
play-no-corruption-to-shed = You have no corruption token.
alter-equal-dice-take-the-first = The dice are equal: change the first one.
alter-no-such-face = A die goes from 1 to 6.
peek-finished = This building is there for everybody to see.
peek-seen-already = You know this site already.
betray-empty-hand = This player has no card in hand.
betray-not-on-the-table = This card does not lie in front of that player.
no-goods-there = This player has no goods.
swap-you-have-none = You have no such goods card.
swap-the-rival-has-none = Your rival has no such goods card.
swap-same-kind = Swapping equal cards changes nothing: decline instead.
keep-not-drawn = The Sailor did not draw this kind.
shed-no-such-token = You have no token of this value.
discard-not-on-the-table = This card does not lie in front of you.
discard-not-in-hand = This card is not in your hand.

## The rules in a few pages

help-goal-title = The aim
help-goal =
    Burdigala, the later Bordeaux, is being built. You send your people through the streets, help at the building sites and trade in the harbour. Whoever has the most points at the end wins.

    Points come from stones, finished buildings, sets of goods and lasting intrigues. Corruption costs points.
help-turn-title = Your turn
help-turn =
    Throw two dice. Move one of your pawns along the streets, exactly as far as one of the dice says. No street may be used twice in a move. Other pawns may be passed, but the move ends on a free point.

    Then lay a stone on a site in a quarter that touches your pawn. If no pawn can do both, one of your pawns leaves the map and your turn is over.

    A move that ends in a harbour brings you a goods card at once.
help-stones-title = Stones and buildings
help-stones =
    A stone earns as many points as places are still free on the site. The last stone turns the tile: now you see what was built, and score its value. The first building in a quarter with a bonus token scores the bonus too.

    Every other pawn beside the quarter, your own included, draws an intrigue for its player.

    Two buildings are special. The abandoned site lets you draw two intrigues. The necropolis scores nothing, but frees you of all corruption tokens.
help-dice-title = Doubles and sevens
help-dice =
    With a double your move may use sea lanes and fast lanes, and may end on an occupied point: you then send the pawn that stood there to any free point. After the stone you may take a corruption token and play a whole turn more.

    With a seven you may take a corruption token after the stone. It buys you a second stone on the same site (then only the second one scores) or a goods card.
help-intrigues-title = Intrigues
help-intrigues =
    In your turn you may play one intrigue, whenever you like after the dice. Cards with laurels stay in front of you, give you an ability and 2 points at the end. You may not have the same one twice in front of you.

    You may hold three intrigues, in hand and on the table together. If you draw one too many, you discard one.
help-end-title = The end
help-end =
    The game ends with a player’s turn when all buildings stand, when a player has no pawn left on the map, or when the goods pile is empty.

    Each set of different goods is worth 1, 3, 6, 10 or 15 points for one to five cards. Each lasting intrigue in front of you gives 2 points. Then corruption is revealed: you lose its value, and the most corrupt player loses 5 points more. Equal scores share the victory.
help-edition-title = This edition
help-edition =
    The map, the building tiles and some numbers of cards are reconstructed: the printed ones were not at hand. An owner of the box can correct them in a data file.
`;export{e as default};