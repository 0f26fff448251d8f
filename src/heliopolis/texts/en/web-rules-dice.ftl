### The rules of the dice game for players; docs/rules/dice.md has them with numbers.
### Keys as in web-rules-ra.ftl.

web-rules-dice-lead = For two to four players. Reading this takes about five minutes.

web-rules-dice-idea = In short
web-rules-dice-idea-1 = Five dice, three throws, and four places to spend what they show: the Pharaoh, the Nile, civilization and monuments. Each place scores in its own way, and each is a small race.
web-rules-dice-idea-2 = Suns move Ra across the sky. When Ra gets to the end, the epoch is scored. Most points after three epochs win.

web-rules-dice-setup = Before you begin
web-rules-dice-setup-1 = All markers stand on 0 of the Pharaoh track and of the Nile track; the other two areas are empty. The starter has 10 points, the next seat 11, then 12 and 13.
web-rules-dice-setup-2 = There is one die of each colour: red, blue, yellow, green and purple. All have the same six faces, each once.

web-rules-dice-rolling = Rolling
web-rules-dice-rolling-1 = Roll all five dice. Then you may roll again, up to twice, whichever dice you like, also some that you kept before. Stop whenever you are content.
web-rules-dice-rolling-2 = A Sun is locked as soon as it falls and is not rolled again in this turn.

web-rules-dice-spending = Spending dice
web-rules-dice-spending-1 = Now spend your other dice in any order, each once, in groups. You need not spend all, or any.
web-rules-dice-spending-pharaoh = each die is a step on the Pharaoh track
web-rules-dice-spending-nile = each die is a step on the Nile track; or three dice are a flood cube
web-rules-dice-spending-civ = three, four or five dice are one, two or three markers
web-rules-dice-spending-monument = one die is the first marker, two more dice are each further one
web-rules-dice-spending-2 = An Ankh stands in for any of these symbols. But every group needs at least one die that really shows the symbol, and no Ankh is ever a Sun.
web-rules-dice-spending-example = With one Nile and four Ankhs you flood the Nile by the Nile and two Ankhs. The other two cannot advance you, because no Nile is left to go with them; unspent, they bring 2 points.

web-rules-dice-nile = The Nile
web-rules-dice-nile-1 = Your place on the track is what the Nile is worth, up to 12. But it scores only for those who have a flood cube.
web-rules-dice-nile-2 = With different dice you may flood and advance in one turn. One cube is enough to score; more of them only keep disasters away.

web-rules-dice-civilization = Civilization
web-rules-dice-civilization-1 = Each marker goes to the colour of a die in the group that really shows civilization. The colour of an Ankh counts for nothing.
web-rules-dice-civilization-2 = You may have one marker on a colour, and all players together one fewer than there are players. So with two players each colour takes a single marker.
web-rules-dice-civilization-example = Red and green show civilization, blue is an Ankh: one marker, on red or on green. With a second Ankh it would be two markers, on both.

web-rules-dice-monuments = Monuments
web-rules-dice-monuments-1 = There are eight columns, each with a space of every colour. Your first marker of the turn takes one monument die and goes to any free space of its colour.
web-rules-dice-monuments-2 = Each further marker takes two more dice: a monument and another monument or an Ankh. It goes to the colour of a real one of the two, into a column where you have no marker yet.
web-rules-dice-monuments-example = Three monuments are two markers. Two monuments are only one, unless an Ankh helps.

web-rules-dice-suns = Suns
web-rules-dice-suns-1 = Count all Suns of your turn.
web-rules-dice-suns-few = Ra moves on by one or two steps.
    .label = One or two
web-rules-dice-suns-three = Ra stands still, and you get 3 points.
    .label = Three
web-rules-dice-suns-many = Ra stands still, and you may send one disaster to all others.
    .label = Four or five

web-rules-dice-disasters = Disasters
web-rules-dice-disasters-1 = A disaster hits everybody but you. Choose one of four.
web-rules-dice-disasters-pharaoh = two steps back on the Pharaoh track
web-rules-dice-disasters-nile = a flood cube goes; who has none goes two steps back on the Nile track
web-rules-dice-disasters-civ = two civilization markers go, which ones the victim chooses
web-rules-dice-disasters-monument = two monument markers go, which ones the victim chooses
web-rules-dice-disasters-2 = Nobody goes back beyond 0, and who has fewer than two markers loses what there is.

web-rules-dice-ankhs = Ankhs left over
web-rules-dice-ankhs-1 = Every two Ankhs that you have not spent bring 2 points when your turn ends: two or three bring 2, four or five bring 4. A single one brings nothing.

web-rules-dice-points = Points after each epoch
web-rules-dice-points-1 = When Ra is at the end of the Sun track, the turn is finished. Then everybody scores.
web-rules-dice-points-pharaoh = furthest 5, then two steps back; last −2, then one step forward; ties in full; all level, nothing
web-rules-dice-points-nile = with a flood cube the number of your step, else nothing; the cubes go, your place stays
web-rules-dice-points-civ = by the number of colours with your marker; then the markers go
web-rules-dice-points-2 = Ra goes back to the start, and turns just go on: the seat after the one that ended the epoch is next. Points may fall below zero.
web-rules-dice-points-example = You stand on 7 of the Nile track with a flood cube, are last with the Pharaoh, and have three civilization markers: 7 − 2 + 5, so 10 points.

web-rules-dice-end = After the third epoch
web-rules-dice-end-1 = Now monuments count too: for columns with your markers, and for three or more of yours in one column.
web-rules-dice-end-columns = columns
web-rules-dice-end-together = in one column
web-rules-dice-end-2 = Most points win. Who ties shares the victory, and nobody gets another turn.

web-rules-dice-unknown = What we do not know
web-rules-dice-unknown-1 = The Sun track is printed on the board, and no text that we know says how long it is. We play 10, 12 or 14 steps for two, three or four players; a table may choose another length.
