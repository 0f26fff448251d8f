### Die Seite um beide Tische: Kopf, linke Spalte, Menüs, und was sie vom Tisch sagt.
### $name ist, wie jemand heißt, $who ist you oder name.

## Tische haben keine eigenen Namen: einer von diesen, nach der Kennung des Tisches

web-table-names = Schilfkai, Lotoshof, Falkentor, Obeliskenzeile, Palmenufer, Skarabäenhalle, Fährstufen, Speicherhof, Reiherteich, Sykomorenschatten, Töpfergasse, Mondterrasse, Ibisgarten, Sonnenkai, Weberboden, Akazienplatz, Nordbrunnen, Bootsmannsruh, Bernsteingang, Sternendach, Dattelmarkt, Leinentreppe, Basaltbank, Papyrusbucht

## Kopf

web-table-tools = Einstellungen
web-table-sound-on = Ton einschalten
web-table-sound-off = Ton ausschalten
web-table-theme = Ansicht: { $theme ->
    [day] Tag
    [night] Nacht
    [contrast] hoher Kontrast
   *[auto] wie das Gerät
}
web-table-help = Hilfe und Tasten
web-table-language = Sprache
web-table-menu = Menü
web-table-drawer-open = Verlauf, Chat und Beutel zeigen
web-table-drawer-close = Schließen
web-table-close = Schließen
web-table-computer = der Computer
web-table-at-end = am Ende { $points }
web-table-if-now = Endete die Epoche jetzt
web-table-epoch = Epoche { $epoch } von { $epochs }
web-table-home = Heliopolis, zur Startseite
web-table-watching = Du schaust zu
web-table-spectators = { $n ->
    [1] { $n } schaut zu
   *[other] { $n } schauen zu
}
web-table-practice = Übung

## Linke Spalte

web-table-log = Verlauf
web-table-chat = Chat
web-table-chat-unread = { $n ->
    [1] Chat, { $n } neu
   *[other] Chat, { $n } neu
}
web-table-log-empty = Es ist noch nichts geschehen.
web-table-chat-empty = Es hat noch niemand etwas gesagt.
web-table-chat-off = An diesem Tisch gibt es keinen Chat.
web-table-chat-watching = Hier reden nur, die mitspielen.
web-table-chat-muted = Der Gastgeber lässt dich nichts sagen.
web-table-chat-field = Etwas sagen
web-table-chat-send = Senden
web-table-moment = Zug { $number }
web-table-moment-at = Zug { $number }, { $time } nach Beginn
web-table-moment-earlier = Früher
web-table-moment-later = Später
web-table-moment-replay = Den Tisch von damals zeigen
web-table-bag = Beutel
web-table-bag-left = { $n ->
    [1] noch { $n } Plättchen
   *[other] noch { $n } Plättchen
}
web-table-bag-odds = Chance auf Ra
web-table-bag-percent = { $n } %
web-table-bag-ra = { $n ->
    [0] kein Ra-Plättchen mehr
    [1] noch { $n } Ra-Plättchen
   *[other] noch { $n } Ra-Plättchen
}
web-table-worth = Was das Angebot wert ist
web-table-worth-ask = Um Rat fragen
web-table-worth-thinking = Es wird überlegt …
web-table-worth-best = Rat: { $move }

## Vor dem Spiel

web-table-gathering = Der Tisch wird gedeckt
web-table-gathering-begins = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
web-table-seat-free = frei
web-table-seat-you = du
web-table-seat-here = da
web-table-seat-away = nicht da
web-table-seat-bot = Bot
web-table-invite-again = Neue Einladung
web-table-invite-link = Einladung für Platz { $number }
web-table-invite-copy = Link kopieren
web-table-watch-link = Link zum Zuschauen
web-table-watch-instead = Alle Plätze sind besetzt oder warten auf Eingeladene. Du kannst zuschauen.
web-table-sealing = Der Zufall wird versiegelt
web-table-seal-commitment = Das Versprechen des Servers
web-table-seal-promised = Wort versprochen
web-table-seal-told = Wort gesagt
web-table-seal-waiting = fehlt noch
web-table-seal-left = { $n ->
    [1] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
}
web-table-seal-again = Jemand hat sein Wort nicht gesagt: Der Zufall wird noch einmal versiegelt.
web-table-loading = Der Tisch wird gedeckt …

