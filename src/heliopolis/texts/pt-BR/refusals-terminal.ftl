### Por que uma resposta ou uma opção é recusada; explicado em en/refusals-terminal.ftl.

refusal-no-such-number = As jogadas aqui têm números de 1 a { $numbers }.
refusal-number-may-be-sun = As jogadas aqui têm números de 1 a { $numbers }. Para oferecer o sol { $sun }, digite lance { $sun }.
refusal-number-or-sun = Você quer dizer a jogada { $number }, que é { $move }, ou o sol { $number }? Digite { $move } ou { $bid }.
refusal-sun-out-of-range = Esse sol não existe; eles vão de 1 a { $highest }.
refusal-not-a-move-here = "{ $text }" não é jogada nem comando. Jogadas aqui: { $moves }. ? para ajuda.
refusal-number-or-move = "{ $text }" não é jogada nem comando. Digite um número de 1 a { $numbers } ou uma jogada. ? para ajuda.
refusal-names-no-dice = "{ $text }" não indica dados. Digite os dados a rolar de novo, como: { $roll }; ou manter.
refusal-did-you-mean = Você quis dizer { $move }?
refusal-which-one = Qual? Há { $moves }.

refusal-hotseat-and-watch = --hotseat é só para pessoas e --watch só para robôs: escolha um.
refusal-saved-game-unchanged = Um jogo salvo continua como era, então { $option } não pode mudá-lo.
refusal-saved-game-over = O jogo em "{ $path }" acabou; veja-o com heliopolis replay.
refusal-file-exists = "{ $path }" já existe; escolha outro nome, ou continue com --load.
refusal-file-in-use = "{ $path }" é o arquivo de um jogo em andamento agora mesmo.
refusal-too-many-names = { $names ->
    [1] Foi dado { $names } nome, mas as pessoas têm { $people } dos lugares.
   *[other] Foram dados { $names } nomes, mas as pessoas têm { $people } dos lugares.
}
refusal-name-of-a-bot = "{ $text }" é o nome de um robô; escolha outro.
refusal-no-seat-for-bots = Todos os lugares são de pessoas, então não há lugar para um robô.
refusal-bot-in-a-file = Neste jogo joga código de um arquivo; se você confia nele, acrescente --bots { $text }
refusal-bot-cannot-return = { $person } não pode voltar: { $why }
refusal-at-out-of-range = { $moves ->
    [1] O jogo tem { $moves } jogada, então --at vai de 0 a { $moves }, não { $at }.
   *[other] O jogo tem { $moves } jogadas, então --at vai de 0 a { $moves }, não { $at }.
}
refusal-nobody-asked-after = { $why ->
    [over] { $at ->
        [1] Depois de { $at } jogada o jogo acabou
       *[other] Depois de { $at } jogadas o jogo acabou
    }
   *[chance] { $at ->
        [1] Depois de { $at } jogada é a vez do acaso
       *[other] Depois de { $at } jogadas é a vez do acaso
    }
}, então ninguém decide nada. { $near_n ->
    [0] Neste jogo ninguém decidiu nada ainda.
   *[other] Mais perto para --at, onde alguém decide: { $near }.
}
refusal-not-a-seat = { $close_n ->
    [0] Não há o lugar "{ $text }"; há { $seats }, e --seat também aceita os números deles, de 1 a { $seats_n }.
   *[other] Não há o lugar "{ $text }"; você quis dizer { $close }?
}
refusal-no-budget = "{ $text }" não é um orçamento; eles são como sims=300 e ms=50.
refusal-two-budgets = "{ $text }" tem dois limites; o orçamento é em simulações ou em milissegundos: sims=300 ou ms=50.
refusal-server-away = Nenhum servidor de mesas responde em { $address }: { $why ->
    [refused] nada funciona nesse endereço.
    [slow] a resposta demora demais.
    [unknown] ninguém conhece esse nome.
   *[other] { $fault }.
}
refusal-server-strange = O que responde em { $address } não é um servidor de mesas nosso.
refusal-link-of-host = Este link é para quem organiza a mesa; abra-o em um navegador. Para jogar ou assistir há links com #join ou #watch.
refusal-name-needed = Seu lugar precisa de um nome: acrescente --name NOME.
refusal-seat-in-use = Esse lugar já está sendo jogado aqui, em outra janela.
refusal-no-thinker = Ninguém aqui sabe pensar sobre { $game }.
