"""What search thinks of recorded games, as a table and as a document.

A snapshot is made anew by deleting its file and running this test, which then fails once. Its
figures change when the valuation does, or its numbers.
"""

import io
import json
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from heliopolis import games
from heliopolis.bots import advice, counsel
from heliopolis.bots.base import Budget
from heliopolis.bots.dice.valuation.margins import USES
from heliopolis.bots.minds import mind_of
from heliopolis.core.errors import HeliopolisError, InvalidRecord, InvalidSetup
from heliopolis.record import read_record, replay
from heliopolis.terminal import think as module
from heliopolis.terminal.console import Console
from heliopolis.terminal.think import Options, think
from heliopolis.texts import LANGUAGES, Catalogue
from tests.record.builders import DICE, FINISHED, UNFINISHED, golden
from tests.terminal.stage import ENGLISH, Keyboard, Terminal, nothing
from tests.texts.tables import catalogue

SNAPSHOTS = Path(__file__).parent / "snapshots"
RA = golden("moves/ra-4-rio-grande-gods")
GAMES = {"ra": (RA, 40), "ra-dice": (golden("moves/dice-3-disasters"), 9)}
FEW = "sims=24"


@pytest.fixture
def save(tmp_path: Path) -> Any:
    def write(text: str) -> Path:
        path = tmp_path / "game.ra"
        path.write_text(text)
        return path

    return write


def thought(path: Path, options: Options, words: Catalogue = ENGLISH) -> str:
    out = io.StringIO()
    assert think(path, options, Console(Keyboard(()), out), words, nothing) == 0
    return out.getvalue()


