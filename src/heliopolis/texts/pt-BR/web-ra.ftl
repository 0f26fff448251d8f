### A mesa de Rá no navegador. $who e $name como em ra.ftl.

web-ra-table = Mesa de Rá

## O céu: a faixa de Rá e o sol do centro

web-ra-sky = Faixa de Rá: { $taken } de { $spaces }, faltam { $left }.
web-ra-filled = { $taken } de { $spaces } Rá
web-ra-sky-over = O sol se pôs na última era
web-ra-left = { $n ->
    [1] falta { $n }
   *[other] faltam { $n }
}
web-ra-then-night = { $n ->
    [0] já é noite
    [1] a próxima traz a noite
   *[other] depois cai a noite
}
web-ra-hour-dawn = aurora
web-ra-hour-morning = manhã
web-ra-hour-noon = por volta do meio-dia
web-ra-hour-afternoon = tarde
web-ra-hour-dusk = crepúsculo
web-ra-hour-night = noite

## A faixa de leilão; nomes com lugares para quebrar

web-ra-lot = { $n ->
    [0] A faixa de leilão está vazia
    [1] No lote: { $n } peça
   *[other] No lote: { $n } peças
}
web-ra-empty = vazio
web-ra-not-for-gods = não se pega
web-ra-narrow-agriculture = Agri­cultura
web-ra-narrow-flood = Inunda­ção
web-ra-narrow-step-pyramid = Pirâmide de degraus
web-ra-narrow-astronomy = Astro­nomia
web-ra-narrow-earthquake = Terre­moto

## A fileira: $n é o número de sóis virados para cima

web-ra-rail-bids = Ordem dos lances
web-ra-rail-turns = Ordem das vezes
web-ra-rail-turn = { $who ->
    [you] sua vez
   *[name] na vez
}
web-ra-rail-next = a seguir
web-ra-rail-waiting = { $n ->
    [1] { $n } sol
   *[other] { $n } sóis
}
web-ra-rail-out = sem sóis
web-ra-rail-asked = { $who ->
    [you] seu lance
   *[name] decide
}
web-ra-rail-best = lidera
web-ra-rail-outbid = superado
web-ra-rail-passed = passa
web-ra-rail-to-come = depois
web-ra-rail-last = último

## Outros lugares e bens

web-ra-tag-bids = dá { $sun }
web-ra-tag-last = Rá, por último
web-ra-pts = pts
web-ra-sun = sol { $sun }
web-ra-sun-down = sol { $sun }, virado para baixo
web-ra-show-estate = Todas as peças de { $name }
web-ra-estate = { $who ->
    [you] Seus bens
   *[name] Bens de { $name }
}
web-ra-points = { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
}
web-ra-points-place = { $n ->
    [1] { $n } ponto, { $place }ª colocação
   *[other] { $n } pontos, { $place }ª colocação
}
web-ra-suns-sum = Sóis { $suns } = { $sum }
web-ra-kinds-of = { $n } de { $all } tipos
web-ra-others-have = outros: { $range }
web-ra-none-of = { $tile } (nenhuma peça)
web-ra-now-item = { $item }{"\u00A0"}{ $points }
web-ra-now-none = Nada conta ainda.
web-ra-now-floor = Ninguém fica abaixo de zero.
web-ra-sheets = Pontuação

## O que se pode fazer

