### Was ? über die Züge von Ra sagt, und die Regeln in Kürze; erklärt in en/help-ra.ftl.

help-ra-draw = draw oder ziehen: Ein Ra-Plättchen löst eine Versteigerung aus, jedes andere kommt in die Angebotsreihe (R-3.2)
help-ra-invoke-ra = ra oder rufen: jetzt versteigern; bietet niemand, musst du (R-3.6, R-4.2)
help-ra-play-god = god oder gott PLÄTTCHEN: einen Gott gegen ein Plättchen der Reihe tauschen, so oft du willst (R-3.4)
help-ra-done = done oder fertig: Dein Zug endet, und Katastrophen, die du genommen hast, treffen dich (R-3.5)
help-ra-bid = bid oder bieten SONNE: muss das höchste Gebot übertreffen; wer gewinnt, tauscht sie gegen die in der Mitte (R-4.1)
help-ra-pass = pass oder passen: In dieser Versteigerung kommst du nicht mehr dran (R-4.1)
help-ra-lose = lose oder verlieren PLÄTTCHEN: Eine Katastrophe nimmt es; wähle, was du am wenigsten brauchst (R-5.1)

rules-ra-title = Die Regeln in Kürze (mit den Nummern der vollständigen Regeln)
rules-ra-turn = Drei Epochen. Wenn du dran bist, ziehst du ein Plättchen, rufst Ra oder setzt Götter ein. (R-3.1)
rules-ra-auction = Eine Versteigerung geht einmal herum; wer Ra gezogen oder gerufen hat, bietet zuletzt. Geboten wird mit einer offenen Sonne. Wer gewinnt, nimmt alle Plättchen der Angebotsreihe und die Sonne in der Mitte, die bis zur nächsten Epoche verdeckt bleibt; die gezahlte Sonne kommt in die Mitte. (R-4)
rules-ra-epoch = Die Epoche endet, wenn die Ra-Reihe voll oder die letzte Sonne ausgegeben ist. (R-6.1)
rules-ra-points = Punkte nach jeder Epoche (R-7)
rules-ra-points-gods = je 2
    .label = Götter
rules-ra-points-gold = je 3
    .label = Gold
rules-ra-points-pharaohs = die meisten 5, die wenigsten -2
    .label = Pharaonen
rules-ra-points-river = 1 für jeden Nil und jede Überschwemmung, aber nur mit Überschwemmung
    .label = Nil
rules-ra-points-civilization = kein Plättchen -5; 3, 4, 5 verschiedene 5, 10, 15
    .label = Zivilisation
rules-ra-last = Nach der dritten Epoche auch (R-8)
rules-ra-last-monuments = 1 für jede Art bis 6; 7 Arten 10, alle 8 Arten 15; drei, vier, fünf gleiche 5, 10, 15
    .label = Monumente
rules-ra-last-suns = höchste Summe 5, niedrigste Summe -5
    .label = Sonnen
rules-ra-kept = Pharaonen, Nil und Monumente bleiben; alle anderen Plättchen gehen nach einer Epoche. (R-6.2)
rules-ra-disasters = Katastrophen nehmen je zwei Plättchen: Begräbnis Pharaonen, Dürre Überschwemmungen und Nil, { $unrest } Zivilisation, Erdbeben Monumente. (R-5.1)
rules-ra-brackets = Sonnen in [Klammern] liegen verdeckt: Mit ihnen kann in dieser Epoche niemand bieten. (R-4.3)
