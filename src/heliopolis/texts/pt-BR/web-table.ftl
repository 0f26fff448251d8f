### A página em volta dos dois tabuleiros: cabeçalho, coluna da esquerda, menus, e o que ela diz da mesa.
### $name é como alguém se chama, $who é you ou name.

## As mesas não têm nome próprio: um destes, conforme o código da mesa

web-table-names = Cais dos Juncos, Pátio do Lótus, Portão do Falcão, Rua dos Obeliscos, Porto das Palmeiras, Salão do Escaravelho, Degraus da Balsa, Terreiro do Celeiro, Lago da Garça, Sombra do Sicômoro, Beco dos Oleiros, Terraço da Lua, Jardim dos Íbis, Cais do Sol, Sótão dos Tecelões, Praça das Acácias, Poço do Norte, Pouso dos Barqueiros, Arcada de Âmbar, Telhado das Estrelas, Mercado das Tâmaras, Escada de Linho, Banco de Basalto, Baía do Papiro

## Cabeçalho

web-table-tools = Ajustes
web-table-sound-on = Ligar o som
web-table-sound-off = Desligar o som
web-table-theme = Tema: { $theme ->
    [day] dia
    [night] noite
    [contrast] alto contraste
   *[auto] como o aparelho
}
web-table-help = Ajuda e teclas
web-table-language = Idioma
web-table-menu = Menu
web-table-drawer-open = Mostrar registro, conversa e bolsa
web-table-drawer-close = Fechar
web-table-close = Fechar
web-table-computer = o computador
web-table-at-end = { $points } no fim
web-table-if-now = Se a era acabasse agora
web-table-epoch = Era { $epoch } de { $epochs }
web-table-home = Heliopolis, para a página inicial
web-table-watching = Você está assistindo
web-table-spectators = { $n ->
    [1] { $n } assistindo
   *[other] { $n } assistindo
}
web-table-practice = Treino

## Coluna da esquerda

web-table-log = Registro
web-table-chat = Conversa
web-table-chat-unread = { $n ->
    [1] Conversa, { $n } nova
   *[other] Conversa, { $n } novas
}
web-table-log-empty = Ainda não aconteceu nada.
web-table-chat-empty = Ninguém disse nada ainda.
web-table-chat-off = Nesta mesa não há conversa.
web-table-chat-watching = Aqui só conversa quem joga.
web-table-chat-muted = Quem organiza a mesa não deixa você falar.
web-table-chat-field = Diga algo
web-table-chat-send = Enviar
web-table-moment = Jogada { $number }
web-table-moment-at = Jogada { $number }, { $time } depois do início
web-table-moment-earlier = Antes
web-table-moment-later = Depois
web-table-moment-replay = Ver a mesa naquela hora
web-table-bag = Bolsa
web-table-bag-left = { $n ->
    [1] resta { $n } peça
   *[other] restam { $n } peças
}
web-table-bag-odds = a próxima peça é de Rá
web-table-bag-percent = { $n } %
web-table-bag-ra = { $n ->
    [0] não restam peças de Rá
    [1] resta { $n } peça de Rá
   *[other] restam { $n } peças de Rá
}
web-table-worth = Quanto vale o lote
web-table-worth-ask = Pedir conselho
web-table-worth-thinking = Pensando …
web-table-worth-best = Conselho: { $move }

## Antes do jogo

web-table-gathering = A mesa está sendo posta
web-table-gathering-begins = O jogo começa sozinho quando todos os lugares estão ocupados.
web-table-seat-free = livre
web-table-seat-you = você
web-table-seat-here = presente
web-table-seat-away = ausente
web-table-seat-bot = bot
web-table-invite-again = Novo convite
web-table-invite-link = Convite para o lugar { $number }
web-table-invite-copy = Copiar o link
web-table-watch-link = Link para assistir
web-table-watch-instead = Todos os lugares estão ocupados ou esperam convidados. Você pode assistir.
web-table-sealing = O acaso está sendo selado
web-table-seal-commitment = A promessa do servidor
web-table-seal-promised = palavra prometida
web-table-seal-told = palavra dita
web-table-seal-waiting = esperando
web-table-seal-left = { $n ->
    [1] resta { $n } segundo
   *[other] restam { $n } segundos
}
web-table-seal-again = Alguém não disse a palavra: o acaso será selado outra vez.
web-table-loading = A mesa está sendo posta …

## Conexão

web-table-line-lost = A conexão caiu. Novas tentativas estão em curso; nada se perde.
web-table-line-retry = Tentar agora
web-table-gone = O servidor parou.
web-table-stale = A mesa já tinha seguido: olhe de novo.
web-table-missing = Esta mesa não existe aqui.
web-table-start-page = Para a página inicial
web-table-bye-wire = Esta página é mais velha que o servidor. Carregue-a de novo.
web-table-reload = Carregar de novo
web-table-play-here = Jogar aqui de novo

## Os outros, relógios e mãos

web-table-away-since = { $name } está ausente há { $time }.
web-table-away-bot = Deixar um bot jogar
web-table-yours-bot = Um bot joga por você.
web-table-seat-back = Voltar a jogar
web-table-clock-yours = Seu tempo: { $time }
web-table-agreed = Peça aos outros também: o jogo termina quando todos concordam.
web-table-disagreed = Você prefere continuar, e o jogo não termina.
web-table-would-end = { $name } quer encerrar o jogo sem resultado.

## Menu

