"""Options that make no table are refused in words."""

import re
from pathlib import Path

import pytest

from heliopolis import games
from heliopolis.core.errors import HeliopolisError, InvalidRecord
from heliopolis.terminal.opening import Options, open_table
from tests.record.builders import FINISHED
from tests.sentences import in_english
from tests.terminal.stage import nothing, saved_game, shown


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (Options(hotseat=True, watch=True), "choose one"),
        (Options(hotseat=True, bots="uniform"), "all seats are people's"),
        (Options(edition="atlantis"), "no-such-edition: edition='atlantis'"),
        (Options(game="chess"), "no-such-game: game='chess', games="),
        (Options(game="ra-dice", players=5), "game='ra-dice', players=5, fewest=2, most=4"),
        (Options(game="ra-dice", edition="windrider"), "no-such-edition: edition='windrider'"),
        (Options(game="ra-dice", overrides=(("suns", "windrider"),)), "no-such-item: item='suns'"),
        (Options(game="ra-dice", names=("end",)), "name-like-move"),
        (Options(game="ra-dice", names=("Uniform 3",)), "'Uniform 3' is the name of a bot"),
        (Options(overrides=(("suns", "many"),)), "no-such-choice: item='suns', choice='many'"),
        (Options(bots="uniform,uniform,uniform,uniform"), "room for 3 bots"),
        (Options(bots="unifrom"), "did you mean uniform"),
        (Options(names=("Ana", "Ben")), "2 names are given, but people have 1 of the seats"),
        (Options(watch=True, names=("Ana",)), "1 names are given, but people have 0"),
        (Options(names=("Merchant 1",)), "'Merchant 1' is the name of a bot"),
        (Options(names=("Sensible 1",)), "'Sensible 1' is the name of a bot"),
        (Options(bots="search:mss=3"), "did you mean ms"),
        (Options(bots="none.py:Bot"), 'There is no file "none.py"'),
        (Options(names=("draw",)), "name-like-move"),
        (Options(names=("",)), "name-length"),
        (Options(names=("a\nb",)), "name-not-printable"),
        (Options(players=3, hotseat=True, names=("Ana", "Ana")), "name-twice"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(options: Options, reason: str) -> None:
    with pytest.raises(HeliopolisError) as refused:
        open_table(options, nothing)

    assert re.search(reason, f"{refused.value} {in_english(refused.value)}")


@pytest.mark.parametrize(
    "extra",
    [
        Options(game="ra"),
        Options(game="ra-dice"),
        Options(players=2),
        Options(edition="windrider"),
        Options(overrides=(("suns", "windrider"),)),
        Options(seed=1),
        Options(bots="uniform"),
        Options(hotseat=True),
        Options(watch=True),
        Options(names=("Ana",)),
    ],
)
def test_a_saved_game_cannot_be_changed_by_options(
    extra: Options, data_folder: Path, tmp_path: Path
) -> None:
    shown([], Options(players=2))
    fields = {name: getattr(extra, name) for name in Options.__match_args__}

    with pytest.raises(HeliopolisError, match="a saved game goes on as it was, so --"):
        open_table(Options(**(fields | {"load": saved_game(data_folder)})), nothing)


def test_a_finished_game_does_not_go_on(tmp_path: Path) -> None:
    path = tmp_path / "over.ra"
    path.write_text(FINISHED)

    with pytest.raises(HeliopolisError, match="is over; see it with heliopolis replay"):
        open_table(Options(load=path), nothing)


def test_a_bad_file_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.ra"
    path.write_text("game: chess\n")

    with pytest.raises(InvalidRecord, match=r"bad\.ra', line 1: "):
        open_table(Options(load=path), nothing)


def test_a_missing_file_is_named_once(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecord) as refused:
        open_table(Options(load=tmp_path / "none.ra"), nothing)

    assert str(refused.value).count("none.ra") == 1


def test_the_rules_are_prepared_only_for_a_table_that_can_be_set_up() -> None:
    prepared: list[str] = []
    with pytest.raises(HeliopolisError):
        open_table(Options(bots="zzz"), prepared.append)
    assert not prepared

    open_table(Options(), prepared.append)
    assert prepared == ["ra"]


@pytest.mark.parametrize("game", games.names())
def test_of_a_saved_game_only_its_own_rules_are_prepared(game: str, data_folder: Path) -> None:
    prepared: list[str] = []
    shown([], Options(game=game, players=2))

    open_table(Options(load=saved_game(data_folder)), prepared.append)

    assert prepared == [game]


@pytest.mark.parametrize("text", ["", "game: chess\n", "hello\n", "\0\0"])
def test_for_a_file_that_is_no_game_nobody_waits(text: str, tmp_path: Path) -> None:
    prepared: list[str] = []
    path = tmp_path / "noise.ra"
    path.write_text(text)

    with pytest.raises(InvalidRecord):
        open_table(Options(load=path), prepared.append)

    assert not prepared
