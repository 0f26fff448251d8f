### The page around both boards: its header, its left column, its menus, and what it says of the table.
### $name is what to call somebody, $who is you or name.

## Tables have no names of their own: one of these, by the table's id

web-table-names = Reed Quay, Lotus Court, Falcon Gate, Obelisk Row, Palm Landing, Scarab Hall, Ferry Steps, Granary Yard, Heron Pool, Sycamore Shade, Potters' Lane, Moon Terrace, Ibis Garden, Sun Wharf, Weavers' Loft, Acacia Square, Northern Well, Boatmen's Rest, Amber Arcade, Star Roof, Date Market, Linen Stairs, Basalt Bench, Papyrus Bay

## Header

web-table-tools = Settings
web-table-sound-on = Turn the sound on
web-table-sound-off = Turn the sound off
web-table-theme = Theme: { $theme ->
    [day] day
    [night] night
    [contrast] high contrast
   *[auto] as the device
}
web-table-help = Help and keys
web-table-language = Language
web-table-menu = Menu
web-table-drawer-open = Show log, chat and bag
web-table-drawer-close = Close
web-table-close = Close
web-table-computer = the computer
web-table-at-end = { $points } at the end
web-table-if-now = If the epoch ended now
web-table-epoch = Epoch { $epoch } of { $epochs }
web-table-home = Heliopolis, to the start page
web-table-watching = You are watching
web-table-spectators = { $n ->
    [1] { $n } watching
   *[other] { $n } watching
}
web-table-practice = Practice

## Left column

web-table-log = Log
web-table-chat = Chat
web-table-chat-unread = { $n ->
    [1] Chat, { $n } new
   *[other] Chat, { $n } new
}
web-table-log-empty = Nothing has happened yet.
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-off = There is no chat at this table.
web-table-chat-watching = Only who plays can talk here.
web-table-chat-muted = The host lets you say nothing.
web-table-chat-field = Say something
web-table-chat-send = Send
web-table-moment = Move { $number }
web-table-moment-at = Move { $number }, { $time } after the start
web-table-moment-earlier = Earlier
web-table-moment-later = Later
web-table-moment-replay = See the table then
web-table-bag = Bag
web-table-bag-left = { $n ->
    [1] { $n } tile left
   *[other] { $n } tiles left
}
web-table-bag-odds = the next tile is Ra
web-table-bag-percent = { $n } %
web-table-bag-ra = { $n ->
    [0] no Ra tile left
    [1] { $n } Ra tile left
   *[other] { $n } Ra tiles left
}
web-table-worth = What the lot is worth
web-table-worth-ask = Ask for advice
web-table-worth-thinking = Thinking …
web-table-worth-best = Advised: { $move }

## Gathering and sealing

web-table-gathering = The table is being set
web-table-gathering-begins = The game begins by itself when every seat is taken.
web-table-seat-free = free
web-table-seat-you = you
web-table-seat-here = here
web-table-seat-away = away
web-table-seat-bot = bot
web-table-invite-again = New invite
web-table-invite-link = Invite for seat { $number }
web-table-invite-copy = Copy the link
web-table-watch-link = Link to watch
web-table-watch-instead = Every seat is taken, or waits for who is invited. You can watch.
web-table-sealing = Chance is being sealed
web-table-seal-commitment = The promise of the server
web-table-seal-promised = word promised
web-table-seal-told = word told
web-table-seal-waiting = waiting
web-table-seal-left = { $n ->
    [1] { $n } second left
   *[other] { $n } seconds left
}
web-table-seal-again = Somebody did not tell a word: chance is sealed once more.
web-table-loading = The table is being laid …

## Connection

web-table-line-lost = The connection is lost. It is being tried again; nothing is lost.
web-table-line-retry = Try now
web-table-gone = The server has stopped.
web-table-stale = The table had moved on already: look again.
web-table-missing = There is no such table here.
web-table-start-page = To the start page
web-table-bye-wire = This page is older than the server. Load it anew.
web-table-reload = Load anew
web-table-play-here = Play here again

## Others, clocks and hands

web-table-away-since = { $name } has been away for { $time }.
web-table-away-bot = Let a bot play
web-table-yours-bot = A bot plays for you.
web-table-seat-back = Play again yourself
web-table-clock-yours = Your time: { $time }
web-table-agreed = Ask the others too: the game ends when all people have agreed.
web-table-disagreed = You would rather play on, and the game does not end.
web-table-would-end = { $name } would end the game without a result.

## Menu

