### Der Rahmen der Seite im Browser: was sie sagt, wenn der Server nicht erreichbar ist.

web-server-away = Der Server antwortet nicht.
web-server-how = { $where ->
    [here] Nichts ist verloren. Starte ihn neu mit „{ $make }“ im Ordner von Heliopolis oder mit „{ $program }“, wo es installiert ist; diese Seite geht dann von selbst weiter.
   *[elsewhere] Nichts ist verloren. Bitte, wer ihn betreibt, ihn neu zu starten; diese Seite geht dann von selbst weiter.
}
web-page-older = Der Server hat eine neuere Seite.
web-page-older-hint = Lade die Seite neu; deine Spiele sind, wie sie waren.
web-load-anew = Neu laden
refusal-server-silent = Der Server antwortet nicht. Versuche es gleich noch einmal.
web-nothing-here = Hier ist nichts.
web-nothing-here-hint = Die Adresse ist vielleicht vertippt oder beim Kopieren abgeschnitten.
web-on-device = An diesem Gerät
