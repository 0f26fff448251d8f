### As mensagens de play e replay; explicado em en/terminal.ftl.

## Um jogo começa

play-goes-on = { $n ->
    [1] O jogo continua depois de { $n } jogada.
   *[other] O jogo continua depois de { $n } jogadas.
}
play-seal = { $game ->
    [ra-dice] Cada lançamento é fixado
   *[ra] Cada peça tirada é fixada
} por um segredo que será revelado no fim; o SHA-256 dele é
play-seal-from-here = { $game ->
    [ra-dice] Daqui em diante cada lançamento é fixado
   *[ra] Daqui em diante cada peça tirada é fixada
} por um segredo que será revelado no fim; o SHA-256 dele é
play-seal-same = { $game ->
    [ra-dice] Cada lançamento continua fixado
   *[ra] Cada peça tirada continua fixada
} pelo segredo que já estava selado; o SHA-256 dele é
play-saved-every-move = Salvo depois de cada jogada em { $path }
play-type-help = Digite ? para ajuda.
play-practice = { $n ->
    [1] Isto é treino: o jogo volta para depois de { $n } jogada, e o que saiu depois dela já foi visto.
   *[other] Isto é treino: o jogo volta para depois de { $n } jogadas, e o que saiu depois delas já foi visto.
}

## Perguntas

play-pause = Enter continua, fim vai até o final, sair encerra:

## Salvar, sair, continuar

play-saved = Salvo em { $path }
play-game-saved = O jogo está salvo em { $path }
play-saved-on-signal = Interrompido de fora. O jogo está salvo em { $path }
play-go-on-with = Continue com: { $command }
play-check-with = { $game ->
    [ra-dice] Confira cada lançamento com: { $command }
   *[ra] Confira cada peça tirada com: { $command }
}
play-see-again = Veja de novo com: { $command }
play-stops = O jogo para aqui: { $why }
save-elsewhere = Não foi possível salvar ({ $fault }); o jogo está em { $path }.
save-works-again = Salvar voltou a funcionar: o jogo está em { $path }
save-impossible = O jogo não pode ser salvo ({ $fault }). Ele continua, e o registro é impresso quando você sair.
save-copy = Copie o que segue para um arquivo para guardar o jogo:
fault-enospc = não há mais espaço em disco
fault-erofs = ali só se pode ler
fault-eacces = sem permissão
fault-enoent = a pasta não existe
fault-enotdir = isso não é uma pasta
load-truncated = { $n ->
    [0] Falta o fim de { $path }, e não resta nenhuma jogada inteira.
    [1] Falta o fim de { $path }; resta { $n } jogada inteira.
   *[other] Falta o fim de { $path }; restam { $n } jogadas inteiras.
}
load-truncated-question = Continuar daí? Digite sim ou não:

## Rever

replay-margin = Antes de cada vez: as jogadas feitas até o fim dela, para --at.
replay-unfinished = { $n ->
    [1] O jogo não terminou; tem { $n } jogada.
   *[other] O jogo não terminou; tem { $n } jogadas.
}

## Compilar

compiling = Compilando { $game }, só uma vez: { $number } de { $total } ...
compiling-once = Compilando { $game }, só uma vez; isso leva cerca de um minuto ...
compiling-elsewhere = Esperando outro processo que compila { $game } ...
compiled = As regras e os robôs estão compilados.