web-ra-tray = O que você pode fazer
web-ra-your-suns = Seus sóis
web-ra-lifted = erguido
web-ra-too-low = baixo demais
web-ra-spent = gasto
web-ra-laid = no lance
web-ra-draw = Tirar uma peça
web-ra-invoke = Invocar Rá
web-ra-use-god = Gastar um deus
web-ra-bid = Lance de { $sun }
web-ra-press-sun = Toque em um sol para oferecê-lo.
web-ra-pass = Passar
web-ra-back = Voltar
web-ra-put-back = Desistir
web-ra-up-to = Lance de até { $sun }
web-ra-withdraw = Retirar o limite
web-ra-standing = Você dá lance sozinho de até { $sun } quando chegar a sua vez.
web-ra-invoke-ask = Invocar Rá?
web-ra-still-holds = { $name } ainda tem o { $sun }.
web-ra-turn = { $n ->
    [0] Tire uma peça ou invoque Rá só pelo sol.
    [1] Tire uma peça ou invoque Rá por esta.
   *[other] Tire uma peça ou invoque Rá por estas { $n }.
}
web-ra-turn-full = Invoque Rá por estas { $n }.
web-ra-why-odds = { $share } % das peças que restam são de Rá.
web-ra-why-invoke = Se invocar Rá e ninguém der lance, você precisa dar.
web-ra-why-full = A faixa está cheia. Se invocar Rá, você também pode passar.
web-ra-why-bid = { $n ->
    [0] Para levar: só o { $sun }.
    [1] Para levar: o { $sun } e { $n } peça.
   *[other] Para levar: o { $sun } e { $n } peças.
}
web-ra-why-must = Você invocou Rá e ninguém deu lance: agora precisa dar o seu.
web-ra-why-worth = Vale cerca de { $points } para você.
web-ra-why-lot = O lote: cerca de { $points } para você.
web-ra-why-stand = Você já pode dizer até onde vai.
web-ra-why-gods = Toque nas peças da faixa; toque de novo para desistir.
web-ra-spend-god = Gaste um deus, pegue uma peça.
web-ra-gods-left = { $n ->
    [0] Não resta nenhum deus.
    [1] Resta { $n } deus.
   *[other] Restam { $n } deuses.
}
web-ra-god-used = gasto
web-ra-god-free = livre
web-ra-take-none = Nenhuma peça escolhida
web-ra-take = { $n ->
    [0] Pronto: sem mais deuses
    [1] Pronto: pegar { $n } peça
   *[other] Pronto: pegar { $n } peças
}

## Desastres

web-ra-won = { $who ->
    [you] Você leva
   *[name] { $name } leva
}
web-ra-won-with = com o sol { $sun }
web-ra-swap = { $paid } vai para o centro, { $gained } vem virado para baixo
web-ra-losses = O que você perde
web-ra-takes = { $n ->
    [1] { $disaster }: perde-se { $n } peça
   *[other] { $disaster }: perdem-se { $n } peças
}
web-ra-press-to-lose = Toque no que deve ir; toque de novo para desistir.
web-ra-then = depois
web-ra-chosen-of = { $n } de { $owed } escolhidas
web-ra-goes = { $n ->
    [1] vai
   *[other] vão { $n }
}
web-ra-more-to-lose = { $n ->
    [0] tudo escolhido
   *[other] ainda a perder
}
web-ra-lose = { $more ->
    [0] Perder { $tiles }
   *[other] Perder { $tiles } e …
}
web-ra-lose-none = Escolha o que perder

## Momentos

web-ra-moment-ra = Rá, { $number } de { $spaces }
web-ra-moment-last = A última de Rá: cai a noite
web-ra-moment-won = { $n ->
    [0] { $who ->
        [you] Você leva só o sol com o { $sun }
       *[name] { $name } leva só o sol com o { $sun }
    }
    [1] { $who ->
        [you] Você leva { $n } peça com o { $sun }
       *[name] { $name } leva { $n } peça com o { $sun }
    }
   *[other] { $who ->
        [you] Você leva { $n } peças com o { $sun }
       *[name] { $name } leva { $n } peças com o { $sun }
    }
}
web-ra-moment-unsold = { $kept ->
    [0] Sem lances: as peças são descartadas
   *[other] Sem lances: as peças ficam
}
web-ra-moment-god = { $who ->
    [you] Você gasta um deus: { $tile }
   *[name] { $name } gasta um deus: { $tile }
}
web-ra-moment-struck = { $who ->
    [you] { $disaster } atinge você
   *[name] { $disaster } atinge { $name }
}
web-ra-moment-more = { $n ->
    [1] mais { $n } acontecimento
   *[other] mais { $n } acontecimentos
}

## Pontuação

web-ra-dusk = { $epoch ->
    [1] Crepúsculo da primeira era
    [2] Crepúsculo da segunda era
   *[other] Crepúsculo da última era
}
web-ra-leads-by = { $who ->
    [you] Você lidera por { $n }.
   *[name] { $name } lidera por { $n }.
}
web-ra-lead-shared = Há empate na liderança com { $points }.
web-ra-wins = { $who ->
    [you] Você vence
   *[name] { $name } vence
}
web-ra-shared = Uma vitória dividida
web-ra-after-all = { $scores }, depois de três eras.
web-ra-before = Antes
web-ra-on = { $over ->
    [0] Continuar na era { $epoch }
   *[other] Fechar
}
web-ra-look-back = Ver a mesa
web-ra-story-tie = { $who ->
    [you] Empate: o seu sol mais alto decidiu (R-8.4).
   *[name] Empate: o sol mais alto de { $name } decidiu (R-8.4).
}
