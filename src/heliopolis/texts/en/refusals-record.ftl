### Why a game file cannot be read or written. Explained in refusals.ftl.
### $header and $text are quoted from the file.

refused-on-line = Line { $line }: { $why }
refused-in-file = "{ $path }", line { $line }: { $why }

## The file

refusal-no-such-file = There is no file "{ $path }".
refusal-not-a-file = "{ $path }" is a folder or a device, not a file.
refusal-file-not-readable = "{ $path }" cannot be read: { $why }.
refusal-file-too-long = A game file has at most { $limit } characters, and this one has more.
refusal-not-utf-8 = There are bytes that are no UTF-8: this is no text.
refusal-zero-byte = There is a zero byte: this is no text.
refusal-empty-file = Nothing is in this file; a game file begins with "game: ".

## Headers

refusal-no-such-header = No header can be called "{ $header }".
refusal-empty-header = The header "{ $header }" says nothing.
refusal-header-too-long = The header "{ $header }" has { $length } characters; { $limit } are the most.
refusal-header-not-printable = The header "{ $header }" has characters that cannot be printed.
refusal-header-not-writable = The header "{ $header }" cannot be written: it has no text, or a #, needless spaces or characters that cannot be printed.
refusal-header-like-name = The header "{ $header }" is called like a seat.
refusal-header-without-number = The header "{ $header }" has no number.
refusal-second-header = The header "{ $header }" comes a second time; once is enough.
refusal-missing-header = The header "{ $header }" is missing; it comes before the first turn.
refusal-late-header = The header "{ $header }" comes after the first turn.
refusal-other-notation = This is notation "{ $text }"; this program reads notation { $notation }.
refusal-not-an-override = "{ $text }" is no override; those read: item = choice.
refusal-second-override = "{ $item }" is overridden a second time; once is enough.
refusal-no-such-scores = Scores cannot be "{ $text }", only open or hidden.
refusal-not-a-count = "{ $text }" is no number of moves, as the header "{ $header }" has it.
refusal-no-such-moment = "{ $text }" is no moment such as 2026-11-16T06:30:00Z.
refusal-no-such-clock = "{ $text }" is no clock; those read bank 600 + 5, move 30 or days 3.

## Names, bots and words of the seats

refusal-names-for-seats = { $names ->
    [1] { $names } name is given for { $players } seats.
   *[other] { $names } names are given for { $players } seats.
}
refusal-name-length = A name has 1 to { $limit } characters, not { $length }.
refusal-name-twice = Two seats have the name "{ $name }".
refusal-name-not-printable = The name "{ $name }" has characters that cannot be printed.
refusal-name-with-mark = The name "{ $name }" has a comma, a colon or a # in it.
refusal-name-with-spaces = The name "{ $name }" has spaces around it or two in a row.
refusal-name-like-number = The name "{ $name }" begins like the number of a turn.
refusal-name-like-header = The name "{ $name }" is that of a header.
refusal-name-like-outcome = The name "{ $name }" has a word that begins with +, as an outcome of chance does.
refusal-name-like-move = The name "{ $name }" reads as a move.
refusal-bots-for-seats = { $bots ->
    [1] { $bots } bot is given for { $players } seats; - is a person's.
   *[other] { $bots } bots are given for { $players } seats; - is a person's.
}
refusal-bots-leave-seat-out = The header "bots" leaves a seat out; - is a person's.
refusal-no-seat-has-bot = Bots are named only where a seat has one.
refusal-bot-too-long = What names a bot has at most { $limit } characters, not { $length }.
refusal-bot-not-writable = A game file cannot name the bot "{ $bot }": it has a comma, a #, needless spaces or characters that cannot be printed.
refusal-words-for-seats = { $words ->
    [1] { $words } word is given for { $players } seats; each has one, or - for none.
   *[other] { $words } words are given for { $players } seats; each has one, or - for none.
}
refusal-word-too-long = A word has at most { $limit } characters, not { $length }.
refusal-word-not-writable = "{ $word }" cannot be a word: those are printable and have no space, comma or #, and - stands for none.
refusal-no-such-occupant = "{ $occupant }" can take no seat in a game file.
refusal-not-a-hand = "{ $text }" does not say who takes over a seat; that reads: 12 Ana = merchant.
refusal-hand-out-of-order = "{ $text }" comes too late: seats change hands in the order of the moves.
refusal-hand-after-end = { $moves ->
    [1] A seat changes hands after { $after } moves, but there is only { $moves }.
   *[other] A seat changes hands after { $after } moves, but there are only { $moves }.
}
refusal-hands-out-of-order = Seats change hands after these moves, in an order that cannot be: { $afters }.

## Turns, moves and times

refusal-turn-after-end = The game is over before this turn.
refusal-other-turn = { $still ->
    [yes] This is still turn { $turn }, not "{ $text }".
   *[no] This is turn { $turn }, not "{ $text }".
}
refusal-nobody-called = Nobody is called "{ $name }"; the seats are { $names }.
refusal-other-seats-turn = This turn is that of { $seat_name }, not of { $name }.
refusal-missing-move = A move is missing before a comma.
refusal-illegal-move = Move { $number }, "{ $text }": { $why }
refusal-no-such-time = "{ $text }" is no time such as @12.345.
refusal-time-goes-back = "{ $text }" is earlier than what stands before it.
refusal-times-for-moves = { $times ->
    [1] { $times } time is given for { $moves } moves.
   *[other] { $times } times are given for { $moves } moves.
}
refusal-times-out-of-order = Times never go back.
refusal-moves-stop-early = The moves stop here before the end of the game, but the result on line { $result_line } is not "unfinished".
refusal-other-result = The result is "{ $result }", not "{ $text }".
refusal-practice-after-end = { $moves ->
    [1] Practice begins after { $practice } moves, but there is only { $moves }.
   *[other] Practice begins after { $practice } moves, but there are only { $moves }.
}

## Seals

refusal-seal-without-commitment = "{ $header }" stands without the commitment that it belongs to.
refusal-not-64-digits = "{ $text }" are not the 64 digits 0-9 a-f of "{ $header }".
refusal-seal-length = "{ $header }" has { $limit } bytes, not { $length }.
refusal-false-secret = The secret does not belong to the commitment: its SHA-256 is { $digest }.
refusal-seals-out-of-order = Seals take over one after the other during the game, not at the moves { $firsts }.
refusal-seal-after-end = { $moves ->
    [1] A seal deals from move { $first } on, but there is only { $moves }.
   *[other] A seal deals from move { $first } on, but there are only { $moves }.
}
