"""What an epoch would bring if it ended now is what the rules score when it does."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis import ra
from heliopolis.core.events import EpochScored
from heliopolis.core.log import new_log
from heliopolis.core.seats import EPOCHS
from heliopolis.dice import events as dice_events
from heliopolis.dice.epoch import end_epoch as end_epoch_of_dice
from heliopolis.games import names
from heliopolis.ra import events as ra_events
from heliopolis.ra.epoch import end_epoch as end_epoch_of_ra
from heliopolis.ra.facts import RA_TRACK_FULL
from heliopolis.record import read_record, replay
from tests.positions import state_with, states_of

from .examples import EVERY_GAME, EXAMPLES, Example

GOLDEN = [
    path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parents[1] / "golden").glob("*.ra"))
]
CHANGE_NOTHING = (
    ra_events.RaDrawn,
    ra_events.EpochEnded,
    dice_events.TurnEnded,
    dice_events.EpochEnded,
)
"""What may happen before an epoch is scored without a word to say in it."""
ANY = st.sampled_from(sorted(EXAMPLES)).flatmap(
    lambda name: EXAMPLES[name].positions.filter(lambda here: not here.over)
)


def lines_at_the_end(here: Any) -> tuple[Any, ...]:
    """The score sheet if the rules end the epoch of a position there and then."""
    states, log = states_of(here), new_log()
    if isinstance(here, ra.Position):
        end_epoch_of_ra(states[0], RA_TRACK_FULL, log)
    else:
        end_epoch_of_dice(states[0], log)
    events = here.read_events(log[1 : log[0, 0] + 1].tolist())
    (lines,) = (event.lines for event in events if isinstance(event, EpochScored))
    return tuple(lines)


def everything(here: Any) -> tuple[Any, ...]:
    """What every seat is told of itself."""
    return tuple(here.score_now(seat)[seat] for seat in range(here.game.players))


def expect_told(scores: tuple[Any, ...], lines: tuple[Any, ...]) -> None:
    """These scores are what the lines say, item by item."""
    assert len(scores) == len(lines)
    for score, line in zip(scores, lines, strict=True):
        assert score.points == line.points
        assert score.net == sum(score.items.values())
        assert score.items == {item: getattr(line, item) for item in score.items}
        assert all(getattr(line, item) == 0 for item in score.later)


@given(ANY)
def test_it_is_what_the_rules_score_when_the_epoch_ends_there(here: Any) -> None:
    before = here.to_bytes()

    scores = here.score_now(None)

    expect_told(scores, lines_at_the_end(here))
    assert here.to_bytes() == before


@given(ANY)
def test_what_comes_later_is_scored_at_the_end_of_the_last_epoch(here: Any) -> None:
    last = type(here)(here.game, state_with(here, {"epoch": EPOCHS}), here.sheet())

    scores, at_the_end = here.score_now(None), last.score_now(None)

    for score, final in zip(scores, at_the_end, strict=True):
        assert {**score.items, **score.later} == final.items
        assert final.later == {}
        assert set(score.later) == (
            set() if here.epoch == EPOCHS else set(final.items) - set(score.items)
        )


@pytest.mark.parametrize("game", names())
def test_it_is_what_kept_games_scored_where_nothing_came_between(game: str) -> None:
    found = 0
    for record in map(read_record, GOLDEN):
        if record.game.name != game:
            continue
        for before, step in pairwise(replay(record)):
            kinds = [type(event) for event in step.events]
            scored = (at for at, kind in enumerate(kinds) if issubclass(kind, EpochScored))
            at = next(scored, None)
            if at is not None and all(issubclass(kind, CHANGE_NOTHING) for kind in kinds[:at]):
                expect_told(everything(before.position), step.events[at].lines)
                found += 1
    assert found > 3


@EVERY_GAME
def test_when_the_game_is_over_there_is_nothing_more_to_score(example: Example) -> None:
    assert example.over(3).score_now(None) == example.over(3).score_now(0) == ()


@EVERY_GAME
def test_in_an_open_game_everybody_is_told_the_same(example: Example) -> None:
    here = example.decides(3)

    assert here.score_now(None) == here.score_now(0) == here.score_now(2)
    assert len(here.score_now(None)) == 3


@EVERY_GAME
def test_it_is_told_to_seats_of_the_table_alone(example: Example) -> None:
    with pytest.raises(ValueError, match=r"^seats go from 0 to 2, not 3$"):
        example.decides(3).score_now(3)
