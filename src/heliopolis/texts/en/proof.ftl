### What --verify says. $deals counts what was dealt and compared, $gaps lists what cannot be.

proof-proved = { $deals ->
    [1] Proved: the { $deals } deal comes from what was sealed before.
   *[other] Proved: all { $deals } deals come from what was sealed before.
}
proof-not-provable = Not provable: { $gaps }.
proof-contradicted = Contradicted at move { $move }, in turn { $turn }: the seal deals { $sealed }, the record says { $recorded }.
proof-contradicted-opening = { $opening ->
    [starter] Contradicted at the starter: the seal deals { $sealed }, the record says { $recorded }.
   *[suns] Contradicted at the suns: the seal deals { $sealed }, the record says { $recorded }.
}

## Gaps: $part is the opening, the opening with one move or several, one move, or several

proof-gap-no-commitment = { $part ->
    [opening] { $opening ->
        [starter] the choice of the starter has no commitment
       *[suns] the dealing of the suns has no commitment
    }
    [opening-move] { $opening ->
        [starter] the starter and move { $last } have no commitment
       *[suns] the suns and move { $last } have no commitment
    }
    [opening-moves] { $opening ->
        [starter] the starter and moves { $first } to { $last } have no commitment
       *[suns] the suns and moves { $first } to { $last } have no commitment
    }
    [move] move { $last } has no commitment
   *[moves] moves { $first } to { $last } have no commitment
}
proof-gap-never-opened = { $part ->
    [opening] { $opening ->
        [starter] the choice of the starter has a seal never opened
       *[suns] the dealing of the suns has a seal never opened
    }
    [opening-move] { $opening ->
        [starter] the starter and move { $last } have a seal never opened
       *[suns] the suns and move { $last } have a seal never opened
    }
    [opening-moves] { $opening ->
        [starter] the starter and moves { $first } to { $last } have a seal never opened
       *[suns] the suns and moves { $first } to { $last } have a seal never opened
    }
    [move] move { $last } has a seal never opened
   *[moves] moves { $first } to { $last } have a seal never opened
}

## What it rests on, and what it does not say

proof-practice = { $practice ->
    [1] This game was forked after { $practice } move of another one, in which later draws had been seen: whoever played knew them.
   *[other] This game was forked after { $practice } moves of another one, in which later draws had been seen: whoever played knew them.
}
proof-compare = { $n ->
    [1] Compare the commitment with what was shown before the game:
   *[other] Compare the commitments with what was shown before each of them dealt:
}
proof-promise = { $first ->
    [0] From the beginning:
   *[other] From move { $first } on:
}
proof-promise-idle = { $first ->
    [0] From the beginning, but another took over before it dealt anything:
   *[other] From move { $first } on, but another took over before it dealt anything:
}
proof-no-words = No seat added a word to a seal, so whoever dealt could have tried secrets beforehand.
proof-not-covered = A seal covers what was dealt, the table, its edition, the names and the bots. It does not cover the moves that were chosen, who took over a seat, the clock and the times. Nor does it show whether somebody went back to an older copy of the file and knew what comes.
