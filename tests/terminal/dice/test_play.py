"""Whole games of the dice game at the prompt, typed by scripts."""

import json
import re
from collections.abc import Iterator
from itertools import cycle, repeat
from pathlib import Path

import pytest

from heliopolis.core.chance import commitment_to
from heliopolis.record import NotProvable, Proved, load_record, verify
from heliopolis.terminal import replay
from heliopolis.terminal.opening import Options
from tests.terminal.stage import Stage, interrupt, saved_game, shown

GAME = "ra-dice"
SEEDED = Options(game=GAME, players=3, seed=3)
SHORT = (("sun_track", "3"),)


def first_moves() -> Iterator[str]:
    """Keeps all dice, and then does the first thing that is offered."""
    return cycle(["keep", "1", "1"])


def test_a_turn_shows_the_throw_the_table_and_what_to_type() -> None:
    text = shown(["quit"], SEEDED)

    assert text.startswith(
        "Ra: The Dice Game for 3 players, Rio Grande edition, Sun track of 12 steps.\n"
        "Seats, clockwise: You, Merchant 1, Merchant 2.\n"
        "Saved after every move in "
    )
    assert re.search(r"\nYou roll red \w+, blue \w+, yellow \w+, green \w+ and\s+purple", text)
    assert "\n\nEpoch 1 of 3. Your turn, throw 1 of 3: roll dice again, or keep them.\n" in text
    assert "\n> Y  You          " in text
    assert re.search(r"\n\nType the dice to roll again, such as: roll .*; or keep\.\nYour", text)


def test_after_the_first_look_the_dice_are_shown_and_how_far_ra_is() -> None:
    text = shown(["roll all", "quit"], SEEDED)

    later = text.partition("Your move: roll all\n")[2]
    assert later.startswith("\nSecond throw: ")
    assert "Epoch 1 of 3. Your turn, throw 2 of 3:" in later
    assert re.search(r"\nSun track:   =*R-+   \d of 12 steps, \d+ left\nDice free:", later)
    assert "Monuments" not in later


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_ends_with_sheets_and_a_winner(players: int, data_folder: Path) -> None:
    text = shown(first_moves(), Options(game=GAME, players=players, seed=4, overrides=SHORT))

    for epoch in (1, 2, 3):
        assert text.count(f"\nEpoch {epoch}  ") == 1
    assert text.count("\nMonuments  ") > 1
    assert re.search(r"The game is over: .*\s+(wins?|share the victory)\s", text)
    assert "\nFinal points\n  1  " in text
    assert all(len(line) <= 80 for line in text.split("\n") if "/" not in line)
    path = saved_game(data_folder)
    assert text.endswith(f"See it again with: heliopolis replay {path}\n")
    record = load_record(path)
    assert record.game.name == GAME
    assert len(record.seats) == players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hotseat_game_can_be_played_to_its_end(players: int, data_folder: Path) -> None:
    options = Options(game=GAME, players=players, seed=2, hotseat=True, overrides=SHORT)

    text = shown(first_moves(), options)

    for number in range(1, players + 1):
        assert f"\nPlayer {number}'s move: keep\n" in text
    assert "The game is over: Player " in text
    assert len(load_record(saved_game(data_folder)).seats) == players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_watching_shows_a_whole_game_of_bots(players: int, data_folder: Path) -> None:
    options = Options(game=GAME, players=players, seed=2, watch=True, overrides=SHORT)

    text = shown([], options)

    assert text.count("Sun track:") == 3
    assert "The game is over: Merchant" in text
    assert "move" not in text.partition("Seats")[2].replace("moves", "")
    assert load_record(saved_game(data_folder)).seats[0] == "Merchant 1"


