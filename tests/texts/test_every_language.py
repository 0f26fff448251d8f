"""Every event and every move has its words in every language, for whoever reads them."""

from typing import get_args

import pytest

from heliopolis import dice, ra
from heliopolis.core.events import EpochBegan
from heliopolis.dice.catalogue import DECISIONS
from heliopolis.ra import events
from heliopolis.ra.moves import MOVES
from heliopolis.ra.tiles import DISASTERS, Tile
from heliopolis.texts import LANGUAGES
from tests.ra.builders import tiles
from tests.texts.tables import catalogue, dice_texts, ra_texts
from tests.texts.test_dice_in_english import LOSING, TURN
from tests.texts.test_dice_in_english import SENTENCES as OF_DICE
from tests.texts.test_ra_in_english import SENTENCES as OF_RA

OTHERS = LANGUAGES[1:]
READERS = (None, 0, 1, 2)
SHORT = 12
"""How many letters fit in a cell of the terminal."""


def is_sentence(text: str) -> bool:
    return text[0].isupper() and text.endswith((".", ")")) and "  " not in text


@pytest.mark.parametrize("you", READERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_reads_as_a_sentence_for_everybody(language: str, you: int | None) -> None:
    for event, _ in OF_RA:
        assert is_sentence(ra_texts(language, you=you).event(event))
    for happened, _ in OF_DICE:
        assert is_sentence(dice_texts(language, you=you).event(happened))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_spoken_to_is_never_named(language: str) -> None:
    for event, _ in OF_RA:
        assert "Zoe" not in ra_texts(language).event(event)
    for happened, _ in OF_DICE:
        assert "Zoe" not in dice_texts(language).event(happened)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_spoken_to_where_nobody_reads(language: str) -> None:
    you = {catalogue(language).say("you"), catalogue(language).say("you-within")}
    for event, _ in OF_RA:
        said = ra_texts(language, you=None).event(event)

        assert not you & set(said.replace(",", " ").replace(":", " ").split())


def test_no_kind_of_event_is_left_out() -> None:
    assert {type(event) for event, _ in OF_RA} == set(get_args(ra.Event))
    assert {type(event) for event, _ in OF_DICE} == set(get_args(dice.Event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_says_what_it_does(language: str) -> None:
    view = ra.Game(3).start(suns=ra.Game(3).sun_groups).view(0)
    for move in MOVES:
        assert ra_texts(language).move(move, view)
    for decision in DECISIONS:
        here = LOSING if isinstance(decision, dice.Lose) else TURN

        assert dice_texts(language).move(decision, here.view(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_is_explained(language: str) -> None:
    decisions = [move for move in MOVES if not isinstance(move, ra.Drawn)]

    assert len(ra_texts(language).meanings(decisions)) == len({type(move) for move in decisions})
    assert len(dice_texts(language).meanings(DECISIONS)) > len({type(m) for m in DECISIONS})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_short_have_the_numbers_of_the_full_ones(language: str) -> None:
    of_ra, of_dice = ra_texts(language).rules(), dice_texts(language).rules()

    assert "R-4" in " ".join(passage.text for passage in of_ra)
    assert "D-29" in of_dice[-1].text
    assert {passage.depth for passage in (*of_ra, *of_dice)} == {0, 1, 2}
    assert all(bool(passage.label) == (passage.depth == 2) for passage in (*of_ra, *of_dice))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", [*(tile.value for tile in ra.TILES), "war"])
def test_every_tile_has_all_its_forms(language: str, tile: str) -> None:
    words = catalogue(language)
    key = f"tile-{tile}"

    assert len(words.say(f"{key}.short")) <= SHORT
    assert len(words.say(f"{key}.code")) == 2
    assert words.say(f"{key}.gender") in "mfnp"
    assert words.say(key)
    assert words.say(f"{key}.a")
    assert words.say(f"{key}.count", n=2).startswith("2")
    assert words.has(f"{key}.title") == (tile in DISASTERS or tile == "war")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_tiles_share_a_code(language: str) -> None:
    codes = [catalogue(language).say(f"tile-{tile.value}.code") for tile in ra.TILES]

    assert len(set(codes)) == len(codes)


MODELS: list[tuple[ra.Event, str, str]] = [
    (
        events.TileDrawn(0, Tile.PHARAOH, 1),
        "Você tira um faraó.",
        "Du ziehst einen Pharao.",
    ),
    (events.TileDrawn(1, Tile.ART, 1), "Ann tira uma peça de arte.", "Ann zieht Kunst."),
    (
        events.RaDrawn(1, 3, 9),
        "Ann tira uma peça de Rá, a 3ª de 9.",
        "Ann zieht ein Ra-Plättchen, Nummer 3 von 9.",
    ),
    (events.AuctionOpened(0, "invoked"), "Você invoca Rá.", "Du rufst Ra."),
    (events.BidMade(1, 9), "Ann dá lance de 9.", "Ann bietet 9."),
    (
        events.AuctionWon(1, 9, 1, tiles("nile nile")),
        "Ann paga o sol 9, recebe o 1 e leva 2 Nilos.",
        "Ann zahlt die 9, erhält die 1 und nimmt 2 Nil.",
    ),
    (
        events.Unsold(False, tiles("nile nile")),
        "Ninguém deu lance; as peças ficam.",
        "Niemand hat geboten; die Plättchen bleiben liegen.",
    ),
    (
        events.GodPlayed(0, Tile.TEMPLE, 1),
        "Você gasta um deus e pega um templo.",
        "Du setzt einen Gott ein und nimmst einen Tempel.",
    ),
    (
        events.DisasterStruck(1, Tile.DROUGHT, 1, tiles("flood nile"), 0),
        "Seca: Ann perde um Nilo e uma inundação.",
        "Dürre: Ann verliert einen Nil und eine Überschwemmung.",
    ),
    (
        events.DisasterStruck(0, Tile.UNREST, 2, (), 3),
        "Guerra, duas vezes: você precisa perder 3 peças.",
        "Unruhen, zweimal: Du musst 3 Plättchen verlieren.",
    ),
    (
        events.EpochEnded(2, "ra-track-full"),
        "A era 2 termina: a faixa de Rá está cheia.",
        "Epoche 2 endet: Die Ra-Reihe ist voll.",
    ),
    (
        events.GameOver((1,), (0, 41, 0), False),
        "Fim de jogo: Ann vence com 41 pontos.",
        "Das Spiel ist aus: Ann gewinnt mit 41 Punkten.",
    ),
    (
        events.GameOver((1,), (41, 41, 12), True),
        "Fim de jogo: você e Ann têm 41 pontos cada, e Ann vence pelo sol mais alto (R-8.4).",
        "Das Spiel ist aus; du und Ann habt je 41 Punkte, "
        "und Ann gewinnt durch die höchste Sonne (R-8.4).",
    ),
    (
        EpochBegan(2, 0),
        "Começa a era 2. Você tem o sol mais alto e começa.",
        "Epoche 2 beginnt. Du hast die höchste Sonne und fängst an.",
    ),
]


@pytest.mark.parametrize(("event", "portuguese", "german"), MODELS)
def test_events_of_ra_read_as_people_say_them(
    event: ra.Event, portuguese: str, german: str
) -> None:
    assert ra_texts("pt-BR").event(event) == portuguese
    assert ra_texts("de").event(event) == german


OF_THE_DICE_GAME = {
    "Advanced": (
        "Ann avança de 3 para 5 na trilha do Faraó.",
        "Ann rückt auf der Pharao-Leiste von 3 auf 5 vor.",
    ),
    "MonumentPlaced": (
        "Ann põe um marcador de monumento no vermelho, coluna 3.",
        "Ann setzt einen Monument-Stein auf Rot, Spalte 3.",
    ),
    "DisasterDeclared": (
        "Você declara um desastre do Faraó.",
        "Du löst eine Pharao-Katastrophe aus.",
    ),
    "RaAdvanced": ("Rá avança 2 casas; faltam 4.", "Ra rückt 2 Felder vor, noch 4."),
    "DiceRolled": (
        "Você rola Nilo (vermelho) e Sol (azul).",
        "Du würfelst Nil (rot) und Sonne (blau).",
    ),
}


@pytest.mark.parametrize("kind", OF_THE_DICE_GAME)
def test_events_of_the_dice_game_read_as_people_say_them(kind: str) -> None:
    event = next(event for event, _ in OF_DICE if type(event).__name__ == kind)

    told = (dice_texts("pt-BR").event(event), dice_texts("de").event(event))

    assert told == OF_THE_DICE_GAME[kind]


@pytest.mark.parametrize(
    ("seats", "portuguese", "german"),
    [
        ((1,), "Ann passa.", "Ann passt."),
        ((0,), "Você passa.", "Du passt."),
        ((1, 2), "Ann e Bes passam.", "Ann und Bes passen."),
        ((0, 2), "Você e Bes passam.", "Du und Bes passt."),
        ((2, 0), "Bes e você passam.", "Bes und du passt."),
    ],
)
def test_verbs_agree_with_one_and_with_several(
    seats: tuple[int, ...], portuguese: str, german: str
) -> None:
    news = [events.Passed(seat, True) for seat in seats]

    assert list(ra_texts("pt-BR").paragraphs(news)) == [portuguese]
    assert list(ra_texts("de").paragraphs(news)) == [german]
