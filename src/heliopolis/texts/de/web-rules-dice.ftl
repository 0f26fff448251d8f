### Die Regeln des Würfelspiels zum Lesen; erklärt in en/web-rules-dice.ftl.

web-rules-dice-lead = Für zwei bis vier. Zum Lesen brauchst du etwa fünf Minuten.

web-rules-dice-idea = In Kürze
web-rules-dice-idea-1 = Fünf Würfel, drei Würfe und vier Bereiche, in denen du einsetzt, was sie zeigen: Pharao, Nil, Zivilisation und Monumente. Jeder Bereich zählt auf seine Weise, und jeder ist ein kleines Rennen.
web-rules-dice-idea-2 = Sonnen bringen Ra über den Himmel. Ist Ra am Ende, wird die Epoche gewertet. Die meisten Punkte nach drei Epochen gewinnen.

web-rules-dice-setup = Bevor es losgeht
web-rules-dice-setup-1 = Alle Steine stehen auf 0 der Pharao-Leiste und der Nil-Leiste; die beiden anderen Bereiche sind leer. Wer anfängt, hat 10 Punkte, der nächste Platz 11, dann 12 und 13.
web-rules-dice-setup-2 = Es gibt einen Würfel in jeder Farbe: rot, blau, gelb, grün und lila. Alle haben dieselben sechs Symbole, jedes einmal.

web-rules-dice-rolling = Würfeln
web-rules-dice-rolling-1 = Wirf alle fünf Würfel. Dann darfst du bis zu zweimal neu würfeln, mit welchen du willst, auch mit solchen, die du vorher behalten hast. Hör auf, wann es dir gefällt.
web-rules-dice-rolling-2 = Eine Sonne liegt fest, sobald sie fällt, und wird in diesem Zug nicht neu gewürfelt.

web-rules-dice-spending = Würfel einsetzen
web-rules-dice-spending-1 = Setz nun die übrigen Würfel ein, in beliebiger Reihenfolge, jeden einmal, in Gruppen. Du musst nicht alle einsetzen, auch gar keinen.
web-rules-dice-spending-pharaoh = jeder Würfel ist ein Feld auf der Pharao-Leiste
web-rules-dice-spending-nile = jeder Würfel ist ein Feld auf der Nil-Leiste; oder drei Würfel sind ein Hochwasser-Stein
web-rules-dice-spending-civ = drei, vier oder fünf Würfel sind ein, zwei oder drei Steine
web-rules-dice-spending-monument = ein Würfel ist der erste Stein, zwei weitere sind jeder weitere
web-rules-dice-spending-2 = Ein Anch steht für jedes dieser Symbole. Aber jede Gruppe braucht mindestens einen Würfel, der das Symbol wirklich zeigt, und kein Anch ist je eine Sonne.
web-rules-dice-spending-example = Mit einmal Nil und vier Anch setzt du mit dem Nil und zwei Anch einen Hochwasser-Stein ein. Die anderen zwei rücken dich nicht vor, weil kein Nil mehr dabei ist; uneingesetzt bringen sie 2 Punkte.

web-rules-dice-nile = Der Nil
web-rules-dice-nile-1 = Dein Feld auf der Leiste ist, was der Nil wert ist, bis 12. Er zählt aber nur mit einem Hochwasser-Stein.
web-rules-dice-nile-2 = Mit verschiedenen Würfeln darfst du in einem Zug einen Hochwasser-Stein einsetzen und vorrücken. Ein Stein genügt; mehr halten nur Katastrophen ab.

web-rules-dice-civilization = Zivilisation
web-rules-dice-civilization-1 = Jeder Stein kommt auf die Farbe eines Würfels der Gruppe, der wirklich Zivilisation zeigt. Die Farbe eines Anch zählt nicht.
web-rules-dice-civilization-2 = Du darfst auf jeder Farbe einen Stein haben, und alle zusammen einen weniger, als mitspielen. Zu zweit fasst also jede Farbe nur einen.
web-rules-dice-civilization-example = Rot und Grün zeigen Zivilisation, Blau ist ein Anch: ein Stein, auf Rot oder auf Grün. Mit einem zweiten Anch wären es zwei, auf beiden.

