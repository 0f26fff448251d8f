"""What is written comes back, and what is written by hand is understood."""

from collections.abc import Callable
from dataclasses import replace as changed

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heliopolis.core.chance import commitment_to
from heliopolis.core.errors import InvalidRecord, InvalidSetup
from heliopolis.games import make_game
from heliopolis.record import Record, Seal, read_record, replay, write_record
from heliopolis.record.names import check_names

from .builders import DICE, FINISHED, RESULT, SHARED, UNFINISHED, replaced, small_record
from .strategies import can_be_written, played_records, written_records


def loosened(draw: st.DrawFn, record: Record) -> str:
    """The text of a record as somebody might write it down by hand."""
    headers, _, turns = write_record(record).partition("\n\n")
    lines = [line for line in turns.split("\n") if line and not line.startswith("#")]
    said = ""
    for line in lines:
        number, _, rest = line.partition(". ")
        name = next(name for name in record.seats if rest.startswith(f"{name}: "))
        moves = rest.removeprefix(f"{name}: ")
        said += draw(st.sampled_from(["\n", "\n\t", "\n\n# a: comment\n"]))
        said += draw(st.sampled_from(["", f"{number}.", f"{number}. ", f"0{number}.\n"]))
        said += draw(st.sampled_from(["", f"{name}:", f" {name} : ", f"{name}:\n"]))
        for item in moves.split(", "):
            move, plus, outcome = item.partition("+")
            said += move.strip(" ")
            if plus:
                said += draw(st.sampled_from([" ", "\n", ",", ", ", " ,\n"])) if move else ""
                said += plus + outcome
            said += draw(st.sampled_from([",", ", ", " ,\n", "\n"]))
    return headers + "\n" + said


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_every_turn_may_be_written_loosely(data: st.DataObject) -> None:
    record = data.draw(written_records)
    text = data.draw(st.composite(loosened)(record))

    assert read_record(text) == record


@settings(max_examples=60, deadline=None)
@given(played_records())
def test_every_record_that_can_be_written_comes_back_equal(record: Record) -> None:
    if not can_be_written(record):
        with pytest.raises(InvalidRecord):
            write_record(record)
        return

    text = write_record(record)

    assert read_record(text) == record
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize(
    "bot", ["a,b", "a#b", " a", "a  b", "-", "a\tb", "a\nb", "x" * 201, "a\x1bb"]
)
def test_what_a_file_cannot_hold_is_no_bot(bot: str) -> None:
    record = changed(small_record("draw"), bots=("", bot))

    with pytest.raises(InvalidRecord, match="bot"):
        write_record(record)


def test_where_no_seat_has_a_bot_none_is_named() -> None:
    assert "bots" not in write_record(small_record("draw"))
    with pytest.raises(InvalidRecord, match="no-seat-has-bot"):
        write_record(changed(small_record("draw"), bots=("", "")))


@pytest.mark.parametrize("text", [UNFINISHED, FINISHED, DICE, SHARED])
def test_what_we_wrote_is_written_the_same_again(text: str) -> None:
    assert write_record(read_record(text)) == text


def test_a_finished_game_names_its_scores_and_its_winner() -> None:
    *_, end = replay(read_record(FINISHED))
    ana, ben = end.position.scores
    (winner,) = end.position.winners

    assert f"{ana} {ben}, {('Ana', 'Ben')[winner]} wins" == RESULT


def test_a_victory_that_is_shared_names_all_winners() -> None:
    record = read_record(SHARED)
    *_, end = replay(record)
    winners = [record.seats[seat] for seat in end.position.winners]

    assert winners == ["Ben", "Dua"]
    assert f"\nresult: {' '.join(map(str, end.position.scores))}, Ben and Dua win\n" in SHARED


@pytest.mark.parametrize("wrong", ["Dua and Ben win", "Ben and Dua wins", "Ben wins", "Ben, Dua"])
def test_a_shared_victory_is_stated_in_one_way(wrong: str) -> None:
    text = replaced(SHARED, "Ben and Dua win", wrong)

    with pytest.raises(
        InvalidRecord, match=r"line \d+: other-result: result='.* Ben and Dua win', text="
    ):
        read_record(text)


@pytest.mark.parametrize("name", ["ra", "ra-dice"])
def test_a_game_without_moves_is_only_headers(name: str) -> None:
    record = small_record(name=name)

    assert write_record(record).endswith("result: unfinished\n")
    assert read_record(write_record(record)) == record


