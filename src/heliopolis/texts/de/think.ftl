### Was die Suche über Aktionen denkt; erklärt in en/think.ftl.

think-at = { $n ->
    [1] Nach { $n } Aktion.
   *[other] Nach { $n } Aktionen.
}
think-spent-even = { $simulations ->
    [1] { $simulations } Simulation, gleichmäßig verteilt
   *[other] { $simulations } Simulationen, gleichmäßig verteilt
}, gleich viele ganze Runden für jede Klasse von Aktionen; { $positions ->
    [1] { $positions } Stellung.
   *[other] { $positions } Stellungen.
}
think-spent-play = { $simulations ->
    [1] { $simulations } Simulation, verteilt wie beim Spielen
   *[other] { $simulations } Simulationen, verteilt wie beim Spielen
}; { $positions ->
    [1] { $positions } Stellung.
   *[other] { $positions } Stellungen.
}
think-seat = { $who ->
    [you] Die Zahlen sind deine.
   *[name] Die Zahlen sind die von { $name }.
}
think-order = Die Aktionen stehen in der Reihenfolge, die für { $name } am besten ist; die Differenz ist, wie viel kleiner oder größer die Chance von { $seat } ist als mit der ersten.
think-earlier = { $why ->
    [over] { $at ->
        [1] Nach { $at } Aktion ist das Spiel zu Ende
       *[other] Nach { $at } Aktionen ist das Spiel zu Ende
    }
   *[chance] { $at ->
        [1] Nach { $at } Aktion ist der Zufall an der Reihe
       *[other] Nach { $at } Aktionen ist der Zufall an der Reihe
    }
}, also geht es um die letzte Entscheidung davor: --at { $n }.
think-left-out = { $n ->
    [1] { $n } weitere Aktion ist nicht gezeigt; --all zeigt sie.
   *[other] { $n } weitere Aktionen sind nicht gezeigt; --all zeigt sie.
}
think-patience = Es wird nachgedacht ...

## Über der Tabelle

think-next-ra = Die Chance, dass als Nächstes ein Ra-Plättchen kommt, ist { $share }.
think-lot = Wert der Angebotsreihe:
think-margins = Wert von einem mehr:

margin-ra-dice-pharaoh = Pharao-Feld
margin-ra-dice-nile = Nil-Feld
margin-ra-dice-flood = Hochwasser-Stein
margin-ra-dice-nile-with-flood = Nil-Feld mit Hochwasser-Stein
margin-ra-dice-civ = Zivilisations-Stein
margin-ra-dice-monument-new = Monument in neuer Spalte
margin-ra-dice-monument-more = Monument in eigener Spalte
margin-ra-dice-spared-pharaoh = abgewendete Pharao-Katastrophe
margin-ra-dice-spared-nile = abgewendete Nil-Katastrophe
margin-ra-dice-spared-civ = abgewendete Zivilisations-Katastrophe
margin-ra-dice-spared-monument = abgewendete Monument-Katastrophe

## Die Tabelle

think-column-share = Chance
think-column-difference = Diff.
think-column-points = Punkte
think-column-visits = Besuche
think-percent = { $n } %
think-number = { $n }
think-best = beste
think-played = { $move } (gespielt)
think-more = { $n ->
    [1] { $n } weitere
   *[other] { $n } weitere
}
think-other = { $name } { $share }, { $points }
think-odds-ra = Die Chance auf dieses Plättchen ist { $share }.
think-odds-ra-dice = Die Chance auf diesen Wurf ist 1 von { $n }.
think-label-alike = wie:
think-label-others = andere:
think-label-expected = erwartet:
think-label-why = warum:

## Gründe

think-reason = { $what } { $points }

reason-ra-points = Punkte
reason-ra-gods = Götter
reason-ra-gold = Gold
reason-ra-pharaohs = Pharaonen
reason-ra-river = Nil
reason-ra-civilization = Zivilisation
reason-ra-monuments = Monumente
reason-ra-disaster = { $tile }
reason-ra-sun-for-sun = Sonne { $paid } gegen Sonne { $gained }
reason-ra-suns = Sonnen
reason-ra-track = Angebotsreihe

reason-ra-dice-pharaohs = Pharaonen
reason-ra-dice-river = Nil
reason-ra-dice-civilization = Zivilisation
reason-ra-dice-monuments = Monumente
reason-ra-dice-suns = Sonnen
reason-ra-dice-ankhs = Anch
reason-ra-dice-turns = künftige Züge
