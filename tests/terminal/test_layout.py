"""Fitting texts into lines."""

from heliopolis.terminal.layout import packed


def test_a_group_too_long_for_a_line_is_broken_between_words() -> None:
    lines = list(packed(["short", "monuments: fortress, obelisk, palace"], 30))

    assert lines == ["      short", "      monuments: fortress,", "      obelisk, palace"]


def test_a_word_too_long_for_a_line_is_left_whole() -> None:
    assert list(packed(["x" * 40], 30)) == ["      " + "x" * 40]
