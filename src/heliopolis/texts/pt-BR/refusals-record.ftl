### Por que um arquivo de jogo não pode ser lido ou escrito; explicado em en/refusals-record.ftl.

refused-on-line = Linha { $line }: { $why }
refused-in-file = "{ $path }", linha { $line }: { $why }

## O arquivo

refusal-no-such-file = Não há o arquivo "{ $path }".
refusal-not-a-file = "{ $path }" é uma pasta ou um dispositivo, não um arquivo.
refusal-file-not-readable = "{ $path }" não pode ser lido: { $why }.
refusal-file-too-long = Um arquivo de jogo tem no máximo { $limit } caracteres, e este tem mais.
refusal-not-utf-8 = Há bytes que não são UTF-8: isto não é texto.
refusal-zero-byte = Há um byte zero: isto não é texto.
refusal-empty-file = Não há nada neste arquivo; um arquivo de jogo começa com "game: ".

## Cabeçalhos

refusal-no-such-header = Nenhum cabeçalho pode se chamar "{ $header }".
refusal-empty-header = O cabeçalho "{ $header }" não diz nada.
refusal-header-too-long = O cabeçalho "{ $header }" tem { $length } caracteres; o máximo é { $limit }.
refusal-header-not-printable = O cabeçalho "{ $header }" tem caracteres que não podem ser impressos.
refusal-header-not-writable = O cabeçalho "{ $header }" não pode ser escrito: não tem texto, ou tem um #, espaços demais ou caracteres que não podem ser impressos.
refusal-header-like-name = O cabeçalho "{ $header }" se chama como um lugar.
refusal-header-without-number = O cabeçalho "{ $header }" não tem número.
refusal-second-header = O cabeçalho "{ $header }" aparece pela segunda vez; uma basta.
refusal-missing-header = Falta o cabeçalho "{ $header }"; ele vem antes da primeira vez.
refusal-late-header = O cabeçalho "{ $header }" vem depois da primeira vez.
refusal-other-notation = Esta é a notação "{ $text }"; este programa lê a notação { $notation }.
refusal-not-an-override = "{ $text }" não é uma mudança; elas são assim: item = escolha.
refusal-second-override = "{ $item }" é mudado pela segunda vez; uma basta.
refusal-no-such-scores = Os pontos não podem ser "{ $text }", só open ou hidden.
refusal-not-a-count = "{ $text }" não é um número de jogadas, como o cabeçalho "{ $header }" pede.
refusal-no-such-moment = "{ $text }" não é um momento como 2026-11-16T06:30:00Z.
refusal-no-such-clock = "{ $text }" não é um relógio; eles são assim: bank 600 + 5, move 30 ou days 3.

## Nomes, robôs e palavras dos lugares

