### Rá: o jogo de dados: as palavras da mesa e da folha de pontos.
### Tudo está explicado em en/dice-table.ftl.

## A mesa

dice-label-sun-track = Trilha do Sol:
dice-label-rolling = No ar:
dice-label-free = Dados livres:
dice-label-sun = Travados:
dice-label-spent = Usados:
dice-label-monuments = Monumentos
dice-label-civilization = { $n ->
    [1] Civilização: cabe 1 em cada
   *[other] Civilização: cabem { $n } em cada
}
dice-full = cheio
dice-sun-track = { $made } de { $steps ->
    [1] { $steps } casa
   *[other] { $steps } casas
}, { $left ->
    [1] falta { $left }
   *[other] faltam { $left }
}
dice-sun-track-end = { $made } de { $steps ->
    [1] { $steps } casa
   *[other] { $steps } casas
}, { $left ->
    [1] falta { $left }
   *[other] faltam { $left }
}: esta vez encerra a era
dice-tracks = Faraó { $pharaoh } de { $end }, Nilo { $nile } de { $end }, { $floods }
dice-starter = { $name } começa.

## Folha de pontos; .counts é o que vale os pontos

dice-sheet-suns = Sóis
    .counts = { $n ->
        [0] três Sóis nenhuma vez
        [1] três Sóis uma vez
        [2] três Sóis duas vezes
       *[other] três Sóis { $n } vezes
    }
dice-sheet-ankhs = Ankhs
    .counts = { $n ->
        [1] { $n } par
       *[other] { $n } pares
    }
dice-sheet-pharaohs = Faraós
    .counts = casa { $n }
dice-sheet-river = Nilo
    .counts = casa { $n }, { $floods }
dice-sheet-civilization = Civilização
    .counts = { $n ->
        [1] { $n } marcador
       *[other] { $n } marcadores
    }
dice-sheet-monuments = Monumentos
    .counts = { $columns ->
        [1] { $columns } coluna
       *[other] { $columns } colunas
    }
    .counts-together = { $columns ->
        [1] { $columns } coluna, { $together } por três ou mais em uma
       *[other] { $columns } colunas, { $together } por três ou mais em uma
    }
