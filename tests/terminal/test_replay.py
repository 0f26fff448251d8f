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
from heliopolis.record import Gap, NotProvable, Proved, read_record, save_record
from heliopolis.terminal.replay import show, told
from tests.record.builders import FINISHED, GOLDEN, UNFINISHED
from tests.terminal.stage import Stage, nothing


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
    status = show(path, as_json, at, prove, stage.console, nothing)
    return status, stage.text


def test_only_the_rules_of_its_game_are_prepared(unfinished: Path) -> None:
    prepared: list[str] = []

    show(unfinished, False, None, False, Stage().console, prepared.append)

    assert prepared == ["ra"]


def test_a_short_game_in_sentences(unfinished: Path) -> None:
    assert said(unfinished) == (
        0,
        """\
Ra for 2 players, rio-grande edition.
Suns: Ana 9-6-5-2, Ben 8-7-4-3.
In front of each turn: the moves played by its end, for --at.

   2  Ana draws a Nile.
   6  Ben draws a Ra tile, number 1 of 6. An auction begins. Ana passes. Ben
      bids 7. Ben wins, paying sun 7 for sun 1, and takes a Nile.
   8  Ana draws a god.
  11  Ben invokes Ra. Ana bids 6. Ben passes. Ana wins, paying sun 6 for sun 7,
      and takes a god.
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
    with pytest.raises(HeliopolisError, match="has 11 moves, so --at takes 0 to 11, not 12"):
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
    kinds = {event["event"] for move in document["moves"] for event in move["events"]}
    assert kinds <= {kind.__name__ for kind in get_args(ra.Event)}
    assert {"TileDrawn", "AuctionWon", "EpochScored", "GameOver"} <= kinds


def test_an_unfinished_game_has_no_result(unfinished: Path) -> None:
    document = json.loads(said(unfinished, as_json=True)[1])

    assert document["result"] is None
    assert document["sheets"] == []


def test_a_sealed_game_is_proved(finished: Path) -> None:
    status, text = said(finished, prove=True)

    assert status == 0
    proved = (
        r"Proved: all \d+ deals come from what was sealed before\.\n[0-9a-f]{64} from number 0 on\n"
    )
    assert re.fullmatch(proved, text)


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
    assert json.loads(text)["verdict"] == "NotProvable"


@pytest.mark.parametrize(
    ("first", "last", "words"),
    [
        (0, 0, "the dealing of the starter has no commitment"),
        (0, 1, "the starter and move 1 have no commitment"),
        (0, 2, "the starter and moves 1 to 2 have no commitment"),
        (5, 5, "move 5 has no commitment"),
        (5, 6, "moves 5 to 6 have no commitment"),
    ],
)
def test_a_gap_is_told_in_words(first: int, last: int, words: str) -> None:
    gap = Gap(first, last, "no-commitment", "starter")

    assert told(NotProvable((gap,), 0, (), None)) == f"not provable: {words}"


def test_a_practice_game_is_not_called_proved_without_saying_so() -> None:
    assert "seen in the game from which this was forked" in told(Proved(3, (), 2))
