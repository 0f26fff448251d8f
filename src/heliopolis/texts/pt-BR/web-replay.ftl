### A página dos registros; explicada em en/web-replay.ftl.

web-replay-title = Registro
web-replay-scores = Registro · { $game }: { $scores }
web-replay-loading = O jogo está sendo lido …
web-replay-compiling = As regras deste jogo estão sendo preparadas. Ele abre sozinho.
web-replay-failed = Este jogo não pode ser mostrado
web-replay-again = Tentar de novo
web-replay-panels = Momentos, olhos, selo

## A barra

web-replay-controls = Controles do registro
web-replay-back-tick = { $game ->
    [ra] Leilão anterior
   *[other] Vez anterior
}
web-replay-on-tick = { $game ->
    [ra] Próximo leilão
   *[other] Próxima vez
}
web-replay-back = Uma jogada para trás
web-replay-on = Uma jogada para a frente
web-replay-back-epoch = Era anterior
web-replay-on-epoch = Próxima era
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-speed = Velocidade
web-replay-times = { $speed }×
web-replay-scrubber = Momento do jogo
web-replay-at = Jogada { $at } de { $last }
web-replay-at-epoch = Jogada { $at } de { $last }, era { $epoch }
web-replay-chance = acaso

## Momentos

web-replay-happened = O que aconteceu
web-replay-moments = Momentos
web-replay-moves = Todas as jogadas
web-replay-move = jogada { $at }
web-replay-won = { $n ->
    [0] { $name } pagou o { $paid } por nenhuma peça
    [1] { $name } pagou o { $paid } por { $n } peça
   *[other] { $name } pagou o { $paid } por { $n } peças
}
web-replay-struck = { $disaster } atinge { $name }
web-replay-scored = A era { $epoch } é pontuada
web-replay-over = { $n ->
    [1] { $name } vence com { $points }
   *[other] { $name } vencem com { $points }
}
web-replay-declared = { $name } declara um desastre: { $area }
web-replay-flooded = { $name } inunda o Nilo
web-replay-civ = { $n ->
    [1] { $name } põe { $n } marcador de civilização
   *[other] { $name } põe { $n } marcadores de civilização
}

## Olhos

web-replay-eyes = Com os olhos de quem
web-replay-eyes-all = Todos
web-replay-eyes-hidden = Os olhos de um lugar escondem os pontos que ele não podia ver.
web-replay-eyes-open = Os pontos desta mesa são abertos: todos os lugares veem o mesmo.

## O selo

web-replay-seal = O selo
web-replay-seal-proved = Nada foi alterado.
web-replay-seal-not-provable = Nem tudo pode ser provado.
web-replay-seal-contradicted = Algo foi alterado.
web-replay-seal-refused = Nada pode ser provado.
web-replay-contradicted = Contradição na jogada { $move }: o selo dá { $sealed }, o registro diz { $recorded }.
web-replay-commitment = Selo
web-replay-words = Palavras de
web-replay-words-none = ninguém
web-replay-secret = Segredo, mostrado no fim
web-replay-secret-closed = nunca foi aberto
web-replay-digest = SHA-256 do segredo
web-replay-digest-equal = igual ao selo
web-replay-digits = Todos os dígitos, para comparar
web-replay-meaning = O que isto diz e o que não diz
web-replay-verify = Verificar de novo
web-replay-verified = Verificado de novo, nesta página.
web-replay-save = Salvar registro

## Continuar

web-replay-on-from = Continuar daqui
web-replay-on-text = { $at ->
    [0] Tome um lugar desde o começo. Robôs jogam os outros, e um novo selo sorteia o que vem.
    [1] Tome um lugar depois da jogada { $at } e faça melhor. Robôs jogam os outros, e um novo selo sorteia o que vem.
   *[other] Tome um lugar depois da jogada { $at } e faça melhor. Robôs jogam os outros, e um novo selo sorteia o que vem.
}
web-replay-on-over = Aqui o jogo acabou. Volte a qualquer jogada para continuar dela.
web-replay-on-seat = Seu lugar
web-replay-on-bot = Adversários
web-replay-on-as = Continuar como { $name }

## Links e arquivos

web-replay-link = Link para este momento
web-replay-no-link = Este jogo veio de um arquivo: salve o arquivo para compartilhar.
web-replay-open = Carregar um registro
web-replay-open-text = Solte aqui um arquivo de jogo, escolha um ou cole o texto. Nada dele é guardado.
web-replay-choose = Escolher arquivo
web-replay-paste = Texto de um arquivo de jogo
web-replay-read = Mostrar o jogo
web-replay-too-long = Este arquivo é longo demais: um arquivo de jogo tem no máximo { $limit } caracteres.
