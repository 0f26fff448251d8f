### Why a table, a bot or a language cannot be had. Explained in refusals.ftl.
### $close is what may have been meant, none or one.

refusal-no-such-language = There is no language "{ $language }"; there are { $languages }.
refusal-no-such-game = There is no game "{ $game }"; there are { $games }.
refusal-no-such-edition = { $editions_n ->
    [1] There is no edition "{ $edition }", only { $editions }.
   *[other] There is no edition "{ $edition }"; there are { $editions }.
}
refusal-no-such-item = An edition has no "{ $item }" to override, only { $items }.
refusal-no-such-choice = { $item } cannot be "{ $choice }", only { $choices }.
refusal-number-out-of-range = { $item } cannot be "{ $choice }", only { $lowest } to { $highest }.
refusal-wrong-number-of-players = { $game ->
    [ra-dice] The dice game is for { $fewest } to { $most } players, not { $players }.
   *[ra] Ra is for { $fewest } to { $most } players, not { $players }.
}
refusal-dealer-or-opening = A game starts with a dealer or with what was dealt, one of the two.
refusal-wrong-suns = The suns of { $players } players are the groups { $groups }.
refusal-unreadable-suns = "{ $text }" are no suns such as 13-6-2.
refusal-not-a-starter = "{ $text }" is no seat; the starter is a number from 1 to { $players }.
refusal-scores-cannot-be-hidden = In the dice game all points are open.
refusal-not-a-move = "{ $text }" is no move; moves are { $moves }.
refusal-no-such-action = Game { $game }: { $action } is no action below { $actions }.

## Bots

refusal-bot-raised = { $line ->
    [0] { $name } raised { $fault }.
   *[other] { $name } raised { $fault } ({ $file }, line { $line }).
}
refusal-bot-chose-no-move = { $name } chose "{ $chosen }", which is no legal move here.
refusal-bot-without-class = "{ $path }" is a file; name the class too: { $path }:{ $example }
refusal-no-such-class = { $close_n ->
    [0] { $bots_n ->
        [0] "{ $path }" has no class "{ $wanted }"; there is no bot in it.
       *[other] "{ $path }" has no class "{ $wanted }"; there are { $bots }.
    }
   *[other] "{ $path }" has no class "{ $wanted }"; did you mean { $close }?
}
refusal-no-bot-file = There is no file "{ $path }" with a bot in it.
refusal-bot-file-syntax = "{ $path }", line { $line }: { $fault }.
refusal-bot-file-broken = "{ $path }" cannot be loaded: { $fault }.
refusal-not-a-bot-maker = { $name } makes no bot: it is neither a class nor a function.
refusal-not-a-bot = { $name } is no bot: it has no method choose(view, legal).
refusal-bot-without-choose = { $name } makes no bot: what it makes has no method choose(view, legal).
refusal-bot-takes-other-arguments = { $name } cannot be made: it has to take a generator and a budget.
refusal-bot-plays-other-games = { $name } plays { $games }, not { $game }.
refusal-bot-cannot-be-made = { $name } cannot be made: { $fault }.
refusal-installed-bot-broken = The bot { $name } ({ $place }) cannot be loaded: { $fault }.
refusal-bot-name-missing = A name is missing in the list of bots "{ $text }".
refusal-budget-needs-number = { $parameter } needs a number in "{ $text }", as in { $parameter }=50.
refusal-budget-out-of-range = { $parameter } is a whole number from 1 to { $most }, not "{ $text }".
refusal-no-such-budget = { $close_n ->
    [0] No bot has a parameter "{ $parameter }"; there are { $parameters }.
   *[other] No bot has a parameter "{ $parameter }"; did you mean { $close }?
}
refusal-budget-given-twice = { $parameter } is given twice in "{ $text }"; once is enough.
refusal-not-a-budget = "{ $text }" is no parameter; those read ms=300 and sims=2000.
refusal-no-such-bot = { $close_n ->
    [0] There is no bot "{ $name }"; there are { $bots }.
   *[other] There is no bot "{ $name }"; did you mean { $close }?
}
refusal-too-many-bots = { $seats ->
    [1] { $bots } bots are named, but the table has room for { $seats } bot.
   *[other] { $bots } bots are named, but the table has room for { $seats } bots.
}
refusal-bot-takes-no-budget = { $name } takes no budget, so there is nothing to set in "{ $text }".
refusal-nobody-is-asked = Nobody is asked here: chance comes next, or the game is over.
refusal-no-such-evaluator = There is no evaluator of kind { $kind }, only of kinds { $kinds }.
