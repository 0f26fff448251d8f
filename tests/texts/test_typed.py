"""What may be typed in each language, and what it means in notation."""

from collections.abc import Sequence

import pytest

from heliopolis import dice, ra
from heliopolis.dice.catalogue import DECISIONS
from heliopolis.texts import LANGUAGES
from heliopolis.texts.typed import TypedWords, answer_in, command_in, folded
from tests.texts.tables import catalogue

RA_VERBS = {"draw", "ra", "god", "done", "bid", "pass", "lose"}
DICE_VERBS = {
    *("roll", "keep", "pharaoh", "nile", "flood", "civ", "monument", "disaster", "lose", "end"),
}
RA_WORDS = {tile.value for tile in ra.TILES} - {"ra", "god"}
DICE_WORDS = {"with", "all"}
COMMANDS = {
    *("help", "rules", "table", "bag", "sheet", "save", "quit"),
    *("say", "resign", "back", "limit", "agree", "disagree"),
}


def keys_with(language: str, prefix: str) -> dict[str, tuple[str, ...]]:
    """What may be typed for every word with a prefix."""
    words = catalogue(language)
    found = {key.removeprefix(prefix): words.words(key) for key in words.keys(prefix)}
    if prefix == "colour-":
        return {word: (*said, words.say(f"colour-{word}.code")) for word, said in found.items()}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_notation_can_be_said(language: str) -> None:
    assert keys_with(language, "type-ra-verb-").keys() == RA_VERBS
    assert keys_with(language, "type-ra-word-").keys() == RA_WORDS
    assert keys_with(language, "type-dice-verb-").keys() == DICE_VERBS
    assert keys_with(language, "type-dice-word-").keys() == DICE_WORDS
    assert keys_with(language, "type-command-").keys() == COMMANDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "prefixes",
    [
        ("type-ra-verb-", "type-ra-word-", "type-command-"),
        ("type-dice-verb-", "type-dice-word-", "type-command-", "colour-"),
        ("type-answer-", "type-command-"),
    ],
)
def test_nothing_that_is_typed_means_two_things(language: str, prefixes: tuple[str, ...]) -> None:
    meant: dict[str, set[str]] = {}
    for prefix in prefixes:
        for word, aliases in keys_with(language, prefix).items():
            for alias in (word.replace("-", " "), word, *aliases):
                meant.setdefault(folded(alias), set()).add(word)

    assert {alias: words for alias, words in meant.items() if len(words) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["ra", "dice"])
def test_no_filler_means_anything(language: str, game: str) -> None:
    fillers = set(map(folded, catalogue(language).words(f"type-{game}-fillers")))
    known = keys_with(language, f"type-{game}-verb-") | keys_with(language, f"type-{game}-word-")
    meant = {folded(alias) for word, aliases in known.items() for alias in (word, *aliases)}

    assert fillers & meant == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_ra_stays_what_it_is_in_notation(language: str) -> None:
    words = TypedWords(catalogue(language), "ra")

    assert [words.notation(str(move)) for move in ra.MOVES] == [str(move) for move in ra.MOVES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_the_dice_game_stays_what_it_is_in_notation(language: str) -> None:
    words = TypedWords(catalogue(language), "dice")
    moves = [str(move) for move in DECISIONS]

    assert [words.notation(move) for move in moves] == moves


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "moves"),
    [
        ("ra", [move for move in ra.MOVES if not isinstance(move, ra.Drawn)]),
        ("dice", DECISIONS),
    ],
)
def test_a_move_is_understood_as_it_is_shown(
    language: str, game: str, moves: Sequence[object]
) -> None:
    words = TypedWords(catalogue(language), game)
    shown = [words.shown(str(move)) for move in moves]

    assert [words.notation(text) for text in shown] == [str(move) for move in moves]
    assert (shown == [str(move) for move in moves]) == (language == "en")


