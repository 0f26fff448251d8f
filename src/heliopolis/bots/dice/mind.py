"""The compiled bots of the dice game, as everybody above them sees them."""

from typing import Final

from heliopolis.bots.dice import whole_games
from heliopolis.bots.dice.characters import CHARACTERS
from heliopolis.bots.dice.search.bot import Search
from heliopolis.bots.dice.search.reasons import reasons
from heliopolis.bots.dice.table_worth import worth
from heliopolis.bots.dice.traits import traits_of
from heliopolis.bots.minds import Mind
from heliopolis.dice import kernel

MIND: Final = Mind(
    characters=CHARACTERS,
    uniform=traits_of(uniform=1.0),
    search=Search,
    decide_in=whole_games.decide_in,
    columns=whole_games.COLUMNS,
    items=whole_games.ITEMS,
    rates=(),
    begin=whole_games.begin,
    outcome=whole_games.outcome,
    count=whole_games.count,
    places=kernel.places_of,
    decide_each=whole_games.decide_each,
    play_games=whole_games.play_games,
    reasons=reasons,
    worth=worth,
)
