### Why the prompt refuses an answer, or play and replay an option. Explained in refusals.ftl.

refusal-no-such-number = The moves here are numbered 1 to { $numbers }.
refusal-number-may-be-sun = The moves here are numbered 1 to { $numbers }. To offer sun { $sun }, type bid { $sun }.
refusal-number-or-sun = Do you mean move { $number }, which is { $move }, or sun { $number }? Type { $move } or { $bid }.
refusal-sun-out-of-range = There is no such sun; they go from 1 to { $highest }.
refusal-not-a-move-here = "{ $text }" is no move and no command. Moves here: { $moves }. ? for help.
refusal-number-or-move = "{ $text }" is no move and no command. Type one of the numbers 1 to { $numbers }, or a move. ? for help.
refusal-names-no-dice = "{ $text }" names no dice. Type the dice to roll again, such as: { $roll }; or keep.
refusal-did-you-mean = Did you mean { $move }?
refusal-which-one = Which one? There are { $moves }.

refusal-hotseat-and-watch = --hotseat is for people only and --watch for bots only: choose one.
refusal-saved-game-unchanged = A saved game goes on as it was, so { $option } cannot change it.
refusal-saved-game-over = The game in "{ $path }" is over; see it with heliopolis replay.
refusal-file-exists = "{ $path }" exists already; choose another name, or go on with it by --load.
refusal-file-in-use = "{ $path }" is the file of a game that is being played right now.
refusal-too-many-names = { $names ->
    [1] { $names } name is given, but people have { $people } of the seats.
   *[other] { $names } names are given, but people have { $people } of the seats.
}
refusal-name-of-a-bot = "{ $text }" is the name of a bot; please take another.
refusal-no-seat-for-bots = All seats are people's, so there is no seat for a bot.
refusal-bot-in-a-file = Code in a file plays in this game; if you trust it, add --bots { $text }
refusal-bot-cannot-return = { $person } cannot come back: { $why }
refusal-at-out-of-range = { $moves ->
    [1] The game has { $moves } move, so --at takes 0 to { $moves }, not { $at }.
   *[other] The game has { $moves } moves, so --at takes 0 to { $moves }, not { $at }.
}
