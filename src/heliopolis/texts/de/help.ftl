### Was ? in jedem Spiel antwortet; erklärt in en/help.ftl.

help-by-number = Tippe die Nummer einer Aktion oder ihren Text oder eines von diesen:
help-by-colour = Tippe die Würfel, mit Namen oder Kürzel (Ro Bl Ge Gr Li), oder eines von diesen:
help-moves = Die Aktionen hier:
help-reminder = Tippe die Nummer einer Aktion oder ihren Text; ? für Hilfe.
help-commands = Befehle hier: { $commands }.

## Die Befehle: was zu tippen ist und was sie tun

command-help = ?
    .does = diese Hilfe
command-rules = regeln
    .does = die Regeln in Kürze
command-table = tisch
    .does = den Tisch noch einmal zeigen
command-bag = beutel
    .does = was noch im Beutel ist, nach Art
command-sheet = wertung
    .does = die bisherigen Wertungsbögen
command-save = sichern
    .does = jetzt sichern (das geschieht auch nach jeder Aktion von selbst)
command-quit = aufhören
    .does = sichern und aufhören; das Spiel kann später weitergehen
command-say = sagen
    .does = allen etwas sagen: sagen TEXT
command-resign = aufgeben
    .does = einen Bot für dich spielen lassen; vor dem Beginn den Platz zurückgeben
command-back = zurück
    .does = wieder selbst spielen, wenn ein Bot für dich spielt
command-limit = limit
    .does = in dieser Auktion von selbst bis zu einer Sonne bieten: limit SONNE; ohne Sonne nicht mehr
command-agree = zustimmen
    .does = zustimmen, dass das Spiel ohne Ergebnis endet; es endet, wenn alle zugestimmt haben
command-disagree = weiterspielen
    .does = doch weiterspielen: die Zustimmung zurücknehmen
command-fetch = sichern
    .does = das Spiel bis hierher in einer Datei sichern
command-leave = aufhören
    .does = gehen; der Tisch und dein Platz bleiben, wie sie sind
command-end = ende
    .does = bis zum Ende des Spiels nicht mehr fragen
