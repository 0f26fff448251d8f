### Rá: o que aconteceu, o que uma jogada faria e o que se decide; explicado em en/ra.ftl.
### Depois de você e de um nome o verbo é o mesmo, por isso $who só aparece onde faz falta.

## Acontecimentos

ra-tile-drawn = { $name } tira { $tile }.
ra-ra-drawn = { $name } tira uma peça de Rá, a { $number }ª de { $spaces }.
ra-auction-opened-drawn = Começa um leilão.
ra-auction-opened-invoked = { $name } invoca Rá.
ra-bid-made = { $name } dá lance de { $sun }.
ra-passed = { $who ->
    [you] { $name } passa.
    [name] { $name } passa.
   *[names] { $name } passam.
}
ra-passed-unasked = { $who ->
    [you] { $name } não pode dar lance.
    [name] { $name } não pode dar lance.
   *[names] { $name } não podem dar lance.
}
ra-auction-won = { $name } paga o sol { $paid }, recebe o { $gained } e leva { $tiles }.
ra-auction-won-nothing = { $name } paga o sol { $paid }, recebe o { $gained } e não leva nenhuma peça.
ra-nothing = nada
ra-unsold-stays = { $n ->
    [0] Ninguém deu lance.
    [1] Ninguém deu lance; a peça fica.
   *[other] Ninguém deu lance; as peças ficam.
}
ra-unsold-discarded = Ninguém deu lance. Descarte: { $tiles }.
ra-god-played = { $name } gasta um deus e pega { $tile }.
ra-disaster-head = { $times ->
    [1] { $disaster }
    [2] { $disaster }, duas vezes
   *[other] { $disaster }, { $times } vezes
}
ra-disaster-struck = { $who ->
    [you] { $disaster }: você perde { $tiles }.
   *[name] { $disaster }: { $name } perde { $tiles }.
}
ra-disaster-struck-nothing = { $who ->
    [you] { $disaster }: você não perde nada.
   *[name] { $disaster }: { $name } não perde nada.
}
ra-disaster-struck-owed = { $who ->
    [you] { $disaster }: você precisa perder { $owed }.
   *[name] { $disaster }: { $name } precisa perder { $owed }.
}
ra-tiles-lost = { $who ->
    [you] { $disaster }: você perde { $tiles }.
   *[name] { $disaster }: { $name } perde { $tiles }.
}
ra-tiles-lost-more = { $n ->
    [1] { $who ->
        [you] { $disaster }: você perde { $tiles }; falta { $n }.
       *[name] { $disaster }: { $name } perde { $tiles }; falta { $n }.
    }
   *[other] { $who ->
        [you] { $disaster }: você perde { $tiles }; faltam { $n }.
       *[name] { $disaster }: { $name } perde { $tiles }; faltam { $n }.
    }
}
ra-epoch-ended-ra-track-full = A era { $epoch } termina: a faixa de Rá está cheia.
ra-epoch-ended-suns-spent = A era { $epoch } termina: o último sol foi usado.
ra-tiles-discarded = { $name } descarta { $tiles }.
ra-tiles-discarded-nothing = { $name } não descarta nada.
ra-tiles-discarded-tracks = As duas faixas são esvaziadas: { $tiles }.
ra-all-discarded = Descarte: { $tiles }.
ra-discarded-board = { $tiles } do tabuleiro
ra-discarded-seat = { $who ->
    [you] { $tiles } de você
   *[name] { $tiles } de { $name }
}
ra-epoch-began = Começa a era { $epoch }. { $name } tem o sol mais alto e começa.
ra-game-over-tie = { $who ->
    [you] Fim de jogo: { $tied } têm { $points } pontos cada, e você vence pelo sol mais alto (R-8.4).
   *[name] Fim de jogo: { $tied } têm { $points } pontos cada, e { $name } vence pelo sol mais alto (R-8.4).
}

## O que uma jogada faria; $n é o número de peças na faixa de leilão

ra-move-draw = tirar uma peça da bolsa
ra-move-invoke-ra = { $n ->
    [0] invocar Rá: leilão só pelo sol do centro
    [1] invocar Rá: leilão pela peça
   *[other] invocar Rá: leilão pelas { $n } peças
}
ra-move-play-god = gastar um deus e pegar { $tile }
ra-move-done = não gastar mais deuses
ra-move-bid = { $n ->
    [0] oferecer o sol { $sun } só pelo sol do centro
    [1] oferecer o sol { $sun } pela peça
   *[other] oferecer o sol { $sun } pelas { $n } peças
}
ra-move-pass = não oferecer nada
ra-move-lose = { $gender ->
    [f] perder { $tile }, { $held ->
        [1] a única
       *[other] uma de { $held }
    }
   *[m] perder { $tile }, { $held ->
        [1] o único
       *[other] um de { $held }
    }
}
ra-move-drawn = sai { $tile }

## O que se decide

ra-headline-turn = { $who ->
    [you] Sua vez.
   *[name] Vez de { $name }.
}
ra-headline-draw = { $name } tira uma peça.
ra-headline-gods = { $who ->
    [you] Sua vez, gastando deuses.
   *[name] Vez de { $name }, gastando deuses.
}
ra-headline-opened-drawn = { $name } tirou uma peça de Rá.
ra-headline-opened-invoked = { $name } invocou Rá.
ra-headline-no-bid = Ainda sem lances.
ra-headline-best-bid = { $who ->
    [you] Maior lance: { $sun }, seu.
   *[name] Maior lance: { $sun }, de { $name }.
}
ra-headline-bid = { $who ->
    [you] Agora é a sua vez de dar lance.
   *[name] Agora é a vez de { $name } dar lance.
}
ra-headline-lose = { $who ->
    [you] { $disaster }: você precisa perder { $owed }.
   *[name] { $disaster }: { $name } precisa perder { $owed }.
}

## A mesa

ra-label-ra-track = Faixa de Rá:
ra-label-auction-track = Leilão:
ra-label-suns = sóis
ra-ra-player = com a estátua
ra-spaces = { $left ->
    [1] { $taken } de { $spaces }, falta { $left }
   *[other] { $taken } de { $spaces }, faltam { $left }
}
ra-track-count = { $taken } de { $spaces }
ra-centre-sun = Sol do centro: { $sun }
ra-bag = { $n ->
    [1] Na bolsa: { $n } peça
   *[other] Na bolsa: { $n } peças
}
ra-suns-dealt = Sóis: { $suns }.
ra-suns-of = { $name } { $suns }

## Folha de pontos; .counts é o que vale os pontos

ra-sheet-gods = Deuses
    .counts = { $n ->
        [1] { $n } deus
       *[other] { $n } deuses
    }
ra-sheet-gold = Ouro
    .counts = { $n ->
        [1] { $n } peça de ouro
       *[other] { $n } peças de ouro
    }
ra-sheet-pharaohs = Faraós
    .counts = { $n ->
        [1] { $n } faraó
       *[other] { $n } faraós
    }
ra-sheet-river = Rio
    .counts = { $niles }, { $floods }
ra-sheet-civilization = Civilização
    .counts = { $n ->
        [1] { $n } tipo
       *[other] { $n } tipos
    }
ra-sheet-monuments = Monumentos
    .counts = { $n ->
        [1] { $n } tipo
       *[other] { $n } tipos
    }
    .counts-alike = { $n ->
        [1] { $n } tipo, { $alike } por três ou mais iguais
       *[other] { $n } tipos, { $alike } por três ou mais iguais
    }
ra-sheet-suns = Sóis
    .counts = soma { $n }
