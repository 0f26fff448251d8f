"""Reading what people type in Ra."""

import pytest

from heliopolis import ra
from heliopolis.core.errors import InvalidNotation
from heliopolis.ra.tiles import Tile
from heliopolis.texts import LANGUAGES
from tests.positions import refusal_to
from tests.ra.builders import position, random_game
from tests.terminal.screens.seen import screen_for, seen_by

GAME = ra.Game(3, "windrider")
LEGAL = (ra.Pass(), ra.Bid(3), ra.Bid(6), ra.Bid(13))


def read(typed: str, choices: tuple[ra.Move, ...] = LEGAL, language: str = "en") -> ra.Move:
    move: ra.Move = screen_for(GAME, language).read_answer(typed, choices)
    return move


def answer_to(typed: str, language: str = "en") -> str:
    """What is said to somebody who types no move."""
    with pytest.raises(InvalidNotation) as refused:
        read(typed, language=language)
    return screen_for(GAME, language).texts.error(refused.value)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("1", ra.Pass()),
        (" 4 ", ra.Bid(13)),
        ("pass", ra.Pass()),
        ("PASS", ra.Pass()),
        ("bid 13", ra.Bid(13)),
        ("Bid13", ra.Bid(13)),
        ("  bid   06 ", ra.Bid(6)),
        ("ra", ra.InvokeRa()),
        ("invoke Ra", ra.InvokeRa()),
        ("god step-pyramid", ra.PlayGod(Tile.STEP_PYRAMID)),
        ("god Step Pyramid", ra.PlayGod(Tile.STEP_PYRAMID)),
        ("god war", ra.PlayGod(Tile.UNREST)),
        ("god unrest", ra.PlayGod(Tile.UNREST)),
        ("lose art", ra.Lose(Tile.ART)),
        ("done", ra.Done()),
    ],
)
def test_a_move_is_read_in_any_spelling(typed: str, move: ra.Move) -> None:
    assert read(typed) == move


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("pt-BR", "dar lance 13", ra.Bid(13)),
        ("pt-BR", "invocar Rá", ra.InvokeRa()),
        ("pt-BR", "gastar um deus e pegar uma inundacao", ra.PlayGod(Tile.FLOOD)),
        ("pt-BR", "4", ra.Bid(13)),
        ("de", "13 bieten", ra.Bid(13)),
        ("de", "Ra rufen", ra.InvokeRa()),
        ("de", "verliere Kunst", ra.Lose(Tile.ART)),
    ],
)
def test_a_move_is_read_in_the_language_of_the_screen(
    language: str, typed: str, move: ra.Move
) -> None:
    assert read(typed, language=language) == move


@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_is_read_in_every_language(language: str) -> None:
    for move in ra.MOVES:
        assert read(str(move), language=language) == move


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_offered_can_be_typed_as_it_is_shown(language: str) -> None:
    game = random_game(3, "windrider", seed=2)
    screen = screen_for(game[0][0], language)
    for here, _ in game[::5]:
        if here.actor not in range(3):
            continue
        question = screen.question(seen_by(here), 80)
        for move, line in zip(question.choices, question.text.split("\n"), strict=True):
            assert screen.read_answer(line[4:].split("  ")[0], question.choices) == move


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("foo", '"foo" is no move and no command. Moves here: pass, bid 3, bid 6 and bid 13. ? '),
        ("bid", '"bid" is no move'),
        ("bid 17", "There is no such sun; they go from 1 to 16."),
        ("bid 99999999999999999999", "There is no such sun"),
        ("0", "The moves here are numbered 1 to 4."),
        ("13", "The moves here are numbered 1 to 4. To offer sun 13, type bid 13."),
        ("99999999999999999999", "The moves here are numbered 1 to 4."),
        ("x" * 500, '"' + "x" * 59 + "…" + '" is no move'),
        ("\x00", r'"\x00" is no move'),
        ("²", '"²" is no move'),
        ("3", "Do you mean move 3, which is bid 6, or sun 3? Type bid 6 or bid 3."),
    ],
)
def test_what_is_no_move_is_answered_with_what_there_is(typed: str, answer: str) -> None:
    assert answer_to(typed).startswith(answer)


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("pt-BR", "3", "Você quer dizer a jogada 3, que é lance 6, ou o sol 3? Digite lance 6 ou"),
        ("pt-BR", "13", "As jogadas aqui têm números de 1 a 4. Para oferecer o sol 13, digite"),
        ("de", "foo", "„foo“ ist weder Aktion noch Befehl. Aktionen hier: passen, bieten 3, bi"),
        ("de", "17 bieten", "Diese Sonne gibt es nicht; sie gehen von 1 bis 16."),
    ],
)
def test_it_is_answered_in_the_language_of_the_screen(
    language: str, typed: str, answer: str
) -> None:
    assert answer_to(typed, language).startswith(answer)


def test_a_number_that_means_the_same_as_a_sun_is_taken() -> None:
    assert read("2", (ra.Pass(), ra.Bid(2))) == ra.Bid(2)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You have no god. (R-3.4)"),
        ("pt-BR", "Você não tem nenhum deus. (R-3.4)"),
        ("de", "Du hast keinen Gott. (R-3.4)"),
    ],
)
def test_a_refusal_speaks_to_whoever_tried_it_also_where_all_are_named(
    language: str, said: str
) -> None:
    here = position(3, turn=1, track="nile")
    screen = screen_for(here, language, you=None)

    assert screen.refusal(refusal_to(here, "god nile"), 1) == said
