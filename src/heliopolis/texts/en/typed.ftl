### What may be typed instead of notation, with commas between the ways to say it.
### The first way is how a move is shown; in English that is notation.
### A verb begins a move, a word stands behind it, fillers are passed over.
### Capitals and accents do not matter.

## Ra

type-ra-verb-draw = draw
type-ra-verb-ra = ra, invoke, invoke ra, call ra
type-ra-verb-god = god, play god, use god, give up god
type-ra-verb-done = done
type-ra-verb-bid = bid, offer
type-ra-verb-pass = pass
type-ra-verb-lose = lose, discard
type-ra-fillers = a, an, the, tile, from, bag, sun, with, and, take
type-ra-word-gold = gold
type-ra-word-pharaoh = pharaoh
type-ra-word-nile = nile
type-ra-word-flood = flood
type-ra-word-agriculture = agriculture
type-ra-word-art = art
type-ra-word-astronomy = astronomy
type-ra-word-religion = religion
type-ra-word-writing = writing
type-ra-word-fortress = fortress
type-ra-word-obelisk = obelisk
type-ra-word-palace = palace
type-ra-word-pyramid = pyramid
type-ra-word-sphinx = sphinx
type-ra-word-statue = statue
type-ra-word-step-pyramid = step-pyramid, step pyramid
type-ra-word-temple = temple
type-ra-word-funeral = funeral
type-ra-word-drought = drought
type-ra-word-unrest = unrest, war
type-ra-word-earthquake = earthquake

## The dice game; a colour may also be begun, or given by its code

type-dice-verb-roll = roll, again, reroll, roll again
type-dice-verb-keep = keep, k
type-dice-verb-pharaoh = pharaoh, pharaohs
type-dice-verb-nile = nile, niles
type-dice-verb-flood = flood, flood nile, flood the nile
type-dice-verb-civ = civ, civilization, civilisation
type-dice-verb-monument = monument, monuments
type-dice-verb-disaster = disaster, declare disaster
type-dice-verb-lose = lose
type-dice-verb-end = end, stop, done, end turn, end the turn
type-dice-word-with = with
type-dice-word-all = all
type-dice-fillers = a, and, die, dice, the, on, in, column, marker, to

## Commands, and answers to questions

type-command-help = ?, help, h
type-command-rules = rules
type-command-table = table
type-command-bag = bag
type-command-sheet = sheet, sheets
type-command-save = save
type-command-quit = quit, exit, q
type-command-say = say
type-command-resign = resign
type-command-back = back
type-command-limit = limit
type-command-agree = agree
type-command-disagree = disagree
type-answer-end = end
type-answer-yes = yes, y
type-answer-no = no, n
