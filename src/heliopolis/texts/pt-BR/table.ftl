### O que todo jogo diz da sua mesa, das eras e do fim; explicado em en/table.ftl.

setting = { $n ->
    [1] { $game } para { $n } pessoa, edição { $edition }.
   *[other] { $game } para { $n } pessoas, edição { $edition }.
}
setting-changed = { $n ->
    [1] { $game } para { $n } pessoa, edição { $edition }, { $changes }.
   *[other] { $game } para { $n } pessoas, edição { $edition }, { $changes }.
}
setting-scores-hidden = pontos ocultos
override-disasters-after-turn = desastres no fim da vez
override-disasters-at-once = desastres na hora
override-suns = sóis como na edição { $edition }
override-names = nomes como na edição { $edition }
override-sun_track = { $n ->
    [1] trilha do Sol de { $n } casa
   *[other] trilha do Sol de { $n } casas
}
seats-clockwise = Lugares, em sentido horário: { $names }.

headline = Era { $epoch } de { $epochs }. { $what }
headline-over = Fim de jogo.
move-prompt = { $who ->
    [you] Sua jogada:
   *[name] Jogada de { $name }:
}

epoch-scored = Pontuação da era { $epoch }: { $points }.
epoch-scored-seat = { $name }: { $net } para { $points }
game-won = { $points ->
    [1] { $who ->
        [you] Fim de jogo: você vence com { $points } ponto.
       *[name] Fim de jogo: { $name } vence com { $points } ponto.
    }
   *[other] { $who ->
        [you] Fim de jogo: você vence com { $points } pontos.
       *[name] Fim de jogo: { $name } vence com { $points } pontos.
    }
}

## Folhas de pontos e o resultado

sheet-epoch = Era { $epoch }
sheet-net = Nesta era
sheet-points = Total
sheet-none = Nenhuma era foi pontuada ainda.
result-title = Pontos finais
points-hidden = ? pontos

## Nomes dos lugares que não têm outro

seat-person = Lugar { $number }