@pytest.mark.parametrize(
    ("language", "game", "move", "shown"),
    [
        ("pt-BR", "ra", "ra", "invocar Rá"),
        ("pt-BR", "ra", "god step-pyramid", "deus pirâmide de degraus"),
        ("pt-BR", "dice", "monument red 3 with purple", "monumento vermelho 3 com roxo"),
        ("de", "ra", "bid 9", "bieten 9"),
        ("de", "dice", "civ red with blue green", "Zivilisation rot mit blau grün"),
    ],
)
def test_a_move_is_shown_in_the_words_of_the_language(
    language: str, game: str, move: str, shown: str
) -> None:
    assert TypedWords(catalogue(language), game).shown(move) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_is_understood_by_the_name_that_is_shown(language: str) -> None:
    words = TypedWords(catalogue(language), "ra")
    for tile in RA_WORDS:
        name = catalogue(language).say(f"tile-{tile}")

        assert words.notation(f"lose {name}") == f"lose {tile}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_is_understood_by_its_name_and_its_code(language: str) -> None:
    words = TypedWords(catalogue(language), "dice")
    for colour in dice.COLOURS:
        key = f"colour-{colour.value}"
        name, code = catalogue(language).say(key), catalogue(language).say(f"{key}.code")

        assert words.notation(f"roll {name}") == f"roll {colour.value}"
        assert words.notation(f"roll {code}") == f"roll {colour.value}"


@pytest.mark.parametrize(
    ("language", "typed", "notation"),
    [
        ("en", "Bid09", "bid 9"),
        ("en", "invoke Ra", "ra"),
        ("en", "GOD  step pyramid", "god step-pyramid"),
        ("en", "lose war", "lose unrest"),
        ("en", "+Nile", "+nile"),
        ("en", "what now", "what now"),
        ("pt-BR", "tirar", "draw"),
        ("pt-BR", "tirar peça", "draw"),
        ("pt-BR", "dar lance 9", "bid 9"),
        ("pt-BR", "lance 9", "bid 9"),
        ("pt-BR", "dou lance de 9", "bid 9"),
        ("pt-BR", "deus pirâmide de degraus", "god step-pyramid"),
        ("pt-BR", "gastar um deus e pegar um palacio", "god palace"),
        ("pt-BR", "perder arte", "lose art"),
        ("pt-BR", "invocar Rá", "ra"),
        ("de", "ziehen", "draw"),
        ("de", "biete 9", "bid 9"),
        ("de", "9 bieten", "bid 9"),
        ("de", "Ra rufen", "ra"),
        ("de", "Gott Ueberschwemmung", "god flood"),
        ("de", "einen Tempel verlieren", "lose temple"),
        ("de", "verliere Begräbnis", "lose funeral"),
    ],
)
def test_moves_of_ra_may_be_typed_in_words(language: str, typed: str, notation: str) -> None:
    assert TypedWords(catalogue(language), "ra").notation(typed) == notation


@pytest.mark.parametrize(
    ("language", "typed", "notation"),
    [
        ("en", "civ y with gb", "civ yellow with green blue"),
        ("en", "monument pur 3 with b", "monument purple 3 with blue"),
        ("en", "red, blue", "red blue"),
        ("en", "flood the Nile red", "flood red"),
        ("en", "x", "x"),
        ("pt-BR", "rolar de novo vermelho e azul", "roll red blue"),
        ("pt-BR", "rolar vmaz", "roll red blue"),
        ("pt-BR", "monumento no roxo, coluna 3", "monument purple 3"),
        ("pt-BR", "civ vermelho com azul verde", "civ red with blue green"),
        ("pt-BR", "inundar o nilo am vd", "flood yellow green"),
        ("pt-BR", "ver", "ver"),
        ("pt-BR", "verm", "red"),
        ("de", "rot blau neu würfeln", "roll red blue"),
        ("de", "wuerfeln robl", "roll red blue"),
        ("de", "nil gruen lila", "nile green purple"),
        ("de", "Monument auf Lila, Spalte 3", "monument purple 3"),
        ("de", "Zivilisation grün mit rot blau", "civ green with red blue"),
        ("de", "Katastrophe Nil", "disaster nile"),
        ("de", "den Zug beenden", "end"),
    ],
)
def test_moves_of_the_dice_game_may_be_typed_in_words(
    language: str, typed: str, notation: str
) -> None:
    assert TypedWords(catalogue(language), "dice").notation(typed) == notation


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_a_command_is_understood_as_it_is_shown_and_in_english(language: str, command: str) -> None:
    shown = catalogue(language).say(f"command-{command}")

    assert command_in(catalogue(language), f" {shown.upper()} ") == command
    assert command_in(catalogue(language), command) == command
    assert command_in(catalogue(language), "draw") is None


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [("en", "Y", "yes"), ("pt-BR", "nao", "no"), ("de", "ja", "yes"), ("de", "?", None)],
)
def test_a_question_may_be_answered_in_words(language: str, typed: str, answer: str | None) -> None:
    assert answer_in(catalogue(language), typed) == answer
