### The page of replays: a recorded game, its seal, and how to go on from it.
### $at and $last count moves; $name is that of a seat.

web-replay-title = Replay
web-replay-scores = Replay · { $game }: { $scores }
web-replay-loading = The game is being read …
web-replay-compiling = The rules of this game are being made ready. It opens by itself.
web-replay-failed = This game cannot be shown
web-replay-again = Try again
web-replay-panels = Moments, eyes, seal

## The bar

web-replay-controls = Replay controls
web-replay-back-tick = { $game ->
    [ra] Previous auction
   *[other] Previous turn
}
web-replay-on-tick = { $game ->
    [ra] Next auction
   *[other] Next turn
}
web-replay-back = One move back
web-replay-on = One move on
web-replay-back-epoch = Previous epoch
web-replay-on-epoch = Next epoch
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-scrubber = Moment of the game
web-replay-at = Move { $at } of { $last }
web-replay-at-epoch = Move { $at } of { $last }, epoch { $epoch }
web-replay-chance = chance

## Moments

web-replay-happened = What happened
web-replay-moments = Moments
web-replay-moves = All moves
web-replay-move = move { $at }
web-replay-won = { $n ->
    [0] { $name } paid { $paid } for no tiles
    [1] { $name } paid { $paid } for { $n } tile
   *[other] { $name } paid { $paid } for { $n } tiles
}
web-replay-struck = { $disaster } hits { $name }
web-replay-scored = Epoch { $epoch } is scored
web-replay-over = { $n ->
    [1] { $name } wins with { $points }
   *[other] { $name } win with { $points }
}
web-replay-declared = { $name } declares a disaster: { $area }
web-replay-flooded = { $name } floods the Nile
web-replay-civ = { $n ->
    [1] { $name } places { $n } civilization marker
   *[other] { $name } places { $n } civilization markers
}

## Eyes

web-replay-eyes = Through whose eyes
web-replay-eyes-all = All
web-replay-eyes-hidden = A seat's eyes hide the points it could not see.
web-replay-eyes-open = Points lie open at this table: every seat sees the same.

## The seal

web-replay-seal = The seal
web-replay-seal-proved = Nothing was altered.
web-replay-seal-not-provable = Not everything can be proved.
web-replay-seal-contradicted = Something was altered.
web-replay-seal-refused = Nothing can be proved.
web-replay-contradicted = Contradicted at move { $move }: the seal deals { $sealed }, the record says { $recorded }.
web-replay-commitment = Seal
web-replay-words = Words added by
web-replay-words-none = nobody
web-replay-secret = Secret, shown at the end
web-replay-secret-closed = never opened
web-replay-digest = SHA-256 of the secret
web-replay-digest-equal = equals the seal
web-replay-digits = All digits, to compare
web-replay-meaning = What this says and what not
web-replay-verify = Verify again
web-replay-verified = Verified again, in this page.
web-replay-save = Save record

## Playing on

web-replay-on-from = Play on from here
web-replay-on-text = { $at ->
    [0] Take any seat from the beginning. Bots play the others, and a new seal deals what comes.
    [1] Take any seat after move { $at } and do it better. Bots play the others, and a new seal deals what comes.
   *[other] Take any seat after move { $at } and do it better. Bots play the others, and a new seal deals what comes.
}
web-replay-on-over = The game is over here. Go back to any move to play on from it.
web-replay-on-seat = Your seat
web-replay-on-bot = Opponents
web-replay-on-as = Play on as { $name }

## Links and files

web-replay-link = Link to this moment
web-replay-no-link = This game came from a file: save the file to share it.
web-replay-open = Load a record
web-replay-open-text = Drop a game file here, choose one, or paste its text. Nothing is kept of it.
web-replay-choose = Choose a file
web-replay-paste = Text of a game file
web-replay-read = Show the game
web-replay-too-long = This file is too long: a game file has at most { $limit } characters.
