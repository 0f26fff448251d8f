"""A position of the dice game as lines of text: the dice, every seat, and both areas."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from heliopolis import dice
from heliopolis.core.seats import EPOCHS
from heliopolis.dice.components import COLUMNS, END_OF_TRACK, Colour, Face
from heliopolis.dice.rulebook import DICE_OF_NO_MARKER, MOST_THROWS
from heliopolis.dice.view import FREE, LOCKED, ROLLING, SPENT
from heliopolis.terminal.dice.marks import marks_of
from heliopolis.terminal.dice.words import FACES, Words, fallen, free_with
from heliopolis.terminal.layout import EMPTY
from heliopolis.terminal.style import Paint, Style
from heliopolis.terminal.words import counted

_LABEL: Final = len("Dice locked: ")
_CELL: Final = 4
_LONGEST_PICTURE: Final = 30
_PAINT_OF: Final[dict[Colour, Paint]] = {
    Colour.RED: Paint.RED,
    Colour.BLUE: Paint.BLUE,
    Colour.YELLOW: Paint.YELLOW,
    Colour.GREEN: Paint.GREEN,
    Colour.PURPLE: Paint.MAGENTA,
}
_STATES: Final = {
    ROLLING: "In the air:",
    FREE: "Dice free:",
    LOCKED: "Dice locked:",
    SPENT: "Dice spent:",
}


def draw_table(view: dice.View, words: Words, style: Style, width: int) -> str:
    """The whole table; fits 80 columns, and says in words whatever it shows."""
    lines = [*_heading(view, words, style, width), _sun_track(view)]
    lines += _dice(view, style, width)
    lines.append("")
    lines += _areas(view, words, style)
    lines.append("")
    lines += _seats(view, words, style, width)
    return "\n".join(lines)


def draw_again(view: dice.View, words: Words, style: Style, width: int) -> str:
    """The dice, and what matters for them: how far Ra is, or where markers are and may go."""
    lines = [*_heading(view, words, style, width)]
    if view.phase == "reroll":
        lines.append(_sun_track(view))
    lines += _dice(view, style, width)
    if view.phase == "lose" or (view.phase == "apply" and _may_place(view)):
        lines += ["", *_areas(view, words, style)]
    return "\n".join(lines)


def _may_place(view: dice.View) -> bool:
    """Whether there are dice for a marker (D-13, D-17)."""
    civ = free_with(view, Face.CIV)
    return bool(free_with(view, Face.MONUMENT)) or (
        civ > 0 and civ + free_with(view, Face.ANKH) > DICE_OF_NO_MARKER
    )


def _heading(view: dice.View, words: Words, style: Style, width: int) -> Iterator[str]:
    yield from (style.heading(line) for line in wrap(headline(view, words), width))


def headline(view: dice.View, words: Words) -> str:
    """What is being decided, and by whom."""
    if view.turn is None:
        return "The game is over."
    throw = f"throw {view.throws} of {MOST_THROWS}"
    match view.phase:
        case "roll":
            again = " again" if view.throws else ""
            what = f"{words.does(view.turn, 'roll')} dice{again}"
        case "reroll":
            what = f"{words.whose(view.turn)} turn, {throw}: roll dice again, or keep them"
        case "lose":
            assert view.acting is not None
            assert view.disaster is not None
            owed = counted(view.owed, f"{FACES[view.disaster]} marker")
            whose = words.whose(view.turn)
            what = f"{whose} disaster: {words.within(view.acting)} must lose {owed}"
        case _:
            what = f"{words.whose(view.turn)} turn: spend dice, or end the turn"
    return f"Epoch {view.epoch} of {EPOCHS}. {what}."


def _sun_track(view: dice.View) -> str:
    """How far Ra has come; a long track is told and not drawn."""
    made = min(view.ra, view.sun_track)
    left = view.sun_track - made
    picture = ""
    if view.sun_track <= _LONGEST_PICTURE:
        picture = f"{'=' * made}R{EMPTY * left}   "
    last = ": this turn ends the epoch" if not left else ""
    told = f"{made} of {counted(view.sun_track, 'step')}, {left} left{last}"
    return f"{'Sun track:':<{_LABEL}}{picture}{told}"


def _dice(view: dice.View, style: Style, width: int) -> Iterator[str]:
    """The dice by what can still be done with them."""
    for state, label in _STATES.items():
        shown = []
        for die in view.dice:
            if die.state == state:
                word = die.colour.value
                if die.face is not None:
                    (word,) = fallen([(die.colour, die.face)])
                shown.append((die.colour, word))
        yield from _listed(label, shown, style, width)


def _listed(label: str, shown: list[tuple[Colour, str]], style: Style, width: int) -> Iterator[str]:
    """Words behind a label, on as many lines as they need."""
    line, used = f"{label:<{_LABEL}}", _LABEL
    for number, (colour, word) in enumerate(shown, 1):
        comma = "," if number < len(shown) else ""
        if used > _LABEL and used + len(f" {word}{comma}") > width:
            yield line
            line, used = " " * _LABEL, _LABEL
        space = " " if used > _LABEL else ""
        line += f"{space}{style.paint(_PAINT_OF[colour], word)}{comma}"
        used += len(f"{space}{word}{comma}")
    if shown:
        yield line


def _areas(view: dice.View, words: Words, style: Style) -> Iterator[str]:
    """A row for every colour: its monument spaces, and who is on its civilization space."""
    marks = marks_of(words.seats)
    room = view.players - 1
    columns = "".join(f"{column:<{_CELL}}" for column in range(1, COLUMNS + 1))
    fits = "1 fits on each" if room == 1 else f"{room} fit on each"
    yield f"{'Monuments':<{_LABEL}}{columns} Civilization: {fits}"
    on = {space: marks[seat] for seat, own in enumerate(view.seats) for space in own.monuments}
    for colour in dice.COLOURS:
        cells = [on.get((colour, column), EMPTY) for column in range(1, COLUMNS + 1)]
        spaces = "".join(f"{cell:<{_CELL}}" for cell in cells)
        here = [marks[seat] for seat, own in enumerate(view.seats) if colour in own.civilization]
        full = ", full" if len(here) == room else ""
        name = style.paint(_PAINT_OF[colour], f"  {colour.value:<{_LABEL - 2}}")
        yield f"{name}{spaces} {' '.join(here) or EMPTY}{full}"


def _seats(view: dice.View, words: Words, style: Style, width: int) -> Iterator[str]:
    """Every seat with its mark, its points and where it is on both tracks."""
    marks = marks_of(words.seats)
    names = max(len(name) for name in words.seats)
    for seat, own in enumerate(view.seats):
        arrow = ">" if seat == view.acting else " "
        name = f"{words.seats[seat]:<{names}}"
        first = f"{arrow} {marks[seat]:<2} {style.heading(name)}  {own.points:>3} points"
        floods = counted(own.floods, "flood cube") if own.floods else "no flood"
        tracks = (
            f"Pharaoh {own.pharaoh} of {END_OF_TRACK}, Nile {own.nile} of {END_OF_TRACK}, {floods}"
        )
        if len(f"> {marks[seat]:<2} {name}  {own.points:>3} points  {tracks}") <= width:
            yield f"{first}  {tracks}"
        else:
            yield first
            yield f"      {tracks}"
