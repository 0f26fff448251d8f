### The quick reference: each game on one page. What the rules page says too is taken from there.

web-quick-title = { $game ->
    [dice] The dice game on one page
   *[ra] Ra on one page
}
web-quick-aim = { $game ->
    [dice] Three epochs, up to three throws a turn. Most points win.
   *[ra] Rio Grande 2008. Most points after three epochs win.
}
web-quick-where = quick reference
web-quick-full = Full rules
web-quick-goes = goes
web-quick-stays = stays
web-quick-each-epoch = at the end of each epoch
web-quick-worth = What it is worth
web-quick-last-only = after the third epoch only

web-quick-turn = Your turn: one of three
web-quick-draw = Draw a tile
    .how = while the lot has a free place. A Ra tile climbs the sky and starts an auction.
web-quick-invoke = Invoke Ra
    .how = for the lot as it lies. If nobody else bids, you must, unless the lot is full.
web-quick-gods = Use gods:
    .how = for each one you give up, take one tile of the lot; any but a god.
web-quick-no-sun = No sun left face up? You sit out until the epoch ends.
web-quick-auction = An auction
web-quick-swap = pay the { $paid }, gain the { $gained }
web-quick-auction-1 = Once round, left of the Ra player first, the Ra player last.
web-quick-auction-2 = One sun each, higher than the best so far, or pass.
web-quick-auction-3 = The winner takes every tile and the centre sun, face down until the next epoch. The sun paid becomes the centre sun.
web-quick-auction-4 = Nobody bid: after a drawn Ra the tiles stay; a full lot that was called goes.
web-quick-epoch = The epoch ends
web-quick-epoch-1 = at once when the last Ra place fills: no auction, unspent suns are wasted;
web-quick-epoch-2 = or when the last face-up sun is spent.
web-quick-epoch-then = Then all suns turn up again. Three epochs make a game.
web-quick-flood = 1 each, and it waters every Nile
web-quick-nile = 1 each, but only with a flood
web-quick-river = river
web-quick-kinds = different kinds
web-quick-last = After the third epoch also: highest sum of suns 5, lowest −5. Points never fall below zero. A tie is broken by the highest single sun.
web-quick-disasters = Disasters
web-quick-disasters-note = each takes two, then goes
web-quick-disasters-then = New tiles can be hit too. Gold and gods never. What you do not have, you do not owe.
web-quick-suns = Suns at the start
web-quick-suns-then = Sun 1 starts in the centre. The highest sun opens each epoch. Ra places: 6, 8, 9, 10 for 2, 3, 4, 5 players.
web-quick-hold = Press and hold a tile
web-quick-hold-how = Every tile on the table explains itself: rest on it with the pointer, reach it with the Tab key, or press and hold it.

web-quick-dice-roll = Roll, up to three throws
web-quick-dice-roll-1 = First all five dice, then any of them again, twice at most.
web-quick-dice-roll-2 = A Sun is locked as soon as it falls.
web-quick-dice-spend = Spend the others
web-quick-dice-spend-note = in any order, each once
web-quick-dice-ankh = stands in for any symbol beside a real one; every two unspent bring 2 points
web-quick-dice-count-suns = Count your Suns
