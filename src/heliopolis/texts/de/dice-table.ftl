### Ra: Das Würfelspiel: die Wörter seines Tischs und seines Wertungsbogens.
### Erklärt ist alles in en/dice-table.ftl.

## Der Tisch

dice-label-sun-track = Sonnen:
dice-label-rolling = In der Luft:
dice-label-free = Frei:
dice-label-sun = Fest:
dice-label-spent = Eingesetzt:
dice-label-monuments = Monumente
dice-label-civilization = { $n ->
    [1] Zivilisation: Platz für je 1
   *[other] Zivilisation: Platz für je { $n }
}
dice-full = voll
dice-sun-track = { $steps ->
    [1] { $made } von { $steps } Feld, noch { $left }
   *[other] { $made } von { $steps } Feldern, noch { $left }
}
dice-sun-track-end = { $steps ->
    [1] { $made } von { $steps } Feld, noch { $left }: Dieser Zug beendet die Epoche
   *[other] { $made } von { $steps } Feldern, noch { $left }: Dieser Zug beendet die Epoche
}
dice-tracks = Pharao { $pharaoh } von { $end }, Nil { $nile } von { $end }, { $floods }
dice-starter = { $who ->
    [you] Du fängst an.
   *[name] { $name } fängt an.
}

## Wertungsbogen; .counts ist das, wofür es die Punkte gibt

dice-sheet-suns = Sonnen
    .counts = { $n ->
        [0] nie drei Sonnen
        [1] einmal drei Sonnen
        [2] zweimal drei Sonnen
       *[other] { $n }-mal drei Sonnen
    }
dice-sheet-ankhs = Anch
    .counts = { $n ->
        [1] { $n } Paar
       *[other] { $n } Paare
    }
dice-sheet-pharaohs = Pharaonen
    .counts = Feld { $n }
dice-sheet-river = Nil
    .counts = Feld { $n }, { $floods }
dice-sheet-civilization = Zivilisation
    .counts = { $n ->
        [1] { $n } Stein
       *[other] { $n } Steine
    }
dice-sheet-monuments = Monumente
    .counts = { $columns ->
        [1] { $columns } Spalte
       *[other] { $columns } Spalten
    }
    .counts-together = { $columns ->
        [1] { $columns } Spalte, { $together } für drei und mehr in einer
       *[other] { $columns } Spalten, { $together } für drei und mehr in einer
    }
