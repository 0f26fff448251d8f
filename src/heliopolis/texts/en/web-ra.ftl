### The table of Ra in the browser. $who and $name as in ra.ftl.

web-ra-table = Table of Ra

## The sky: the Ra track and the centre sun

web-ra-sky = Ra track: { $taken } of { $spaces }, { $left } left.
web-ra-filled = { $taken } of { $spaces } Ra
web-ra-sky-over = The sun has set on the last epoch
web-ra-left = { $n } left
web-ra-then-night = { $n ->
    [0] night has fallen
    [1] the next one brings night
   *[other] then night falls
}
web-ra-hour-dawn = dawn
web-ra-hour-morning = morning
web-ra-hour-noon = around noon
web-ra-hour-afternoon = afternoon
web-ra-hour-dusk = dusk
web-ra-hour-night = night

## The track; names with places where they may break

web-ra-lot = { $n ->
    [0] The track is empty
    [1] For sale: { $n } tile
   *[other] For sale: { $n } tiles
}
web-ra-empty = empty
web-ra-not-for-gods = stays
web-ra-narrow-agriculture = Agri­culture
web-ra-narrow-flood = Flood
web-ra-narrow-step-pyramid = Step pyramid
web-ra-narrow-astronomy = Astron­omy
web-ra-narrow-earthquake = Earth­quake

## The rail: $n is the number of face-up suns

web-ra-rail-bids = Order of bids
web-ra-rail-turns = Order of turns
web-ra-rail-turn = { $who ->
    [you] your turn
   *[name] on turn
}
web-ra-rail-next = next
web-ra-rail-waiting = { $n ->
    [1] { $n } sun up
   *[other] { $n } suns up
}
web-ra-rail-out = no suns up
web-ra-rail-asked = { $who ->
    [you] your bid
   *[name] is asked
}
web-ra-rail-best = best bid
web-ra-rail-outbid = outbid
web-ra-rail-passed = passes
web-ra-rail-to-come = to bid
web-ra-rail-last = bids last

## Other seats and estates

web-ra-tag-bids = bids { $sun }
web-ra-tag-last = Ra, last
web-ra-pts = pts
web-ra-sun = sun { $sun }
web-ra-sun-down = sun { $sun }, face down
web-ra-show-estate = All tiles of { $name }
web-ra-estate = { $who ->
    [you] Your estate
   *[name] Estate of { $name }
}
web-ra-points = { $n ->
    [1] { $n } point
   *[other] { $n } points
}
web-ra-points-place = { $n ->
    [1] { $n } point, place { $place }
   *[other] { $n } points, place { $place }
}
web-ra-suns-sum = Suns { $suns } = { $sum }
web-ra-kinds-of = { $n } of { $all } kinds
web-ra-others-have = others: { $range }
web-ra-none-of = { $tile } (none)
web-ra-now-item = { $item }{"\u00A0"}{ $points }
web-ra-now-none = Nothing counts yet.
web-ra-now-floor = Nobody falls below zero.
web-ra-sheets = Score sheets

## What one may do

