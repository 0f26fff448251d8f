### Wer die Bots sind. Ihre Namen werden getippt und stehen in Dateien, also übersetzt sie niemand.

bot-uniform = Spielt irgendeine erlaubte Aktion, jede gleich oft: das Maß aller anderen.
bot-search = Rechnet so weit voraus, wie sein Budget reicht: search:ms=300 oder search:sims=2000.
bot-merchant-1 = Der erste merchant, Aktion für Aktion: das Maß aller späteren.

bot-ra-merchant = Weiß, was die Plättchen ihm wert sind, und bietet diesen Preis.
bot-ra-hoarder = Spart die Sonnen für das, was sich lohnt, und hat spät in der Epoche noch welche.
bot-ra-builder = Lebt von Monumenten und zahlt zu viel dafür.
bot-ra-charioteer = Treibt die Ra-Reihe voran: zieht und zieht und lässt andere Ra rufen.
bot-ra-courtier = Will die meisten Pharaonen, was die Nachbarn auch anhäufen.
bot-ra-novice = Hat die Regeln gelesen, verschätzt sich oft und ist ein milder erster Gegner.

bot-ra-dice-merchant = Würfelt und setzt ein, was die meisten Punkte erwarten lässt.
bot-ra-dice-builder = Lebt von Monumenten: jede Spalte, und drei und mehr in einer.
bot-ra-dice-boatman = Fährt den Nil hinauf und hat in jeder Epoche Hochwasser.
bot-ra-dice-courtier = Will bei den Pharaonen vorn sein, koste es, was es wolle.
bot-ra-dice-scribe = Sammelt Zivilisations-Steine, wenn es geht fünf Farben in einer Epoche.
bot-ra-dice-stormbringer = Würfelt auf Sonnen: drei für die Punkte, vier für eine Katastrophe.
bot-ra-dice-apprentice = Weiß, was alles wert ist, aber nicht immer: ein milder Gegner.

bot-silent = Sagt nichts über sich.
bot-broken = Nicht zu gebrauchen: { $why }
