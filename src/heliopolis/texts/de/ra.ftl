### Ra: was geschah, was ein Zug täte und was entschieden wird; erklärt in en/ra.ftl.
### Ein Name hat weder Geschlecht noch Fall; mehrere mit dir zusammen (you-and) sind „ihr“.

## Ereignisse

ra-tile-drawn = { $who ->
    [you] Du ziehst { $tile }.
   *[name] { $name } zieht { $tile }.
}
ra-ra-drawn = { $who ->
    [you] Du ziehst ein Ra-Plättchen, Nummer { $number } von { $spaces }.
   *[name] { $name } zieht ein Ra-Plättchen, Nummer { $number } von { $spaces }.
}
ra-auction-opened-drawn = Eine Versteigerung beginnt.
ra-auction-opened-invoked = { $who ->
    [you] Du rufst Ra.
   *[name] { $name } ruft Ra.
}
ra-bid-made = { $who ->
    [you] Du bietest { $sun }.
   *[name] { $name } bietet { $sun }.
}
ra-passed = { $who ->
    [you] Du passt.
    [name] { $name } passt.
    [you-and] { $name } passt.
   *[names] { $name } passen.
}
ra-passed-unasked = { $who ->
    [you] Du kannst nicht bieten.
    [name] { $name } kann nicht bieten.
    [you-and] { $name } könnt nicht bieten.
   *[names] { $name } können nicht bieten.
}
ra-auction-won = { $who ->
    [you] Du zahlst die { $paid }, erhältst die { $gained } und nimmst { $tiles }.
   *[name] { $name } zahlt die { $paid }, erhält die { $gained } und nimmt { $tiles }.
}
ra-auction-won-nothing = { $who ->
    [you] Du zahlst die { $paid }, erhältst die { $gained } und nimmst kein Plättchen.
   *[name] { $name } zahlt die { $paid }, erhält die { $gained } und nimmt kein Plättchen.
}
ra-nothing = nichts
ra-unsold-stays = { $n ->
    [0] Niemand hat geboten.
    [1] Niemand hat geboten; das Plättchen bleibt liegen.
   *[other] Niemand hat geboten; die Plättchen bleiben liegen.
}
ra-unsold-discarded = Niemand hat geboten. Abgeworfen: { $tiles }.
ra-god-played = { $who ->
    [you] Du setzt einen Gott ein und nimmst { $tile }.
   *[name] { $name } setzt einen Gott ein und nimmt { $tile }.
}
ra-disaster-head = { $times ->
    [1] { $disaster }
    [2] { $disaster }, zweimal
   *[other] { $disaster }, { $times }-mal
}
ra-disaster-struck = { $who ->
    [you] { $disaster }: Du verlierst { $tiles }.
   *[name] { $disaster }: { $name } verliert { $tiles }.
}
ra-disaster-struck-nothing = { $who ->
    [you] { $disaster }: Du verlierst nichts.
   *[name] { $disaster }: { $name } verliert nichts.
}
ra-disaster-struck-owed = { $who ->
    [you] { $disaster }: Du musst { $owed } verlieren.
   *[name] { $disaster }: { $name } muss { $owed } verlieren.
}
ra-tiles-lost = { $who ->
    [you] { $disaster }: Du verlierst { $tiles }.
   *[name] { $disaster }: { $name } verliert { $tiles }.
}
ra-tiles-lost-more = { $who ->
    [you] { $disaster }: Du verlierst { $tiles }, es fehlt noch { $n }.
   *[name] { $disaster }: { $name } verliert { $tiles }, es fehlt noch { $n }.
}
ra-epoch-ended-ra-track-full = Epoche { $epoch } endet: Die Ra-Reihe ist voll.
ra-epoch-ended-suns-spent = Epoche { $epoch } endet: Die letzte Sonne ist ausgegeben.
ra-tiles-discarded = { $who ->
    [you] Du wirfst { $tiles } ab.
   *[name] { $name } wirft { $tiles } ab.
}
ra-tiles-discarded-nothing = { $who ->
    [you] Du wirfst nichts ab.
   *[name] { $name } wirft nichts ab.
}
ra-tiles-discarded-tracks = Beide Reihen werden geleert: { $tiles }.
ra-all-discarded = Abgeworfen: { $tiles }.
ra-discarded-board = { $tiles } vom Brett
ra-discarded-seat = { $who ->
    [you] { $tiles } von dir
   *[name] { $tiles } von { $name }
}
ra-epoch-began = { $who ->
    [you] Epoche { $epoch } beginnt. Du hast die höchste Sonne und fängst an.
   *[name] Epoche { $epoch } beginnt. { $name } hat die höchste Sonne und fängt an.
}
ra-game-over-tie = Das Spiel ist aus; { $tied } { $tied_who ->
    [you-and] habt
   *[names] haben
} je { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}, und { $who ->
    [you] du gewinnst
   *[name] { $name } gewinnt
} durch die höchste Sonne (R-8.4).