web-ra-tray = What you may do
web-ra-your-suns = Your suns
web-ra-lifted = lifted
web-ra-too-low = too low
web-ra-spent = spent
web-ra-laid = offered
web-ra-draw = Draw a tile
web-ra-invoke = Invoke Ra
web-ra-use-god = Use a god
web-ra-bid = Bid { $sun }
web-ra-press-sun = Press a sun to bid it.
web-ra-pass = Pass
web-ra-back = Back
web-ra-put-back = Put back
web-ra-up-to = Bid up to { $sun }
web-ra-withdraw = Take the limit back
web-ra-standing = You bid up to { $sun } by yourself when it is your turn.
web-ra-invoke-ask = Invoke Ra?
web-ra-still-holds = { $name } still holds { $sun }.
web-ra-turn = { $n ->
    [0] Draw a tile, or invoke Ra for the sun alone.
    [1] Draw a tile, or invoke Ra for this one.
   *[other] Draw a tile, or invoke Ra for these { $n }.
}
web-ra-turn-full = Invoke Ra for these { $n }.
web-ra-why-odds = { $share } % of the tiles left are Ra.
web-ra-why-invoke = If you invoke Ra and nobody else bids, you must.
web-ra-why-full = The track is full. If you invoke Ra, you may also pass.
web-ra-why-bid = { $n ->
    [0] To win: the { $sun } alone.
    [1] To win: the { $sun } and { $n } tile.
   *[other] To win: the { $sun } and { $n } tiles.
}
web-ra-why-must = You invoked Ra and nobody has bid: you must.
web-ra-why-worth = Worth about { $points } to you.
web-ra-why-lot = The lot: about { $points } for you.
web-ra-why-stand = You can say now how high you will go.
web-ra-why-gods = Press tiles of the track; press again to put one back.
web-ra-spend-god = Spend a god, take a tile.
web-ra-gods-left = { $n ->
    [0] No god left.
    [1] { $n } god left.
   *[other] { $n } gods left.
}
web-ra-god-used = spent
web-ra-god-free = free
web-ra-take-none = No tile chosen yet
web-ra-take = { $n ->
    [0] Done: no more gods
    [1] Done: take { $n } tile
   *[other] Done: take { $n } tiles
}

## Disasters

web-ra-won = { $who ->
    [you] You won
   *[name] { $name } won
}
web-ra-won-with = with { $sun }
web-ra-swap = { $paid } goes to the centre, { $gained } comes face down
web-ra-losses = What you lose
web-ra-takes = { $n ->
    [1] { $disaster } takes { $n } tile
   *[other] { $disaster } takes { $n } tiles
}
web-ra-press-to-lose = Press what shall go; press again to put it back.
web-ra-then = then
web-ra-chosen-of = { $n } of { $owed } chosen
web-ra-goes = { $n ->
    [1] goes
   *[other] { $n } go
}
web-ra-more-to-lose = { $n ->
    [0] all chosen
   *[other] more to lose
}
web-ra-lose = { $more ->
    [0] Lose { $tiles }
   *[other] Lose { $tiles } and …
}
web-ra-lose-none = Choose what to lose

## Moments

web-ra-moment-ra = Ra, { $number } of { $spaces }
web-ra-moment-last = The last Ra: night falls
web-ra-moment-won = { $n ->
    [0] { $who ->
        [you] You win the sun alone with { $sun }
       *[name] { $name } wins the sun alone with { $sun }
    }
    [1] { $who ->
        [you] You win { $n } tile with { $sun }
       *[name] { $name } wins { $n } tile with { $sun }
    }
   *[other] { $who ->
        [you] You win { $n } tiles with { $sun }
       *[name] { $name } wins { $n } tiles with { $sun }
    }
}
web-ra-moment-unsold = { $kept ->
    [0] Nobody bids: the tiles are discarded
   *[other] Nobody bids: the tiles stay
}
web-ra-moment-god = { $who ->
    [you] You spend a god: { $tile }
   *[name] { $name } spends a god: { $tile }
}
web-ra-moment-struck = { $who ->
    [you] { $disaster } strikes you
   *[name] { $disaster } strikes { $name }
}
web-ra-moment-more = { $n ->
    [1] { $n } more event
   *[other] { $n } more events
}

## Score sheets

web-ra-dusk = { $epoch ->
    [1] Dusk of the first epoch
    [2] Dusk of the second epoch
   *[other] Dusk of the last epoch
}
web-ra-leads-by = { $who ->
    [you] You lead by { $n }.
   *[name] { $name } leads by { $n }.
}
web-ra-lead-shared = Several lead with { $points }.
web-ra-wins = { $who ->
    [you] You win
   *[name] { $name } wins
}
web-ra-shared = A shared victory
web-ra-after-all = { $scores }, after three epochs.
web-ra-before = Before
web-ra-on = { $over ->
    [0] On to epoch { $epoch }
   *[other] Close
}
web-ra-look-back = Look at the table
web-ra-story-tie = { $who ->
    [you] Points were equal: your highest sun decided (R-8.4).
   *[name] Points were equal: the highest sun of { $name } decided (R-8.4).
}
