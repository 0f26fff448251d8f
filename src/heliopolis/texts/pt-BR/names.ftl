### Como as coisas se chamam; tudo está explicado em en/names.ftl.

game-ra = Rá
game-ra-dice = Rá: o jogo de dados

edition-rio-grande = Rio Grande
edition-windrider = Windrider
edition-reference-sheet = folha de referência

## Pessoas

you = Você
you-within = você

## Listas

list-and = { $before } e { $last }
list-comma = { $before }, { $last }
list-semicolon = { $before }; { $last }

## Quantidades: [1] e não [one], que em português incluiria o zero

count-points = { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
}
count-tiles = { $n ->
    [1] { $n } peça
   *[other] { $n } peças
}
count-flood-cubes = { $n ->
    [0] sem inundação
    [1] { $n } cubo de inundação
   *[other] { $n } cubos de inundação
}
signed = { $sign ->
    [plus] +{ $n }
   *[none] { $n }
}
