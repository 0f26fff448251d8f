### Die Seite der Aufzeichnungen; erklärt in en/web-replay.ftl.

web-replay-title = Aufzeichnung
web-replay-scores = Aufzeichnung · { $game }: { $scores }
web-replay-loading = Das Spiel wird gelesen …
web-replay-compiling = Die Regeln dieses Spiels werden vorbereitet. Es öffnet sich von selbst.
web-replay-failed = Dieses Spiel kann nicht gezeigt werden
web-replay-again = Noch einmal versuchen
web-replay-panels = Augenblicke, Sicht, Siegel

## Die Leiste

web-replay-controls = Steuerung der Aufzeichnung
web-replay-back-tick = { $game ->
    [ra] Vorige Versteigerung
   *[other] Voriger Zug
}
web-replay-on-tick = { $game ->
    [ra] Nächste Versteigerung
   *[other] Nächster Zug
}
web-replay-back = Eine Aktion zurück
web-replay-on = Eine Aktion weiter
web-replay-back-epoch = Vorige Epoche
web-replay-on-epoch = Nächste Epoche
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-times = { $speed }×
web-replay-scrubber = Augenblick des Spiels
web-replay-at = Aktion { $at } von { $last }
web-replay-at-epoch = Aktion { $at } von { $last }, Epoche { $epoch }
web-replay-chance = Zufall

## Augenblicke

web-replay-happened = Was geschah
web-replay-moments = Augenblicke
web-replay-moves = Alle Aktionen
web-replay-move = Aktion { $at }
web-replay-won = { $n ->
    [0] { $name } zahlt die { $paid } für kein Plättchen
    [1] { $name } zahlt die { $paid } für { $n } Plättchen
   *[other] { $name } zahlt die { $paid } für { $n } Plättchen
}
web-replay-struck = { $disaster } trifft { $name }
web-replay-scored = Epoche { $epoch } wird gewertet
web-replay-over = { $n ->
    [1] { $name } gewinnt mit { $points }
   *[other] { $name } gewinnen mit { $points }
}
web-replay-declared = { $name } löst eine Katastrophe aus: { $area }
web-replay-flooded = { $name } setzt einen Hochwasser-Stein ein
web-replay-civ = { $n ->
    [1] { $name } setzt { $n } Zivilisations-Stein
   *[other] { $name } setzt { $n } Zivilisations-Steine
}

## Sicht

web-replay-eyes = Mit wessen Augen
web-replay-eyes-all = Alle
web-replay-eyes-hidden = Mit den Augen eines Platzes fehlen die Punkte, die er nicht sehen konnte.
web-replay-eyes-open = Die Punkte sind an diesem Tisch offen: Jeder Platz sieht dasselbe.

## Das Siegel

web-replay-seal = Das Siegel
web-replay-seal-proved = Nichts wurde verändert.
web-replay-seal-not-provable = Nicht alles ist beweisbar.
web-replay-seal-contradicted = Etwas wurde verändert.
web-replay-seal-refused = Nichts ist beweisbar.
web-replay-contradicted = Widerspruch bei Aktion { $move }: Das Siegel ergibt { $sealed }, die Datei sagt { $recorded }.
web-replay-commitment = Siegel
web-replay-words = Wörter dazu von
web-replay-words-none = niemandem
web-replay-secret = Geheimnis, am Ende gezeigt
web-replay-secret-closed = nie geöffnet
web-replay-digest = SHA-256 des Geheimnisses
web-replay-digest-equal = gleicht dem Siegel
web-replay-digits = Alle Ziffern, zum Vergleichen
web-replay-meaning = Was das sagt und was nicht
web-replay-verify = Erneut prüfen
web-replay-verified = Erneut geprüft, in dieser Seite.
web-replay-save = Datei sichern

## Weiterspielen

web-replay-on-from = Von hier weiterspielen
web-replay-on-text = { $at ->
    [0] Nimm einen Platz von Anfang an. Bots spielen die anderen, und ein neues Siegel bestimmt, was kommt.
    [1] Nimm nach Aktion { $at } einen Platz und mach es besser. Bots spielen die anderen, und ein neues Siegel bestimmt, was kommt.
   *[other] Nimm nach Aktion { $at } einen Platz und mach es besser. Bots spielen die anderen, und ein neues Siegel bestimmt, was kommt.
}
web-replay-on-over = Hier ist das Spiel zu Ende. Geh zu einer früheren Aktion, um von dort weiterzuspielen.
web-replay-on-seat = Dein Platz
web-replay-on-bot = Gegner
web-replay-on-as = Weiterspielen als { $name }

## Links und Dateien

web-replay-link = Link zu diesem Augenblick
web-replay-no-link = Dieses Spiel kam aus einer Datei: Sichere die Datei, um es zu teilen.
web-replay-open = Aufzeichnung laden
web-replay-open-text = Leg eine Spieldatei hier ab, wähle eine oder füge ihren Text ein. Nichts davon wird aufbewahrt.
web-replay-choose = Datei wählen
web-replay-paste = Text einer Spieldatei
web-replay-read = Spiel zeigen
web-replay-too-long = Diese Datei ist zu lang: Eine Spieldatei hat höchstens { $limit } Zeichen.