def test_a_secret_is_written_where_the_record_holds_it_also_in_an_unfinished_game() -> None:
    """An agreed end opens the seal and leaves the game without a result."""
    secret = bytes(32)
    closed, opened = (
        Seal(at, commitment_to(secret), ("", ""), known) for at, known in ((0, None), (3, secret))
    )
    record = small_record("draw", "+nile", seals=(closed, opened))

    text = write_record(record)

    assert f"\nsecret 3: {secret.hex()}\nresult: unfinished\n" in text
    assert text.count(secret.hex()) == 1
    assert read_record(text) == record


def test_a_game_may_stop_while_a_tile_is_being_drawn() -> None:
    record = small_record("draw", "+nile", "draw")

    assert read_record(write_record(record)) == record


def test_a_game_may_stop_while_dice_are_in_the_air() -> None:
    throw = "+red:nile blue:nile yellow:sun green:civ purple:sun"
    record = small_record(throw, "roll red green", name="ra-dice")

    text = write_record(record)

    assert text.endswith(f"\n1. Ben: {throw}, roll red green\n")
    assert read_record(text) == record


def test_a_state_with_an_illegal_move_is_not_written() -> None:
    with pytest.raises(InvalidRecord) as caught:
        write_record(small_record("draw", "draw"))

    assert caught.value.line is None
    assert caught.value.code == "illegal-move"
    told = caught.value.parameters
    assert (told["number"], told["text"], told["rule"]) == (2, "draw", "R-3.2")
    assert told["names"] == ("Ana", "Ben")


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda record: changed(record, seats=("Ana",)), "names-for-seats: names=1, players=2"),
        (lambda record: changed(record, opening="9-6-5-2 9-6-5-2"), "suns"),
        (lambda record: changed(record, opening="1"), "suns"),
        (lambda record: changed(record, seals=(Seal(2, bytes(32), ("", "")),)), "seals-out-of"),
        (
            lambda record: changed(
                record, seals=(Seal(1, bytes(32), ("", "")), Seal(0, bytes(32), ("", "")))
            ),
            "seals-out-of-order",
        ),
        (
            lambda record: changed(record, seals=(Seal(0, bytes(3), ("", "")),)),
            "header='commitment'",
        ),
        (
            lambda record: changed(record, seals=(Seal(0, bytes(32), ("", ""), b"a"),)),
            "seal-length: header='secret'",
        ),
        (
            lambda record: changed(record, seals=(Seal(0, bytes(32), ("", ""), bytes(32)),)),
            "false-secret",
        ),
        (lambda record: changed(record, seals=(Seal(0, bytes(32), ()),)), "words-for-seats"),
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


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
@pytest.mark.parametrize("name", ["+", "+Ana", "+red", "Ana +Ben", "Ana + Ben", "roll red +red"])
def test_a_name_in_which_an_outcome_might_begin_is_refused(game: str, name: str) -> None:
    with pytest.raises(InvalidSetup, match="name-like-outcome"):
        check_names(make_game(game, 2), (name, "Ben"))


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
@pytest.mark.parametrize("name", ["scores", "clock", "hands", "words 3"])
def test_the_headers_of_all_games_are_no_names(game: str, name: str) -> None:
    with pytest.raises(InvalidSetup, match="name-like-header"):
        check_names(make_game(game, 2), (name, "Ben"))


@pytest.mark.parametrize(("game", "opening"), [("ra", "suns"), ("ra-dice", "starter")])
def test_what_a_game_deals_first_is_a_name_in_other_games_only(game: str, opening: str) -> None:
    for other in ("ra", "ra-dice"):
        table = make_game(other, 2)
        if other != game:
            check_names(table, (opening, "Ben"))
            continue
        for name in (opening, f"{opening} 3"):
            with pytest.raises(InvalidSetup, match="name-like-header"):
                check_names(table, (name, "Ben"))


@pytest.mark.parametrize(
    ("game", "other", "names"),
    [
        ("ra", "ra-dice", ["draw", "pass", "bid 9", "god art"]),
        ("ra-dice", "ra", ["keep", "end", "roll red blue", "lose red 3", "disaster nile"]),
    ],
)
def test_a_name_that_reads_as_a_move_is_refused_by_its_game_only(
    game: str, other: str, names: list[str]
) -> None:
    for name in names:
        check_names(make_game(other, 2), (name, "Ben"))
        with pytest.raises(InvalidSetup, match="name-like-move"):
            check_names(make_game(game, 2), (name, "Ben"))


