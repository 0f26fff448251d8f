"""No sentence for players stands in code, and every code that is raised has one in a catalogue."""

import ast

import pytest

from heliopolis.texts import LANGUAGES
from tests.texts.source_trees import (
    CODE,
    modules,
    named_in,
    printed_in,
    raised_in,
    sentences_in,
)
from tests.texts.tables import catalogue

ENGLISH = (
    "arena/",  # reports for whoever builds bots
    "learn/",  # and for whoever trains them
    "bench/",
    "bots/ra/whole_games.py",  # the columns of those reports
    "core/checks.py",  # why bytes or a view are no position: `InvalidPosition` is for programmers
    "dice/checks.py",
    "dice/encoding.py",  # the name of the game, for programmers too
    "dice/features.py",  # the columns of network input, which the reference lists
    "dice/notation.py",  # the grammar of moves
    "ra/checks.py",
    "ra/features.py",
    "server/metrics.py",  # what is counted, for whoever runs a server
    "server/routes/describing.py",  # a part of the description of /api
    "server/routes/queries.py",  # and another one
    "terminal/arena.py",
    "terminal/tournament_bar.py",
)
"""What stays English, and is no part of a game at a table."""

PLAYERS = {name: tree for name, tree in modules().items() if not name.startswith(ENGLISH)}


@pytest.mark.parametrize("name", PLAYERS)
def test_no_sentence_for_players_stands_in_code(name: str) -> None:
    find = printed_in if name.startswith("cli/") else sentences_in

    found = list(find(PLAYERS[name]))

    assert found == []


@pytest.mark.parametrize("name", PLAYERS)
def test_whatever_is_refused_has_a_code_and_every_code_has_a_message(name: str) -> None:
    missing = []
    for line, code in raised_in(PLAYERS[name]):
        assert code is not None, f"line {line} refuses by a sentence"
        assert CODE.fullmatch(code), f"line {line} refuses by a sentence"
        missing += [
            (language, code)
            for language in LANGUAGES
            if not catalogue(language).has(f"refusal-{code}")
        ]

    assert missing == []


def test_no_message_is_left_that_nobody_says() -> None:
    said: set[str] = set()
    begun: set[str] = set()
    for tree in modules().values():
        texts, beginnings = named_in(tree)
        said |= texts
        begun |= {beginning for beginning in beginnings if beginning.endswith("-")}
    begun.discard("refusal-")  # whose codes are plain texts

    left = [
        key
        for key in catalogue("en").keys("")
        if key not in said
        and key.removeprefix("refusal-") not in said
        and not key.startswith(tuple(begun))
        and not key.startswith("web-")  # the browser says it
        and key != "refusal-server-silent"  # and this, where no server can
    ]

    assert left == []


SAID = '''
def lose(seat: int) -> str:
    """Say what a seat lost: a docstring may have many words."""
    assert seat >= 0, "nobody has lost anything here"
    if seat > 4:
        raise ValueError("there are only five seats")
    if seat == 3:
        raise InvalidSetup(f"nobody sits on the seat {seat}")
    return f"{seat} loses two of its temples"
'''


def test_a_sentence_in_code_is_found_and_nothing_else() -> None:
    tree = ast.parse(SAID)

    assert {text for _, text in sentences_in(tree)} == {
        "nobody sits on the seat ",
        " loses two of its temples",
    }
    assert list(raised_in(tree)) == [(8, None)]


def test_a_code_in_the_source_is_found() -> None:
    tree = ast.parse(
        'Refusal("no-god", {}, "R-3.4")\nline.fail("not-a-hand", text=text)\nx.fail(y)'
    )

    assert [code for _, code in raised_in(tree)] == ["no-god", "not-a-hand"]


def test_what_a_command_prints_is_found_but_not_what_explains_it() -> None:
    tree = ast.parse('add("--at", help="only the table after N moves")\nprint("That is all.")')

    assert [text for _, text in printed_in(tree)] == ["That is all."]
