### O que ? responde em todo jogo; explicado em en/help.ftl.

help-by-number = Digite o número de uma jogada, ou o seu texto, ou um destes:
help-by-colour = Digite os dados a rolar, por nome ou código (Vm Az Am Vd Rx), ou um destes:
help-moves = As jogadas aqui:
help-reminder = Digite o número de uma jogada ou o seu texto; ? para ajuda.
help-commands = Comandos aqui: { $commands }.

## Os comandos: o que digitar e o que fazem

command-help = ?
    .does = esta ajuda
command-rules = regras
    .does = as regras em resumo
command-table = mesa
    .does = mostrar a mesa de novo
command-bag = bolsa
    .does = as peças que restam na bolsa, por tipo
command-sheet = pontos
    .does = as folhas de pontos até agora
command-save = salvar
    .does = salvar agora (isso também acontece sozinho depois de cada jogada)
command-quit = sair
    .does = salvar e sair; o jogo pode continuar depois
command-say = dizer
    .does = dizer algo a todos: dizer TEXTO
command-resign = desistir
    .does = deixar um bot jogar por você; antes do começo, devolver o lugar
command-back = voltar
    .does = jogar de novo quando um bot joga por você
command-limit = limite
    .does = dar lances sozinho de até um sol neste leilão: limite SOL; sem sol, não mais
command-agree = concordar
    .does = concordar em encerrar o jogo sem resultado; ele acaba quando todos tiverem concordado
command-disagree = discordar
    .does = continuar jogando: voltar atrás no acordo
command-fetch = salvar
    .does = salvar o jogo até aqui em um arquivo deste computador
command-leave = sair
    .does = sair; a mesa e o seu lugar ficam como estão
command-end = fim
    .does = não perguntar mais nada até o fim do jogo
