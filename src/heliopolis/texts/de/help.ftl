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
command-end = ende
    .does = bis zum Ende des Spiels nicht mehr fragen
