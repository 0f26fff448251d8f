### Die Regeln von Ra zum Lesen; erklärt in en/web-rules-ra.ftl.

web-rules-ra-lead = Für zwei bis fünf. Zum Lesen brauchst du etwa fünf Minuten.

web-rules-ra-idea = In Kürze
web-rules-ra-idea-1 = Du baust am Nil eine Dynastie auf. Drei Epochen lang kommen Plättchen eins nach dem anderen aus einem Beutel, und du ersteigerst sie: Pharaonen, Überschwemmungen, Künste, Monumente.
web-rules-ra-idea-2 = Dein Geld sind ein paar Sonnen mit Zahlen. Eine Sonne kauft ein Angebot, und die Sonne, die du zahlst, gehört zum nächsten Preis. Was du heute ausgibst, bietet morgen jemand anders. Die meisten Punkte nach drei Epochen gewinnen.

web-rules-ra-setup = Bevor es losgeht
web-rules-ra-setup-1 = Alle haben 10 Punkte und einen Stapel Sonnen, zufällig verteilt und offen. Die 1 liegt in der Mitte.
web-rules-ra-setup-2 = In die Angebotsreihe passen acht Plättchen. Was dort liegt, ist der Preis der nächsten Versteigerung. Die Ra-Reihe, unser Himmel, hat 6, 8, 9 oder 10 Felder zu zweit, zu dritt, zu viert oder zu fünft.
web-rules-ra-setup-3 = Wer die höchste Sonne hat, beginnt die Epoche. Dann geht es im Uhrzeigersinn weiter.

web-rules-ra-turn = Dein Zug
web-rules-ra-turn-1 = Mit mindestens einer offenen Sonne tust du genau eines von dreien.
web-rules-ra-turn-draw = Die meisten Plättchen kommen ins Angebot. Ein Ra-Plättchen steigt in den Himmel und löst sofort eine Versteigerung aus. Liegen acht aus, kannst du nicht ziehen.
    .label = Ein Plättchen ziehen
web-rules-ra-turn-invoke = Du löst selbst eine Versteigerung aus, um alles, was gerade ausliegt. Das darf auch nichts sein: Dann geht es nur um die Sonne in der Mitte.
    .label = Ra rufen
web-rules-ra-turn-gods = Für jeden Gott, den du abgibst, nimmst du ein ausliegendes Plättchen.
    .label = Götter einsetzen
web-rules-ra-turn-2 = Eine volle Angebotsreihe bewirkt von selbst nichts: Wer dran ist, muss Ra rufen oder Götter einsetzen.
web-rules-ra-turn-3 = Keine offene Sonne mehr? Dann setzt du bis zum Ende der Epoche aus und kannst auch keine Götter einsetzen.

web-rules-ra-auctions = Versteigerungen
web-rules-ra-auctions-1 = Geboten wird einmal reihum. Es beginnt links von dem Platz, der Ra gezogen oder gerufen hat; dieser bietet zuletzt. Du bietest eine deiner offenen Sonnen, höher als das bisher höchste Gebot, oder du passt.
web-rules-ra-auctions-2 = Wer gewinnt, nimmt alle ausliegenden Plättchen. Die gezahlte Sonne kommt in die Mitte, und die von dort gibt es verdeckt dafür: Sie ruht bis zur nächsten Epoche. Alle anderen Sonnen gehen zurück.
web-rules-ra-auctions-3 = Niemand bietet? Nach einem gezogenen Ra-Plättchen bleibt einfach alles liegen. Wer Ra gerufen hat, muss jetzt bieten. Nur bei voller Angebotsreihe ist Passen erlaubt, und dann kommen alle acht Plättchen weg.
web-rules-ra-auctions-4 = Weiter geht es links von dem Platz, der Ra gezogen oder gerufen hat, egal wer gewonnen hat. Wer als Letztes noch Sonnen hat, spielt allein weiter.
web-rules-ra-auctions-example = Ana ruft Ra für eine Überschwemmung und zweimal Nil; in der Mitte liegt die 3. Ben bietet 5, Cleo passt, Ana bietet 9 und gewinnt. Die 9 liegt jetzt in der Mitte, und Ana hat die 3, verdeckt. Weiter geht es mit Ben, links von Ana.

web-rules-ra-gods = Götter
web-rules-ra-gods-1 = Ein Gott ist am Ende der Epoche 2 Punkte wert, oder in deinem Zug eine Wahl: Gib einen oder mehrere Götter ab und nimm für jeden ein ausliegendes Plättchen. Jedes ist recht, nur kein anderer Gott; auch Katastrophen, nie die Sonne in der Mitte.
web-rules-ra-gods-2 = Das ist dein ganzer Zug. Es geht auch bei voller Angebotsreihe, und die Lücken füllen sich später.

