### What the pages before and around a game say, in a browser.

## The head of a page, and the first page

web-start-motto = Três dias sobre uma cidade. Gaste bem seus sóis.
web-start-home = Para a página inicial
web-start-tools = Ajustes e aparência
web-start-next-theme = Dia, noite, alto contraste
web-start-unofficial = Heliopolis é um programa não oficial, feito por fãs, sem arte nem textos das editoras. Rá e Rá: o jogo de dados são de Reiner Knizia.
web-start-read = Para ler
web-start-rules = Regras
web-start-quick = Referência rápida
web-start-load = Carregar um registro

## The server

web-start-warmup = Os jogos estão sendo preparados, o que só acontece uma vez.
web-start-warmup-hint = Prepare uma mesa enquanto isso: ela começa sozinha.
web-start-percent = { $n }%
web-start-follows = { $game } ainda está sendo preparado. Sua mesa começa sozinha em seguida.
web-start-cancel = Não esperar
web-start-key = A chave desta casa
web-start-key-wrong = Essa não é a chave.
web-start-key-use = Abrir a mesa

## Going on

web-start-continue = Continuar
web-start-at-turn = É a sua vez.
web-start-at-waiting = Os outros estão decidindo.
web-start-at-deciding = É a vez de { $name }.
web-start-at-gathering = { $n ->
    [1] Falta { $n } jogador
   *[other] Faltam { $n } jogadores
}
web-start-at-sealing = O acaso está sendo selado.
web-start-at-over = O jogo acabou.
web-start-mine = { $game }: { $names }
web-start-mine-device = { $game } neste aparelho: { $names }
web-start-more-tables = { $n ->
    [1] Mais { $n } mesa
   *[other] Mais { $n } mesas
}
web-start-played = { $n ->
    [1] { $n } partida que você jogou
   *[other] { $n } partidas que você jogou
}
web-start-replay = Rever

## Against the computer

web-start-computer = Jogar contra o computador
web-start-game = Jogo
web-start-game-ra = Rá
web-start-game-ra-dice = Jogo de dados
web-start-takes-seat = senta-se
web-start-ask = convidar
web-start-search = Calcula { $n } simulações por lance.
web-start-bot-budget = { $name } { $n }
web-start-more-bots = { $n ->
    [1] Mostrar mais { $n } robô
   *[other] Mostrar mais { $n } robôs
}
web-start-at-table = { $n ->
    [2] Dois à mesa:
    [3] Três à mesa:
    [4] Quatro à mesa:
    [5] Cinco à mesa:
   *[other] { $n } à mesa:
}
web-start-rules-are = Regras: { $edition }
web-start-start = Jogar

## Other ways

web-start-device-line = Várias pessoas, uma tela, de mão em mão.
web-start-device-lead = Todos jogam nesta tela. Passe-a a quem for a vez.
web-start-set-up = Preparar
web-start-invite = Convidar
web-start-invite-line = Mesmo Wi-Fi ou um link. Sem conta, sem senha.
web-start-make-link = Criar um link
web-start-learn = Um primeiro jogo guiado
web-start-learn-line = Uns cinco minutos, uma coisa de cada vez.
web-start-begin = Começar

## Open tables

web-start-open = Mesas abertas
web-start-open-none = nenhuma no momento
web-start-open-count = { $waiting } com lugares livres, { $playing } para assistir
web-start-taken = { $taken } de { $seats } lugares ocupados
web-start-spectators = { $n } assistindo
web-start-join = Entrar
web-start-watch = Assistir

## A new table

web-start-friends = Uma mesa com amigos
web-start-friends-lead = Diga quem senta onde. Cada lugar livre recebe um código e um link.
web-start-seat = Lugar { $n }
web-start-who-sits = Quem senta no lugar { $n }
web-start-name-of = O nome no lugar { $n }
web-start-a-person = uma pessoa
web-start-a-friend = um amigo
web-start-computer-plays = o computador
web-start-gets-code = recebe um código
web-start-how = Como jogamos
web-start-seats = Lugares
web-start-who-joins = Quem pode entrar
web-start-with-link = Com um link
web-start-anybody = Qualquer um
web-start-pace = Robôs decidem
web-start-pace-instant = na hora
web-start-pace-brisk = rápido
web-start-pace-calm = com calma
web-start-clock = Relógio
web-start-clock-none = sem relógio
web-start-clock-bank = { $minutes } min + { $seconds } s por lance
web-start-clock-move = { $n } s por lance
web-start-clock-days = { $n ->
    [1] um lance por dia
   *[other] { $n } dias por lance
}
web-start-edition = Edição
web-start-details = Regras avulsas
web-start-as-edition = como na edição
web-start-item-disasters = Desastres
web-start-item-suns = Sóis
web-start-item-names = Nomes
web-start-item-sun_track = Trilha do Sol
web-start-hidden = Pontos ocultos
web-start-hidden-hint = Ninguém vê os pontos dos outros até o fim.
web-start-advice = Conselhos permitidos
web-start-advice-hint = Todos podem perguntar o que um robô faria.
web-start-advice-alone = Você pode perguntar o que um robô faria e ver quanto vale o lote.
web-start-make-table = { $n ->
    [1] Criar a mesa com { $n } lugar livre
   *[other] Criar a mesa com { $n } lugares livres
}

