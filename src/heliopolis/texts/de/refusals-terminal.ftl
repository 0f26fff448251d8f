### Warum eine Antwort oder eine Option abgelehnt wird; erklärt in en/refusals-terminal.ftl.

refusal-no-such-number = Die Aktionen hier haben die Nummern 1 bis { $numbers }.
refusal-number-may-be-sun = Die Aktionen hier haben die Nummern 1 bis { $numbers }. Um Sonne { $sun } zu bieten, tippe bieten { $sun }.
refusal-number-or-sun = Meinst du Aktion { $number }, also { $move }, oder Sonne { $number }? Tippe { $move } oder { $bid }.
refusal-sun-out-of-range = Diese Sonne gibt es nicht; sie gehen von 1 bis { $highest }.
refusal-not-a-move-here = „{ $text }“ ist weder Aktion noch Befehl. Aktionen hier: { $moves }. ? für Hilfe.
refusal-number-or-move = „{ $text }“ ist weder Aktion noch Befehl. Tippe eine Nummer von 1 bis { $numbers } oder eine Aktion. ? für Hilfe.
refusal-names-no-dice = „{ $text }“ nennt keine Würfel. Welche Würfel neu? Zum Beispiel: { $roll }; oder behalten.
refusal-did-you-mean = Meinst du { $move }?
refusal-which-one = Welche Aktion? Es gibt { $moves }.

refusal-hotseat-and-watch = --hotseat ist nur für Personen und --watch nur für Bots: Wähle eines.
refusal-saved-game-unchanged = Ein gesichertes Spiel geht weiter, wie es war, also kann { $option } es nicht ändern.
refusal-saved-game-over = Das Spiel in „{ $path }“ ist zu Ende; sieh es mit heliopolis replay an.
refusal-file-exists = „{ $path }“ gibt es schon; wähle einen anderen Namen, oder mach mit --load weiter.
refusal-file-in-use = „{ $path }“ ist die Datei eines Spiels, das gerade gespielt wird.
refusal-too-many-names = { $names ->
    [1] Genannt ist { $names } Name, aber Personen haben { $people } der Plätze.
   *[other] Genannt sind { $names } Namen, aber Personen haben { $people } der Plätze.
}
refusal-name-of-a-bot = „{ $text }“ ist der Name eines Bots; bitte nimm einen anderen.
refusal-no-seat-for-bots = Alle Plätze gehören Personen, also ist kein Platz für einen Bot.
refusal-bot-in-a-file = In diesem Spiel spielt Code aus einer Datei; wenn du ihm traust, ergänze --bots { $text }
refusal-bot-cannot-return = { $person } kann nicht zurückkommen: { $why }
refusal-at-out-of-range = { $moves ->
    [1] Das Spiel hat { $moves } Aktion, also geht --at von 0 bis { $moves }, nicht { $at }.
   *[other] Das Spiel hat { $moves } Aktionen, also geht --at von 0 bis { $moves }, nicht { $at }.
}
refusal-nobody-asked-after = { $why ->
    [over] { $at ->
        [1] Nach { $at } Aktion ist das Spiel zu Ende
       *[other] Nach { $at } Aktionen ist das Spiel zu Ende
    }
   *[chance] { $at ->
        [1] Nach { $at } Aktion ist der Zufall an der Reihe
       *[other] Nach { $at } Aktionen ist der Zufall an der Reihe
    }
}, also wird niemand gefragt. { $near_n ->
    [0] In diesem Spiel wurde noch niemand gefragt.
   *[other] Für --at am nächsten, wo jemand gefragt wird: { $near }.
}
refusal-not-a-seat = { $close_n ->
    [0] Den Platz „{ $text }“ gibt es nicht; es gibt { $seats }, und --seat nimmt auch ihre Nummern, 1 bis { $seats_n }.
   *[other] Den Platz „{ $text }“ gibt es nicht; meinst du { $close }?
}
refusal-no-budget = „{ $text }“ ist kein Budget; die lauten sims=300 und ms=50.
refusal-two-budgets = „{ $text }“ hat zwei Grenzen; gerechnet wird in Simulationen oder in Millisekunden: sims=300 oder ms=50.
refusal-server-away = Unter { $address } antwortet kein Tischserver: { $why ->
    [refused] Dort läuft nichts.
    [slow] Es dauert zu lange.
    [unknown] Niemand kennt diesen Namen.
   *[other] { $fault }.
}
refusal-server-strange = Was unter { $address } antwortet, ist kein Tischserver von uns.
refusal-link-of-host = Dieser Link ist für den Gastgeber des Tisches; öffne ihn in einem Browser. Zum Spielen oder Zuschauen gibt es Links mit #join oder #watch.
refusal-name-needed = Dein Platz braucht einen Namen: mit --name NAME.
refusal-seat-in-use = Dieser Platz wird hier schon gespielt, in einem anderen Fenster.
refusal-no-thinker = Über { $game } kann hier niemand nachdenken.
