### Was join sagt: ein Spiel an einem Tischserver. $who und $name wie in ra.ftl.
### $command ist, was man in einer Shell tippt.

join-ask-name = Dein Name:

## Der Tisch vor dem Spiel

join-free-seat = (frei)
join-gathering = { $n ->
    [1] Es fehlt noch { $n } Mitspieler.
   *[other] Es fehlen noch { $n } Mitspieler.
}
join-sits-down = { $who ->
    [you] Du setzt dich an den Tisch.
   *[name] { $name } setzt sich an den Tisch.
}
join-stands-up = { $name } verlässt den Tisch.
join-sealing = Alle Plätze sind besetzt. Das Programm jedes Spielers gibt jetzt ein zufälliges Wort, damit niemand bestimmen kann, was gezogen wird.
join-seal-failed = Jemand hat ein Wort versprochen und nicht gegeben. Dieser Platz ist wieder frei, und der Zufall wird neu versiegelt.
join-seal = { $game ->
    [ra-dice] Jeder Wurf
   *[ra] Jedes Plättchen, das gezogen wird,
} ist durch ein Geheimnis des Servers und die Wörter aller Spieler festgelegt, die am Ende aufgedeckt werden; der SHA-256 des Geheimnisses ist
join-unsealed = Das ist ein geführtes Spiel: Über den Zufall ist nichts versprochen.
join-not-begun = Das Spiel hat noch nicht begonnen.
join-seat-lost = Dein Platz wurde jemand anderem gegeben.

## Der Tisch während des Spiels

join-waiting = Warten auf { $name }.
join-waiting-away = Warten auf { $name }, zurzeit ohne Verbindung.
join-bot-plays = { $who ->
    [you] Ein Bot spielt jetzt für dich. Tippe zurück, um wieder selbst zu spielen.
   *[name] Ein Bot spielt jetzt für { $name }.
}
join-plays-again = { $who ->
    [you] Du spielst wieder selbst.
   *[name] { $name } spielt wieder selbst.
}
join-no-bot = Für dich spielt kein Bot.
join-agrees = { $who ->
    [you] Du stimmst dem Ende des Spiels zu. Es endet ohne Ergebnis, wenn alle zugestimmt haben; tippe weiterspielen, um doch weiterzuspielen.
   *[name] { $name } stimmt dem Ende des Spiels zu. Es endet ohne Ergebnis, wenn alle zugestimmt haben.
}
join-agree-too = Tippe zustimmen, wenn du auch zustimmst.
join-disagrees = { $who ->
    [you] Du spielst lieber weiter, und das Spiel endet nicht.
   *[name] { $name } spielt lieber weiter.
}
join-limit = Du bietest von selbst bis { $sun }, sobald du dran bist, solange diese Auktion läuft.
join-no-limit = Du bietest nicht mehr von selbst.
join-how-to-limit = Tippe limit und eine Sonne, wie in limit 9, um in dieser Auktion von selbst bis dahin zu bieten.
join-said = { $name }: { $text }
join-time = { $name } { $time }
join-times = Restzeit: { $times }.

## Die Verbindung

join-line-lost = Die Verbindung ist abgerissen; sie wird neu versucht.
join-line-back = Die Verbindung ist wieder da.

## Gehen, und gehen müssen

join-come-back = Zurück mit: { $command }
join-no-way-back = Dein Platz ließ sich auf diesem Rechner nicht aufheben. Um zurückzukommen, bitte den Gastgeber um einen neuen Link.
join-watch-with = Zuschauen mit: { $command }
join-closed = Dieser Tisch ist geschlossen, und niemand hat daran gespielt.
join-bye-replaced = Dein Platz wird jetzt von anderswo gespielt.
join-bye-left = Du hast den Tisch verlassen.
join-bye-kicked = Der Gastgeber hat dir den Platz genommen.
join-bye-deleted = Der Tisch wurde gelöscht.
join-bye-too-fast = Dem Server wurde zu viel auf einmal geschickt, und er hat aufgelegt.
join-bye-refused = Der Server lässt dich nicht herein.
