"""Recorded games, shown and proved."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from heliopolis import ra
from heliopolis.core.chance import commitment_to
from heliopolis.core.errors import HeliopolisError
from heliopolis.record import load_record, read_record, save_record
from heliopolis.terminal import opening as play
from heliopolis.terminal.replay import Options
from heliopolis.texts import Catalogue
from heliopolis.wire import tag_of
from tests.record.builders import FINISHED, GOLDEN, UNFINISHED, replaced
from tests.terminal.stage import Stage, saved_game, secrets_in, shown


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.ra"
    path.write_text(FINISHED)
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.ra"
    path.write_text(UNFINISHED)
    return path


def said(
    path: Path, *, as_json: bool = False, at: int | None = None, prove: bool = False
) -> tuple[int, str]:
    stage = Stage()
    status = stage.show(path, Options(as_json, at, prove))
    return status, stage.text


def test_only_the_rules_of_its_game_are_prepared(unfinished: Path) -> None:
    prepared: list[str] = []

    Stage(prepare=prepared.append).show(unfinished)

    assert prepared == ["ra"]


def test_a_short_game_in_sentences(unfinished: Path) -> None:
    assert said(unfinished) == (
        0,
        """\
Ra for 2 players, Rio Grande edition.
Suns: Ana 9-6-5-2, Ben 8-7-4-3.
In front of each turn: the moves played by its end, for --at.

   2  Ana draws a Nile.
   6  Ben draws a Ra tile, number 1 of 6. An auction begins. Ana passes. Ben
      bids 7. Ben pays 7, gains 1 and takes a Nile.
   8  Ana draws a god.
  11  Ben invokes Ra. Ana bids 6. Ben passes. Ana pays 6, gains 7 and takes a
      god.