web-rules-dice-monuments = Monumente
web-rules-dice-monuments-1 = Es gibt acht Spalten, jede mit einem Feld in jeder Farbe. Dein erster Stein des Zugs kostet einen Monument-Würfel und kommt auf ein beliebiges freies Feld seiner Farbe.
web-rules-dice-monuments-2 = Jeder weitere Stein kostet zwei weitere Würfel: ein Monument und noch ein Monument oder ein Anch. Er kommt auf die Farbe eines echten von beiden, in eine Spalte, in der du noch keinen Stein hast.
web-rules-dice-monuments-example = Drei Monumente sind zwei Steine. Zwei Monumente sind nur einer, wenn kein Anch hilft.

web-rules-dice-suns = Sonnen
web-rules-dice-suns-1 = Zähl alle Sonnen deines Zugs.
web-rules-dice-suns-few = Ra rückt ein oder zwei Felder vor.
    .label = Eine oder zwei
web-rules-dice-suns-three = Ra bleibt stehen, und du erhältst 3 Punkte.
    .label = Drei
web-rules-dice-suns-many = Ra bleibt stehen, und du darfst eine Katastrophe auslösen, die alle anderen trifft.
    .label = Vier oder fünf

web-rules-dice-disasters = Katastrophen
web-rules-dice-disasters-1 = Eine Katastrophe trifft alle außer dir. Wähl eine von vieren.
web-rules-dice-disasters-pharaoh = zwei Felder zurück auf der Pharao-Leiste
web-rules-dice-disasters-nile = ein Hochwasser-Stein geht; wer keinen hat, geht auf der Nil-Leiste zwei Felder zurück
web-rules-dice-disasters-civ = zwei Zivilisations-Steine gehen, nach Wahl der Betroffenen
web-rules-dice-disasters-monument = zwei Monument-Steine gehen, nach Wahl der Betroffenen
web-rules-dice-disasters-2 = Weiter als auf 0 geht niemand zurück, und wer weniger als zwei Steine hat, verliert, was da ist.

web-rules-dice-ankhs = Anch, die übrig sind
web-rules-dice-ankhs-1 = Je zwei Anch, die du nicht eingesetzt hast, bringen am Ende deines Zugs 2 Punkte: zwei oder drei bringen 2, vier oder fünf bringen 4. Ein einzelnes bringt nichts.

web-rules-dice-points = Punkte nach jeder Epoche
web-rules-dice-points-1 = Ist Ra am Ende der Sonnen-Leiste, wird der Zug beendet. Dann werten alle.
web-rules-dice-points-pharaoh = ganz vorn 5, dann zwei Felder zurück; ganz hinten −2, dann ein Feld vor; bei Gleichstand voll; alle gleichauf, nichts
web-rules-dice-points-nile = mit Hochwasser-Stein die Zahl deines Feldes, sonst nichts; die Steine gehen, das Feld bleibt
web-rules-dice-points-civ = nach der Zahl der Farben mit deinem Stein; dann gehen die Steine
web-rules-dice-points-2 = Ra geht an den Anfang zurück, und es geht einfach weiter: mit dem Platz nach dem, der die Epoche beendet hat. Punkte dürfen unter null fallen.
web-rules-dice-points-example = Du stehst mit Hochwasser-Stein auf Feld 7 am Nil, beim Pharao ganz hinten, und hast drei Zivilisations-Steine: 7 − 2 + 5, also 10 Punkte.

web-rules-dice-end = Nach der dritten Epoche
web-rules-dice-end-1 = Jetzt zählen auch die Monumente: für Spalten mit deinen Steinen und für drei oder mehr von dir in einer Spalte.
web-rules-dice-end-columns = Spalten
web-rules-dice-end-together = in einer Spalte
web-rules-dice-end-2 = Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt, und niemand kommt noch einmal dran.

web-rules-dice-unknown = Was wir nicht wissen
web-rules-dice-unknown-1 = Die Sonnen-Leiste ist auf dem Plan aufgedruckt, und kein Text, den wir kennen, sagt, wie lang sie ist. Wir spielen 10, 12 oder 14 Felder zu zweit, zu dritt oder zu viert; ein Tisch kann eine andere Länge wählen.
