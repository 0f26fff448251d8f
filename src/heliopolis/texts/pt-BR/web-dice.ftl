### A mesa de Rá: o jogo de dados no navegador: o que está nela, junto aos dados e nos botões.
### Tudo está explicado em en/web-dice.ftl.

## O céu

web-dice-sky = Rá em { $made } de { $steps }
web-dice-sky-left = { $left ->
    [1] falta { $left }
   *[other] faltam { $left }
}
web-dice-sky-night = depois anoitece
web-dice-sky-over = A noite caiu
web-dice-sky-suns = { $n ->
    [0] nenhum Sol nesta vez
    [1] um Sol nesta vez
   *[other] { $n } Sóis nesta vez
}
web-dice-sky-track = Trilha do Sol: Rá fez { $made } de { $steps ->
    [1] { $steps } casa
   *[other] { $steps } casas
}, { $left ->
    [1] falta { $left }
   *[other] faltam { $left }
}.

## Os dados

web-dice-tray = Dados
web-dice-state-air = no ar
web-dice-state-sky = no céu
web-dice-state-keep = fica
web-dice-state-roll = rola
web-dice-state-free = livre
web-dice-state-lifted = escolhido
web-dice-state-used = usado
web-dice-die = { $die }: { $state }
web-dice-die-air = { $colour }: { $state }

web-dice-lift-to-roll = Escolha os dados que quer rolar de novo.
web-dice-lift-to-spend = Escolha dados, ou toque um lugar tracejado: ele escolhe os seus.
web-dice-press-lit = Toque um lugar aceso.
web-dice-press-rows = Toque as cores dos seus marcadores.
web-dice-lift-more = Não só com estes dados: um lugar tracejado escolhe os que faltam.
web-dice-or-disaster = Você pode declarar um desastre.

web-dice-roll-again = { $left ->
    [0] Rolar { $n } pela última vez
    [1] Rolar { $n } de novo, resta { $left }
   *[other] Rolar { $n } de novo, restam { $left }
}
web-dice-roll-none = Rolar de novo
web-dice-keep-all = Manter todos
web-dice-end = Encerrar a vez
web-dice-choose = Escolha um lugar
web-dice-do-pharaoh = { $n ->
    [1] Avançar 1 com o Faraó
   *[other] Avançar { $n } com o Faraó
}
web-dice-do-nile = { $n ->
    [1] Avançar 1 no Nilo
   *[other] Avançar { $n } no Nilo
}
web-dice-do-flood = Inundar o Nilo
web-dice-do-civ = { $n ->
    [1] Marcador em { $colours }
   *[other] Marcadores em { $colours }
}
web-dice-do-monument = Marcador no { $colour }, coluna { $column }
web-dice-do-disaster = Declarar { $disaster }

## As áreas

web-dice-pharaohs = Faraós
web-dice-nile = Nilo
web-dice-civilization = Civilização
web-dice-monuments = Monumentos
web-dice-short-civilization = Civili­zação
web-dice-short-monuments = Monu­mentos
web-dice-track-where = você { $own }, líder { $most }
web-dice-track-most = líder { $most }
web-dice-floods = { $n ->
    [0] seco
    [1] 1 cubo
   *[other] { $n } cubos
}
web-dice-space = Casa { $space }
web-dice-space-with = Casa { $space }: { $names }
web-dice-markers-own = { $n ->
    [0] você: nenhum
    [1] você: 1 marcador
   *[other] você: { $n } marcadores
}
web-dice-columns-own = { $n ->
    [1] você: 1 de { $all } colunas
   *[other] você: { $n } de { $all } colunas
}
web-dice-columns-alike = se várias colunas dão no mesmo, só a primeira acende
web-dice-civ-row = { $colour }: { $names }
web-dice-row-free = { $n ->
    [0] cheio
    [1] 1 lugar livre
   *[other] { $n } lugares livres
}
web-dice-cell = { $column }, { $colour }
web-dice-cell-of = { $column }, { $colour }: { $name }
web-dice-outcome-steps = +{ $n }
web-dice-outcome-flood = Inundação
web-dice-outcome-add = com
web-dice-lit = { $place }, com os dados escolhidos
web-dice-dashed = { $place }, com { $dice }

## O que um desastre leva

web-dice-loses-civ = { $n ->
    [1] Escolha mais um marcador para perder.
   *[other] Escolha { $n } marcadores para perder, um depois do outro.
}
web-dice-loses-monument = { $n ->
    [1] Escolha mais um marcador no tabuleiro para perder.
   *[other] Escolha { $n } marcadores no tabuleiro para perder, um depois do outro.
}
web-dice-lose = Perder o { $colour }
web-dice-lose-at = Perder o { $colour }, coluna { $column }
web-dice-lose-none = Perder …
web-dice-keep-marker = Manter o { $colour }
web-dice-back = Voltar
web-dice-goes = sai
web-dice-gone = saiu
web-dice-alone = sem ninguém
web-dice-with = com { $names }

## Os lugares

web-dice-seats = Jogadores
web-dice-points = pts
web-dice-seat-turn = { $throws ->
    [0] na vez
    [1] na vez, 1º lançamento
    [2] na vez, 2º lançamento
   *[other] na vez, 3º lançamento
}
web-dice-seat-chooses = escolhendo o que perder
web-dice-seat-won = vitória
web-dice-seat-now = agora { $points }

## Esta vez

web-dice-turn = Esta vez
web-dice-turn-used = usado
web-dice-turn-sky = fica no céu
web-dice-turn-air = no ar
web-dice-turn-nothing = para nada agora
web-dice-throws = { $n ->
    [1] { $n } lançamento
   *[other] { $n } lançamentos
}

## As faces

web-dice-faces = As faces
web-dice-face-pharaoh = uma casa cada
web-dice-face-nile = uma casa; três inundam
web-dice-face-civ = três por um espaço
web-dice-face-monument = 1, 3, 5 por 1, 2, 3
web-dice-face-ankh = vai com todos; dois: 2 pontos
web-dice-face-sun = 1, 2 movem Rá; 3: 3 pontos; 4: desastre

## A folha de pontos

web-dice-sheet-dusk = { $epoch ->
    [1] Anoitece na primeira era
    [2] Anoitece na segunda era
   *[other] Anoitece na terceira era
}
web-dice-sheet-leads = O sol se pôs. { $name } lidera com { $points }.
web-dice-sheet-shared = O sol se pôs. { $names } lideram com { $points }.
web-dice-sheet-won = { $name } vence
web-dice-sheet-won-shared = { $names } dividem a vitória
web-dice-sheet-after = { $scores }, depois de três eras
web-dice-sheet-before = Antes
web-dice-sheet-of-epoch = Era { $epoch }
web-dice-sheet-start = Pontos no começo
web-dice-sheet-go-on = Seguir para a era { $epoch }
web-dice-sheet-close = Ver o tabuleiro
web-dice-sheet-open = Folha de pontos
web-dice-sheet-epochs = Folhas
web-dice-sheet-whole = Jogo inteiro
web-dice-story-most = { $who ->
    [you] O que mais rendeu para você foi { $item }: { $n } pontos.
   *[name] O que mais rendeu para { $name } foi { $item }: { $n } pontos.
}
