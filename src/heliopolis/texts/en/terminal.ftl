### The messages of play and replay: a game begins, is saved, is left, goes on, is proved.
### $command is what to type in a shell, $path a file, $fault why the system refuses something (fault-…).

## A game begins

play-goes-on = { $n ->
    [1] The game goes on after { $n } move.
   *[other] The game goes on after { $n } moves.
}
play-seal = { $game ->
    [ra-dice] Every throw
   *[ra] Every draw
} is fixed by a secret that is revealed at the end; its SHA-256 is
play-seal-from-here = { $game ->
    [ra-dice] From here on every throw
   *[ra] From here on every draw
} is fixed by a secret that is revealed at the end; its SHA-256 is
play-seal-same = { $game ->
    [ra-dice] Every throw
   *[ra] Every draw
} is still fixed by the secret that was sealed before; its SHA-256 is
play-saved-every-move = Saved after every move in { $path }
play-type-help = Type ? for help.
play-practice = { $n ->
    [1] This is practice: it goes back to { $n } move, and what was drawn after it has been seen.
   *[other] This is practice: it goes back to { $n } moves, and what was drawn after them has been seen.
}

## Questions

play-pause = Enter goes on, end runs to the end, quit leaves:

## Saving, leaving, going on

play-saved = Saved in { $path }
play-game-saved = The game is saved in { $path }
play-saved-on-signal = Stopped from outside. The game is saved in { $path }
play-go-on-with = Go on with: { $command }
play-check-with = { $game ->
    [ra-dice] Check every throw with: { $command }
   *[ra] Check every draw with: { $command }
}
play-see-again = See it again with: { $command }
play-stops = The game stops here: { $why }
save-elsewhere = Saving failed ({ $fault }); the game is in { $path } instead.
save-works-again = Saving works again: the game is in { $path }
save-impossible = The game cannot be saved ({ $fault }). It goes on, and its record is printed when you leave.
save-copy = Copy what follows into a file to keep the game:
fault-enospc = No space left on device
fault-erofs = Read-only file system
fault-eacces = Permission denied
fault-enoent = No such file or directory
fault-enotdir = Not a directory
load-truncated = { $n ->
    [0] The end of { $path } is missing, and no whole move is left.
    [1] The end of { $path } is missing; { $n } whole move is left.
   *[other] The end of { $path } is missing; { $n } whole moves are left.
}
load-truncated-question = Go on from there? Type yes or no:

## Replay

replay-margin = In front of each turn: the moves played by its end, for --at.
replay-unfinished = { $n ->
    [1] The game is unfinished after { $n } move.
   *[other] The game is unfinished after { $n } moves.
}

## Compiling

compiling = Compiling { $game }, once: { $number } of { $total } ...
compiling-once = Compiling { $game }, once; this takes about a minute ...
compiling-elsewhere = Waiting for another process that compiles { $game } ...
compiled = The rules and the bots are compiled.
