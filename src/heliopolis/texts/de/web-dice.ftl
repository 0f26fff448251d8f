### Der Tisch von Ra: Das Würfelspiel im Browser: was darauf, neben Würfeln und auf Knöpfen steht.
### Erklärt ist alles in en/web-dice.ftl.

## Der Himmel

web-dice-sky = Ra auf { $made } von { $steps }
web-dice-sky-left = noch { $left }
web-dice-sky-night = dann wird es Nacht
web-dice-sky-over = Die Nacht ist da
web-dice-sky-suns = { $n ->
    [0] keine Sonne in diesem Zug
    [1] eine Sonne in diesem Zug
   *[other] { $n } Sonnen in diesem Zug
}
web-dice-sky-track = { $steps ->
    [1] Sonnen-Leiste: Ra ist { $made } von { $steps } Feld weit, noch { $left }.
   *[other] Sonnen-Leiste: Ra ist { $made } von { $steps } Feldern weit, noch { $left }.
}

## Die Würfel

web-dice-tray = Würfel
web-dice-state-air = in der Luft
web-dice-state-sky = am Himmel
web-dice-state-keep = bleibt
web-dice-state-roll = neu
web-dice-state-free = frei
web-dice-state-lifted = gewählt
web-dice-state-used = benutzt
web-dice-die = { $die }: { $state }
web-dice-die-air = { $colour }: { $state }

web-dice-lift-to-roll = Wähle die Würfel, die du neu würfeln willst.
web-dice-lift-to-spend = Wähle Würfel oder drücke ein gestricheltes Feld: Es wählt seine Würfel.
web-dice-press-lit = Drücke ein helles Feld.
web-dice-press-rows = Drücke die Farben für deine Steine.
web-dice-lift-more = Nicht mit diesen Würfeln allein: Ein gestricheltes Feld wählt, was noch fehlt.
web-dice-or-disaster = Du darfst eine Katastrophe auslösen.

web-dice-roll-again = { $left ->
    [0] { $n } neu würfeln, letztes Mal
   *[other] { $n } neu würfeln, noch { $left }
}
web-dice-roll-none = Neu würfeln
web-dice-keep-all = Alle behalten
web-dice-end = Zug beenden
web-dice-choose = Feld wählen
web-dice-do-pharaoh = { $n ->
    [1] Pharao 1 Feld vor
   *[other] Pharao { $n } Felder vor
}
web-dice-do-nile = { $n ->
    [1] Nil 1 Feld vor
   *[other] Nil { $n } Felder vor
}
web-dice-do-flood = Hochwasser-Stein
web-dice-do-civ = { $n ->
    [1] Stein auf { $colours }
   *[other] Steine auf { $colours }
}
web-dice-do-monument = Stein auf { $colour }, Spalte { $column }
web-dice-do-disaster = Löse { $disaster } aus

## Die Bereiche

web-dice-pharaohs = Pharaonen
web-dice-nile = Nil
web-dice-civilization = Zivilisation
web-dice-monuments = Monumente
web-dice-short-civilization = Zivili­sation
web-dice-short-monuments = Monu­mente
web-dice-track-where = du { $own }, vorn { $most }
web-dice-track-most = vorn { $most }
web-dice-floods = { $n ->
    [0] trocken
   *[other] { $n } Hochw.
}
web-dice-space = Feld { $space }
web-dice-space-with = Feld { $space }: { $names }
web-dice-markers-own = { $n ->
    [0] du: kein Stein
    [1] du: 1 Stein
   *[other] du: { $n } Steine
}
web-dice-columns-own = { $n ->
    [1] du: 1 von { $all } Spalten
   *[other] du: { $n } von { $all } Spalten
}
web-dice-columns-alike = bringen mehrere Spalten dasselbe, leuchtet nur die erste
web-dice-civ-row = { $colour }: { $names }
web-dice-row-free = { $n ->
    [0] voll
   *[other] { $n } frei
}
web-dice-cell = { $column }, { $colour }
web-dice-cell-of = { $column }, { $colour }: { $name }
web-dice-outcome-steps = +{ $n }
web-dice-outcome-flood = Hochwasser
web-dice-outcome-add = dazu
web-dice-lit = { $place }, mit den gewählten Würfeln
web-dice-dashed = { $place }, mit { $dice }

