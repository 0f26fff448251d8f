### What the pages before and around a game say, in a browser.

## The head of a page, and the first page

web-start-motto = Drei Tage über einer Stadt. Setz deine Sonnen klug ein.
web-start-home = Zur Startseite
web-start-tools = Einstellungen und Aussehen
web-start-next-theme = Tag, Nacht, hoher Kontrast
web-start-unofficial = Heliopolis ist ein inoffizielles Programm von Fans, ohne Bilder und Texte der Verlage. Ra und Ra: Das Würfelspiel sind von Reiner Knizia.
web-start-read = Zum Lesen
web-start-rules = Regeln
web-start-quick = Kurzübersicht
web-start-load = Aufzeichnung laden

## The server

web-start-warmup = Die Spiele werden vorbereitet, das geschieht nur einmal.
web-start-warmup-hint = Stell inzwischen einen Tisch zusammen: Er beginnt von selbst.
web-start-percent = { $n } %
web-start-follows = { $game } wird noch vorbereitet. Dein Tisch kommt danach von selbst.
web-start-cancel = Nicht warten
web-start-key = Der Schlüssel dieses Hauses
web-start-key-wrong = Das ist nicht der Schlüssel.
web-start-key-use = Tisch aufmachen

## Going on

web-start-continue = Weiter
web-start-at-turn = Du bist dran.
web-start-at-waiting = Die anderen sind dran.
web-start-at-deciding = { $name } ist dran.
web-start-at-gathering = { $n ->
    [1] Noch { $n } Platz ist frei
   *[other] Noch { $n } Plätze sind frei
}
web-start-at-sealing = Der Zufall wird versiegelt.
web-start-at-over = Das Spiel ist zu Ende.
web-start-mine = { $game }: { $names }
web-start-mine-device = { $game } an diesem Gerät: { $names }
web-start-more-tables = { $n ->
    [1] { $n } weiterer Tisch
   *[other] { $n } weitere Tische
}
web-start-played = { $n ->
    [1] { $n } gespielte Partie
   *[other] { $n } gespielte Partien
}
web-start-replay = Noch einmal ansehen

## Against the computer

web-start-computer = Gegen den Computer
web-start-game = Spiel
web-start-game-ra = Ra
web-start-game-ra-dice = Würfelspiel
web-start-takes-seat = spielt mit
web-start-ask = einladen
web-start-search = Rechnet vor jedem Zug { $n } Simulationen voraus.
web-start-bot-budget = { $name } { $n }
web-start-more-bots = { $n ->
    [1] { $n } weiteren Bot zeigen
   *[other] { $n } weitere Bots zeigen
}
web-start-at-table = { $n ->
    [2] Zu zweit am Tisch:
    [3] Zu dritt am Tisch:
    [4] Zu viert am Tisch:
    [5] Zu fünft am Tisch:
   *[other] Zu { $n } am Tisch:
}
web-start-rules-are = Regeln: { $edition }
web-start-start = Los

## Other ways

web-start-device-line = Mehrere Leute, ein Bildschirm, reihum.
web-start-device-lead = Alle spielen an diesem Bildschirm. Gebt ihn weiter, wenn jemand anders dran ist.
web-start-set-up = Aufbauen
web-start-invite = Einladen
web-start-invite-line = Gleiches WLAN oder ein Link. Ohne Konto, ohne Passwort.
web-start-make-link = Link machen
web-start-learn = Ein geführtes erstes Spiel
web-start-learn-line = Etwa fünf Minuten, eins nach dem anderen.
web-start-begin = Beginnen

## Open tables

web-start-open = Offene Tische
web-start-open-none = zurzeit keine
web-start-open-count = { $waiting } mit freien Plätzen, { $playing } zum Zuschauen
web-start-taken = { $taken } von { $seats } Plätzen besetzt
web-start-spectators = { $n ->
    [1] { $n } schaut zu
   *[other] { $n } schauen zu
}
web-start-join = Mitspielen
web-start-watch = Zuschauen

## A new table

web-start-friends = Ein Tisch mit Freunden
web-start-friends-lead = Sag, wer wo sitzt. Jeder freie Platz bekommt einen Code und einen Link.
web-start-seat = Platz { $n }
web-start-who-sits = Wer auf Platz { $n } sitzt
web-start-name-of = Der Name auf Platz { $n }
web-start-a-person = ein Mensch
web-start-a-friend = mit Link
web-start-computer-plays = der Computer
web-start-gets-code = bekommt einen Code
web-start-how = Wie wir spielen
web-start-seats = Plätze
web-start-who-joins = Wer mitspielen darf
web-start-with-link = Mit Link
web-start-anybody = Alle
web-start-pace = Bots entscheiden
web-start-pace-instant = sofort
web-start-pace-brisk = zügig
web-start-pace-calm = ruhig
web-start-clock = Uhr
web-start-clock-none = ohne Uhr
web-start-clock-bank = { $minutes } min + { $seconds } s je Zug
web-start-clock-move = { $n } s je Zug
web-start-clock-days = { $n ->
    [1] ein Zug am Tag
   *[other] { $n } Tage je Zug
}
web-start-edition = Ausgabe
web-start-details = Einzelne Regeln
web-start-as-edition = wie in der Ausgabe
web-start-item-disasters = Katastrophen
web-start-item-suns = Sonnen
web-start-item-names = Namen
web-start-item-sun_track = Sonnen-Leiste
web-start-hidden = Verdeckte Punkte
web-start-hidden-hint = Niemand sieht die Punkte der anderen vor dem Ende.
web-start-advice = Rat erlaubt
web-start-advice-hint = Alle dürfen fragen, was ein Bot täte.
web-start-advice-alone = Du darfst fragen, was ein Bot täte, und siehst, was das Angebot wert ist.
web-start-make-table = { $n ->
    [1] Tisch mit { $n } freien Platz aufstellen
   *[other] Tisch mit { $n } freien Plätzen aufstellen
}

