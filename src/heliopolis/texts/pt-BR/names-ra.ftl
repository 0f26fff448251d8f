### Como se chamam as peças de Rá; tudo está explicado em en/names.ftl.

## Peças de Rá: quem joga em português conhece a guerra, em todas as edições

tile-ra = peça de Rá
    .a = uma peça de Rá
    .count = { $n ->
        [1] { $n } peça de Rá
       *[other] { $n } peças de Rá
    }
    .gender = f
    .short = peça de Rá
    .code = Rá
tile-god = deus
    .a = um deus
    .count = { $n ->
        [1] { $n } deus
       *[other] { $n } deuses
    }
    .gender = m
    .short = deus
    .code = De
tile-gold = ouro
    .a = uma peça de ouro
    .count = { $n ->
        [1] { $n } peça de ouro
       *[other] { $n } peças de ouro
    }
    .gender = m
    .short = ouro
    .code = Ou
tile-pharaoh = faraó
    .a = um faraó
    .count = { $n ->
        [1] { $n } faraó
       *[other] { $n } faraós
    }
    .gender = m
    .short = faraó
    .code = Fa
tile-nile = Nilo
    .a = um Nilo
    .count = { $n ->
        [1] { $n } Nilo
       *[other] { $n } Nilos
    }
    .gender = m
    .short = Nilo
    .code = Ni
tile-flood = inundação
    .a = uma inundação
    .count = { $n ->
        [1] { $n } inundação
       *[other] { $n } inundações
    }
    .gender = f
    .short = inundação
    .code = In
tile-agriculture = agricultura
    .a = uma peça de agricultura
    .count = { $n ->
        [1] { $n } peça de agricultura
       *[other] { $n } peças de agricultura
    }
    .gender = f
    .short = agricultura
    .code = Ag
tile-art = arte
    .a = uma peça de arte
    .count = { $n ->
        [1] { $n } peça de arte
       *[other] { $n } peças de arte
    }
    .gender = f
    .short = arte
    .code = Ar
tile-astronomy = astronomia
    .a = uma peça de astronomia
    .count = { $n ->
        [1] { $n } peça de astronomia
       *[other] { $n } peças de astronomia
    }
    .gender = f
    .short = astronomia
    .code = As
tile-religion = religião
    .a = uma peça de religião
    .count = { $n ->
        [1] { $n } peça de religião
       *[other] { $n } peças de religião
    }
    .gender = f
    .short = religião
    .code = Re
tile-writing = escrita
    .a = uma peça de escrita
    .count = { $n ->
        [1] { $n } peça de escrita
       *[other] { $n } peças de escrita
    }
    .gender = f
    .short = escrita
    .code = Ec
tile-fortress = fortaleza
    .a = uma fortaleza
    .count = { $n ->
        [1] { $n } fortaleza
       *[other] { $n } fortalezas
    }
    .gender = f
    .short = fortaleza
    .code = Fo
tile-obelisk = obelisco
    .a = um obelisco
    .count = { $n ->
        [1] { $n } obelisco
       *[other] { $n } obeliscos
    }
    .gender = m
    .short = obelisco
    .code = Ob
tile-palace = palácio
    .a = um palácio
    .count = { $n ->
        [1] { $n } palácio
       *[other] { $n } palácios
    }
    .gender = m
    .short = palácio
    .code = Pa
tile-pyramid = pirâmide
    .a = uma pirâmide
    .count = { $n ->
        [1] { $n } pirâmide
       *[other] { $n } pirâmides
    }
    .gender = f
    .short = pirâmide
    .code = Pi
tile-sphinx = esfinge
    .a = uma esfinge
    .count = { $n ->
        [1] { $n } esfinge
       *[other] { $n } esfinges
    }
    .gender = f
    .short = esfinge
    .code = Ef
tile-statue = estátua
    .a = uma estátua
    .count = { $n ->
        [1] { $n } estátua
       *[other] { $n } estátuas
    }
    .gender = f
    .short = estátua
    .code = Et
tile-step-pyramid = pirâmide de degraus
    .a = uma pirâmide de degraus
    .count = { $n ->
        [1] { $n } pirâmide de degraus
       *[other] { $n } pirâmides de degraus
    }
    .gender = f
    .short = p. degraus
    .code = Pd
tile-temple = templo
    .a = um templo
    .count = { $n ->
        [1] { $n } templo
       *[other] { $n } templos
    }
    .gender = m
    .short = templo
    .code = Te
tile-funeral = funeral
    .a = um funeral
    .count = { $n ->
        [1] { $n } funeral
       *[other] { $n } funerais
    }
    .gender = m
    .short = funeral
    .code = Fu
    .title = Funeral
tile-drought = seca
    .a = uma seca
    .count = { $n ->
        [1] { $n } seca
       *[other] { $n } secas
    }
    .gender = f
    .short = seca
    .code = Se
    .title = Seca
tile-unrest = guerra
    .a = uma guerra
    .count = { $n ->
        [1] { $n } guerra
       *[other] { $n } guerras
    }
    .gender = f
    .short = guerra
    .code = Gu
    .title = Guerra
tile-war = guerra
    .a = uma guerra
    .count = { $n ->
        [1] { $n } guerra
       *[other] { $n } guerras
    }
    .gender = f
    .short = guerra
    .code = Gu
    .title = Guerra
tile-earthquake = terremoto
    .a = um terremoto
    .count = { $n ->
        [1] { $n } terremoto
       *[other] { $n } terremotos
    }
    .gender = m
    .short = terremoto
    .code = Tr
    .title = Terremoto

## Famílias de peças

family-ra = peças de Rá
family-loose = deuses e ouro
family-pharaohs = faraós
family-river = rio
family-civilization = civilização
family-monuments = monumentos
family-to-strike = ainda atingem
