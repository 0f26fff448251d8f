"""The command line: help, options in words, and exit statuses."""

import argparse
import sys
from pathlib import Path
from types import ModuleType

import pytest

import heliopolis
from heliopolis import cli, dice, ra
from heliopolis.bots import DEFAULT
from heliopolis.cli.warmup import warm_up
from heliopolis.core.errors import HeliopolisError
from heliopolis.dice.rulebook import LONGEST_SUN_TRACK, RA_STEPS
from heliopolis.games import names
from heliopolis.terminal.bot_list import describe_all
from heliopolis.texts import Catalogue
from tests.record.builders import UNFINISHED

COMMANDS = (
    "play",
    "join",
    "replay",
    "think",
    "arena",
    "serve",
    "train",
    "backup",
    "restore",
    "warmup",
    "bench",
)


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test saves a game among those of the person who runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said to options that make no sense, once everything is compiled."""
    for name in names():
        warm_up(name)
    capsys.readouterr()
    try:
        status: object = cli.main(arguments)
    except SystemExit as leaving:
        status = leaving.code
    shown = capsys.readouterr()
    assert status == 2
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err


def test_without_a_command_the_page_is_served_and_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[argparse.Namespace] = []

    def serve(options: argparse.Namespace) -> int:
        asked.append(options)
        return 0

    monkeypatch.setitem(cli._COMMANDS, "serve", serve)

    assert cli.main([]) == 0
    assert cli.main(["serve"]) == 0

    first, second = asked
    assert first.open
    assert not second.open
    assert (first.port, first.host, first.db) == (second.port, second.host, second.db)


def help_of(capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    return capsys.readouterr().out


def test_the_help_names_all_commands(capsys: pytest.CaptureFixture[str]) -> None:
    text = help_of(capsys)
    for command in COMMANDS:
        assert f"    {command} " in text
    assert "examples:" in text


def test_the_help_does_not_claim_what_nobody_knows(capsys: pytest.CaptureFixture[str]) -> None:
    """D-26: how long the printed Sun track is."""
    text = help_of(capsys)

    assert "exact" not in text
    assert "How long an epoch of the dice game is, none of them says" in text


@pytest.mark.parametrize("command", [[], *([command] for command in COMMANDS)])
def test_every_command_has_help_that_fits_the_screen(
    command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")

    with pytest.raises(SystemExit) as leaving:
        cli.main([*command, "--help"])

    assert leaving.value.code == 0
    assert all(len(line) <= 80 for line in capsys.readouterr().out.split("\n"))


def test_the_help_names_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The help is written by hand, because asking the rules would mean to wait for them."""
    monkeypatch.setenv("COLUMNS", "200")

    with pytest.raises(SystemExit):
        cli.main(["play", "--help"])

    text = capsys.readouterr().out
    for name in (*names(), *ra.EDITIONS, *ra.ITEMS, *ra.ITEMS["disasters"]):
        assert name in text
    for name in (*dice.EDITIONS, *dice.ITEMS):
        assert name in text
    ra_sizes, dice_sizes = ra.Game.table_sizes, dice.Game.table_sizes
    assert f"{ra_sizes[0]} to {ra_sizes[-1]} in Ra" in text
    assert f"{dice_sizes[0]} to {dice_sizes[-1]} in the dice game" in text
    assert f"1 to {LONGEST_SUN_TRACK} steps" in text
    steps, players = (", ".join(map(str, each)) for each in (RA_STEPS.values(), RA_STEPS))
    assert f"(default: {steps} for {players} players)" in text
    assert "--game ra-dice --players 3 --override sun_track=9" in text
    assert f"(default: {DEFAULT})" in text