web-table-menu-table = This table
web-table-take-back = Take back your last move
web-table-take-back-why = The game goes on as practice, at a table of its own.
web-table-agree-end = Agree to end the game
web-table-disagree-end = Play on after all
web-table-hand-over = Let a bot play for me
web-table-leave = Leave for good
web-table-leave-why = { $stage ->
    [playing] A bot takes your seat. You cannot come back to it.
   *[other] Your seat is free again.
}
web-table-leave-sure = Yes, leave
web-table-stay = No, stay
web-table-device = Move to another device
web-table-host = The host's page
web-table-menu-read = Read
web-table-rules = Rules
web-table-quick = Quick reference

## The end

web-table-over = { $ended ->
    [finished] The game is over
    [agreed] All agreed to end the game
    [abandoned] The game was abandoned
   *[left] The game goes on elsewhere
}
web-table-rematch = Play again
web-table-rematch-ready = Go to the rematch
web-table-successor = Go there
web-table-replay = Watch the replay
web-table-record = Download the record
web-table-verify = Verify the seal

## One device for several people

web-table-pass-device = Pass the device to { $name }
web-table-pass-why = Points are hidden at this table: only { $name } looks now.
web-table-pass-ready = I am { $name }: show the table

## Your turn

web-table-notice = Heliopolis: { $table }
web-table-came-back = { $name } is back.
web-table-went = { $name } is away.

## The command field. What may be typed stands with commas between, as in typed.ftl

web-table-slips = About the table
web-command-field = Type a move or a question
web-command-short = Move or question
web-command-hint = Type a move, or a question: { $questions }.
web-command-moves = Moves now: { $moves }.
web-command-no-moves = It is not your decision now.
web-command-unknown = “{ $text }” is no move here and no question.
web-command-several = Which one? { $moves }
web-command-played = Played: { $move }.
web-command-busy = Not played: your move before is still on its way. Type it again in a moment.
web-command-again = Type it again, or press it, to do it.
web-command-sure = { $move }. Really?
web-command-limit = Bid up to { $sun }.
web-command-limit-back = Take the limit back.
web-command-no-limit = You cannot set a limit here now.
web-command-no-back = There is nothing here that could be taken back.
web-table-sure = Really?
web-command-answer = Answer

web-ask-track = track, lot
web-ask-suns = suns
web-ask-seat = seat
web-ask-bag = bag
web-ask-last = last, log
web-ask-score = score, points
web-ask-worth = worth, odds
web-ask-clock = clock, clocks, time
web-ask-help = ?, help

web-answer-track = { $n ->
    [0] The auction track is empty.
   *[other] Auction track: { $tiles }.
} { $ra } of { $spaces } Ra. Centre sun { $sun }.
web-answer-sun-track = Sun track: { $made } of { $steps } steps.
web-answer-dice = Dice: { $dice }.
web-answer-die-rolling = { $colour } in the air
web-answer-die-spent = { $die } (spent)
web-answer-suns = { $name }: { $suns }
web-answer-suns-up = { $suns } face up
web-answer-suns-down = { $suns } face down
web-answer-no-suns = no suns
web-answer-seat = { $name }: { $things }.
web-answer-seat-nothing = nothing yet
web-answer-no-seat = There is no such seat. Seats: { $seats }.
web-answer-no-bag = There is no bag in this game.
web-answer-score = { $name } { $points }
web-answer-score-hidden = { $name } hidden
web-answer-worth = The lot is worth { $worths }.
web-answer-worth-of = { $name } { $points }
web-answer-no-worth = This table gives no advice.
web-answer-worth-later = Advice comes when it is your decision.
web-answer-no-clock = No clocks run at this table.
web-answer-civ = { $n ->
    [0] no civilization markers
   *[other] civilization { $colours }
}
web-answer-monuments = { $n ->
    [0] no monuments
   *[other] monuments { $places }
}
web-answer-monument = { $colour } { $column }

## Keys

web-keys-title = Keys and commands
web-keys-where = Single letters work while the table has the focus: press Escape to give it the focus.
web-keys-command = the command field
web-keys-help = this help
web-keys-repeat = what is being decided, once more
web-keys-table = the table
web-keys-arrows = on to what lies beside it: everything explains itself
web-keys-dice-lift = lift a die, counted from the left
web-keys-dice-main = the golden button
web-keys-dice-other = keep all dice, or end the turn

## Since your last turn

web-table-since = Since your last turn
web-table-since-nothing = Nothing has happened since.
web-table-since-see = See it again
web-table-since-replay = Show it all again

## How a game went, on the last score sheet of both games

web-table-story-led = { $who ->
    [you] After epoch { $epoch } you led with { $points }.
   *[name] After epoch { $epoch } { $name } led with { $points }.
}
web-table-story-shared = After epoch { $epoch } several led with { $points }.
web-table-story-gain = { $who ->
    [you] The greatest gain was yours: { $n } points in epoch { $epoch }.
   *[name] The greatest gain was that of { $name }: { $n } points in epoch { $epoch }.
}
