### Por que algo é recusado; explicado em en/refusals.ftl.

refusal-by-rule = { $why } ({ $rule })

## Rá

refusal-choose-an-action = { $who ->
    [you] É a sua vez de tirar uma peça, invocar Rá ou gastar um deus.
   *[name] É a vez de { $name } tirar uma peça, invocar Rá ou gastar um deus.
}
refusal-tile-being-drawn = Uma peça está sendo tirada: vem agora um resultado como +nile.
refusal-more-gods-or-done = É hora de gastar mais um deus ou encerrar a vez.
refusal-bid-or-pass = É hora de dar um lance ou passar.
refusal-choose-a-loss = { $disaster_key ->
    [unrest] { $who ->
        [you] Você precisa escolher uma peça de civilização para perder.
       *[name] { $name } precisa escolher uma peça de civilização para perder.
    }
   *[earthquake] { $who ->
        [you] Você precisa escolher um monumento para perder.
       *[name] { $name } precisa escolher um monumento para perder.
    }
}
refusal-track-full = A faixa de leilão está cheia.
refusal-no-god = { $name } não tem nenhum deus.
refusal-tile-not-on-track = Não há { $gender ->
    [f] nenhuma
   *[m] nenhum
} { $tile } na faixa de leilão.
refusal-no-such-sun = { $name } não tem o sol { $sun } virado para cima, só { $suns }.
refusal-bid-too-low = O lance deve ser maior que { $best_bid }.
refusal-must-bid = { $who ->
    [you] Você invocou Rá e ninguém deu lance: agora precisa dar o seu.
   *[name] { $name } invocou Rá e ninguém deu lance: agora precisa dar o seu.
}
refusal-disaster-spares-tile = { $disaster } não leva { $tile }.
refusal-no-tile-to-lose = { $name } não tem { $tile } para perder.
refusal-nothing-drawn = Nenhuma peça está sendo tirada.
refusal-none-in-bag = Não há mais { $gender ->
    [f] nenhuma
   *[m] nenhum
} { $tile } na bolsa.
refusal-no-auction = Não há leilão agora, então não há por que dar lance.

## O jogo de dados

refusal-dice-in-the-air = { $dice_n ->
    [1] Um dado está no ar: vem agora um resultado como +red:ankh.
   *[other] Há dados no ar: vem agora um resultado como +red:ankh.
}
refusal-roll-or-keep = É hora de rolar dados de novo ou manter todos.
refusal-spend-or-end = Os lançamentos acabaram: é hora de usar dados ou encerrar a vez.
refusal-must-lose-marker = { $area_key ->
    [civ] { $name } precisa escolher um marcador de civilização para perder.
   *[monument] { $name } precisa escolher um marcador de monumento para perder.
}
refusal-other-dice-in-the-air = { $dice_n ->
    [1] O dado no ar é o { $dice }, e nenhum outro.
   *[other] Os dados no ar são { $dice }, nem mais nem menos.
}
refusal-no-die-in-the-air = Nenhum dado está no ar.
refusal-sun-stays = Um Sol não é rolado de novo: { $dice }.
refusal-disaster-hits-other-area = { $area_key ->
    [civ] O desastre leva marcadores de civilização.
   *[monument] O desastre leva marcadores de monumento.
}
refusal-no-civ-marker-there = { $name } não tem marcador de civilização no { $colour }.
refusal-no-monument-marker-there = { $name } não tem marcador de monumento no { $colour }, coluna { $column }.
refusal-too-few-suns = { $suns ->
    [0] Um desastre pede { $needed } Sóis, e não há nenhum.
    [1] Um desastre pede { $needed } Sóis, e só há um.
   *[other] Um desastre pede { $needed } Sóis, e só há { $suns }.
}
refusal-disaster-declared-already = Um desastre já foi declarado nesta vez.
refusal-die-is-spent = O dado { $die } já foi usado.
refusal-die-shows-other-face = O dado { $die } mostra { $shows }, nem { $face } nem ankh.
refusal-no-real-die = Pelo menos um dado do grupo deve mostrar { $face } de verdade.
refusal-ankh-places-no-marker = O dado { $die } mostra um ankh, que não põe marcador.
refusal-own-civ-marker-there = { $name } já tem um marcador no { $colour }.
refusal-civ-space-full = Não cabe mais nenhum marcador no { $colour }.
refusal-monument-space-taken = Já há um marcador no { $colour }, coluna { $column }.
refusal-own-marker-in-column = { $name } já tem um marcador na coluna { $column }.
refusal-first-monument-takes-one-die = O primeiro marcador de monumento de uma vez usa um dado só.
refusal-further-monument-takes-two-dice = Cada outro marcador de monumento na vez usa um segundo dado: com COR.

