# Bots eines Servers, die keine Antwort geben, und Spiele, die er nicht anbieten kann.

refusal-bot-lost = Der Bot { $bot } hat keine Antwort gegeben.
refusal-bot-not-offered = Der Bot { $bot } steht in einer Datei, und dieser Server bietet ihn nicht an.
refusal-not-compiled = { $game } ließ sich nicht übersetzen; dieser Server bietet es deshalb nicht an.
refusal-no-workers = Der Server hat gerade keinen Prozess für seine Bots.
