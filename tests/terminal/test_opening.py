"""Options that make no table are refused, each with its own reason."""

from pathlib import Path

import pytest

from heliopolis import games
from heliopolis.core.errors import HeliopolisError, InvalidRecord
from heliopolis.terminal.opening import Options, new_game
from tests.record.builders import FINISHED
from tests.terminal.stage import ENGLISH, Stage, refused, saved_game, shown


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (Options(hotseat=True, watch=True), "hotseat-and-watch"),
        (Options(hotseat=True, bots="uniform"), "no-seat-for-bots"),
        (Options(edition="atlantis"), "no-such-edition"),
        (Options(game="chess"), "no-such-game"),
        (Options(game="ra-dice", players=5), "wrong-number-of-players"),
        (Options(game="ra-dice", edition="windrider"), "no-such-edition"),
        (Options(game="ra-dice", overrides=(("suns", "windrider"),)), "no-such-item"),
        (Options(game="ra-dice", scores="hidden"), "scores-cannot-be-hidden"),
        (Options(game="ra-dice", names=("end",)), "name-like-move"),
        (Options(game="ra-dice", names=("Uniform 3",)), "name-of-a-bot"),
        (Options(overrides=(("suns", "many"),)), "no-such-choice"),
        (Options(bots="uniform,uniform,uniform,uniform"), "too-many-bots"),
        (Options(bots="unifrom"), "no-such-bot"),
        (Options(names=("Ana", "Ben")), "too-many-names"),
        (Options(watch=True, names=("Ana",)), "too-many-names"),
        (Options(names=("Merchant 1",)), "name-of-a-bot"),
        (Options(bots="search:mss=3"), "no-such-budget"),
        (Options(bots="none.py:Bot"), "no-bot-file"),
        (Options(names=("draw",)), "name-like-move"),
        (Options(names=("",)), "name-length"),
        (Options(names=("a\nb",)), "name-not-printable"),
        (Options(players=3, hotseat=True, names=("Ana", "Ana")), "name-twice"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(options: Options, code: str) -> None:
    assert refused(options).code == code


@pytest.mark.parametrize(
    ("extra", "option"),
    [
        (Options(game="ra"), "--game"),
        (Options(game="ra-dice"), "--game"),
        (Options(players=2), "--players"),
        (Options(edition="windrider"), "--edition"),
        (Options(overrides=(("suns", "windrider"),)), "--override"),
        (Options(scores="open"), "--scores"),
        (Options(seed=1), "--seed"),
        (Options(bots="uniform"), "--bots"),
        (Options(hotseat=True), "--hotseat"),
        (Options(watch=True), "--watch"),
        (Options(names=("Ana",)), "--name"),
    ],
)
def test_a_saved_game_cannot_be_changed_by_options(
    extra: Options, option: str, data_folder: Path
) -> None:
    shown([], Options(players=2))
    fields = {name: getattr(extra, name) for name in Options.__match_args__}

    error = refused(Options(**(fields | {"load": saved_game(data_folder)})))

    assert error.code == "saved-game-unchanged"
    assert error.parameters == {"option": option}


def test_a_finished_game_does_not_go_on(tmp_path: Path) -> None:
    path = tmp_path / "over.ra"
    path.write_text(FINISHED)

    assert refused(Options(load=path)).refusal.parameters == {"path": str(path)}
    assert refused(Options(load=path)).code == "saved-game-over"
    assert path.read_text() == FINISHED


def test_a_bad_file_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.ra"
    path.write_text("game: chess\n")

    error = refused(Options(load=path))

    assert isinstance(error, InvalidRecord)
    assert error.line == 1


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.ra"

    assert str(refused(Options(load=path))) == f"no-such-file: path='{path}'"
    assert not list(tmp_path.iterdir())


def test_the_rules_are_prepared_only_for_a_table_that_can_be_set_up() -> None:
    prepared: list[str] = []
    with pytest.raises(HeliopolisError):
        new_game(Options(bots="zzz"), ENGLISH, prepared.append)
    with pytest.raises(HeliopolisError):
        new_game(Options(names=("draw",)), ENGLISH, prepared.append)
    assert not prepared

    new_game(Options(), ENGLISH, prepared.append)
    assert prepared == ["ra"]


@pytest.mark.parametrize("game", games.names())
def test_of_a_saved_game_only_its_own_rules_are_prepared(game: str, data_folder: Path) -> None:
    prepared: list[str] = []
    shown([], Options(game=game, players=2))

    Stage(prepare=prepared.append).play(Options(load=saved_game(data_folder)))

    assert prepared == [game]


@pytest.mark.parametrize("text", ["", "game: chess\n", "hello\n", "\0\0"])
def test_for_a_file_that_is_no_game_nobody_waits(text: str, tmp_path: Path) -> None:
    prepared: list[str] = []
    path = tmp_path / "noise.ra"
    path.write_text(text)

    with pytest.raises(InvalidRecord):
        Stage(prepare=prepared.append).play(Options(load=path))

    assert not prepared


def test_scores_can_be_hidden_from_others() -> None:
    text = shown([*["1"] * 60, "sheet"], Options(players=2, seed=4, scores="hidden"))

    assert "hidden scores" in text.split("\n")[0]
    assert "> You          10 points" in text
    assert "  Merchant 1    ? points" in text
    own, other = text.rpartition("Points now")[2].split("\n")[0].split()
    assert own.isdecimal()
    assert other == "?"