def test_the_bots_describe_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--list-bots"]) == 0

    assert capsys.readouterr().out == f"{describe_all(Catalogue('en'))}\n"


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        cli.main(["--version"])

    assert leaving.value.code == 0
    assert capsys.readouterr().out == f"heliopolis {heliopolis.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("plya", 'there is no command "plya"; did you mean play?'),
        ("zzz", f'there is no command "zzz"; there are {", ".join(COMMANDS)}'),
        ("--wat", 'there is no option "--wat" (heliopolis --help'),
        ("play --game chess", '--game: there is no game "chess"; there are ra, ra-dice'),
        ("play --game dice", '--game: there is no game "dice"; did you mean ra-dice?'),
        ("play --game Ra", '--game: there is no game "Ra"; did you mean ra?'),
        ("play --players 7", "Ra is for 2 to 5 players, not 7."),
        ("play --players 1", "Ra is for 2 to 5 players, not 1."),
        ("play --game ra-dice --players 5", "The dice game is for 2 to 4 players, not 5."),
        ("play --players two", "--players: the number of players is a whole number"),
        ("play --seed -1", "--seed: "),
        ("play --seed x", '--seed: a seed is a whole number of at most 18 digits, not "x"'),
        (f"play --seed {'9' * 5000}", "--seed: a seed is a whole number of at most 18 digits"),
        ("play --override suns", "--override: an override reads ITEM=CHOICE"),
        ("play --override moons=full", 'An edition has no "moons" to override, only '),
        ("play --edition atlantis", 'There is no edition "atlantis"; there are rio-grande'),
        (
            "play --game ra-dice --edition windrider",
            'There is no edition "windrider", only rio-grande.',
        ),
        (
            "play --game ra-dice --override suns=windrider",
            'An edition has no "suns" to override, only ',
        ),
        (
            "play --game ra-dice --override sun_track=0",
            'sun_track cannot be "0", only 1 to 60.',
        ),
        (
            "play --game ra-dice --override sun_track=61",
            'sun_track cannot be "61", only 1 to 60.',
        ),
        ("play --override sun_track=9", 'An edition has no "sun_track" to override, only '),
        ("play --game ra-dice --bots merchnat", 'There is no bot "merchnat"; did you mean'),
        ("play --load none.ra --game ra-dice", "so --game cannot change it"),
        ("play --bots merchnat", 'There is no bot "merchnat"; did you mean merchant?'),
        ("play --bots search:mss=3", 'No bot has a parameter "mss"; did you mean ms?'),
        ("play --bots none.py:MyBot", 'There is no file "none.py" with a bot in it'),
        ("play --hotseat --watch", "choose one"),
        ("play --name a,b", "2 names are given"),
        ("play --load none.ra", "There is no file"),
        ("play --load none.ra --seed 3", "A saved game goes on as it was"),
        ("play --save /", "exists already"),
        ("play --language xx", '--language: there is no language "xx"; there are en, pt-BR, de'),
        ("replay none.ra --language pt", 'Não há o arquivo "none.ra"'),
        ("play --language de_DE --load none.ra", "Die Datei „none.ra“ gibt es nicht"),
        ("play --scores secret", "--scores: invalid choice: 'secret'"),
        ("play extra", 'it is not clear what "extra" is for (heliopolis play --help'),
        ("replay", "the following arguments are required: FILE"),
        ("replay none.ra", 'There is no file "none.ra"'),
        ("replay /", "is a folder or a device"),
        ("replay none.ra --at x", "--at: the moment is a whole number"),
        ("replay none.ra --at 1 --verify", "--verify: not allowed with argument --at"),
        ("think", "the following arguments are required: FILE"),
        ("think none.ra", 'There is no file "none.ra"'),
        ("think none.ra --language de", "Die Datei „none.ra“ gibt es nicht"),
        ("think none.ra --at x", 'the moment is a whole number of at most 18 digits, not "x"'),
        ("think none.ra --at -1", "--at: "),
        ("think none.ra --budget sims=0", "sims is a whole number from 1 to 1000000000"),
        ("think none.ra --budget ms=x", 'ms is a whole number from 1 to 1000000000, not "x".'),
        ("think none.ra --budget 300", '"300" is no budget; those read sims=300 and ms=50.'),
        ("think none.ra --budget silly", '"silly" is no budget; those read sims=300 and ms=50.'),
        ("think none.ra --budget sim=3", "did you mean sims?"),
        ("think none.ra --budget sims=3:ms=5", '"sims=3:ms=5" has two limits'),
        ("think none.ra --spend all", "--spend: invalid choice: 'all'"),
        ("think none.ra --verify", 'there is no option "--verify"'),
        ("arena --game chess", '--game: there is no game "chess"'),
        ("arena --players 6", "Ra is for 2 to 5 players, not 6."),
        ("arena --players 4,1", "Ra is for 2 to 5 players, not 1."),
        ("arena --players ,", "--players: it is one number such as 4"),
        ("arena --game ra-dice --players 5", "The dice game is for 2 to 4 players, not 5."),
        ("arena --games 0", "a tournament of 0 games has no result; games is at least 1"),
        ("arena --games -5", "--games: "),
        ("arena --games many", "--games: the number of games is a whole number"),
        ("arena --workers 0", "workers is at least 1"),
        ("arena --bots merchnat,uniform", 'There is no bot "merchnat"; did you mean merchant?'),
        ("arena --bots search:secs=3", 'No bot has a parameter "secs"'),
        ("arena --bots search:ms=x", "ms is a whole number"),
        ("arena --bots none.py:Bot", 'There is no file "none.py"'),
        ("arena --bots merchant,", 'A name is missing in the list of bots "merchant,"'),
        ("arena --players 2 --bots merchant,uniform,merchant", "merchant is there twice"),
        ("arena --fan-out forks", "there is no fan-out 'forks'"),
        ("arena --fan-out proceses", "did you mean processes?"),
        ("arena --fan-out threads --bots search:sims=5", "threads play compiled bots only"),
        ("arena --fan-out threads --cluster local", "a cluster is for the fan-out ray"),
        ("arena --move-limit 0", "--move-limit: a limit is a number of seconds from 0.001"),
        ("arena --move-limit nan", "--move-limit: a limit is a number of seconds from 0.001"),
        ("arena --move-limit soon", "--move-limit: a limit is a number of seconds from 0.001"),
        ("arena --sprt --bots merchant", "there are no others"),
        ("arena --minutes 0", "--minutes: a limit is a number of minutes from 0.001"),
        ("arena --records", "name one by --records DIR or by --out"),
        ("arena --out /dev/null/games", "'/dev/null/games' cannot be written to: Not a directory"),
        ("arena --seed x", "--seed: a seed is a whole number"),
        ("arena merchant", 'it is not clear what "merchant" is for'),
        ("arena --bot merchant", 'there is no option "--bot"; did you mean --bots?'),
        ("arena --gmes=5", "did you mean --games?"),
        ("arena --players two", 'one number such as 4, several such as 2,3, or all, not "two"'),
        ("arena --bots merchant,,uniform", "A name is missing in the list of bots"),
        ("train --game chess", '--game: there is no game "chess"'),
        ("train --game ra --config ra-minute", "not allowed with argument"),
        ("train --config nope", 'There is no recipe and no file "nope"'),
        ("train --minutes two", "--minutes: the number of minutes is a whole number"),
        ("arena --bots my.py:MyBot:ms", 'ms needs a number in "my.py:MyBot:ms", as in ms=50'),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in refused(capsys, *arguments.split())


