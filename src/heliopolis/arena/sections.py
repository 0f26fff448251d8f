"""The figures of a tournament arranged as the sections of a report."""

from typing import Final

from heliopolis.arena.difference import FEWEST, LEVEL
from heliopolis.arena.figures import Estimate, Figures, Line
from heliopolis.arena.writing import Grid, Section

NAME: Final = 24
"""How much of a bot's text a table shows."""
_HEAD: Final = 16
_NONE: Final = "-"
_ITSELF: Final = "."
_ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th")
_HELD: Final = "!"
_FROM_ALL: Final = "*"
_FROM_SOME: Final = "+"


def make_sections(figures: Figures) -> list[Section]:
    """All sections, the most important first."""
    sections = [_strength(figures), _places(figures)]
    if len(figures.lines) > 1:
        sections.append(_head_to_head(figures))
    sections.append(_habits(figures))
    if len(figures.lines) > 1:
        sections.append(_differences(figures))
    if figures.faults:
        sections.append(_faults(figures))
    return sections


def clipped(text: str, room: int = NAME) -> str:
    """A bot's text, or its end, which tells most when the text is long."""
    return text if len(text) <= room else "..." + text[3 - room :]


def _strength(figures: Figures) -> Section:
    rows = [_strength_row(figures, bot) for bot in figures.ranking]
    head = ("bot", "wins %", "", "Elo", "score", "margin")
    variant = f", {figures.variant}" if figures.variant else ""
    counted = f"{figures.games:,} games, {figures.deals:,} deals"
    return Section(
        f"{figures.game}, {figures.players} players{variant}: {counted}",
        (Grid(head, tuple(rows)),),
        tuple(_strength_notes(figures)),
    )


def _strength_row(figures: Figures, bot: int) -> tuple[str, ...]:
    line = figures.lines[bot]
    elo = _ranged(line.elo, "+.0f") + (_HELD if line.held else "")
    return (
        clipped(line.bot),
        _ranged(line.share.times(100), ".1f"),
        _against(line.share, figures.equal),
        "0 (anchor)" if bot == figures.anchor else elo,
        _spanned(line.score, ".2f"),
        _spanned(line.margin, "+.2f"),
    )


def _against(share: Estimate, equal: float) -> str:
    """Where the whole interval of a win share lies."""
    if share.low is None or share.high is None:
        return ""
    return "above" if share.low > equal else "below" if share.high < equal else ""


def _strength_notes(figures: Figures) -> list[str]:
    notes = [
        f"A seat among equals wins {100 * figures.equal:.1f} %; above and below say that the whole "
        "95 % interval lies there.",
        "Ties share the win; copies of a bot are one competitor.",
        "Elo is a Plackett-Luce rating by all places; margin is to the best other seat.",
        "Intervals are from resampling whole deals.",
    ]
    if any(line.held for line in figures.lines):
        notes.append(
            f"{_HELD} These games alone set no bound to the distance from the anchor; one virtual "
            "tied game does, so the figure says little more than the direction."
        )
    if figures.few:
        deals = "one deal" if figures.deals == 1 else f"{figures.deals} deals"
        notes.append(f"Only {deals}: far too few for intervals to be trusted.")
    if figures.timed:
        notes.append(f"By the clock, so not to be repeated exactly: {', '.join(figures.timed)}.")
    return notes


def _places(figures: Figures) -> Section:
    players = range(figures.players)
    lines = [figures.lines[bot] for bot in figures.ranking]
    by_place = Grid(
        ("places, %", "games", "mean", *_ORDINALS[: figures.players]),
        tuple(
            (clipped(line.bot), f"{line.games:,}", _mean_place(line), *_percents(line.places))
            for line in lines
        ),
    )
    by_seat = Grid(
        ("wins by seat, %", *(f"seat {seat}" for seat in players)),
        tuple((clipped(line.bot), *_percents(line.by_seat)) for line in lines),
    )
    return Section("Places and seats", (by_place, by_seat))


def _mean_place(line: Line) -> str:
    return _NONE if line.place.value is None else f"{line.place.value:.2f}"


def _percents(shares: tuple[float | None, ...]) -> tuple[str, ...]:
    return tuple(_NONE if share is None else f"{share:.1%}"[:-1] for share in shares)


