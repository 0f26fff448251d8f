### O que ? diz das jogadas de Rá, e as regras em resumo; explicado em en/help-ra.ftl.

help-ra-draw = draw ou tirar: uma peça de Rá abre um leilão, qualquer outra vai para a faixa (R-3.2)
help-ra-invoke-ra = ra ou invocar: abrir um leilão já; sem lances, você precisa dar o seu (R-3.6, R-4.2)
help-ra-play-god = god ou deus PEÇA: trocar um deus por uma peça da faixa, quantas quiser (R-3.4)
help-ra-done = done ou pronto: sua vez termina, e os desastres que você pegou atingem (R-3.5)
help-ra-bid = bid ou lance SOL: precisa superar o maior lance; quem vence o troca pelo do centro (R-4.1)
help-ra-pass = pass ou passar: não há segunda chance neste leilão (R-4.1)
help-ra-lose = lose ou perder PEÇA: um desastre a leva; escolha a que menos faz falta (R-5.1)

rules-ra-title = As regras em resumo (os números são os das regras completas)
rules-ra-turn = Três eras. Na sua vez você tira uma peça, invoca Rá ou gasta deuses. (R-3.1)
rules-ra-auction = Um leilão dá uma volta só; quem tirou ou invocou Rá dá lance por último. O lance é um dos seus sóis virados para cima. Quem vence leva todas as peças da faixa e o sol do centro, que fica virado para baixo até a próxima era; o sol pago vai para o centro. (R-4)
rules-ra-epoch = A era termina quando a faixa de Rá está cheia ou o último sol foi usado. (R-6.1)
rules-ra-points = Pontos depois de cada era (R-7)
rules-ra-points-gods = 2 cada
    .label = deuses
rules-ra-points-gold = 3 cada
    .label = ouro
rules-ra-points-pharaohs = quem tem mais 5, quem tem menos -2
    .label = faraós
rules-ra-points-river = 1 por Nilo e por inundação, mas só com inundação
    .label = rio
rules-ra-points-civilization = nenhuma peça -5; 3, 4, 5 tipos diferentes 5, 10, 15
    .label = civilização
rules-ra-last = Depois da terceira era também (R-8)
rules-ra-last-monuments = 1 por tipo até 6; 7 tipos 10, todos os 8 tipos 15; três, quatro, cinco iguais 5, 10, 15
    .label = monumentos
rules-ra-last-suns = maior soma 5, menor soma -5
    .label = sóis
rules-ra-kept = Faraós, Nilos e monumentos ficam; todas as outras peças saem depois de uma era. (R-6.2)
rules-ra-disasters = Desastres levam duas peças cada: funeral faraós, seca inundações e Nilos, { $unrest } civilização, terremoto monumentos. (R-5.1)
rules-ra-brackets = Sóis entre [colchetes] estão virados para baixo: não servem para lances nesta era. (R-4.3)
