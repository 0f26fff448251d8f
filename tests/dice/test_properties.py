"""What holds in every game, whoever plays it and whatever is rolled."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given

from heliopolis import CHANCE, dice
from heliopolis.core.events import EpochScored
from heliopolis.dice import events as ev

from .builders import (
    after,
    distinct,
    legal,
    options,
    position,
)
from .strategies import positions, steps


@given(positions)
def test_every_marker_is_somewhere_and_every_space_holds_what_it_may(here: dice.Position) -> None:
    """D-10, D-15 and D-17."""
    view = here.view(None)
    monuments = Counter(space for seat in view.seats for space in seat.monuments)
    civilization = Counter(colour for seat in view.seats for colour in seat.civilization)

    assert all(0 <= step <= 12 for seat in view.seats for step in (seat.pharaoh, seat.nile))
    assert all(seat.floods >= 0 for seat in view.seats)
    assert max(monuments.values(), default=0) <= 1
    assert max(civilization.values(), default=0) <= here.game.players - 1
    assert tuple(die.colour for die in view.dice) == dice.COLOURS
    assert 0 <= view.ra < view.sun_track + 2


@given(steps)
def test_markers_come_and_go_as_the_events_say(step: tuple[dice.Position, dice.Move]) -> None:
    """D-12 to D-19 and D-25 to D-28."""
    here, move = step

    there, happened = here.play(move)

    before, now = markers_of(here), markers_of(there)
    for event in happened:
        match event:
            case ev.Flooded(seat=seat):
                before[seat, "floods"] += 1
            case ev.FloodLost(seat=seat):
                before[seat, "floods"] -= 1
            case ev.CivPlaced(seat=seat, colours=colours):
                before[seat, "civ"] += len(colours)
            case ev.MonumentPlaced(seat=seat):
                before[seat, "monument"] += 1
            case ev.MarkerLost(seat=seat, area=area):
                before[seat, area.value] -= 1
            case ev.MarkersReturned(seat=seat, colours=colours, floods=floods):
                before[seat, "civ"] -= len(colours)
                before[seat, "floods"] -= floods
            case (
                ev.Advanced(seat=seat, track=track, before=at, after=to)
                | ev.Retreated(seat=seat, track=track, before=at, after=to)
            ):
                before[seat, track.value] += to - at
            case ev.PharaohMoved(seat=seat, before=at, after=to):
                before[seat, "pharaoh"] += to - at
    assert before == now


def markers_of(here: dice.Position) -> dict[tuple[int, str], int]:
    """How many markers, or steps, every seat has of every kind."""
    found = {}
    for number, seat in enumerate(here.view(None).seats):
        found[number, "pharaoh"] = seat.pharaoh
        found[number, "nile"] = seat.nile
        found[number, "floods"] = seat.floods
        found[number, "civ"] = len(seat.civilization)
        found[number, "monument"] = len(seat.monuments)
    return found


@given(steps)
def test_points_come_as_the_events_say(step: tuple[dice.Position, dice.Move]) -> None:
    """D-22, D-23 and D-27."""
    here, move = step

    there, happened = here.play(move)

    expected = list(here.scores)
    for event in happened:
        match event:
            case ev.SunsScored() | ev.AnkhsScored():
                expected[event.seat] += event.points
            case EpochScored(lines=lines):
                expected = [own.points for own in lines if own]
    assert tuple(expected) == there.scores


@given(positions)
def test_points_are_those_of_the_start_the_sheets_and_this_epoch(here: dice.Position) -> None:
    """D-2 and D-27."""
    earned = [seat.suns + seat.ankhs for seat in here.view(None).seats]
    for sheet in here.sheet():
        nets = [own.net for own in sheet if own]
        earned = [since + net for since, net in zip(earned, nets, strict=True)]

    start = [have - since for have, since in zip(here.scores, earned, strict=True)]

    starter = start.index(10)
    assert start[starter:] + start[:starter] == list(range(10, 10 + len(start)))


@given(positions)
def test_every_throw_is_possible(here: dice.Position) -> None:
    """D-3."""
    rolling = sum(die.state == "rolling" for die in here.view(None).dice)

    assert len(here.odds()) == (6**rolling if here.actor is CHANCE else 0)


def leaves(here: dice.Position, moves: Callable[[dice.Position], list[str]]) -> int:
    """In how many ways the turn can go on to its end."""
    return sum(
        1 if there.phase == "roll" else leaves(there, moves)
        for there in (after(here, move) for move in moves(here))
    )


@pytest.mark.parametrize(
    ("here", "every", "some", "few"),
    [
        (position(2, "PASSC"), 4, 4, 3),
        (position(2, "PPASS"), 20, 8, 4),
        (position(2, "PNACS"), 19, 19, 8),
        (position(2, "NNAAS"), 100, 20, 8),
        (position(2, "CCCAS"), 16, 7, 7),
        (position(3, "SSSSP", pharaoh=(0, 1, 0), civ=["", "red blue green", "red"]), 29, 23, 10),
        (position(2, "SSSSM", monuments=["blue1", "purple1 red1 red2 red3"]), 239, 46, 26),
        (position(2, "SSMMA"), 129, 5, 5),
    ],
)
def test_the_ways_through_a_turn_are_counted(
    here: dice.Position, every: int, some: int, few: int
) -> None:
    """Small trees, counted to the end of the turn; the referee counts the same."""
    assert (leaves(here, legal), leaves(here, options), leaves(here, distinct)) == (
        every,
        some,
        few,
    )
