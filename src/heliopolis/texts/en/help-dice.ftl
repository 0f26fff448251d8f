### What ? says about the moves of the dice game, and its rules in short.
### A rule with a .label is a line of a table.

help-dice-roll = roll DICE: any but Suns, twice at most: roll red blue, or just r b (D-4)
help-dice-keep = keep: roll no more, and spend what the dice show (D-5)
help-dice-advance-pharaoh = pharaoh DICE: a step on the Pharaoh track for each (D-8)
help-dice-advance-nile = nile DICE: a step on the Nile track for each (D-8)
help-dice-flood-nile = flood DICE: three dice for a cube; with one the Nile scores (D-8, D-12)
help-dice-place-civ = civ COLOURS with DICE: 3, 4, 5 dice for 1, 2, 3 markers (D-13)
help-dice-place-monument = monument COLOUR COLUMN: one die for the first, two for others (D-17)
help-dice-declare-disaster = disaster AREA: four or five Suns hit all others (D-23, D-25)
help-dice-lose = lose COLOUR or lose COLOUR COLUMN: choose what you need least (D-25)
help-dice-end = end: dice left over are lost, but each two Ankhs score 2 (D-22)
help-dice-rolling = keep DICE: roll all others again; or just all, which rolls all but Suns (D-4)
help-dice-joker = Ankhs stand in for anything but a Sun, beside at least one real die (D-9)
help-dice-columns = of columns that come to the same only the first is listed; any may be typed

rules-dice-title = The rules in short (the numbers are those of the full rules)
rules-dice-start = Who starts has 10 points, the next seat 11, and so on, up to 13. (D-2)
rules-dice-throws = Three epochs. On your turn you roll five dice, and then any of them again, up to three throws in all. A Sun stays where it fell. (D-3, D-4)
rules-dice-spend = Then you spend the other dice in any order, each once; you need not. (D-7)
rules-dice-spend-pharaoh = each die a step on the Pharaoh track, up to 12 (D-8)
    .label = pharaoh
rules-dice-spend-nile = each die a step on the Nile track, up to 12; or three dice for a flood cube, without which the Nile scores nothing (D-8, D-12)
    .label = nile
rules-dice-spend-civ = 3, 4 or 5 dice for 1, 2 or 3 markers, on the colours of dice that show it; at most one of yours on a colour, and { $room } of all players together (D-13 to D-15)
    .label = civ
rules-dice-spend-monument = one die for a marker on any free space of its colour, then two dice for each further one, in a column where you have none (D-17, D-18)
    .label = monument
rules-dice-spend-ankh = stands in for any of these beside at least one real die; each two that are not spent score 2 (D-9, D-22)
    .label = ankh
rules-dice-suns = One or two Suns move Ra so many steps; three score 3; with four or five you may declare a disaster: all others go 2 steps back on the Pharaoh track, or lose a flood cube (without one 2 steps on the Nile), or lose 2 civilization or 2 monument markers. (D-23, D-25)
rules-dice-epoch = The epoch ends after the turn in which Ra reaches the end of the Sun track. It has { $steps ->
    [1] { $steps } step
   *[other] { $steps } steps
} at this table. Nobody here knows how many the printed board has: --override sun_track=N plays another length. (D-26)
rules-dice-points = Points after every epoch (D-27)
rules-dice-points-pharaohs = furthest 5, then 2 steps back; last -2, then 1 step forward; nothing when all are level
    .label = Pharaohs
rules-dice-points-nile = the number of your space, but only with a flood cube
    .label = Nile
rules-dice-points-civilization = no marker -5; 3, 4, 5 markers 5, 10, 15
    .label = civilization
rules-dice-last = After the third epoch also
rules-dice-last-monuments = 1 for each column with your markers up to 6; 7 columns 10, all 8 columns 15; three, four, five in one column 5, 10, 15
    .label = monuments
rules-dice-kept = Flood cubes and civilization markers go after an epoch; all else stays. (D-28)
rules-dice-win = Most points win; who ties shares the victory. (D-29)