web-table-menu-table = Esta mesa
web-table-take-back = Voltar atrás na última jogada
web-table-take-back-why = O jogo continua como treino, em outra mesa.
web-table-agree-end = Concordar em encerrar o jogo
web-table-disagree-end = Continuar o jogo mesmo assim
web-table-hand-over = Deixar um bot jogar por mim
web-table-leave = Sair de vez
web-table-leave-why = { $stage ->
    [playing] Um bot fica com o seu lugar. Você não pode voltar a ele.
   *[other] Seu lugar fica livre de novo.
}
web-table-leave-sure = Sim, sair
web-table-stay = Não, ficar
web-table-device = Passar para outro aparelho
web-table-host = Página de quem organiza
web-table-menu-read = Ler
web-table-rules = Regras
web-table-quick = Referência rápida

## O fim

web-table-over = { $ended ->
    [finished] O jogo acabou
    [agreed] Todos concordaram em encerrar o jogo
    [abandoned] O jogo foi abandonado
   *[left] O jogo continua em outra mesa
}
web-table-rematch = Jogar de novo
web-table-rematch-ready = Ir para a revanche
web-table-successor = Ir para lá
web-table-replay = Ver a reprise
web-table-record = Baixar o registro
web-table-verify = Verificar o selo

## Um aparelho para vários

web-table-pass-device = Passe o aparelho para { $name }
web-table-pass-why = Nesta mesa os pontos são ocultos: agora só { $name } olha.
web-table-pass-ready = Sou { $name }: mostrar a mesa

## Sua vez

web-table-notice = Heliopolis: { $table }
web-table-came-back = { $name } voltou.
web-table-went = { $name } está ausente.

## O campo de comandos. O que se pode digitar está com vírgulas, como em typed.ftl

web-table-slips = Sobre a mesa
web-command-field = Digite uma jogada ou uma pergunta
web-command-short = Jogada ou pergunta
web-command-hint = Digite uma jogada ou uma pergunta: { $questions }.
web-command-moves = Jogadas agora: { $moves }.
web-command-no-moves = Você não tem nada a decidir agora.
web-command-unknown = “{ $text }” não é jogada aqui nem pergunta.
web-command-several = Qual delas? { $moves }
web-command-played = Jogado: { $move }.
web-command-busy = Não jogado: sua jogada anterior ainda está a caminho. Digite de novo daqui a pouco.
web-command-again = Digite de novo, ou aperte, para fazer.
web-command-sure = { $move }. Tem certeza?
web-command-limit = Lance de até { $sun }.
web-command-limit-back = Retirar o limite.
web-command-no-limit = Você não pode definir um limite aqui agora.
web-command-no-back = Não há nada aqui para voltar atrás.
web-table-sure = Tem certeza?
web-command-answer = Resposta

web-ask-track = faixa, lote
web-ask-suns = sóis
web-ask-seat = lugar
web-ask-bag = bolsa
web-ask-last = último, registro
web-ask-score = placar, pontos
web-ask-worth = valor, chances
web-ask-clock = relógio, relógios, tempo
web-ask-help = ?, ajuda

web-answer-track = { $n ->
    [0] A faixa de leilão está vazia.
   *[other] Faixa de leilão: { $tiles }.
} { $ra } de { $spaces } Rá. Sol do centro: { $sun }.
web-answer-sun-track = Trilha do Sol: { $made } de { $steps } casas.
web-answer-dice = Dados: { $dice }.
web-answer-die-rolling = { $colour } no ar
web-answer-die-spent = { $die } (usado)
web-answer-suns = { $name }: { $suns }
web-answer-suns-up = { $suns } virados para cima
web-answer-suns-down = { $suns } virados para baixo
web-answer-no-suns = nenhum sol
web-answer-seat = { $name }: { $things }.
web-answer-seat-nothing = nada ainda
web-answer-no-seat = Este lugar não existe. Lugares: { $seats }.
web-answer-no-bag = Neste jogo não há bolsa.
web-answer-score = { $name } { $points }
web-answer-score-hidden = { $name } oculto
web-answer-worth = O lote vale: { $worths }.
web-answer-worth-of = { $name } { $points }
web-answer-no-worth = Nesta mesa não há conselhos.
web-answer-worth-later = O conselho vem quando você decide.
web-answer-no-clock = Nenhum relógio corre nesta mesa.
web-answer-civ = { $n ->
    [0] nenhum marcador de civilização
   *[other] civilização { $colours }
}
web-answer-monuments = { $n ->
    [0] nenhum monumento
   *[other] monumentos { $places }
}
web-answer-monument = { $colour } { $column }

## Teclas

web-keys-title = Teclas e comandos
web-keys-where = Letras sozinhas valem enquanto a mesa tem o foco: Escape dá o foco à mesa.
web-keys-command = o campo de comandos
web-keys-help = esta ajuda
web-keys-repeat = mais uma vez, o que se decide
web-keys-table = a mesa
web-keys-arrows = para o que está ao lado: tudo se explica
web-keys-dice-lift = escolher um dado, contando da esquerda
web-keys-dice-main = o botão dourado
web-keys-dice-other = manter todos os dados, ou encerrar a vez

## Desde sua última vez

web-table-since = Desde sua última vez
web-table-since-nothing = Nada aconteceu desde então.
web-table-since-see = Ver de novo
web-table-since-replay = Ver tudo de novo

## Como foi a partida, na última folha de pontos dos dois jogos

web-table-story-led = { $who ->
    [you] Depois da era { $epoch } você liderava com { $points }.
   *[name] Depois da era { $epoch } { $name } liderava com { $points }.
}
web-table-story-shared = Depois da era { $epoch } havia empate na liderança com { $points }.
web-table-story-gain = { $who ->
    [you] O maior ganho foi seu: { $n } pontos na era { $epoch }.
   *[name] O maior ganho foi de { $name }: { $n } pontos na era { $epoch }.
}
