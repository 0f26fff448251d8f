"""A position of Ra as lines of text: both tracks, and what lies in front of every seat."""

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from heliopolis import ra
from heliopolis.core.contract import Seat
from heliopolis.core.seats import EPOCHS
from heliopolis.ra.tiles import CIVILIZATION, DISASTERS, MONUMENTS, TRACK_SPACES, Tile
from heliopolis.terminal.layout import EMPTY, packed
from heliopolis.terminal.ra.words import Words
from heliopolis.terminal.style import Paint, Style
from heliopolis.terminal.words import counted

_LOOSE: Final = (Tile.GOD, Tile.GOLD, Tile.PHARAOH, Tile.NILE, Tile.FLOOD)
_FAMILIES: Final = {"civilization": CIVILIZATION, "monuments": MONUMENTS}
_SPACES_ON_A_LINE: Final = 4
_LONGEST_TILE: Final = len("step pyramid")
_LABEL: Final = len("Auction track: ")

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


def draw_table(view: ra.View, words: Words, style: Style, width: int) -> str:
    """The whole table; fits 80 columns, and says in words whatever it shows."""
    lines = [style.heading(line) for line in wrap(headline(view, words), width)]
    lines.append(_ra_track(view, style))
    lines += _auction_track(view, words, style)
    lines.append("")
    names = max(len(name) for name in words.seats)
    for seat in range(view.players):
        lines += _seat(view, seat, words, style, names, width)
    return "\n".join(lines)


def headline(view: ra.View, words: Words) -> str:
    """What is being decided, and by whom."""
    if view.phase == "over":
        return "The game is over."
    assert view.turn is not None
    actor = view.turn if view.acting is None else view.acting
    whose = words.whose(actor)
    match view.phase:
        case "draw":
            what = f"{words.does(actor, 'draw')} a tile"
        case "gods":
            what = f"{whose} turn, playing gods"
        case "auction":
            what = f"{_auction(view, words)} {whose} bid"
        case "lose":
            assert view.losing_to is not None
            owed = counted(view.owed, "tile")
            what = f"{words.seats[actor]} must lose {owed} to {words.a_tile(view.losing_to)}"
        case _:
            what = f"{whose} turn"
    return f"Epoch {view.epoch} of {EPOCHS}. {what}."


def _auction(view: ra.View, words: Words) -> str:
    assert view.turn is not None
    opened = f"Ra {view.auction} by {words.within(view.turn)}."
    if view.best_bid is None or view.best_bidder is None:
        return f"{opened} No bid yet."
    return f"{opened} Best bid {view.best_bid} by {words.within(view.best_bidder)}."


def _ra_track(view: ra.View, style: Style) -> str:
    left = view.ra_spaces - view.ra_tiles
    used = style.paint(_PAINT_OF[Tile.RA], " ".join("R" * view.ra_tiles))
    spaces = " ".join(part for part in (used, " ".join(EMPTY * left)) if part)
    count = f"{view.ra_tiles} of {view.ra_spaces}, {left} left"
    centre = style.paint(_SUN, str(view.centre_sun))
    return f"{'Ra track:':<{_LABEL}}{spaces}   {count}   Centre sun: {centre}"


def _auction_track(view: ra.View, words: Words, style: Style) -> Iterator[str]:
    """Eight numbered spaces, four on a line, so that gaps are seen."""
    tiles = sum(tile is not None for tile in view.track)
    labels = ["Auction track:", f"  {tiles} of {TRACK_SPACES}"]
    cells = []
    for space, tile in enumerate(view.track, 1):
        word = EMPTY if tile is None else words.tile(tile)
        padding = " " * (_LONGEST_TILE - len(word))
        cells.append(
            f"{space} {word if tile is None else style.paint(_PAINT_OF[tile], word)}{padding}"
        )
    for label, start in zip(labels, range(0, TRACK_SPACES, _SPACES_ON_A_LINE), strict=True):
        line = "  ".join(cells[start : start + _SPACES_ON_A_LINE])
        yield f"{label:<{_LABEL}}{line}".rstrip()


def _seat(
    view: ra.View, seat: Seat, words: Words, style: Style, names: int, width: int
) -> Iterator[str]:
    """One line for the name, points and suns, and as many as it takes for the tiles."""
    own = view.seats[seat]
    mark = ">" if seat == view.acting else " "
    name = f"{words.seats[seat]:<{names}}"
    points = "?" if own.points is None else str(own.points)
    line = f"{mark} {style.heading(name)}  {points:>3} points  suns {_suns(own, style)}"
    if view.auction is not None and seat == view.turn:
        line += "  (Ra player)"
    yield line
    yield from packed(list(_groups(own.tiles, words)), width)


def _suns(own: ra.SeatView, style: Style) -> str:
    """Face-up suns as they are, face-down ones in brackets."""
    up = [style.paint(_SUN, str(sun)) for sun in own.face_up]
    down = [f"[{sun}]" for sun in own.face_down]
    return ", ".join(up + down)


def _groups(tiles: dict[Tile, int], words: Words) -> Iterator[str]:
    """A seat's tiles by family."""
    loose = [words.tiles(tile, tiles[tile]) for tile in _LOOSE if tile in tiles]
    if loose:
        yield ", ".join(loose)
    for family, kinds in _FAMILIES.items():
        held = [
            words.tile(tile) if tiles[tile] == 1 else f"{tiles[tile]} {words.tile(tile)}"
            for tile in kinds
            if tile in tiles
        ]
        if held:
            yield f"{family}: {', '.join(held)}"
    held_disasters = [words.tiles(tile, tiles[tile]) for tile in tiles if _is_disaster(tile)]
    if held_disasters:  # only while gods are being played
        yield f"to strike: {', '.join(held_disasters)}"


def _is_disaster(tile: Tile) -> bool:
    return tile not in (*_LOOSE, *CIVILIZATION, *MONUMENTS)


def draw_bag(view: ra.View, words: Words, width: int) -> str:
    """The tiles left in the bag, by family."""
    total = sum(view.bag.values())
    families: dict[str, Iterable[Tile]] = {
        "Ra tiles": (Tile.RA,),
        "gods and gold": (Tile.GOD, Tile.GOLD),
        "pharaohs": (Tile.PHARAOH, Tile.FUNERAL),
        "river": (Tile.NILE, Tile.FLOOD, Tile.DROUGHT),
        "civilization": (*CIVILIZATION, Tile.UNREST),
        "monuments": (*MONUMENTS, Tile.EARTHQUAKE),
    }
    lines = [f"In the bag: {counted(total, 'tile')}"]
    for family, kinds in families.items():
        held = [(tile, view.bag.get(tile, 0)) for tile in kinds]
        each = ", ".join(f"{words.tile(tile)} {count}" for tile, count in held if len(held) > 1)
        head = f"  {family:<13} {sum(count for _, count in held):>3}   "
        indent = " " * len(head)
        lines += wrap(each, width, initial_indent=head, subsequent_indent=indent) or [head.rstrip()]
    return "\n".join(lines)
