"""A file that is wrong anywhere is refused as a whole, with the line and what was expected."""

import re

import pytest

from heliopolis.core.errors import InvalidRecord
from heliopolis.record import read_record
from heliopolis.record.lines import LIMIT

from .builders import DICE, FINISHED, RESULT, SHARED, UNFINISHED, golden, line_of, replaced

DIGITS = "0" * 64
NEW_DEALERS = golden("ra-4-new-dealers")


def refused(text: str) -> tuple[int | None, str]:
    with pytest.raises(InvalidRecord) as caught:
        read_record(text)
    return caught.value.line, str(caught.value.refusal)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("game: ra", "game: chess", 1, "no-such-game: game='chess', games=('ra', 'ra-dice')"),
        ("game: ra", "game:", 1, "the header 'game' says nothing"),
        ("game: ra", f"game: {'x' * 1101}", 1, "a header says at most 1100 characters, not 1,101"),
        ("suns", "bots: -\nsuns", 5, "1 bots for 2 seats, '-' is a person's"),
        ("suns", "bots: -, a, b\nsuns", 5, "3 bots for 2 seats"),
        ("suns", f"bots: -, {'x' * 201}\nsuns", 5, "a bot has at most 200 characters, not 201"),
        ("suns", "bots: -, \nsuns", 5, "the header 'bots' leaves a seat out, '-' is a"),
        ("suns", "bots: -, -\nsuns", 5, "bots are named only where a seat has one"),
        ("suns", "bots:\nsuns", 5, "the header 'bots' says nothing"),
        ("suns", "bots: -, a\nbots: -, a\nsuns", 6, "a second header 'bots'"),
        ("game: ra", "game: r\x1ba", 1, "the header 'game' has characters that cannot be printed"),
        ("game: ra", "game 7: ra", 1, "the header 'game' has no number"),
        ("game: ra\n", "", 8, "the header 'game' is missing"),
        ("game: ra", "game: ra\ngame: ra", 2, "a second header 'game'"),
        ("game: ra", "winner: Ana", 9, "the header 'game' is missing"),
        ("game: ra", "Winner: Ana", 1, "no header is called 'Winner'"),
        ("notation: 1", "notation: 2", 2, "notation '2'; this program reads notation 1"),
        ("rio-grande", "first", 3, "no edition 'first'; there are rio-grande, windrider"),
        ("seats", "override: colour = red\nseats", 4, "no 'colour' to override, only disasters"),
        ("seats", "override: suns = red\nseats", 4, "suns cannot be 'red', only rio-grande"),
        ("seats", "override: suns\nseats", 4, "'suns' is no override, which reads 'item = choice'"),
        ("seats", "override: suns = windrider\n" * 2 + "seats", 5, "a second override of 'suns'"),
        ("Ana, Ben", "Ana", 4, "2 to 5 players, not 1"),
        ("Ana, Ben", "A, B, C, D, E, F", 4, "2 to 5 players, not 6"),
        ("Ana, Ben", "Ana, ", 4, "a name has 1 to 40 characters, not 0"),
        ("Ana, Ben", "Ana, Ana", 4, "two seats have the name 'Ana'"),
        ("Ana, Ben", "game, Ben", 4, "the name 'game' is that of a header"),
        ("Ana, Ben", "Ana, Ben, Cleo", 5, "the suns of 3 players are the groups 13-8-5-2"),
        ("9-6-5-2 8", "9-6-5-1 8", 5, "the suns of 2 players are the groups 9-6-5-2, 8-7-4-3"),
        ("9-6-5-2 ", "", 5, "the suns of 2 players are"),
        ("9-6-5-2", "9-6-5-", 5, "'9-6-5-' are no suns such as 13-6-2"),
        ("9-6-5-2", "9-6-5-²", 5, "are no suns"),
        ("result", f"secret: {DIGITS}\nresult", 6, "'secret' without the 'commitment'"),
        ("result", "words 4: a b\nresult", 6, "'words' without the 'commitment'"),
        ("result", f"commitment: {DIGITS}0\nresult", 6, "are not the 64 digits 0-9 a-f"),
        ("result", f"commitment: {DIGITS}\nwords: a\nresult", 7, "1 words for 2 seats"),
        ("result", f"commitment: {DIGITS}\nwords: a b,\nresult", 7, "'b,' cannot be a word"),
        ("result", f"commitment: {DIGITS}\nsecret: {DIGITS}\nresult", 7, "does not belong"),
        ("result", f"commitment 99: {DIGITS}\nresult", 6, "from move 99 on, but there are only 11"),
        ("result: unfinished", "result: 1 2, Ana wins", 12, "the moves stop here before the end"),
        ("result: unfinished", "result: unfin", 12, "the moves stop here before the end"),
        ("draw +nile", "dra +nile", 9, "not-a-move: text='dra'"),
        ("draw +nile", "draw + nile", 9, "not-a-move: text='+ nile'"),
        ("draw +nile", "Draw +nile", 9, "not-a-move: text='Draw'"),
        ("draw +nile", "draw +nile 2. Ben: ra", 9, "not-a-move: text='+nile 2. Ben: ra'"),
        ("draw +nile", "draw +nile, draw 3", 9, "not-a-move: text='draw 3'"),
        ("draw +nile", "draw", 10, "this is still turn 1, not '2'"),
        ("draw +nile\n2. Ben: ", "draw, ", 9, "'draw' is not allowed here: tile-being-drawn"),
        ("bid 7", "bid 9", 10, "no-such-sun (R-4.1)"),
        ("pass, bid 7", "pass,, bid 7", 10, "a move is missing before a comma"),
        ("2. Ben: draw", ", draw", 10, "a move is missing before a comma"),
        ("2. Ben", "3. Ben", 10, "this is turn 2, not '3'"),
        ("2. Ben", f"{'2' * 5000}. Ben", 10, "this is turn 2, not '222"),
        ("2. Ben", "2. Ana", 10, "this turn is that of Ben, not of Ana"),
        ("2. Ben", "Ana", 10, "this turn is that of Ben, not of Ana"),
        ("2. Ben", "2. Cleo", 10, "nobody is called 'Cleo'; the seats are Ana, Ben"),
        ("2. Ben", "notation: 1\n2. Ben", 10, "the header 'notation' comes after the first turn"),
        ("2. Ben", "suns: 1\n2. Ben", 10, "the header 'suns' comes after the first turn"),
        ("suns: 9-6-5-2 8-7-4-3", "starter: 1", 9, "the header 'suns' is missing"),
        ("suns: 9-6-5-2 8-7-4-3\n", "", 8, "the header 'suns' is missing, it comes before the"),
        ("suns: 9-6-5-2 8-7-4-3", "suns:", 5, "the header 'suns' says nothing"),
        ("suns: ", "suns 3: ", 5, "the header 'suns' has no number"),
        ("2. Ben", "\0 2. Ben", 10, "a zero byte: this is no text"),
    ],
)
def test_a_wrong_line_is_named_and_explained(old: str, new: str, line: int, reason: str) -> None:
    found, said = refused(replaced(UNFINISHED, old, new))

    assert reason in said
    assert found == line


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("ra-dice", "ra", 4, "no 'sun_track' to override"),
        ("ra-dice", "chess", 1, "no-such-game: game='chess', games=('ra', 'ra-dice')"),
        ("rio-grande", "windrider", 3, "no edition 'windrider'; there is only rio-grande"),
        ("sun_track = 10", "sun_track = 0", 4, "sun_track cannot be '0', only 1 to 60"),
        ("sun_track = 10", "sun_track = 010", 4, "sun_track cannot be '010', only 1 to 60"),
        ("sun_track = 10", "disasters = at-once", 4, "no 'disasters' to override, only sun_track"),
        ("sun_track = 10", "sun_track", 4, "'sun_track' is no override, which reads"),
        ("Ana, Ben", "Ana, Ben, C, D, E", 5, "2 to 4 players, not 5"),
        ("Ana, Ben", "+Ana, Ben", 5, "the name '+Ana' has a word that begins with +"),
        ("Ana, Ben", "Ana, Ben +red", 5, "the name 'Ben +red' has a word that begins with +"),
        ("Ana, Ben", "Ana, keep", 5, "the name 'keep' reads as a move"),
        ("Ana, Ben", "Ana, starter", 5, "the name 'starter' is that of a header"),
        ("starter: 2", "starter: 3", 6, "'3' is no seat; the starter is a number from 1 to 2"),
        ("starter: 2", "starter: 0", 6, "'0' is no seat"),
        ("starter: 2", "starter: ²", 6, "'²' is no seat"),
        ("starter: 2", "starter: Ben", 6, "'Ben' is no seat"),
        ("starter: 2", "starter: 1", 10, "this turn is that of Ana, not of Ben"),
        ("starter: 2", "starter 2: 2", 6, "the header 'starter' has no number"),
        ("starter: 2", "starter:", 6, "the header 'starter' says nothing"),
        ("starter: 2", "starter: 2\nstarter: 2", 7, "a second header 'starter'"),
        ("starter: 2\n", "", 9, "the header 'starter' is missing, it comes before the first turn"),
        ("starter: 2", "suns: 1", 10, "the header 'starter' is missing"),
        ("notation: 1\n", "", 9, "the header 'notation' is missing"),
        ("2. Ana", "starter: 1\n2. Ana", 11, "the header 'starter' comes after the first turn"),
        ("2. Ana:", "+red:", 11, "not-a-move: text='+red:'"),
        ("2. Ana:", "2. +red:", 11, "not-a-move: text='+red:'"),
        ("2. Ana:", "Ana +red:", 11, "not-a-move: text='Ana'"),
        ("2. Ana: +red:ankh blue", "2. Ana: +red:ankh,\nblue", 11, "not allowed here"),
        ("2. Ana: +red:ankh blue", "2. Ana: red:ankh blue", 11, "'red:ankh blue:monument"),
        ("2. Ana: +red:ankh blue", "red:ankh blue", 11, "nobody is called 'red'"),
        ("2. Ana: +red:ankh blue", "+red: ankh blue", 11, "'+red: ankh blue:monument"),
        ("2. Ana: +red:ankh blue:monument", "+blue:monument red:ankh", 11, "not-a-move: "),
        ("1. Ben: +red:nile ", "1. Ben: +", 10, "not allowed here: "),
        ("1. Ben: ", "Cleo: ", 10, "no header is called 'Cleo'"),
        ("1. Ben: ", "keep, +red:nile, ", 10, "'keep' is not allowed here: "),
        ("1. Ben: ", "1. Ana: ", 10, "this turn is that of Ben, not of Ana"),
        ("roll green +green:nile", "roll green", 10, "'keep' is not allowed here: "),
        ("roll green +green:nile", "roll green +red:nile", 10, "'+red:nile' is not allowed here"),
        (", end", ", end, end", 10, "'end' is not allowed here: "),
        ("nile red blue, end", "nile red blue", 11, "this is still turn 1, not '2'"),
        ("3. Ben", "4. Ben", 12, "this is turn 3, not '4'"),
    ],
)
def test_a_wrong_line_of_a_game_of_dice_is_named_and_explained(
    old: str, new: str, line: int, reason: str
) -> None:
    found, said = refused(replaced(DICE, old, new))

    assert reason in said
    assert found == line