def document(path: Path, **asked: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(thought(path, Options(FEW, as_json=True, **asked)))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_for_a_game_goes_as_before(language: str, game: str, save: Any) -> None:
    snapshot = SNAPSHOTS / f"think-{game}-{language}.txt"
    text, at = GAMES[game]

    shown = thought(save(text), Options(FEW, at), catalogue(language))

    assert [line for line in shown.split("\n") if len(line) > 80] == []
    if not snapshot.exists():
        snapshot.write_text(shown, encoding="utf-8")
        pytest.fail(f"{snapshot.name} is new: look at it, and run again")
    assert shown == snapshot.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spending", ["even", "play"])
def test_the_document_has_every_legal_move_once_with_figures_of_all_seats(
    game: str, spending: Any, save: Any
) -> None:
    text, at = GAMES[game]
    path = save(text)
    record = read_record(text)
    here = list(replay(record))[at].position

    found = document(path, at=at, spending=spending)

    assert list(found) == [
        *("game", "players", "seats", "at", "seat", "viewer", "played", "budget"),
        *("bag", "next_ra", "lot", "margins", "everyone"),
        *("spending", "simulations", "positions", "classes"),
    ]
    assert (found["game"], found["players"], found["at"]) == (game, len(record.seats), at)
    assert found["seats"] == list(record.seats)
    assert found["seat"] == found["viewer"] == here.actor
    assert found["played"] == str(record.moves[at])
    assert found["budget"] == {"milliseconds": None, "simulations": 24}
    assert found["spending"] == spending
    worth = mind_of(game).worth(here.view(found["viewer"]))
    assert (found["bag"], found["margins"]) == (worth.bag, worth.margins)
    assert found["lot"] == list(worth.lot)
    listed = [move for each in found["classes"] for move in each["moves"]]
    assert sorted(listed) == sorted(map(str, here.moves()))
    for each in found["classes"]:
        assert list(each) == ["moves", "visits", "line", "shares", "points", "reasons"]
        assert each["line"][0] == each["moves"][0]
        assert len(each["shares"]) == len(each["points"]) == len(record.seats)
        assert abs(sum(each["shares"]) - 1) < 1e-9
        for reason in each["reasons"]:
            assert list(reason) == ["code", "points", "parameters"]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_asks_again_is_told_the_same(game: str, save: Any) -> None:
    text, at = GAMES[game]
    path = save(text)

    assert document(path, at=at) == document(path, at=at)


@pytest.mark.parametrize("text", [UNFINISHED, DICE])
def test_without_a_moment_it_is_where_the_game_stands(text: str, save: Any) -> None:
    found = document(save(text))

    assert found["at"] == len(read_record(text).moves)
    assert found["played"] is None


def test_of_a_game_that_is_over_the_last_decision_is_thought_about_and_it_is_said(
    save: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = read_record(FINISHED).moves

    found = document(save(FINISHED))

    said = capsys.readouterr().err.replace("Thinking ...\n", "")
    assert (found["at"], found["played"]) == (len(moves) - 1, str(moves[-1]))
    assert said == (
        f"The game is over after {len(moves)} moves, so this is about the last decision "
        f"before that: --at {len(moves) - 1}.\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(
    language: str, save: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    cut = UNFINISHED[: UNFINISHED.index("draw") + len("draw")] + "\n"

    for text in (FINISHED, cut):
        thought(save(text), Options("sims=1"), catalogue(language))

        assert "--at" in capsys.readouterr().err


def test_the_reasons_are_those_of_the_eyes_that_see(save: Any) -> None:
    path = save(RA)

    own, other = (document(path, at=40, seat=seat) for seat in (None, "Cleo"))

    assert (own["seat"], own["viewer"]) == (0, 0)
    assert (other["seat"], other["viewer"]) == (0, 2)
    assert [each["shares"] for each in own["classes"]] == [
        each["shares"] for each in other["classes"]
    ]
    assert own["classes"][0]["reasons"] != other["classes"][0]["reasons"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words_in_every_language(language: str, game: str) -> None:
    package = games.ruleset(game).package
    codes = import_module(f"heliopolis.bots.{package}.search.reasons").REASON_CODES
    prefix = f"reason-{game}-"

    keys = [key for key in catalogue(language).keys(prefix) if key.removeprefix(prefix) in codes]

    assert len(keys) == len(codes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_use_of_dice_has_its_words_in_every_language(language: str) -> None:
    prefix = "margin-ra-dice-"

    keys = catalogue(language).keys(prefix)

    assert sorted(key.removeprefix(prefix) for key in keys) == sorted(USES)


def test_who_waits_for_long_is_told_why(
    save: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def slow(*asked: Any) -> counsel.Counsel:
        time.sleep(1.0)
        return counsel.counsel(*asked)

    monkeypatch.setattr(module, "counsel", slow)
    monkeypatch.setattr(module, "_PATIENCE", 0.05)

    thought(save(UNFINISHED), Options(FEW))

    assert capsys.readouterr().err == "Thinking ...\n"


def test_nobody_else_is_told_anything(
    save: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "_PATIENCE", 60.0)

    thought(save(UNFINISHED), Options("sims=1"))

    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("end", "left"), [("", 10), ("\n5. Ana: draw", 11), ("\n5. Ana: ra, pas", 12)]
)
def test_of_a_file_whose_end_is_missing_it_is_said_what_is_left(
    end: str, left: int, save: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    path = save(UNFINISHED.rstrip("\n") + end)

    found = document(path, at=5)

    said = f"The end of {path} is missing; {left} whole moves are left.\n"
    assert capsys.readouterr().err.replace("Thinking ...\n", "") == said
    assert found == document(save(UNFINISHED), at=5)


def test_a_file_with_more_wrong_than_its_end_is_refused(save: Any) -> None:
    with pytest.raises(InvalidRecord):
        thought(save(UNFINISHED.replace("draw", "drew")), Options(FEW, at=1))


def test_a_terminal_shows_colours_and_a_pipe_does_not(
    save: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    path, screen = save(UNFINISHED), Terminal()

    think(path, Options(FEW), Console(Keyboard(()), screen), ENGLISH, nothing)

    assert "\033[1m" in screen.getvalue()
    assert "\033" not in thought(path, Options(FEW))


def test_only_the_rules_of_its_game_are_prepared(save: Any) -> None:
    prepared: list[str] = []

    console = Console(Keyboard(()), io.StringIO())
    think(save(UNFINISHED), Options("sims=1"), console, ENGLISH, prepared.append)

    assert prepared == ["ra"]


def test_a_budget_of_two_kinds_is_refused(save: Any) -> None:
    with pytest.raises(HeliopolisError, match="two-budgets: text='sims=3:ms=5'"):
        thought(save(UNFINISHED), Options("sims=3:ms=5"))


def test_a_budget_that_cannot_be_read_is_no_parameter_of_a_bot(save: Any) -> None:
    with pytest.raises(HeliopolisError, match="no-budget: text='silly'"):
        thought(save(UNFINISHED), Options("silly"))


def test_a_game_that_nobody_can_think_about_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "has_mind", lambda _game: False)
    view = games.make_game("ra", 2).start_with("9-6-5-2 8-7-4-3").view(0)

    with pytest.raises(InvalidSetup, match="no-thinker: game='ra'"):
        advice.advise(view, Budget(simulations=1))


@pytest.mark.parametrize("move", ["draw"])
def test_where_nobody_is_asked_there_is_no_advice(move: str) -> None:
    here = games.make_game("ra", 2).start_with("9-6-5-2 8-7-4-3").play(move).position

    with pytest.raises(InvalidSetup, match="nobody-is-asked"):
        advice.advise(here.view(0), Budget(simulations=1))