## Same Wi-Fi

web-start-lan = Gleiches WLAN
web-start-lan-closed = Lässt Geräte in der Nähe herein. Nichts verlässt das Haus.
web-start-lan-open = Geräte in der Nähe finden es unter { $address }
web-start-only-here = Nur dieser Rechner kann den Link öffnen: Schalte das gleiche WLAN ein.

## The organiser's page

web-start-host = Dein Tisch
web-start-host-gathering = { $n ->
    [1] Zeig den Code des freien Platzes, oder schick den Link. Das Spiel beginnt, wenn alle Plätze besetzt sind.
   *[other] Zeig jeweils den Code des freien Platzes, oder schick den Link. Das Spiel beginnt, wenn alle Plätze besetzt sind.
}
web-start-host-sealing = Alle Plätze sind besetzt. Der Zufall wird versiegelt.
web-start-host-playing = Das Spiel läuft.
web-start-host-over = Das Spiel ist zu Ende.
web-start-free = frei
web-start-bot-here = der Computer spielt
web-start-present = da
web-start-away = nicht da
web-start-seat-code = QR-Code für { $name }
web-start-seat-link = Link für { $name }
web-start-new-code = Code machen
web-start-reinvite = Neuer Link
web-start-mute = Stumm schalten
web-start-unmute = Reden lassen
web-start-kick = Platz wegnehmen
web-start-seat-bot = Einen Bot hinsetzen
web-start-bot-sits = Mitspielen lassen
web-start-back = Zurück
web-start-sure = Wirklich?
web-start-which-bot = Welcher Bot?
web-start-one-link = Ein Link für alle
web-start-one-code = QR-Code für jeden freien Platz
web-start-link-open = Link offen
web-start-link-open-hint = Der eine Link gibt jeden freien Platz.
web-start-link-closed = Der eine Link ist geschlossen oder wurde anderswo gemacht. Öffnen macht einen neuen.
web-start-all-here = Alle Plätze sind besetzt.
web-start-close = Spiel beenden
web-start-delete = Tisch löschen
web-start-to-table = Zum Tisch

## Links

web-start-copy = Kopieren
web-start-send = Senden
web-start-copied = Kopiert.
web-start-selected = Dieser Browser lässt die Seite nicht kopieren. Der Link ist markiert: Drück Strg+C, oder halte ihn gedrückt.
web-start-move-line = Scann den Code dort: Dein Platz geht mit, und dieses Gerät kann dann nur zuschauen.
web-start-move-make = Code machen
web-start-move-code = QR-Code, der deinen Platz mitnimmt
web-start-move-link = Link, der deinen Platz mitnimmt

## Joining

web-start-joining = Du bist eingeladen
web-start-this-table = Dieser Tisch
web-start-sit = Platz nehmen
web-start-to-device = Dein Platz, an diesem Gerät
web-start-take-here = Hier spielen
web-start-sits-already = Du sitzt schon an diesem Tisch.
web-start-no-seat = Du kannst zuschauen oder einen anderen Tisch suchen.
web-start-no-table = Vielleicht wurde der Tisch gelöscht. Sieh nach, ob der Link vollständig ist, oder bitte um einen neuen.
web-start-watch-instead = Zuschauen

## Settings

web-start-settings = Einstellungen
web-start-done = Fertig
web-start-your-name = Dein Name
web-start-sigil = Dein Zeichen
web-start-sigil-lotus = Lotos
web-start-sigil-scarab = Skarabäus
web-start-sigil-feather = Feder
web-start-sigil-knot = Knoten
web-start-sigil-eye = Auge
web-start-language = Sprache
web-start-language-en = English
web-start-language-pt-BR = Português
web-start-language-de = Deutsch
web-start-theme = Aussehen
web-start-theme-auto = wie das Gerät
web-start-theme-day = Tag
web-start-theme-night = Nacht
web-start-theme-contrast = Kontrast
web-start-speed = Bewegung
web-start-speed-none = keine
web-start-speed-times = ×{ $n }
web-start-confirm = Züge bestätigen
web-start-confirm-off = Keine
web-start-confirm-bids = Nur Gebote
web-start-confirm-all = Alle
web-start-help = Was noch da ist, und die Chancen
web-start-help-hint = Ein Feld neben dem Plan, wo der Tisch es erlaubt.
web-start-codes = Buchstaben auf Plättchen
web-start-codes-hint = Zwei Buchstaben nennen jede Art.
web-start-sound = Ton
web-start-sound-hint = Ein kurzer Ton, wenn du dran bist.
web-start-notify = Benachrichtigungen
web-start-notify-hint = Der Browser sagt dir, wenn du dran bist.
web-start-notify-denied = Dieser Browser erlaubt es hier nicht.
