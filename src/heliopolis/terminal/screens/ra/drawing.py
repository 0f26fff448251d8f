"""A position of Ra as lines of text: both tracks, and what lies in front of every seat."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Final

from heliopolis import ra
from heliopolis.core.contract import Seat
from heliopolis.ra.tiles import CIVILIZATION, DISASTERS, MONUMENTS, TRACK_SPACES, Tile
from heliopolis.terminal.screens.layout import EMPTY, beside, length, listed, packed, padded, wrap
from heliopolis.terminal.screens.sheets import points_column
from heliopolis.terminal.style import Paint, Style
from heliopolis.texts.ra import RaTexts

_LOOSE: Final = (Tile.GOD, Tile.GOLD, Tile.PHARAOH, Tile.NILE, Tile.FLOOD)
_FAMILIES: Final = {"civilization": CIVILIZATION, "monuments": MONUMENTS}
_BAG: Final[dict[str, Iterable[Tile]]] = {
    "ra": (Tile.RA,),
    "loose": (Tile.GOD, Tile.GOLD),
    "pharaohs": (Tile.PHARAOH, Tile.FUNERAL),
    "river": (Tile.NILE, Tile.FLOOD, Tile.DROUGHT),
    "civilization": (*CIVILIZATION, Tile.UNREST),
    "monuments": (*MONUMENTS, Tile.EARTHQUAKE),
}
_SPACES_ON_A_LINE: Final = (4, 2, 1)
"""The first number that fits is taken."""
_GAP: Final = "  "
_WIDE_GAP: Final = "   "
_INDENT: Final = "      "

_PAINT_OF: Final[dict[Tile, Paint]] = {
    Tile.RA: Paint.RED,
    Tile.GOD: Paint.YELLOW,
    Tile.GOLD: Paint.YELLOW,
    Tile.PHARAOH: Paint.MAGENTA,
    Tile.NILE: Paint.BLUE,
    Tile.FLOOD: Paint.BLUE,
    **dict.fromkeys(CIVILIZATION, Paint.GREEN),
    **dict.fromkeys(MONUMENTS, Paint.CYAN),
    **dict.fromkeys(DISASTERS, Paint.RED),
}
_SUN: Final = Paint.YELLOW
"""A sun that may be bid, or the one in the centre."""


def draw_table(view: ra.View, texts: RaTexts, style: Style, width: int) -> str:
    """The whole table; says in words whatever it shows."""
    lines = [style.heading(line) for line in wrap(texts.headline(view), width)]
    lines += _tracks(view, texts, style, width)
    lines.append("")
    for seat in range(view.players):
        lines += _seat(view, seat, texts, style, width)
    return "\n".join(lines)


def _tracks(view: ra.View, texts: RaTexts, style: Style, width: int) -> Iterator[str]:
    tiles = sum(tile is not None for tile in view.track)
    count = texts.say("ra-track-count", taken=tiles, spaces=TRACK_SPACES)
    labels = [
        texts.say("ra-label-ra-track"),
        texts.say("ra-label-auction-track"),
        f"{_GAP}{count}{_GAP}",
    ]
    column = max(map(len, labels)) + 1
    first, *others = (label.ljust(column) for label in labels)
    yield from _ra_track(view, texts, style, first, width)
    lines = _auction_track(view, texts, style, width - column)
    for label, line in zip_longest(others, lines, fillvalue=" " * column):
        yield f"{label}{line}".rstrip()


def _ra_track(view: ra.View, texts: RaTexts, style: Style, label: str, width: int) -> Iterator[str]:
    left = view.ra_spaces - view.ra_tiles
    used = style.paint(_PAINT_OF[Tile.RA], " ".join("R" * view.ra_tiles))
    spaces = " ".join(part for part in (used, " ".join(EMPTY * left)) if part)
    count = texts.say("ra-spaces", taken=view.ra_tiles, spaces=view.ra_spaces, left=left)
    centre = texts.say("ra-centre-sun", sun=style.paint(_SUN, str(view.centre_sun)))
    return beside([label + spaces, count, centre], width, " " * len(label), _WIDE_GAP)


def _auction_track(view: ra.View, texts: RaTexts, style: Style, room: int) -> Iterator[str]:
    """Eight numbered spaces, as a rule four on a line, so that gaps are seen."""
    longest = max(len(texts.short_tile(tile)) for tile in ra.TILES if tile is not Tile.RA)
    cells = []
    for space, tile in enumerate(view.track, 1):
        word = EMPTY if tile is None else style.paint(_PAINT_OF[tile], texts.short_tile(tile))
        cells.append(padded(f"{space} {word}", longest + 2) + _GAP)
    fitting = (n for n in _SPACES_ON_A_LINE if n * length(cells[0]) <= room + len(_GAP))
    on_a_line = next(fitting, 1)
    for start in range(0, TRACK_SPACES, on_a_line):
        yield "".join(cells[start : start + on_a_line])


def _seat(view: ra.View, seat: Seat, texts: RaTexts, style: Style, width: int) -> Iterator[str]:
    """One line for the name, points and suns, and as many as it takes for the tiles."""
    own = view.seats[seat]
    mark = ">" if seat == view.acting else " "
    name = f"{texts.seats[seat]:<{max(map(len, texts.seats))}}"
    points = points_column([each.points for each in view.seats], texts)[seat]
    parts = [
        f"{mark} {style.heading(name)}{_GAP}{points}",
        f"{texts.say('ra-label-suns')} {_suns(own, style)}",
    ]
    if view.auction is not None and seat == view.turn:
        parts.append(f"({texts.say('ra-ra-player')})")
    yield from beside(parts, width, _INDENT, _GAP)
    yield from packed(list(_groups(own.tiles, texts)), width)


def _suns(own: ra.SeatView, style: Style) -> str:
    """Face-up suns as they are, face-down ones in brackets."""
    up = [style.paint(_SUN, str(sun)) for sun in own.face_up]
    down = [f"[{sun}]" for sun in own.face_down]
    return ", ".join(up + down)


def _groups(tiles: dict[Tile, int], texts: RaTexts) -> Iterator[str]:
    """A seat's tiles by family."""
    loose = [texts.tiles(tile, tiles[tile]) for tile in _LOOSE if tile in tiles]
    if loose:
        yield ", ".join(loose)
    for family, kinds in _FAMILIES.items():
        held = [
            texts.tile(tile) if tiles[tile] == 1 else texts.tiles(tile, tiles[tile])
            for tile in kinds
            if tile in tiles
        ]
        if held:
            yield f"{texts.say(f'family-{family}')}: {', '.join(held)}"
    disasters = [texts.tiles(tile, tiles[tile]) for tile in DISASTERS if tile in tiles]
    if disasters:  # only while gods are being played
        yield f"{texts.say('family-to-strike')}: {', '.join(disasters)}"


def draw_bag(view: ra.View, texts: RaTexts, width: int) -> str:
    """The tiles left in the bag, by family."""
    lines = [texts.say("ra-bag", n=sum(view.bag.values()))]
    names = {family: texts.say(f"family-{family}") for family in _BAG}
    column = max(map(len, names.values()))
    for family, kinds in _BAG.items():
        held = {texts.tile(tile): view.bag.get(tile, 0) for tile in kinds}
        head = f"  {names[family]:<{column}} {sum(held.values()):>3}"
        if len(held) == 1:
            lines.append(head)
        else:
            each = [f"{name} {count}" for name, count in held.items()]
            lines += listed(head + _WIDE_GAP, each, width)
    return "\n".join(lines)
