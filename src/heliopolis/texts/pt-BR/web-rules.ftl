### A moldura da página de regras.

web-rules-title = As regras
web-rules-contents = Conteúdo
web-rules-search = Procurar nas regras
web-rules-found = { $n ->
    [0] Nada encontrado
    [1] Encontrado em { $n } seção
   *[other] Encontrado em { $n } seções
}
web-rules-print = Imprimir
web-rules-games = Qual jogo
web-rules-to-quick = Referência rápida
web-rules-to-guide = Primeiro jogo com guia
web-rules-example = Exemplo
web-rules-link = Link para esta seção
web-rules-players = jogadores
