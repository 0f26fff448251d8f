### A referência rápida: cada jogo em uma página; explicado em en/web-quick.ftl.

web-quick-title = { $game ->
    [dice] O jogo de dados em uma página
   *[ra] Rá em uma página
}
web-quick-aim = { $game ->
    [dice] Três eras, até três lançamentos por vez. Vence quem tem mais pontos.
   *[ra] Rio Grande 2008. Vence quem tem mais pontos depois de três eras.
}
web-quick-where = referência rápida
web-quick-full = Regras completas
web-quick-goes = sai
web-quick-stays = fica
web-quick-each-epoch = no fim de cada era
web-quick-worth = Quanto vale
web-quick-last-only = só depois da terceira era

web-quick-turn = A sua vez: uma de três
web-quick-draw = Tirar uma peça
    .how = enquanto houver espaço no lote. Uma peça de Rá sobe ao céu e abre um leilão.
web-quick-invoke = Invocar Rá
    .how = pelo lote como ele está. Se ninguém der lance, você precisa, a não ser que o lote esteja cheio.
web-quick-gods = Gastar deuses:
    .how = por cada um, pegue uma peça do lote; qualquer uma, menos um deus.
web-quick-no-sun = Nenhum sol virado para cima? Você fica de fora até a era acabar.
web-quick-auction = Um leilão
web-quick-swap = paga o { $paid }, recebe o { $gained }
web-quick-auction-1 = Uma volta só: começa à esquerda de quem está com a estátua, que fala por último.
web-quick-auction-2 = Um sol cada, maior que o melhor lance, ou passar.
web-quick-auction-3 = Quem vence leva todas as peças e o sol do centro, virado para baixo até a próxima era. O sol pago vai para o centro.
web-quick-auction-4 = Sem lances: depois de uma peça de Rá as peças ficam; um lote cheio que foi chamado se perde.
web-quick-epoch = A era termina
web-quick-epoch-1 = na hora, quando o último espaço de Rá se enche: sem leilão, e sóis não usados se perdem;
web-quick-epoch-2 = ou quando o último sol virado para cima é gasto.
web-quick-epoch-then = Depois todos os sóis viram para cima. Três eras fazem um jogo.
web-quick-flood = 1 cada, e rega todos os Nilos
web-quick-nile = 1 cada, mas só com uma inundação
web-quick-river = rio
web-quick-kinds = tipos diferentes
web-quick-last = Depois da terceira era também: maior soma de sóis 5, menor −5. Os pontos nunca ficam abaixo de zero. O sol mais alto desempata.
web-quick-disasters = Desastres
web-quick-disasters-note = cada um leva duas e some
web-quick-disasters-then = Peças novas também são atingidas. Ouro e deuses, nunca. O que você não tem, não fica devendo.
web-quick-suns = Sóis no começo
web-quick-suns-then = O sol 1 começa no centro. O sol mais alto abre cada era. Espaços de Rá: 6, 8, 9, 10 para 2, 3, 4, 5 jogadores.
web-quick-hold = Segure uma peça
web-quick-hold-how = Cada peça na mesa se explica: pare o ponteiro sobre ela, chegue a ela com a tecla Tab ou mantenha o dedo nela.

web-quick-dice-roll = Rolar, até três lançamentos
web-quick-dice-roll-1 = Primeiro os cinco dados, depois os que quiser de novo, no máximo duas vezes.
web-quick-dice-roll-2 = Um Sol fica travado assim que cai.
web-quick-dice-spend = Usar os outros
web-quick-dice-spend-note = em qualquer ordem, cada um uma vez
web-quick-dice-ankh = vale por qualquer símbolo ao lado de um de verdade; cada dois sem uso valem 2 pontos
web-quick-dice-count-suns = Contar os Sóis
