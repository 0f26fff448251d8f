### Die Kurzübersicht: jedes Spiel auf einer Seite; erklärt in en/web-quick.ftl.

web-quick-title = { $game ->
    [dice] Das Würfelspiel auf einer Seite
   *[ra] Ra auf einer Seite
}
web-quick-aim = { $game ->
    [dice] Drei Epochen, bis zu drei Würfe im Zug. Die meisten Punkte gewinnen.
   *[ra] Rio Grande 2008. Die meisten Punkte nach drei Epochen gewinnen.
}
web-quick-where = Kurzübersicht
web-quick-full = Alle Regeln
web-quick-goes = geht
web-quick-stays = bleibt
web-quick-each-epoch = am Ende jeder Epoche
web-quick-worth = Was es wert ist
web-quick-last-only = erst nach der dritten Epoche

web-quick-turn = Dein Zug: eins von dreien
web-quick-draw = Ein Plättchen ziehen,
    .how = solange noch Platz im Angebot ist. Ein Ra-Plättchen steigt in den Himmel und löst eine Versteigerung aus.
web-quick-invoke = Ra rufen
    .how = um alles, was ausliegt. Bietet niemand sonst, musst du, außer das Angebot ist voll.
web-quick-gods = Götter einsetzen:
    .how = für jeden, den du abgibst, nimm ein ausliegendes Plättchen, nur keinen Gott.
web-quick-no-sun = Keine offene Sonne mehr? Dann setzt du aus, bis die Epoche endet.
web-quick-auction = Eine Versteigerung
web-quick-swap = zahl die { $paid }, nimm die { $gained }
web-quick-auction-1 = Einmal reihum, links von der Ra-Figur zuerst, mit Ra-Figur zuletzt.
web-quick-auction-2 = Je eine Sonne, höher als das höchste Gebot, oder passen.
web-quick-auction-3 = Wer gewinnt, nimmt alle Plättchen und die Sonne in der Mitte, verdeckt bis zur nächsten Epoche. Die gezahlte kommt in die Mitte.
web-quick-auction-4 = Kein Gebot: Nach einem gezogenen Ra-Plättchen bleibt alles liegen; ein volles Angebot, für das Ra gerufen wurde, kommt weg.
web-quick-epoch = Die Epoche endet
web-quick-epoch-1 = sofort, wenn das letzte Ra-Feld voll ist: keine Versteigerung, übrige Sonnen verfallen;
web-quick-epoch-2 = oder wenn die letzte offene Sonne ausgegeben ist.
web-quick-epoch-then = Dann sind alle Sonnen wieder offen. Drei Epochen sind ein Spiel.
web-quick-flood = je 1, und sie bewässert jeden Nil
web-quick-nile = je 1, aber nur mit Überschwemmung
web-quick-river = Nil
web-quick-kinds = verschiedene
web-quick-last = Nach der dritten Epoche auch: höchste Summe der Sonnen 5, niedrigste −5. Unter null fällt niemand. Bei Gleichstand entscheidet die höchste Sonne.
web-quick-disasters = Katastrophen
web-quick-disasters-note = jede nimmt zwei und ist weg
web-quick-disasters-then = Auch neue Plättchen trifft es. Gold und Götter nie. Was du nicht hast, bleibst du nicht schuldig.
web-quick-suns = Sonnen am Anfang
web-quick-suns-then = Die 1 liegt anfangs in der Mitte. Die höchste Sonne eröffnet jede Epoche. Ra-Felder: 6, 8, 9, 10 zu zweit bis zu fünft.
web-quick-hold = Ein Plättchen gedrückt halten
web-quick-hold-how = Jedes Plättchen auf dem Tisch erklärt sich: Verweile mit dem Zeiger darauf, geh mit der Tabulatortaste hin oder halte es gedrückt.

web-quick-dice-roll = Würfeln, bis zu drei Würfe
web-quick-dice-roll-1 = Erst alle fünf Würfel, dann beliebige neu, höchstens zweimal.
web-quick-dice-roll-2 = Eine Sonne liegt fest, sobald sie fällt.
web-quick-dice-spend = Die anderen einsetzen
web-quick-dice-spend-note = in beliebiger Reihenfolge, jeden einmal
web-quick-dice-ankh = steht neben einem echten für jedes Symbol; je zwei uneingesetzte bringen 2 Punkte
web-quick-dice-count-suns = Sonnen zählen