## Was eine Katastrophe nimmt

web-dice-loses-civ = { $n ->
    [1] Wähle noch einen Stein, den du verlierst.
   *[other] Wähle { $n } Steine, die du verlierst, einen nach dem anderen.
}
web-dice-loses-monument = { $n ->
    [1] Wähle noch einen Stein auf dem Plan, den du verlierst.
   *[other] Wähle { $n } Steine auf dem Plan, die du verlierst, einen nach dem anderen.
}
web-dice-lose = { $colour } hergeben
web-dice-lose-at = { $colour }, Spalte { $column } hergeben
web-dice-lose-none = … hergeben
web-dice-keep-marker = { $colour } behalten
web-dice-back = Zurück
web-dice-goes = geht
web-dice-gone = weg
web-dice-alone = allein
web-dice-with = mit { $names }

## Die Plätze

web-dice-seats = Mitspielende
web-dice-points = Pkt.
web-dice-seat-turn = { $throws ->
    [0] am Zug
    [1] am Zug, erster Wurf
    [2] am Zug, zweiter Wurf
   *[other] am Zug, dritter Wurf
}
web-dice-seat-chooses = Wahl des Verlusts
web-dice-seat-won = Sieg
web-dice-seat-now = jetzt { $points }

## Dieser Zug

web-dice-turn = Dieser Zug
web-dice-turn-used = benutzt
web-dice-turn-sky = bleibt am Himmel
web-dice-turn-air = in der Luft
web-dice-turn-nothing = gerade für nichts
web-dice-throws = { $n ->
    [1] { $n } Wurf
   *[other] { $n } Würfe
}

## Die Symbole

web-dice-faces = Die Symbole
web-dice-face-pharaoh = je ein Feld vor
web-dice-face-nile = ein Feld; drei: Hochwasser
web-dice-face-civ = drei für ein Feld
web-dice-face-monument = 1, 3, 5 für 1, 2, 3
web-dice-face-ankh = passt zu allen; zwei: 2 Punkte
web-dice-face-sun = 1, 2 rücken Ra vor; 3: 3 Punkte; 4: Katastrophe

## Der Wertungsbogen

web-dice-sheet-dusk = { $epoch ->
    [1] Abend der ersten Epoche
    [2] Abend der zweiten Epoche
   *[other] Abend der dritten Epoche
}
web-dice-sheet-leads = { $who ->
    [you] Ra ist untergegangen. Du führst mit { $points }.
   *[name] Ra ist untergegangen. { $name } führt mit { $points }.
}
web-dice-sheet-shared = Ra ist untergegangen. Vorn liegen { $names } mit je { $points }.
web-dice-sheet-won = { $who ->
    [you] Du gewinnst
   *[name] { $name } gewinnt
}
web-dice-sheet-won-shared = Der Sieg ist geteilt: { $names }
web-dice-sheet-after = { $scores }, nach drei Epochen
web-dice-sheet-before = Vorher
web-dice-sheet-of-epoch = Epoche { $epoch }
web-dice-sheet-start = Punkte am Anfang
web-dice-sheet-go-on = Weiter zu Epoche { $epoch }
web-dice-sheet-close = Plan ansehen
web-dice-sheet-open = Wertungsbogen
web-dice-sheet-epochs = Bögen
web-dice-sheet-whole = Ganzes Spiel
web-dice-story-most = { $who ->
    [you] Das meiste hat dir „{ $item }“ gebracht: { $n } Punkte.
   *[name] Das meiste hat { $name } „{ $item }“ gebracht: { $n } Punkte.
}
