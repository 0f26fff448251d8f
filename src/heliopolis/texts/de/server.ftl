### Was ein Server für Tische sagt: warum er Anfragen ablehnt, seine wenigen Seiten und heliopolis serve.

## Anfragen

refusal-two-hosts = Die Anfrage nennt zwei Hosts.
refusal-foreign-host = Dieser Server weiß nicht, dass er „{ $host }“ heißt.
refusal-foreign-origin = Seiten von „{ $origin }“ dürfen diesen Server nicht benutzen.
refusal-no-origin = Die Anfrage hat ein Cookie, sagt aber nicht, von welcher Seite sie kommt.
refusal-not-json = Der Inhalt einer Anfrage ist JSON, und ihr Inhaltstyp sagt das.
refusal-body-too-large = Der Inhalt der Anfrage hat mehr als { $limit } Bytes.
refusal-too-slow = Der Inhalt der Anfrage kam zu langsam.
refusal-no-such-page = Unter dieser Adresse ist nichts.
refusal-wrong-method = Das geht mit dieser Adresse nicht.
refusal-server-stopping = Der Server hält gleich an. Versuche es gleich noch einmal.
refusal-server-fault = Der Server hat einen Fehler gemacht. Er steht in seinem Protokoll.
refusal-game-compiling = { $game ->
    [ra-dice] Das Würfelspiel wird gerade kompiliert, was einmal geschieht. Versuche es gleich noch einmal.
   *[ra] Ra wird gerade kompiliert, was einmal geschieht. Versuche es gleich noch einmal.
}
refusal-house-key-needed = Nur wer den Schlüssel dieses Hauses kennt, kann hier Tische aufmachen.
refusal-not-from-here = Das kann nur jemand am Rechner des Servers selbst.
refusal-lan-elsewhere = Dieser Server kann sich dem Netz nicht öffnen, während er läuft. Starte ihn mit --lan.
refusal-no-private-address = Dieser Rechner hat keine Adresse in einem privaten Netz. Nenne eine mit --lan-address.

## Tische

refusal-not-the-host = Das kann nur, wer den Tisch leitet.
refusal-seat-needed = Nenne den Platz, der gemeint ist.
refusal-nobody-there = Dort sitzt niemand, der gemeint sein könnte.
refusal-not-begun = Das Spiel an diesem Tisch hat nicht begonnen.
refusal-not-over = Das Spiel an diesem Tisch ist nicht aus.
refusal-too-many-tables = { $limit } deiner Tische sind nicht zu Ende. Spiele erst einen zu Ende oder lösche ihn.
refusal-script-or-record = Ein Spiel geht von einer Aufzeichnung weiter oder folgt einem Drehbuch, eins von beiden.
refusal-record-of-other-game = Die Aufzeichnung ist eine des Spiels { $game }.
refusal-number-after-end = { $moves ->
    [1] Das Spiel hat { $moves } Aktion, also kann es nicht von Aktion { $number } weitergehen.
   *[other] Das Spiel hat { $moves } Aktionen, also kann es nicht von Aktion { $number } weitergehen.
}
refusal-budget-in-simulations = An einem Server denken Bots so viele Simulationen lang: sims=300, nicht „{ $text }“.
refusal-budget-too-large = { $most } Simulationen je Aktion sind das Höchste, also ist „{ $text }“ zu viel.

## Seiten

page-refused = Heliopolis kann das nicht beantworten
page-foreign-host = Wer den Server betreibt, kann ihn so heißen lassen: heliopolis serve --origin http://{ $host }, oder mit --lan für alle im selben Netz.
page-foreign-origin = Wer den Server betreibt, kann es erlauben: heliopolis serve --origin { $origin }
page-title = Heliopolis
page-no-client = Der Server läuft, aber der Tisch für Browser ist nicht gebaut.
page-no-client-instead = Spiele in einem Terminal mit heliopolis join LINK, oder lass Programme spielen: Alles ist unter /api und /ws.

## heliopolis serve

refusal-not-an-origin = „{ $text }“ ist kein Ursprung; so sieht einer aus: https://ra.example
refusal-database-needed = Dieser Benutzer hat kein Heimverzeichnis; nenne eine Datenbank mit --db.
refusal-no-free-port = Kein Port von { $first } bis { $last } ist frei.
refusal-cannot-listen = Der Server kann nicht auf { $host } hören: { $fault }.
refusal-workers-need-redis = Mehrere Prozesse brauchen Redis, um voneinander zu hören: Füge --redis redis://… hinzu
refusal-workers-need-postgres = SQLite bedient einen Prozess; mehrere brauchen PostgreSQL und Redis: Füge --db postgresql://… und --redis redis://… hinzu
refusal-lan-behind-proxy = Hinter einem Proxy ist das private Netz das des Proxys: Lass --lan oder --trusted-proxy weg.
serve-at = Heliopolis ist unter { $address }
serve-shown = Die Seite öffnet sich im Browser; wenn nicht, öffne dort diese Adresse.
serve-already = Heliopolis läuft schon, unter { $address }
serve-port-taken = Port { $wanted } ist belegt, also ist es { $port }.
serve-lan = Im selben Netz ist es unter { $address }
serve-lan-hint = Alle in diesem Netz können sich dort an Tische setzen.
serve-hint = Wer einen Tisch aufmacht, bekommt einen Link für jeden Platz und einen zum Leiten: schließen, jemanden wegschicken, stumm schalten oder neu einladen.
serve-house-key = Nur wer den Hausschlüssel kennt, kann Tische aufmachen.
serve-no-house-key = Wer diese Adresse erreicht, kann Tische aufmachen; --house-key oder HELIOPOLIS_HOUSE_KEY verlangt einen Schlüssel.
serve-database = Die Tische liegen in { $database }
serve-stop = Strg-C hält den Server an; die Spiele gehen weiter, wenn er wieder startet.
serve-stopped = Der Server hat angehalten. Alles ist gesichert.
serve-failed = Keiner der Prozesse des Servers kann arbeiten, also hat er sich beendet. Sein Protokoll sagt, warum.

## heliopolis backup und restore

backup-made = Alle Tische sind gesichert in { $path }
backup-restored = Alle Tische sind zurück aus { $path }
