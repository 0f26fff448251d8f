### What the dice game calls its dice and areas; the attributes are explained in names.ftl.

## Dice: colours, with .noun where a colour stands for its die or its space, and .code

colour-red = red
    .noun = red
    .code = R
colour-blue = blue
    .noun = blue
    .code = B
colour-yellow = yellow
    .noun = yellow
    .code = Y
colour-green = green
    .noun = green
    .code = G
colour-purple = purple
    .noun = purple
    .code = P

## Dice: faces, and the areas of the same names

face-pharaoh = Pharaoh
face-nile = Nile
face-civ = civilization
face-monument = monument
face-ankh = Ankh
face-sun = Sun
die-shown = { $colour } { $face }
