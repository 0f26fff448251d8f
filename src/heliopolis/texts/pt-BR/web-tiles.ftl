### O que é cada coisa na mesa; explicado em en/web-tiles.ftl.

web-tiles-left = { $n ->
    [0] Nenhuma na bolsa
   *[other] Ainda { $n } na bolsa
}
web-tiles-left-of = { $n ->
    [0] Nenhuma de { $all } na bolsa
   *[other] Ainda { $n } de { $all } na bolsa
}
web-tiles-now = { $item } agora: { $points } para você
web-tiles-at-end = { $item } no fim do jogo: { $points } para você
web-tiles-one-more = Mais uma: cerca de { $points } para você
web-tiles-for = { $points }{"\u00A0"}{ $name }
web-tiles-more = Mais nas regras

## Rá: títulos

web-thing-ra = Peça de Rá
web-thing-god = Deus
web-thing-gold = Ouro
web-thing-pharaoh = Faraó
web-thing-nile = Nilo
web-thing-flood = Inundação
web-thing-agriculture = Agricultura
web-thing-art = Arte
web-thing-astronomy = Astronomia
web-thing-religion = Religião
web-thing-writing = Escrita
web-thing-fortress = Fortaleza
web-thing-obelisk = Obelisco
web-thing-palace = Palácio
web-thing-pyramid = Pirâmide
web-thing-sphinx = Esfinge
web-thing-statue = Estátua
web-thing-step-pyramid = Pirâmide de degraus
web-thing-temple = Templo
web-thing-funeral = Funeral
web-thing-drought = Seca
web-thing-unrest = Guerra
web-thing-war = Guerra
web-thing-earthquake = Terremoto
web-thing-sun = Sol
web-thing-sun-down = Sol virado para baixo
web-thing-centre-sun = O sol do centro
web-thing-ra-figure = A estátua de Rá

## Rá: o que são

web-about-ra = O dia avança
    .scores = Sobe ao céu e abre um leilão na hora. A última encerra a era, e aí não há leilão.
    .lost = Não é de ninguém; o céu é limpo depois da era.
web-about-god = Deus · sai no fim da era
    .scores = 2 pontos no fim da era. Ou, na sua vez: gaste-o e pegue uma peça do lote, menos outro deus.
    .lost = Nenhum desastre o atinge.
web-about-gold = Ouro · sai no fim da era
    .scores = 3 pontos no fim da era.
    .lost = Nenhum desastre o atinge.
web-about-pharaoh = Faraó · fica o jogo todo
    .scores = Depois de cada era: mais faraós 5 pontos, menos faraós −2. Quem empata recebe tudo; todos iguais, nada.
    .lost = Um funeral leva dois.
web-about-nile = Rio · fica o jogo todo
    .scores = 1 ponto depois de cada era, mas só se você tiver uma inundação.
    .lost = Uma seca leva duas peças do rio, primeiro as inundações.
web-about-flood = Rio · sai no fim da era
    .scores = 1 ponto, e rega os seus Nilos: mais 1 ponto por Nilo.
    .lost = Uma seca leva duas peças do rio, primeiro as inundações.
web-about-civilization = Civilização · sai no fim da era
    .scores = Contam os tipos diferentes: nenhum −5, um ou dois 0, três 5, quatro 10, cinco 15 pontos.
    .lost = Uma guerra leva duas; você escolhe quais.
web-about-monument = Monumento · fica o jogo todo
    .scores = Nada até o fim do jogo. Então 1 ponto por tipo até seis, 10 por sete, 15 por todos os oito; e três, quatro ou cinco iguais 5, 10 ou 15.
    .lost = Um terremoto leva dois; você escolhe quais.
web-about-funeral = Desastre · atinge quem o leva
    .scores = Saem dois dos seus faraós, os novos também. Se você tiver menos, é só isso.
    .lost = Ele some na hora.
web-about-drought = Desastre · atinge quem o leva
    .scores = Saem duas das suas peças do rio: primeiro inundações, depois Nilos.
    .lost = Ela some na hora.
web-about-unrest = Desastre · atinge quem o leva
    .scores = Saem duas das suas peças de civilização; você escolhe quais.
    .lost = Ela some na hora.
web-about-earthquake = Desastre · atinge quem o leva
    .scores = Saem dois dos seus monumentos; você escolhe quais.
    .lost = Ele some na hora.