def test_training_without_its_library_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [*sys.modules]:
        if name.startswith("heliopolis.learn."):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)

    assert "pip install 'heliopolis[learn]'" in refused(capsys, "train")


def test_a_bad_file_is_refused_with_its_name_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.ra"
    path.write_text(UNFINISHED.replace("draw +god", "draw +goat"))

    for command in ("replay", "think"):
        said = refused(capsys, command, str(path))

        assert said.startswith(f'heliopolis: "{path}", line 11: ')


@pytest.mark.parametrize("command", [("replay", "--verify"), ("think",)])
@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"\0" * 100, b"hello\n"])
def test_a_file_that_is_no_game_is_refused(
    command: tuple[str, ...], content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "noise.ra"
    path.write_bytes(content)

    assert refused(capsys, *command, str(path)).startswith("heliopolis: ")


def test_every_error_of_ours_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_options: object) -> int:
        raise HeliopolisError("this cannot be done")

    monkeypatch.setitem(cli._COMMANDS, "warmup", fail)

    assert refused(capsys, "warmup") == "heliopolis: this cannot be done\n"


@pytest.mark.parametrize(
    ("arguments", "as_json", "games"),
    [
        ([], False, ("ra", "ra-dice")),
        (["--json"], True, ("ra", "ra-dice")),
        (["--game", "ra-dice"], False, ("ra-dice",)),
    ],
)
def test_the_benchmark_is_somebody_elses_module(
    arguments: list[str],
    as_json: bool,
    games: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def bench(json: bool, names: tuple[str, ...]) -> int:
        asked.append((json, names))
        return 3

    module = ModuleType("heliopolis.bench")
    module.main = bench  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "heliopolis.bench", module)

    assert cli.main(["bench", *arguments]) == 3
    assert asked == [(as_json, games)]


def test_control_c_before_a_game_is_status_130(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_options: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(cli._COMMANDS, "warmup", interrupted)

    assert cli.main(["warmup"]) == 130
    assert capsys.readouterr().err == "\n"
