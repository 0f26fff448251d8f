"""All that is said to somebody who asks what to do, in both games."""

import numpy as np
import pytest

from heliopolis.bots.advice import advise
from heliopolis.bots.base import Budget
from heliopolis.bots.counsel import counsel
from heliopolis.bots.minds import mind_of
from heliopolis.bots.thoughts import PLAY
from heliopolis.core.chance import SeededDealer
from heliopolis.core.errors import InvalidSetup
from heliopolis.games import make_game, names

BUDGET = Budget(simulations=3)


@pytest.mark.parametrize("game", names())
def test_counsel_is_advice_and_what_things_are_worth(game: str) -> None:
    dealer = SeededDealer(np.random.default_rng(1))
    here = make_game(game, 3).start(dealer)
    while not isinstance(here.actor, int):
        here = here.play(here.deal(dealer)).position
    view = here.view(here.actor)

    even, play = counsel(view, BUDGET), counsel(view, BUDGET, PLAY)

    assert even.advice == advise(view, BUDGET)
    assert play.advice == advise(view, BUDGET, PLAY)
    assert even.worth == play.worth == mind_of(game).worth(view)


@pytest.mark.parametrize("seat", [0, None])
def test_where_nobody_is_asked_nothing_is_said(seat: int | None) -> None:
    here = make_game("ra", 2).start_with("9-6-5-2 8-7-4-3").play("draw").position

    with pytest.raises(InvalidSetup, match="nobody-is-asked"):
        counsel(here.view(seat), BUDGET)
