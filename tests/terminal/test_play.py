"""Whole games at the prompt, typed by scripts."""

import re
from itertools import repeat
from pathlib import Path

import pytest

from heliopolis.core.chance import commitment_to
from heliopolis.record import Proved, load_record, verify
from heliopolis.terminal.console import Console
from heliopolis.terminal.opening import Options, play
from tests.terminal.stage import (
    ENGLISH,
    Keyboard,
    Stage,
    Terminal,
    interrupt,
    killed,
    nothing,
    saved_game,
    secrets_in,
    shown,
)

SEEDED = Options(players=3, seed=4)


def test_a_turn_shows_the_news_the_table_and_the_numbered_moves() -> None:
    text = shown(["quit"], Options(players=3, seed=4))

    assert text.startswith(
        "Ra for 3 players, Rio Grande edition.\n"
        "Seats, clockwise: You, Merchant 1, Merchant 2.\n"
        "Saved after every move in "
    )
    news, table, moves = re.split(r"\n\n(?=Epoch 1 of 3|> | 1 )", text.partition("help.\n\n")[2])[
        :3
    ]
    assert re.fullmatch(r"(Merchant \d draws .*\.\n?)+", news)
    assert table.startswith("Epoch 1 of 3. Your turn.\nRa track:      - - - - - - - -   0 of 8")
    assert "> You          10 points  suns " in moves
    assert " 1  draw  draw a tile from the bag\n 2  ra    invoke Ra: an auction for the" in text


def test_a_whole_game_by_first_moves_ends_with_sheets_and_a_winner(data_folder: Path) -> None:
    text = shown(repeat("1", 500), SEEDED)

    for epoch in (1, 2, 3):
        assert text.count(f"\nEpoch {epoch}  ") == 1
    assert "Monuments" in text
    assert re.search(r"The game is over: .*\s+wins? ", text)
    assert "\nFinal points\n  1  " in text
    path = saved_game(data_folder)
    assert text.endswith(f"See it again with: heliopolis replay {path}\n")
    record = load_record(path)
    assert record.seats == ("Player 1", "Merchant 1", "Merchant 2")
    assert not record.seals


def test_the_same_seed_gives_the_same_game() -> None:
    games = [shown(["draw"] * 40, Options(seed=9, bots="uniform")) for _ in range(2)]
    plain = [re.sub(r"\S+\.ra\b", "FILE", text) for text in games]

    assert plain[0] == plain[1]


def test_another_seed_gives_another_game() -> None:
    first, second = (shown(["quit"], Options(seed=seed)) for seed in (1, 2))

    assert first.partition("\n\n")[2] != second.partition("\n\n")[2]


def test_without_a_seed_chance_is_sealed_and_proved_at_the_end(data_folder: Path) -> None:
    text = shown(repeat("1", 500), Options(players=2))

    record = load_record(saved_game(data_folder))
    (seal,) = record.seals
    assert seal.secret is not None
    assert commitment_to(seal.secret).hex() in text.partition("Epoch 1")[0]
    assert isinstance(verify(record), Proved)
    assert "Check every draw with: heliopolis replay --verify " in text


def test_a_game_saved_in_the_middle_keeps_the_commitment_and_no_secret(data_folder: Path) -> None:
    shown(["draw"], Options(players=2))

    text = saved_game(data_folder).read_text()
    assert "commitment: " in text
    assert "secret" not in text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly", '"fly" is no move and no command. Moves here: draw and ra. ? for help.'),
        ("", "Type a move's number or its text; ? for help."),
        ("bid 5", "It is your turn to draw, invoke Ra or play a god. (R-3.1)"),
        ("god nile", "You have no god. (R-3.4)"),
        ("+nile", "No tile is being drawn. (R-3.2)"),
        ("7", "The moves here are numbered 1 to 2."),
        ("sheet", "No epoch has been scored yet."),
        ("bag", "In the bag: 1"),
        ("BAG", "In the bag: 1"),
        ("table", "Epoch 1 of 3. Your turn."),
        ("save", "Saved in "),
        ("rules", "The rules in short"),
        ("?", "Type the number of a move, or its text, or one of these:"),
        ("help", "Type the number of a move, or its text, or one of these:"),
    ],
)
def test_whatever_is_typed_is_answered_and_asked_again(typed: str, answer: str) -> None:
    text = shown([typed, "draw"], SEEDED)

    after = text.partition(f"Your move: {typed}\n")[2]
    assert after.lstrip("\n").startswith(answer)
    assert "\nYour move: draw\n" in after


