### What ? answers, as far as it is the same in every game.

help-by-number = Type the number of a move, or its text, or one of these:
help-by-colour = Type the dice to roll, by names or initials, or one of these:
help-moves = The moves here:
help-reminder = Type a move's number or its text; ? for help.
help-commands = Commands here: { $commands }.

## The commands: what to type, and what they do

command-help = ?
    .does = this help
command-rules = rules
    .does = the rules in short
command-table = table
    .does = show the table again
command-bag = bag
    .does = the tiles left in the bag, by kind
command-sheet = sheet
    .does = the score sheets so far
command-save = save
    .does = save now (this also happens by itself after every move)
command-quit = quit
    .does = save and leave; the game can go on later
command-say = say
    .does = say something to everybody: say TEXT
command-resign = resign
    .does = let a bot play for you; before the game begins, give your seat back
command-back = back
    .does = play again yourself where a bot plays for you
command-limit = limit
    .does = bid by itself up to a sun in this auction: limit SUN; without a sun no more
command-agree = agree
    .does = agree to end the game without a result; it ends when all people have agreed
command-disagree = disagree
    .does = play on after all: take your agreement back
command-fetch = save
    .does = save the game so far in a file here
command-leave = quit
    .does = leave; the table and your seat stay as they are
command-end = end
    .does = show no more questions, up to the end of the game
