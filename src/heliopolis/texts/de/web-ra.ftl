### Der Tisch von Ra im Browser. $who und $name wie in ra.ftl.

web-ra-table = Tisch von Ra

## Der Himmel: Ra-Reihe und Sonne in der Mitte

web-ra-sky = Ra-Reihe: { $taken } von { $spaces }, noch { $left }.
web-ra-filled = { $taken } von { $spaces } Ra
web-ra-sky-over = Nacht über der letzten Epoche
web-ra-left = noch { $n }
web-ra-then-night = { $n ->
    [0] es ist Nacht
    [1] das nächste bringt die Nacht
   *[other] dann wird es Nacht
}
web-ra-hour-dawn = Morgenröte
web-ra-hour-morning = Vormittag
web-ra-hour-noon = um Mittag
web-ra-hour-afternoon = Nachmittag
web-ra-hour-dusk = Abendröte
web-ra-hour-night = Nacht

## Die Angebotsreihe; Namen mit Trennstellen

web-ra-lot = { $n ->
    [0] Die Angebotsreihe ist leer
   *[other] Im Angebot: { $n } Plättchen
}
web-ra-empty = leer
web-ra-not-for-gods = bleibt
web-ra-narrow-agriculture = Land­wirtschaft
web-ra-narrow-flood = Überschwem­mung
web-ra-narrow-step-pyramid = Stufen­pyramide
web-ra-narrow-astronomy = Astro­nomie
web-ra-narrow-earthquake = Erd­beben

## Die Leiste: $n ist die Zahl der offenen Sonnen

web-ra-rail-bids = Reihenfolge der Gebote
web-ra-rail-turns = Reihenfolge der Züge
web-ra-rail-turn = { $who ->
    [you] du bist dran
   *[name] ist dran
}
web-ra-rail-next = danach
web-ra-rail-waiting = { $n ->
    [1] { $n } Sonne
   *[other] { $n } Sonnen
}
web-ra-rail-out = ohne Sonnen
web-ra-rail-asked = { $who ->
    [you] dein Gebot
   *[name] bietet
}
web-ra-rail-best = führt
web-ra-rail-outbid = überboten
web-ra-rail-passed = passt
web-ra-rail-to-come = folgt
web-ra-rail-last = zuletzt

## Andere Plätze und Besitz

web-ra-tag-bids = bietet { $sun }
web-ra-tag-last = Ra, zuletzt
web-ra-pts = Pkt.
web-ra-sun = Sonne { $sun }
web-ra-sun-down = Sonne { $sun }, verdeckt
web-ra-show-estate = Alle Plättchen von { $name }
web-ra-estate = { $who ->
    [you] Dein Besitz
   *[name] Besitz von { $name }
}
web-ra-points = { $n ->
    [1] { $n } Punkt
   *[other] { $n } Punkte
}
web-ra-points-place = { $n ->
    [1] { $n } Punkt, Rang { $place }
   *[other] { $n } Punkte, Rang { $place }
}
web-ra-suns-sum = Sonnen { $suns } = { $sum }
web-ra-kinds-of = { $n } von { $all } Arten
web-ra-others-have = andere: { $range }
web-ra-none-of = { $tile } (keine)
web-ra-now-item = { $item }{"\u00A0"}{ $points }
web-ra-now-none = Noch zählt nichts.
web-ra-now-floor = Niemand fällt unter null.
web-ra-sheets = Wertungen

## Was man tun kann

