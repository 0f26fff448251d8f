"""Playing games by their numbers: two ways that agree, and equal chance for a deal."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from heliopolis.arena.patience import Watch
from heliopolis.arena.playing import Playing, is_compiled
from heliopolis.arena.referee import Referee
from heliopolis.arena.result import GameResult
from heliopolis.arena.schedule import Tournament
from heliopolis.bots import minds
from heliopolis.bots.minds import mind_of
from heliopolis.bots.registry import read_bot, recipes_of
from heliopolis.games import names, ruleset
from tests.arena.builders import tournament_of

COMPILED = {
    game: tuple(
        name for name, recipe in recipes_of(game).items() if is_compiled(read_bot(game, name))
    )
    for game in names()
}


def refereed(tournament: Tournament, count: int) -> tuple[GameResult, ...]:
    """The first games, played move by move."""
    entrants = [read_bot(tournament.game, text) for text in tournament.bots]
    referee = Referee(tournament, entrants, [60.0] * len(entrants), Watch())
    return tuple(referee.play(tournament.pairing(number)) for number in range(count))


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, size) for game in names() for size in ruleset(game).game.table_sizes],
)
def test_a_compiled_table_and_a_referee_play_the_same_games(game: str, players: int) -> None:
    bots = (*COMPILED[game][:players], *COMPILED[game][-1:])[:players]
    tournament = tournament_of(*bots, game=game, players=players, seed=players)

    games = Playing(tournament).play(0, players)

    assert games == refereed(tournament, players)


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        (
            tournament_of("merchant", "uniform"),
            tournament_of("merchant", "uniform", edition="reference-sheet"),
        ),
        (
            tournament_of("merchant", game="ra-dice"),
            tournament_of("merchant", game="ra-dice", sun_track="3"),
        ),
    ],
)
def test_both_tables_play_by_the_rules_of_the_tournament(
    usual: Tournament, other: Tournament
) -> None:
    games = Playing(other).play(0, 6)

    assert games == refereed(other, 6)
    assert games != Playing(usual).play(0, 6)


def test_every_character_plays_the_same_game_at_both_tables() -> None:
    for game, characters in COMPILED.items():
        for name in characters:
            tournament = tournament_of(name, game=game)
            assert Playing(tournament).play(0, 2) == refereed(tournament, 2), (game, name)


@pytest.mark.parametrize("game", names())
def test_games_do_not_depend_on_the_batch_they_are_played_in(game: str) -> None:
    tournament = tournament_of("merchant", "uniform", game=game, players=3)
    playing = Playing(tournament)

    at_once = playing.play(0, 12)

    assert tuple(playing.play(number, 1)[0] for number in range(12)) == at_once
    assert Playing(tournament).play(5, 4) == at_once[5:9]
    assert [result.number for result in at_once] == list(range(12))


@pytest.mark.parametrize("game", names())
def test_another_seed_gives_other_games(game: str) -> None:
    first, second = (
        Playing(tournament_of("uniform", game=game, seed=seed)).play(0, 4) for seed in (1, 2)
    )

    assert all(one.tallies != other.tallies for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize("game", names())
def test_a_result_tells_who_won_and_how_the_points_came(game: str) -> None:
    tournament = tournament_of("merchant", "uniform", game=game, players=3)

    results = Playing(tournament).play(0, 30)

    columns = mind_of(game).items
    for result in results:
        assert result.forfeit is None
        assert result.seats == tournament.pairing(result.number).seats
        assert min(result.places) == 1
        best = result.places.index(1)
        assert result.points[best] == max(result.points)
        # Whoever cannot pay a penalty in full is forgiven the rest, so points may be more.
        scored = [sum(tally[:columns]) for tally in result.tallies]
        beginnings = [total - items for total, items in zip(result.points, scored, strict=True)]
        assert min(beginnings) == 10


def spied(game: str, monkeypatch: pytest.MonkeyPatch, only: Any) -> list[int]:
    """What chance deals from now on, as far as somebody wants to know it."""
    told: list[int] = []
    outcome = mind_of(game).outcome

    def spy(states: Any, chance: Any) -> int:
        first = only(states)
        number = int(outcome(states, chance))
        if first:
            told.append(number)
        return number

    monkeypatch.setitem(minds._KNOWN, game, replace(mind_of(game), outcome=spy))
    return told


def dealt(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch, only: Any
) -> tuple[list[list[int]], list[int]]:
    """What chance deals in each rotation of the first deal, and in the next deal."""
    told = spied(game, monkeypatch, only)
    tournament = tournament_of("merchant", "uniform", game=game, players=players)
    games = []
    for result in range(players + 1):
        told.clear()
        entrants = [read_bot(game, text) for text in tournament.bots]
        referee = Referee(tournament, entrants, [60.0] * 2, Watch())
        referee.play(tournament.pairing(result))
        games.append(list(told))
    return games[:-1], games[-1]


def test_all_rotations_of_a_deal_draw_the_same_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Epochs end when Ra tiles do, so from the second on games may be at another draw."""
    games, other = dealt("ra", 4, monkeypatch, lambda _states: True)

    shortest = min(map(len, games))
    assert shortest > 20
    assert len({tuple(game[:shortest]) for game in games}) == 1
    assert other[:shortest] != games[0][:shortest]


def test_all_rotations_of_a_deal_begin_their_turns_with_the_same_dice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """D-3: how many throws a turn has is up to the player; the first one is not."""
    games, other = dealt("ra-dice", 3, monkeypatch, lambda states: states["throws"][0] == 0)

    shortest = min(map(len, games))
    assert shortest > 10
    assert len({tuple(game[:shortest]) for game in games}) == 1
    assert other[:shortest] != games[0][:shortest]


@pytest.mark.parametrize("game", names())
def test_all_rotations_of_a_deal_begin_alike(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ra: the suns of the seats; the dice game: who starts."""
    begun = []
    begin = mind_of(game).begin

    def spy(table: Any, chance: Any) -> Any:
        records = begin(table, chance)
        begun.append(np.asarray(records).tobytes())
        return records

    monkeypatch.setitem(minds._KNOWN, game, replace(mind_of(game), begin=spy))
    tournament = tournament_of("merchant", "uniform", game=game, players=4)

    refereed(tournament, 12)

    deals = [set(begun[first : first + 4]) for first in range(0, 12, 4)]
    assert all(len(deal) == 1 for deal in deals)
    assert len(set.union(*deals)) > 1