def test_help_explains_the_moves_that_are_legal_here() -> None:
    text = shown(["?"], SEEDED).partition("The moves here:")[2]

    assert "draw: a Ra tile starts an auction" in text
    assert "(R-3.6, R-4.2)" in text
    assert "bid SUN" not in text


@pytest.mark.parametrize("command", ["quit", "exit", "Q"])
def test_quitting_saves_and_says_how_to_go_on(command: str, data_folder: Path) -> None:
    text = shown(["draw", command, "draw"], SEEDED)

    path = saved_game(data_folder)
    assert text.endswith(
        f"The game is saved in {path}\nGo on with: heliopolis play --load {path}\n"
    )
    assert load_record(path).moves


def test_the_end_of_the_input_saves_too(data_folder: Path) -> None:
    text = shown(["draw"], SEEDED)

    assert text.endswith(f"heliopolis play --load {saved_game(data_folder)}\n")


def test_control_c_saves_too_and_is_status_130(data_folder: Path) -> None:
    stage = Stage(["draw", interrupt])

    assert stage.play(SEEDED) == 130

    assert stage.text.endswith(f"heliopolis play --load {saved_game(data_folder)}\n")


def test_a_killed_process_loses_nothing(data_folder: Path) -> None:
    text = killed(["draw"], SEEDED)

    table = text.rpartition("\nEpoch 1 of 3")[2]
    assert table in shown([], Options(load=saved_game(data_folder)))


def test_a_loaded_game_goes_on_under_its_seal_to_its_end_and_is_proved(
    data_folder: Path,
) -> None:
    shown(["1"] * 6, Options(players=2))
    path = saved_game(data_folder)
    before = load_record(path)
    (seal,) = before.seals

    for _ in range(3):
        text = shown(["1"] * 2, Options(load=path))
    assert "Every draw is still fixed by the secret that was sealed before" in text
    assert seal.commitment.hex() in text
    text = shown(repeat("1", 500), Options(load=path))

    after = load_record(path)
    assert after.moves[: len(before.moves)] == before.moves
    assert [again.commitment for again in after.seals] == [seal.commitment]
    assert isinstance(verify(after), Proved)
    assert "Check every draw with: heliopolis replay --verify " in text
    assert not list(secrets_in(data_folder))
    assert saved_game(data_folder) == path


def test_where_the_secret_is_not_a_loaded_game_gets_a_seal_of_its_own(data_folder: Path) -> None:
    shown(["1"] * 6, Options(players=2))
    path = saved_game(data_folder)
    before = load_record(path)
    for secret in secrets_in(data_folder):
        secret.unlink()

    text = shown(repeat("1", 500), Options(load=path))

    assert f"The game goes on after {len(before.moves)} moves." in text
    assert "From here on every draw is fixed by a secret that is revealed at the end" in text
    assert "Every draw" not in text
    after = load_record(path)
    assert after.moves[: len(before.moves)] == before.moves
    assert [seal.first for seal in after.seals] == [0, len(before.moves) + 1]
    assert after.seals[0] == before.seals[0]
    assert after.seals[1].commitment.hex() in text
    assert after.seals[1].secret is not None
    assert "See it again with: heliopolis replay " in text


def test_loading_and_leaving_at_once_changes_nothing(data_folder: Path) -> None:
    shown(["1"] * 6, Options(players=2))
    path = saved_game(data_folder)
    before = path.read_text()

    for _ in range(2):
        shown([], Options(load=path))

    assert path.read_text() == before


def test_no_commitment_is_ever_dropped(data_folder: Path) -> None:
    shown(["1"] * 6, Options(players=2))
    path = saved_game(data_folder)
    moves = len(load_record(path).moves)

    for _ in range(2):
        for secret in secrets_in(data_folder):
            secret.unlink()
        shown([], Options(load=path))

    assert [seal.first for seal in load_record(path).seals] == [0, moves + 1, moves + 1]


