### Why bytes from elsewhere are no message of ours. $what is for programmers, in English.

refusal-no-message = This message cannot be read: { $what }
refusal-message-too-long = A message has at most { $limit } bytes.
refusal-other-wire-version = These messages are of version { $version }, and only version { $reads } is understood: the program or the server needs an update.
refusal-message-of-no-game = There is no game "{ $game }".
refusal-text-of-no-move = "{ $text }" is no move of this game.
refusal-text-of-another-move = "{ $text }" is not what the fields of this move say.
refusal-no-link = "{ $text }" is no link to a table.
