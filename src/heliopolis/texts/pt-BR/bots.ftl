### Quem são os robôs. Os nomes deles são digitados e escritos em arquivos, por isso não se traduzem.

bot-uniform = Faz qualquer jogada permitida, por sorteio: a medida de todos os outros.
bot-search = Olha à frente até onde o orçamento deixa: search:ms=300 ou search:sims=2000.
bot-merchant-1 = O primeiro merchant, jogada por jogada: a medida dos que vieram depois.

bot-ra-merchant = Sabe quanto um lote vale para si e dá o lance justo.
bot-ra-hoarder = Guarda os sóis para lotes que valem a pena e ainda tem alguns no fim da era.
bot-ra-builder = Vive de monumentos e paga caro demais por eles.
bot-ra-charioteer = Faz a faixa de Rá andar: tira, tira, e deixa aos outros invocar Rá.
bot-ra-courtier = Quer ter mais faraós que todos, juntem o que juntarem os vizinhos.
bot-ra-novice = Leu as regras, avalia mal a maioria dos lotes e é um bom primeiro adversário.

bot-ra-dice-merchant = Rola e usa os dados pelos pontos que pode esperar.
bot-ra-dice-builder = Vive de monumentos: todas as colunas, e três ou mais em uma.
bot-ra-dice-boatman = Sobe o Nilo e o inunda em cada era.
bot-ra-dice-courtier = Quer a ponta da trilha do Faraó, custe o que custar.
bot-ra-dice-scribe = Junta marcadores de civilização, cinco cores por era se puder.
bot-ra-dice-stormbringer = Rola atrás de Sóis: três pelos pontos, quatro para um desastre.
bot-ra-dice-apprentice = Sabe quanto valem as coisas, mas nem sempre: um adversário gentil.

bot-silent = Não diz nada sobre si.
bot-broken = Não pode ser usado: { $why }
