### O primeiro jogo guiado do jogo de dados, passo a passo; do outro lado da mesa está Meryt.

web-guide-dice-welcome = Boas-vindas! Em três eras você rola cinco dados e usa o que eles mostram: no Faraó, no Nilo, na civilização e nos monumentos. Do outro lado está Meryt; aqui a trilha do Sol é curta, e tudo anda depressa.
web-guide-dice-dice = O seu primeiro lançamento: um Sol, dois Nilos, um Ankh e civilização. Você pode rolar de novo os dados que quiser, no máximo duas vezes.
web-guide-dice-sun = Menos o Sol: ele está travado e vai mover Rá uma casa na trilha do Sol. Quando Rá chegar ao fim, a era pontua.
web-guide-dice-reroll = Dois Nilos e o Ankh combinam. O dado roxo não ajuda: escolha-o e role de novo.
web-guide-dice-keep = Um monumento: ótimo. Agora mantenha todos os dados.
web-guide-dice-flood = Três dados para o Nilo, com o Ankh no lugar de um, dão um cubo de inundação. Sem ele o Nilo não pontua: use azul, amarelo e verde.
web-guide-dice-monument = Um dado de monumento vale um marcador em qualquer espaço livre da sua cor. Ponha-o na linha roxa, coluna 1. Monumentos contam no fim do jogo.
web-guide-dice-rival = Meryt avançou quatro casas na trilha do Faraó. Quem está à frente recebe 5 pontos depois da era, quem está por último perde 2.
web-guide-dice-civilization = Três dados de civilização e um Ankh! Três dados dão um marcador, quatro dão dois, cinco dão três. Role o roxo de novo.
web-guide-dice-keep-again = Outro Ankh: agora os cinco valem. Mantenha-os.
web-guide-dice-three = Ponha marcadores no vermelho, no azul e no verde, as cores dos dados que mostram mesmo civilização. Três marcadores valem 5 pontos; nenhum custaria 5.
web-guide-dice-full = Com dois jogadores cada cor aceita um só marcador, e Meryt teve de usar outra. Agora é a sua vez de novo.
web-guide-dice-last = Rá está a uma casa do fim, e você tirou um Sol: esta vez encerra a era. Os dados estão bons assim; mantenha-os.
web-guide-dice-nile = O seu Nilo está inundado, mas na casa 0. Use os dois Nilos e o Ankh: três casas, três pontos.
web-guide-dice-pharaoh = E o último dado leva você uma casa adiante na trilha do Faraó.
web-guide-dice-scored = A era pontuou: Nilo 3, civilização 5, por último no Faraó −2. Você tem 16 pontos, e Meryt também.
web-guide-dice-suns = Cubos de inundação e marcadores de civilização saíram, o resto fica. Com três Sóis em uma vez Rá ficaria parado e você receberia 3 pontos; com quatro você pode mandar um desastre aos outros.
web-guide-dice-ankhs = Cada dois Ankhs que você não usa valem 2 pontos. E quem estava à frente no Faraó recua 2: sempre dá para alcançar.
web-guide-dice-farewell = Isso é o jogo de dados. Depois da terceira era contam os monumentos: muitas colunas, ou muitos em uma só. Pare sobre qualquer coisa e ela se explica. Bom jogo!
