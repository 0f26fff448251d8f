### Why the prompt refuses an answer, or play, replay and think an option. Explained in refusals.ftl.

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
refusal-nobody-asked-after = { $why ->
    [over] { $at ->
        [1] The game is over after { $at } move
       *[other] The game is over after { $at } moves
    }
   *[chance] { $at ->
        [1] After { $at } move chance comes next
       *[other] After { $at } moves chance comes next
    }
}, so nobody is asked. { $near_n ->
    [0] In this game nobody has been asked yet.
   *[other] Nearest for --at, where somebody is: { $near }.
}
refusal-not-a-seat = { $close_n ->
    [0] There is no seat "{ $text }"; there are { $seats }, and --seat also takes their numbers, 1 to { $seats_n }.
   *[other] There is no seat "{ $text }"; did you mean { $close }?
}
refusal-no-budget = "{ $text }" is no budget; those read sims=300 and ms=50.
refusal-two-budgets = "{ $text }" has two limits; a budget is in simulations or in milliseconds: sims=300 or ms=50.
refusal-server-away = No table server answers at { $address }: { $why ->
    [refused] nothing is running there.
    [slow] it takes too long.
    [unknown] nobody knows that name.
   *[other] { $fault }.
}
refusal-server-strange = Whatever answers at { $address } is no table server of ours.
refusal-link-of-host = This link is for the host of the table; open it in a browser. To play or to watch there are links with #join or #watch in them.
refusal-name-needed = Your seat needs a name: add --name NAME.
refusal-seat-in-use = That seat is being played here already, in another window.
refusal-no-thinker = Nobody here knows how to think about { $game }.
