### Was alles auf dem Tisch bedeutet; erklärt in en/web-tiles.ftl.

web-tiles-left = { $n ->
    [0] Keins mehr im Beutel
   *[other] Noch { $n } im Beutel
}
web-tiles-left-of = { $n ->
    [0] Keins von { $all } mehr im Beutel
   *[other] Noch { $n } von { $all } im Beutel
}
web-tiles-now = { $item } jetzt: { $points } für dich
web-tiles-at-end = { $item } am Ende des Spiels: { $points } für dich
web-tiles-one-more = Eines mehr: für dich etwa { $points }
web-tiles-for = { $points }{"\u00A0"}{ $name }
web-tiles-more = Mehr in den Regeln

## Ra: Titel

web-thing-ra = Ra-Plättchen
web-thing-god = Gott
web-thing-gold = Gold
web-thing-pharaoh = Pharao
web-thing-nile = Nil
web-thing-flood = Überschwemmung
web-thing-agriculture = Landwirtschaft
web-thing-art = Kunst
web-thing-astronomy = Astronomie
web-thing-religion = Religion
web-thing-writing = Schrift
web-thing-fortress = Festung
web-thing-obelisk = Obelisk
web-thing-palace = Palast
web-thing-pyramid = Pyramide
web-thing-sphinx = Sphinx
web-thing-statue = Statue
web-thing-step-pyramid = Stufenpyramide
web-thing-temple = Tempel
web-thing-funeral = Begräbnis
web-thing-drought = Dürre
web-thing-unrest = Unruhen
web-thing-war = Unruhen
web-thing-earthquake = Erdbeben
web-thing-sun = Sonne
web-thing-sun-down = Verdeckte Sonne
web-thing-centre-sun = Die Sonne in der Mitte
web-thing-ra-figure = Die Ra-Figur

## Ra: was es ist

web-about-ra = Der Tag geht voran
    .scores = Steigt in den Himmel und löst sofort eine Versteigerung aus. Das letzte beendet die Epoche, und dann gibt es keine Versteigerung.
    .lost = Es gehört niemandem; nach der Epoche wird der Himmel geleert.
web-about-god = Gott · geht am Ende der Epoche
    .scores = 2 Punkte am Ende der Epoche. Oder in deinem Zug: Setz ihn ein und nimm ein ausliegendes Plättchen, nur keinen Gott.
    .lost = Keine Katastrophe trifft ihn.
web-about-gold = Gold · geht am Ende der Epoche
    .scores = 3 Punkte am Ende der Epoche.
    .lost = Keine Katastrophe trifft es.
web-about-pharaoh = Pharao · bleibt das ganze Spiel
    .scores = Nach jeder Epoche: die meisten Pharaonen 5 Punkte, die wenigsten −2. Bei Gleichstand voll für alle; haben alle gleich viele, nichts.
    .lost = Ein Begräbnis nimmt zwei.
web-about-nile = Nil · bleibt das ganze Spiel
    .scores = 1 Punkt nach jeder Epoche, aber nur, wenn du dann eine Überschwemmung hast.
    .lost = Eine Dürre nimmt zwei Nil-Plättchen, zuerst Überschwemmungen.
web-about-flood = Nil · geht am Ende der Epoche
    .scores = 1 Punkt, und sie bewässert deinen Nil: 1 Punkt für jeden Nil dazu.
    .lost = Eine Dürre nimmt zwei Nil-Plättchen, zuerst Überschwemmungen.
web-about-civilization = Zivilisation · geht am Ende der Epoche
    .scores = Verschiedene zählen: keine −5, eine oder zwei 0, drei 5, vier 10, fünf 15 Punkte.
    .lost = Unruhen nehmen zwei; du wählst, welche.
web-about-monument = Monument · bleibt das ganze Spiel
    .scores = Nichts bis zum Spielende. Dann 1 Punkt für jede Art bis sechs, 10 für sieben, 15 für alle acht; und drei, vier oder fünf gleiche 5, 10 oder 15.
    .lost = Ein Erdbeben nimmt zwei; du wählst, welche.
web-about-funeral = Katastrophe · trifft dich, wenn du sie nimmst
    .scores = Zwei deiner Pharaonen gehen, auch neue. Hast du weniger, ist es damit gut.
    .lost = Es verschwindet sofort.
web-about-drought = Katastrophe · trifft dich, wenn du sie nimmst
    .scores = Zwei deiner Nil-Plättchen gehen: zuerst Überschwemmungen, dann Nil.
    .lost = Sie verschwindet sofort.
web-about-unrest = Katastrophe · trifft dich, wenn du sie nimmst
    .scores = Zwei deiner Zivilisations-Plättchen gehen; du wählst, welche.
    .lost = Sie verschwinden sofort.
web-about-earthquake = Katastrophe · trifft dich, wenn du sie nimmst
    .scores = Zwei deiner Monumente gehen; du wählst, welche.
    .lost = Es verschwindet sofort.
