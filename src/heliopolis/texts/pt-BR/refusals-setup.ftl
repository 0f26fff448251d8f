### Por que uma mesa, um robô ou um idioma não existe; explicado em en/refusals-setup.ftl.

refusal-no-such-language = Não há o idioma "{ $language }"; há { $languages }.
refusal-no-such-game = Não há o jogo "{ $game }"; há { $games }.
refusal-no-such-edition = { $editions_n ->
    [1] Não há a edição "{ $edition }", só { $editions }.
   *[other] Não há a edição "{ $edition }"; há { $editions }.
}
refusal-no-such-item = Uma edição não tem "{ $item }" para mudar, só { $items }.
refusal-no-such-choice = { $item } não pode ser "{ $choice }", só { $choices }.
refusal-number-out-of-range = { $item } não pode ser "{ $choice }", só de { $lowest } a { $highest }.
refusal-wrong-number-of-players = { $game ->
    [ra-dice] O jogo de dados é para { $fewest } a { $most } pessoas, não { $players }.
   *[ra] Rá é para { $fewest } a { $most } pessoas, não { $players }.
}
refusal-dealer-or-opening = Um jogo começa com quem distribui ou com o que foi distribuído, um dos dois.
refusal-wrong-suns = Os sóis para { $players } pessoas são os grupos { $groups }.
refusal-unreadable-suns = "{ $text }" não são sóis como 13-6-2.
refusal-not-a-starter = "{ $text }" não é um lugar; quem começa é um número de 1 a { $players }.
refusal-scores-cannot-be-hidden = No jogo de dados todos os pontos são abertos.
refusal-not-a-move = "{ $text }" não é uma jogada; as jogadas são { $moves }.
refusal-no-such-action = Jogo { $game }: { $action } não é uma ação abaixo de { $actions }.

## Robôs

refusal-bot-raised = { $line ->
    [0] { $name } parou com { $fault }.
   *[other] { $name } parou com { $fault } ({ $file }, linha { $line }).
}
refusal-bot-chose-no-move = { $name } escolheu "{ $chosen }", que não é uma jogada permitida aqui.
refusal-bot-without-class = "{ $path }" é um arquivo; diga também a classe: { $path }:{ $example }
refusal-no-such-class = { $close_n ->
    [0] { $bots_n ->
        [0] "{ $path }" não tem a classe "{ $wanted }"; não há nenhum robô nele.
       *[other] "{ $path }" não tem a classe "{ $wanted }"; há { $bots }.
    }
   *[other] "{ $path }" não tem a classe "{ $wanted }"; seria { $close }?
}
refusal-no-bot-file = Não há um arquivo "{ $path }" com um robô.
refusal-bot-file-syntax = "{ $path }", linha { $line }: { $fault }.
refusal-bot-file-broken = "{ $path }" não pode ser carregado: { $fault }.
refusal-not-a-bot-maker = { $name } não faz um robô: não é classe nem função.
refusal-not-a-bot = { $name } não é um robô: não tem o método choose(view, legal).
refusal-bot-without-choose = { $name } não faz um robô: o que ele faz não tem o método choose(view, legal).
refusal-bot-takes-other-arguments = { $name } não pode ser feito: precisa receber um gerador e um orçamento.
refusal-bot-plays-other-games = { $name } joga { $games }, não { $game }.
refusal-bot-cannot-be-made = { $name } não pode ser feito: { $fault }.
refusal-installed-bot-broken = O robô { $name } ({ $place }) não pode ser carregado: { $fault }.
refusal-bot-name-missing = Falta um nome na lista de robôs "{ $text }".
refusal-budget-needs-number = { $parameter } precisa de um número em "{ $text }", como em { $parameter }=50.
refusal-budget-out-of-range = { $parameter } é um número inteiro de 1 a { $most }, não "{ $text }".
refusal-no-such-budget = { $close_n ->
    [0] Nenhum robô tem o parâmetro "{ $parameter }"; há { $parameters }.
   *[other] Nenhum robô tem o parâmetro "{ $parameter }"; seria { $close }?
}
refusal-budget-given-twice = { $parameter } aparece duas vezes em "{ $text }"; uma basta.
refusal-not-a-budget = "{ $text }" não é um parâmetro; eles são como ms=300 e sims=2000.
refusal-no-such-bot = { $close_n ->
    [0] Não há o robô "{ $name }"; há { $bots }.
   *[other] Não há o robô "{ $name }"; seria { $close }?
}
refusal-too-many-bots = { $seats ->
    [1] Foram indicados { $bots } robôs, mas na mesa só cabe { $seats }.
   *[other] Foram indicados { $bots } robôs, mas na mesa só cabem { $seats }.
}
refusal-bot-takes-no-budget = { $name } não tem orçamento, então não há o que ajustar em "{ $text }".
refusal-nobody-is-asked = Aqui ninguém decide nada: é a vez do acaso, ou o jogo acabou.
refusal-no-such-evaluator = Não há avaliador do tipo { $kind }, só dos tipos { $kinds }.
