### Ra: Das Würfelspiel: was geschah, was ein Zug täte und was entschieden wird.
### Erklärt ist alles in en/dice.ftl.

## Ereignisse

dice-dice-rolled = { $throw ->
    [2] Zweiter Wurf: { $dice }.
    [3] Dritter Wurf: { $dice }.
   *[1] { $who ->
        [you] Du würfelst { $dice }.
       *[name] { $name } würfelt { $dice }.
    }
}
dice-ra-advanced = { $steps ->
    [1] Ra rückt { $steps } Feld vor, noch { $left }.
   *[other] Ra rückt { $steps } Felder vor, noch { $left }.
}
dice-ra-advanced-end = { $steps ->
    [1] Ra rückt { $steps } Feld vor, ans Ende der Sonnen-Leiste.
   *[other] Ra rückt { $steps } Felder vor, ans Ende der Sonnen-Leiste.
}
dice-suns-scored = { $who ->
    [you] Du erhältst { $points } Punkte für { $n } Sonnen und hast { $score }.
   *[name] { $name } erhält { $points } Punkte für { $n } Sonnen und hat { $score }.
}
dice-advanced = { $who ->
    [you] Du rückst auf der { $area ->
        [pharaoh] Pharao-Leiste
       *[nile] Nil-Leiste
    } von { $before } auf { $after } vor.
   *[name] { $name } rückt auf der { $area ->
        [pharaoh] Pharao-Leiste
       *[nile] Nil-Leiste
    } von { $before } auf { $after } vor.
}
dice-advanced-nowhere = { $who ->
    [you] Du bleibst auf Feld { $after } der { $area ->
        [pharaoh] Pharao-Leiste
       *[nile] Nil-Leiste
    }.
   *[name] { $name } bleibt auf Feld { $after } der { $area ->
        [pharaoh] Pharao-Leiste
       *[nile] Nil-Leiste
    }.
}
dice-flooded = { $floods ->
    [1] { $who ->
        [you] Du setzt einen Hochwasser-Stein ein.
       *[name] { $name } setzt einen Hochwasser-Stein ein.
    }
   *[other] { $who ->
        [you] Du setzt einen Hochwasser-Stein ein und hast nun { $floods }.
       *[name] { $name } setzt einen Hochwasser-Stein ein und hat nun { $floods }.
    }
}
dice-civ-placed = { $n ->
    [1] { $who ->
        [you] Du setzt einen Zivilisations-Stein auf { $colours }.
       *[name] { $name } setzt einen Zivilisations-Stein auf { $colours }.
    }
   *[other] { $who ->
        [you] Du setzt Zivilisations-Steine auf { $colours }.
       *[name] { $name } setzt Zivilisations-Steine auf { $colours }.
    }
}
dice-monument-placed = { $who ->
    [you] Du setzt einen Monument-Stein auf { $colour }, Spalte { $column }.
   *[name] { $name } setzt einen Monument-Stein auf { $colour }, Spalte { $column }.
}
dice-disaster = { $area ->
    [pharaoh] eine Pharao-Katastrophe
    [nile] eine Nil-Katastrophe
    [civ] eine Zivilisations-Katastrophe
   *[monument] eine Monument-Katastrophe
}
dice-disaster-declared = { $who ->
    [you] Du löst { $disaster } aus.
   *[name] { $name } löst { $disaster } aus.
}
dice-retreated = { $who ->
    [you] Du fällst auf der { $area ->
        [pharaoh] Pharao-Leiste
       *[nile] Nil-Leiste
    } von { $before } auf { $after } zurück.
   *[name] { $name } fällt auf der { $area ->
        [pharaoh] Pharao-Leiste
       *[nile] Nil-Leiste
    } von { $before } auf { $after } zurück.
}
dice-flood-lost = { $floods ->
    [0] { $who ->
        [you] Du verlierst einen Hochwasser-Stein und hast keinen mehr.
       *[name] { $name } verliert einen Hochwasser-Stein und hat keinen mehr.
    }
   *[other] { $who ->
        [you] Du verlierst einen Hochwasser-Stein und hast noch { $floods }.
       *[name] { $name } verliert einen Hochwasser-Stein und hat noch { $floods }.
    }
}
dice-marker-lost-civ = { $who ->
    [you] Du verlierst den Zivilisations-Stein auf { $colour }.
   *[name] { $name } verliert den Zivilisations-Stein auf { $colour }.
}
dice-marker-lost-monument = { $who ->
    [you] Du verlierst den Monument-Stein auf { $colour }, Spalte { $column }.
   *[name] { $name } verliert den Monument-Stein auf { $colour }, Spalte { $column }.
}
dice-spared = { $who ->
    [you] Du hast nichts zu verlieren.
    [name] { $name } hat nichts zu verlieren.
    [you-and] { $name } habt nichts zu verlieren.
   *[names] { $name } haben nichts zu verlieren.
}
dice-all-spared = Niemand hat etwas zu verlieren.
dice-turn-ended-chosen = { $n ->
    [0] { $who ->
        [you] Du beendest den Zug.
       *[name] { $name } beendet den Zug.
    }
   *[other] { $who ->
        [you] Du beendest den Zug, ohne { $dice } einzusetzen.
       *[name] { $name } beendet den Zug, ohne { $dice } einzusetzen.
    }
}
dice-turn-ended-nothing-useful = Was übrig ist, würde nichts mehr ändern; der Zug endet.
dice-turn-ended-nothing-possible = { $n ->
    [0] Der Zug endet.
   *[other] Mit { $dice } ist nichts mehr zu machen; der Zug endet.
}
dice-ankhs-scored = { $who ->
    [you] Du erhältst { $points } Punkte für { $n } Anch, die übrig sind, und hast { $score }.
   *[name] { $name } erhält { $points } Punkte für { $n } Anch, die übrig sind, und hat { $score }.
}
dice-epoch-ended = Epoche { $epoch } endet: Ra ist am Ende der Sonnen-Leiste.
dice-pharaoh-moved = Auf der Pharao-Leiste nach der Wertung: { $moved }.
dice-pharaoh-moved-seat = { $who ->
    [you] du von { $before } auf { $after }
   *[name] { $name } von { $before } auf { $after }
}
dice-markers-returned = Zurückgenommen: { $taken }.
dice-civ-markers = { $n ->
    [1] { $n } Zivilisations-Stein
   *[other] { $n } Zivilisations-Steine
}
dice-nothing = nichts
dice-epoch-began = { $who ->
    [you] Epoche { $epoch } beginnt. Du hast den ersten Zug.
   *[name] Epoche { $epoch } beginnt. { $name } hat den ersten Zug.
}
dice-game-over-shared = Das Spiel ist aus; { $winners } { $who ->
    [you-and] teilt
   *[names] teilen
} den Sieg mit je { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkten
} (D-29).

