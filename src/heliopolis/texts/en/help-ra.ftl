### What ? says about the moves of Ra, and its rules in short.
### A rule with a .label is a line of a table.

help-ra-draw = draw: a Ra tile starts an auction, any other goes on the track (R-3.2)
help-ra-invoke-ra = ra: start an auction now; if nobody bids, you must (R-3.6, R-4.2)
help-ra-play-god = god TILE: swap a god for a tile of the track, for as many as you like (R-3.4)
help-ra-done = done: your turn ends, and disasters you took strike (R-3.5)
help-ra-bid = bid SUN: must beat the best bid; the winner swaps it for the centre one (R-4.1)
help-ra-pass = pass: you have no second chance in this auction (R-4.1)
help-ra-lose = lose TILE: a disaster takes it; choose what you need least (R-5.1)

rules-ra-title = The rules in short (the numbers are those of the full rules)
rules-ra-turn = Three epochs. On your turn you draw a tile, invoke Ra, or play gods. (R-3.1)
rules-ra-auction = An auction goes once round; who drew or invoked Ra bids last. You bid with one of your face-up suns. The winner takes every tile on the track, and the sun in the centre, face down until the next epoch; the sun paid takes its place. (R-4)
rules-ra-epoch = The epoch ends when the Ra track is full or the last sun is spent. (R-6.1)
rules-ra-points = Points after every epoch (R-7)
rules-ra-points-gods = 2 each
    .label = gods
rules-ra-points-gold = 3 each
    .label = gold
rules-ra-points-pharaohs = most 5, fewest -2
    .label = pharaohs
rules-ra-points-river = 1 for each Nile and flood, but only with a flood
    .label = river
rules-ra-points-civilization = no tile -5; 3, 4, 5 different kinds 5, 10, 15
    .label = civilization
rules-ra-last = After the third epoch also (R-8)
rules-ra-last-monuments = 1 for each kind up to 6; 7 kinds 10, all 8 kinds 15; three, four, five alike 5, 10, 15
    .label = monuments
rules-ra-last-suns = highest sum 5, lowest sum -5
    .label = suns
rules-ra-kept = Pharaohs, Niles and monuments are kept; all other tiles go after an epoch. (R-6.2)
rules-ra-disasters = Disasters take two tiles each: funeral pharaohs, drought floods and Niles, { $unrest } civilization, earthquake monuments. (R-5.1)
rules-ra-brackets = Suns in [brackets] are face down: they cannot be bid in this epoch. (R-4.3)
