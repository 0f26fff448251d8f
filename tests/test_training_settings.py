"""What a training is asked to do, without training anything."""

from pathlib import Path

import msgspec
import pytest

from heliopolis.core.errors import InvalidSetup
from heliopolis.games import names
from heliopolis.learn.settings import RECIPES, Settings, read_settings


@pytest.mark.parametrize("name", sorted(one.stem for one in RECIPES.glob("*.toml")))
def test_every_recipe_can_be_read(name: str) -> None:
    assert read_settings(name).game in ("ra", "ra-dice")


def test_a_change_takes_the_place_of_what_the_recipe_says() -> None:
    settings = read_settings("ra-minute", ("width = 64", "seed=9"))

    assert (settings.width, settings.seed) == (64, 9)
    assert settings.layers == read_settings("ra-minute").layers


def test_a_file_is_read_and_written_settings_are_the_same(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('# mine\ngame = "ra-dice"\n\nrate = 0.001\ncharacters = [\n  "builder",\n]\n')

    settings = read_settings(str(path))

    assert settings == Settings(game="ra-dice", rate=0.001, characters=("builder",))
    assert msgspec.convert(msgspec.to_builtins(settings), Settings) == settings


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("width = 5", "game"),
        ('game = "ra"\nwidht = 5', "widht"),
        ('game = "ra"\nwidth = 0', "width"),
        ('game = "ra"\ntrace = 1.5', "trace"),
        ('game = "ra"\nwidth', "'='"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(text)

    with pytest.raises(InvalidSetup) as refused:
        read_settings(str(path))

    assert refused.value.code == "bad-settings"
    assert said in str(refused.value.parameters["reason"])


def test_settings_that_are_not_there_are_named_with_those_that_are() -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_settings("ra-hour")

    assert refused.value.code == "no-such-settings"
    assert "ra-minute" in refused.value.parameters["settings"]


def test_a_game_that_there_is_not_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('game = "chess"')

    with pytest.raises(InvalidSetup) as refused:
        read_settings(str(path))

    assert refused.value.code == "no-such-game"


@pytest.mark.parametrize("change", ["width", "width=", "width=none", "widht=5"])
def test_a_change_that_says_nothing_is_refused(change: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_settings("ra", (change,))

    assert refused.value.code == "bad-settings"


def test_every_game_has_a_recipe_of_its_name() -> None:
    assert {read_settings(game).game for game in names()} == set(names())
