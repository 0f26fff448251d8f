### Der Rahmen der Seite im Browser: was sie sagt, wenn der Server nicht erreichbar ist.

web-server-away = Der Server antwortet nicht.
web-server-away-hint = Nichts ist verloren. Starte ihn auf seinem Rechner neu; diese Seite geht dann von selbst weiter.
web-server-start = heliopolis
web-page-older = Der Server hat eine neuere Seite.
web-page-older-hint = Lade die Seite neu; deine Spiele sind, wie sie waren.
web-load-anew = Neu laden
refusal-server-silent = Der Server antwortet nicht. Versuche es gleich noch einmal.
web-nothing-here = Hier ist nichts.
web-nothing-here-hint = Die Adresse ist vielleicht vertippt oder beim Kopieren abgeschnitten.
