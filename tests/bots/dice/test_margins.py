"""What uses of dice are worth: the valuation with one more, less the valuation without."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from heliopolis import CHANCE
from heliopolis.bots.dice.table_worth import worth as worth_in
from heliopolis.bots.dice.valuation.margins import USES
from heliopolis.core.chance import SeededDealer
from heliopolis.core.compile import COMPILED
from heliopolis.games import make_game
from tests.bots.dice.thinking import worth
from tests.dice.builders import COLOURS, EVERY_NUMBER_OF_PLAYERS, last_turn, position

BOARD: dict[str, Any] = {
    "epoch": 2,
    "ra": 4,
    "pharaoh": [3, 5, 1],
    "nile": [6, 4, 2],
    "floods": [0, 1, 0],
    "civ": ["red blue", "green", ""],
    "monuments": ["red1 blue1 red2", "green1 red4 green4", ""],
    "points": [20, 24, 19],
}
SHOWN = "pharaoh nile civ monument ankh"


def margins(seat: int = 0, **changes: Any) -> Mapping[str, float]:
    return worth_in(position(3, SHOWN, **(BOARD | changes)).view(seat)).margins


def changed(seat: int, area: str, value: Any, **more: Any) -> float:
    """What the valuation changes for a seat that has something else in an area."""
    board = BOARD | more
    own = [*board[area]]
    own[seat] = value
    after = position(3, SHOWN, **(board | {area: own}))
    return worth(after)[seat] - worth(position(3, SHOWN, **board))[seat]


@pytest.mark.parametrize("seat", range(3))
def test_a_step_is_worth_the_difference_of_two_positions(seat: int) -> None:
    """Whosever turn it is."""
    found = margins(seat)
    nile, floods = BOARD["nile"][seat] + 1, BOARD["floods"][seat] + 1
    flooded = [*BOARD["floods"]]
    flooded[seat] = floods

    assert found["pharaoh"] == pytest.approx(changed(seat, "pharaoh", BOARD["pharaoh"][seat] + 1))
    assert found["nile"] == pytest.approx(changed(seat, "nile", nile))
    assert found["flood"] == pytest.approx(changed(seat, "floods", floods))
    assert found["nile-with-flood"] == pytest.approx(changed(seat, "nile", nile, floods=flooded))


@pytest.mark.parametrize("seat", range(3))
def test_a_civilization_marker_is_worth_the_difference_of_two_positions(seat: int) -> None:
    own = BOARD["civ"][seat].split()
    more = [
        " ".join(colour for colour in COLOURS if colour in (*own, new))
        for new in COLOURS
        if new not in own
    ]

    assert margins(seat)["civ"] == pytest.approx(max(changed(seat, "civ", one) for one in more))


@pytest.mark.parametrize("seat", range(3))
def test_a_monument_marker_is_worth_the_difference_of_two_positions(seat: int) -> None:
    """The best of those that may be placed, in columns with one of the seat and in others."""
    taken = " ".join(BOARD["monuments"]).split()
    own = {name[-1] for name in BOARD["monuments"][seat].split()}
    by_use: dict[str, list[float]] = {"monument-new": [], "monument-more": []}
    for space in (f"{colour}{column}" for colour in COLOURS for column in range(1, 9)):
        if space not in taken:
            change = changed(seat, "monuments", f"{BOARD['monuments'][seat]} {space}")
            by_use["monument-more" if space[-1] in own else "monument-new"].append(change)

    found = margins(seat)

    for use, changes in by_use.items():
        assert found.get(use) == (pytest.approx(max(changes)) if changes else None)


@pytest.mark.parametrize(
    ("seat", "area", "spared", "left"),
    [
        (0, "pharaoh", "spared-pharaoh", 1),
        (2, "pharaoh", "spared-pharaoh", 0),
        (0, "nile", "spared-nile", 4),
        (1, "floods", "spared-nile", 0),
        (0, "civ", "spared-civ", ""),
        (1, "civ", "spared-civ", ""),
        (1, "monuments", "spared-monument", "red4"),
    ],
)
def test_a_disaster_is_spared_for_what_it_would_take(
    seat: int, area: str, spared: str, left: Any
) -> None:
    """D-25."""
    assert margins(seat)[spared] == pytest.approx(-changed(seat, area, left))


def test_who_has_nothing_is_spared_nothing() -> None:
    found = margins(2, nile=[6, 4, 0], pharaoh=[3, 5, 0])

    assert [found[use] for use in USES if use.startswith("spared")] == pytest.approx([0.0] * 4)


def test_what_cannot_be_done_is_left_out() -> None:
    """D-10: no track goes on; D-15: with two players a colour takes one marker; D-17."""
    here = position(
        2,
        SHOWN,
        pharaoh=[12, 3],
        nile=[12, 3],
        civ=["red blue", "yellow green purple"],
        monuments=[
            "",
            " ".join(f"{colour}{column}" for colour in COLOURS for column in range(1, 9)),
        ],
    )

    own, other = (worth_in(here.view(seat)).margins for seat in (0, 1))

    assert set(USES) - set(own) == {
        *("pharaoh", "nile", "nile-with-flood", "civ"),
        *("monument-new", "monument-more"),
    }
    assert set(USES) - set(other) == {"civ", "monument-new", "monument-more"}


def test_the_first_flood_is_worth_more_than_a_second_and_the_more_the_further_up() -> None:
    """D-27."""
    dry, wet, low = (
        margins(nile=[nile, 4, 2], floods=[floods, 1, 0])["flood"]
        for nile, floods in ((9, 0), (9, 1), (2, 0))
    )

    assert dry > wet > 0
    assert dry > low > 0


def test_a_fourth_civilization_marker_is_worth_more_than_none() -> None:
    """D-27."""
    assert margins(civ=["red blue yellow", "green", ""])["civ"] > 1


def test_at_the_last_moment_margins_are_points() -> None:
    """D-27: as the rules count what is added or lost."""
    here = last_turn(
        2,
        epoch=3,
        pharaoh=[4, 4],
        nile=[9, 2],
        civ=["red blue", ""],
        monuments=["red1 blue1 green1", ""],
        points=[20, 24],
    )

    found = worth_in(here.view(0)).margins

    assert found["flood"] == pytest.approx(9)
    assert found["nile"] == pytest.approx(0)
    assert found["nile-with-flood"] == pytest.approx(1)
    assert found["civ"] == pytest.approx(5)
    assert found["monument-more"] == pytest.approx(5)
    assert found["monument-new"] == pytest.approx(1)
    assert found["pharaoh"] == pytest.approx(5)
    assert found["spared-pharaoh"] == pytest.approx(2)
    assert found["spared-civ"] == pytest.approx(5)


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_wherever_somebody_is_asked_something_can_be_said(players: int) -> None:
    dealer = SeededDealer(np.random.default_rng(players))
    generator = np.random.default_rng(players)
    here = make_game("ra-dice", players).start(dealer)
    left = 300 if COMPILED else 20
    while not here.over and left:
        if here.actor is CHANCE:
            here = here.play(here.deal(dealer)).position
            continue
        left -= 1
        legal = here.moves(distinct=True)
        found = worth_in(here.view(None))

        assert (found.bag, found.next_ra, found.lot) == ({}, None, ())
        assert set(found.margins) <= set(USES)
        assert all(abs(points) < 60 for points in found.margins.values())
        here = here.play(legal[generator.integers(len(legal))]).position
