"""A position of the dice game as lines of text: the dice, every seat, and both areas."""

from collections.abc import Iterator
from typing import Final

from heliopolis import dice
from heliopolis.dice.components import COLUMNS, END_OF_TRACK, Colour, Face
from heliopolis.dice.rulebook import DICE_OF_NO_MARKER
from heliopolis.dice.view import FREE, LOCKED, ROLLING, SPENT
from heliopolis.terminal.screens.dice.marks import marks_of
from heliopolis.terminal.screens.layout import EMPTY, length, listed, wrap
from heliopolis.terminal.screens.sheets import points_column
from heliopolis.terminal.style import Paint, Style
from heliopolis.texts.dice import DiceTexts

_CELL: Final = 4
_NARROW_CELL: Final = 3
_LONGEST_PICTURE: Final = 30
_GAP: Final = "  "
_WIDE_GAP: Final = "   "
_INDENT: Final = "      "
_STATES: Final = (ROLLING, FREE, LOCKED, SPENT)
_LABELS: Final = ("sun-track", *_STATES, "monuments")
_PAINT_OF: Final[dict[Colour, Paint]] = {
    Colour.RED: Paint.RED,
    Colour.BLUE: Paint.BLUE,
    Colour.YELLOW: Paint.YELLOW,
    Colour.GREEN: Paint.GREEN,
    Colour.PURPLE: Paint.MAGENTA,
}


def draw_table(view: dice.View, texts: DiceTexts, style: Style, width: int) -> str:
    """The whole table; says in words whatever it shows."""
    lines = [*_heading(view, texts, style, width), *_sun_track(view, texts, width)]
    lines += _dice(view, texts, style, width)
    lines.append("")
    lines += _areas(view, texts, style, width)
    lines.append("")
    lines += _seats(view, texts, style, width)
    return "\n".join(lines)


def draw_again(view: dice.View, texts: DiceTexts, style: Style, width: int) -> str:
    """The dice, and what matters for them: how far Ra is, or where markers are and may go."""
    lines = [*_heading(view, texts, style, width)]
    if view.phase == "reroll":
        lines += _sun_track(view, texts, width)
    lines += _dice(view, texts, style, width)
    if view.phase == "lose" or (view.phase == "apply" and _may_place(view)):
        lines += ["", *_areas(view, texts, style, width)]
    return "\n".join(lines)


def _may_place(view: dice.View) -> bool:
    """Whether there are dice for a marker (D-13, D-17)."""
    free = [die.face for die in view.dice if die.state == FREE]
    civ, ankhs = free.count(Face.CIV), free.count(Face.ANKH)
    return Face.MONUMENT in free or (civ > 0 and civ + ankhs > DICE_OF_NO_MARKER)


def _heading(view: dice.View, texts: DiceTexts, style: Style, width: int) -> Iterator[str]:
    return map(style.heading, wrap(texts.headline(view), width))


def _label(name: str, texts: DiceTexts) -> str:
    """What stands in front of a line, as wide as all that stand there."""
    column = max(len(texts.say(f"dice-label-{label}")) for label in _LABELS)
    return texts.say(f"dice-label-{name}").ljust(column + 1)


def _sun_track(view: dice.View, texts: DiceTexts, width: int) -> Iterator[str]:
    """How far Ra has come; a long track is told and not drawn."""
    made = min(view.ra, view.sun_track)
    left = view.sun_track - made
    key = "dice-sun-track" if left else "dice-sun-track-end"
    told = texts.say(key, made=made, steps=view.sun_track, left=left)
    label = _label("sun-track", texts)
    first, indent = label, " " * len(label)
    if view.sun_track <= _LONGEST_PICTURE:
        first = f"{label}{'=' * made}R{EMPTY * left}"
        if len(first + _WIDE_GAP + told) > width:
            yield first
            first = indent
        else:
            first += _WIDE_GAP
    yield from wrap(told, width, first, indent)


def _dice(view: dice.View, texts: DiceTexts, style: Style, width: int) -> Iterator[str]:
    """The dice by what can still be done with them."""
    for state in _STATES:
        words = []
        for die in view.dice:
            if die.state == state:
                colour = die.colour
                word = texts.colour(colour) if die.face is None else texts.die(colour, die.face)
                words.append(style.paint(_PAINT_OF[colour], word))
        if words:
            yield from listed(_label(state, texts), words, width)


def _areas(view: dice.View, texts: DiceTexts, style: Style, width: int) -> Iterator[str]:
    """A row for every colour: its monument spaces, and who is on its civilization space.

    Where both do not fit beside each other, civilization stands below.
    """
    label = _label("monuments", texts)
    heading = texts.say("dice-label-civilization", n=view.players - 1)
    names = [
        style.paint(_PAINT_OF[colour], f"  {texts.colour(colour):<{len(label) - 2}}")
        for colour in dice.COLOURS
    ]
    civilization = _civilization(view, texts)
    left = len(label) + COLUMNS * _CELL + 1
    if width - left < max(map(len, heading.split())):
        numbers, *spaces = _monuments(view, texts, _NARROW_CELL)
        yield (label + numbers).rstrip()
        yield from ((name + row).rstrip() for name, row in zip(names, spaces, strict=True))
        yield from wrap(heading, width)
        yield from (name + here for name, here in zip(names, civilization, strict=True))
        return
    numbers, *spaces = _monuments(view, texts, _CELL)
    *above, last = wrap(heading, width - left)
    yield from (" " * left + line for line in above)
    yield f"{label}{numbers} {last}"
    for name, row, here in zip(names, spaces, civilization, strict=True):
        yield f"{name}{row} {here}"


def _monuments(view: dice.View, texts: DiceTexts, cell: int) -> Iterator[str]:
    """The numbers of the columns, and for every colour who is on which of its spaces."""
    marks = marks_of(texts.seats)
    on = {space: marks[seat] for seat, own in enumerate(view.seats) for space in own.monuments}
    columns = range(1, COLUMNS + 1)
    yield "".join(f"{column:<{cell}}" for column in columns)
    for colour in dice.COLOURS:
        yield "".join(f"{on.get((colour, column), EMPTY):<{cell}}" for column in columns)


def _civilization(view: dice.View, texts: DiceTexts) -> Iterator[str]:
    """For every colour who is on its space, and whether that is full."""
    marks = marks_of(texts.seats)
    for colour in dice.COLOURS:
        here = [marks[seat] for seat, own in enumerate(view.seats) if colour in own.civilization]
        full = f", {texts.say('dice-full')}" if len(here) == view.players - 1 else ""
        yield f"{' '.join(here) or EMPTY}{full}"


def _seats(view: dice.View, texts: DiceTexts, style: Style, width: int) -> Iterator[str]:
    """Every seat with its mark, its points and where it is on both tracks."""
    marks = marks_of(texts.seats)
    names = max(map(len, texts.seats))
    points = points_column([own.points for own in view.seats], texts)
    for seat, own in enumerate(view.seats):
        arrow = ">" if seat == view.acting else " "
        name = style.heading(f"{texts.seats[seat]:<{names}}")
        tracks = texts.say(
            "dice-tracks",
            pharaoh=own.pharaoh,
            nile=own.nile,
            end=END_OF_TRACK,
            floods=texts.say("count-flood-cubes", n=own.floods),
        )
        first = f"{arrow} {marks[seat]:<2} {name}{_GAP}{points[seat]}"
        if length(first + _GAP + tracks) <= width:
            yield first + _GAP + tracks
        else:
            yield first.rstrip()
            yield from wrap(tracks, width, _INDENT, _INDENT)
