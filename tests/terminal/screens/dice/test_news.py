"""What a move of the dice game leads to, as paragraphs."""

from collections.abc import Iterator, Sequence

from heliopolis import dice
from tests.dice.builders import events_of, last_turn, position, throw
from tests.terminal.screens.seen import screen_for


def paragraphs(news: Sequence[dice.Event]) -> Iterator[str]:
    return screen_for(dice.Game(2), seats=("Zoe", "Ann")).paragraphs(news)


def told(here: dice.Position, text: str) -> str:
    """What is told of one move, in one paragraph or several."""
    return " ".join(paragraphs(here.play(text).events))


def test_every_turn_is_a_paragraph() -> None:
    news = events_of(
        position(2),
        throw("PNCSA"),
        "roll yellow",
        throw("--M--"),
        "keep",
        "pharaoh red purple",
        "nile blue",
        "monument yellow 4",
        throw("PNCMA"),
    )

    assert list(paragraphs(news)) == [
        "You roll red Pharaoh, blue Nile, yellow civilization, green Sun and purple Ankh. "
        "Second throw: yellow monument. Ra advances 1 step, 9 left. "
        "You advance from 0 to 2 on the Pharaoh track. You advance from 0 to 1 on the Nile track. "
        "You place a monument marker on yellow, column 4.",
        "Ann rolls red Pharaoh, blue Nile, yellow civilization, green monument and purple Ankh.",
    ]


def test_a_disaster_belongs_to_the_turn() -> None:
    news = events_of(position(2, "SSSSN", pharaoh=[0, 5]), "disaster pharaoh", "nile purple")

    assert list(paragraphs(news)) == [
        "You declare a Pharaoh disaster. Ann retreats from 5 to 3 on the Pharaoh track. "
        "You advance from 0 to 1 on the Nile track."
    ]


def test_what_follows_an_epoch_is_told_once_for_all() -> None:
    news = events_of(last_turn(2, pharaoh=[5, 0], civ=["red", "blue green"], floods=[1, 0]), "end")

    assert list(paragraphs(news)) == [
        "You end the turn without spending red, blue, yellow and green.",
        "Epoch 1 ends: Ra is at the end of the Sun track.",
        "Epoch 1 is scored: You: +5 to 15 and Ann: -2 to 9.",
        "On the Pharaoh track after the scoring: you from 5 to 3 and Ann from 0 to 1. "
        "Taken back: 3 civilization markers and 1 flood cube.",
        "Epoch 2 begins. Ann has the first turn.",
    ]


def test_nothing_is_said_about_taking_back_nothing() -> None:
    news = events_of(last_turn(2, pharaoh=[5, 0]), "end")

    text = " ".join(paragraphs(news))

    assert "Taken back" not in text
    assert "Ann from 0 to 1. Epoch 2 begins." in text


def test_a_turn_that_ends_by_itself_says_which_dice_are_left() -> None:
    """D-13: two civilization dice bring no marker."""
    here = position(2, "CCSSS", phase="reroll")

    assert told(here, "keep") == (
        "You score 3 points for 3 Suns and have 13. "
        "Nothing more can be done with red and blue; the turn ends."
    )


def test_a_last_throw_that_is_good_for_nothing_ends_the_turn_in_words() -> None:
    here = position(2, "C--SS", throws=2)

    assert told(here, "+blue:civ yellow:sun").endswith(
        " Nothing more can be done with red and blue; the turn ends."
    )


def test_dice_that_a_move_spends_are_not_left_over() -> None:
    here = position(2, "NPCSS", spent="red", groups="nile")

    assert told(here, "pharaoh blue") == (
        "You advance from 0 to 1 on the Pharaoh track. "
        "Nothing more can be done with yellow; the turn ends."
    )


def test_where_no_die_is_left_nothing_is_said_about_it() -> None:
    here = position(2, "NPSSS", spent="red", groups="nile")

    assert told(here, "pharaoh blue") == "You advance from 0 to 1 on the Pharaoh track."


def test_dice_left_over_are_told_before_the_epoch_ends() -> None:
    here = position(2, "CAASS", phase="reroll", ra=8, civ=["", "red"])

    assert told(here, "keep").startswith(
        "Ra advances 2 steps, to the end of the Sun track. "
        "Nothing more can be done with red, blue and yellow; the turn ends. "
        "You score 2 points for 2 Ankhs not spent and have 12. "
        "Epoch 1 ends"
    )


def test_what_the_dice_of_a_declarer_cannot_do_is_told_after_the_last_loss() -> None:
    """D-25."""
    here = position(
        2,
        "SSSSC",
        phase="lose",
        turn=1,
        acting=0,
        disaster="civ",
        lost="yellow",
        groups="disaster",
        civ=["red blue"],
    )

    assert told(here, "lose red") == (
        "You lose the civilization marker on red. "
        "Nothing more can be done with purple; the turn ends."
    )


def test_an_end_without_a_choice_is_explained() -> None:
    """D-10."""
    assert told(position(2, "PCSSS", pharaoh=[12, 0]), "end") == (
        "Nothing that is left would change anything; the turn ends."
    )


def test_an_end_by_choice_says_what_was_not_spent() -> None:
    assert told(position(2, "PCSSS"), "end") == "You end the turn without spending red and blue."


def test_a_disaster_that_hits_nobody_says_so() -> None:
    """D-25."""
    for area in ("pharaoh", "nile", "civ", "monument"):
        assert told(position(2, "SSSSN"), f"disaster {area}").endswith(
            " disaster. Nobody has anything to lose."
        )


def test_a_disaster_that_hits_somebody_or_lets_somebody_choose_does_not_say_so() -> None:
    """D-25."""
    for here, area in (
        (position(2, "SSSSN", civ=["", "red"]), "civ"),
        (position(2, "SSSSN", civ=["", "red blue green"]), "civ"),
        (position(2, "SSSSN", floods=[0, 1]), "nile"),
        (position(2, "SSSSN", pharaoh=[0, 1]), "pharaoh"),
    ):
        assert "to lose" not in told(here, f"disaster {area}")
