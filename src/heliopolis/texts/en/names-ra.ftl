### What the tiles of Ra are called; the attributes are explained in names.ftl.

## Tiles of Ra

tile-ra = Ra tile
    .a = a Ra tile
    .count = { $n ->
        [1] { $n } Ra tile
       *[other] { $n } Ra tiles
    }
    .gender = n
    .short = Ra tile
    .code = Ra
tile-god = god
    .a = a god
    .count = { $n ->
        [1] { $n } god
       *[other] { $n } gods
    }
    .gender = n
    .short = god
    .code = Go
tile-gold = gold
    .a = gold
    .count = { $n } gold
    .gender = n
    .short = gold
    .code = Au
tile-pharaoh = pharaoh
    .a = a pharaoh
    .count = { $n ->
        [1] { $n } pharaoh
       *[other] { $n } pharaohs
    }
    .gender = n
    .short = pharaoh
    .code = Ph
tile-nile = Nile
    .a = a Nile
    .count = { $n ->
        [1] { $n } Nile
       *[other] { $n } Niles
    }
    .gender = n
    .short = Nile
    .code = Ni
tile-flood = flood
    .a = a flood
    .count = { $n ->
        [1] { $n } flood
       *[other] { $n } floods
    }
    .gender = n
    .short = flood
    .code = Fl
tile-agriculture = agriculture
    .a = agriculture
    .count = { $n } agriculture
    .gender = n
    .short = agriculture
    .code = Ag
tile-art = art
    .a = art
    .count = { $n } art
    .gender = n
    .short = art
    .code = Ar
tile-astronomy = astronomy
    .a = astronomy
    .count = { $n } astronomy
    .gender = n
    .short = astronomy
    .code = As
tile-religion = religion
    .a = religion
    .count = { $n } religion
    .gender = n
    .short = religion
    .code = Re
tile-writing = writing
    .a = writing
    .count = { $n } writing
    .gender = n
    .short = writing
    .code = Wr
tile-fortress = fortress
    .a = a fortress
    .count = { $n ->
        [1] { $n } fortress
       *[other] { $n } fortresses
    }
    .gender = n
    .short = fortress
    .code = Fo
tile-obelisk = obelisk
    .a = an obelisk
    .count = { $n ->
        [1] { $n } obelisk
       *[other] { $n } obelisks
    }
    .gender = n
    .short = obelisk
    .code = Ob
tile-palace = palace
    .a = a palace
    .count = { $n ->
        [1] { $n } palace
       *[other] { $n } palaces
    }
    .gender = n
    .short = palace
    .code = Pa
tile-pyramid = pyramid
    .a = a pyramid
    .count = { $n ->
        [1] { $n } pyramid
       *[other] { $n } pyramids
    }
    .gender = n
    .short = pyramid
    .code = Py
tile-sphinx = sphinx
    .a = a sphinx
    .count = { $n ->
        [1] { $n } sphinx
       *[other] { $n } sphinxes
    }
    .gender = n
    .short = sphinx
    .code = Sx
tile-statue = statue
    .a = a statue
    .count = { $n ->
        [1] { $n } statue
       *[other] { $n } statues
    }
    .gender = n
    .short = statue
    .code = St
tile-step-pyramid = step pyramid
    .a = a step pyramid
    .count = { $n ->
        [1] { $n } step pyramid
       *[other] { $n } step pyramids
    }
    .gender = n
    .short = step pyramid
    .code = Sp
tile-temple = temple
    .a = a temple
    .count = { $n ->
        [1] { $n } temple
       *[other] { $n } temples
    }
    .gender = n
    .short = temple
    .code = Te
tile-funeral = funeral
    .a = a funeral
    .count = { $n ->
        [1] { $n } funeral
       *[other] { $n } funerals
    }
    .gender = n
    .short = funeral
    .code = Fu
    .title = Funeral
tile-drought = drought
    .a = a drought
    .count = { $n ->
        [1] { $n } drought
       *[other] { $n } droughts
    }
    .gender = n
    .short = drought
    .code = Dr
    .title = Drought
tile-unrest = unrest
    .a = unrest
    .count = { $n } unrest
    .gender = n
    .short = unrest
    .code = Un
    .title = Unrest
tile-war = war
    .a = war
    .count = { $n } war
    .gender = n
    .short = war
    .code = Wa
    .title = War
tile-earthquake = earthquake
    .a = an earthquake
    .count = { $n ->
        [1] { $n } earthquake
       *[other] { $n } earthquakes
    }
    .gender = n
    .short = earthquake
    .code = Eq
    .title = Earthquake

## Families of tiles

family-ra = Ra tiles
family-loose = gods and gold
family-pharaohs = pharaohs
family-river = river
family-civilization = civilization
family-monuments = monuments
family-to-strike = to strike
