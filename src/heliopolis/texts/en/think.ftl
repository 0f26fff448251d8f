### What search thinks of moves: the words of its table, and its reasons.
### Numbers that are not whole have one decimal.
### A reason is reason-, the game and a code; $tile is a disaster by its name.
### A margin is margin-, the game and the code of a use of dice.

think-at = { $n ->
    [1] After { $n } move.
   *[other] After { $n } moves.
}
think-spent-even = { $simulations ->
    [1] { $simulations } simulation, spent evenly
   *[other] { $simulations } simulations, spent evenly
}, as many whole rounds on each class of moves; { $positions ->
    [1] { $positions } position.
   *[other] { $positions } positions.
}
think-spent-play = { $simulations ->
    [1] { $simulations } simulation, spent as in play
   *[other] { $simulations } simulations, spent as in play
}; { $positions ->
    [1] { $positions } position.
   *[other] { $positions } positions.
}
think-seat = { $who ->
    [you] The figures are yours.
   *[name] The figures are those of { $name }.
}
think-order = Moves are in the order that is best for { $name }; the difference is how much less or more the chance of { $seat } is than with the first.
think-earlier = { $why ->
    [over] { $at ->
        [1] The game is over after { $at } move
       *[other] The game is over after { $at } moves
    }
   *[chance] { $at ->
        [1] After { $at } move chance comes next
       *[other] After { $at } moves chance comes next
    }
}, so this is about the last decision before that: --at { $n }.
think-left-out = { $n ->
    [1] { $n } more move is not shown; --all shows it.
   *[other] { $n } more moves are not shown; --all shows them.
}
think-patience = Thinking ...

## Above the table: what things are worth, and what one more of each use of dice is

think-next-ra = The next tile is Ra with a chance of { $share }.
think-lot = Worth of the lot:
think-margins = Worth of one more:

margin-ra-dice-pharaoh = Pharaoh step
margin-ra-dice-nile = Nile step
margin-ra-dice-flood = flood cube
margin-ra-dice-nile-with-flood = Nile step with a flood cube
margin-ra-dice-civ = civilization marker
margin-ra-dice-monument-new = monument in a new column
margin-ra-dice-monument-more = monument in an own column
margin-ra-dice-spared-pharaoh = averted Pharaoh disaster
margin-ra-dice-spared-nile = averted Nile disaster
margin-ra-dice-spared-civ = averted civilization disaster
margin-ra-dice-spared-monument = averted monument disaster

## The table

think-column-share = chance
think-column-difference = diff.
think-column-points = points
think-column-visits = visits
think-percent = { $n }%
think-number = { $n }
think-best = best
think-played = { $move } (played)
think-more = { $n ->
    [1] { $n } more
   *[other] { $n } more
}
think-other = { $name } { $share }, { $points }
think-odds-ra = The chance of this tile is { $share }.
think-odds-ra-dice = The chance of this throw is 1 in { $n }.
think-label-alike = like:
think-label-others = others:
think-label-expected = expected:
think-label-why = why:

## Reasons: what changes for a seat, and by how many points

think-reason = { $what } { $points }

reason-ra-points = points
reason-ra-gods = gods
reason-ra-gold = gold
reason-ra-pharaohs = pharaohs
reason-ra-river = river
reason-ra-civilization = civilization
reason-ra-monuments = monuments
reason-ra-disaster = { $tile }
reason-ra-sun-for-sun = sun { $paid } for sun { $gained }
reason-ra-suns = suns
reason-ra-track = auction track

reason-ra-dice-pharaohs = Pharaohs
reason-ra-dice-river = Nile
reason-ra-dice-civilization = civilization
reason-ra-dice-monuments = monuments
reason-ra-dice-suns = Suns
reason-ra-dice-ankhs = Ankhs
reason-ra-dice-turns = turns to come
