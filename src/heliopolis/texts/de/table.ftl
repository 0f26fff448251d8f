### Was jedes Spiel von Tisch, Epochen und Ende sagt; erklärt in en/table.ftl.

setting = { $n ->
    [1] { $game } für { $n } Person, Ausgabe { $edition }.
   *[other] { $game } für { $n } Personen, Ausgabe { $edition }.
}
setting-changed = { $n ->
    [1] { $game } für { $n } Person, Ausgabe { $edition }, { $changes }.
   *[other] { $game } für { $n } Personen, Ausgabe { $edition }, { $changes }.
}
setting-scores-hidden = verdeckte Punkte
override-disasters-after-turn = Katastrophen nach dem Zug
override-disasters-at-once = Katastrophen sofort
override-suns = Sonnen wie in der Ausgabe { $edition }
override-names = Namen wie in der Ausgabe { $edition }
override-sun_track = { $n ->
    [1] Sonnen-Leiste mit { $n } Feld
   *[other] Sonnen-Leiste mit { $n } Feldern
}
seats-clockwise = Plätze im Uhrzeigersinn: { $names }.

headline = Epoche { $epoch } von { $epochs }. { $what }
headline-over = Das Spiel ist aus.
move-prompt = { $who ->
    [you] Dein Zug:
   *[name] Zug von { $name }:
}

epoch-scored = Wertung der Epoche { $epoch }: { $points }.
epoch-scored-seat = { $name }: { $net } auf { $points }
game-won = { $who ->
    [you] Das Spiel ist aus: Du gewinnst mit { $points ->
        [1] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[name] Das Spiel ist aus: { $name } gewinnt mit { $points ->
        [1] { $points } Punkt
       *[other] { $points } Punkten
    }.
}

## Wertungsbögen und Ergebnis

sheet-epoch = Epoche { $epoch }
sheet-net = Diese Epoche
sheet-points = Stand
sheet-none = Noch ist keine Epoche gewertet.
result-title = Endstand
points-hidden = ? Punkte

## Namen von Plätzen, die keinen anderen haben

seat-person = Platz { $number }
