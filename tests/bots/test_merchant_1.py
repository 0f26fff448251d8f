"""The first merchants of both games, move for move: everybody after them is measured by them."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.dice.characters import MERCHANT_1 as DICE_MERCHANT_1
from heliopolis.bots.dice.traits import traits_of as dice_traits_of
from heliopolis.bots.minds import mind_of
from heliopolis.bots.ra.characters import MERCHANT_1 as RA_MERCHANT_1
from heliopolis.bots.ra.traits import traits_of as ra_traits_of
from heliopolis.core.compile import COMPILED
from heliopolis.core.log import new_log
from heliopolis.core.stream import make_streams
from heliopolis.games import make_game, names, ruleset

GOLDEN: Final = Path(__file__).with_name("golden")
"""By players and line-up, the digests of games; nothing writes these files anew."""
NEIGHBOURS: Final[dict[str, dict[str, dict[str, float]]]] = {
    "ra": {
        "hoarder": {"sun": 1.35, "patience": 13.4},
        "charioteer": {"patience": 1000.0, "sun": 0.8},
        "novice": {"noise": 8.0},
    },
    "ra-dice": {
        "builder": {"monuments": 2.5, "river": 0.8, "civilization": 0.7, "pharaohs": 0.7},
        "stormbringer": {"suns": 2.0, "harm": 4.0, "haste": -1.0},
        "apprentice": {"noise": 6.0},
    },
}
"""Who else sits at the tables: the first merchant with tastes, which stay as they are here."""
TABLES: Final = [(game, players) for game in names() for players in ruleset(game).game.table_sizes]
GAMES: Final = None if COMPILED else 1


def traits_of(game: str, name: str) -> Any:
    if name == "uniform":
        return mind_of(game).uniform
    taste = NEIGHBOURS[game].get(name, {})
    if game == "ra":
        return ra_traits_of(**(RA_MERCHANT_1 | taste))
    return dice_traits_of(**(DICE_MERCHANT_1 | taste))


def moves_of(game: str, line_up: list[str], seed: int) -> Iterator[str]:
    """The moves of a game between compiled bots, those of chance included."""
    mind, rules = mind_of(game), ruleset(game)
    position = rules.position
    phase, acting = position.layout.offset("phase"), position.layout.offset("acting")
    traits = [stack_traits([traits_of(game, name)]) for name in line_up]
    chance = make_streams(np.random.default_rng(seed), 1)
    streams = make_streams(np.random.default_rng(seed + 1_000_000), len(line_up))
    states = mind.begin(make_game(game, len(line_up)), chance)
    memory = memoryview(states.view("u1"))
    log = new_log()
    while memory[phase] != position.over_phase:
        seat = memory[acting]
        if memory[phase] in position.chance_phases:
            number = int(mind.outcome(states, chance))
        else:
            number = mind.decide_in(states, traits[seat], streams[seat : seat + 1])
        assert position.play_number(states, number, log)
        yield str(rules.move_of(number))


def digest_of(game: str, line_up: list[str], seed: int) -> str:
    return sha256("\n".join(moves_of(game, line_up, seed)).encode()).hexdigest()[:8]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_merchant_1_plays_every_golden_game_move_for_move(game: str, players: int) -> None:
    golden = json.loads((GOLDEN / f"merchant-1-{game}.json").read_text())[str(players)]
    assert {"uniform", "merchant-1"} | set(NEIGHBOURS[game]) >= set(" ".join(golden).split())
    for line_up, digests in golden.items():
        seats = line_up.split()
        assert len(seats) == players
        for seed, digest in enumerate(digests[:GAMES]):
            assert digest_of(game, seats, seed) == digest, (line_up, seed)


@pytest.mark.parametrize("game", names())
def test_the_character_merchant_1_has_the_numbers_of_the_golden_games(game: str) -> None:
    found = {character.name: character.traits for character in mind_of(game).characters}

    assert found["merchant-1"] == traits_of(game, "merchant-1")
