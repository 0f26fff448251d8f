### Wie die Dinge heißen; erklärt ist alles in en/names.ftl.

game-ra = Ra
game-ra-dice = Ra: Das Würfelspiel

edition-rio-grande = Rio Grande
edition-windrider = Windrider
edition-reference-sheet = Übersichtsblatt

## Personen

you = Du
you-within = du

## Listen

list-and = { $before } und { $last }
list-comma = { $before }, { $last }
list-semicolon = { $before }; { $last }

## Mengen

count-points = { $n ->
    [1] { $n } Punkt
   *[other] { $n } Punkte
}
count-tiles = { $n } Plättchen
count-flood-cubes = { $n ->
    [0] kein Hochwasser
    [1] { $n } Hochwasser-Stein
   *[other] { $n } Hochwasser-Steine
}
signed = { $sign ->
    [plus] +{ $n }
   *[none] { $n }
}
