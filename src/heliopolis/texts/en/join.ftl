### What join says: a game at a table server. $who and $name as in ra.ftl.
### $command is what to type in a shell.

join-ask-name = Your name:

## The table, before the game

join-free-seat = (free)
join-gathering = { $n ->
    [1] Waiting for { $n } more player.
   *[other] Waiting for { $n } more players.
}
join-sits-down = { $who ->
    [you] You sit down.
   *[name] { $name } sits down.
}
join-stands-up = { $name } leaves the table.
join-sealing = All seats are taken. Every player's program gives a random word now, so that nobody can choose what will be dealt.
join-seal-failed = Somebody promised a word and did not give it. That seat is free again, and chance will be sealed anew.
join-seal = { $game ->
    [ra-dice] Every throw
   *[ra] Every draw
} is fixed by a secret of the server and the words of all players, which are revealed at the end; the SHA-256 of the secret is
join-unsealed = This is a guided game: nothing is promised about what is dealt.
join-not-begun = The game has not begun yet.
join-seat-lost = Your seat was given to somebody else.

## The table, during the game

join-waiting = Waiting for { $name }.
join-waiting-away = Waiting for { $name }, who is not connected.
join-bot-plays = { $who ->
    [you] A bot plays for you now. Type back to play again yourself.
   *[name] A bot plays for { $name } now.
}
join-plays-again = { $who ->
    [you] You play again.
   *[name] { $name } plays again.
}
join-no-bot = No bot plays for you.
join-agrees = { $who ->
    [you] You agree to end the game. It ends without a result when all people have agreed; type disagree to play on after all.
   *[name] { $name } agrees to end the game. It ends without a result when all people have agreed.
}
join-agree-too = Type agree if you agree too.
join-disagrees = { $who ->
    [you] You would rather play on, and the game does not end.
   *[name] { $name } would rather play on.
}
join-limit = You bid up to { $sun } by yourself when it is your turn, as long as this auction runs.
join-no-limit = You do not bid by yourself any more.
join-how-to-limit = Type limit and a sun, as in limit 9, to bid by yourself up to it in this auction.
join-said = { $name }: { $text }
join-time = { $name } { $time }
join-times = Time left: { $times }.

## The connection

join-line-lost = The connection is lost; it is being tried again.
join-line-back = The connection is back.

## Leaving, and being sent away

join-come-back = Come back with: { $command }
join-no-way-back = Your seat could not be kept on this machine. To come back, ask the host for a new link.
join-watch-with = You can watch with: { $command }
join-closed = This table is closed, and nobody has played at it.
join-bye-replaced = Your seat is played from elsewhere now.
join-bye-left = You have left the table.
join-bye-kicked = The host has taken your seat away.
join-bye-deleted = The table was deleted.
join-bye-too-fast = The server was sent too much at once, and hung up.
join-bye-refused = The server does not let you in.
