"""Pictures of a report: ratings, head to head, and where the points come from."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from heliopolis.arena.figures import Estimate, Figures
from heliopolis.arena.sections import clipped
from heliopolis.core.errors import HeliopolisError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from heliopolis.arena.report import Report

MISSING: Final = "plots need matplotlib, which is not installed: pip install 'heliopolis[arena]'"
FORMATS: Final = ("svg", "png")

_INK: Final = "#2b2a28"
_FAINT: Final = "#8b877f"
_HAIR: Final = "#dedad2"
_LAPIS: Final = "#2f5d8c"
_CLAY: Final = "#b5533c"
_PAPER: Final = "#f7f5f0"
_ITEMS: Final = (
    "#d8b04c",  # sand
    "#2f5d8c",  # lapis
    "#c9785a",  # clay
    "#7fb2d1",  # water
    "#4f7f5d",  # papyrus
    "#a9a49a",  # stone
    "#8a5a83",  # plum
    "#c5cf9a",  # reed
)
_STYLE: Final[dict[str, Any]] = {
    "axes.edgecolor": _FAINT,
    "axes.labelcolor": _INK,
    "axes.linewidth": 0.8,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlepad": 14,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "figure.dpi": 100,
    "font.size": 9,
    "legend.frameon": False,
    "savefig.dpi": 160,
    "svg.hashsalt": "heliopolis",  # equal reports give equal files
    "text.color": _INK,
    "xtick.color": _FAINT,
    "xtick.labelcolor": _INK,
    "ytick.color": _FAINT,
    "ytick.labelcolor": _INK,
    "ytick.major.size": 0,
}
_WIDTH: Final = 8.0
_ROW: Final = 0.42
_CELL: Final = 0.72
_NARROWEST: Final = 3.4
_LETTER: Final = 0.088  # inches
_NAME: Final = 24
_ROOM_FOR_A_NUMBER: Final = 0.045  # of the longest bar


def draw(report: "Report", folder: Path, formats: Sequence[str] = FORMATS) -> tuple[Path, ...]:
    """Draw all pictures into a folder that exists; equal reports give equal files.

    Raises `HeliopolisError` if matplotlib is not installed.
    """
    try:
        from matplotlib import style
    except ImportError as error:
        raise HeliopolisError(MISSING) from error
    figures = report.figures
    pictures = {"ratings": _ratings, "head-to-head": _head_to_head, "families": _families}
    written = []
    with style.context(["default", _STYLE]):
        for name, paint in pictures.items():
            if name == "head-to-head" and len(figures.lines) == 1:
                continue
            picture = paint(figures)
            for form in formats:
                path = folder / f"{figures.game}-{figures.players}p-{name}.{form}"
                metadata = {"Date": None} if form == "svg" else None
                picture.savefig(path, format=form, metadata=metadata, facecolor="white")
                written.append(path)
    return tuple(written)


def _new(height: float, width: float = _WIDTH) -> "Figure":
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    picture = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasAgg(picture)
    return picture


def _title(figures: Figures, what: str) -> str:
    return f"{what}: {figures.game}, {figures.players} players, {figures.games:,} games"


def _rows_of(axes: "Axes", figures: Figures, *, named: bool = True) -> None:
    """A row for every bot, the best at the top."""
    names = [clipped(figures.lines[bot].bot, _NAME) for bot in figures.ranking]
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_yticks(range(len(names)), names if named else [""] * len(names))


def _ratings(figures: Figures) -> "Figure":
    """Ratings with their intervals."""
    picture = _new(1.3 + _ROW * len(figures.lines))
    axes = picture.add_subplot()
    axes.axvline(0, color=_HAIR, linewidth=1, zorder=0)
    for row, bot in enumerate(figures.ranking):
        line = figures.lines[bot]
        rating = line.elo
        assert rating.value is not None, "every bot has a rating"
        hollow = line.held or bot == figures.anchor
        if rating.low is not None and rating.high is not None and bot != figures.anchor:
            axes.plot([rating.low, rating.high], [row, row], color=_LAPIS, linewidth=2.4, alpha=0.5)
        axes.plot(
            [rating.value],
            [row],
            marker="D" if line.held else "o",
            markersize=6.5,
            color=_LAPIS,
            markerfacecolor="white" if hollow else _LAPIS,
            markeredgewidth=1.4,
        )
        end = rating.value if rating.high is None else rating.high
        axes.annotate(
            _rating_label(rating, anchor=bot == figures.anchor, held=line.held),
            (end, row),
            xytext=(9, 0),
            textcoords="offset points",
            va="center",
            color=_INK,
            fontsize=8.5,
        )
    _rows_of(axes, figures)
    axes.margins(x=0.12)
    axes.set_xlabel("Elo-like rating with 95 % interval; 400 points are odds of ten to one")
    axes.set_title(_title(figures, "Ratings"))
    return picture


def _rating_label(rating: Estimate, *, anchor: bool, held: bool) -> str:
    if anchor:
        return "0, the anchor"
    number = f"{rating.value:+.0f}".replace("-", "\N{MINUS SIGN}")  # as on the axis
    return number + (", held by a virtual game" if held else "")


def _head_to_head(figures: Figures) -> "Figure":
    """How often the row's bot is placed before the column's."""
    from matplotlib.colors import LinearSegmentedColormap, to_hex
    from matplotlib.patches import Rectangle

    colours = LinearSegmentedColormap.from_list("duel", [_CLAY, _PAPER, _LAPIS])
    count = len(figures.lines)
    width = max(_NARROWEST, _CELL * count)
    picture = _new(1.5 + 0.72 * _CELL * count, 2 + width)
    axes = picture.add_subplot()
    for row, bot in enumerate(figures.ranking):
        for column, other in enumerate(figures.ranking):
            share = figures.beats[bot][other]
            if share is None or share.value is None:
                continue
            colour = to_hex(colours(share.value))
            corner = (column - 0.5, row - 0.5)
            cell = Rectangle(corner, 1, 1, facecolor=colour, edgecolor="white", linewidth=2)
            axes.add_patch(cell)
            axes.text(
                column,
                row,
                f"{100 * share.value:.0f}",
                ha="center",
                va="center",
                color=_legible_on(colour),
                fontsize=9.5,
            )
    names = [clipped(figures.lines[bot].bot, _NAME) for bot in figures.ranking]
    axes.set_xlim(-0.5, count - 0.5)
    axes.set_ylim(count - 0.5, -0.5)
    axes.set_yticks(range(count), names)
    slanted = max(map(len, names)) * _LETTER > width / count
    axes.set_xticks(
        range(count), names, rotation=30 if slanted else 0, ha="left" if slanted else "center"
    )
    axes.tick_params(length=0, top=True, bottom=False, labeltop=True, labelbottom=False)
    axes.spines[:].set_visible(False)
    axes.set_xlabel("how often the row is placed before the column, %", labelpad=10)
    axes.set_title(_title(figures, "Head to head"))
    return picture


def _families(figures: Figures) -> "Figure":
    """Where the points come from, and how widely they are spread."""
    picture = _new(2.1 + _ROW * len(figures.lines), 10.0)
    bars, spread = picture.subplots(1, 2, width_ratios=(10, 7), gridspec_kw={"wspace": 0.06})
    _item_bars(bars, figures)
    for row, bot in enumerate(figures.ranking):
        low, lower, middle, upper, high = figures.lines[bot].spread
        if middle is None:
            continue
        spread.plot([low, high], [row, row], color=_FAINT, linewidth=1)
        spread.plot([lower, upper], [row, row], color=_LAPIS, linewidth=7, alpha=0.45)
        spread.plot([middle], [row], marker="|", markersize=13, markeredgewidth=2, color=_INK)
    _rows_of(spread, figures, named=False)
    spread.set_xlabel("points of a game: median, middle half, middle 90 %")
    picture.suptitle(
        _title(figures, "Points by family"), x=0.012, ha="left", fontsize=11, fontweight="bold"
    )
    return picture


def _item_bars(axes: "Axes", figures: Figures) -> None:
    """Mean points by item of the score sheet; what is lost goes to the left of zero."""
    rows = [
        [estimate.value or 0.0 for estimate in figures.lines[bot].habits[: figures.items]]
        for bot in figures.ranking
    ]
    widest = max(sum(map(abs, row)) for row in rows) or 1.0
    for item in range(figures.items):
        colour = _ITEMS[item % len(_ITEMS)]
        for row, amounts in enumerate(rows):
            amount = amounts[item]
            left = sum(past for past in amounts[:item] if past * amount > 0)
            axes.barh(
                row,
                amount,
                height=0.62,
                left=left,
                color=colour,
                edgecolor="white",
                linewidth=0.8,
                label=figures.habits[item] if row == 0 else None,
            )
            if abs(amount) > _ROOM_FOR_A_NUMBER * widest:
                axes.text(
                    left + amount / 2,
                    row,
                    f"{amount:.1f}",
                    ha="center",
                    va="center",
                    fontsize=7.5,
                    color=_legible_on(colour),
                )
    axes.axvline(0, color=_FAINT, linewidth=0.8)
    _rows_of(axes, figures)
    axes.set_xlabel("mean points a game")
    axes.legend(
        loc="lower left",
        bbox_to_anchor=(-0.01, 1.0),
        ncols=4,
        handlelength=0.9,
        handleheight=0.9,
        columnspacing=1.2,
        fontsize=8.5,
    )


def _legible_on(colour: str) -> str:
    """Dark letters for light colours, white ones for dark colours."""
    red, green, blue = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    return _INK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else "white"