def _head_to_head(figures: Figures) -> Section:
    rows = [
        (
            clipped(figures.lines[bot].bot),
            *(_duel(figures.beats[bot][other]) for other in figures.ranking),
        )
        for bot in figures.ranking
    ]
    return Section(
        "Head to head",
        (Grid(("placed before, %", *_heads(figures)), tuple(rows)),),
        (
            "How often the row's bot is placed before the column's when both play; a shared place "
            "is half.",
        ),
    )


def _duel(share: Estimate | None) -> str:
    if share is None:
        return _ITSELF
    return _NONE if share.value is None else f"{share.value:.1%}"[:-1]


def _heads(figures: Figures) -> tuple[str, ...]:
    return tuple(clipped(figures.lines[bot].bot, _HEAD) for bot in figures.ranking)


def _habits(figures: Figures) -> Section:
    rows = [
        (name, *(_habit(figures, column, bot) for bot in figures.ranking))
        for column, name in enumerate(figures.habits)
    ]
    points = Grid(("points a game", *_heads(figures)), tuple(rows[: figures.items]))
    other = Grid(("what they do", *_heads(figures)), tuple(rows[figures.items :]))
    return Section(
        "How they play",
        tuple(grid for grid in (points, other) if grid.rows),
        (
            f"{_FROM_ALL} differs from every other bot, {_FROM_SOME} from some, after Holm's "
            f"correction at {100 * LEVEL:.0f} % for all comparisons together.",
        )
        if len(figures.lines) > 1
        else (),
    )


def _habit(figures: Figures, column: int, bot: int) -> str:
    """A mean with half of its interval, and whether it sets the bot apart."""
    mine = [
        comparison.differs
        for comparison in figures.comparisons
        if comparison.column == figures.habits[column] and bot in (comparison.one, comparison.other)
    ]
    mark = " " if not any(mine) else _FROM_ALL if all(mine) else _FROM_SOME
    return _spanned(figures.lines[bot].habits[column], ".2f") + mark


def _differences(figures: Figures) -> Section:
    title = "Who plays differently"
    if all(comparison.probability is None for comparison in figures.comparisons):
        return Section(title, notes=(f"With fewer than {FEWEST} deals bots are not compared.",))
    sentences = []
    for one in range(len(figures.lines)):
        for other in range(one + 1, len(figures.lines)):
            names = f"{figures.lines[one].bot} and {figures.lines[other].bot}"
            sentences.append(f"{names} {_difference(figures, one, other)}")
    return Section(title, notes=tuple(sentences))


def _difference(figures: Figures, one: int, other: int) -> str:
    """In which habits two bots differ, as the end of a sentence."""
    pair = [c for c in figures.comparisons if (c.one, c.other) == (one, other)]
    if all(comparison.probability is None for comparison in pair):
        return f"have fewer than {FEWEST} deals in common and are not compared."
    differ = [comparison.column for comparison in pair if comparison.differs]
    alike = [comparison.column for comparison in pair if not comparison.differs]
    if not differ:
        return "are not shown to differ in anything."
    if not alike:
        return f"differ in all {len(pair)} rows."
    if len(alike) < len(differ):
        return f"differ in {len(differ)} of {len(pair)} rows, all but {', '.join(alike)}."
    return f"differ in {len(differ)} of {len(pair)} rows: {', '.join(differ)}."


def _faults(figures: Figures) -> Section:
    sentences = []
    for fault in figures.faults:
        bot, why = figures.lines[fault.bot].bot, fault.why.rstrip(".")
        games = "1 game" if fault.games == 1 else f"{fault.games:,} games"
        where = "number" if fault.games == 1 else "the first is number"
        sentences.append(f"{bot} lost {games} ({where} {fault.first}): {why}.")
    sentences.append("These games count as losses, and not in scores or habits.")
    return Section("Games lost by a fault", notes=tuple(sentences))


def _ranged(estimate: Estimate, form: str) -> str:
    """A figure with both ends of its interval."""
    if estimate.value is None:
        return _NONE
    if estimate.low is None:
        return f"{estimate.value:{form}}"
    return f"{estimate.value:{form}} [{estimate.low:{form}}, {estimate.high:{form}}]"


def _spanned(estimate: Estimate, form: str) -> str:
    """A figure with half the width of its interval."""
    if estimate.value is None:
        return _NONE
    if estimate.low is None or estimate.high is None:
        return f"{estimate.value:{form}}"
    return f"{estimate.value:{form}} ±{(estimate.high - estimate.low) / 2:{form.lstrip('+')}}"
