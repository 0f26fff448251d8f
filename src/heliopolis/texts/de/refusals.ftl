### Warum etwas abgelehnt wird; erklärt in en/refusals.ftl.

refusal-by-rule = { $why } ({ $rule })

## Ra

refusal-choose-an-action = { $who ->
    [you] Du bist dran: ziehen, Ra rufen oder einen Gott einsetzen.
   *[name] { $name } ist dran: ziehen, Ra rufen oder einen Gott einsetzen.
}
refusal-tile-being-drawn = Ein Plättchen wird gerade gezogen: Jetzt kommt ein Ergebnis wie +nile.
refusal-more-gods-or-done = Jetzt wird noch ein Gott eingesetzt oder der Zug beendet.
refusal-bid-or-pass = Jetzt wird geboten oder gepasst.
refusal-choose-a-loss = { $disaster_key ->
    [unrest] { $who ->
        [you] Du musst ein Zivilisations-Plättchen wählen, das du verlierst.
       *[name] { $name } muss ein Zivilisations-Plättchen wählen, das verloren geht.
    }
   *[earthquake] { $who ->
        [you] Du musst ein Monument wählen, das du verlierst.
       *[name] { $name } muss ein Monument wählen, das verloren geht.
    }
}
refusal-track-full = Die Angebotsreihe ist voll.
refusal-no-god = { $who ->
    [you] Du hast keinen Gott.
   *[name] { $name } hat keinen Gott.
}
refusal-tile-not-on-track = In der Angebotsreihe { $gender ->
    [m] liegt kein { $tile }
    [f] liegt keine { $tile }
    [n] liegt kein { $tile }
   *[p] liegen keine { $tile }
}.
refusal-no-such-sun = { $who ->
    [you] Du hast keine offene Sonne { $sun }, nur { $suns }.
   *[name] { $name } hat keine offene Sonne { $sun }, nur { $suns }.
}
refusal-bid-too-low = Ein Gebot muss höher als { $best_bid } sein.
refusal-must-bid = { $who ->
    [you] Du hast Ra gerufen, und niemand hat geboten: Jetzt musst du.
   *[name] { $name } hat Ra gerufen, und niemand hat geboten: Jetzt muss { $name } bieten.
}
refusal-disaster-spares-tile = { $disaster_key ->
    [unrest] { $disaster } nehmen
   *[other] { $disaster } nimmt
} { $gender ->
    [m] keinen { $tile }
    [f] keine { $tile }
    [n] kein { $tile }
   *[p] keine { $tile }
}.
refusal-no-tile-to-lose = { $who ->
    [you] Zum Verlieren hast du { $gender ->
        [m] keinen { $tile }
        [f] keine { $tile }
        [n] kein { $tile }
       *[p] keine { $tile }
    }.
   *[name] Zum Verlieren hat { $name } { $gender ->
        [m] keinen { $tile }
        [f] keine { $tile }
        [n] kein { $tile }
       *[p] keine { $tile }
    }.
}
refusal-nothing-drawn = Es wird gerade kein Plättchen gezogen.
refusal-none-in-bag = Im Beutel { $gender ->
    [m] ist kein { $tile }
    [f] ist keine { $tile }
    [n] ist kein { $tile }
   *[p] sind keine { $tile }
} mehr.
refusal-no-auction = Es läuft keine Versteigerung, also gibt es nichts zu bieten.

## Das Würfelspiel

refusal-dice-in-the-air = { $dice_n ->
    [1] Ein Würfel ist in der Luft: Jetzt kommt ein Ergebnis wie +red:ankh.
   *[other] Würfel sind in der Luft: Jetzt kommt ein Ergebnis wie +red:ankh.
}
refusal-roll-or-keep = Jetzt werden Würfel neu gewürfelt oder alle behalten.
refusal-spend-or-end = Die Würfe sind vorbei: Jetzt werden Würfel eingesetzt, oder der Zug endet.
refusal-must-lose-marker = { $area_key ->
    [civ] { $who ->
        [you] Du musst einen Zivilisations-Stein wählen, den du verlierst.
       *[name] { $name } muss einen Zivilisations-Stein wählen, der verloren geht.
    }
   *[monument] { $who ->
        [you] Du musst einen Monument-Stein wählen, den du verlierst.
       *[name] { $name } muss einen Monument-Stein wählen, der verloren geht.
    }
}
refusal-other-dice-in-the-air = { $dice_n ->
    [1] In der Luft ist { $dice } und kein anderer Würfel.
   *[other] In der Luft sind { $dice }, nicht mehr und nicht weniger.
}
refusal-no-die-in-the-air = Kein Würfel ist in der Luft.
refusal-sun-stays = Eine Sonne wird nicht neu gewürfelt: { $dice }.
refusal-disaster-hits-other-area = { $area_key ->
    [civ] Die Katastrophe nimmt Zivilisations-Steine.
   *[monument] Die Katastrophe nimmt Monument-Steine.
}
refusal-no-civ-marker-there = { $who ->
    [you] Du hast keinen Zivilisations-Stein auf { $colour }.
   *[name] { $name } hat keinen Zivilisations-Stein auf { $colour }.
}
refusal-no-monument-marker-there = { $who ->
    [you] Du hast keinen Monument-Stein auf { $colour }, Spalte { $column }.
   *[name] { $name } hat keinen Monument-Stein auf { $colour }, Spalte { $column }.
}
refusal-too-few-suns = { $suns ->
    [0] Eine Katastrophe braucht { $needed } Sonnen, und es gibt keine.
    [1] Eine Katastrophe braucht { $needed } Sonnen, und es gibt nur eine.
   *[other] Eine Katastrophe braucht { $needed } Sonnen, und es gibt nur { $suns }.
}
refusal-disaster-declared-already = In diesem Zug wurde schon eine Katastrophe ausgelöst.
refusal-die-is-spent = Der Würfel { $die } ist schon eingesetzt.
refusal-die-shows-other-face = Der Würfel { $die } zeigt { $shows }, weder { $face } noch Anch.
refusal-no-real-die = Mindestens ein Würfel der Gruppe muss selbst { $face } zeigen.
refusal-ankh-places-no-marker = Der Würfel { $die } zeigt ein Anch, das keinen Stein setzt.
refusal-own-civ-marker-there = { $who ->
    [you] Du hast schon einen Stein auf { $colour }.
   *[name] { $name } hat schon einen Stein auf { $colour }.
}
refusal-civ-space-full = Auf { $colour } ist kein Platz mehr für einen Stein.
refusal-monument-space-taken = Auf { $colour }, Spalte { $column }, ist schon ein Stein.
refusal-own-marker-in-column = { $who ->
    [you] Du hast schon einen Stein in Spalte { $column }.
   *[name] { $name } hat schon einen Stein in Spalte { $column }.
}
refusal-first-monument-takes-one-die = Der erste Monument-Stein eines Zuges braucht nur einen Würfel.
refusal-further-monument-takes-two-dice = Jeder weitere Monument-Stein im Zug braucht einen zweiten Würfel: mit FARBE.

