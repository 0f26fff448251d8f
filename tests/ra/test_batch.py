"""Thousands of games in one array, against the same games one by one."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis import ra
from heliopolis.core.errors import IllegalMove, InvalidNotation
from heliopolis.core.stream import make_streams
from heliopolis.ra import batch
from heliopolis.ra.moves import MOVES

from .builders import (
    EVERY_NUMBER_OF_PLAYERS,
    GROUPS,
    last_ra_is_drawn,
    legal,
    position,
    states_of,
)


def streams(games: int) -> NDArray[np.uint64]:
    return make_streams(np.random.default_rng(11), games)


def batch_of(*positions: ra.Position) -> batch.States:
    """These positions side by side."""
    return batch.States(states_of(*positions), streams(len(positions)))


def actions(*texts: str) -> NDArray[np.int64]:
    return np.array([batch.action(ra.parse_move(text)) for text in texts], dtype=np.int64)


def legal_in(states: batch.States) -> list[list[str]]:
    """The texts of the legal actions of every game."""
    out = np.ones((len(states), batch.ACTIONS), dtype=np.bool_)
    batch.legal(states, out)
    return [[str(batch.move(int(number))) for number in np.flatnonzero(row)] for row in out]


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_every_stream_starts_a_game(players: int) -> None:
    """R-2."""
    states = batch.start(ra.Game(players), streams(20))

    assert len(states) == 20
    assert batch.scores(states).tolist() == [[10] * players] * 20
    assert not batch.over(states).any()
    assert {int(actor) for actor in batch.actors(states)} <= set(range(players))
    assert len({record.tobytes() for record in states.records["face_up"]}) > 1


def test_the_callers_streams_are_not_touched() -> None:
    own = streams(3)

    states = batch.start(ra.Game(2), own)

    assert own.tolist() == streams(3).tolist()
    assert states.streams.tolist() != own.tolist()


def test_a_game_depends_on_its_own_stream_and_not_on_its_neighbours() -> None:
    own = streams(5)
    alone = [batch.start(ra.Game(5), own[game : game + 1]).records[0] for game in range(5)]

    together = batch.start(ra.Game(5), own).records

    assert [record.tobytes() for record in together] == [record.tobytes() for record in alone]


@pytest.mark.parametrize(
    ("players", "edition"),
    [(2, "windrider"), (3, "rio-grande"), (4, "windrider"), (5, "reference-sheet")],
)
def test_a_batch_agrees_with_the_same_games_played_one_by_one(players: int, edition: str) -> None:
    game = ra.Game(players, edition)
    states = batch.start(game, streams(2))
    rng = np.random.default_rng(players)
    positions = [ra.Position(game, record.tobytes()) for record in states.records]

    while not batch.over(states).all():
        chosen = [
            rng.choice([batch.action(move) for move in here.moves()] or [0]) for here in positions
        ]
        batch.step(states, np.array(chosen, dtype=np.int64))
        positions = [
            follow(here, int(number), record.tobytes())
            for here, number, record in zip(positions, chosen, states.records, strict=True)
        ]

        assert legal_in(states) == [legal(here) for here in positions]
        assert batch.scores(states).tolist() == [list(here.scores) for here in positions]

    assert [here.over for here in positions] == [True, True]


def follow(here: ra.Position, number: int, record: bytes) -> ra.Position:
    """Play the action, and the tile that explains the record when one was drawn."""
    if here.over:
        return here
    there = here.play(batch.move(number)).position
    if there.odds():
        left = ra.Position(here.game, record).view(None).bag
        drawn = [tile for tile, count in there.view(None).bag.items() if left.get(tile, 0) < count]
        there = there.play(ra.Drawn(*drawn)).position
    assert there.record == record
    return there


def test_a_step_runs_chance_to_the_next_decision() -> None:
    states = batch_of(position(2), position(3, turn=1))

    batch.step(states, actions("draw", "ra"))

    assert batch.actors(states).tolist() == [1, 2]
    assert states.records["bag"].sum(axis=1).tolist() == [179, 180]


def test_games_that_are_over_ignore_their_actions() -> None:
    over = position(2, phase="over", epoch=3, turn=None)
    states = batch_of(over, position(2))

    batch.step(states, np.array([-5, 1], dtype=np.int64))

    assert states.records[0].tobytes() == over.record
    assert batch.over(states).tolist() == [True, False]
    assert batch.actors(states).tolist() == [-1, 1]


@pytest.mark.parametrize(
    ("wrong", "reason", "rule"),
    [
        (2, "game 1: done: it is time to draw, invoke Ra or play a god", "R-3.1"),
        (4, "game 1: bid 1: it is time to draw, invoke Ra or play a god", "R-3.1"),
    ],
)
def test_an_illegal_action_names_its_game_and_nothing_is_played(
    wrong: int, reason: str, rule: str
) -> None:
    states = batch_of(position(2), position(2), position(2))
    before = states.records.tobytes(), states.streams.tobytes()

    with pytest.raises(IllegalMove) as error:
        batch.step(states, np.array([0, wrong, 2], dtype=np.int64))

    assert (error.value.reason, error.value.rule) == (reason, rule)
    assert (states.records.tobytes(), states.streams.tobytes()) == before


@pytest.mark.parametrize("number", [-1, 54, 1 << 40])
def test_a_number_that_is_no_action_names_its_game_and_nothing_is_played(number: int) -> None:
    states = batch_of(position(2), position(2))
    before = states.records.tobytes()

    with pytest.raises(InvalidNotation, match=f"game 1: {number} is not an action from 0 to 53"):
        batch.step(states, np.array([0, number], dtype=np.int64))

    assert states.records.tobytes() == before


@pytest.mark.parametrize("shape", [(0,), (1,), (3,), (2, 1)])
def test_every_game_needs_its_action(shape: tuple[int, ...]) -> None:
    states = batch_of(position(2), position(2))

    with pytest.raises(ValueError, match=r"expected an array int64\[2\], not int64"):
        batch.step(states, np.zeros(shape, dtype=np.int64))


def test_actions_are_an_array_of_whole_numbers() -> None:
    states = batch_of(position(2), position(2))

    with pytest.raises(ValueError, match=r"expected an array int64\[2\], not float64\[2\]"):
        batch.step(states, np.zeros(2))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"expected an array int64\[2\], not list\[2\]"):
        batch.step(states, [0, 0])  # type: ignore[arg-type]


@pytest.mark.parametrize("shape", [(1, batch.ACTIONS), (2, batch.ACTIONS - 1), (2,)])
def test_legal_actions_are_never_written_past_the_end_of_an_array(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="expected an array bool"):
        batch.legal(batch_of(position(2), position(2)), np.zeros(shape, dtype=np.bool_))


@pytest.mark.parametrize("shape", [(1, batch.FEATURES), (2, batch.FEATURES - 1), (2,)])
def test_features_are_never_written_past_the_end_of_an_array(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="expected an array float32"):
        batch.observe(batch_of(position(2), position(2)), np.zeros(shape, dtype=np.float32))


def test_legal_actions_are_those_of_the_positions_and_none_when_over() -> None:
    positions = [
        position(2, track="gold temple", tiles=[{"god": 1}]),
        position(2, phase="over", epoch=3, turn=None),
        position(2, phase="auction", auction="drawn", ra_tiles=1),
        position(2, phase="gods", track="earthquake", tiles=[{"god": 1}]),
    ]

    found = legal_in(batch_of(*positions))

    assert found == [legal(here) for here in positions]
    assert found[1] == []


@pytest.mark.parametrize("number", range(batch.ACTIONS))
def test_actions_and_moves_translate_into_each_other(number: int) -> None:
    assert batch.move(number) == MOVES[number]
    assert batch.action(MOVES[number]) == number


def test_an_outcome_of_chance_is_no_action() -> None:
    with pytest.raises(ValueError, match=r"\+nile is an outcome of chance"):
        batch.action(ra.Drawn(ra.Tile.NILE))


@pytest.mark.parametrize("number", [-1, 54, 1000])
def test_a_number_that_is_no_action_has_no_move(number: int) -> None:
    with pytest.raises(ValueError, match=f"from 0 to 53, not {number}"):
        batch.move(number)


def test_scores_follow_the_games() -> None:
    here = last_ra_is_drawn(2, epoch=2, points=(30, 3))
    states = batch_of(here, here.play("+ra").position)

    found = batch.scores(states)

    assert found.tolist() == [[30, 3], [25, 0]]
    assert found.dtype == np.int16


def test_answers_are_copies() -> None:
    states = batch_of(position(2))

    answers: list[Any] = [batch.scores(states), batch.actors(states), batch.over(states)]
    for answer in answers:
        answer[:] = 1

    assert states.records[0].tobytes() == position(2).record


def test_a_batch_without_games_has_no_answers() -> None:
    states = batch.start(ra.Game(2), streams(0))

    batch.step(states, np.zeros(0, dtype=np.int64))

    assert len(states) == 0
    assert batch.scores(states).shape == (0, 0)
    assert batch.over(states).shape == (0,)


def test_groups_are_dealt_whole() -> None:
    """R-2.2."""
    states = batch.start(ra.Game(4, "reference-sheet"), streams(10))

    sums = [sorted(int(suns) for suns in row[:4]) for row in states.records["face_up"]]

    assert sums == [sorted(sum(1 << sun for sun in group) for group in GROUPS[4])] * 10
