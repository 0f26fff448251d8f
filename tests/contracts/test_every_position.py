"""The Python API of a position: who acts, what may come, and what it says of itself."""

import re
from threading import Thread
from typing import Any

import numpy as np
import pytest

from heliopolis import CHANCE
from heliopolis.core.chance import SeededDealer
from heliopolis.core.errors import IllegalMove, Refusal
from tests.positions import after, refusal_to

from .examples import EVERY_GAME, Example, each


@EVERY_GAME
def test_the_actor_is_a_seat_chance_or_nobody(example: Example) -> None:
    assert [example.decides(3, turn=seat).actor for seat in range(3)] == [0, 1, 2]
    assert all(here.actor is CHANCE for here in example.chances)
    assert example.over(3).actor is None


@each(
    lambda example: [
        *((here, False) for here in (*example.asked, *example.chances)),
        *((example.over(players), True) for players in example.players),
    ],
    "known",
)
def test_a_position_knows_whether_the_game_is_over(
    example: Example, known: tuple[Any, bool]
) -> None:
    here, over = known

    assert here.over is over
    assert bool(here.winners) == over


@EVERY_GAME
def test_a_position_says_its_epoch_its_phase_and_whose_turn_it_is(example: Example) -> None:
    here, expected = example.other_decides
    over = example.over(3)

    assert (here.epoch, here.phase, here.turn, here.actor) == expected
    assert (over.epoch, over.phase, over.turn) == (3, "over", None)


@each(lambda example: [*example.asked, example.over()], "here")
def test_where_chance_does_not_act_there_are_no_odds_and_there_is_nothing_to_deal(
    example: Example, here: Any
) -> None:
    assert here.odds() == {}
    with pytest.raises(ValueError, match=f"^{example.nothing_to_deal}$"):
        here.deal(SeededDealer(np.random.default_rng(1)))


@each(lambda example: example.chances, "here")
def test_the_moves_of_chance_are_its_outcomes(example: Example, here: Any) -> None:
    assert here.moves() == here.moves(distinct=True) == here.options() == tuple(here.odds())
    assert sum(here.odds().values()) == 1


@each(lambda example: example.players, "players")
def test_there_is_nothing_to_do_when_the_game_is_over(example: Example, players: int) -> None:
    over = example.over(players)

    assert over.moves() == over.moves(distinct=True) == over.options() == ()


@EVERY_GAME
def test_playing_a_move_leaves_the_position_as_it_was(example: Example) -> None:
    here, moves = example.moves
    before = here.to_bytes()

    there = after(here, *moves)

    assert here.to_bytes() == before
    assert there != here


@EVERY_GAME
def test_a_step_is_a_position_and_its_events(example: Example) -> None:
    here, text = example.decides(2), example.first_moves[0]

    there, events = here.play(text)

    assert (there, events) == here.play(example.rules.parse_move(text))
    assert isinstance(there, example.rules.Position)
    assert isinstance(events, tuple)


@EVERY_GAME
def test_the_sheet_gains_a_page_with_every_epoch(example: Example) -> None:
    here = example.epoch_ends(2)

    there = after(here, example.last_move)
    later = after(there, *example.moves_later)

    assert here.sheet() == ()
    assert there.sheet() == later.sheet() == (example.page,)


@EVERY_GAME
def test_the_last_page_is_written_when_the_game_ends(example: Example) -> None:
    there = after(example.epoch_ends(2, epoch=3), example.last_move)

    assert there.over
    assert len(there.sheet()) == 3
    assert tuple(own.points for own in there.sheet()[-1] if own) == there.scores


@EVERY_GAME
def test_scores_are_those_of_the_seats_that_play(example: Example) -> None:
    here = example.builders.position(3, epoch=2, points=example.some_points)

    assert here.scores == example.some_points


@EVERY_GAME
def test_a_position_says_what_it_is(example: Example) -> None:
    whole, end = example.says

    assert repr(example.decides(3, turn=1)) == whole
    assert repr(example.chances[0]).endswith(end)


@EVERY_GAME
def test_threads_do_not_disturb_one_another(example: Example) -> None:
    here, moves = example.moves
    expected = after(here, *moves)
    found: list[Any] = []

    threads = [Thread(target=lambda: found.append(after(here, *moves))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert found == [expected] * 8


@each(lambda example: example.illegal, "illegal")
def test_a_refused_move_is_told_with_its_rule_and_changes_nothing(
    example: Example, illegal: tuple[str, Refusal]
) -> None:
    text, refusal = illegal

    assert refusal_to(example.decides(2), text) == refusal


@each(lambda example: [*example.asked, *example.chances, example.over()], "here")
def test_every_refusal_changes_nothing(example: Example, here: Any) -> None:
    before = here.to_bytes()
    legal = set() if here.actor is CHANCE else set(here.moves())

    for move in example.decisions:
        if move not in legal:
            with pytest.raises(IllegalMove) as error:
                here.play(move)
            assert re.fullmatch(example.rule_number, error.value.rule)
    assert here.to_bytes() == before


@each(lambda example: [*example.asked, *example.chances, example.rich, example.over()], "here")
def test_a_board_has_the_numbers_of_the_view(example: Example, here: Any) -> None:
    board, view = here.board, here.view(None)

    assert isinstance(board, example.rules.Fields)
    assert (board.players, board.epoch) == (view.players, view.epoch)
    assert board.points == tuple(seat.points for seat in view.seats)
    assert (None if here.over else board.turn) == view.turn