## Verbindung

web-table-line-lost = Die Verbindung ist abgerissen. Sie wird neu versucht; nichts geht verloren.
web-table-line-retry = Jetzt versuchen
web-table-gone = Der Server ist beendet.
web-table-stale = Am Tisch ging es schon weiter: Sieh noch einmal hin.
web-table-missing = Diesen Tisch gibt es hier nicht.
web-table-start-page = Zur Startseite
web-table-bye-wire = Diese Seite ist älter als der Server. Lade sie neu.
web-table-reload = Neu laden
web-table-play-here = Wieder hier spielen

## Die anderen, Uhren und Hände

web-table-away-since = { $name } ist seit { $time } nicht da.
web-table-away-bot = Einen Bot spielen lassen
web-table-yours-bot = Ein Bot spielt für dich.
web-table-seat-back = Wieder selbst spielen
web-table-clock-yours = Deine Zeit: { $time }
web-table-agreed = Bitte auch die anderen: Das Spiel endet, wenn alle zugestimmt haben.
web-table-disagreed = Du spielst lieber weiter, und das Spiel endet nicht.
web-table-would-end = { $name } möchte das Spiel ohne Ergebnis beenden.

## Menü

web-table-menu-table = Dieser Tisch
web-table-take-back = Letzten Zug zurücknehmen
web-table-take-back-why = Das Spiel geht als Übung an einem eigenen Tisch weiter.
web-table-agree-end = Dem Ende des Spiels zustimmen
web-table-disagree-end = Doch weiterspielen
web-table-hand-over = Einen Bot für mich spielen lassen
web-table-leave = Für immer gehen
web-table-leave-why = { $stage ->
    [playing] Ein Bot nimmt deinen Platz. Du kannst nicht dahin zurück.
   *[other] Dein Platz ist dann wieder frei.
}
web-table-leave-sure = Ja, gehen
web-table-stay = Nein, bleiben
web-table-device = Auf ein anderes Gerät wechseln
web-table-host = Seite des Gastgebers
web-table-menu-read = Lesen
web-table-rules = Regeln
web-table-quick = Kurzübersicht

## Das Ende

web-table-over = { $ended ->
    [finished] Das Spiel ist aus
    [agreed] Alle wollten das Spiel beenden
    [abandoned] Das Spiel wurde verlassen
   *[left] Das Spiel geht anderswo weiter
}
web-table-rematch = Noch einmal spielen
web-table-rematch-ready = Zur Revanche
web-table-successor = Dorthin gehen
web-table-replay = Wiederholung ansehen
web-table-record = Aufzeichnung herunterladen
web-table-verify = Siegel prüfen

## Ein Gerät für mehrere

web-table-pass-device = Gib das Gerät an { $name }
web-table-pass-why = An diesem Tisch sind Punkte verdeckt: Jetzt schaut nur { $name }.
web-table-pass-ready = Ich bin { $name }: Tisch zeigen

## Du bist dran

web-table-notice = Heliopolis: { $table }
web-table-came-back = { $name } ist wieder da.
web-table-went = { $name } ist nicht da.

## Das Befehlsfeld. Was man tippen kann, steht mit Kommas da, wie in typed.ftl

web-table-slips = Zum Tisch
web-command-field = Tippe einen Zug oder eine Frage
web-command-short = Zug oder Frage
web-command-hint = Tippe einen Zug oder eine Frage: { $questions }.
web-command-moves = Züge jetzt: { $moves }.
web-command-no-moves = Du hast gerade nichts zu entscheiden.
web-command-unknown = „{ $text }“ ist hier kein Zug und keine Frage.
web-command-several = Was davon? { $moves }
web-command-played = Gespielt: { $move }.
web-command-busy = Nicht gespielt: Dein Zug davor ist noch unterwegs. Tippe ihn gleich noch einmal.
web-command-again = Tippe es noch einmal oder drücke es, um es zu tun.
web-command-sure = { $move }. Wirklich?
web-command-limit = Bis { $sun } bieten.
web-command-limit-back = Grenze zurücknehmen.
web-command-no-limit = Du kannst hier gerade keine Grenze setzen.
web-command-no-back = Hier gibt es nichts zurückzunehmen.
web-table-sure = Wirklich?
web-command-answer = Antwort