def test_on_a_terminal_watching_stops_after_every_turn() -> None:
    stage = Stage(["", "table", "bag", "rules", "end"])
    stage.console.interactive = True

    assert stage.play(Options(game=GAME, players=2, seed=2, watch=True, overrides=SHORT)) == 0

    assert stage.text.count("Enter goes on, end runs to the end, quit leaves: ") == 5
    assert "Commands here: table, sheet, rules, save, quit." in stage.text
    assert "The game is over" in stage.text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly", '"fly" names no dice. Type the dice to roll again, such as: roll '),
        ("", "Type the dice to roll again, such as: roll "),
        ("1", '"1" names no dice.'),
        ("end", "It is time to roll dice again or keep them all. (D-4)"),
        ("nile red", "It is time to roll dice again or keep them all. (D-4)"),
        ("+red:nile", "No die is in the air. (D-4)"),
        ("bag", '"bag" names no dice.'),
        ("sheet", "No epoch has been scored yet."),
        ("table", "Epoch 1 of 3. Your turn, throw 1 of 3"),
        ("save", "Saved in "),
        ("rules", "The rules in short"),
        ("?", "Type the dice to roll, by names or initials, or one of these:"),
    ],
)
def test_whatever_is_typed_is_answered_and_asked_again(typed: str, answer: str) -> None:
    text = shown([typed, "keep"], SEEDED)

    after = text.partition(f"Your move: {typed}\n")[2]
    assert after.lstrip("\n").startswith(answer)
    assert "\nYour move: keep\n" in after


def test_the_rules_name_the_sun_track_of_this_table() -> None:
    options = Options(game=GAME, players=2, seed=1, overrides=(("sun_track", "7"),))

    assert "has 7 steps at this table" in shown(["rules"], options)


def test_while_spending_an_empty_answer_spends_and_ends_nothing(data_folder: Path) -> None:
    text = shown(["keep", ""], SEEDED)

    assert "\nYour move: \nType a move's number or its text; ? for help.\n" in text
    assert "end" not in map(str, load_record(saved_game(data_folder)).moves)


def test_a_long_answer_is_broken_into_lines() -> None:
    text = shown(["x" * 20, "keep"], SEEDED)

    answer = text.partition(f"Your move: {'x' * 20}\n")[2].partition("Your move:")[0]
    assert answer.count("\n") == 2
    assert max(map(len, answer.splitlines())) <= 80


def test_the_same_seed_gives_the_same_game() -> None:
    games = [shown(["k", "1"] * 3, Options(game=GAME, seed=9, bots="uniform")) for _ in range(2)]
    plain = [re.sub(r"\S+\.ra\b", "FILE", text) for text in games]

    assert plain[0] == plain[1]


def test_without_a_seed_chance_is_sealed_and_proved_at_the_end(data_folder: Path) -> None:
    text = shown(first_moves(), Options(game=GAME, players=2, overrides=SHORT))

    record = load_record(saved_game(data_folder))
    (seal,) = record.seals
    assert seal.secret is not None
    assert commitment_to(seal.secret).hex() in text.partition("Epoch 1")[0]
    assert "Every throw is fixed by a secret that is revealed at the end" in text
    assert isinstance(verify(record), Proved)
    assert "Check every throw with: heliopolis replay --verify " in text


def test_the_end_of_the_input_loses_nothing(data_folder: Path) -> None:
    text = shown(["roll all"], SEEDED)

    assert text.endswith(f"heliopolis play --load {saved_game(data_folder)}\n")
    dice_shown = text.rpartition("Dice free:")[2].partition("\nType")[0]
    assert dice_shown in shown([], Options(load=saved_game(data_folder)))


def test_control_c_loses_nothing_and_is_status_130(data_folder: Path) -> None:
    stage = Stage(["roll all", interrupt])

    assert stage.play(SEEDED) == 130

    record = load_record(saved_game(data_folder))
    assert [str(move).split()[0] for move in record.moves][-2] == "roll"
    assert str(record.moves[-1]).startswith("+")


