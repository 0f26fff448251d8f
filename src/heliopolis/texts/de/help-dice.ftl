### Was ? über die Züge des Würfelspiels sagt, und die Regeln in Kürze; erklärt in en/help-dice.ftl.

help-dice-roll = roll oder würfeln WÜRFEL: alle außer Sonnen, höchstens zweimal: würfeln rot blau, oder nur ro bl (D-4)
help-dice-keep = keep oder behalten: nicht mehr würfeln und einsetzen, was die Würfel zeigen (D-5)
help-dice-advance-pharaoh = pharaoh oder pharao WÜRFEL: für jeden ein Feld auf der Pharao-Leiste (D-8)
help-dice-advance-nile = nile oder nil WÜRFEL: für jeden ein Feld auf der Nil-Leiste (D-8)
help-dice-flood-nile = flood oder hochwasser WÜRFEL: drei Würfel für einen Stein; mit einem zählt der Nil (D-8, D-12)
help-dice-place-civ = civ FARBEN with WÜRFEL oder zivilisation FARBEN mit WÜRFEL: 3, 4, 5 Würfel für 1, 2, 3 Steine (D-13)
help-dice-place-monument = monument FARBE SPALTE: ein Würfel für den ersten, zwei für jeden weiteren (D-17)
help-dice-declare-disaster = disaster oder katastrophe BEREICH: Vier oder fünf Sonnen treffen alle anderen (D-23, D-25)
help-dice-lose = lose oder verlieren FARBE, oder FARBE SPALTE: wähle, was du am wenigsten brauchst (D-25)
help-dice-end = end oder ende: Übrige Würfel verfallen, aber je zwei Anch zählen 2 (D-22)
help-dice-rolling = behalten WÜRFEL: alle anderen neu würfeln; oder nur alle: das würfelt alle außer Sonnen (D-4)
help-dice-joker = Anch stehen für alles außer Sonnen, neben mindestens einem echten Würfel (D-9)
help-dice-columns = von Spalten, die auf dasselbe hinauslaufen, steht nur die erste da; jede darf getippt werden

rules-dice-title = Die Regeln in Kürze (mit den Nummern der vollständigen Regeln)
rules-dice-start = Wer anfängt, hat 10 Punkte, der nächste Platz 11 und so weiter, bis 13. (D-2)
rules-dice-throws = Drei Epochen. Wenn du dran bist, würfelst du mit fünf Würfeln und dann mit beliebigen davon neu, insgesamt bis zu drei Würfe. Eine Sonne bleibt liegen. (D-3, D-4)
rules-dice-spend = Dann setzt du die übrigen Würfel in beliebiger Reihenfolge ein, jeden einmal; du musst nicht. (D-7)
rules-dice-spend-pharaoh = jeder Würfel ein Feld auf der Pharao-Leiste, bis 12 (D-8)
    .label = pharao
rules-dice-spend-nile = jeder Würfel ein Feld auf der Nil-Leiste, bis 12; oder drei Würfel für einen Hochwasser-Stein, ohne den der Nil nichts zählt (D-8, D-12)
    .label = nil
rules-dice-spend-civ = 3, 4 oder 5 Würfel für 1, 2 oder 3 Steine auf den Farben der Würfel, die Zivilisation zeigen; höchstens einer von dir auf einer Farbe und { $room } von allen zusammen (D-13 bis D-15)
    .label = zivilisation
rules-dice-spend-monument = ein Würfel für einen Stein auf ein freies Feld seiner Farbe, dann zwei Würfel für jeden weiteren, in einer Spalte, in der du keinen hast (D-17, D-18)
    .label = monument
rules-dice-spend-ankh = steht für jedes von diesen, neben mindestens einem echten Würfel; je zwei, die übrig bleiben, zählen 2 (D-9, D-22)
    .label = anch
rules-dice-suns = Eine oder zwei Sonnen rücken Ra so viele Felder vor; drei zählen 3; mit vier oder fünf darfst du eine Katastrophe auslösen: Alle anderen fallen auf der Pharao-Leiste 2 Felder zurück oder verlieren einen Hochwasser-Stein (ohne einen 2 Felder am Nil) oder verlieren 2 Zivilisations- oder 2 Monument-Steine. (D-23, D-25)
rules-dice-epoch = Die Epoche endet nach dem Zug, in dem Ra das Ende der Sonnen-Leiste erreicht. Sie hat an diesem Tisch { $steps ->
    [1] { $steps } Feld
   *[other] { $steps } Felder
}. Wie viele der gedruckte Plan hat, weiß hier niemand: --override sun_track=N spielt mit einer anderen Länge. (D-26)
rules-dice-points = Punkte nach jeder Epoche (D-27)
rules-dice-points-pharaohs = wer vorn liegt 5, dann 2 Felder zurück; wer hinten liegt -2, dann 1 Feld vor; nichts, wenn alle gleichauf sind
    .label = Pharaonen
rules-dice-points-nile = die Zahl deines Feldes, aber nur mit Hochwasser-Stein
    .label = Nil
rules-dice-points-civilization = kein Stein -5; 3, 4, 5 Steine 5, 10, 15
    .label = Zivilisation
rules-dice-last = Nach der dritten Epoche auch
rules-dice-last-monuments = 1 für jede Spalte mit deinen Steinen bis 6; 7 Spalten 10, alle 8 Spalten 15; drei, vier, fünf in einer Spalte 5, 10, 15
    .label = Monumente
rules-dice-kept = Hochwasser- und Zivilisations-Steine gehen nach einer Epoche; alles andere bleibt. (D-28)
rules-dice-win = Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt. (D-29)