web-about-sun = Com ele você dá lances
    .scores = Quem vence um leilão paga com ele e recebe o sol do centro. No fim do jogo, a maior soma de sóis vale 5 pontos, a menor −5.
    .lost = Virado para baixo, está gasto nesta era.
web-about-sun-down = Descansa até a próxima era
    .scores = Agora não serve para lances. No fim do jogo conta na soma dos seus sóis.
    .lost = Vira para cima quando a próxima era começa.
web-about-centre-sun = Faz parte de cada lote
    .scores = Quem vence o leilão o leva, virado para baixo, e deixa no lugar o sol que pagou.
    .lost = Fica para a próxima era e não conta para ninguém.
web-about-ra-figure = Quem abriu o leilão
    .scores = Quem tirou ou invocou Rá fica com ela e dá lance por último. A próxima vez é à esquerda dela.
    .lost = Muda de dono a cada leilão.

## Jogo de dados: títulos

web-thing-die-pharaoh = Dado de Faraó
web-thing-die-nile = Dado de Nilo
web-thing-die-civ = Dado de civilização
web-thing-die-monument = Dado de monumento
web-thing-die-ankh = Ankh
web-thing-die-sun = Sol
web-thing-place-sun-track = Trilha do Sol
web-thing-place-pharaoh = Trilha do Faraó
web-thing-place-nile = Trilha do Nilo
web-thing-place-flood = Cubo de inundação
web-thing-place-civ = Civilização
web-thing-place-monument = Monumentos

## Jogo de dados: o que são

web-about-die-pharaoh = Use na trilha do Faraó
    .scores = Cada dado é uma casa. Ankhs podem acompanhar.
    .lost = Sem uso, se perde quando a vez termina.
web-about-die-nile = Use no Nilo
    .scores = Cada dado é uma casa; ou três dados, com Ankhs entre eles, dão um cubo de inundação.
    .lost = Sem uso, se perde quando a vez termina.
web-about-die-civ = Use na civilização
    .scores = Três, quatro ou cinco dados dão um, dois ou três marcadores, nas cores dos dados que mostram mesmo civilização.
    .lost = Sem uso, se perde quando a vez termina.
web-about-die-monument = Use nos monumentos
    .scores = Um dado dá o primeiro marcador da vez, na cor dele. Cada outro custa mais dois dados e vai para uma coluna onde você não tem nenhum.
    .lost = Sem uso, se perde quando a vez termina.
web-about-die-ankh = Vale por qualquer símbolo, menos o Sol
    .scores = Precisa de um dado de verdade ao lado. Cada dois que você não usa valem 2 pontos.
    .lost = Um sozinho que sobra não vale nada.
web-about-die-sun = Travado assim que cai
    .scores = Um ou dois movem Rá tantas casas. Três valem 3 pontos. Com quatro ou cinco você pode mandar um desastre.
    .lost = Não pode ser rolado de novo nesta vez.
web-about-place-sun-track = Como está tarde
    .scores = Quando Rá chega ao fim, a vez é concluída e a era pontua.
    .lost = Na próxima era Rá volta ao começo.
web-about-place-pharaoh = Fica o jogo todo
    .scores = Depois de cada era: quem está à frente 5 pontos e recua 2 casas; quem está por último −2 e avança 1 casa. Todos juntos, nada.
    .lost = Um desastre do Faraó: 2 casas para trás.
web-about-place-nile = Fica o jogo todo
    .scores = Depois de cada era o número da sua casa, mas só com um cubo de inundação.
    .lost = Um desastre do Nilo: um cubo de inundação ou, sem cubo, 2 casas para trás.
web-about-place-flood = Sai no fim da era
    .scores = Um deixa o Nilo pontuar. Mais cubos só protegem de desastres.
    .lost = Um desastre do Nilo leva um.
web-about-place-civ = Sai no fim da era
    .scores = Marcadores em cores diferentes: nenhum −5, um ou dois 0, três 5, quatro 10, cinco 15 pontos.
    .lost = Um desastre da Civilização leva dois; você escolhe quais.
web-about-place-monument = Fica o jogo todo
    .scores = Nada até o fim do jogo. Então 1 ponto por coluna com marcador até seis, 10 por sete, 15 por oito; e três, quatro ou cinco na mesma coluna 5, 10 ou 15.
    .lost = Um desastre dos Monumentos leva dois; você escolhe quais.