def test_control_c_while_a_bot_thinks_loses_nothing(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def think(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("heliopolis.bots.compiled.Compiled.choose", think)
    stage = Stage(first_moves())

    assert stage.play(Options(game=GAME, players=2, seed=1)) == 130

    path = saved_game(data_folder)
    moves = load_record(path).moves
    monkeypatch.undo()
    monkeypatch.setenv("XDG_DATA_HOME", str(data_folder))
    shown(["keep"], Options(load=path))
    assert load_record(path).moves[: len(moves)] == moves


def test_a_loaded_game_goes_on_under_its_seal_to_its_end_and_is_proved(
    data_folder: Path,
) -> None:
    shown(["keep", "1"], Options(game=GAME, players=2, overrides=SHORT))
    path = saved_game(data_folder)
    before = load_record(path)

    text = shown(first_moves(), Options(load=path))

    assert f"The game goes on after {len(before.moves)} moves." in text
    assert "Every throw is still fixed by the secret that was sealed before" in text
    after = load_record(path)
    assert after.game == before.game
    assert after.moves[: len(before.moves)] == before.moves
    assert [seal.first for seal in after.seals] == [0]
    assert isinstance(verify(after), Proved)


UNPLAYED = """\
game: ra-dice
notation: 1
edition: rio-grande
override: sun_track = 3
seats: Ana, Merchant 1
starter: {starter}
{seal}result: unfinished
"""


@pytest.mark.parametrize("seal", ["", f"commitment: {'00' * 32}\n"])
@pytest.mark.parametrize("starter", [1, 2])
def test_a_game_saved_before_its_first_throw_goes_on_honestly(
    seal: str, starter: int, tmp_path: Path
) -> None:
    """The new seal deals the first throw too; nobody claims to prove who begins."""
    path = tmp_path / "game.ra"
    path.write_text(UNPLAYED.format(starter=starter, seal=seal))

    text = shown(first_moves(), Options(load=path))

    assert "From here on every throw is fixed by a secret" in text
    assert all(len(line) <= 80 for line in text.split("\n") if "/" not in line)
    record = load_record(path)
    assert record.seals[-1].first == 1
    assert record.seals[-1].secret is not None
    verdict = verify(record)
    assert isinstance(verdict, NotProvable)
    (gap,) = verdict.gaps
    assert (gap.first, gap.last) == (0, 0)
    assert verdict.deals == sum(str(move).startswith("+") for move in record.moves)


def test_a_person_who_is_hit_chooses_what_to_lose(tmp_path: Path) -> None:
    """D-25."""
    path = tmp_path / "game.ra"
    path.write_text(
        """\
game: ra-dice
notation: 1
edition: rio-grande
override: sun_track = 10
seats: Ana, Ben
starter: 1
result: unfinished

1. Ana: +red:civ blue:civ yellow:civ green:ankh purple:ankh, keep, \
civ red blue yellow with green purple
2. Ben: +red:sun blue:sun yellow:sun green:sun purple:nile, keep, disaster civ
"""
    )

    text = shown(["end", "lose green", "blue", "1"], Options(load=path))

    assert "Epoch 1 of 3. Ben's disaster. Ana must lose 2 civilization markers.\n" in text
    assert " 1  lose red     give up this marker, 2 left\n" in text
    assert "You must choose a civilization marker to lose. (D-25)" in text
    assert "You have no civilization marker on green. (D-25)" in text
    assert "Ana loses the civilization marker on blue." in text
    assert "Ben's disaster. Ana must lose 1 civilization marker.\n" in text
    assert "Ana loses the civilization marker on red." in text
    assert "Epoch 1 of 3. Ben's turn: spend dice, or end the turn." in text


def test_whoever_was_hit_last_sees_the_whole_table_in_the_next_turn(tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    path.write_text(
        """\
game: ra-dice
notation: 1
edition: rio-grande
override: sun_track = 10
seats: Ana, Ben
starter: 1
result: unfinished

1. Ana: +red:civ blue:civ yellow:civ green:ankh purple:ankh, keep, \
civ red blue yellow with green purple
2. Ben: +red:sun blue:sun yellow:sun green:sun purple:sun, disaster civ
"""
    )

    text = shown(["1", "1"], Options(load=path))

    assert "Monuments" in text.rpartition("Ana rolls red")[2]


def test_a_game_is_told_again_by_its_own_header(data_folder: Path) -> None:
    shown(first_moves(), Options(game=GAME, players=2, seed=4, overrides=SHORT))
    stage = Stage()

    assert stage.show(saved_game(data_folder)) == 0

    head, _, rest = stage.text.partition("\n\n")
    assert re.fullmatch(
        r"Ra: The Dice Game for 2 players, Rio Grande edition, Sun track of 3 steps\.\n"
        r"(Player|Merchant) 1 starts\.\n"
        r"In front of each turn: the moves played by its end, for --at\.",
        head,
    )
    assert re.match(r" +\d+  (Player|Merchant) 1 rolls red ", rest)
    assert "Final points\n" in rest


def test_the_table_after_some_moves(data_folder: Path) -> None:
    shown(first_moves(), Options(game=GAME, players=2, seed=4, overrides=SHORT))
    first, second = Stage(), Stage()

    first.show(saved_game(data_folder), replay.Options(at=0))
    second.show(saved_game(data_folder), replay.Options(at=1))

    assert "In the air:  red, blue, yellow, green, purple\n" in first.text
    assert "throw 1 of 3: roll dice again, or keep them.\n" in second.text


def test_the_whole_game_as_json(data_folder: Path) -> None:
    shown(first_moves(), Options(game=GAME, players=2, seed=4, overrides=SHORT))
    stage = Stage()
    stage.show(saved_game(data_folder), replay.Options(as_json=True))

    document = json.loads(stage.text)
    assert document["game"] == GAME
    assert int(document["starter"]) - 1 == document["start"]["turn"]
    assert "suns" not in document
    assert document["overrides"] == {"sun_track": "3"}
    assert document["moves"][0]["actor"] == "chance"
    assert document["moves"][0]["events"][0]["type"] == "dice_rolled"
    assert len(document["sheets"]) == 3
    assert document["result"]["winners"]


def test_bad_input_by_hand_never_breaks_a_game() -> None:
    nonsense = [
        "\x00",
        "²",
        "roll " * 50,
        "civ with",
        "with",
        "monument",
        "-1",
        "9" * 400,
        "+",
        ":",
    ]

    text = shown([*nonsense, "keep", *nonsense, "end", *repeat("quit", 1)], SEEDED)

    assert "Traceback" not in text
    assert "Your move: end\n" in text


NOTHING_TO_CHOOSE = """\
game: ra-dice
notation: 1
edition: rio-grande
override: sun_track = 10
seats: Ana, Ben
starter: 1
result: unfinished

1. Ana: +red:sun blue:sun yellow:sun green:sun purple:sun{more}
"""


@pytest.mark.parametrize("typed", [[], ["roll red"]])
def test_nobody_is_asked_where_the_end_is_all_there_is(typed: list[str], tmp_path: Path) -> None:
    """D-23: at the first turn there is nobody whom a disaster could hit."""
    path = tmp_path / "game.ra"
    path.write_text(NOTHING_TO_CHOOSE.format(more=""))

    text = shown(typed, Options(load=path))

    head, ends, rest = text.partition(
        "Nothing that is left would change anything; the turn ends.\n"
    )
    assert head.endswith("Type ? for help.\n\n")
    assert ends
    assert rest.startswith("Ben rolls red ")
    assert [str(move) for move in load_record(path).moves][1] == "end"


def test_the_end_of_a_turn_without_a_choice_is_told_again_in_a_replay(tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    path.write_text(NOTHING_TO_CHOOSE.format(more=", end"))
    stage = Stage()

    stage.show(path)

    assert "Nothing that is left would change anything; the turn ends." in " ".join(
        stage.text.split()
    )


def test_dice_that_are_left_over_are_told_at_the_keyboard(tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    path.write_text(
        NOTHING_TO_CHOOSE.format(more="").replace(
            "red:sun blue:sun yellow:sun green:sun purple:sun",
            "red:civ blue:civ yellow:sun green:sun purple:sun",
        )
    )

    text = shown(["keep"], Options(load=path))

    assert "Nothing more can be done with red and blue; the turn ends." in " ".join(text.split())


def test_long_names_are_introduced_on_lines_that_fit() -> None:
    names = tuple(f"{letter * 30} {letter * 6}" for letter in "ABC")

    text = shown([], Options(game=GAME, players=3, hotseat=True, names=names))

    head = text.partition("Saved after")[0]
    assert f"Seats, clockwise: {', '.join(names)}." in " ".join(head.split())
    assert all(len(line) <= 80 for line in head.split("\n"))
