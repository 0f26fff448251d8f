### Der Rahmen der Regelseite.

web-rules-title = Die Regeln
web-rules-contents = Inhalt
web-rules-search = In den Regeln suchen
web-rules-found = { $n ->
    [0] Nichts gefunden
    [1] Gefunden in { $n } Abschnitt
   *[other] Gefunden in { $n } Abschnitten
}
web-rules-print = Drucken
web-rules-games = Welches Spiel
web-rules-to-quick = Kurzübersicht
web-rules-to-guide = Geführtes erstes Spiel
web-rules-example = Beispiel
web-rules-link = Link zu diesem Abschnitt
web-rules-players = Spielende