refusal-names-for-seats = { $names ->
    [1] Foi dado { $names } nome para { $players } lugares.
   *[other] Foram dados { $names } nomes para { $players } lugares.
}
refusal-name-length = Um nome tem de 1 a { $limit } caracteres, não { $length }.
refusal-name-twice = Dois lugares têm o nome "{ $name }".
refusal-name-not-printable = O nome "{ $name }" tem caracteres que não podem ser impressos.
refusal-name-with-mark = O nome "{ $name }" tem vírgula, dois-pontos ou #.
refusal-name-with-spaces = O nome "{ $name }" tem espaços em volta ou dois seguidos.
refusal-name-like-number = O nome "{ $name }" começa como o número de uma vez.
refusal-name-like-header = O nome "{ $name }" é o de um cabeçalho.
refusal-name-like-outcome = O nome "{ $name }" tem uma palavra que começa com +, como um resultado do acaso.
refusal-name-like-move = O nome "{ $name }" parece uma jogada.
refusal-bots-for-seats = { $bots ->
    [1] Foi dado { $bots } robô para { $players } lugares; - é o de uma pessoa.
   *[other] Foram dados { $bots } robôs para { $players } lugares; - é o de uma pessoa.
}
refusal-bots-leave-seat-out = O cabeçalho "bots" pula um lugar; - é o de uma pessoa.
refusal-no-seat-has-bot = Robôs só são indicados onde um lugar tem um.
refusal-bot-too-long = O que indica um robô tem no máximo { $limit } caracteres, não { $length }.
refusal-bot-not-writable = Um arquivo de jogo não pode indicar o robô "{ $bot }": ele tem vírgula, #, espaços demais ou caracteres que não podem ser impressos.
refusal-words-for-seats = { $words ->
    [1] Foi dada { $words } palavra para { $players } lugares; cada um tem uma, ou - para nenhuma.
   *[other] Foram dadas { $words } palavras para { $players } lugares; cada um tem uma, ou - para nenhuma.
}
refusal-word-too-long = Uma palavra tem no máximo { $limit } caracteres, não { $length }.
refusal-word-not-writable = "{ $word }" não pode ser uma palavra: elas podem ser impressas e não têm espaço, vírgula nem #, e - vale por nenhuma.
refusal-no-such-occupant = "{ $occupant }" não pode ocupar um lugar em um arquivo de jogo.
refusal-not-a-hand = "{ $text }" não diz quem assume um lugar; isso se escreve assim: 12 Ana = merchant.
refusal-hand-out-of-order = "{ $text }" vem tarde demais: os lugares mudam de mãos na ordem das jogadas.
refusal-hand-after-end = { $moves ->
    [1] Um lugar muda de mãos depois de { $after } jogadas, mas só há { $moves }.
   *[other] Um lugar muda de mãos depois de { $after } jogadas, mas só há { $moves }.
}
refusal-hands-out-of-order = Os lugares mudam de mãos depois destas jogadas, em uma ordem impossível: { $afters }.

## Vezes, jogadas e tempos

refusal-turn-after-end = O jogo acaba antes desta vez.
refusal-other-turn = { $still ->
    [yes] Esta ainda é a vez { $turn }, não "{ $text }".
   *[no] Esta é a vez { $turn }, não "{ $text }".
}
refusal-nobody-called = Ninguém se chama "{ $name }"; os lugares são { $names }.
refusal-other-seats-turn = Esta vez é de { $seat_name }, não de { $name }.
refusal-missing-move = Falta uma jogada antes de uma vírgula.
refusal-illegal-move = Jogada { $number }, "{ $text }": { $why }
refusal-no-such-time = "{ $text }" não é um tempo como @12.345.
refusal-time-goes-back = "{ $text }" é anterior ao que vem antes.
refusal-times-for-moves = { $times ->
    [1] Foi dado { $times } tempo para { $moves } jogadas.
   *[other] Foram dados { $times } tempos para { $moves } jogadas.
}
refusal-times-out-of-order = Os tempos nunca voltam atrás.
refusal-moves-stop-early = As jogadas param aqui antes do fim do jogo, mas o resultado na linha { $result_line } não é "unfinished".
refusal-other-result = O resultado é "{ $result }", não "{ $text }".
refusal-practice-after-end = { $moves ->
    [1] O treino começa depois de { $practice } jogadas, mas só há { $moves }.
   *[other] O treino começa depois de { $practice } jogadas, mas só há { $moves }.
}

## Selos

refusal-seal-without-commitment = "{ $header }" está sem o compromisso a que pertence.
refusal-not-64-digits = "{ $text }" não são os 64 dígitos 0-9 a-f de "{ $header }".
refusal-seal-length = "{ $header }" tem { $limit } bytes, não { $length }.
refusal-false-secret = O segredo não corresponde ao compromisso: o SHA-256 dele é { $digest }.
refusal-seals-out-of-order = Os selos assumem um depois do outro durante o jogo, não nas jogadas { $firsts }.
refusal-seal-after-end = { $moves ->
    [1] Um selo vale a partir da jogada { $first }, mas só há { $moves }.
   *[other] Um selo vale a partir da jogada { $first }, mas só há { $moves }.
}