web-ask-track = reihe, angebot
web-ask-suns = sonnen
web-ask-seat = platz
web-ask-bag = beutel
web-ask-last = zuletzt, verlauf
web-ask-score = stand, punkte
web-ask-worth = wert, aussicht
web-ask-clock = uhr, uhren, zeit
web-ask-help = ?, hilfe

web-answer-track = { $n ->
    [0] Die Angebotsreihe ist leer.
   *[other] Angebotsreihe: { $tiles }.
} { $ra } von { $spaces } Ra. Sonne in der Mitte: { $sun }.
web-answer-sun-track = Sonnen-Leiste: { $made } von { $steps } Feldern.
web-answer-dice = Würfel: { $dice }.
web-answer-die-rolling = { $colour } in der Luft
web-answer-die-spent = { $die } (eingesetzt)
web-answer-suns = { $name }: { $suns }
web-answer-suns-up = { $suns } offen
web-answer-suns-down = { $suns } verdeckt
web-answer-no-suns = keine Sonnen
web-answer-seat = { $name }: { $things }.
web-answer-seat-nothing = noch nichts
web-answer-no-seat = Diesen Platz gibt es nicht. Plätze: { $seats }.
web-answer-no-bag = In diesem Spiel gibt es keinen Beutel.
web-answer-score = { $name } { $points }
web-answer-score-hidden = { $name } verdeckt
web-answer-worth = Die Plättchen sind wert: { $worths }.
web-answer-worth-of = { $name } { $points }
web-answer-no-worth = An diesem Tisch gibt es keinen Rat.
web-answer-worth-later = Rat kommt, wenn du entscheidest.
web-answer-no-clock = An diesem Tisch laufen keine Uhren.
web-answer-civ = { $n ->
    [0] keine Zivilisationssteine
   *[other] Zivilisation { $colours }
}
web-answer-monuments = { $n ->
    [0] keine Monumente
   *[other] Monumente { $places }
}
web-answer-monument = { $colour } { $column }

## Tasten

web-keys-title = Tasten und Befehle
web-keys-where = Einzelne Buchstaben wirken, solange der Tisch den Fokus hat: Escape gibt ihn dem Tisch.
web-keys-command = das Befehlsfeld
web-keys-help = diese Hilfe
web-keys-repeat = noch einmal, was zu entscheiden ist
web-keys-table = der Tisch
web-keys-arrows = zu dem, was daneben liegt: Alles erklärt sich selbst
web-keys-dice-lift = einen Würfel wählen, von links gezählt
web-keys-dice-main = der goldene Knopf
web-keys-dice-other = alle Würfel behalten oder den Zug beenden

## Seit deinem letzten Zug

web-table-since = Seit deinem letzten Zug
web-table-since-nothing = Seitdem ist nichts geschehen.
web-table-since-see = Noch einmal zeigen
web-table-since-replay = Alles noch einmal zeigen

## Wie eine Partie verlief, auf dem letzten Wertungsbogen beider Spiele

web-table-story-led = { $who ->
    [you] Nach Epoche { $epoch } hast du mit { $points } geführt.
   *[name] Nach Epoche { $epoch } führte { $name } mit { $points }.
}
web-table-story-shared = Nach Epoche { $epoch } führten mehrere mit { $points }.
web-table-story-gain = { $who ->
    [you] Der größte Gewinn war deiner: { $n } Punkte in Epoche { $epoch }.
   *[name] Den größten Gewinn hatte { $name }: { $n } Punkte in Epoche { $epoch }.
}
