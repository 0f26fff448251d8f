"""What is written comes back, and what is written by hand is understood."""

from collections.abc import Callable
from dataclasses import replace as changed

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heliopolis.core.chance import SealedDealer, commitment_to
from heliopolis.core.contract import CHANCE
from heliopolis.core.errors import InvalidRecord, InvalidSetup
from heliopolis.games import Move, make_game
from heliopolis.ra import EDITIONS, ITEMS
from heliopolis.record import Record, Seal, dealt_suns, read_record, replay, write_record
from heliopolis.record.record import check_names

from .builders import FINISHED, RESULT, UNFINISHED, replaced, small_record

LETTERS = st.characters(exclude_categories=("C", "Z"), exclude_characters=",:#")
NAMES = st.lists(st.text(LETTERS, min_size=1, max_size=40), min_size=5, max_size=5, unique=True)
SECRETS = st.binary(min_size=32, max_size=32)


@st.composite
def played_records(draw: st.DrawFn) -> Record:
    """Games of all kinds, most of them stopped somewhere in the middle."""
    overrides = draw(
        st.fixed_dictionaries({}, optional={item: st.sampled_from(ITEMS[item]) for item in ITEMS})
    )
    players = draw(st.integers(2, 5))
    game = make_game("ra", players, draw(st.sampled_from(list(EDITIONS))), overrides)
    dealer = SealedDealer(draw(SECRETS))
    position = game.start(dealer)
    suns = dealt_suns(position)
    moves: list[Move] = []
    for _ in range(draw(st.integers(0, 60))):
        legal = position.moves()
        if position.actor is CHANCE:
            moves.append(position.deal(dealer))
        else:
            moves.append(legal[dealer.below(len(legal))])
        position = position.play(moves[-1]).position
        if position.over:
            break
    starts = draw(st.sets(st.integers(0, len(moves)), max_size=3))
    words = st.text(LETTERS, max_size=64).filter(lambda word: word != "-")
    seals = tuple(
        Seal(at, draw(SECRETS), tuple(draw(words) for _ in range(players))) for at in sorted(starts)
    )
    names = draw(NAMES)[:players]
    return Record(game, tuple(names), suns, tuple(moves), seals)


@settings(max_examples=60, deadline=None)
@given(played_records())
def test_every_record_that_can_be_written_comes_back_equal(record: Record) -> None:
    try:
        check_names(record.game, record.seats)
    except InvalidSetup:
        with pytest.raises(InvalidRecord):
            write_record(record)
        return

    assert read_record(write_record(record)) == record


@pytest.mark.parametrize("text", [UNFINISHED, FINISHED])
def test_what_we_wrote_is_written_the_same_again(text: str) -> None:
    assert write_record(read_record(text)) == text


def test_a_finished_game_names_its_scores_and_its_winner() -> None:
    *_, end = replay(read_record(FINISHED))
    ana, ben = end.position.scores
    (winner,) = end.position.winners

    assert f"{ana} {ben}, {('Ana', 'Ben')[winner]} wins" == RESULT


def test_a_game_without_moves_is_only_headers() -> None:
    assert write_record(small_record()).endswith("result: unfinished\n")


def test_an_open_seal_is_written_closed_while_the_game_goes_on() -> None:
    secret = bytes(32)
    seals = tuple(Seal(at, commitment_to(secret), ("", ""), secret) for at in (0, 2))
    record = small_record("draw", "+nile", seals=seals)

    text = write_record(record)

    assert secret.hex() not in text
    assert read_record(text).seals == tuple(changed(seal, secret=None) for seal in seals)


def test_a_game_may_stop_while_a_tile_is_being_drawn() -> None:
    record = small_record("draw", "+nile", "draw")

    assert read_record(write_record(record)) == record


def test_a_record_with_an_illegal_move_is_not_written() -> None:
    with pytest.raises(InvalidRecord, match=r"move 2, 'draw': .*\(R-3\.2\)") as caught:
        write_record(small_record("draw", "draw"))
    assert caught.value.line is None


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda record: changed(record, seats=("Ana",)), "1 names for 2 seats"),
        (lambda record: changed(record, suns=((9, 6, 5, 2),) * 2), "the suns of 2 players are"),
        (lambda record: changed(record, seals=(Seal(1, bytes(32), ("", "")),)), "not at"),
        (lambda record: changed(record, seals=(Seal(0, bytes(32), ("", "")),) * 2), "not at"),
        (lambda record: changed(record, seals=(Seal(0, bytes(3), ("", "")),)), "32 bytes, not 3"),
        (
            lambda record: changed(record, seals=(Seal(0, bytes(32), ("", ""), b"a"),)),
            "a secret has 32 bytes, not 1",
        ),
        (
            lambda record: changed(record, seals=(Seal(0, bytes(32), ("", ""), bytes(32)),)),
            "does not belong to the commitment",
        ),
        (lambda record: changed(record, seals=(Seal(0, bytes(32), ()),)), "0 words for 2 seats"),
    ],
)
def test_a_record_that_could_not_be_read_is_not_written(
    spoil: Callable[[Record], Record], reason: str
) -> None:
    with pytest.raises(InvalidRecord, match=reason):
        write_record(spoil(small_record()))


