### Das geführte erste Spiel des Würfelspiels, Schritt für Schritt; gegenüber sitzt Meryt.

web-guide-dice-welcome = Willkommen! Drei Epochen lang wirfst du fünf Würfel und setzt ein, was sie zeigen: beim Pharao, am Nil, für Zivilisation und Monumente. Dir gegenüber sitzt Meryt; hier ist die Sonnen-Leiste kurz, also geht es schnell.
web-guide-dice-dice = Dein erster Wurf: eine Sonne, zweimal Nil, ein Anch und Zivilisation. Du darfst beliebige Würfel neu würfeln, höchstens zweimal.
web-guide-dice-sun = Nur die Sonne nicht: Sie liegt fest und rückt Ra auf der Sonnen-Leiste ein Feld vor. Ist Ra am Ende, wird die Epoche gewertet.
web-guide-dice-reroll = Zweimal Nil und das Anch passen zusammen. Der lila Würfel hilft nicht: Wähle ihn und würfle ihn neu.
web-guide-dice-keep = Ein Monument: gut. Behalte jetzt alle Würfel.
web-guide-dice-flood = Drei Würfel für den Nil, das Anch steht für einen, bringen einen Hochwasser-Stein. Ohne ihn zählt der Nil nichts, also setz Blau, Gelb und Grün ein.
web-guide-dice-monument = Ein Monument-Würfel ist einen Stein auf einem freien Feld seiner Farbe wert. Setz ihn in die lila Zeile, Spalte 1. Monumente zählen am Ende des Spiels.
web-guide-dice-rival = Meryt ist auf der Pharao-Leiste vier Felder vorgerückt. Wer vorn ist, erhält nach der Epoche 5 Punkte, wer hinten ist, verliert 2.
web-guide-dice-civilization = Dreimal Zivilisation und ein Anch! Drei Würfel bringen einen Stein, vier zwei, fünf drei. Würfle den lila Würfel neu.
web-guide-dice-keep-again = Noch ein Anch: Jetzt zählen alle fünf. Behalte sie.
web-guide-dice-three = Setz Steine auf Rot, Blau und Grün, die Farben der Würfel, die wirklich Zivilisation zeigen. Drei Steine sind 5 Punkte; gar keiner kostet 5.
web-guide-dice-full = Zu zweit fasst jede Farbe nur einen Stein, also musste Meryt auf eine andere. Jetzt bist du wieder dran.
web-guide-dice-last = Ra fehlt noch ein Feld, und du hast eine Sonne gewürfelt: Dieser Zug beendet die Epoche. Die Würfel sind gut so; behalte sie.
web-guide-dice-nile = Dein Nil hat Hochwasser, steht aber auf 0. Setz beide Nil-Würfel und das Anch ein: drei Felder, also drei Punkte.
web-guide-dice-pharaoh = Und der letzte Würfel bringt dich auf der Pharao-Leiste ein Feld weiter.
web-guide-dice-scored = Die Epoche ist gewertet: Nil 3, Zivilisation 5, hinten beim Pharao −2. Du hast 16 Punkte, und Meryt auch.
web-guide-dice-suns = Hochwasser- und Zivilisations-Steine sind weg, alles andere bleibt. Mit drei Sonnen in einem Zug bliebe Ra stehen, und du bekämst 3 Punkte; mit vier darfst du eine Katastrophe auslösen, die alle anderen trifft.
web-guide-dice-ankhs = Je zwei Anch, die du nicht einsetzt, bringen 2 Punkte. Und wer beim Pharao vorn war, geht 2 zurück: Aufholen geht immer.
web-guide-dice-farewell = Das ist das Würfelspiel. Nach der dritten Epoche zählen die Monumente: viele Spalten oder viele in einer. Verweile auf etwas, und es erklärt sich. Viel Spaß!
