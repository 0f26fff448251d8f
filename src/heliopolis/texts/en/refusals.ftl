### Why something is refused: refusal- and the code, with the parameters of the refusal.
### A seat comes as $who and $name ($who is nobody where nobody sits), and as the number $seat.
### A tile, a colour, a face or an area comes as a word, and with _key behind its name as notation;
### a tile also as an object ($tile_a) and with its $gender.
### Several things come as a list, and with _n behind the name as their number.

refusal-by-rule = { $why } ({ $rule })

## Ra

refusal-choose-an-action = { $who ->
    [you] It is your turn to draw, invoke Ra or play a god.
   *[name] It is { $name }'s turn to draw, invoke Ra or play a god.
}
refusal-tile-being-drawn = A tile is being drawn: an outcome such as +nile comes next.
refusal-more-gods-or-done = It is time to play another god or be done.
refusal-bid-or-pass = It is time to bid or pass.
refusal-choose-a-loss = { $disaster_key ->
    [unrest] { $who ->
        [you] You must choose a civilization tile to lose.
       *[name] { $name } must choose a civilization tile to lose.
    }
   *[earthquake] { $who ->
        [you] You must choose a monument to lose.
       *[name] { $name } must choose a monument to lose.
    }
}
refusal-track-full = The auction track is full.
refusal-no-god = { $who ->
    [you] You have no god.
   *[name] { $name } has no god.
}
refusal-tile-not-on-track = No { $tile } lies on the auction track.
refusal-no-such-sun = { $who ->
    [you] You have no face-up sun { $sun }, only { $suns }.
   *[name] { $name } has no face-up sun { $sun }, only { $suns }.
}
refusal-bid-too-low = A bid must be higher than { $best_bid }.
refusal-must-bid = { $who ->
    [you] You invoked Ra and nobody bid: you must.
   *[name] { $name } invoked Ra and nobody bid: { $name } must.
}
refusal-disaster-spares-tile = { $disaster } takes no { $tile }.
refusal-no-tile-to-lose = { $who ->
    [you] You have no { $tile } to lose.
   *[name] { $name } has no { $tile } to lose.
}
refusal-nothing-drawn = No tile is being drawn.
refusal-none-in-bag = No { $tile } is left in the bag.
refusal-no-auction = No auction is running, so there is nothing to bid for.

## The dice game

refusal-dice-in-the-air = { $dice_n ->
    [1] A die is in the air: an outcome such as +red:ankh comes next.
   *[other] Dice are in the air: an outcome such as +red:ankh comes next.
}
refusal-roll-or-keep = It is time to roll dice again or keep them all.
refusal-spend-or-end = The rolling is over: it is time to spend dice or end the turn.
refusal-must-lose-marker = { $area_key ->
    [civ] { $who ->
        [you] You must choose a civilization marker to lose.
       *[name] { $name } must choose a civilization marker to lose.
    }
   *[monument] { $who ->
        [you] You must choose a monument marker to lose.
       *[name] { $name } must choose a monument marker to lose.
    }
}
refusal-other-dice-in-the-air = { $dice_n ->
    [1] The die in the air is { $dice }, and no other.
   *[other] The dice in the air are { $dice }, no more and no fewer.
}
refusal-no-die-in-the-air = No die is in the air.
refusal-sun-stays = A Sun is not rolled again: { $dice }.
refusal-disaster-hits-other-area = { $area_key ->
    [civ] The disaster takes civilization markers.
   *[monument] The disaster takes monument markers.
}
refusal-no-civ-marker-there = { $who ->
    [you] You have no civilization marker on { $colour }.
   *[name] { $name } has no civilization marker on { $colour }.
}
refusal-no-monument-marker-there = { $who ->
    [you] You have no monument marker on { $colour }, column { $column }.
   *[name] { $name } has no monument marker on { $colour }, column { $column }.
}
refusal-too-few-suns = { $suns ->
    [0] A disaster takes { $needed } Suns, and there is none.
    [1] A disaster takes { $needed } Suns, and there is one.
   *[other] A disaster takes { $needed } Suns, and there are { $suns }.
}
refusal-disaster-declared-already = A disaster was declared in this turn already.
refusal-die-is-spent = The { $die } die is spent.
refusal-die-shows-other-face = The { $die } die shows { $shows }, neither { $face } nor Ankh.
refusal-no-real-die = At least one die of the group must show { $face } itself.
refusal-ankh-places-no-marker = The { $die } die shows an Ankh, which places no marker.
refusal-own-civ-marker-there = { $who ->
    [you] You have a marker on { $colour } already.
   *[name] { $name } has a marker on { $colour } already.
}
refusal-civ-space-full = No marker fits on { $colour } any more.
refusal-monument-space-taken = There is a marker on { $colour }, column { $column }, already.
refusal-own-marker-in-column = { $who ->
    [you] You have a marker in column { $column } already.
   *[name] { $name } has a marker in column { $column } already.
}
refusal-first-monument-takes-one-die = The first monument marker of a turn takes one die only.
refusal-further-monument-takes-two-dice = A further monument marker in a turn takes a second die: with COLOUR.

## At every table

refusal-game-over = { $ended ->
    [agreed] The game was ended by agreement.
    [left] This game was left by taking back a move.
    [abandoned] Nobody came back to the game, so it was ended.
   *[finished] The game is over.
}
refusal-not-your-seat = That is not your seat.
refusal-not-your-turn = It is not your turn.
refusal-old-version = The game has moved on since you looked.
refusal-no-such-seat = This table has { $seats } seats.
refusal-not-one-device = Moves can be taken back only where all people play at one device.
refusal-nothing-to-take-back = { $moves ->
    [1] The game has { $moves } move, so it cannot go back to move { $number }.
   *[other] The game has { $moves } moves, so it cannot go back to move { $number }.
}
refusal-before-the-seal = What was dealt before move { $first } had another seal, so the game cannot go back to move { $number }.
refusal-secret-does-not-fit = The secret is not the one of this game, or it was shown already.

## At a table over the network

refusal-not-playing = This table is not being played.
refusal-table-started = The game at this table has begun already.
refusal-no-free-seat = There is no free seat at this table.
refusal-wrong-token = This link opens no seat, or was used already. Ask the host for a new one.
refusal-no-such-table = There is no such table; it may have been removed.
refusal-table-busy = Too much happens at this table at once. Try again.
refusal-only-watching = Who watches cannot do that.
refusal-committed-already = This seat has promised its word already.
refusal-not-a-commitment = That is no SHA-256 hash of a word.
refusal-not-revealing-yet = Words are told when everybody has promised one.
refusal-nothing-to-reveal = This seat has no word to tell.
refusal-another-word = That is not the word that was promised.
refusal-not-sealing = Chance is not being sealed at this table.
refusal-clock-runs = Nobody's time is up.
refusal-time-is-up = Your time is up: a bot plays on. You can take the seat back.
refusal-hello-first = A client says hello first.
refusal-hello-twice = A client says hello once.
refusal-too-fast = That was too fast. Wait a moment.
refusal-chat-off = Nobody talks at this table.
refusal-muted = The host of the table has muted you.
refusal-nothing-said = There is nothing to say in that.
refusal-advice-off = There is no advice at this table.
refusal-not-away = Whoever sits there has not been away for two minutes.
refusal-store-full = The server has no room to keep the move, so it was not played. Nothing that was played before is lost.
refusal-store-away = The server cannot reach its database just now. Try again in a moment.
