### O que ? diz das jogadas do jogo de dados, e as regras em resumo; explicado em en/help-dice.ftl.

help-dice-roll = roll ou rolar DADOS: menos os Sóis, até duas vezes: rolar vermelho azul, ou só vm az (D-4)
help-dice-keep = keep ou manter: não rolar mais e usar o que os dados mostram (D-5)
help-dice-advance-pharaoh = pharaoh ou faraó DADOS: uma casa na trilha do Faraó por dado (D-8)
help-dice-advance-nile = nile ou nilo DADOS: uma casa na trilha do Nilo por dado (D-8)
help-dice-flood-nile = flood ou inundar DADOS: três dados por um cubo, com o qual o Nilo pontua (D-8, D-12)
help-dice-place-civ = civ CORES with DADOS ou civilização CORES com DADOS: 3, 4, 5 dados por 1, 2, 3 marcadores (D-13)
help-dice-place-monument = monument ou monumento COR COLUNA: um dado para o primeiro, dois para os outros (D-17)
help-dice-declare-disaster = disaster ou desastre ÁREA: quatro ou cinco Sóis atingem todos os outros (D-23, D-25)
help-dice-lose = lose ou perder COR, ou COR COLUNA: escolha o que menos faz falta (D-25)
help-dice-end = end ou encerrar: os dados que sobram se perdem, mas cada dois ankhs valem 2 (D-22)
help-dice-rolling = manter DADOS: rolar todos os outros de novo; ou só tudo, que rola todos menos os Sóis (D-4)
help-dice-joker = ankhs valem por tudo menos um Sol, ao lado de pelo menos um dado de verdade (D-9)
help-dice-columns = de colunas que dão no mesmo só a primeira é listada; qualquer uma pode ser digitada

rules-dice-title = As regras em resumo (os números são os das regras completas)
rules-dice-start = Quem começa tem 10 pontos, o lugar seguinte 11, e assim por diante, até 13. (D-2)
rules-dice-throws = Três eras. Na sua vez você rola cinco dados e depois quaisquer deles de novo, até três lançamentos ao todo. Um Sol fica onde caiu. (D-3, D-4)
rules-dice-spend = Depois você usa os outros dados em qualquer ordem, cada um uma vez; não é obrigatório. (D-7)
rules-dice-spend-pharaoh = cada dado uma casa na trilha do Faraó, até 12 (D-8)
    .label = faraó
rules-dice-spend-nile = cada dado uma casa na trilha do Nilo, até 12; ou três dados por um cubo de inundação, sem o qual o Nilo não pontua (D-8, D-12)
    .label = nilo
rules-dice-spend-civ = 3, 4 ou 5 dados por 1, 2 ou 3 marcadores, nas cores dos dados que mostram civilização; no máximo um seu por cor, e { $room } de todos juntos (D-13 a D-15)
    .label = civilização
rules-dice-spend-monument = um dado por um marcador em qualquer espaço livre da sua cor, depois dois dados por cada outro, em uma coluna onde você não tem nenhum (D-17, D-18)
    .label = monumento
rules-dice-spend-ankh = vale por qualquer um destes ao lado de pelo menos um dado de verdade; cada dois não usados valem 2 (D-9, D-22)
    .label = ankh
rules-dice-suns = Um ou dois Sóis movem Rá tantas casas; três valem 3; com quatro ou cinco você pode declarar um desastre: todos os outros recuam 2 casas na trilha do Faraó, ou perdem um cubo de inundação (sem nenhum, 2 casas no Nilo), ou perdem 2 marcadores de civilização ou de monumento. (D-23, D-25)
rules-dice-epoch = A era termina depois da vez em que Rá chega ao fim da trilha do Sol. Nesta mesa ela tem { $steps ->
    [1] { $steps } casa
   *[other] { $steps } casas
}. Aqui ninguém sabe quantas tem o tabuleiro impresso: --override sun_track=N joga com outro comprimento. (D-26)
rules-dice-points = Pontos depois de cada era (D-27)
rules-dice-points-pharaohs = quem está mais à frente 5, depois recua 2 casas; quem está por último -2, depois avança 1 casa; nada quando todos estão juntos
    .label = Faraós
rules-dice-points-nile = o número da sua casa, mas só com um cubo de inundação
    .label = Nilo
rules-dice-points-civilization = nenhum marcador -5; 3, 4, 5 marcadores 5, 10, 15
    .label = civilização
rules-dice-last = Depois da terceira era também
rules-dice-last-monuments = 1 por coluna com marcadores seus até 6; 7 colunas 10, todas as 8 colunas 15; três, quatro, cinco em uma coluna 5, 10, 15
    .label = monumentos
rules-dice-kept = Cubos de inundação e marcadores de civilização saem depois de uma era; o resto fica. (D-28)
rules-dice-win = Vence quem tem mais pontos; quem empata divide a vitória. (D-29)
