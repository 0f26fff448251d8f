### Wie die Plättchen von Ra heißen; erklärt ist alles in en/names.ftl.

## Plättchen von Ra: auf Deutsch kennt man die Unruhen, in jeder Ausgabe

tile-ra = Ra-Plättchen
    .a = ein Ra-Plättchen
    .count = { $n } Ra-Plättchen
    .gender = n
    .short = Ra-Plättchen
    .code = Ra
tile-god = Gott
    .a = einen Gott
    .count = { $n ->
        [1] { $n } Gott
       *[other] { $n } Götter
    }
    .gender = m
    .short = Gott
    .code = Go
tile-gold = Gold
    .a = Gold
    .count = { $n }× Gold
    .gender = n
    .short = Gold
    .code = Au
tile-pharaoh = Pharao
    .a = einen Pharao
    .count = { $n ->
        [1] { $n } Pharao
       *[other] { $n } Pharaonen
    }
    .gender = m
    .short = Pharao
    .code = Ph
tile-nile = Nil
    .a = einen Nil
    .count = { $n } Nil
    .gender = m
    .short = Nil
    .code = Ni
tile-flood = Überschwemmung
    .a = eine Überschwemmung
    .count = { $n ->
        [1] { $n } Überschwemmung
       *[other] { $n } Überschwemmungen
    }
    .gender = f
    .short = Überschw.
    .code = Üb
tile-agriculture = Landwirtschaft
    .a = Landwirtschaft
    .count = { $n }× Landwirtschaft
    .gender = f
    .short = Landw.
    .code = La
tile-art = Kunst
    .a = Kunst
    .count = { $n }× Kunst
    .gender = f
    .short = Kunst
    .code = Ku
tile-astronomy = Astronomie
    .a = Astronomie
    .count = { $n }× Astronomie
    .gender = f
    .short = Astronomie
    .code = As
tile-religion = Religion
    .a = Religion
    .count = { $n }× Religion
    .gender = f
    .short = Religion
    .code = Re
tile-writing = Schrift
    .a = Schrift
    .count = { $n }× Schrift
    .gender = f
    .short = Schrift
    .code = Sc
tile-fortress = Festung
    .a = eine Festung
    .count = { $n ->
        [1] { $n } Festung
       *[other] { $n } Festungen
    }
    .gender = f
    .short = Festung
    .code = Fe
tile-obelisk = Obelisk
    .a = einen Obelisken
    .count = { $n ->
        [1] { $n } Obelisk
       *[other] { $n } Obelisken
    }
    .gender = m
    .short = Obelisk
    .code = Ob
tile-palace = Palast
    .a = einen Palast
    .count = { $n ->
        [1] { $n } Palast
       *[other] { $n } Paläste
    }
    .gender = m
    .short = Palast
    .code = Pa
tile-pyramid = Pyramide
    .a = eine Pyramide
    .count = { $n ->
        [1] { $n } Pyramide
       *[other] { $n } Pyramiden
    }
    .gender = f
    .short = Pyramide
    .code = Py
tile-sphinx = Sphinx
    .a = eine Sphinx
    .count = { $n ->
        [1] { $n } Sphinx
       *[other] { $n } Sphinxe
    }
    .gender = f
    .short = Sphinx
    .code = Sx
tile-statue = Statue
    .a = eine Statue
    .count = { $n ->
        [1] { $n } Statue
       *[other] { $n } Statuen
    }
    .gender = f
    .short = Statue
    .code = St
tile-step-pyramid = Stufenpyramide
    .a = eine Stufenpyramide
    .count = { $n ->
        [1] { $n } Stufenpyramide
       *[other] { $n } Stufenpyramiden
    }
    .gender = f
    .short = Stufenpyr.
    .code = Sp
tile-temple = Tempel
    .a = einen Tempel
    .count = { $n } Tempel
    .gender = m
    .short = Tempel
    .code = Te
tile-funeral = Begräbnis
    .a = ein Begräbnis
    .count = { $n ->
        [1] { $n } Begräbnis
       *[other] { $n } Begräbnisse
    }
    .gender = n
    .short = Begräbnis
    .code = Be
    .title = Begräbnis
tile-drought = Dürre
    .a = eine Dürre
    .count = { $n ->
        [1] { $n } Dürre
       *[other] { $n } Dürren
    }
    .gender = f
    .short = Dürre
    .code = Dü
    .title = Dürre
tile-unrest = Unruhen
    .a = Unruhen
    .count = { $n }× Unruhen
    .gender = p
    .short = Unruhen
    .code = Un
    .title = Unruhen
tile-war = Unruhen
    .a = Unruhen
    .count = { $n }× Unruhen
    .gender = p
    .short = Unruhen
    .code = Un
    .title = Unruhen
tile-earthquake = Erdbeben
    .a = ein Erdbeben
    .count = { $n } Erdbeben
    .gender = n
    .short = Erdbeben
    .code = Er
    .title = Erdbeben

## Familien von Plättchen

family-ra = Ra-Plättchen
family-loose = Götter und Gold
family-pharaohs = Pharaonen
family-river = Nil
family-civilization = Zivilisation
family-monuments = Monumente
family-to-strike = treffen noch
