# Por que uma rede não pode ser treinada.

refusal-torch-missing = O treino precisa do PyTorch, que não está instalado: pip install 'heliopolis[learn]' o traz.
refusal-no-such-settings = Não há receita nem arquivo "{ $name }"; há as receitas { $settings }.
refusal-bad-settings = "{ $name }" não é uma receita de treino: { $reason }.
refusal-bad-checkpoint = "{ $path }" não pode ser lido ({ $reason }): escolha outra --folder ou apague o arquivo para começar de novo.
refusal-other-training = "{ $folder }" tem um treino com outros ajustes: escolha outra --folder ou dê os ajustes com que ele começou.
refusal-no-such-device = Aqui não há dispositivo "{ $device }", apenas { $devices }.
