"""What holds in every game, whoever plays it and whatever is drawn."""

import hashlib
import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis import CHANCE, ra
from heliopolis.core.errors import HeliopolisError, IllegalMove
from heliopolis.ra import events as ev
from heliopolis.ra.moves import MOVES
from heliopolis.ra.tiles import IN_THE_BAG
from tests.oracle.compare import biased, uniform

MOST_MOVES = 3_000

games = st.builds(
    ra.Game,
    players=st.integers(2, 5),
    edition=st.sampled_from(list(ra.EDITIONS)),
    overrides=st.sampled_from([{}, {"disasters": "at-once"}, {"suns": "reference-sheet"}]),
)
seeds = st.integers(0, 2**32 - 1)


def next_move(position: ra.Position, rng: Random) -> str:
    """A random move or outcome; seeds decide whether the players love gods and drawing."""
    if position.actor is CHANCE:
        odds = position.odds()
        weights = [float(chance) for chance in odds.values()]
        return str(rng.choices(list(odds), weights=weights)[0])
    legal = [str(move) for move in position.moves()]
    return (biased if rng.random() < 0.5 else uniform)(legal, rng)


def play_on(game: ra.Game, seed: int, moves: int) -> ra.Position:
    """A position after so many random moves, or the last one."""
    rng = Random(seed)
    position = game.start(suns=rng.sample(game.sun_groups, game.players))
    for _ in range(moves):
        if position.over:
            break
        position = position.play(next_move(position, rng)).position
    return position


positions = st.builds(play_on, games, seeds, st.integers(0, 400))


def discarded(event: ra.Event) -> Counter[ra.Tile]:
    """The tiles that an event says were discarded."""
    match event:
        case ev.GodPlayed():
            return Counter([ra.Tile.GOD])
        case ev.DisasterStruck(disaster=disaster, count=count, lost=lost):
            return Counter({disaster: count}) + Counter(lost)
        case ev.TilesLost(lost=lost):
            return Counter(lost)
        case ev.Unsold(discarded=True, tiles=tiles) | ev.TilesDiscarded(tiles=tiles):
            return Counter(tiles)
    return Counter()


def tiles_in_play(position: ra.Position) -> Counter[ra.Tile]:
    """The tiles in the bag, on both tracks and in all hands."""
    view = position.view(None)
    counts = Counter(view.bag) + Counter(tile for tile in view.track if tile is not None)
    counts[ra.Tile.RA] += view.ra_tiles
    for seat in view.seats:
        counts.update(seat.tiles)
    return counts


@given(games, seeds)
def test_every_tile_is_somewhere_or_was_said_to_be_discarded(game: ra.Game, seed: int) -> None:
    """R-1.1."""
    everything = Counter(dict(zip(ra.TILES, map(int, IN_THE_BAG), strict=True)))
    rng = Random(seed)
    position = game.start(suns=game.sun_groups)
    gone: Counter[ra.Tile] = Counter()

    for _ in range(MOST_MOVES):
        if position.over:
            break
        position, happened = position.play(next_move(position, rng))
        for event in happened:
            gone.update(discarded(event))
        assert tiles_in_play(position) + gone == everything

    assert position.over


@given(positions)
def test_every_sun_is_in_one_place_and_nobody_has_more_than_dealt(position: ra.Position) -> None:
    """R-2.2 and R-4.3."""
    view = position.view(None)
    groups = position.game.sun_groups
    hands = [seat.face_up + seat.face_down for seat in view.seats]

    assert sorted((view.centre_sun, *sum(hands, ()))) == sorted((1, *sum(groups, ())))
    assert {len(hand) for hand in hands} == {len(groups[0])}


@given(positions)
def test_every_legal_move_applies_and_every_other_text_changes_nothing(
    position: ra.Position,
) -> None:
    legal = {str(move) for move in position.moves()}
    before = position.to_bytes()

    for move in MOVES:
        if str(move) in legal:
            assert position.play(move).position != position
            continue
        with pytest.raises(IllegalMove, match=r"\(R-\d+\.\d+\)"):
            position.play(str(move))
    assert position.to_bytes() == before


@given(positions, st.text(max_size=12))
def test_no_other_text_is_a_move(position: ra.Position, text: str) -> None:
    try:
        position.play(text)
    except HeliopolisError:
        return
    assert text in {str(move) for move in position.moves()}


@given(positions)
def test_positions_survive_bytes_and_views(position: ra.Position) -> None:
    assert position.game.from_bytes(position.to_bytes()) == position
    for seat in (None, *range(position.game.players)):
        assert ra.from_view(position.view(seat)) == position


@given(positions)
def test_chances_sum_to_one(position: ra.Position) -> None:
    """R-3.2."""
    assert sum(position.odds().values()) == (1 if position.actor is CHANCE else 0)


@given(positions, st.integers(0, 4))
def test_a_view_tells_what_the_rules_allow_and_nothing_more(
    position: ra.Position, viewer: int
) -> None:
    """R-1.4: only others' points may be hidden, so all else is the same for everybody."""
    seat = viewer if viewer < position.game.players else None
    hidden = position.view(seat, open_scores=False)
    thought = ra.from_view(hidden)

    other = ra.from_view(
        replace(
            position.view(None),
            seats=tuple(
                line if owner == seat else replace(line, points=(line.points or 0) + 1)
                for owner, line in enumerate(position.view(None).seats)
            ),
        )
    )

    assert thought.view(seat, open_scores=False).seats == hidden.seats
    if not position.over:
        assert other.view(seat, open_scores=False).seats == hidden.seats
    for owner, line in enumerate(hidden.seats):
        assert (line.points is None) == (owner != seat and not position.over)
    for sheet in hidden.sheets:
        for owner, score in enumerate(sheet):
            assert (score is None) == (owner != seat and not position.over)
    assert thought.moves() == position.moves()
    assert thought.odds() == position.odds()


PARITY = """
from tests.ra.test_properties import digest_of_games
print(digest_of_games())
"""


def digest_of_games() -> str:
    """One number for all positions and events of some games."""
    digest = hashlib.sha256()
    for seed in range(24):
        rng = Random(seed)
        edition = list(ra.EDITIONS)[seed % 3]
        game = ra.Game(players=2 + seed % 4, edition=edition)
        position = game.start(suns=rng.sample(game.sun_groups, game.players))
        while not position.over:
            position, happened = position.play(next_move(position, rng))
            digest.update(position.to_bytes())
            digest.update(repr(happened).encode())
    return digest.hexdigest()


def test_compiled_and_uncompiled_rules_agree() -> None:
    answers = {
        subprocess.run(
            [sys.executable, "-c", PARITY],
            env=os.environ | {"NUMBA_DISABLE_JIT": disabled, "PYTHONPATH": "src:."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for disabled in ("0", "1")
    }

    assert len(answers) == 1