## Was ein Zug täte; $n ist die Zahl der Plättchen in der Angebotsreihe

ra-move-draw = ein Plättchen aus dem Beutel ziehen
ra-move-invoke-ra = { $n ->
    [0] Ra rufen: nur die Sonne in der Mitte wird versteigert
    [1] Ra rufen: das Plättchen wird versteigert
   *[other] Ra rufen: die { $n } Plättchen werden versteigert
}
ra-move-play-god = einen Gott einsetzen und { $tile } nehmen
ra-move-done = keinen Gott mehr einsetzen
ra-move-bid = { $n ->
    [0] Sonne { $sun } nur für die Sonne in der Mitte bieten
    [1] Sonne { $sun } für das Plättchen bieten
   *[other] Sonne { $sun } für die { $n } Plättchen bieten
}
ra-move-pass = nichts bieten
ra-move-lose = { $gender ->
    [m] { $tile } verlieren, { $held ->
        [1] den einzigen
       *[other] einen von { $held }
    }
    [f] { $tile } verlieren, { $held ->
        [1] die einzige
       *[other] eine von { $held }
    }
   *[n] { $tile } verlieren, { $held ->
        [1] das einzige
       *[other] eines von { $held }
    }
}
ra-move-drawn = gezogen: { $tile }

## Was entschieden wird

ra-headline-turn = { $who ->
    [you] Du bist dran.
   *[name] { $name } ist dran.
}
ra-headline-draw = { $who ->
    [you] Du ziehst ein Plättchen.
   *[name] { $name } zieht ein Plättchen.
}
ra-headline-gods = { $who ->
    [you] Du bist dran und setzt Götter ein.
   *[name] { $name } ist dran und setzt Götter ein.
}
ra-headline-opened-drawn = { $who ->
    [you] Du hast ein Ra-Plättchen gezogen.
   *[name] { $name } hat ein Ra-Plättchen gezogen.
}
ra-headline-opened-invoked = { $who ->
    [you] Du hast Ra gerufen.
   *[name] { $name } hat Ra gerufen.
}
ra-headline-no-bid = Noch kein Gebot.
ra-headline-best-bid = { $who ->
    [you] Höchstes Gebot: { $sun } von dir.
   *[name] Höchstes Gebot: { $sun } von { $name }.
}
ra-headline-bid = { $who ->
    [you] Jetzt kannst du bieten.
   *[name] Jetzt kann { $name } bieten.
}
ra-headline-lose = { $who ->
    [you] { $disaster }: Du musst { $owed } verlieren.
   *[name] { $disaster }: { $name } muss { $owed } verlieren.
}

## Der Tisch

ra-label-ra-track = Ra-Reihe:
ra-label-auction-track = Angebot:
ra-label-suns = Sonnen
ra-ra-player = mit Ra-Figur
ra-spaces = { $taken } von { $spaces }, noch { $left }
ra-track-count = { $taken } von { $spaces }
ra-centre-sun = Sonne in der Mitte: { $sun }
ra-bag = Im Beutel: { $n } Plättchen
ra-suns-dealt = Sonnen: { $suns }.
ra-suns-of = { $name } { $suns }

## Wertungsbogen; .counts ist das, wofür es die Punkte gibt

ra-sheet-gods = Götter
    .counts = { $n ->
        [1] { $n } Gott
       *[other] { $n } Götter
    }
ra-sheet-gold = Gold
    .counts = { $n }× Gold
ra-sheet-pharaohs = Pharaonen
    .counts = { $n ->
        [1] { $n } Pharao
       *[other] { $n } Pharaonen
    }
ra-sheet-river = Nil
    .counts = { $niles }, { $floods }
ra-sheet-civilization = Zivilisation
    .counts = { $n ->
        [1] { $n } Art
       *[other] { $n } Arten
    }
ra-sheet-monuments = Monumente
    .counts = { $n ->
        [1] { $n } Art
       *[other] { $n } Arten
    }
    .counts-alike = { $n ->
        [1] { $n } Art, { $alike } für drei und mehr gleiche
       *[other] { $n } Arten, { $alike } für drei und mehr gleiche
    }
ra-sheet-suns = Sonnen
    .counts = Summe { $n }
