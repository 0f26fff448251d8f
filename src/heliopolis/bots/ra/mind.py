"""The compiled bots of Ra, as everybody above them sees them."""

from typing import Final

from heliopolis.bots.minds import Mind
from heliopolis.bots.ra import whole_games
from heliopolis.bots.ra.characters import CHARACTERS
from heliopolis.bots.ra.search.bot import Search
from heliopolis.bots.ra.search.reasons import reasons
from heliopolis.bots.ra.table_worth import worth
from heliopolis.bots.ra.traits import traits_of
from heliopolis.ra import kernel

MIND: Final = Mind(
    characters=CHARACTERS,
    uniform=traits_of(uniform=1.0),
    search=Search,
    reasons=reasons,
    worth=worth,
    decide_in=whole_games.decide_in,
    columns=whole_games.COLUMNS,
    items=whole_games.ITEMS,
    rates=whole_games.RATES,
    begin=whole_games.begin,
    outcome=whole_games.outcome,
    count=whole_games.count,
    places=kernel.places_of,
    decide_each=whole_games.decide_each,
    play_games=whole_games.play_games,
)