## Em toda mesa

refusal-game-over = { $ended ->
    [agreed] O jogo foi encerrado de comum acordo.
    [left] Este jogo foi deixado quando uma jogada foi desfeita.
    [abandoned] Ninguém voltou ao jogo, por isso ele foi encerrado.
   *[finished] O jogo acabou.
}
refusal-not-your-seat = Esse não é o seu lugar.
refusal-not-your-turn = Não é a sua vez.
refusal-old-version = O jogo andou desde que você olhou.
refusal-no-such-seat = Esta mesa tem { $seats } lugares.
refusal-not-one-device = Jogadas só podem ser desfeitas quando todas as pessoas jogam em um só aparelho.
refusal-nothing-to-take-back = { $moves ->
    [1] O jogo tem { $moves } jogada, então não pode voltar à jogada { $number }.
   *[other] O jogo tem { $moves } jogadas, então não pode voltar à jogada { $number }.
}
refusal-before-the-seal = O que saiu antes da jogada { $first } tinha outro selo, então o jogo não pode voltar à jogada { $number }.
refusal-secret-does-not-fit = O segredo não é o deste jogo, ou já foi mostrado.

## Numa mesa pela rede

refusal-not-playing = Esta mesa não está em jogo.
refusal-table-started = O jogo desta mesa já começou.
refusal-no-free-seat = Não há lugar livre nesta mesa.
refusal-wrong-token = Este link não abre nenhum lugar ou já foi usado. Peça outro a quem organiza a mesa.
refusal-no-such-table = Não existe essa mesa; talvez tenha sido removida.
refusal-table-busy = Muita coisa acontece nesta mesa ao mesmo tempo. Tente de novo.
refusal-only-watching = Quem só assiste não pode fazer isso.
refusal-committed-already = Este lugar já prometeu a sua palavra.
refusal-not-a-commitment = Isso não é o hash SHA-256 de uma palavra.
refusal-not-revealing-yet = As palavras são ditas quando todos tiverem prometido a sua.
refusal-nothing-to-reveal = Este lugar não tem palavra a dizer.
refusal-another-word = Essa não é a palavra prometida.
refusal-not-sealing = O acaso desta mesa não está sendo selado.
refusal-clock-runs = O tempo de ninguém acabou.
refusal-time-is-up = Seu tempo acabou: um bot continua jogando. Você pode retomar o lugar.
refusal-hello-first = Um cliente primeiro diz olá.
refusal-hello-twice = Um cliente diz olá uma vez só.
refusal-too-fast = Foi rápido demais. Espere um momento.
refusal-chat-off = Não há conversa nesta mesa.
refusal-muted = Quem organiza a mesa silenciou você.
refusal-nothing-said = Não há nada a dizer nisso.
refusal-advice-off = Não há conselhos nesta mesa.
refusal-not-away = Quem está nesse lugar não está ausente há dois minutos.
refusal-store-full = O servidor não tem espaço para guardar a jogada, então ela não foi feita. Nada do que foi jogado antes se perdeu.
refusal-store-away = O servidor não alcança o seu banco de dados agora. Tente de novo daqui a pouco.