web-about-sun = Damit bietest du
    .scores = Wer eine Versteigerung gewinnt, zahlt mit ihr und erhält die Sonne in der Mitte. Am Spielende bringt die höchste Summe der Sonnen 5 Punkte, die niedrigste −5.
    .lost = Verdeckt ist sie für diese Epoche verbraucht.
web-about-sun-down = Ruht bis zur nächsten Epoche
    .scores = Bieten kannst du mit ihr jetzt nicht. Am Spielende zählt sie zur Summe deiner Sonnen.
    .lost = Sie wird wieder offen, wenn die nächste Epoche beginnt.
web-about-centre-sun = Gehört zu jedem Angebot
    .scores = Wer die Versteigerung gewinnt, nimmt sie verdeckt und legt die gezahlte Sonne an ihre Stelle.
    .lost = Sie bleibt für die nächste Epoche und zählt für niemanden.
web-about-ra-figure = Wer die Versteigerung ausgelöst hat
    .scores = Wer Ra gezogen oder gerufen hat, hat sie und bietet zuletzt. Links davon geht es weiter.
    .lost = Sie wandert mit jeder Versteigerung.

## Würfelspiel: Titel

web-thing-die-pharaoh = Pharao-Würfel
web-thing-die-nile = Nil-Würfel
web-thing-die-civ = Zivilisations-Würfel
web-thing-die-monument = Monument-Würfel
web-thing-die-ankh = Anch
web-thing-die-sun = Sonne
web-thing-place-sun-track = Sonnen-Leiste
web-thing-place-pharaoh = Pharao-Leiste
web-thing-place-nile = Nil-Leiste
web-thing-place-flood = Hochwasser-Stein
web-thing-place-civ = Zivilisation
web-thing-place-monument = Monumente

## Würfelspiel: was es ist

web-about-die-pharaoh = Für die Pharao-Leiste
    .scores = Jeder Würfel ist ein Feld. Anch dürfen dazu.
    .lost = Nicht eingesetzt, verfällt er am Ende des Zugs.
web-about-die-nile = Für den Nil
    .scores = Jeder Würfel ist ein Feld; oder drei Würfel, auch mit Anch, bringen einen Hochwasser-Stein.
    .lost = Nicht eingesetzt, verfällt er am Ende des Zugs.
web-about-die-civ = Für die Zivilisation
    .scores = Drei, vier oder fünf Würfel bringen einen, zwei oder drei Steine auf die Farben der Würfel, die sie wirklich zeigen.
    .lost = Nicht eingesetzt, verfällt er am Ende des Zugs.
web-about-die-monument = Für Monumente
    .scores = Ein Würfel bringt den ersten Stein des Zugs, auf seine Farbe. Zwei weitere Würfel bringen jeden weiteren, in eine Spalte, in der du keinen hast.
    .lost = Nicht eingesetzt, verfällt er am Ende des Zugs.
web-about-die-ankh = Steht für jedes Symbol außer der Sonne
    .scores = Es braucht einen echten Würfel neben sich. Je zwei, die du nicht einsetzt, bringen 2 Punkte.
    .lost = Ein einzelnes, das übrig bleibt, ist nichts wert.
web-about-die-sun = Liegt fest, sobald sie fällt
    .scores = Eine oder zwei rücken Ra so viele Felder vor. Drei bringen 3 Punkte. Mit vier oder fünf darfst du eine Katastrophe auslösen.
    .lost = In diesem Zug wird sie nicht neu gewürfelt.
web-about-place-sun-track = Wie spät es ist
    .scores = Erreicht Ra das Ende, wird der Zug beendet und die Epoche gewertet.
    .lost = Zur nächsten Epoche geht Ra an den Anfang zurück.
web-about-place-pharaoh = Bleibt das ganze Spiel
    .scores = Nach jeder Epoche: ganz vorn 5 Punkte, dann 2 Felder zurück; ganz hinten −2, dann 1 Feld vor. Alle gleichauf: nichts.
    .lost = Eine Pharao-Katastrophe: 2 Felder zurück.
web-about-place-nile = Bleibt das ganze Spiel
    .scores = Nach jeder Epoche die Zahl deines Feldes, aber nur mit einem Hochwasser-Stein.
    .lost = Eine Nil-Katastrophe: ein Hochwasser-Stein oder, ohne einen, 2 Felder zurück.
web-about-place-flood = Geht am Ende der Epoche
    .scores = Einer lässt den Nil zählen. Mehr davon halten nur Katastrophen ab.
    .lost = Eine Nil-Katastrophe nimmt einen.
web-about-place-civ = Geht am Ende der Epoche
    .scores = Steine auf verschiedenen Farben: keiner −5, einer oder zwei 0, drei 5, vier 10, fünf 15 Punkte.
    .lost = Eine Zivilisations-Katastrophe nimmt zwei; du wählst, welche.
web-about-place-monument = Bleibt das ganze Spiel
    .scores = Nichts bis zum Spielende. Dann 1 Punkt für jede Spalte mit einem Stein bis sechs, 10 für sieben, 15 für acht; und drei, vier oder fünf in einer Spalte 5, 10 oder 15.
    .lost = Eine Monument-Katastrophe nimmt zwei; du wählst, welche.
