### What things are called.
### Of a tile: .a is one of them as an object ("draws a Nile"), .count is some of them,
### .short has at most 12 letters, .code two, .gender is m, f, n or p (plural) where that matters,
### and .title, which disasters have, begins a sentence.

game-ra = Ra
game-ra-dice = Ra: The Dice Game

edition-rio-grande = Rio Grande
edition-windrider = Windrider
edition-reference-sheet = reference sheet

## People

you = You
you-within = you

## Lists

list-and = { $before } and { $last }
list-comma = { $before }, { $last }
list-semicolon = { $before }; { $last }

## Counts

count-points = { $n ->
    [1] { $n } point
   *[other] { $n } points
}
count-tiles = { $n ->
    [1] { $n } tile
   *[other] { $n } tiles
}
count-flood-cubes = { $n ->
    [0] no flood
    [1] { $n } flood cube
   *[other] { $n } flood cubes
}
signed = { $sign ->
    [plus] +{ $n }
   *[none] { $n }
}
