### Ra: what happened, what a move would do, and what is being decided.
### $who is you or name, and of several seats names or you-and; $name is what to call them
### at the beginning of a sentence. $tile is an object form, $tiles a list of them.

## Events

ra-tile-drawn = { $who ->
    [you] You draw { $tile }.
   *[name] { $name } draws { $tile }.
}
ra-ra-drawn = { $who ->
    [you] You draw a Ra tile, number { $number } of { $spaces }.
   *[name] { $name } draws a Ra tile, number { $number } of { $spaces }.
}
ra-auction-opened-drawn = An auction begins.
ra-auction-opened-invoked = { $who ->
    [you] You invoke Ra.
   *[name] { $name } invokes Ra.
}
ra-bid-made = { $who ->
    [you] You bid { $sun }.
   *[name] { $name } bids { $sun }.
}
ra-passed = { $who ->
    [name] { $name } passes.
   *[names] { $name } pass.
}
ra-passed-unasked = { $name } cannot bid.
ra-auction-won = { $who ->
    [you] You pay { $paid }, gain { $gained } and take { $tiles }.
   *[name] { $name } pays { $paid }, gains { $gained } and takes { $tiles }.
}
ra-auction-won-nothing = { $who ->
    [you] You pay { $paid }, gain { $gained } and take no tiles.
   *[name] { $name } pays { $paid }, gains { $gained } and takes no tiles.
}
ra-nothing = nothing
ra-unsold-stays = { $n ->
    [0] Nobody bid.
    [1] Nobody bid; the tile stays.
   *[other] Nobody bid; the tiles stay.
}
ra-unsold-discarded = Nobody bid. Discarded: { $tiles }.
ra-god-played = { $who ->
    [you] You give up a god and take { $tile }.
   *[name] { $name } gives up a god and takes { $tile }.
}
ra-disaster-head = { $times ->
    [1] { $disaster }
    [2] { $disaster }, twice
   *[other] { $disaster }, { $times } times
}
ra-disaster-struck = { $who ->
    [you] { $disaster }: you lose { $tiles }.
   *[name] { $disaster }: { $name } loses { $tiles }.
}
ra-disaster-struck-nothing = { $who ->
    [you] { $disaster }: you lose nothing.
   *[name] { $disaster }: { $name } loses nothing.
}
ra-disaster-struck-owed = { $who ->
    [you] { $disaster }: you must lose { $owed }.
   *[name] { $disaster }: { $name } must lose { $owed }.
}
ra-tiles-lost = { $who ->
    [you] { $disaster }: you lose { $tiles }.
   *[name] { $disaster }: { $name } loses { $tiles }.
}
ra-tiles-lost-more = { $who ->
    [you] { $disaster }: you lose { $tiles }, { $n } more to go.
   *[name] { $disaster }: { $name } loses { $tiles }, { $n } more to go.
}
ra-epoch-ended-ra-track-full = Epoch { $epoch } ends: the Ra track is full.
ra-epoch-ended-suns-spent = Epoch { $epoch } ends: the last sun is spent.
ra-tiles-discarded = { $who ->
    [you] You discard { $tiles }.
   *[name] { $name } discards { $tiles }.
}
ra-tiles-discarded-nothing = { $who ->
    [you] You discard nothing.
   *[name] { $name } discards nothing.
}
ra-tiles-discarded-tracks = Both tracks are cleared: { $tiles }.
ra-all-discarded = Discarded: { $tiles }.
ra-discarded-board = { $tiles } from the board
ra-discarded-seat = { $who ->
    [you] { $tiles } by you
   *[name] { $tiles } by { $name }
}
ra-epoch-began = { $who ->
    [you] Epoch { $epoch } begins. You have the highest sun and start.
   *[name] Epoch { $epoch } begins. { $name } has the highest sun and starts.
}
ra-game-over-tie = { $who ->
    [you] The game is over: { $tied } have { $points } points each, and you win by the highest sun (R-8.4).
   *[name] The game is over: { $tied } have { $points } points each, and { $name } wins by the highest sun (R-8.4).
}

## What a move would do; $n is the number of tiles on the track

ra-move-draw = draw a tile from the bag
ra-move-invoke-ra = { $n ->
    [0] invoke Ra: an auction for the centre sun alone
    [1] invoke Ra: an auction for the tile
   *[other] invoke Ra: an auction for the { $n } tiles
}
ra-move-play-god = give up a god and take { $tile }
ra-move-done = play no more gods
ra-move-bid = { $n ->
    [0] offer sun { $sun } for the centre sun alone
    [1] offer sun { $sun } for the tile
   *[other] offer sun { $sun } for the { $n } tiles
}
ra-move-pass = offer nothing
ra-move-lose = { $held ->
    [1] lose { $tile }, the only one
   *[other] lose { $tile }, one of { $held }
}
ra-move-drawn = { $tile } is drawn

## What is being decided

ra-headline-turn = { $who ->
    [you] Your turn.
   *[name] { $name }'s turn.
}
ra-headline-draw = { $who ->
    [you] You draw a tile.
   *[name] { $name } draws a tile.
}
ra-headline-gods = { $who ->
    [you] Your turn, playing gods.
   *[name] { $name }'s turn, playing gods.
}
ra-headline-opened-drawn = { $who ->
    [you] You drew a Ra tile.
   *[name] { $name } drew a Ra tile.
}
ra-headline-opened-invoked = { $who ->
    [you] You invoked Ra.
   *[name] { $name } invoked Ra.
}
ra-headline-no-bid = No bid yet.
ra-headline-best-bid = { $who ->
    [you] Best bid { $sun }, by you.
   *[name] Best bid { $sun }, by { $name }.
}
ra-headline-bid = { $who ->
    [you] Your bid.
   *[name] { $name }'s bid.
}
ra-headline-lose = { $who ->
    [you] { $disaster }: you must lose { $owed }.
   *[name] { $disaster }: { $name } must lose { $owed }.
}

## The table

ra-label-ra-track = Ra track:
ra-label-auction-track = Auction track:
ra-label-suns = suns
ra-ra-player = Ra player
ra-spaces = { $taken } of { $spaces }, { $left } left
ra-track-count = { $taken } of { $spaces }
ra-centre-sun = Centre sun: { $sun }
ra-bag = { $n ->
    [1] In the bag: { $n } tile
   *[other] In the bag: { $n } tiles
}
ra-suns-dealt = Suns: { $suns }.
ra-suns-of = { $name } { $suns }

## Score sheet; .counts is what the points are for

ra-sheet-gods = Gods
    .counts = { $n ->
        [1] { $n } god
       *[other] { $n } gods
    }
ra-sheet-gold = Gold
    .counts = { $n } gold
ra-sheet-pharaohs = Pharaohs
    .counts = { $n ->
        [1] { $n } pharaoh
       *[other] { $n } pharaohs
    }
ra-sheet-river = River
    .counts = { $niles }, { $floods }
ra-sheet-civilization = Civilization
    .counts = { $n ->
        [1] { $n } kind
       *[other] { $n } kinds
    }
ra-sheet-monuments = Monuments
    .counts = { $n ->
        [1] { $n } kind
       *[other] { $n } kinds
    }
    .counts-alike = { $n ->
        [1] { $n } kind, { $alike } for three and more alike
       *[other] { $n } kinds, { $alike } for three and more alike
    }
ra-sheet-suns = Suns
    .counts = sum { $n }
