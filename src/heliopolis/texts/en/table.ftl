### What every game says: of its table, its epochs and its end. $who and $name as in ra.ftl.

setting = { $n ->
    [1] { $game } for { $n } player, { $edition } edition.
   *[other] { $game } for { $n } players, { $edition } edition.
}
setting-changed = { $n ->
    [1] { $game } for { $n } player, { $edition } edition, { $changes }.
   *[other] { $game } for { $n } players, { $edition } edition, { $changes }.
}
setting-scores-hidden = hidden scores
override-disasters-after-turn = disasters strike after the turn
override-disasters-at-once = disasters strike at once
override-suns = suns as in { $edition }
override-names = names as in { $edition }
override-sun_track = { $n ->
    [1] Sun track of { $n } step
   *[other] Sun track of { $n } steps
}
seats-clockwise = Seats, clockwise: { $names }.

headline = Epoch { $epoch } of { $epochs }. { $what }
headline-over = The game is over.
move-prompt = { $who ->
    [you] Your move:
   *[name] { $name }'s move:
}

epoch-scored = Epoch { $epoch } is scored: { $points }.
epoch-scored-seat = { $name }: { $net } to { $points }
game-won = { $who ->
    [you] The game is over: you win with { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
   *[name] The game is over: { $name } wins with { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
}

## Score sheets and the result

sheet-epoch = Epoch { $epoch }
sheet-net = This epoch
sheet-points = Points now
sheet-none = No epoch has been scored yet.
result-title = Final points
points-hidden = ? points

## The names of seats that have no other

seat-person = Player { $number }