def test_who_goes_on_in_another_file_gets_other_draws_there(
    data_folder: Path, tmp_path: Path
) -> None:
    shown(["draw"] * 3, Options(players=2))
    path, copy = saved_game(data_folder), tmp_path / "copy.ra"

    text = shown(["draw"], Options(load=path, save=copy))

    assert "From here on every draw" in text
    assert len(load_record(copy).seals) == 2
    assert "still fixed" in shown([], Options(load=path))


def test_a_game_saved_before_its_first_move_goes_on_too(data_folder: Path) -> None:
    shown([], Options(players=2, hotseat=True))
    path = saved_game(data_folder)
    before = load_record(path)
    assert not before.moves

    shown(["draw"], Options(load=path))

    after = load_record(path)
    assert after.opening == before.opening
    assert after.seals == before.seals


def test_in_a_hotseat_everybody_is_asked_by_name() -> None:
    options = Options(players=3, seed=1, hotseat=True, names=("Ana", "Ben"))

    text = shown(["draw"] * 6, options)

    for name in ("Ana", "Ben", "Player 3"):
        assert f"\n{name}'s move: draw\n" in text
        assert f". {name}'s turn." in text


def test_a_hotseat_game_can_be_played_to_its_end(data_folder: Path) -> None:
    text = shown(repeat("1", 900), Options(players=2, seed=2, hotseat=True))

    assert "The game is over: Player " in text
    assert load_record(saved_game(data_folder)).seats == ("Player 1", "Player 2")


def test_watching_shows_a_whole_game_of_bots(data_folder: Path) -> None:
    text = shown([], Options(players=4, seed=2, watch=True))

    assert "Seats, clockwise: Merchant 1, Merchant 2, Merchant 3, Merchant 4." in text
    assert text.count("Auction track:") == 3
    assert "The game is over: Merchant" in text
    assert "move:" not in text
    assert load_record(saved_game(data_folder)).seats[0] == "Merchant 1"


def test_on_a_terminal_watching_stops_after_every_auction() -> None:
    stage = Stage(["", "bag", "fly", "end"])
    stage.console.interactive = True

    assert stage.play(Options(players=2, seed=2, watch=True)) == 0

    prompt = "Enter goes on, end runs to the end, quit leaves: "
    assert [line[len(prompt) :] for line in stage.text.split("\n") if prompt in line] == [
        "",
        "bag",
        "fly",
        "end",
    ]
    assert "Commands here: table, bag, sheet" in stage.text
    assert "The game is over" in stage.text


def test_watching_can_be_left(data_folder: Path) -> None:
    stage = Stage([""])
    stage.console.interactive = True

    assert stage.play(Options(players=2, seed=2, watch=True)) == 0

    assert stage.text.endswith(f"heliopolis play --load {saved_game(data_folder)}\n")


def test_a_watched_game_that_was_left_can_be_loaded(data_folder: Path) -> None:
    stage = Stage([])
    stage.console.interactive = True
    stage.play(Options(players=2, seed=2, watch=True))

    assert "The game is over" in shown([], Options(load=saved_game(data_folder)))


def test_after_an_epoch_the_sheets_can_be_read_again() -> None:
    text = shown([*["1"] * 60, "sheet"], Options(players=2, seed=4))

    assert "Epoch 2 of 3" in text
    assert text.count("\nEpoch 1  ") == 2


def test_the_windrider_edition_speaks_of_war() -> None:
    text = shown(["rules", "bag"], Options(edition="windrider", seed=1))

    assert re.search(r"war\s+civilization", text)
    assert "war 4" in text
    assert "unrest" not in text


def test_the_overrides_of_the_table_are_named() -> None:
    text = shown([], Options(seed=1, overrides=(("disasters", "at-once"),)))

    assert text.startswith("Ra for 4 players, Rio Grande edition, disasters strike at once.\n")


def test_a_real_terminal_shows_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    screen = Terminal()
    play(SEEDED, Console(Keyboard([]), screen), ENGLISH, nothing)

    assert "\033[1mEpoch 1 of 3. Your turn.\033[0m" in screen.getvalue()
