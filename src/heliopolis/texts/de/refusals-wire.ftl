### Warum Bytes von anderswo keine Nachricht von uns sind.

refusal-no-message = Diese Nachricht ist nicht lesbar: { $what }
refusal-message-too-long = Eine Nachricht hat höchstens { $limit } Bytes.
refusal-other-wire-version = Diese Nachrichten haben Version { $version }, und nur Version { $reads } wird verstanden: Das Programm oder der Server braucht eine Aktualisierung.
refusal-message-of-no-game = Das Spiel „{ $game }“ gibt es nicht.
refusal-text-of-no-move = „{ $text }“ ist keine Aktion dieses Spiels.
refusal-text-of-another-move = „{ $text }“ ist nicht das, was die Felder dieser Aktion sagen.
refusal-no-link = „{ $text }“ ist kein Link zu einem Tisch.
