### Ra: The Dice Game: what happened, what a move would do, and what is being decided.
### $who and $name as in ra.ftl; $dice is a list of dice, of what they show or of their colours.

## Events

dice-dice-rolled = { $throw ->
    [2] Second throw: { $dice }.
    [3] Third throw: { $dice }.
   *[1] { $who ->
        [you] You roll { $dice }.
       *[name] { $name } rolls { $dice }.
    }
}
dice-ra-advanced = { $steps ->
    [1] Ra advances { $steps } step, { $left } left.
   *[other] Ra advances { $steps } steps, { $left } left.
}
dice-ra-advanced-end = { $steps ->
    [1] Ra advances { $steps } step, to the end of the Sun track.
   *[other] Ra advances { $steps } steps, to the end of the Sun track.
}
dice-suns-scored = { $who ->
    [you] You score { $points } points for { $n } Suns and have { $score }.
   *[name] { $name } scores { $points } points for { $n } Suns and has { $score }.
}
dice-advanced = { $who ->
    [you] You advance from { $before } to { $after } on the { $area ->
        [pharaoh] Pharaoh track
       *[nile] Nile track
    }.
   *[name] { $name } advances from { $before } to { $after } on the { $area ->
        [pharaoh] Pharaoh track
       *[nile] Nile track
    }.
}
dice-advanced-nowhere = { $who ->
    [you] You stay on { $after } of the { $area ->
        [pharaoh] Pharaoh track
       *[nile] Nile track
    }.
   *[name] { $name } stays on { $after } of the { $area ->
        [pharaoh] Pharaoh track
       *[nile] Nile track
    }.
}
dice-flooded = { $floods ->
    [1] { $who ->
        [you] You flood the Nile.
       *[name] { $name } floods the Nile.
    }
   *[other] { $who ->
        [you] You flood the Nile, with { $floods } flood cubes now.
       *[name] { $name } floods the Nile, with { $floods } flood cubes now.
    }
}
dice-civ-placed = { $n ->
    [1] { $who ->
        [you] You place a civilization marker on { $colours }.
       *[name] { $name } places a civilization marker on { $colours }.
    }
   *[other] { $who ->
        [you] You place civilization markers on { $colours }.
       *[name] { $name } places civilization markers on { $colours }.
    }
}
dice-monument-placed = { $who ->
    [you] You place a monument marker on { $colour }, column { $column }.
   *[name] { $name } places a monument marker on { $colour }, column { $column }.
}
dice-disaster = { $area ->
    [pharaoh] a Pharaoh disaster
    [nile] a Nile disaster
    [civ] a civilization disaster
   *[monument] a monument disaster
}
dice-disaster-declared = { $who ->
    [you] You declare { $disaster }.
   *[name] { $name } declares { $disaster }.
}
dice-retreated = { $who ->
    [you] You retreat from { $before } to { $after } on the { $area ->
        [pharaoh] Pharaoh track
       *[nile] Nile track
    }.
   *[name] { $name } retreats from { $before } to { $after } on the { $area ->
        [pharaoh] Pharaoh track
       *[nile] Nile track
    }.
}
dice-flood-lost = { $floods ->
    [0] { $who ->
        [you] You lose a flood cube, none left.
       *[name] { $name } loses a flood cube, none left.
    }
   *[other] { $who ->
        [you] You lose a flood cube, { $floods } left.
       *[name] { $name } loses a flood cube, { $floods } left.
    }
}
dice-marker-lost-civ = { $who ->
    [you] You lose the civilization marker on { $colour }.
   *[name] { $name } loses the civilization marker on { $colour }.
}
dice-marker-lost-monument = { $who ->
    [you] You lose the monument marker on { $colour }, column { $column }.
   *[name] { $name } loses the monument marker on { $colour }, column { $column }.
}
dice-spared = { $who ->
    [name] { $name } has nothing to lose.
   *[names] { $name } have nothing to lose.
}
dice-all-spared = Nobody has anything to lose.
dice-turn-ended-chosen = { $n ->
    [0] { $who ->
        [you] You end the turn.
       *[name] { $name } ends the turn.
    }
   *[other] { $who ->
        [you] You end the turn without spending { $dice }.
       *[name] { $name } ends the turn without spending { $dice }.
    }
}
dice-turn-ended-nothing-useful = Nothing that is left would change anything; the turn ends.
dice-turn-ended-nothing-possible = { $n ->
    [0] The turn ends.
   *[other] Nothing more can be done with { $dice }; the turn ends.
}
dice-ankhs-scored = { $who ->
    [you] You score { $points } points for { $n } Ankhs not spent and have { $score }.
   *[name] { $name } scores { $points } points for { $n } Ankhs not spent and has { $score }.
}
dice-epoch-ended = Epoch { $epoch } ends: Ra is at the end of the Sun track.
dice-pharaoh-moved = On the Pharaoh track after the scoring: { $moved }.
dice-pharaoh-moved-seat = { $who ->
    [you] you from { $before } to { $after }
   *[name] { $name } from { $before } to { $after }
}
dice-markers-returned = Taken back: { $taken }.
dice-civ-markers = { $n ->
    [1] { $n } civilization marker
   *[other] { $n } civilization markers
}
dice-nothing = nothing
dice-epoch-began = { $who ->
    [you] Epoch { $epoch } begins. You have the first turn.
   *[name] Epoch { $epoch } begins. { $name } has the first turn.
}
dice-game-over-shared = { $points ->
    [1] The game is over: { $winners } share the victory with { $points } point each (D-29).
   *[other] The game is over: { $winners } share the victory with { $points } points each (D-29).
}

