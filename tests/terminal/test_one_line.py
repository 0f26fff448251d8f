"""One line that is written over: what lasts stands, what does not goes."""

from io import StringIO

from heliopolis.terminal.one_line import OneLine


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_a_shorter_line_leaves_nothing_of_a_longer_one() -> None:
    stream = Terminal()
    line = OneLine(stream)

    line.show("ten of a thousand")
    line.show("all")

    assert stream.getvalue() == "\rten of a thousand\rall" + 14 * " "


def test_what_lasts_stands_alone_on_its_line() -> None:
    stream = Terminal()
    line = OneLine(stream)

    line.show("half")
    line.tell("It is done.")
    line.clear()

    assert stream.getvalue() == "\rhalf\r    \rIt is done.\n"


def test_elsewhere_only_what_lasts_is_written() -> None:
    stream = StringIO()
    line = OneLine(stream)

    line.show("half")
    line.tell("It is done.")
    line.clear()

    assert stream.getvalue() == "It is done.\n"
