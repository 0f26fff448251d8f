"""Bots as text."""

import pytest

from heliopolis.bots import Budget
from heliopolis.bots.naming import MOST, closest, read_budget, split_bot, split_list, write_bot
from heliopolis.core.errors import InvalidSetup
from tests.sentences import in_english


@pytest.mark.parametrize(
    ("text", "name", "budget"),
    [
        ("merchant", "merchant", None),
        ("search:ms=50", "search", Budget(milliseconds=50)),
        ("search:sims=2000", "search", Budget(simulations=2000)),
        ("search:ms=50:sims=7", "search", Budget(50, 7)),
        ("search:sims=7:ms=50", "search", Budget(50, 7)),
        ("search : ms = 050", "search", Budget(milliseconds=50)),
        ("bots/my_bot.py:MyBot", "bots/my_bot.py:MyBot", None),
        ("a=b/my_bot.py:MyBot:ms=5", "a=b/my_bot.py:MyBot", Budget(milliseconds=5)),
        (r"C:\x\my_bot.py:MyBot", r"C:\x\my_bot.py:MyBot", None),
        (r"C:\x\my_bot.py:MyBot:sims=9", r"C:\x\my_bot.py:MyBot", Budget(simulations=9)),
        (f"search:sims={MOST}", "search", Budget(simulations=MOST)),
        ("search:50", "search:50", None),
        ("", "", None),
    ],
)
def test_a_text_is_a_name_and_a_budget(text: str, name: str, budget: Budget | None) -> None:
    assert split_bot(text) == (name, budget)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("search:mss=3", 'No bot has a parameter "mss"; did you mean ms?'),
        ("search:sim=3", 'No bot has a parameter "sim"; did you mean sims?'),
        ("search:MS=3", 'No bot has a parameter "MS"; did you mean ms?'),
        ("search:depth=3", 'No bot has a parameter "depth"; there are ms and sims.'),
        ("search:=3", 'No bot has a parameter ""; there are ms and sims.'),
        ("search:ms=", 'ms is a whole number from 1 to 1000000000, not "".'),
        ("search:ms=0", 'ms is a whole number from 1 to 1000000000, not "0".'),
        ("search:sims=-4", 'sims is a whole number from 1 to 1000000000, not "-4".'),
        ("search:sims=1e6", 'sims is a whole number from 1 to 1000000000, not "1e6".'),
        ("search:ms=1.5", "ms is a whole number"),
        ("search:ms=٣", "ms is a whole number"),
        ("search:ms=3=4", 'ms is a whole number from 1 to 1000000000, not "3=4".'),
        (f"search:ms={MOST + 1}", "ms is a whole number"),
        (f"search:ms={'9' * 5000}", "ms is a whole number"),
        ("search:ms=3:ms=4", 'ms is given twice in "search:ms=3:ms=4"; once is enough.'),
    ],
)
def test_a_budget_that_is_none_is_refused_in_a_short_sentence(text: str, reason: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        split_bot(text)

    assert reason in in_english(refused.value)
    assert len(in_english(refused.value)) < 200


@pytest.mark.parametrize(
    ("budget", "text"),
    [
        (Budget(), "search"),
        (Budget(milliseconds=50), "search:ms=50"),
        (Budget(simulations=2000), "search:sims=2000"),
        (Budget(50, 2000), "search:ms=50:sims=2000"),
    ],
)
def test_a_bot_has_one_text_which_reads_as_the_same(budget: Budget, text: str) -> None:
    assert write_bot("search", budget) == text
    assert split_bot(text) == ("search", None if budget == Budget() else budget)


def test_the_closest_name_is_found_in_any_case() -> None:
    names = ["merchant", "MyBot", "search"]

    assert closest("Merchnat", names) == ("merchant",)
    assert closest("mybto", names) == ("MyBot",)
    assert closest("zzz", names) == ()


def test_a_list_may_have_spaces_around_its_commas() -> None:
    assert split_list(" uniform , search:ms=3") == ["uniform", "search:ms=3"]


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("sims=300", Budget(simulations=300)),
        (" ms = 50 ", Budget(milliseconds=50)),
        ("sims=7:ms=50", Budget(50, 7)),
    ],
)
def test_a_budget_may_stand_alone(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", '"" is no parameter; those read ms=300 and sims=2000.'),
        ("300", '"300" is no parameter; those read ms=300 and sims=2000.'),
        ("sims", 'sims needs a number in "sims", as in sims=50.'),
        ("sims=0", 'sims is a whole number from 1 to 1000000000, not "0".'),
        ("ms=x", 'ms is a whole number from 1 to 1000000000, not "x".'),
        ("sim=3", 'No bot has a parameter "sim"; did you mean sims?'),
        ("ms=3:ms=4", 'ms is given twice in "ms=3:ms=4"; once is enough.'),
        ("search:ms=3", '"search:ms=3" is no parameter; those read ms=300 and sims=2000.'),
    ],
)
def test_a_budget_alone_that_is_none_is_refused(text: str, reason: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_budget(text)

    assert in_english(refused.value) == reason