The game is unfinished after 11 moves.
""",
    )


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.ra")), ids=lambda path: path.stem)
def test_every_golden_game_can_be_told(path: Path) -> None:
    status, text = said(path)

    assert status == 0
    assert all(len(line) <= 80 for line in text.split("\n"))
    finished = "unfinished" not in path.read_text()
    assert text.count("Points now") == 3 or not finished
    assert ("Final points\n" in text) == finished


def test_the_table_after_some_moves(unfinished: Path) -> None:
    _, text = said(unfinished, at=2)

    assert text.startswith("Epoch 1 of 3. Ben's turn.\n")
    assert "1 Nile" in text


def test_the_view_after_some_moves_as_json(unfinished: Path) -> None:
    _, text = said(unfinished, at=2, as_json=True)

    view = json.loads(text)
    assert view["track"][0] == "nile"
    assert view["seat"] is None


def test_a_moment_after_the_end_is_refused(unfinished: Path) -> None:
    with pytest.raises(HeliopolisError, match="at-out-of-range: at=12, moves=11"):
        said(unfinished, at=12)


def test_the_whole_game_as_json(finished: Path) -> None:
    _, text = said(finished, as_json=True)

    document: dict[str, Any] = json.loads(text)
    record = read_record(FINISHED)
    assert document["seats"] == list(record.seats)
    assert [move["move"] for move in document["moves"]] == [str(move) for move in record.moves]
    assert [move["number"] for move in document["moves"]] == [*range(1, len(record.moves) + 1)]
    for move in document["moves"]:
        assert (move["actor"] == "chance") == move["move"].startswith("+")
    assert len(document["sheets"]) == 3
    (winner,) = document["result"]["winners"]
    assert document["result"]["scores"][winner] == max(document["result"]["scores"])
    assert document["seals"][0]["secret"] is not None
    assert document["suns"] == record.opening
    assert document["start"]["seats"][0]["face_up"] == [9, 6, 5, 2]
    kinds = {event["type"] for move in document["moves"] for event in move["events"]}
    assert kinds <= {tag_of(kind) for kind in get_args(ra.Event)}
    assert {"tile_drawn", "auction_won", "epoch_scored", "game_over"} <= kinds


def test_what_a_file_says_besides_the_game_is_in_the_document_too(tmp_path: Path) -> None:
    path = tmp_path / "more.ra"
    more = (
        "clock: bank 600 + 5\nbegan: 2026-11-16T06:30:00Z\npractice: 2\n"
        "hands: 2 Ben = merchant @4\nsuns"
    )
    path.write_text(replaced(UNFINISHED, "suns", more).replace("draw +nile", "draw @1.5 +nile @2"))

    document = json.loads(said(path, as_json=True)[1])

    assert document["clock"] == "bank 600 + 5"
    assert document["began"] == "2026-11-16T06:30:00Z"
    assert document["practice"] == 2
    assert document["hands"] == [{"after": 2, "seat": 1, "occupant": "merchant", "at": 4000}]
    assert [move["time"] for move in document["moves"]][:3] == [1500, 2000, None]
    assert document["scores"] == "open"


def test_the_document_writes_the_starter_as_the_file_does(tmp_path: Path) -> None:
    path = tmp_path / "dice.ra"
    text = "game: ra-dice\nnotation: 1\nedition: rio-grande\nseats: Ana, Ben\nstarter: 2\n"
    path.write_text(f"{text}result: unfinished\n")

    document = json.loads(said(path, as_json=True)[1])

    assert document["starter"] == "2"
    assert document["start"]["turn"] == 1


def test_an_unfinished_game_has_no_result(unfinished: Path) -> None:
    document = json.loads(said(unfinished, as_json=True)[1])

    assert document["result"] is None
    assert document["sheets"] == []


def test_a_sealed_game_is_proved(finished: Path) -> None:
    status, text = said(finished, prove=True)

    assert status == 0
    (seal,) = read_record(FINISHED).seals
    first, *rest = text.split("\n")
    assert re.fullmatch(r"Proved: all \d+ deals come from what was sealed before\.", first)
    assert rest[0] == "Compare the commitment with what was shown before the game:"
    assert rest[1:3] == ["From the beginning:", seal.commitment.hex()]
    assert "It does not cover the moves that were chosen" in " ".join(rest)


def test_a_game_that_was_saved_and_resumed_is_proved_with_all_its_seals(
    data_folder: Path,
) -> None:
    shown(["1"] * 4, play.Options(players=2))
    path = saved_game(data_folder)
    for secret in secrets_in(data_folder):
        secret.unlink()  # as on another machine
    shown(["1"] * 500, play.Options(load=path))

    status, text = said(path, prove=True)

    first, second = load_record(path).seals
    assert (status, second.first) == (1, first.first + second.first)
    assert text.startswith("Not provable: the suns and moves 1 to ")
    assert f"\nFrom the beginning:\n{first.commitment.hex()}\n" in text
    assert f"\nFrom move {second.first} on:\n{second.commitment.hex()}\n" in text


def test_a_game_without_seals_is_not_provable(unfinished: Path) -> None:
    assert said(unfinished, prove=True) == (
        1,
        "Not provable: the suns and moves 1 to 11 have no commitment.\n",
    )


def test_a_game_that_another_secret_would_deal_is_contradicted(tmp_path: Path) -> None:
    record = read_record(FINISHED)
    secret = bytes(32)
    seal = replace(record.seals[0], commitment=commitment_to(secret), secret=secret)
    path = tmp_path / "changed.ra"
    save_record(path, replace(record, seals=(seal,)))

    status, text = said(path, prove=True)

    assert status == 2
    assert text.startswith("Contradicted at ")


def test_the_verdict_as_json(unfinished: Path) -> None:
    status, text = said(unfinished, prove=True, as_json=True)

    assert status == 1
    found = json.loads(text)
    assert found["verdict"] == "NotProvable"
    assert found["says"] == "Not provable: the suns and moves 1 to 11 have no commitment."
    assert found["gaps"][0]["why"] == "no-commitment"


def test_a_verdict_is_told_in_the_language_of_the_reader(unfinished: Path) -> None:
    stage = Stage(catalogue=Catalogue("de"))

    assert stage.show(unfinished, Options(verify=True)) == 1

    assert stage.text.startswith("Nicht ")
