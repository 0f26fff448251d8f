### O que a busca pensa das jogadas; explicado em en/think.ftl.

think-at = { $n ->
    [1] Depois de { $n } jogada.
   *[other] Depois de { $n } jogadas.
}
think-spent-even = { $simulations ->
    [1] { $simulations } simulação, repartida por igual
   *[other] { $simulations } simulações, repartidas por igual
}, o mesmo número de rodadas inteiras para cada classe de jogadas; { $positions ->
    [1] { $positions } posição.
   *[other] { $positions } posições.
}
think-spent-play = { $simulations ->
    [1] { $simulations } simulação, repartida como ao jogar
   *[other] { $simulations } simulações, repartidas como ao jogar
}; { $positions ->
    [1] { $positions } posição.
   *[other] { $positions } posições.
}
think-seat = { $who ->
    [you] Os números são os seus.
   *[name] Os números são os de { $name }.
}
think-order = As jogadas estão na ordem que é melhor para { $name }; a diferença é quanto a chance de { $seat } é menor ou maior do que com a primeira.
think-earlier = { $why ->
    [over] { $at ->
        [1] Depois de { $at } jogada o jogo acabou
       *[other] Depois de { $at } jogadas o jogo acabou
    }
   *[chance] { $at ->
        [1] Depois de { $at } jogada é a vez do acaso
       *[other] Depois de { $at } jogadas é a vez do acaso
    }
}, então trata-se da última decisão antes disso: --at { $n }.
think-left-out = { $n ->
    [1] Mais { $n } jogada não aparece; --all mostra todas.
   *[other] Mais { $n } jogadas não aparecem; --all mostra todas.
}
think-patience = Pensando ...

## Acima da tabela

think-next-ra = A chance de a próxima peça ser de Rá é de { $share }.
think-lot = Valor do lote:
think-margins = Valor de mais um:

margin-ra-dice-pharaoh = casa do Faraó
margin-ra-dice-nile = casa do Nilo
margin-ra-dice-flood = cubo de inundação
margin-ra-dice-nile-with-flood = casa do Nilo com cubo de inundação
margin-ra-dice-civ = marcador de civilização
margin-ra-dice-monument-new = monumento em coluna nova
margin-ra-dice-monument-more = monumento em coluna própria
margin-ra-dice-spared-pharaoh = desastre do Faraó evitado
margin-ra-dice-spared-nile = desastre do Nilo evitado
margin-ra-dice-spared-civ = desastre da Civilização evitado
margin-ra-dice-spared-monument = desastre dos Monumentos evitado

## A tabela

think-column-share = chance
think-column-difference = dif.
think-column-points = pontos
think-column-visits = visitas
think-percent = { $n }%
think-number = { $n }
think-best = melhor
think-played = { $move } (feita)
think-more = { $n ->
    [1] mais { $n }
   *[other] mais { $n }
}
think-other = { $name } { $share }, { $points }
think-odds-ra = A chance dessa peça é de { $share }.
think-odds-ra-dice = A chance desse lançamento é de 1 em { $n }.
think-label-alike = igual a:
think-label-others = outros:
think-label-expected = previsto:
think-label-why = por quê:

## Razões

think-reason = { $what } { $points }

reason-ra-points = pontos
reason-ra-gods = deuses
reason-ra-gold = ouro
reason-ra-pharaohs = faraós
reason-ra-river = rio
reason-ra-civilization = civilização
reason-ra-monuments = monumentos
reason-ra-disaster = { $tile }
reason-ra-sun-for-sun = sol { $paid } pelo sol { $gained }
reason-ra-suns = sóis
reason-ra-track = faixa de leilão

reason-ra-dice-pharaohs = Faraós
reason-ra-dice-river = Nilo
reason-ra-dice-civilization = civilização
reason-ra-dice-monuments = monumentos
reason-ra-dice-suns = Sóis
reason-ra-dice-ankhs = Ankhs
reason-ra-dice-turns = vezes futuras