## Was ein Zug täte

dice-move-roll = { $n ->
    [1] diesen Würfel neu würfeln
   *[other] diese Würfel neu würfeln
}
dice-move-keep = nicht mehr würfeln
dice-move-steps = { $steps ->
    [1] { $steps } Feld vor, von { $before } auf { $after }
   *[other] { $steps } Felder vor, von { $before } auf { $after }
}
dice-move-no-step = kein Feld vor, denn { $after } ist das Ende
dice-move-flood-nile = ein Hochwasser-Stein: Der Nil zählt nun { $nile }
dice-move-flood-nile-again = Hochwasser-Stein Nummer { $number }, gegen Katastrophen
dice-move-place-civ = { $n ->
    [1] ein Stein, { $total } insgesamt
   *[other] { $n } Steine, { $total } insgesamt
}
dice-move-place-monument = { $columns ->
    [1] der erste in dieser Spalte, nun 1 Spalte
   *[other] der erste in dieser Spalte, nun { $columns } Spalten
}
dice-move-place-monument-again = noch einer in dieser Spalte, dort nun { $there }
dice-move-declare-disaster-pharaoh = alle anderen fallen auf der Pharao-Leiste 2 Felder zurück
dice-move-declare-disaster-nile = alle anderen verlieren einen Hochwasser-Stein oder 2 Felder am Nil
dice-move-declare-disaster-civ = alle anderen verlieren 2 Zivilisations-Steine ihrer Wahl
dice-move-declare-disaster-monument = alle anderen verlieren 2 Monument-Steine ihrer Wahl
dice-move-lose-civ = diesen Stein hergeben, noch { $left } übrig
dice-move-lose-monument = diesen Stein hergeben, noch { $left } in der Spalte
dice-move-lose-monument-last = { $columns ->
    [1] den einzigen Stein der Spalte hergeben, noch 1 Spalte
   *[other] den einzigen Stein der Spalte hergeben, noch { $columns } Spalten
}
dice-move-end = den Zug beenden
dice-move-end-scoring = den Zug beenden, { $points } Punkte für Anch
dice-move-rolled = die Würfel zeigen { $dice }

## Was entschieden wird

dice-headline-roll = { $throws ->
    [0] { $who ->
        [you] Du würfelst.
       *[name] { $name } würfelt.
    }
   *[other] { $who ->
        [you] Du würfelst neu.
       *[name] { $name } würfelt neu.
    }
}
dice-headline-reroll = { $who ->
    [you] Du bist dran, Wurf { $throws } von { $most }: Würfel neu würfeln oder behalten.
   *[name] { $name } ist dran, Wurf { $throws } von { $most }: Würfel neu würfeln oder behalten.
}
dice-headline-apply = { $who ->
    [you] Du bist dran: Würfel einsetzen oder den Zug beenden.
   *[name] { $name } ist dran: Würfel einsetzen oder den Zug beenden.
}
dice-headline-disaster = { $who ->
    [you] Katastrophe, ausgelöst von dir.
   *[name] Katastrophe, ausgelöst von { $name }.
}
dice-headline-lose-civ = { $who ->
    [you] Du musst { $n ->
        [1] { $n } Zivilisations-Stein
       *[other] { $n } Zivilisations-Steine
    } verlieren.
   *[name] { $name } muss { $n ->
        [1] { $n } Zivilisations-Stein
       *[other] { $n } Zivilisations-Steine
    } verlieren.
}
dice-headline-lose-monument = { $who ->
    [you] Du musst { $n ->
        [1] { $n } Monument-Stein
       *[other] { $n } Monument-Steine
    } verlieren.
   *[name] { $name } muss { $n ->
        [1] { $n } Monument-Stein
       *[other] { $n } Monument-Steine
    } verlieren.
}
dice-how-to-roll = Welche Würfel neu? Zum Beispiel: { $roll }; oder behalten.
