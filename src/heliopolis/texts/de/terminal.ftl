### Was play und replay sagen; erklärt in en/terminal.ftl.

## Ein Spiel beginnt

play-goes-on = { $n ->
    [1] Das Spiel geht nach { $n } Aktion weiter.
   *[other] Das Spiel geht nach { $n } Aktionen weiter.
}
play-seal = { $game ->
    [ra-dice] Jeder Wurf
   *[ra] Jedes Plättchen, das gezogen wird,
} ist durch ein Geheimnis festgelegt, das am Ende aufgedeckt wird; sein SHA-256 ist
play-seal-from-here = { $game ->
    [ra-dice] Von hier an ist jeder Wurf
   *[ra] Von hier an ist jedes Plättchen, das gezogen wird,
} durch ein Geheimnis festgelegt, das am Ende aufgedeckt wird; sein SHA-256 ist
play-seal-same = { $game ->
    [ra-dice] Jeder Wurf
   *[ra] Jedes Plättchen, das gezogen wird,
} ist weiter durch das Geheimnis festgelegt, das schon vorher versiegelt wurde; sein SHA-256 ist
play-saved-every-move = Nach jeder Aktion gesichert in { $path }
play-type-help = Tippe ? für Hilfe.
play-practice = { $n ->
    [1] Dies ist Übung: Es geht zurück auf { $n } Aktion, und was danach kam, ist schon bekannt.
   *[other] Dies ist Übung: Es geht zurück auf { $n } Aktionen, und was danach kam, ist schon bekannt.
}

## Fragen

play-pause = Enter geht weiter, ende läuft bis zum Schluss, aufhören verlässt das Spiel:

## Sichern, aufhören, weitermachen

play-saved = Gesichert in { $path }
play-game-saved = Das Spiel ist gesichert in { $path }
play-saved-on-signal = Von außen beendet. Das Spiel ist gesichert in { $path }
play-go-on-with = Weiter mit: { $command }
play-check-with = { $game ->
    [ra-dice] Jeden Wurf prüfen mit: { $command }
   *[ra] Jedes gezogene Plättchen prüfen mit: { $command }
}
play-see-again = Noch einmal ansehen mit: { $command }
play-stops = Das Spiel endet hier: { $why }
save-elsewhere = Das Sichern ist misslungen ({ $fault }); das Spiel ist stattdessen in { $path }.
save-works-again = Das Sichern geht wieder: Das Spiel ist in { $path }
save-impossible = Das Spiel lässt sich nicht sichern ({ $fault }). Es geht weiter, und am Schluss wird es ausgedruckt.
save-copy = Kopiere das Folgende in eine Datei, um das Spiel zu behalten:
fault-enospc = kein Platz mehr auf dem Datenträger
fault-erofs = dort lässt sich nur lesen
fault-eacces = keine Berechtigung
fault-enoent = den Ordner gibt es nicht
fault-enotdir = das ist kein Ordner
load-truncated = { $n ->
    [0] Das Ende von { $path } fehlt, und keine ganze Aktion ist übrig.
    [1] Das Ende von { $path } fehlt; { $n } ganze Aktion ist übrig.
   *[other] Das Ende von { $path } fehlt; { $n } ganze Aktionen sind übrig.
}
load-truncated-question = Von dort weiter? Tippe ja oder nein:

## Ansehen

replay-margin = Vor jedem Zug steht, wie viele Aktionen an seinem Ende gespielt sind, für --at.
replay-unfinished = { $n ->
    [1] Das Spiel ist nach { $n } Aktion nicht zu Ende.
   *[other] Das Spiel ist nach { $n } Aktionen nicht zu Ende.
}

## Übersetzen in Maschinencode

compiling = { $game } wird einmalig übersetzt: { $number } von { $total } ...
compiling-once = { $game } wird einmalig übersetzt; das dauert etwa eine Minute ...
compiling-elsewhere = Ein anderer Prozess übersetzt { $game } gerade; wir warten auf ihn ...
compiled = Regeln und Bots sind übersetzt.
