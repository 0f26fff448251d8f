"""The compiled doorway: numbers in, rows of a log out."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from heliopolis import CHANCE, dice
from heliopolis.core.log import new_log
from heliopolis.core.stream import below, make_streams
from heliopolis.dice import facts, kernel
from heliopolis.dice.catalogue import ACTIONS, DECISIONS, OUTCOMES, number_of
from heliopolis.dice.state import APPLY, REROLL

from .builders import OVER, after, last_turn, position, random_game, states_of, throw

Row = tuple[int, ...]
UNUSED = {
    facts.RETREATED: (3,),
    facts.FLOOD_LOST: (3,),
    facts.DISASTER_DECLARED: (3,),
    facts.SPARED: (3,),
    facts.EPOCH_ENDED: (2, 3),
    facts.PHARAOH_MOVED: (2, 3),
    facts.EPOCH_BEGAN: (3,),
    facts.GAME_OVER: (2, 3),
    facts.MOVED: (3,),
    facts.OUT_OF: (2, 3),
}
"""The numbers of each kind of row that mean nothing."""
LOSE = after(position(3, "SSSSM", civ=["", "red blue green"]), "disaster civ")
EXAMPLES = [
    position(2, "-S--P", throws=1),
    position(2, "PNCMA", phase="reroll"),
    position(3, "PNCMA", civ=["", "red"], monuments=["red1", "green2"]),
    position(3, "MMMAA", monuments=["red1", "green2"]),
    after(position(3, "MMMAA", monuments=["red1", "green2"]), "monument red 4"),
    position(2, "SSSSM"),
    LOSE,
    after(position(2, "SSSSM", monuments=["", "red1 blue2 purple8"]), "disaster monument"),
    position(2, **OVER),
]


def rows_of(here: dice.Position, move: dice.Move | str) -> list[Row]:
    """The log of a move."""
    log = new_log()
    chosen = dice.parse_move(move) if isinstance(move, str) else move
    assert kernel.play(states_of(here), number_of(chosen), log)
    return [tuple(row) for row in log[1 : int(log[0, 0]) + 1].tolist()]


def rows_of_games() -> Iterator[Row]:
    """The log of two random games and of a choice of losses."""
    for players, track, seed in [(2, 4, 0), (4, 4, 10)]:
        for here, move in random_game(players, track, seed):
            yield from rows_of(here, move)
    suns = position(3, "SSSSP", pharaoh=(0, 3, 1), floods=(0, 1, 0), nile=(0, 1, 3))
    for area in ("pharaoh", "nile", "civ"):
        yield from rows_of(suns, f"disaster {area}")
    yield from rows_of(position(2, "SSSPP", phase="reroll"), "keep")
    yield from rows_of(position(2, "NNNPP"), "flood red blue yellow")
    yield from rows_of(position(2, "CCCPP"), "civ red with blue yellow")
    yield from rows_of(position(2, "MCCPP"), "monument red 1")
    yield from rows_of(position(2, "AACPP"), "end")
    yield from rows_of(LOSE, "lose red")
    yield from rows_of(last_turn(3, epoch=3, pharaoh=(0, 1, 2)), "end")


def test_numbers_of_a_row_that_mean_nothing_are_zero() -> None:
    rows = list(rows_of_games())

    wrong = [row for row in rows for place in UNUSED.get(row[0], ()) if row[place] != 0]

    assert wrong == []
    assert {row[0] for row in rows} == set(range(24))


def test_only_items_that_count_are_noted_before_the_third_epoch() -> None:
    """D-27: Suns, Ankhs and four areas; monuments at the end."""
    here, last = last_turn(2), last_turn(2, epoch=3)

    items = [row[1:3] for row in rows_of(here, "end") if row[0] == facts.SCORED]
    final = [row[1:3] for row in rows_of(last, "end") if row[0] == facts.SCORED]

    assert items == [(seat, item) for seat in range(2) for item in range(5)]
    assert final == [(seat, item) for seat in range(2) for item in range(6)]


def test_net_points_are_noted_with_their_seat() -> None:
    """D-27."""
    here = last_turn(3, pharaoh=(4, 1, 2), suns=(3, 0, 0), ankhs=(0, 0, 4))

    rows = rows_of(here, "end")

    # 3 + 5 - 5, -2 - 5 and 4 - 5; what was scored before is among the points already.
    assert [row[1:] for row in rows if row[0] == facts.NET] == [(0, 3, 13), (1, -7, 4), (2, -1, 11)]


@pytest.mark.parametrize(
    "number", [ACTIONS, ACTIONS + OUTCOMES, ACTIONS + 2 * OUTCOMES - 1, 1 << 40]
)
def test_a_number_beyond_all_outcomes_is_never_legal(number: int) -> None:
    """ACTIONS itself would be an outcome without a die."""
    alone = [position(2, "SSSSS"[:die] + "-" + "SSSSS"[die + 1 :], throws=1) for die in range(5)]
    states = states_of(*EXAMPLES, *alone, position(2))

    assert not any(kernel.is_legal(state, number) for state in states)


def test_the_largest_outcome_is_five_suns() -> None:
    state = states_of(position(2))[0]

    assert kernel.is_legal(state, ACTIONS + OUTCOMES - 1)
    assert kernel.is_legal(state, number_of(dice.parse_move(throw("PPPPP"))))
    assert not kernel.is_legal(state, number_of(dice.parse_move("+blue:sun")))


def test_chance_has_nothing_to_decide_whatever_is_on_the_board() -> None:
    rolling = position(2, monuments=["red1 blue2 green3"], civ=["red blue yellow"])
    found = np.full(ACTIONS, -1, dtype=np.int64)

    assert kernel.distinct_of(states_of(rolling), kernel.IN_ORDER, found) == 0
    assert kernel.legal_of(states_of(rolling), found) == 0


@pytest.mark.parametrize("here", EXAMPLES)
def test_lists_of_moves_are_those_of_the_position(here: dice.Position) -> None:
    states = states_of(here)
    found = np.full(ACTIONS, -1, dtype=np.int64)

    legal = [] if here.actor is CHANCE else list(here.moves())
    few = [] if here.actor is CHANCE else list(here.moves(distinct=True))
    some = [] if here.actor is CHANCE else list(here.options())

    def listed(count: int) -> list[dice.Move]:
        return [DECISIONS[number] for number in found[:count]]

    assert listed(kernel.find_legal(states[0], found)) == legal
    assert listed(kernel.legal_of(states, found)) == legal
    assert listed(kernel.find_distinct(states[0], kernel.IN_ORDER, found)) == few
    assert listed(kernel.distinct_of(states, kernel.IN_ORDER, found)) == few
    assert listed(kernel.distinct_of(states, kernel.ANY_ORDER, found)) == some


def test_streams_roll_every_face_as_often() -> None:
    """D-3."""
    states = states_of(*[position(2, "S-P-A", throws=1)] * 600)
    streams = make_streams(np.random.default_rng(1), 600)

    for game in range(600):
        kernel.run_chance(states[game], streams[game : game + 1], None)

    shown = [
        Counter(face for face in range(6) for state in states if state["showing"][face] >> die & 1)
        for die in (1, 3)
    ]
    assert all(len(faces) == 6 and min(faces.values()) > 65 for faces in shown)
    assert all(state["showing"][0] & 0b100 and state["showing"][4] & 0b10000 for state in states)
    assert set(states["throws"].tolist()) == {2}


def test_streams_take_one_number_for_every_die_in_the_air() -> None:
    """A seeded game must be rolled the same way in every version."""
    stream = make_streams(np.random.default_rng(3), 1)
    expected = stream.copy()
    states = states_of(position(2, "S--P-", throws=1))

    kernel.run_chance(states[0], stream, None)

    rolled = [below(expected, 6) for _ in range(3)]
    assert [
        int(states["showing"][0][face]) >> die & 1
        for die, face in zip((1, 2, 4), rolled, strict=True)
    ] == [1, 1, 1]
    assert stream[0] == expected[0]


def test_chance_runs_on_while_nobody_has_to_decide() -> None:
    """A fifth Ankh or a Sun ends this turn, and the next seat's dice are thrown at once."""
    states = states_of(*[position(2, "AAAA-", throws=2)] * 40)
    streams = make_streams(np.random.default_rng(1), 40)

    for game in range(40):
        kernel.run_chance(states[game], streams[game : game + 1], None)

    found = {(int(state["turn"]), int(state["phase"])) for state in states}
    assert found == {(0, APPLY), (1, REROLL)}


def test_a_playout_counts_decisions_and_not_throws() -> None:
    """Two Suns end the last epoch, but for the one decision that is left."""
    end = last_turn(2, epoch=3)
    found = np.zeros(ACTIONS, dtype=np.int64)
    counts = []
    for seed in range(20):
        states = states_of(end)
        stream = make_streams(np.random.default_rng(seed), 1)
        counts.append(kernel.playout(states[0], stream, found))

    assert set(counts) <= {1, 2, 3, 4}
    assert min(counts) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_started_games_have_made_their_first_throw(players: int) -> None:
    """D-3."""
    states = states_of(*[position(players)] * 20)
    streams = make_streams(np.random.default_rng(4), 20)

    kernel.start(states, players, 9, streams)

    assert set(states["phase"].tolist()) <= {REROLL, APPLY}
    assert set(states["throws"].tolist()) == {1}
    assert set(states["sun_track"].tolist()) == {9}
    assert len({state.tobytes() for state in states}) > 15
