### The table of Ra: The Dice Game in the browser: what stands on it, beside dice and on buttons.
### $die is a die with its colour and face, $colour and $colours are colours standing for spaces.

## The sky

web-dice-sky = Ra on { $made } of { $steps }
web-dice-sky-left = { $left } left
web-dice-sky-night = then night falls
web-dice-sky-over = Night has fallen
web-dice-sky-suns = { $n ->
    [0] no Sun this turn
    [1] one Sun this turn
   *[other] { $n } Suns this turn
}
web-dice-sky-track = Sun track: Ra has made { $made } of { $steps } steps, { $left } left.

## The dice

web-dice-tray = Dice
web-dice-state-air = in the air
web-dice-state-sky = in the sky
web-dice-state-keep = keep
web-dice-state-roll = roll
web-dice-state-free = free
web-dice-state-lifted = lifted
web-dice-state-used = used
web-dice-die = { $die }: { $state }
web-dice-die-air = { $colour }: { $state }

web-dice-lift-to-roll = Lift the dice you want to roll again.
web-dice-lift-to-spend = Lift dice, or press a dashed place: it lifts its dice.
web-dice-press-lit = Press a lit place.
web-dice-press-rows = Press the colours for your markers.
web-dice-lift-more = Not for these dice alone: press a dashed place to lift what is missing.
web-dice-or-disaster = You may declare a disaster.

web-dice-roll-again = { $left ->
    [0] Roll { $n } again, the last time
   *[other] Roll { $n } again, { $left } left
}
web-dice-roll-none = Roll again
web-dice-keep-all = Keep all
web-dice-end = End turn
web-dice-choose = Choose a place
web-dice-do-pharaoh = { $n ->
    [1] Move 1 with the Pharaoh
   *[other] Move { $n } with the Pharaoh
}
web-dice-do-nile = { $n ->
    [1] Move 1 on the Nile
   *[other] Move { $n } on the Nile
}
web-dice-do-flood = Flood the Nile
web-dice-do-civ = { $n ->
    [1] Marker on { $colours }
   *[other] Markers on { $colours }
}
web-dice-do-monument = Marker on { $colour }, column { $column }
web-dice-do-disaster = Declare { $disaster }

## The areas

web-dice-pharaohs = Pharaohs
web-dice-nile = Nile
web-dice-civilization = Civilization
web-dice-monuments = Monuments
web-dice-short-civilization = Civili­zation
web-dice-short-monuments = Monu­ments
web-dice-track-where = you { $own }, most { $most }
web-dice-track-most = most { $most }
web-dice-floods = { $n ->
    [0] dry
    [1] 1 flood
   *[other] { $n } floods
}
web-dice-space = Space { $space }
web-dice-space-with = Space { $space }: { $names }
web-dice-markers-own = { $n ->
    [0] you: no marker
    [1] you: 1 marker
   *[other] you: { $n } markers
}
web-dice-columns-own = { $n ->
    [1] you: 1 of { $all } columns
   *[other] you: { $n } of { $all } columns
}
web-dice-columns-alike = where several columns do the same, only the first lights up
web-dice-civ-row = { $colour }: { $names }
web-dice-row-free = { $n ->
    [0] full
    [1] 1 place free
   *[other] { $n } places free
}
web-dice-cell = { $column }, { $colour }
web-dice-cell-of = { $column }, { $colour }: { $name }
web-dice-outcome-steps = +{ $n }
web-dice-outcome-flood = Flood
web-dice-outcome-add = add
web-dice-lit = { $place }, with the lifted dice
web-dice-dashed = { $place }, with { $dice }

## What a disaster takes

web-dice-loses-civ = { $n ->
    [1] Choose one more marker to lose.
   *[other] Choose { $n } markers to lose, one after the other.
}
web-dice-loses-monument = { $n ->
    [1] Choose one more marker on the board to lose.
   *[other] Choose { $n } markers on the board to lose, one after the other.
}
web-dice-lose = Lose { $colour }
web-dice-lose-at = Lose { $colour }, column { $column }
web-dice-lose-none = Lose …
web-dice-keep-marker = Keep { $colour }
web-dice-back = Back
web-dice-goes = goes
web-dice-gone = gone
web-dice-alone = alone
web-dice-with = with { $names }

## The seats

web-dice-seats = Players
web-dice-points = pts
web-dice-seat-turn = { $throws ->
    [0] on turn
    [1] on turn, first throw
    [2] on turn, second throw
   *[other] on turn, third throw
}
web-dice-seat-chooses = choosing what to lose
web-dice-seat-won = victory
web-dice-seat-now = now { $points }

## This turn

web-dice-turn = This turn
web-dice-turn-used = used
web-dice-turn-sky = stays in the sky
web-dice-turn-air = in the air
web-dice-turn-nothing = for nothing now
web-dice-throws = { $n ->
    [1] { $n } throw made
   *[other] { $n } throws made
}

## The faces

web-dice-faces = The faces
web-dice-face-pharaoh = one step each
web-dice-face-nile = one step; three flood
web-dice-face-civ = three for a space
web-dice-face-monument = 1, 3, 5 for 1, 2, 3
web-dice-face-ankh = joins any; two: 2 points
web-dice-face-sun = 1, 2 move Ra; 3: 3 points; 4: disaster

## The score sheet

web-dice-sheet-dusk = { $epoch ->
    [1] Dusk of the first epoch
    [2] Dusk of the second epoch
   *[other] Dusk of the third epoch
}
web-dice-sheet-leads = { $who ->
    [you] Ra has set. You lead with { $points }.
   *[name] Ra has set. { $name } leads with { $points }.
}
web-dice-sheet-shared = Ra has set. { $names } share the lead with { $points }.
web-dice-sheet-won = { $who ->
    [you] You win
   *[name] { $name } wins
}
web-dice-sheet-won-shared = { $names } share the victory
web-dice-sheet-after = { $scores }, after three epochs
web-dice-sheet-before = Before
web-dice-sheet-of-epoch = Epoch { $epoch }
web-dice-sheet-start = Points at the start
web-dice-sheet-go-on = On to epoch { $epoch }
web-dice-sheet-close = Look at the board
web-dice-sheet-open = Score sheet
web-dice-sheet-epochs = Sheets
web-dice-sheet-whole = Whole game
web-dice-story-most = { $who ->
    [you] You gained most from { $item }: { $n } points.
   *[name] { $name } gained most from { $item }: { $n } points.
}
