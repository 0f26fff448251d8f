"""What a training is asked to do, without training anything."""

from pathlib import Path

import msgspec
import pytest

from heliopolis.core.errors import InvalidSetup
from heliopolis.learn.settings import NAMED, Settings, read_settings, written


@pytest.mark.parametrize("name", sorted(one.stem for one in NAMED.glob("*.toml")))
def test_every_recipe_can_be_read(name: str) -> None:
    assert read_settings(name).game in ("ra", "ra-dice")


def test_a_change_takes_the_place_of_what_the_recipe_says() -> None:
    settings = read_settings("ra-minute", ("width = 64", "seed=9"))

    assert (settings.width, settings.seed) == (64, 9)
    assert settings.layers == read_settings("ra-minute").layers


def test_a_file_is_read_and_written_settings_are_the_same(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('# mine\ngame = "ra-dice"\n\nrate = 0.001\n')

    settings = read_settings(str(path))

    assert settings == Settings(game="ra-dice", rate=0.001)
    assert msgspec.convert(written(settings), Settings) == settings


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
