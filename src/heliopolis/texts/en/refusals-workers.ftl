# Bots of a server that give no answer, and games that it cannot offer.

refusal-bot-lost = The bot { $bot } gave no answer.
refusal-bot-not-offered = The bot { $bot } is in a file, and this server does not offer it.
refusal-not-compiled = { $game } could not be compiled, so this server does not offer it.
refusal-no-workers = The server has no process for its bots just now.
