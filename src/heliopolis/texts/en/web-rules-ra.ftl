### The rules of Ra for players, as the rules page tells them; docs/rules/ra.md has them with numbers.
### web-rules-ra-SECTION is a heading, what follows its name a paragraph; .label names a line of a list.

web-rules-ra-lead = For two to five players. Reading this takes about five minutes.

web-rules-ra-idea = In short
web-rules-ra-idea-1 = You build a dynasty on the Nile. For three epochs tiles come out of a bag one by one, and you win them in auctions: pharaohs, floods, arts, monuments.
web-rules-ra-idea-2 = Your money is a handful of suns with numbers on them. One sun buys one lot, and the sun that you pay becomes part of the next prize. So what you spend today, somebody bids with tomorrow. Most points after three epochs win.

web-rules-ra-setup = Before you begin
web-rules-ra-setup-1 = Everybody has 10 points and a group of suns, dealt at random and lying face up. The 1 lies in the centre.
web-rules-ra-setup-2 = The auction track has room for eight tiles. What lies there is the lot, the prize of the next auction. The Ra track, our sky, has 6, 8, 9 or 10 places for 2, 3, 4 or 5 players.
web-rules-ra-setup-3 = Whoever holds the highest sun takes the first turn of an epoch. Then it goes clockwise.

web-rules-ra-turn = Your turn
web-rules-ra-turn-1 = With at least one sun face up you do exactly one of three things.
web-rules-ra-turn-draw = Most tiles join the lot. A Ra tile climbs the sky instead and starts an auction at once. With eight tiles in the lot you cannot draw.
    .label = Draw a tile
web-rules-ra-turn-invoke = You start an auction yourself, for the lot as it lies. It may even be empty: then the prize is the centre sun alone.
    .label = Invoke Ra
web-rules-ra-turn-gods = For each god that you give up, you take one tile out of the lot.
    .label = Use gods
web-rules-ra-turn-2 = A full lot does nothing by itself: whoever is next has to invoke Ra or use gods.
web-rules-ra-turn-3 = No sun face up any more? Then you sit out until the epoch ends, and cannot use gods either.

web-rules-ra-auctions = Auctions
web-rules-ra-auctions-1 = Bidding goes round once. To the left of whoever drew or invoked Ra it begins; that player bids last. You offer one of your face-up suns, higher than the best so far, or you pass.
web-rules-ra-auctions-2 = The winner takes every tile of the lot. The sun that was paid goes to the centre, and the winner gets the one that lay there, face down: it rests until the next epoch. All other suns return to their owners.
web-rules-ra-auctions-3 = Nobody bids? After a drawn Ra tile the lot simply stays. Whoever invoked Ra must bid now. Only with a full lot is passing allowed, and then all eight tiles are gone.
web-rules-ra-auctions-4 = The next turn is to the left of whoever drew or invoked Ra, no matter who won. Whoever is the last with suns goes on alone.
web-rules-ra-auctions-example = Ana invokes Ra for a flood and two Niles; the 3 lies in the centre. Ben bids 5, Cleo passes, Ana bids 9 and wins. The 9 now lies in the centre, and Ana has the 3, face down. Ben is next, to the left of Ana.

web-rules-ra-gods = Gods
web-rules-ra-gods-1 = A god is worth 2 points at the end of the epoch, or a choice on your turn: give up one or more gods, and take one tile of the lot for each. Any tile will do but another god, disasters too; never the centre sun.
web-rules-ra-gods-2 = That is your whole turn. It works with a full lot as well, and later draws fill the gaps.

web-rules-ra-disasters = Disasters
web-rules-ra-disasters-1 = Disasters lie in the lot like all other tiles, and who wins the lot gets them too. First put down everything that is new. Then each disaster takes two tiles of its family, old or new, and is gone.
web-rules-ra-disasters-funeral = two pharaohs
web-rules-ra-disasters-drought = two river tiles: floods first, then Niles
web-rules-ra-disasters-unrest = two civilization tiles, your choice
web-rules-ra-disasters-earthquake = two monuments, your choice
web-rules-ra-disasters-2 = What you do not have, you do not owe later. Two disasters of one kind take four tiles. Gods and gold are never hit.
web-rules-ra-disasters-example = Ben has one pharaoh and wins two more together with a funeral. Two of the three go, one stays.

web-rules-ra-epoch = The end of an epoch
web-rules-ra-epoch-1 = It comes in one of two ways. Either the last Ra tile fills the sky: then the epoch is over at once, without an auction. Or the last face-up sun is spent: then that turn is finished, with its disasters.
web-rules-ra-epoch-2 = A sun that is still face up has bought nothing, but it remains yours.
web-rules-ra-epoch-3 = After scoring, both tracks are cleared, and all gods, gold, floods and civilization tiles go. Pharaohs, Niles and monuments stay. All suns turn face up again, and the centre sun stays where it is.

web-rules-ra-points = Points after each epoch
web-rules-ra-points-god = 2 each
web-rules-ra-points-gold = 3 each
web-rules-ra-points-pharaoh = most 5, fewest −2; ties in full; all equal, nothing
web-rules-ra-points-river = 1 for each flood and each Nile, but only with a flood
web-rules-ra-points-civilization = by the number of different kinds
web-rules-ra-points-1 = An epoch's points are added up first. Nobody falls below zero.
web-rules-ra-points-example = Ana has one flood, three Niles, most pharaohs, and three civilization tiles of two kinds: river 4, pharaohs 5, civilization 0. That makes 9 points.

web-rules-ra-end = After the third epoch
web-rules-ra-end-1 = Now monuments count too, twice over: for different kinds, and for three or more of one kind.
web-rules-ra-end-kinds = different kinds
web-rules-ra-end-alike = of one kind
web-rules-ra-end-2 = Add up your suns, face up and face down, without the one in the centre: the highest sum brings 5 points, the lowest −5. Ties count in full, and if all are equal, nothing happens.
web-rules-ra-end-3 = Most points win. If several have as many, the highest single sun among them decides.
web-rules-ra-end-example = Seven kinds of monument, with three temples among them: 10 for the kinds and 5 for the temples.

web-rules-ra-editions = Editions
web-rules-ra-editions-1 = We usually play the rules of Rio Grande (2008). A table may choose another edition; these are the differences.
web-rules-ra-editions-windrider = Disasters that you take with gods strike one by one, each before the next god. In Rio Grande they wait until all tiles of the turn are taken. And unrest is called war.
    .label = Windrider
web-rules-ra-editions-sheet = With two players the suns are 8-7-5-2 and 9-6-4-3.
    .label = Reference sheet
