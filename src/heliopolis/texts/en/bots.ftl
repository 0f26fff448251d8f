### Who the bots are. Their names are typed and written in files, so they are in no language.

bot-uniform = Plays any legal move, each as likely: the measure of every other bot.
bot-search = Looks ahead as far as its budget lets it: search:ms=300 or search:sims=2000.
bot-merchant-1 = The merchant as it was at first, move for move: later ones are measured by it.

bot-ra-merchant = Knows what a lot is worth to it, and bids its price.
bot-ra-hoarder = Keeps its suns for lots that are worth it, and has some left late in the epoch.
bot-ra-builder = Lives from monuments, and pays too much for them.
bot-ra-charioteer = Drives the Ra track on: it draws and draws, and leaves it to others to call Ra.
bot-ra-courtier = Wants the most pharaohs, whatever the neighbours pile up meanwhile.
bot-ra-novice = Has read the rules, misjudges most lots, and is a gentle first opponent.

bot-ra-dice-merchant = Rolls and spends for the points it may expect.
bot-ra-dice-builder = Lives from monuments: every column, and three and more in one.
bot-ra-dice-boatman = Sails up the Nile and floods it in every epoch.
bot-ra-dice-courtier = Wants to be first with Pharaohs, whatever it costs.
bot-ra-dice-scribe = Collects civilization markers, five colours an epoch if it can.
bot-ra-dice-stormbringer = Rolls for Suns: three for the points, four to send a disaster.
bot-ra-dice-apprentice = Knows what things are worth, but not always: a gentle opponent.

bot-silent = Says nothing about itself.
bot-broken = Cannot be used: { $why }
