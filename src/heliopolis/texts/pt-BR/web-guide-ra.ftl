### O primeiro jogo guiado de Rá, passo a passo; do outro lado da mesa está Meryt.

web-guide-ra-welcome = Boas-vindas ao Nilo! Em três eras você junta peças que valem pontos, e elas vêm de leilões. Do outro lado está Meryt, que conhece bem o jogo.
web-guide-ra-suns = Estes quatro sóis são o seu dinheiro: 9, 6, 5 e 2. Cada lance é de um sol só, e cada sol serve uma vez por era.
web-guide-ra-draw = É a sua vez, e quase sempre basta tirar uma peça. Aperte o botão e veja o que sai da bolsa.
web-guide-ra-lot = O seu faraó e o Nilo de Meryt estão no meio: quem vencer o próximo leilão leva tudo. Tire mais uma.
web-guide-ra-ra = Uma peça de Rá! Ela sobe ao céu e abre um leilão na hora. Quando houver seis lá em cima, a era acaba.
web-guide-ra-bid = Faraó, Nilo e inundação: um belo lote. Cada um dá lance uma vez; você primeiro, Meryt por último, porque ela tirou Rá. Dê lance de 6.
web-guide-ra-won = Meryt passou, e as três peças são suas. A inundação rega o Nilo: 2 pontos no fim da era, e o faraó pode valer 5.
web-guide-ra-centre = O seu 6 está agora no centro, e você recebeu o 1 que estava lá, virado para baixo até a próxima era. Todo leilão troca sóis assim.
web-guide-ra-again = Agora os seus sóis são 9, 5 e 2. Tire outra peça.
web-guide-ra-invoke = Escrita, um deus, e ainda o 6 no centro: já vale a pena. Não espere por uma peça de Rá: invoque Rá já. Você dá lance por último; se ninguém der lance, precisa dar o seu.
web-guide-ra-outbid = Meryt dá lance de 3. Você fala por último, então basta o menor sol que supera o dela: dê lance de 5.
web-guide-ra-god = Você tem um deus. Ele vale 2 pontos, ou você o gasta e pega uma peça na hora, sem leilão. Pegue a arte: um segundo tipo de civilização.
web-guide-ra-left = Não ter civilização custa 5 pontos, três tipos valem 5; um terceiro viria bem. Tire uma peça.
web-guide-ra-disaster = Agora há uma seca ali. Quem vencer este lote perde duas peças do rio, e você tem justamente duas. Tire mais uma e veja.
web-guide-ra-pass = Você tirou Rá, então fala por último. A religião ajudaria, mas a seca levaria a sua inundação e o seu Nilo, e só o 9 supera o 3. Passe.
web-guide-ra-struck = Meryt levou tudo. Ela não tem rio, e a seca não lhe tirou nada: um desastre só é ruim para quem tem o que perder.
web-guide-ra-go-on = Fique de olho no que os outros podem pagar: os sóis estão à vista. Tire uma peça.
web-guide-ra-third = Ouro vale 3 pontos, e astronomia é o seu terceiro tipo de civilização. O seu 9 é o maior sol da mesa, ninguém o supera: dê lance de 9.
web-guide-ra-kinds = Três tipos diferentes: 5 pontos em vez de nada. Civilização, ouro e inundações só contam nesta era, depois saem.
web-guide-ra-late = Está ficando tarde: três de seis espaços ocupados. Só lhe resta o 2. Tire uma peça.
web-guide-ra-monument = Um obelisco: monumentos contam no fim do jogo, e quanto mais tipos, melhor. O seu 2 dificilmente basta; guarde-o e passe.
web-guide-ra-nearly = Meryt pagou o 4 e recebeu do centro o seu antigo 9, para a próxima era. Tire mais uma.
web-guide-ra-last-sun = Cinco de seis: a próxima peça de Rá encerra a era na hora, e um sol que sobra não comprou nada. Dê lance de 2 pelo faraó.
web-guide-ra-scored = A sexta peça de Rá encerrou a era. Ouro 3, faraós 5, rio 2, civilização 5: você fez 15 pontos e tem 25. Meryt tem 8.
web-guide-ra-stays = Faraós, Nilos e monumentos ficam; o resto saiu. Todos os sóis viram para cima de novo, também os baixos que você recebeu.
web-guide-ra-farewell = Isso é Rá. Depois da terceira era contam também os monumentos e a soma dos seus sóis. Pare sobre uma peça e ela se explica. Bom jogo!