def test_the_message_begins_with_the_line() -> None:
    with pytest.raises(InvalidRecord, match=r"^line 2: notation '2'; "):
        read_record(replaced(UNFINISHED, "notation: 1", "notation: 2"))


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "\ufeff", " \t\r\n"])
def test_an_empty_file_is_refused(text: str) -> None:
    assert refused(text) == (1, "nothing is in this file, a game file begins with 'game: '")


def test_a_huge_text_is_refused_unread() -> None:
    _, reason = refused("#" * (LIMIT + 1))

    assert "at most 4,000,000 characters" in reason


@pytest.mark.parametrize(("text", "step"), [(FINISHED, 7), (SHARED, 97)])
def test_a_finished_game_cut_short_anywhere_is_refused(text: str, step: int) -> None:
    last_turn = text.rstrip("\n").rindex("\n")

    for end in range(0, last_turn, step):
        line, _ = refused(text[:end])
        assert line is not None
        assert line <= text.count("\n", 0, end) + 1


def test_a_cut_in_the_moves_is_found_at_the_last_line() -> None:
    text = FINISHED[: FINISHED.index("# epoch 2")]
    line, reason = refused(text)

    assert reason.startswith("the moves stop here before the end of the game")
    assert line == len(text.rstrip("\n").split("\n"))


@pytest.mark.parametrize(
    "wrong", [f"1{RESULT}", f"{RESULT} not", RESULT.partition(",")[0], "unfinished"]
)
def test_a_wrong_result_is_refused(wrong: str) -> None:
    text = replaced(FINISHED, RESULT, wrong)

    assert refused(text) == (
        line_of(text, "result: "),
        f"the result is {RESULT!r}, not {wrong!r}",
    )


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ("draw", "'draw' is not allowed here: game-over (R-8.4)"),
        ("99. Ana: draw", "the game is over before this turn"),
        ("Ben:", "the game is over before this turn"),
    ],
)
def test_nothing_comes_after_the_end(more: str, reason: str) -> None:
    assert refused(FINISHED + more) == (FINISHED.count("\n") + 1, reason)


def test_the_secret_of_another_seal_is_refused() -> None:
    secrets = dict(re.findall(r"secret ?(\d*): (\w+)", NEW_DEALERS))
    text = replaced(NEW_DEALERS, secrets["58"], secrets["121"])

    line, reason = refused(text)

    assert reason.startswith("the secret does not belong to the commitment: its SHA-256 is ")
    assert line == line_of(text, "secret 58: ")
