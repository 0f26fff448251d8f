### A moldura da página no navegador: o que ela diz quando o servidor não responde.

web-server-away = O servidor não responde.
web-server-how = { $where ->
    [here] Nada se perdeu. Inicie-o de novo com “{ $make }” na pasta do Heliopolis, ou com “{ $program }” onde ele está instalado; esta página então continua sozinha.
   *[elsewhere] Nada se perdeu. Peça a quem o mantém que o inicie de novo; esta página então continua sozinha.
}
web-page-older = O servidor tem uma página mais nova.
web-page-older-hint = Recarregue a página; suas partidas estão como estavam.
web-load-anew = Recarregar
refusal-server-silent = O servidor não responde. Tente de novo em um instante.
web-nothing-here = Não há nada aqui.
web-nothing-here-hint = O endereço pode estar errado, ou ter sido cortado ao copiar.
web-on-device = Neste aparelho
