"""The examples run, and do what they say."""

from pathlib import Path

import pytest

from heliopolis import ra
from heliopolis.bots import read_bot
from heliopolis.core.compile import COMPILED
from heliopolis.core.errors import InvalidSetup
from heliopolis.games import make_game
from heliopolis.terminal.opening import Options
from tests.bots.matches import asked, bots_play
from tests.ra.builders import position
from tests.sentences import in_english
from tests.terminal.stage import shown

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
FIRST_BOT = f"{EXAMPLES / 'my_first_bot.py'}:MyFirstBot"


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test saves a game among those of the person who runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_the_first_bot_has_15_lines_of_code() -> None:
    lines = (EXAMPLES / "my_first_bot.py").read_text("utf-8").splitlines()

    code = [line for line in lines if line.strip() and not line.strip().startswith('"""')]

    assert len(code) == 15


def test_the_remote_bot_has_40_lines_of_code() -> None:
    lines = (EXAMPLES / "remote_bot.py").read_text("utf-8").splitlines()

    code = [line for line in lines if line.strip() and not line.strip().startswith('"""')]

    assert len(code) == 40


@pytest.mark.parametrize("players", [2, 5])
def test_the_first_bot_beats_uniform(players: int) -> None:
    wins = 0
    games = 20 if COMPILED else 4
    for seed in range(games):
        bots = ["uniform"] * players
        bots[seed % players] = FIRST_BOT
        end, _ = bots_play(make_game("ra", players), bots, seed)
        wins += seed % players in end.winners

    assert wins >= 0.75 * games


@pytest.mark.parametrize(
    ("here", "choice"),
    [
        (position(4, track="nile nile nile nile"), "draw"),
        (position(4, track="nile nile nile nile art"), "ra"),
        (position(4, track="nile nile nile nile art unrest"), "draw"),
        (position(2, phase="auction", auction="drawn", ra_tiles=1, track="gold god art"), "bid 2"),
        (position(2, phase="auction", auction="drawn", ra_tiles=1, track="gold god"), "pass"),
    ],
    ids=lambda thing: thing if isinstance(thing, str) else "",
)
def test_the_first_bot_does_what_it_says(here: ra.Position, choice: str) -> None:
    bot = read_bot("ra", FIRST_BOT).make(1)
    assert isinstance(here.actor, int)

    assert str(asked(bot, here, here.actor)) == choice


def test_the_first_bot_is_played_against_at_the_prompt() -> None:
    text = shown([], Options(players=2, seed=1, watch=True, bots=f"{FIRST_BOT},uniform"))

    assert "Seats, clockwise: MyFirstBot 1, Uniform 2." in text
    assert "The game is over: MyFirstBot 1 wins" in text


def test_the_first_bot_plays_one_game_only() -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_bot("ra-dice", FIRST_BOT)

    assert "MyFirstBot plays ra, not ra-dice." in in_english(refused.value)
