### Ra: The Dice Game: the words of its table and of its score sheet.
### $who and $name as in ra.ftl; $dice is a list of dice, of what they show or of their colours.

## The table

dice-label-sun-track = Sun track:
dice-label-rolling = In the air:
dice-label-free = Dice free:
dice-label-sun = Dice locked:
dice-label-spent = Dice spent:
dice-label-monuments = Monuments
dice-label-civilization = { $n ->
    [1] Civilization: 1 fits on each
   *[other] Civilization: { $n } fit on each
}
dice-full = full
dice-sun-track = { $steps ->
    [1] { $made } of { $steps } step, { $left } left
   *[other] { $made } of { $steps } steps, { $left } left
}
dice-sun-track-end = { $steps ->
    [1] { $made } of { $steps } step, { $left } left: this turn ends the epoch
   *[other] { $made } of { $steps } steps, { $left } left: this turn ends the epoch
}
dice-tracks = Pharaoh { $pharaoh } of { $end }, Nile { $nile } of { $end }, { $floods }
dice-starter = { $who ->
    [you] You start.
   *[name] { $name } starts.
}

## Score sheet; .counts is what the points are for

dice-sheet-suns = Suns
    .counts = { $n ->
        [0] never three Suns
        [1] three Suns once
        [2] three Suns twice
       *[other] three Suns { $n } times
    }
dice-sheet-ankhs = Ankhs
    .counts = { $n ->
        [1] { $n } pair
       *[other] { $n } pairs
    }
dice-sheet-pharaohs = Pharaohs
    .counts = space { $n }
dice-sheet-river = Nile
    .counts = space { $n }, { $floods }
dice-sheet-civilization = Civilization
    .counts = { $n ->
        [1] { $n } marker
       *[other] { $n } markers
    }
dice-sheet-monuments = Monuments
    .counts = { $columns ->
        [1] { $columns } column
       *[other] { $columns } columns
    }
    .counts-together = { $columns ->
        [1] { $columns } column, { $together } for three and more in one
       *[other] { $columns } columns, { $together } for three and more in one
    }