## An jedem Tisch

refusal-game-over = { $ended ->
    [agreed] Das Spiel wurde einvernehmlich beendet.
    [left] Dieses Spiel wurde verlassen, als eine Aktion zurückgenommen wurde.
    [abandoned] Niemand kam zum Spiel zurück, deshalb wurde es beendet.
   *[finished] Das Spiel ist aus.
}
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-turn = Du bist nicht dran.
refusal-old-version = Das Spiel ist weitergegangen, seit du hingesehen hast.
refusal-no-such-seat = Dieser Tisch hat { $seats } Plätze.
refusal-not-one-device = Aktionen lassen sich nur zurücknehmen, wo alle Personen an einem Gerät spielen.
refusal-nothing-to-take-back = { $moves ->
    [1] Das Spiel hat { $moves } Aktion, also kann es nicht zu Aktion { $number } zurück.
   *[other] Das Spiel hat { $moves } Aktionen, also kann es nicht zu Aktion { $number } zurück.
}
refusal-before-the-seal = Was vor Aktion { $first } kam, hatte ein anderes Siegel, also kann das Spiel nicht zu Aktion { $number } zurück.
refusal-secret-does-not-fit = Das Geheimnis ist nicht das dieses Spiels, oder es wurde schon gezeigt.

## An einem Tisch im Netz

refusal-not-playing = An diesem Tisch wird nicht gespielt.
refusal-table-started = Das Spiel an diesem Tisch hat schon begonnen.
refusal-no-free-seat = An diesem Tisch ist kein Platz frei.
refusal-wrong-token = Dieser Link öffnet keinen Platz oder wurde schon benutzt. Bitte die Person, die den Tisch leitet, um einen neuen.
refusal-no-such-table = Diesen Tisch gibt es nicht; vielleicht wurde er entfernt.
refusal-table-busy = An diesem Tisch geschieht zu viel auf einmal. Versuche es noch einmal.
refusal-only-watching = Wer zusieht, kann das nicht.
refusal-committed-already = Dieser Platz hat sein Wort schon versprochen.
refusal-not-a-commitment = Das ist kein SHA-256-Wert eines Wortes.
refusal-not-revealing-yet = Die Wörter werden genannt, wenn alle eines versprochen haben.
refusal-nothing-to-reveal = Dieser Platz hat kein Wort zu nennen.
refusal-another-word = Das ist nicht das versprochene Wort.
refusal-not-sealing = An diesem Tisch wird der Zufall gerade nicht versiegelt.
refusal-clock-runs = Niemandes Zeit ist abgelaufen.
refusal-time-is-up = Deine Zeit ist abgelaufen: ein Bot spielt weiter. Du kannst den Platz zurücknehmen.
refusal-hello-first = Ein Programm meldet sich zuerst mit hello.
refusal-hello-twice = Ein Programm meldet sich nur einmal mit hello.
refusal-too-fast = Das war zu schnell. Warte einen Augenblick.
refusal-chat-off = An diesem Tisch wird nicht geredet.
refusal-muted = Wer den Tisch leitet, hat dich stumm geschaltet.
refusal-nothing-said = Darin ist nichts zu sagen.
refusal-advice-off = An diesem Tisch gibt es keinen Rat.
refusal-not-away = Wer dort sitzt, ist noch keine zwei Minuten weg.
refusal-store-full = Der Server hat keinen Platz für diese Aktion, deshalb wurde sie nicht gespielt. Nichts Früheres ist verloren.
refusal-store-away = Der Server erreicht seine Datenbank gerade nicht. Versuche es gleich noch einmal.
