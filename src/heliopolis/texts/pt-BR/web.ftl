### A moldura da página no navegador: o que ela diz quando o servidor não responde.

web-server-away = O servidor não responde.
web-server-away-hint = Nada se perdeu. Inicie-o de novo na máquina dele; esta página então continua sozinha.
web-server-start = heliopolis
web-page-older = O servidor tem uma página mais nova.
web-page-older-hint = Recarregue a página; suas partidas estão como estavam.
web-load-anew = Recarregar
refusal-server-silent = O servidor não responde. Tente de novo em um instante.
web-nothing-here = Não há nada aqui.
web-nothing-here-hint = O endereço pode estar errado, ou ter sido cortado ao copiar.
