"""What a bot answers is judged."""

from collections.abc import Callable
from typing import Any

import pytest

from heliopolis import dice, ra
from heliopolis.bots.asking import BotFailed
from heliopolis.texts import Catalogue
from heliopolis.texts.table import TableTexts
from tests.bots.matches import asked
from tests.dice.builders import position

HERE = ra.Game(2).start(suns=ra.Game(2).sun_groups)
DICE = position(2, "NNNCC")


class Answers:
    """A bot that answers what a function says."""

    def __init__(self, answer: Callable[[Any, Any], Any]) -> None:
        self.choose = answer


class Silent:
    """Something that cannot even be shown."""

    def __str__(self) -> str:
        raise ValueError


def failure(answer: Callable[[Any, Any], Any]) -> str:
    with pytest.raises(BotFailed) as failed:
        asked(Answers(answer), HERE, 0)
    return TableTexts(Catalogue("en"), ("Ana", "Ben")).error(failed.value)


def test_a_bot_gets_the_view_of_its_seat_and_the_distinct_moves() -> None:
    questions = []

    def answer(view: Any, legal: Any) -> Any:
        questions.append((view, legal))
        return legal[0]

    asked(Answers(answer), DICE, 0)

    assert questions == [(DICE.view(0), DICE.moves(distinct=True))]


def test_any_legal_move_may_be_chosen() -> None:
    (other, *_) = set(DICE.moves()) - set(DICE.moves(distinct=True))

    assert asked(Answers(lambda _view, _legal: other), DICE, 0) == other


@pytest.mark.parametrize(
    ("chosen", "shown"),
    [
        (ra.Bid(99), '"bid 99"'),
        (ra.Bid(2), '"bid 2"'),
        (dice.Keep(), '"keep"'),
        (None, '"None"'),
        ("draw", '"draw"'),
        (7, '"7"'),
        ([ra.Draw()], '"[Draw()]"'),
        (Silent(), '"Silent"'),
        ("x" * 5000, "xxx…"),
    ],
)
def test_what_is_no_legal_move_is_refused_in_words(chosen: Any, shown: str) -> None:
    said = failure(lambda _view, _legal: chosen)

    assert said.startswith("Ana chose ")
    assert shown in said
    assert said.endswith(", which is no legal move here.")


def test_what_a_bot_raises_is_said_with_its_place() -> None:
    def answer(_view: Any, _legal: Any) -> Any:
        return 1 // 0

    said = failure(answer)

    assert said.startswith("Ana raised ZeroDivisionError: ")
    assert said.endswith(f" (test_asking.py, line {answer.__code__.co_firstlineno + 1}).")


def test_a_bot_cannot_end_the_program() -> None:
    def answer(_view: Any, _legal: Any) -> Any:
        raise SystemExit(3)

    assert failure(answer).startswith("Ana raised SystemExit: 3")


def test_a_person_can_end_the_program_while_a_bot_thinks() -> None:
    def answer(_view: Any, _legal: Any) -> Any:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asked(Answers(answer), HERE, 0)


def test_an_error_that_cannot_say_what_it_is_has_its_name() -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise ValueError

    def answer(_view: Any, _legal: Any) -> Any:
        raise Mute

    assert failure(answer).startswith("Ana raised Mute (")
