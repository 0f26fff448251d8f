### O que join diz: um jogo em um servidor de mesas. $who e $name como em ra.ftl.
### $command é o que se digita no terminal.

join-ask-name = Seu nome:

## A mesa, antes do jogo

join-free-seat = (livre)
join-gathering = { $n ->
    [1] Falta { $n } jogador.
   *[other] Faltam { $n } jogadores.
}
join-sits-down = { $who ->
    [you] Você senta à mesa.
   *[name] { $name } senta à mesa.
}
join-stands-up = { $name } deixa a mesa.
join-sealing = Todos os lugares estão ocupados. O programa de cada jogador dá agora uma palavra sorteada, para que ninguém possa escolher o que vai sair.
join-seal-failed = Alguém prometeu uma palavra e não a deu. Esse lugar está livre de novo, e o acaso será selado outra vez.
join-seal = { $game ->
    [ra-dice] Cada lançamento é fixado
   *[ra] Cada peça tirada é fixada
} por um segredo do servidor e pelas palavras de todos os jogadores, que serão revelados no fim; o SHA-256 do segredo é
join-unsealed = Este é um jogo guiado: nada se promete sobre o que sai.
join-not-begun = O jogo ainda não começou.
join-seat-lost = Seu lugar foi dado a outra pessoa.

## A mesa, durante o jogo

join-waiting = Esperando { $name }.
join-waiting-away = Esperando { $name }, que está sem conexão.
join-bot-plays = { $who ->
    [you] Um bot joga por você agora. Digite voltar para jogar de novo.
   *[name] Um bot joga por { $name } agora.
}
join-plays-again = { $who ->
    [you] Você joga de novo.
   *[name] { $name } joga de novo.
}
join-no-bot = Nenhum bot joga por você.
join-agrees = { $who ->
    [you] Você concorda em encerrar o jogo. Ele acaba sem resultado quando todos tiverem concordado; digite discordar para continuar jogando.
   *[name] { $name } concorda em encerrar o jogo. Ele acaba sem resultado quando todos tiverem concordado.
}
join-agree-too = Digite concordar se você também concorda.
join-disagrees = { $who ->
    [you] Você prefere continuar, e o jogo não acaba.
   *[name] { $name } prefere continuar.
}
join-limit = Você dá lance sozinho de até { $sun } quando chegar a sua vez, enquanto durar este leilão.
join-no-limit = Você não dá mais lances sozinho.
join-how-to-limit = Digite limite e um sol, como em limite 9, para dar lances sozinho até ele neste leilão.
join-said = { $name }: { $text }
join-time = { $name } { $time }
join-times = Tempo restante: { $times }.

## A conexão

join-line-lost = A conexão caiu; novas tentativas estão em curso.
join-line-back = A conexão voltou.

## Sair, e ser mandado embora

join-come-back = Volte com: { $command }
join-no-way-back = Seu lugar não pôde ser guardado neste computador. Para voltar, peça um novo link a quem organiza a mesa.
join-watch-with = Você pode assistir com: { $command }
join-closed = Esta mesa está fechada, e ninguém jogou nela.
join-bye-replaced = Agora seu lugar é jogado de outro aparelho.
join-bye-left = Você deixou a mesa.
join-bye-kicked = Quem organiza a mesa tirou o seu lugar.
join-bye-deleted = A mesa foi apagada.
join-bye-too-fast = Foi enviado demais ao servidor de uma vez, e ele desligou.
join-bye-refused = O servidor não deixa você entrar.
