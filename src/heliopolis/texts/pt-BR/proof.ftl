### O que --verify diz; explicado em en/proof.ftl.

proof-proved = { $deals ->
    [1] Provado: o { $deals } sorteio vem do que foi selado antes.
   *[other] Provado: todos os { $deals } sorteios vêm do que foi selado antes.
}
proof-not-provable = Não pode ser provado: { $gaps }.
proof-contradicted = Contradição na jogada { $move }, na vez { $turn }: o selo dá { $sealed }, o registro diz { $recorded }.
proof-contradicted-opening = { $opening ->
    [starter] Contradição em quem começa: o selo dá { $sealed }, o registro diz { $recorded }.
   *[suns] Contradição nos sóis: o selo dá { $sealed }, o registro diz { $recorded }.
}

## Lacunas

proof-gap-no-commitment = { $part ->
    [opening] { $opening ->
        [starter] a escolha de quem começa não tem compromisso
       *[suns] a distribuição dos sóis não tem compromisso
    }
    [opening-move] { $opening ->
        [starter] quem começa e a jogada { $last } não têm compromisso
       *[suns] os sóis e a jogada { $last } não têm compromisso
    }
    [opening-moves] { $opening ->
        [starter] quem começa e as jogadas { $first } a { $last } não têm compromisso
       *[suns] os sóis e as jogadas { $first } a { $last } não têm compromisso
    }
    [move] a jogada { $last } não tem compromisso
   *[moves] as jogadas { $first } a { $last } não têm compromisso
}
proof-gap-never-opened = { $part ->
    [opening] { $opening ->
        [starter] a escolha de quem começa tem um selo que nunca foi aberto
       *[suns] a distribuição dos sóis tem um selo que nunca foi aberto
    }
    [opening-move] { $opening ->
        [starter] quem começa e a jogada { $last } têm um selo que nunca foi aberto
       *[suns] os sóis e a jogada { $last } têm um selo que nunca foi aberto
    }
    [opening-moves] { $opening ->
        [starter] quem começa e as jogadas { $first } a { $last } têm um selo que nunca foi aberto
       *[suns] os sóis e as jogadas { $first } a { $last } têm um selo que nunca foi aberto
    }
    [move] a jogada { $last } tem um selo que nunca foi aberto
   *[moves] as jogadas { $first } a { $last } têm um selo que nunca foi aberto
}

## Em que se baseia e o que não diz

proof-practice = { $practice ->
    [1] Este jogo saiu de outro depois de { $practice } jogada, e o que veio depois já tinha sido visto nele: quem jogou sabia.
   *[other] Este jogo saiu de outro depois de { $practice } jogadas, e o que veio depois já tinha sido visto nele: quem jogou sabia.
}
proof-compare = { $n ->
    [1] Compare o compromisso com o que foi mostrado antes do jogo:
   *[other] Compare os compromissos com o que foi mostrado antes que cada um valesse:
}
proof-promise = { $first ->
    [0] Desde o começo:
   *[other] A partir da jogada { $first }:
}
proof-promise-idle = { $first ->
    [0] Desde o começo, mas outro assumiu antes de ele sortear algo:
   *[other] A partir da jogada { $first }, mas outro assumiu antes de ele sortear algo:
}
proof-no-words = Nenhum lugar acrescentou uma palavra a um selo, então quem distribuiu pode ter testado segredos antes.
proof-not-covered = Um selo cobre o que foi sorteado, a mesa, a edição, os nomes e os robôs. Não cobre as jogadas escolhidas, quem assumiu um lugar, o relógio e os tempos. Também não mostra se alguém voltou a uma cópia mais antiga do arquivo e já sabia o que viria.