web-ra-tray = Was du tun kannst
web-ra-your-suns = Deine Sonnen
web-ra-lifted = angehoben
web-ra-too-low = zu niedrig
web-ra-spent = verbraucht
web-ra-laid = geboten
web-ra-draw = Plättchen ziehen
web-ra-invoke = Ra rufen
web-ra-use-god = Gott einsetzen
web-ra-bid = { $sun } bieten
web-ra-press-sun = Drück auf eine Sonne, um sie zu bieten.
web-ra-pass = Passen
web-ra-back = Zurück
web-ra-put-back = Zurücklegen
web-ra-up-to = Bis { $sun } bieten
web-ra-withdraw = Grenze zurücknehmen
web-ra-standing = Du bietest von selbst bis { $sun }, sobald du dran bist.
web-ra-invoke-ask = Ra rufen?
web-ra-still-holds = { $name } hat noch die { $sun }.
web-ra-turn = { $n ->
    [0] Ziehe, oder rufe Ra für die Sonne allein.
    [1] Ziehe, oder rufe Ra für dieses eine.
   *[other] Ziehe, oder rufe Ra für diese { $n }.
}
web-ra-turn-full = Rufe Ra für diese { $n }.
web-ra-why-odds = { $share } % der übrigen Plättchen sind Ra.
web-ra-why-invoke = Rufst du Ra und niemand bietet, musst du.
web-ra-why-full = Die Angebotsreihe ist voll. Rufst du Ra, darfst du auch passen.
web-ra-why-bid = { $n ->
    [0] Zu gewinnen: nur die { $sun }.
   *[other] Zu gewinnen: die { $sun } und { $n } Plättchen.
}
web-ra-why-must = Du hast Ra gerufen, und niemand hat geboten: Jetzt musst du.
web-ra-why-worth = Für dich etwa { $points } wert.
web-ra-why-lot = Die Plättchen: für dich etwa { $points }.
web-ra-why-stand = Du kannst jetzt schon sagen, wie hoch du gehst.
web-ra-why-gods = Plättchen der Reihe drücken; noch einmal drücken legt zurück.
web-ra-spend-god = Setze einen Gott ein, nimm ein Plättchen.
web-ra-gods-left = { $n ->
    [0] Kein Gott mehr.
    [1] Noch { $n } Gott.
   *[other] Noch { $n } Götter.
}
web-ra-god-used = eingesetzt
web-ra-god-free = frei
web-ra-take-none = Noch kein Plättchen gewählt
web-ra-take = { $n ->
    [0] Fertig: keine Götter mehr
   *[other] Fertig: { $n } Plättchen nehmen
}

## Katastrophen

web-ra-won = { $who ->
    [you] Du gewinnst
   *[name] { $name } gewinnt
}
web-ra-won-with = mit { $sun }
web-ra-swap = { $paid } geht in die Mitte, { $gained } kommt verdeckt
web-ra-losses = Was du verlierst
web-ra-takes = { $disaster }: { $n } Plättchen gehen verloren
web-ra-press-to-lose = Drücke, was gehen soll; noch einmal drücken legt zurück.
web-ra-then = danach
web-ra-chosen-of = { $n } von { $owed } gewählt
web-ra-goes = { $n ->
    [1] geht
   *[other] { $n } gehen
}
web-ra-more-to-lose = { $n ->
    [0] alles gewählt
   *[other] noch zu verlieren
}
web-ra-lose = { $more ->
    [0] { $tiles } verlieren
   *[other] { $tiles } und … verlieren
}
web-ra-lose-none = Wähle, was du verlierst

## Augenblicke

web-ra-moment-ra = Ra, { $number } von { $spaces }
web-ra-moment-last = Das letzte Ra: Es wird Nacht
web-ra-moment-won = { $n ->
    [0] { $who ->
        [you] Du gewinnst nur die Sonne mit { $sun }
       *[name] { $name } gewinnt nur die Sonne mit { $sun }
    }
   *[other] { $who ->
        [you] Du gewinnst { $n } Plättchen mit { $sun }
       *[name] { $name } gewinnt { $n } Plättchen mit { $sun }
    }
}
web-ra-moment-unsold = { $kept ->
    [0] Ohne Gebot: Die Plättchen werden abgeworfen
   *[other] Ohne Gebot: Die Plättchen bleiben liegen
}
web-ra-moment-god = { $who ->
    [you] Du setzt einen Gott ein: { $tile }
   *[name] { $name } setzt einen Gott ein: { $tile }
}
web-ra-moment-struck = { $who ->
    [you] { $disaster } trifft dich
   *[name] { $disaster } trifft { $name }
}
web-ra-moment-more = { $n ->
    [1] { $n } weiteres Ereignis
   *[other] { $n } weitere Ereignisse
}

## Wertungen

web-ra-dusk = { $epoch ->
    [1] Abend der ersten Epoche
    [2] Abend der zweiten Epoche
   *[other] Abend der letzten Epoche
}
web-ra-leads-by = { $who ->
    [you] Du führst mit { $n } Vorsprung.
   *[name] { $name } führt mit { $n } Vorsprung.
}
web-ra-lead-shared = Mehrere führen mit { $points }.
web-ra-wins = { $who ->
    [you] Du gewinnst
   *[name] { $name } gewinnt
}
web-ra-shared = Ein geteilter Sieg
web-ra-after-all = { $scores }, nach drei Epochen.
web-ra-before = Vorher
web-ra-on = { $over ->
    [0] Weiter zu Epoche { $epoch }
   *[other] Schließen
}
web-ra-look-back = Den Tisch ansehen
web-ra-story-tie = { $who ->
    [you] Gleichstand: Deine höchste Sonne entschied (R-8.4).
   *[name] Gleichstand: Die höchste Sonne von { $name } entschied (R-8.4).
}
