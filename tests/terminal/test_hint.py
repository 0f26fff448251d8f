"""Commands that can be pasted."""

import sys
from pathlib import Path

import pytest

from heliopolis.terminal.hint import command


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program in a folder of the current one, which no shell finds by its name."""
    path = tmp_path / "here" / ".venv" / "bin" / "heliopolis"
    path.parent.mkdir(parents=True)
    path.touch(mode=0o755)
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("PATH", "/usr/bin")
    return path


def said(argument: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(sys, "argv", [argument, "play"])
    return command("en", "play", "--load", "my game.ra")


def test_what_a_shell_finds_has_a_name_alone(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"/usr/bin:{program.parent}")

    assert said(str(program), monkeypatch) == "heliopolis play --load 'my game.ra'"


def test_another_program_of_that_name_is_not_taken_for_it(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other" / "heliopolis"
    other.parent.mkdir()
    other.symlink_to(program)  # as the Pythons of two environments are one file
    monkeypatch.setenv("PATH", str(other.parent))

    assert said(str(program), monkeypatch).startswith(".venv/bin/heliopolis play ")


def test_what_make_starts_is_named_from_the_current_folder(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert said(".venv/bin/heliopolis", monkeypatch).startswith(".venv/bin/heliopolis play ")


def test_what_is_elsewhere_is_named_in_full(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "there").mkdir()
    monkeypatch.chdir(tmp_path / "there")

    assert said(str(program), monkeypatch).startswith(f"{program} play ")


def test_what_lies_in_the_current_folder_itself_is_found_too(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(program.parent)

    assert said(str(program), monkeypatch).startswith("./heliopolis play ")


def test_a_module_is_started_as_one(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(program.with_name("python")))

    text = said("/somewhere/heliopolis/__main__.py", monkeypatch)

    assert text == ".venv/bin/python -m heliopolis play --load 'my game.ra'"


def test_windows_quotes_in_its_own_way(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("shutil.which", lambda _name: None)

    assert said("heliopolis", monkeypatch) == 'heliopolis play --load "my game.ra"'


@pytest.mark.parametrize(
    ("locale", "language", "end"),
    [
        ("C", "en", "game.ra"),
        ("de_AT.UTF-8", "de", "game.ra"),
        ("de_AT.UTF-8", "en", "game.ra --language en"),
        ("C", "pt-BR", "game.ra --language pt-BR"),
    ],
)
def test_the_language_is_named_where_the_system_speaks_another(
    locale: str, language: str, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", locale)

    assert command(language, "replay", "game.ra") == f"heliopolis replay {end}"
