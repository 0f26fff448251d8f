### O que se pode digitar em vez da notação, com vírgulas entre as maneiras; explicado em en/typed.ftl.

## Rá

type-ra-verb-draw = tirar, tiro, tira, retirar, comprar
type-ra-verb-ra = invocar Rá, Rá, invocar, invoco
type-ra-verb-god = deus, gastar deus, gastar um deus, gasto um deus, usar deus
type-ra-verb-done = pronto, chega
type-ra-verb-bid = lance, dar lance, dou lance, oferecer, ofereço
type-ra-verb-pass = passar, passo, passa
type-ra-verb-lose = perder, perco, descartar
type-ra-fillers = o, a, um, uma, de, da, do, peça, e, pegar, bolsa, sol, por, pela
type-ra-word-gold = ouro
type-ra-word-pharaoh = faraó
type-ra-word-nile = Nilo
type-ra-word-flood = inundação
type-ra-word-agriculture = agricultura
type-ra-word-art = arte
type-ra-word-astronomy = astronomia
type-ra-word-religion = religião
type-ra-word-writing = escrita
type-ra-word-fortress = fortaleza
type-ra-word-obelisk = obelisco
type-ra-word-palace = palácio
type-ra-word-pyramid = pirâmide
type-ra-word-sphinx = esfinge
type-ra-word-statue = estátua
type-ra-word-step-pyramid = pirâmide de degraus, pirâmide degraus, degraus
type-ra-word-temple = templo
type-ra-word-funeral = funeral
type-ra-word-drought = seca
type-ra-word-unrest = guerra, revolta
type-ra-word-earthquake = terremoto

## O jogo de dados

type-dice-verb-roll = rolar, rolo, rola, rolar de novo, de novo
type-dice-verb-keep = manter, mantenho, ficar, fico
type-dice-verb-pharaoh = faraó
type-dice-verb-nile = Nilo
type-dice-verb-flood = inundar, inundação, inundar nilo, inundar o nilo, inundo o nilo
type-dice-verb-civ = civilização
type-dice-verb-monument = monumento, monumentos
type-dice-verb-disaster = desastre, declarar desastre, declarar um desastre
type-dice-verb-lose = perder, perco
type-dice-verb-end = encerrar, encerrar vez, encerrar a vez, encerro, fim, parar, pronto
type-dice-word-with = com
type-dice-word-all = tudo, todos
type-dice-fillers = o, a, os, as, e, um, uma, dado, dados, no, na, nos, nas, do, da, dos, de, em, coluna, marcador, marcadores

## Comandos e respostas

type-command-help = ?, ajuda, help, h
type-command-rules = regras
type-command-table = mesa
type-command-bag = bolsa
type-command-sheet = pontos, folha, folhas, placar, sheets
type-command-save = salvar
type-command-quit = sair, exit, q
type-command-say = dizer, diga, digo
type-command-resign = desistir, desisto
type-command-back = voltar, volto
type-command-limit = limite, até
type-command-agree = concordar, concordo
type-command-disagree = discordar, discordo
type-answer-end = fim
type-answer-yes = sim, s
type-answer-no = não, n