@pytest.mark.parametrize(
    "name",
    [
        *("A", "a" * 40, "Ra", "Dr. Ana", "Ana Maria", "7", "王", "-"),
        *("x+y", "A+B", "Ana+", "C++", "red", "Ana and Ben"),
    ],
)
def test_other_names_are_fine(name: str) -> None:
    record = changed(small_record("draw", "+nile"), seats=(name, "Ben"))
    throw = "+red:nile blue:nile yellow:sun green:civ purple:sun"
    of_dice = changed(small_record(throw, name="ra-dice"), seats=("Ana", name))

    assert read_record(write_record(record)) == record
    assert read_record(write_record(of_dice)) == of_dice


def test_two_seats_cannot_have_one_name() -> None:
    with pytest.raises(InvalidSetup, match="name-twice: name='Ana'"):
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


@pytest.mark.parametrize(
    "loosened",
    [
        "\ufeff" + DICE.replace("\n", "\r\n"),
        DICE.replace("\n", "  # a comment, with: +everything\n"),
        DICE.replace(" ", " \t  "),
        DICE.replace(": ", ":").replace(", ", ",").replace(". ", "."),
        DICE.replace(": ", " : ").replace(", ", " , "),
        DICE.replace("1. ", "").replace("2. ", "").replace("3. ", ""),
        DICE.replace(". Ana:", ".").replace(". Ben:", "."),
        DICE.replace("1. Ben: ", "").replace("2. Ana: ", "").replace("3. Ben: ", ""),
        DICE.replace("1. Ben: ", "1.").replace("2. Ana: ", "2.").replace("3. Ben: ", "3."),
        DICE.replace("1. Ben: ", "Ben:").replace("2. Ana: ", "Ana:").replace("3. Ben: ", "Ben:"),
        DICE.replace(": +", ":\n+"),
        DICE.replace(" +", "\n+"),
        DICE.replace("n +", "n,+").replace("e +", "e , +"),
        DICE.replace(", ", ",\n").replace(",\nBen", ", Ben"),
        DICE.replace(", ", "\n").replace("Ana\n", "Ana, "),
        DICE.replace("\n2. Ana:", ",").replace("\n3. Ben:", ","),
        DICE.replace("\n2. Ana:", "\n\t").replace(", roll green", "\nroll green"),
        DICE.replace("\n2. Ana:", ",\n2. Ana:\n2.\n"),
        DICE.replace(", roll red", "\n3. roll red").replace(", keep", "\nkeep"),
        DICE.replace(", roll red", "\n3. Ben: roll red"),
        DICE.replace("override: sun_track = 10\n", ""),
        DICE.replace(" = ", "="),
        "starter: 2\nresult: unfinished\nseats: Ana, Ben\nedition: rio-grande\n"
        "notation: 1\ngame: ra-dice\n" + DICE.partition("unfinished")[2],
    ],
)
def test_a_file_of_dice_written_by_hand_is_understood(loosened: str) -> None:
    assert write_record(read_record(loosened)) == DICE


@pytest.mark.parametrize(("players", "steps"), [(2, 10), (3, 12), (4, 14)])
def test_the_sun_track_is_always_written_and_the_usual_one_where_it_is_not(
    players: int, steps: int
) -> None:
    game = make_game("ra-dice", players)
    record = Record(game, ("Ana", "Ben", "Cleo", "Dua")[:players], "1")
    line = f"override: sun_track = {steps}\n"

    text = write_record(record)

    assert line in text
    assert read_record(text.replace(line, "")) == record


def test_another_sun_track_comes_back() -> None:
    record = changed(
        small_record(name="ra-dice"), game=make_game("ra-dice", 2, overrides={"sun_track": "7"})
    )

    text = write_record(record)

    assert "\nedition: rio-grande\noverride: sun_track = 7\nseats: " in text
    assert read_record(text) == record


def test_the_suns_are_written_in_one_way() -> None:
    record = changed(small_record(), opening="2-9-05-6 3-4-7-8")

    text = write_record(record)

    assert "\nsuns: 9-6-5-2 8-7-4-3\n" in text
    assert read_record(text).opening == "9-6-5-2 8-7-4-3"


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
