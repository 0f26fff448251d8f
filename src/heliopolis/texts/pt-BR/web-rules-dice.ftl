### As regras do jogo de dados para jogadores; explicado em en/web-rules-dice.ftl.

web-rules-dice-lead = De dois a quatro jogadores. A leitura leva uns cinco minutos.

web-rules-dice-idea = Em resumo
web-rules-dice-idea-1 = Cinco dados, três lançamentos e quatro lugares onde usar o que eles mostram: o Faraó, o Nilo, a civilização e os monumentos. Cada lugar pontua do seu jeito, e cada um é uma pequena corrida.
web-rules-dice-idea-2 = Os Sóis levam Rá pelo céu. Quando Rá chega ao fim, a era pontua. Vence quem tem mais pontos depois de três eras.

web-rules-dice-setup = Antes de começar
web-rules-dice-setup-1 = Todos os marcadores ficam na casa 0 da trilha do Faraó e da trilha do Nilo; as outras duas áreas estão vazias. Quem começa tem 10 pontos, o lugar seguinte 11, depois 12 e 13.
web-rules-dice-setup-2 = Há um dado de cada cor: vermelho, azul, amarelo, verde e roxo. Todos têm as mesmas seis faces, uma vez cada.

web-rules-dice-rolling = Rolar
web-rules-dice-rolling-1 = Role os cinco dados. Depois você pode rolar de novo, até duas vezes, os dados que quiser, também os que manteve antes. Pare quando estiver bom.
web-rules-dice-rolling-2 = Um Sol fica travado assim que cai e não é rolado de novo nesta vez.

web-rules-dice-spending = Usar os dados
web-rules-dice-spending-1 = Agora use os outros dados em qualquer ordem, cada um uma vez, em grupos. Não é preciso usar todos, nem algum.
web-rules-dice-spending-pharaoh = cada dado é uma casa na trilha do Faraó
web-rules-dice-spending-nile = cada dado é uma casa na trilha do Nilo; ou três dados são um cubo de inundação
web-rules-dice-spending-civ = três, quatro ou cinco dados são um, dois ou três marcadores
web-rules-dice-spending-monument = um dado é o primeiro marcador, mais dois dados são cada um dos outros
web-rules-dice-spending-2 = Um Ankh vale por qualquer desses símbolos. Mas cada grupo precisa de pelo menos um dado que mostre mesmo o símbolo, e nenhum Ankh vale por um Sol.
web-rules-dice-spending-example = Com um Nilo e quatro Ankhs você inunda o Nilo com o Nilo e dois Ankhs. Os outros dois não fazem você avançar, porque não sobra um Nilo para eles; sem uso, valem 2 pontos.

web-rules-dice-nile = O Nilo
web-rules-dice-nile-1 = A sua casa na trilha é o que o Nilo vale, até 12. Mas ele só pontua para quem tem um cubo de inundação.
web-rules-dice-nile-2 = Com dados diferentes você pode inundar e avançar na mesma vez. Um cubo basta para pontuar; mais cubos só protegem de desastres.

web-rules-dice-civilization = Civilização
web-rules-dice-civilization-1 = Cada marcador vai para a cor de um dado do grupo que mostre mesmo civilização. A cor de um Ankh não conta.
web-rules-dice-civilization-2 = Você pode ter um marcador por cor, e todos juntos um a menos que o número de jogadores. Com dois jogadores cada cor aceita um só marcador.
web-rules-dice-civilization-example = Vermelho e verde mostram civilização, azul é um Ankh: um marcador, no vermelho ou no verde. Com um segundo Ankh seriam dois, nos dois.

web-rules-dice-monuments = Monumentos
web-rules-dice-monuments-1 = Há oito colunas, cada uma com um espaço de cada cor. O primeiro marcador da vez custa um dado de monumento e vai para qualquer espaço livre da cor dele.
web-rules-dice-monuments-2 = Cada outro marcador custa mais dois dados: um monumento e outro monumento ou um Ankh. Ele vai para a cor de um dos dois que seja monumento de verdade, em uma coluna onde você ainda não tem marcador.
web-rules-dice-monuments-example = Três monumentos são dois marcadores. Dois monumentos são um só, a não ser que um Ankh ajude.

web-rules-dice-suns = Sóis
web-rules-dice-suns-1 = Conte todos os Sóis da sua vez.
web-rules-dice-suns-few = Rá avança uma ou duas casas.
    .label = Um ou dois
web-rules-dice-suns-three = Rá fica parado, e você recebe 3 pontos.
    .label = Três
web-rules-dice-suns-many = Rá fica parado, e você pode mandar um desastre a todos os outros.
    .label = Quatro ou cinco

web-rules-dice-disasters = Desastres
web-rules-dice-disasters-1 = Um desastre atinge todos, menos você. Escolha um de quatro.
web-rules-dice-disasters-pharaoh = duas casas para trás na trilha do Faraó
web-rules-dice-disasters-nile = sai um cubo de inundação; quem não tem cubo recua duas casas na trilha do Nilo
web-rules-dice-disasters-civ = saem dois marcadores de civilização, à escolha de quem os perde
web-rules-dice-disasters-monument = saem dois marcadores de monumento, à escolha de quem os perde
web-rules-dice-disasters-2 = Ninguém recua além do 0, e quem tem menos de dois marcadores perde o que há.

web-rules-dice-ankhs = Ankhs que sobram
web-rules-dice-ankhs-1 = Cada dois Ankhs que você não usou valem 2 pontos quando a sua vez termina: dois ou três valem 2, quatro ou cinco valem 4. Um sozinho não vale nada.

web-rules-dice-points = Pontos depois de cada era
web-rules-dice-points-1 = Quando Rá está no fim da trilha do Sol, a vez é concluída. Então todos pontuam.
web-rules-dice-points-pharaoh = mais à frente 5, depois duas casas para trás; por último −2, depois uma casa adiante; empates por inteiro; todos juntos, nada
web-rules-dice-points-nile = com um cubo de inundação o número da sua casa, senão nada; os cubos saem, a casa fica
web-rules-dice-points-civ = pelo número de cores com o seu marcador; depois os marcadores saem
web-rules-dice-points-2 = Rá volta ao começo, e as vezes continuam: joga o lugar depois de quem encerrou a era. Os pontos podem ficar abaixo de zero.
web-rules-dice-points-example = Você está na casa 7 do Nilo com um cubo de inundação, por último no Faraó, e tem três marcadores de civilização: 7 − 2 + 5, ou seja, 10 pontos.

web-rules-dice-end = Depois da terceira era
web-rules-dice-end-1 = Agora contam também os monumentos: pelas colunas com marcadores seus, e por três ou mais seus na mesma coluna.
web-rules-dice-end-columns = colunas
web-rules-dice-end-together = na mesma coluna
web-rules-dice-end-2 = Vence quem tem mais pontos. Quem empata divide a vitória, e ninguém joga mais uma vez.

web-rules-dice-unknown = O que não sabemos
web-rules-dice-unknown-1 = A trilha do Sol está impressa no tabuleiro, e nenhum texto que conhecemos diz o seu comprimento. Jogamos com 10, 12 ou 14 casas para dois, três ou quatro jogadores; uma mesa pode escolher outro.
