### What everything on the table is, for the small window that a tile opens on hover, focus or a long press.
### web-thing-… is a title; web-about-… says of a tile or of its family what it is, what it scores and what takes it away.

web-tiles-left = { $n ->
    [0] None left in the bag
   *[other] { $n } left in the bag
}
web-tiles-left-of = { $n ->
    [0] None of { $all } left in the bag
   *[other] { $n } of { $all } still in the bag
}
web-tiles-now = { $item } now: { $points } for you
web-tiles-at-end = { $item } at the end of the game: { $points } for you
web-tiles-one-more = One more: about { $points } for you
web-tiles-for = { $points }{"\u00A0"}{ $name }
web-tiles-more = More in the rules

## Ra: titles

web-thing-ra = Ra tile
web-thing-god = God
web-thing-gold = Gold
web-thing-pharaoh = Pharaoh
web-thing-nile = Nile
web-thing-flood = Flood
web-thing-agriculture = Agriculture
web-thing-art = Art
web-thing-astronomy = Astronomy
web-thing-religion = Religion
web-thing-writing = Writing
web-thing-fortress = Fortress
web-thing-obelisk = Obelisk
web-thing-palace = Palace
web-thing-pyramid = Pyramid
web-thing-sphinx = Sphinx
web-thing-statue = Statue
web-thing-step-pyramid = Step pyramid
web-thing-temple = Temple
web-thing-funeral = Funeral
web-thing-drought = Drought
web-thing-unrest = Unrest
web-thing-war = War
web-thing-earthquake = Earthquake
web-thing-sun = Sun
web-thing-sun-down = Sun, face down
web-thing-centre-sun = The sun in the centre
web-thing-ra-figure = The Ra figure

## Ra: what they are

web-about-ra = The day moves on
    .scores = Climbs the sky and starts an auction at once. The last one ends the epoch, and then there is no auction.
    .lost = Nobody owns it; the sky is cleared after the epoch.
web-about-god = God · goes at the end of the epoch
    .scores = 2 points at the end of the epoch. Or on your turn: give it up and take one tile of the lot, any but a god.
    .lost = No disaster touches it.
web-about-gold = Gold · goes at the end of the epoch
    .scores = 3 points at the end of the epoch.
    .lost = No disaster touches it.
web-about-pharaoh = Pharaoh · stays all game
    .scores = After each epoch: most pharaohs 5 points, fewest −2. Who ties gets it in full; all equal, nothing.
    .lost = A funeral takes two.
web-about-nile = River · stays all game
    .scores = 1 point after each epoch, but only if you have a flood then.
    .lost = A drought takes two river tiles, floods first.
web-about-flood = River · goes at the end of the epoch
    .scores = 1 point, and it waters your Niles: 1 point for each of them too.
    .lost = A drought takes two river tiles, floods first.
web-about-civilization = Civilization · goes at the end of the epoch
    .scores = Different kinds count: none −5, one or two 0, three 5, four 10, five 15 points.
    .lost = Unrest or war takes two; you choose which.
web-about-monument = Monument · stays all game
    .scores = Nothing until the game ends. Then 1 point for each kind up to six, 10 for seven, 15 for all eight; and three, four or five alike 5, 10 or 15.
    .lost = An earthquake takes two; you choose which.
web-about-funeral = Disaster · strikes whoever takes it
    .scores = Two of your pharaohs go, new ones too. If you have fewer, that is all.
    .lost = It goes away at once.
web-about-drought = Disaster · strikes whoever takes it
    .scores = Two of your river tiles go: floods first, then Niles.
    .lost = It goes away at once.
web-about-unrest = Disaster · strikes whoever takes it
    .scores = Two of your civilization tiles go; you choose which.
    .lost = It goes away at once.
web-about-earthquake = Disaster · strikes whoever takes it
    .scores = Two of your monuments go; you choose which.
    .lost = It goes away at once.
web-about-sun = What you bid with
    .scores = Who wins an auction pays with it and gets the centre sun instead. When the game ends, the highest sum of suns brings 5 points, the lowest −5.
    .lost = Spent for this epoch once it lies face down.
web-about-sun-down = Rests until the next epoch
    .scores = You cannot bid with it now. It counts in your sum of suns when the game ends.
    .lost = It turns up again when the next epoch begins.
web-about-centre-sun = Part of every lot
    .scores = Who wins the auction takes it, face down, and leaves the sun paid in its place.
    .lost = It stays for the next epoch and counts for nobody.
web-about-ra-figure = Who opened the auction
    .scores = Who drew or invoked Ra holds it and bids last. The next turn is to the left of it.
    .lost = It moves with every auction.

## Dice game: titles

web-thing-die-pharaoh = Pharaoh die
web-thing-die-nile = Nile die
web-thing-die-civ = Civilization die
web-thing-die-monument = Monument die
web-thing-die-ankh = Ankh
web-thing-die-sun = Sun
web-thing-place-sun-track = Sun track
web-thing-place-pharaoh = Pharaoh track
web-thing-place-nile = Nile track
web-thing-place-flood = Flood cube
web-thing-place-civ = Civilization
web-thing-place-monument = Monuments

## Dice game: what they are

web-about-die-pharaoh = Spend it on the Pharaoh track
    .scores = Each die is one step. Ankhs may join it.
    .lost = Unspent, it is gone when the turn ends.
web-about-die-nile = Spend it on the Nile
    .scores = Each die is one step; or three dice, Ankhs among them, bring a flood cube.
    .lost = Unspent, it is gone when the turn ends.
web-about-die-civ = Spend it on civilization
    .scores = Three, four or five dice bring one, two or three markers, on the colours of dice that really show it.
    .lost = Unspent, it is gone when the turn ends.
web-about-die-monument = Spend it on monuments
    .scores = One die brings the first marker of the turn, on its colour. Two more dice bring each further one, in a column where you have none.
    .lost = Unspent, it is gone when the turn ends.
web-about-die-ankh = Stands in for any symbol but the Sun
    .scores = It needs a real die beside it. Every two that you do not spend bring 2 points.
    .lost = A single one left over is worth nothing.
web-about-die-sun = Locked as soon as it falls
    .scores = One or two move Ra so many steps. Three bring 3 points. With four or five you may send a disaster.
    .lost = It cannot be rolled again in this turn.
web-about-place-sun-track = How late it is
    .scores = When Ra reaches the end, the turn is finished and the epoch is scored.
    .lost = Ra goes back to the start for the next epoch.
web-about-place-pharaoh = Stays all game
    .scores = After each epoch: furthest 5 points, then 2 steps back; last −2, then 1 step forward. All level, nothing.
    .lost = A Pharaoh disaster: 2 steps back.
web-about-place-nile = Stays all game
    .scores = After each epoch the number of your step, but only with a flood cube.
    .lost = A Nile disaster: a flood cube, or without one 2 steps back.
web-about-place-flood = Goes at the end of the epoch
    .scores = One lets the Nile score. More of them only keep disasters away.
    .lost = A Nile disaster takes one.
web-about-place-civ = Goes at the end of the epoch
    .scores = Markers on different colours: none −5, one or two 0, three 5, four 10, five 15 points.
    .lost = A civilization disaster takes two; you choose which.
web-about-place-monument = Stays all game
    .scores = Nothing until the game ends. Then 1 point for each column with a marker up to six, 10 for seven, 15 for eight; and three, four or five in one column 5, 10 or 15.
    .lost = A monument disaster takes two; you choose which.
