"""A game from outside becomes one of the games by one call, and needs nothing else."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from heliopolis import CHANCE, env, games, record, wire
from heliopolis.bots import read_bot, recipes_of
from heliopolis.bots.warmup import is_warm, warm
from heliopolis.core.chance import SeededDealer, commitment_to
from heliopolis.core.stream import make_streams
from heliopolis.games import Move, Position
from heliopolis.match import Person, open_with
from heliopolis.record import Record, Seal, read_record, replay, verify, write_record
from tests.bots.matches import asked
from tests.core.toy import Take
from tests.core.toy_ruleset import RULESET

NAMES = ("Ana", "Ben", "Cleo")
SECRET = bytes(range(32))
BOT = """
class Greedy:
    '''Takes what it can.'''

    def __init__(self, generator, budget): ...

    def choose(self, view, legal):
        return legal[-1] if view.heap == 1 else legal[0]
"""


@pytest.fixture(autouse=True)
def added(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is one of the games; afterwards it is none any more."""
    monkeypatch.setattr(games, "_KNOWN", dict(games._KNOWN))
    games.add(RULESET)


def played(seed: int, players: int = 3) -> Record:
    """A whole random game, its chance sealed."""
    game = games.make_game("toy", players, "second", {"stones": "black"})
    table = Record(
        game,
        NAMES[:players],
        "",
        seals=(Seal(0, commitment_to(SECRET), ("",) * players, SECRET),),
    )
    dealer, generator = table.seals[0].dealer(table), Random(seed)
    here: Position = game.start(dealer.at(0))
    opening, moves = game.opening_of(here), list[Move]()
    while not here.over:
        if here.actor is CHANCE:
            moves.append(here.deal(dealer.at(len(moves) + 1)))
        else:
            moves.append(generator.choice(here.moves()))
        here = here.play(moves[-1]).position
    return Record(game, table.seats, opening, tuple(moves), table.seals)


def test_it_is_named_and_set_up_like_the_others() -> None:
    game = games.make_game("toy", 2)
    here = game.start_with("2")

    assert games.names() == ("ra", "ra-dice", "toy")
    assert all(games.ruleset_of(thing) is RULESET for thing in (game, here, here.view(0)))
    assert games.parse_move(game, "take 2") == Take(2)


def test_it_is_recorded_read_and_replayed() -> None:
    whole = played(seed=1)

    text = write_record(whole)

    assert "game: toy\n" in text
    assert "override: stones = black\n" in text
    assert f"beginner: {whole.opening}\n" in text
    assert read_record(text) == whole
    *_, last = replay(read_record(text))
    assert last.position.over
    assert sum(last.position.scores) == 14
    assert isinstance(verify(whole), record.Proved)


def test_its_positions_survive_bytes_and_views() -> None:
    for step in replay(played(seed=2)):
        here = step.position
        assert here.game.from_bytes(here.to_bytes()) == here
        assert games.ruleset_of(here).from_view(here.view(0)) == here


def test_it_is_played_in_arrays() -> None:
    rules, game = games.ruleset("toy"), games.make_game("toy", 2)
    states = rules.batch.start(game, make_streams(np.random.default_rng(3), 100))
    mask = np.zeros((100, rules.batch.ACTIONS), dtype=np.bool_)
    generator = np.random.default_rng(4)

    while not rules.batch.over(states).all():
        rules.batch.legal(states, mask)
        rules.batch.step(states, (mask * generator.random(mask.shape)).argmax(axis=1))

    assert rules.batch.scores(states).sum(axis=1).tolist() == [14] * 100


def test_it_is_learned_by_anybody() -> None:
    generator, vector = np.random.default_rng(1), env.Vector(9, "toy", 3)
    told, wins = vector.reset(seed=1), 0
    for _ in range(60):
        lots = generator.random(told.action_mask.shape)
        told = vector.step((told.action_mask * lots).argmax(axis=1))
        wins += int((told.reward > 0).any(axis=1).sum())
        assert told.reward.sum(axis=1) == pytest.approx(0, abs=1e-6)
    seats = env.raw_env("toy", 2)
    seats.reset(seed=1)
    for _ in seats.agent_iter():
        seen, _, over, _, _ = seats.last()
        seats.step(None if over else int(seen["action_mask"].argmax()))

    assert wins > 9
    assert sum(seats.position.scores) == 14


def test_a_match_of_it_is_held() -> None:
    def chance(number: int) -> SeededDealer:
        return SeededDealer(np.random.default_rng((5, number)))

    people = (Person(), Person())
    match = open_with(chance, games.make_game("toy", 2), NAMES[:2], people, one_device=True)
    while not match.over:
        if match.actor is CHANCE:
            match.deal()
        else:
            assert match.asked is not None
            move = match.look(match.asked).options[-1]
            match.attempt(people[match.asked], match.asked, move, match.version)

    assert match.ended == "finished"
    assert read_record(write_record(match.record())) == match.record()


def test_all_of_it_leaves_as_json_and_comes_back() -> None:
    for step in replay(played(seed=6)):
        position, events = step
        for thing in (position.view(1), *events, *position.moves()):
            assert wire.decode(wire.encode("toy", thing)).thing == thing


def test_bots_of_other_people_play_it(tmp_path: Path) -> None:
    (tmp_path / "greedy.py").write_text(BOT)
    bot = read_bot("toy", f"{tmp_path / 'greedy.py'}:Greedy").make(1)

    here = games.make_game("toy", 2).start_with("1")

    assert recipes_of("toy") == {}
    assert asked(bot, here, 0) == Take(1)


def test_it_is_warmed_up_alone() -> None:
    told: list[tuple[int, int]] = []

    warm("toy", lambda number, total: told.append((number, total)))

    assert told == [(1, 3), (2, 3), (3, 3)]
    assert is_warm("toy")
