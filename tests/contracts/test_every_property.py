"""What holds in every position, whoever plays and whatever chance deals."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis import CHANCE
from heliopolis.core.errors import HeliopolisError, IllegalMove

from .examples import EVERY_GAME, Example, each


@EVERY_GAME
@given(data=st.data())
def test_every_legal_move_applies_and_no_other(example: Example, data: st.DataObject) -> None:
    here = data.draw(example.positions)
    before = here.to_bytes()
    legal = set(here.moves())

    for move in (*example.decisions, *example.outcomes):
        if move in legal:
            assert here.play(move).position != here
            continue
        with pytest.raises(IllegalMove, match=rf"\({example.rule_number}\)"):
            here.play(str(move))
    assert here.to_bytes() == before


@EVERY_GAME
@given(data=st.data())
def test_distinct_moves_are_among_the_options_and_these_are_legal(
    example: Example, data: st.DataObject
) -> None:
    here = data.draw(example.positions)

    if here.actor is CHANCE:
        assert here.moves() == here.moves(distinct=True) == here.options() == tuple(here.odds())
        return
    few, some, every = here.moves(distinct=True), here.options(), here.moves()
    assert set(few) <= set(some) <= set(every)
    assert bool(few) == (not here.over)
    assert len(set(few)) == len(few)
    assert len(set(some)) == len(some)
    assert len(few) <= example.batch.MOST_LEGAL


@EVERY_GAME
@given(data=st.data())
def test_every_move_survives_a_round_trip_through_text(
    example: Example, data: st.DataObject
) -> None:
    here = data.draw(example.positions.filter(lambda position: not position.over))
    move = data.draw(st.sampled_from(here.moves()))

    assert example.rules.parse_move(str(move)) == move
    assert here.play(str(move)) == here.play(move)


@EVERY_GAME
@given(data=st.data(), text=st.text(max_size=12))
def test_no_other_text_is_a_move(example: Example, data: st.DataObject, text: str) -> None:
    here = data.draw(example.positions)

    try:
        here.play(text)
    except HeliopolisError:
        return
    assert text in {str(move) for move in here.moves()}


@EVERY_GAME
@given(data=st.data())
def test_positions_survive_bytes_and_views(example: Example, data: st.DataObject) -> None:
    here = data.draw(example.positions)

    assert here.game.from_bytes(here.to_bytes()) == here
    for seat in (None, *range(here.game.players)):
        assert example.rules.from_view(here.view(seat)) == here


@EVERY_GAME
@given(data=st.data())
def test_chances_sum_to_one(example: Example, data: st.DataObject) -> None:
    here = data.draw(example.positions)

    assert sum(here.odds().values()) == (1 if here.actor is CHANCE else 0)


@each(lambda example: example.games, "played")
def test_every_legal_move_can_be_played_and_no_other(
    example: Example, played: tuple[Any, ...]
) -> None:
    positions = example.random_game(*played)

    for here in positions[:: max(1, len(positions) // 6)]:
        legal = set(here.moves())
        for move in (*example.decisions, *example.outcomes):
            if move in legal:
                here.play(move)
            else:
                with pytest.raises(IllegalMove):
                    here.play(move)


@each(lambda example: example.games, "played")
def test_a_game_has_three_epochs_and_a_winner(example: Example, played: tuple[Any, ...]) -> None:
    end = example.random_game(*played)[-1]

    assert end.over
    assert [len(sheet) for sheet in end.sheet()] == [end.game.players] * 3
    assert {end.scores[seat] for seat in end.winners} == {max(end.scores)}