@pytest.mark.parametrize(
    "name",
    [
        *("", "a" * 41, "a,b", "a:b", "a#b", " Ana", "Ana ", "A  b"),
        *("a\tb", "a\nb", "a\x7f", "\u200bAna", "\ud800"),
        *("12. Ana", "7.", "draw", "bid 9", "draw +nile", "+ra", "result", "secret 57"),
    ],
)
def test_a_name_that_a_file_could_not_tell_apart_is_refused(name: str) -> None:
    with pytest.raises(InvalidSetup):
        check_names(make_game("ra", 2), (name, "Ben"))


@pytest.mark.parametrize(
    "name", ["A", "a" * 40, "Ra", "Dr. Ana", "Ana Maria", "7", "王", "-", "x+y"]
)
def test_other_names_are_fine(name: str) -> None:
    record = changed(small_record("draw", "+nile"), seats=(name, "Ben"))

    assert read_record(write_record(record)) == record


def test_two_seats_cannot_have_one_name() -> None:
    with pytest.raises(InvalidSetup, match="two seats have the name 'Ana'"):
        check_names(make_game("ra", 2), ("Ana", "Ana"))


@pytest.mark.parametrize("word", ["-", "a b", "a,b", "#", "a" * 65, "\n", "\ud800"])
def test_a_word_that_could_not_be_written_is_refused(word: str) -> None:
    record = small_record(seals=(Seal(0, bytes(32), (word, "")),))

    with pytest.raises(InvalidRecord, match="word"):
        write_record(record)


@pytest.mark.parametrize(
    "loosened",
    [
        "\ufeff" + UNFINISHED,
        UNFINISHED.replace("\n", "\r\n"),
        UNFINISHED.replace("\n", "\r"),
        UNFINISHED.replace("\n", "  # a comment, with: everything\n"),
        UNFINISHED.replace("\n", "\n\n \t\n"),
        UNFINISHED.replace(" ", " \t  "),
        UNFINISHED.replace(": ", ":").replace(", ", ",").replace(". ", "."),
        UNFINISHED.replace(": ", " : ").replace(", ", " , "),
        UNFINISHED.rstrip("\n"),
        UNFINISHED.replace("1. ", "").replace("2. ", "").replace("3. ", "").replace("4. ", ""),
        UNFINISHED.replace(". Ana:", ".").replace(". Ben:", "."),
        UNFINISHED.replace("1. Ana: ", "").replace("2. Ben: ", "").replace("4. Ben: ", ""),
        UNFINISHED.replace("1. ", "0001. "),
        UNFINISHED.replace(", pass, bid", ",\npass\nbid"),
        UNFINISHED.replace(", pass, bid", "\n2. pass,\n2. Ben: bid"),
        UNFINISHED.replace("draw +", "draw\n+"),
        UNFINISHED.replace("draw +", "draw, +"),
        UNFINISHED.replace("Ben: draw", "Ben:\n draw"),
        UNFINISHED.replace("2. Ben: draw", "2.\nBen:\n draw"),
        UNFINISHED.replace("\n2. Ben:", ","),
        UNFINISHED.replace("9-6-5-2", "2-9-05-6"),
        UNFINISHED + "5. Ana:",
        "result: unfinished\nsuns: 9-6-5-2 8-7-4-3\nseats: Ana, Ben\n"
        "edition: rio-grande\nnotation: 1\ngame: ra\n" + UNFINISHED.partition("unfinished")[2],
    ],
)
def test_a_file_written_by_hand_is_understood(loosened: str) -> None:
    assert write_record(read_record(loosened)) == UNFINISHED


def test_capital_digits_and_loose_commas_are_understood_in_headers() -> None:
    secret = next(line for line in FINISHED.split("\n") if line.startswith("secret"))
    text = replaced(FINISHED, secret, "secret: " + secret.partition(": ")[2].upper())
    text = replaced(text, RESULT, RESULT.replace(", ", " ,").replace(" ", "  "))

    assert write_record(read_record(text)) == FINISHED


def test_overrides_come_back() -> None:
    game = make_game("ra", 2, "windrider", {"disasters": "after-turn", "names": "rio-grande"})
    record = changed(small_record(), game=game)

    text = write_record(record)

    assert "\noverride: disasters = after-turn\noverride: names = rio-grande\n" in text
    assert read_record(text.replace(" = ", "=")) == record
