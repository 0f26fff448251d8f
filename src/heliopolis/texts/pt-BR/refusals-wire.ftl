### Por que bytes de fora não são mensagens nossas.

refusal-no-message = Não dá para ler esta mensagem: { $what }
refusal-message-too-long = Uma mensagem tem no máximo { $limit } bytes.
refusal-other-wire-version = Estas mensagens são da versão { $version }, e só a versão { $reads } é entendida: o programa ou o servidor precisa ser atualizado.
refusal-message-of-no-game = Não há o jogo "{ $game }".
refusal-text-of-no-move = "{ $text }" não é uma jogada deste jogo.
refusal-text-of-another-move = "{ $text }" não é o que os campos desta jogada dizem.
refusal-no-link = "{ $text }" não é um link para uma mesa.
