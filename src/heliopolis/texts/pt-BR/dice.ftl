### Rá: o jogo de dados: o que aconteceu, o que uma jogada faria e o que se decide.
### Tudo está explicado em en/dice.ftl.

## Acontecimentos

dice-dice-rolled = { $throw ->
    [2] Segundo lançamento: { $dice }.
    [3] Terceiro lançamento: { $dice }.
   *[1] { $name } rola { $dice }.
}
dice-ra-advanced = { $steps ->
    [1] Rá avança { $steps } casa; { $left ->
        [1] falta
       *[other] faltam
    } { $left }.
   *[other] Rá avança { $steps } casas; { $left ->
        [1] falta
       *[other] faltam
    } { $left }.
}
dice-ra-advanced-end = { $steps ->
    [1] Rá avança { $steps } casa, até o fim da trilha do Sol.
   *[other] Rá avança { $steps } casas, até o fim da trilha do Sol.
}
dice-suns-scored = { $name } marca { $points } pontos por { $n } Sóis e tem { $score }.
dice-advanced = { $area ->
    [pharaoh] { $name } avança de { $before } para { $after } na trilha do Faraó.
   *[nile] { $name } avança de { $before } para { $after } na trilha do Nilo.
}
dice-advanced-nowhere = { $area ->
    [pharaoh] { $name } fica na casa { $after } da trilha do Faraó.
   *[nile] { $name } fica na casa { $after } da trilha do Nilo.
}
dice-flooded = { $floods ->
    [1] { $name } inunda o Nilo.
   *[other] { $name } inunda o Nilo e agora tem { $floods } cubos de inundação.
}
dice-civ-placed = { $n ->
    [1] { $name } põe um marcador de civilização no { $colours }.
   *[other] { $name } põe marcadores de civilização nas cores { $colours }.
}
dice-monument-placed = { $name } põe um marcador de monumento no { $colour }, coluna { $column }.
dice-disaster = { $area ->
    [pharaoh] um desastre do Faraó
    [nile] um desastre do Nilo
    [civ] um desastre da Civilização
   *[monument] um desastre dos Monumentos
}
dice-disaster-declared = { $name } declara { $disaster }.
dice-retreated = { $area ->
    [pharaoh] { $name } recua de { $before } para { $after } na trilha do Faraó.
   *[nile] { $name } recua de { $before } para { $after } na trilha do Nilo.
}
dice-flood-lost = { $floods ->
    [0] { $name } perde um cubo de inundação e fica sem nenhum.
   *[other] { $name } perde um cubo de inundação e fica com { $floods }.
}
dice-marker-lost-civ = { $name } perde o marcador de civilização do { $colour }.
dice-marker-lost-monument = { $name } perde o marcador de monumento do { $colour }, coluna { $column }.
dice-spared = { $who ->
    [you] { $name } não tem nada a perder.
    [name] { $name } não tem nada a perder.
   *[names] { $name } não têm nada a perder.
}
dice-all-spared = Ninguém tem nada a perder.
dice-turn-ended-chosen = { $n ->
    [0] { $name } encerra a vez.
    [1] { $name } encerra a vez sem usar o dado { $dice }.
   *[other] { $name } encerra a vez sem usar os dados { $dice }.
}
dice-turn-ended-nothing-useful = Nada do que resta mudaria alguma coisa; a vez termina.
dice-turn-ended-nothing-possible = { $n ->
    [0] A vez termina.
    [1] Não há mais o que fazer com o dado { $dice }; a vez termina.
   *[other] Não há mais o que fazer com os dados { $dice }; a vez termina.
}
dice-ankhs-scored = { $name } marca { $points } pontos por { $n } ankhs não usados e tem { $score }.
dice-epoch-ended = A era { $epoch } termina: Rá está no fim da trilha do Sol.
dice-pharaoh-moved = Na trilha do Faraó depois da pontuação: { $moved }.
dice-pharaoh-moved-seat = { $who ->
    [you] você de { $before } para { $after }
   *[name] { $name } de { $before } para { $after }
}
dice-markers-returned = Recolhidos: { $taken }.
dice-civ-markers = { $n ->
    [1] { $n } marcador de civilização
   *[other] { $n } marcadores de civilização
}
dice-nothing = nada
dice-epoch-began = Começa a era { $epoch }. { $name } joga primeiro.
dice-game-over-shared = { $points ->
    [1] Fim de jogo: { $winners } dividem a vitória com { $points } ponto cada (D-29).
   *[other] Fim de jogo: { $winners } dividem a vitória com { $points } pontos cada (D-29).
}

