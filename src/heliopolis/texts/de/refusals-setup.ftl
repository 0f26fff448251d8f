### Warum es einen Tisch, einen Bot oder eine Sprache nicht gibt; erklärt in en/refusals-setup.ftl.

refusal-no-such-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $languages }.
refusal-no-such-game = Das Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
refusal-no-such-edition = { $editions_n ->
    [1] Die Ausgabe „{ $edition }“ gibt es nicht, nur { $editions }.
   *[other] Die Ausgabe „{ $edition }“ gibt es nicht; es gibt { $editions }.
}
refusal-no-such-item = In einer Ausgabe lässt sich „{ $item }“ nicht ändern, nur { $items }.
refusal-no-such-choice = { $item } kann nicht „{ $choice }“ sein, nur { $choices }.
refusal-number-out-of-range = { $item } kann nicht „{ $choice }“ sein, nur { $lowest } bis { $highest }.
refusal-wrong-number-of-players = { $game ->
    [ra-dice] Das Würfelspiel ist für { $fewest } bis { $most } Personen, nicht für { $players }.
   *[ra] Ra ist für { $fewest } bis { $most } Personen, nicht für { $players }.
}
refusal-dealer-or-opening = Ein Spiel beginnt mit jemandem, der austeilt, oder mit dem, was ausgeteilt ist, nicht mit beidem.
refusal-wrong-suns = Die Sonnen für { $players } Personen sind die Stapel { $groups }.
refusal-unreadable-suns = „{ $text }“ sind keine Sonnen wie 13-6-2.
refusal-not-a-starter = „{ $text }“ ist kein Platz; wer anfängt, ist eine Zahl von 1 bis { $players }.
refusal-scores-cannot-be-hidden = Im Würfelspiel sind alle Punkte offen.
refusal-not-a-move = „{ $text }“ ist keine Aktion; Aktionen sind { $moves }.
refusal-no-such-action = Spiel { $game }: { $action } ist keine Nummer unter { $actions }.

## Bots

refusal-bot-raised = { $line ->
    [0] { $name } ist an { $fault } gescheitert.
   *[other] { $name } ist an { $fault } gescheitert ({ $file }, Zeile { $line }).
}
refusal-bot-chose-no-move = { $name } hat „{ $chosen }“ gewählt, was hier keine erlaubte Aktion ist.
refusal-bot-without-class = „{ $path }“ ist eine Datei; nenne auch die Klasse: { $path }:{ $example }
refusal-no-such-class = { $close_n ->
    [0] { $bots_n ->
        [0] „{ $path }“ hat keine Klasse „{ $wanted }“; darin ist kein Bot.
       *[other] „{ $path }“ hat keine Klasse „{ $wanted }“; es gibt { $bots }.
    }
   *[other] „{ $path }“ hat keine Klasse „{ $wanted }“; meinst du { $close }?
}
refusal-no-bot-file = Es gibt keine Datei „{ $path }“ mit einem Bot darin.
refusal-bot-file-syntax = „{ $path }“, Zeile { $line }: { $fault }.
refusal-bot-file-broken = „{ $path }“ lässt sich nicht laden: { $fault }.
refusal-not-a-bot-maker = { $name } macht keinen Bot: Es ist weder Klasse noch Funktion.
refusal-not-a-bot = { $name } ist kein Bot: Die Methode choose(view, legal) fehlt.
refusal-bot-without-choose = { $name } macht keinen Bot: Was es macht, hat keine Methode choose(view, legal).
refusal-bot-takes-other-arguments = { $name } lässt sich nicht machen: Es muss einen Generator und ein Budget annehmen.
refusal-bot-plays-other-games = { $name } spielt { $games }, nicht { $game }.
refusal-bot-cannot-be-made = { $name } lässt sich nicht machen: { $fault }.
refusal-installed-bot-broken = Der Bot { $name } ({ $place }) lässt sich nicht laden: { $fault }.
refusal-bot-name-missing = In der Liste der Bots „{ $text }“ fehlt ein Name.
refusal-budget-needs-number = { $parameter } braucht eine Zahl in „{ $text }“, wie in { $parameter }=50.
refusal-budget-out-of-range = { $parameter } ist eine ganze Zahl von 1 bis { $most }, nicht „{ $text }“.
refusal-no-such-budget = { $close_n ->
    [0] Kein Bot hat einen Parameter „{ $parameter }“; es gibt { $parameters }.
   *[other] Kein Bot hat einen Parameter „{ $parameter }“; meinst du { $close }?
}
refusal-budget-given-twice = { $parameter } steht zweimal in „{ $text }“; einmal genügt.
refusal-not-a-budget = „{ $text }“ ist kein Parameter; die lauten ms=300 und sims=2000.
refusal-no-such-bot = { $close_n ->
    [0] Den Bot „{ $name }“ gibt es nicht; es gibt { $bots }.
   *[other] Den Bot „{ $name }“ gibt es nicht; meinst du { $close }?
}
refusal-too-many-bots = { $seats ->
    [1] Genannt sind { $bots } Bots, aber am Tisch ist nur Platz für { $seats } Bot.
   *[other] Genannt sind { $bots } Bots, aber am Tisch ist nur Platz für { $seats } Bots.
}
refusal-bot-takes-no-budget = { $name } hat kein Budget, also ist in „{ $text }“ nichts einzustellen.
refusal-nobody-is-asked = Hier wird niemand gefragt: Der Zufall ist an der Reihe, oder das Spiel ist zu Ende.
refusal-no-such-evaluator = Es gibt keinen Bewerter der Art { $kind }, nur der Arten { $kinds }.
