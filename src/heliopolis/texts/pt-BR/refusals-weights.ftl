# Arquivos de redes treinadas que não podem ser usados.

refusal-weights-foreign = "{ $path }" não é um arquivo de rede, ou a primeira linha está danificada: copie de novo ou escolha outro.
refusal-weights-newer = "{ $path }" está no formato { $version }, e este programa lê formatos até { $known }: um Heliopolis mais novo o lê.
refusal-weights-cut = "{ $path }" tem mais ou menos números do que a primeira linha diz: copie de novo.
refusal-weights-damaged = "{ $path }" não está como foi escrito: copie de novo.
refusal-weights-other-game = A rede em "{ $path }" é para { $found }, não para { $wanted }: escolha uma para { $wanted }.
refusal-weights-other-features = A rede em "{ $path }" lê a versão { $version } das características, e este programa tem a versão { $known }: escolha uma para a versão { $known } ou treine de novo.
refusal-weights-unfit = "{ $path }" diz { $wrong } = { $number }, o que nenhuma rede para { $wanted } tem: escolha outra.
refusal-weights-not-finite = Em "{ $path }" há números infinitos ou que não são números: treine a rede de novo ou escolha outra.