## O que uma jogada faria

dice-move-roll = { $n ->
    [1] rolar este dado de novo
   *[other] rolar estes dados de novo
}
dice-move-keep = não rolar mais
dice-move-steps = { $steps ->
    [1] avançar { $steps } casa, de { $before } para { $after }
   *[other] avançar { $steps } casas, de { $before } para { $after }
}
dice-move-no-step = nenhuma casa, pois { $after } é o fim
dice-move-flood-nile = um cubo de inundação: o Nilo vale { $nile } agora
dice-move-flood-nile-again = o { $number }º cubo de inundação, contra desastres
dice-move-place-civ = { $n ->
    [1] um marcador, { $total } ao todo
   *[other] { $n } marcadores, { $total } ao todo
}
dice-move-place-monument = { $columns ->
    [1] o primeiro nesta coluna, agora 1 coluna
   *[other] o primeiro nesta coluna, agora { $columns } colunas
}
dice-move-place-monument-again = mais um nesta coluna, agora { $there } ali
dice-move-declare-disaster-pharaoh = os outros recuam 2 casas na trilha do Faraó
dice-move-declare-disaster-nile = os outros perdem um cubo de inundação, ou 2 casas no Nilo
dice-move-declare-disaster-civ = os outros perdem 2 marcadores de civilização à escolha
dice-move-declare-disaster-monument = os outros perdem 2 marcadores de monumento à escolha
dice-move-lose-civ = { $left ->
    [1] perder este marcador; resta { $left }
   *[other] perder este marcador; restam { $left }
}
dice-move-lose-monument = { $left ->
    [1] perder este marcador; resta { $left } na coluna
   *[other] perder este marcador; restam { $left } na coluna
}
dice-move-lose-monument-last = { $columns ->
    [1] perder o único marcador da coluna; resta 1 coluna
   *[other] perder o único marcador da coluna; restam { $columns } colunas
}
dice-move-end = encerrar a vez
dice-move-end-scoring = encerrar a vez e marcar { $points } por ankhs
dice-move-rolled = os dados mostram { $dice }

## O que se decide

dice-headline-roll = { $throws ->
    [0] { $name } rola os dados.
   *[other] { $name } rola dados de novo.
}
dice-headline-reroll = { $who ->
    [you] Sua vez, lançamento { $throws } de { $most }: rolar dados de novo ou mantê-los.
   *[name] Vez de { $name }, lançamento { $throws } de { $most }: rolar dados de novo ou mantê-los.
}
dice-headline-apply = { $who ->
    [you] Sua vez: usar dados ou encerrar a vez.
   *[name] Vez de { $name }: usar dados ou encerrar a vez.
}
dice-headline-disaster = { $who ->
    [you] Desastre declarado por você.
   *[name] Desastre declarado por { $name }.
}
dice-headline-lose-civ = { $n ->
    [1] { $name } precisa perder { $n } marcador de civilização.
   *[other] { $name } precisa perder { $n } marcadores de civilização.
}
dice-headline-lose-monument = { $n ->
    [1] { $name } precisa perder { $n } marcador de monumento.
   *[other] { $name } precisa perder { $n } marcadores de monumento.
}
dice-how-to-roll = Digite os dados a rolar de novo, como: { $roll }; ou manter.
