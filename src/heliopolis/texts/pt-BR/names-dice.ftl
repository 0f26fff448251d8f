### Como se chamam os dados e as áreas do jogo de dados; tudo está explicado em en/names.ftl.

## Dados: cores, com .noun para o dado ou o espaço dessa cor, e .code

colour-red = vermelho
    .noun = vermelho
    .code = Vm
colour-blue = azul
    .noun = azul
    .code = Az
colour-yellow = amarelo
    .noun = amarelo
    .code = Am
colour-green = verde
    .noun = verde
    .code = Vd
colour-purple = roxo
    .noun = roxo
    .code = Rx

## Dados: faces e as áreas do mesmo nome

face-pharaoh = Faraó
face-nile = Nilo
face-civ = civilização
face-monument = monumento
face-ankh = ankh
face-sun = Sol
die-shown = { $face } ({ $colour })
