"""What leaves a match, and for whom."""

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from heliopolis import ra
from heliopolis.core.contract import CHANCE
from heliopolis.core.position import StatePosition
from heliopolis.games import make_game
from heliopolis.match import Match, Seen
from heliopolis.ra.events import EpochScored, GameOver, TileDrawn

from .builders import ANA, SECRET, TO_AN_AUCTION, go_on, played, proposed

ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "attempt": (ANA, 0, "draw", 0),
    "deal": (),
    "follow": ("ra", None),
    "look": (0,),
    "view": (None,),
    "score_now": (None,),
    "options": (0,),
    "standing": (0,),
    "seen": (None,),
    "remaining": (0,),
    "fallen": (0,),
    "record": (),
    "sit": (0, ANA),
    "resign": (ANA, 9, "merchant"),
    "stand": (ANA, 0, 9),
    "withdraw": (ANA, 0),
    "take_back": (0,),
    "agree_end": (),
    "abandon": (),
}
"""Every method of a match, in the order in which it is called."""


def inside(thing: object) -> Iterator[object]:
    """A thing and all that is in it, as anybody can reach it."""
    yield thing
    if isinstance(thing, Mapping):
        parts: list[object] = [*thing.keys(), *thing.values()]
    elif isinstance(thing, (tuple, list, set, frozenset)):
        parts = list(thing)
    elif is_dataclass(thing) and not isinstance(thing, type):
        parts = [getattr(thing, field.name) for field in fields(thing)]
    else:
        parts = []
    for part in parts:
        yield from inside(part)


def public(match: Match) -> Iterator[str]:
    return (name for name, _ in inspect.getmembers(match) if not name.startswith("_"))


def test_nothing_public_gives_a_position_or_the_secret() -> None:
    """Position, whatever it is in; a match that was taken back hides its own."""
    match = proposed(one_device=True).start()
    methods = {name for name in public(match) if callable(getattr(match, name))}
    assert methods == set(ARGUMENTS)

    given = [getattr(match, name) for name in public(match) if name not in methods]
    given += [getattr(match, name)(*arguments) for name, arguments in list(ARGUMENTS.items())[:-1]]

    found = [thing for part in given for thing in inside(part)]
    assert not [thing for thing in found if isinstance(thing, StatePosition)]
    assert SECRET not in found
    assert any(isinstance(thing, ra.View) for thing in found)
    assert any(isinstance(thing, Match) for thing in found)


def test_the_moves_are_shown_to_the_seat_that_is_asked_alone() -> None:
    match = played(*TO_AN_AUCTION)

    asked = match.look(0)

    assert [str(move) for move in asked.legal] == ["pass", "bid 2", "bid 5", "bid 6", "bid 9"]
    assert asked.options == asked.distinct == asked.legal
    for other in (None, 1):
        look = match.look(other)
        assert (look.options, look.distinct, look.legal) == ((), (), ())


def test_bots_and_people_get_shorter_lists_than_the_judge() -> None:
    throw = "+red:ankh blue:monument yellow:nile green:ankh purple:sun"
    match = played(throw, "keep", "monument blue 7", name="ra-dice")

    look = match.look(0)

    assert set(look.distinct) < set(look.options) < set(look.legal)


def test_nobody_sees_outcomes_before_they_are_dealt() -> None:
    match = played("draw")

    assert all(not match.look(seat).legal for seat in (None, 0, 1))


def test_every_audience_has_its_own_view() -> None:
    match = played(*TO_AN_AUCTION)

    for seat in (None, 0, 1):
        look = match.look(seat)
        assert (look.version, look.seat, look.view.seat) == (4, seat, seat)


def test_what_was_missed_is_what_came_after_a_version() -> None:
    match = played()
    go_on(match, Random(3), 20)

    everything = match.seen(0)

    assert [step.version for step in everything] == list(range(1, 21))
    assert match.seen(0, since=13) == everything[13:]
    assert match.seen(0, since=20) == ()
    assert [step.move for step in everything] == list(match.record().moves)


def test_what_is_seen_is_what_happened() -> None:
    match = played("draw", "+nile")

    assert match.seen(None, since=1) == (
        Seen(2, CHANCE, ra.Drawn(ra.Tile.NILE), None, (TileDrawn(0, ra.Tile.NILE, 0),)),
    )


def moves_of(match: Match, random: Random) -> Iterator[int]:
    """Play to the end, and stop after every move but the last."""
    while True:
        go_on(match, random, 1)
        if match.over:
            return
        yield match.version


@pytest.mark.parametrize("seed", range(3))
def test_hidden_points_of_others_leave_a_match_only_at_the_end(seed: int) -> None:
    """R-1.4: neither in views nor in events, for seats and spectators."""
    match = proposed(make_game("ra", 3, scores="hidden")).start()
    random = Random(seed)
    scored = 0
    for _ in moves_of(match, random):
        for audience in (None, 0, 1, 2):
            own = set() if audience is None else {audience}
            view = match.look(audience).view
            assert {seat for seat in range(3) if view.seats[seat].points is not None} == own
            sheets = [*view.sheets]
            for step in match.seen(audience):
                sheets += [event.lines for event in step.events if isinstance(event, EpochScored)]
                assert not [event for event in step.events if isinstance(event, GameOver)]
            for lines in sheets:
                assert {seat for seat in range(3) if lines[seat] is not None} == own
            scored = max(scored, len(sheets))
    assert scored > 2, "no epoch was scored before the last"
    assert None not in [seat.points for seat in match.look(None).view.seats]
    assert match.result is not None