web-rules-ra-disasters = Katastrophen
web-rules-ra-disasters-1 = Katastrophen liegen aus wie alle anderen Plättchen, und wer gewinnt, bekommt sie mit. Leg erst alles Neue ab. Dann nimmt jede Katastrophe zwei Plättchen ihrer Familie, alte oder neue, und ist weg.
web-rules-ra-disasters-funeral = zwei Pharaonen
web-rules-ra-disasters-drought = zwei Nil-Plättchen: zuerst Überschwemmungen, dann Nil
web-rules-ra-disasters-unrest = zweimal Zivilisation nach deiner Wahl
web-rules-ra-disasters-earthquake = zwei Monumente nach deiner Wahl
web-rules-ra-disasters-2 = Was du nicht hast, bleibst du nicht schuldig. Zwei gleiche Katastrophen nehmen vier Plättchen. Götter und Gold trifft nichts.
web-rules-ra-disasters-example = Ben hat einen Pharao und gewinnt zwei weitere mit einem Begräbnis. Zwei von den dreien gehen, einer bleibt.

web-rules-ra-epoch = Das Ende einer Epoche
web-rules-ra-epoch-1 = Es kommt auf eine von zwei Weisen. Entweder füllt das letzte Ra-Plättchen den Himmel: Dann ist die Epoche sofort vorbei, ohne Versteigerung. Oder die letzte offene Sonne ist ausgegeben: Dann wird dieser Zug noch beendet, mit seinen Katastrophen.
web-rules-ra-epoch-2 = Eine Sonne, die noch offen liegt, hat nichts gekauft, bleibt aber deine.
web-rules-ra-epoch-3 = Nach der Wertung werden beide Reihen geleert, und alle Götter, Gold, Überschwemmungen und Zivilisations-Plättchen gehen. Pharaonen, Nil und Monumente bleiben. Alle Sonnen werden wieder offen, und die in der Mitte bleibt, wo sie ist.

web-rules-ra-points = Punkte nach jeder Epoche
web-rules-ra-points-god = je 2
web-rules-ra-points-gold = je 3
web-rules-ra-points-pharaoh = die meisten 5, die wenigsten −2; bei Gleichstand voll; haben alle gleich viele, nichts
web-rules-ra-points-river = 1 für jede Überschwemmung und jeden Nil, aber nur mit Überschwemmung
web-rules-ra-points-civilization = nach der Zahl verschiedener Arten
web-rules-ra-points-1 = Die Punkte einer Epoche werden erst zusammengezählt. Unter null fällt niemand.
web-rules-ra-points-example = Ana hat eine Überschwemmung, dreimal Nil, die meisten Pharaonen und dreimal Zivilisation in zwei Arten: Nil 4, Pharaonen 5, Zivilisation 0. Das sind 9 Punkte.

web-rules-ra-end = Nach der dritten Epoche
web-rules-ra-end-1 = Jetzt zählen auch die Monumente, gleich zweimal: für verschiedene Arten und für drei oder mehr von einer Art.
web-rules-ra-end-kinds = verschiedene
web-rules-ra-end-alike = von einer Art
web-rules-ra-end-2 = Zähl deine Sonnen zusammen, offene und verdeckte, ohne die in der Mitte: Die höchste Summe bringt 5 Punkte, die niedrigste −5. Gleichstand zählt voll; sind alle gleich, passiert nichts.
web-rules-ra-end-3 = Die meisten Punkte gewinnen. Bei Gleichstand entscheidet unter den Besten die höchste einzelne Sonne.
web-rules-ra-end-example = Sieben Arten von Monumenten, darunter drei Tempel: 10 für die Arten und 5 für die Tempel.

web-rules-ra-editions = Ausgaben
web-rules-ra-editions-1 = Gespielt wird hier gewöhnlich nach Rio Grande (2008). Ein Tisch kann eine andere Ausgabe wählen; das sind die Unterschiede.
web-rules-ra-editions-windrider = Katastrophen, die du mit Göttern nimmst, treffen einzeln, jede vor dem nächsten Gott. Bei Rio Grande warten sie, bis alle Plättchen des Zugs genommen sind.
    .label = Windrider
web-rules-ra-editions-sheet = Zu zweit sind die Sonnen 8-7-5-2 und 9-6-4-3.
    .label = Referenzblatt
