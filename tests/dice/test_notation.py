"""The one text form of every move."""

from itertools import combinations, product

import pytest

from heliopolis import dice
from heliopolis.core.errors import InvalidNotation, shown
from heliopolis.dice.catalogue import DECISIONS

from .builders import COLOURS, FACES, position


def lists(sizes: range) -> list[str]:
    """All lists of so many colours, in their order."""
    return [" ".join(few) for size in sizes for few in combinations(COLOURS, size)]


def test_the_grammar_gives_every_decision_and_nothing_else() -> None:
    """As written in docs/notation.md."""
    texts = ["keep", "end"]
    texts += [f"{kind} {few}" for kind in ("roll", "pharaoh", "nile") for few in lists(range(1, 6))]
    texts += [f"flood {few}" for few in lists(range(3, 4))]
    texts += [
        f"civ {markers} with {others}"
        for markers in lists(range(1, 4))
        for others in lists(range(2, 5))
        if not set(markers.split()) & set(others.split())
    ]
    for colour, column in product(COLOURS, range(1, 9)):
        texts += [f"monument {colour} {column}", f"lose {colour} {column}"]
        texts += [f"monument {colour} {column} with {c}" for c in COLOURS if c != colour]
    texts += [f"disaster {area}" for area in FACES[:4]]
    texts += [f"lose {colour}" for colour in COLOURS]

    assert len(texts) == 459
    assert {str(move) for move in DECISIONS} == set(texts)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("+red:sun", dice.Rolled(((dice.Colour.RED, dice.Face.SUN),))),
        (
            "+blue:ankh purple:monument",
            dice.Rolled(
                (
                    (dice.Colour.BLUE, dice.Face.ANKH),
                    (dice.Colour.PURPLE, dice.Face.MONUMENT),
                )
            ),
        ),
    ],
)
def test_an_outcome_names_its_dice_and_their_faces(text: str, move: dice.Move) -> None:
    assert dice.parse_move(text) == move
    assert str(move) == text


NEARLY = [
    "",
    " ",
    "Keep",
    "keep ",
    " keep",
    "keep red",
    "roll",
    "roll ",
    "roll blue red",
    "roll red red",
    "roll  red",
    "roll red,blue",
    "roll pink",
    "roll Red",
    "reroll red",
    "pharaoh",
    "nile red red",
    "flood red blue",
    "flood red blue yellow green",
    "flood blue red yellow",
    "civ red",
    "civ red with blue",
    "civ red with red blue",
    "civ red blue with yellow",
    "civ red blue yellow with green",
    "civ red blue yellow green with purple",
    "civ with red blue yellow",
    "civ red with yellow blue",
    "monument red",
    "monument red 0",
    "monument red 9",
    "monument red 01",
    "monument red 1 with",
    "monument red 1 with red",
    "monument red 1 with blue yellow",
    "monument 1 red",
    "disaster",
    "disaster ankh",
    "disaster sun",
    "lose",
    "lose red 0",
    "lose red 9",
    "lose red blue",
    "end turn",
    "end\n",
    "+",
    "+ red:sun",
    "+red",
    "+red:",
    "+:sun",
    "+red:gold",
    "+pink:sun",
    "+red:sun ",
    "+red:sun  blue:sun",
    "+blue:sun red:sun",
    "+red:sun red:sun",
    "+red:sun,blue:sun",
    "+red:sun:sun",
    "red:sun",
    "+Red:sun",
]


@pytest.mark.parametrize("text", NEARLY)
def test_a_text_that_is_nearly_a_move_is_refused_with_the_grammar(text: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        dice.parse_move(text)

    assert error.value.code == "not-a-move"
    assert error.value.parameters["text"] == shown(text)
    assert error.value.parameters["moves"][:3] == ("roll DICE", "keep", "pharaoh DICE")


@pytest.mark.parametrize("text", [text for text in NEARLY if text == " ".join(text.split())])
def test_a_position_refuses_it_too_unless_only_spaces_are_wrong(text: str) -> None:
    with pytest.raises(InvalidNotation):
        position(2, "PNCMA", phase="reroll").play(text)
