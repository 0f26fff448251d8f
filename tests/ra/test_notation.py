"""The one text form of every move."""

import pytest

from heliopolis import ra
from heliopolis.core.errors import InvalidNotation, shown
from heliopolis.ra.moves import MOVES

TILE_NAMES = [
    *("ra", "god", "gold", "pharaoh", "nile", "flood"),
    *("agriculture", "art", "astronomy", "religion", "writing"),
    *("fortress", "obelisk", "palace", "pyramid", "sphinx", "statue", "step-pyramid", "temple"),
    *("funeral", "drought", "unrest", "earthquake"),
]


def test_the_grammar_gives_every_move_and_nothing_else() -> None:
    """As written in docs/notation.md."""
    texts = ["draw", "ra", "done", "pass"]
    texts += [f"bid {sun}" for sun in range(1, 17)]
    texts += [f"god {tile}" for tile in TILE_NAMES[2:]]
    texts += [f"lose {tile}" for tile in TILE_NAMES[6:19]]
    texts += [f"+{tile}" for tile in TILE_NAMES]

    assert [str(move) for move in MOVES] == texts


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Draw",
        "draw ",
        " draw",
        "draw nile",
        "bid",
        "bid 0",
        "bid 17",
        "bid 09",
        "bid -1",
        "bid  9",
        "bid nine",
        "bid ９",  # noqa: RUF001  # a full-width digit
        "god",
        "god god",
        "god ra",
        "lose nile",
        "lose gold",
        "lose step pyramid",
        "lose step_pyramid",
        "nile",
        "+",
        "+ nile",
        "+war",
        "pass\n",
    ],
)
def test_a_text_that_is_nearly_a_move_is_refused_with_the_grammar(text: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        ra.parse_move(text)

    assert error.value.code == "not-a-move"
    assert error.value.parameters == {
        "text": shown(text),
        "moves": ("draw", "ra", "god TILE", "done", "bid SUN", "pass", "lose TILE", "+TILE"),
    }
