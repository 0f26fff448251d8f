### O que um servidor de mesas diz: por que recusa pedidos, suas poucas páginas e heliopolis serve.

## Pedidos

refusal-two-hosts = O pedido cita dois hosts.
refusal-foreign-host = Este servidor não sabe que se chama "{ $host }".
refusal-foreign-origin = Páginas de "{ $origin }" não podem usar este servidor.
refusal-no-origin = O pedido tem um cookie, mas não diz de que página vem.
refusal-not-json = O corpo de um pedido é JSON, e o tipo de conteúdo diz isso.
refusal-body-too-large = O corpo do pedido tem mais de { $limit } bytes.
refusal-too-slow = O corpo do pedido demorou demais.
refusal-no-such-page = Não há nada neste endereço.
refusal-wrong-method = Isso não dá para fazer com este endereço.
refusal-server-stopping = O servidor está parando. Tente de novo daqui a pouco.
refusal-server-fault = O servidor cometeu um erro. Está no registro dele.
refusal-game-compiling = { $game ->
    [ra-dice] O jogo de dados está sendo compilado, o que acontece uma vez. Tente de novo daqui a pouco.
   *[ra] Ra está sendo compilado, o que acontece uma vez. Tente de novo daqui a pouco.
}
refusal-house-key-needed = Só quem conhece a chave desta casa pode abrir mesas aqui.
refusal-not-from-here = Só alguém na própria máquina do servidor pode fazer isso.
refusal-lan-elsewhere = Este servidor não pode se abrir à rede enquanto roda. Inicie-o com --lan.
refusal-no-private-address = Esta máquina não tem endereço numa rede privada. Indique um com --lan-address.

## Mesas

refusal-not-the-host = Só quem organiza a mesa pode fazer isso.
refusal-seat-needed = Diga qual é o lugar.
refusal-nobody-there = Não há ninguém nesse lugar a quem isso se aplique.
refusal-not-begun = O jogo desta mesa não começou.
refusal-not-over = O jogo desta mesa não acabou.
refusal-too-many-tables = { $limit } das suas mesas não acabaram. Termine ou apague uma primeiro.
refusal-script-or-record = Um jogo continua de um registro ou segue um roteiro, um dos dois.
refusal-record-of-other-game = O registro é do jogo { $game }.
refusal-number-after-end = { $moves ->
    [1] O jogo tem { $moves } jogada, então não pode continuar da jogada { $number }.
   *[other] O jogo tem { $moves } jogadas, então não pode continuar da jogada { $number }.
}
refusal-budget-in-simulations = Num servidor os bots pensam por tantas simulações: sims=300, não "{ $text }".
refusal-budget-too-large = { $most } simulações por jogada são o máximo, então "{ $text }" é demais.

## Páginas

page-refused = Heliopolis não pode responder a isto
page-foreign-host = Quem cuida do servidor pode deixá-lo ter esse nome: heliopolis serve --origin http://{ $host }, ou com --lan para todos na mesma rede.
page-foreign-origin = Quem cuida do servidor pode permitir: heliopolis serve --origin { $origin }
page-title = Heliopolis
page-no-client = O servidor está rodando, mas a mesa para navegadores não foi construída.
page-no-client-instead = Jogue num terminal com heliopolis join LINK, ou deixe programas jogarem: tudo está em /api e /ws.

## heliopolis serve

refusal-not-an-origin = "{ $text }" não é uma origem; uma origem é assim: https://ra.example
refusal-database-needed = Este usuário não tem pasta pessoal; indique um banco de dados com --db.
refusal-no-free-port = Nenhuma porta de { $first } a { $last } está livre.
refusal-cannot-listen = O servidor não pode escutar em { $host }: { $fault }.
refusal-workers-need-redis = Vários processos precisam do Redis para saber uns dos outros: acrescente --redis redis://…
refusal-workers-need-postgres = O SQLite serve a um processo; vários precisam de PostgreSQL e Redis: acrescente --db postgresql://… e --redis redis://…
refusal-lan-behind-proxy = Atrás de um proxy a rede privada é a do proxy: deixe --lan ou --trusted-proxy de fora.
serve-at = Heliopolis está em { $address }
serve-shown = A página abre no navegador; se não abrir, use lá este endereço.
serve-already = O Heliopolis já está rodando, em { $address }
serve-port-taken = A porta { $wanted } está ocupada, então é a { $port }.
serve-lan = Na mesma rede está em { $address }
serve-lan-hint = Todos nesta rede podem entrar em mesas ali.
serve-hint = Quem abre uma mesa recebe um link para cada lugar e um para organizar: fechar, tirar alguém, silenciar alguém ou convidar de novo.
serve-house-key = Só quem conhece a chave da casa pode abrir mesas.
serve-no-house-key = Quem alcança este endereço pode abrir mesas; --house-key ou HELIOPOLIS_HOUSE_KEY pede uma chave.
serve-database = As mesas ficam em { $database }
serve-stop = Ctrl-C para o servidor; os jogos continuam quando ele volta.
serve-stopped = O servidor parou. Tudo está guardado.
serve-failed = Nenhum dos processos do servidor consegue atender, então ele terminou. O registro dele diz por quê.

## heliopolis backup e restore

backup-made = Todas as mesas foram salvas em { $path }
backup-restored = Todas as mesas voltaram de { $path }