## What a move would do

dice-move-roll = { $n ->
    [1] roll this die again
   *[other] roll these dice again
}
dice-move-keep = roll no more
dice-move-steps = advance { $steps }, from { $before } to { $after }
dice-move-no-step = no step, for { $after } is the end
dice-move-flood-nile = a flood cube: the Nile scores { $nile } now
dice-move-flood-nile-again = flood cube number { $number }, against disasters
dice-move-place-civ = { $n ->
    [1] a marker, { $total } in all
   *[other] { $n } markers, { $total } in all
}
dice-move-place-monument = { $columns ->
    [1] the first in this column, 1 column now
   *[other] the first in this column, { $columns } columns now
}
dice-move-place-monument-again = another in this column, { $there } there now
dice-move-declare-disaster-pharaoh = all others go 2 steps back on the Pharaoh track
dice-move-declare-disaster-nile = all others lose a flood cube, or else 2 steps on the Nile
dice-move-declare-disaster-civ = all others lose 2 civilization markers of their choice
dice-move-declare-disaster-monument = all others lose 2 monument markers of their choice
dice-move-lose-civ = give up this marker, { $left } left
dice-move-lose-monument = give up this marker, { $left } left in its column
dice-move-lose-monument-last = { $columns ->
    [1] give up the only marker in its column, 1 column left
   *[other] give up the only marker in its column, { $columns } columns left
}
dice-move-end = end the turn
dice-move-end-scoring = end the turn, scoring { $points } for Ankhs
dice-move-rolled = the dice show { $dice }

## What is being decided

dice-headline-roll = { $throws ->
    [0] { $who ->
        [you] You roll the dice.
       *[name] { $name } rolls the dice.
    }
   *[other] { $who ->
        [you] You roll dice again.
       *[name] { $name } rolls dice again.
    }
}
dice-headline-reroll = { $who ->
    [you] Your turn, throw { $throws } of { $most }: roll dice again, or keep them.
   *[name] { $name }'s turn, throw { $throws } of { $most }: roll dice again, or keep them.
}
dice-headline-apply = { $who ->
    [you] Your turn: spend dice, or end the turn.
   *[name] { $name }'s turn: spend dice, or end the turn.
}
dice-headline-disaster = { $who ->
    [you] Your disaster.
   *[name] { $name }'s disaster.
}
dice-headline-lose-civ = { $who ->
    [you] You must lose { $n } civilization { $n ->
        [1] marker
       *[other] markers
    }.
   *[name] { $name } must lose { $n } civilization { $n ->
        [1] marker
       *[other] markers
    }.
}
dice-headline-lose-monument = { $who ->
    [you] You must lose { $n } monument { $n ->
        [1] marker
       *[other] markers
    }.
   *[name] { $name } must lose { $n } monument { $n ->
        [1] marker
       *[other] markers
    }.
}
dice-how-to-roll = Type the dice to roll again, such as: { $roll }; or keep.
