### Wie Würfel und Bereiche des Würfelspiels heißen; erklärt ist alles in en/names.ftl.

## Würfel: Farben, mit .noun für den Würfel oder das Feld einer Farbe, und .code

colour-red = rot
    .noun = Rot
    .code = Ro
colour-blue = blau
    .noun = Blau
    .code = Bl
colour-yellow = gelb
    .noun = Gelb
    .code = Ge
colour-green = grün
    .noun = Grün
    .code = Gr
colour-purple = lila
    .noun = Lila
    .code = Li

## Würfel: Symbole und die Bereiche, die so heißen

face-pharaoh = Pharao
face-nile = Nil
face-civ = Zivilisation
face-monument = Monument
face-ankh = Anch
face-sun = Sonne
die-shown = { $face } ({ $colour })
