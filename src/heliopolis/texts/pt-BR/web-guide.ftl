### O primeiro jogo guiado: o que fica em volta dos passos.

web-guide-title = Jogo guiado
web-guide-next = Continuar
web-guide-finish = Seguir jogando
web-guide-leave = Sair do guia
web-guide-step = Passo { $n } de { $all }
web-guide-astray = Essa jogada não era a da lição, mas o jogo continua valendo: siga como quiser. O guia volta a falar quando surgir algo que ele conhece.
web-guide-page = Um primeiro jogo com guia
web-guide-begin = Começar
web-guide-wait = Preparando a mesa …
web-guide-intro-ra = Uns cinco minutos. Você joga a primeira era de Rá contra Meryt, com alguém ao lado que diz o que importa e quando. As peças que saem foram escolhidas para a lição; depois você pode seguir jogando.
web-guide-intro-dice = Uns cinco minutos. Você joga a primeira era do jogo de dados contra Meryt, com alguém ao lado que diz o que importa e quando. Os dados caem como a lição precisa; depois você pode seguir jogando.
web-guide-intro-home = Voltar ao início
