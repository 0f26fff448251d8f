### As regras de Rá para jogadores; explicado em en/web-rules-ra.ftl.

web-rules-ra-lead = De dois a cinco jogadores. A leitura leva uns cinco minutos.

web-rules-ra-idea = Em resumo
web-rules-ra-idea-1 = Você constrói uma dinastia às margens do Nilo. Durante três eras as peças saem de uma bolsa, uma a uma, e você as conquista em leilões: faraós, inundações, artes, monumentos.
web-rules-ra-idea-2 = O seu dinheiro é um punhado de sóis numerados. Um sol compra um lote, e o sol que você paga faz parte do próximo prêmio. O que você gasta hoje, alguém oferece amanhã. Vence quem tem mais pontos depois de três eras.

web-rules-ra-setup = Antes de começar
web-rules-ra-setup-1 = Cada um tem 10 pontos e um grupo de sóis, sorteado e virado para cima. O 1 fica no centro.
web-rules-ra-setup-2 = Na faixa de leilão cabem oito peças. O que está ali é o lote, o prêmio do próximo leilão. A faixa de Rá, o nosso céu, tem 6, 8, 9 ou 10 espaços para 2, 3, 4 ou 5 jogadores.
web-rules-ra-setup-3 = Quem tem o sol mais alto começa a era. Depois segue em sentido horário.

web-rules-ra-turn = A sua vez
web-rules-ra-turn-1 = Com pelo menos um sol virado para cima, você faz exatamente uma de três coisas.
web-rules-ra-turn-draw = Quase todas as peças vão para o lote. Uma peça de Rá sobe ao céu e abre um leilão na hora. Com oito peças no lote não dá para tirar outra.
    .label = Tirar uma peça
web-rules-ra-turn-invoke = Você abre um leilão por conta própria, pelo lote como ele está. Pode até estar vazio: então o prêmio é só o sol do centro.
    .label = Invocar Rá
web-rules-ra-turn-gods = Para cada deus que você gasta, pega uma peça do lote.
    .label = Gastar deuses
web-rules-ra-turn-2 = Um lote cheio não faz nada sozinho: quem joga a seguir precisa invocar Rá ou gastar deuses.
web-rules-ra-turn-3 = Nenhum sol virado para cima? Então você fica de fora até a era acabar, e também não pode gastar deuses.

web-rules-ra-auctions = Leilões
web-rules-ra-auctions-1 = Em um leilão os lances dão uma volta só. Começa à esquerda de quem tirou ou invocou Rá; essa pessoa fala por último. Você oferece um dos seus sóis virados para cima, maior que o melhor lance, ou passa.
web-rules-ra-auctions-2 = Quem vence leva todas as peças do lote. O sol pago vai para o centro, e quem venceu recebe o que estava lá, virado para baixo: ele descansa até a próxima era. Os outros sóis voltam aos donos.
web-rules-ra-auctions-3 = Ninguém deu lance? Depois de uma peça de Rá tirada, o lote simplesmente fica. Quem invocou Rá precisa dar lance agora. Só com o lote cheio pode passar, e então as oito peças se perdem.
web-rules-ra-auctions-4 = A próxima vez é à esquerda de quem tirou ou invocou Rá, não importa quem venceu. Quem for a última pessoa com sóis segue jogando sozinha.
web-rules-ra-auctions-example = Ana invoca Rá por uma inundação e dois Nilos; no centro está o 3. Ben dá lance de 5, Cleo passa, Ana dá lance de 9 e vence. O 9 fica no centro, e Ana tem o 3, virado para baixo. Agora é a vez de Ben, à esquerda de Ana.

web-rules-ra-gods = Deuses
web-rules-ra-gods-1 = Um deus vale 2 pontos no fim da era, ou uma escolha na sua vez: gaste um ou mais deuses e pegue uma peça do lote por cada um. Serve qualquer peça, menos outro deus; desastres também, o sol do centro nunca.
web-rules-ra-gods-2 = Essa é a sua vez inteira. Funciona com o lote cheio também, e as próximas peças ocupam os espaços vazios.

web-rules-ra-disasters = Desastres
web-rules-ra-disasters-1 = Desastres ficam no lote como as outras peças, e quem vence o lote os leva junto. Primeiro coloque tudo o que é novo. Depois cada desastre leva duas peças da sua família, velhas ou novas, e some.
web-rules-ra-disasters-funeral = dois faraós
web-rules-ra-disasters-drought = duas peças do rio: primeiro inundações, depois Nilos
web-rules-ra-disasters-unrest = duas peças de civilização, à sua escolha
web-rules-ra-disasters-earthquake = dois monumentos, à sua escolha
web-rules-ra-disasters-2 = O que você não tem, não fica devendo. Dois desastres iguais levam quatro peças. Deuses e ouro nunca são atingidos.
web-rules-ra-disasters-example = Ben tem um faraó e vence mais dois junto com um funeral. Dois dos três saem, um fica.

web-rules-ra-epoch = O fim de uma era
web-rules-ra-epoch-1 = Vem de um de dois modos. Ou a última peça de Rá enche o céu: a era acaba na hora, sem leilão. Ou o último sol virado para cima foi gasto: aí essa vez é concluída, com os seus desastres.
web-rules-ra-epoch-2 = Um sol que ficou virado para cima não comprou nada, mas continua seu.
web-rules-ra-epoch-3 = Depois da pontuação as duas faixas são limpas, e saem todos os deuses, ouros, inundações e peças de civilização. Faraós, Nilos e monumentos ficam. Todos os sóis viram para cima, e o sol do centro continua onde está.

web-rules-ra-points = Pontos depois de cada era
web-rules-ra-points-god = 2 cada
web-rules-ra-points-gold = 3 cada
web-rules-ra-points-pharaoh = mais faraós 5, menos faraós −2; empates por inteiro; todos iguais, nada
web-rules-ra-points-river = 1 por inundação e por Nilo, mas só com uma inundação
web-rules-ra-points-civilization = pelo número de tipos diferentes
web-rules-ra-points-1 = Primeiro somam-se os pontos da era. Ninguém fica abaixo de zero.
web-rules-ra-points-example = Ana tem uma inundação, três Nilos, mais faraós que todos e três peças de civilização de dois tipos: rio 4, faraós 5, civilização 0. São 9 pontos.

web-rules-ra-end = Depois da terceira era
web-rules-ra-end-1 = Agora contam também os monumentos, de dois modos: por tipos diferentes e por três ou mais do mesmo tipo.
web-rules-ra-end-kinds = tipos diferentes
web-rules-ra-end-alike = do mesmo tipo
web-rules-ra-end-2 = Some os seus sóis, virados para cima e para baixo, sem o do centro: a maior soma vale 5 pontos, a menor −5. Empates contam por inteiro; todas iguais, nada acontece.
web-rules-ra-end-3 = Vence quem tem mais pontos. Em caso de empate, decide o sol mais alto entre quem empatou.
web-rules-ra-end-example = Sete tipos de monumento, com três templos entre eles: 10 pelos tipos e 5 pelos templos.

web-rules-ra-editions = Edições
web-rules-ra-editions-1 = Aqui se joga normalmente com as regras da Rio Grande (2008). Uma mesa pode escolher outra edição; estas são as diferenças.
web-rules-ra-editions-windrider = Desastres pegos com deuses atingem um por um, cada um antes do próximo deus. Na Rio Grande eles esperam até que todas as peças da vez estejam pegas.
    .label = Windrider
web-rules-ra-editions-sheet = Com dois jogadores os sóis são 8-7-5-2 e 9-6-4-3.
    .label = Folha de referência