## Same Wi-Fi

web-start-lan = Mesmo Wi-Fi
web-start-lan-closed = Deixa entrar aparelhos por perto. Nada sai de casa.
web-start-lan-open = Aparelhos por perto o encontram em { $address }
web-start-only-here = Só esta máquina abre esse link: ligue o mesmo Wi-Fi.

## The organiser's page

web-start-host = Sua mesa
web-start-host-gathering = { $n ->
    [1] Mostre o código do lugar livre ou envie o link. O jogo começa quando todos os lugares estiverem ocupados.
   *[other] Mostre o código de cada lugar livre ou envie o link. O jogo começa quando todos os lugares estiverem ocupados.
}
web-start-host-sealing = Todos os lugares estão ocupados. O acaso está sendo selado.
web-start-host-playing = O jogo está em andamento.
web-start-host-over = O jogo acabou.
web-start-free = livre
web-start-bot-here = joga o computador
web-start-present = presente
web-start-away = ausente
web-start-seat-code = Código QR de { $name }
web-start-seat-link = Link de { $name }
web-start-new-code = Criar um código
web-start-reinvite = Novo link
web-start-mute = Silenciar
web-start-unmute = Deixar falar
web-start-kick = Tirar o lugar
web-start-seat-bot = Sentar um bot
web-start-bot-sits = Deixar jogar
web-start-back = Voltar
web-start-sure = Tem certeza?
web-start-which-bot = Qual bot?
web-start-one-link = Um link para todos
web-start-one-code = Código QR para qualquer lugar livre
web-start-link-open = Link aberto
web-start-link-open-hint = O link único dá qualquer lugar livre.
web-start-link-closed = O link único está fechado ou foi criado em outro lugar. Abri-lo cria um novo.
web-start-all-here = Todos os lugares estão ocupados.
web-start-close = Encerrar o jogo
web-start-delete = Apagar a mesa
web-start-to-table = Para a mesa

## Links

web-start-copy = Copiar
web-start-send = Enviar
web-start-copied = Copiado.
web-start-selected = Este navegador não deixa a página copiar. O link está selecionado: tecle Ctrl+C ou segure-o.
web-start-move-line = Leia o código lá: seu lugar vai junto, e este aparelho passa só a assistir.
web-start-move-make = Criar o código
web-start-move-code = Código QR que leva seu lugar
web-start-move-link = Link que leva seu lugar

## Joining

web-start-joining = Você foi convidado
web-start-this-table = Esta mesa
web-start-sit = Sentar-se
web-start-to-device = Seu lugar, neste aparelho
web-start-take-here = Jogar aqui
web-start-sits-already = Você já está sentado a esta mesa.
web-start-no-seat = Você pode assistir ou procurar outra mesa.
web-start-no-table = A mesa pode ter sido apagada. Veja se o link está completo ou peça um novo.
web-start-watch-instead = Assistir

## Settings

web-start-settings = Ajustes
web-start-done = Pronto
web-start-your-name = Seu nome
web-start-sigil = Seu símbolo
web-start-sigil-lotus = lótus
web-start-sigil-scarab = escaravelho
web-start-sigil-feather = pena
web-start-sigil-knot = nó
web-start-sigil-eye = olho
web-start-language = Idioma
web-start-language-en = English
web-start-language-pt-BR = Português
web-start-language-de = Deutsch
web-start-theme = Aparência
web-start-theme-auto = como o aparelho
web-start-theme-day = dia
web-start-theme-night = noite
web-start-theme-contrast = contraste
web-start-speed = Movimento
web-start-speed-none = nenhum
web-start-speed-times = ×{ $n }
web-start-confirm = Confirmar jogadas
web-start-confirm-off = Nenhuma
web-start-confirm-bids = Só lances
web-start-confirm-all = Todas
web-start-help = O que resta e as chances
web-start-help-hint = Um painel ao lado do tabuleiro, onde a mesa permite.
web-start-codes = Letras nas peças
web-start-codes-hint = Duas letras indicam cada tipo.
web-start-sound = Som
web-start-sound-hint = Um toque curto quando é a sua vez.
web-start-notify = Notificações
web-start-notify-hint = O navegador avisa quando é a sua vez.
web-start-notify-denied = Este navegador não permite isso aqui.
