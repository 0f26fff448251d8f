# Robôs de um servidor que não respondem, e jogos que ele não pode oferecer.

refusal-bot-lost = O robô { $bot } não respondeu.
refusal-bot-not-offered = O robô { $bot } está em um arquivo, e este servidor não o oferece.
refusal-not-compiled = Não foi possível compilar { $game }; por isso este servidor não o oferece.
refusal-no-workers = O servidor está sem processo para seus robôs no momento.
