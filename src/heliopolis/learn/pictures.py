"""Pictures of a training: how strong it became, and how well it foresees who wins."""

from pathlib import Path
from typing import Any

from heliopolis.learn.diary import read_diary


def draw(folder: Path) -> Path | None:
    """Draw what the diary of a folder tells; None where matplotlib is not installed."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        return None
    lines = read_diary(folder)
    lessons = [line for line in lines if "shares" in line]
    matches = [
        {"decisions": line["decisions"], **line["match"]} for line in lines if "match" in line
    ]
    if not lessons:
        return None
    picture = Figure(figsize=(8.0, 6.0), layout="constrained")
    FigureCanvasAgg(picture)
    strength, surprise = picture.subplots(2, sharex=True)
    for players in sorted({one["players"] for one in matches}):
        _line_of(strength, [one for one in matches if one["players"] == players])
    strength.set_ylabel("wins, % of games")
    if matches:
        strength.set_title(f"one seat among {matches[0]['opponent']}", loc="left")
        strength.legend(frameon=False)
    seen = [(one["decisions"] / 1e6, one["shares"], one["entropy"]) for one in lessons]
    at, shares, entropy = zip(*seen, strict=True)
    surprise.plot(at, shares, label="surprise about the winner")
    surprise.plot(at, entropy, label="entropy of decisions")
    surprise.set_xlabel("million decisions")
    surprise.legend(frameon=False)
    path = folder / "training.svg"
    picture.savefig(path, metadata={"Date": None})
    return path


def _line_of(axes: Any, matches: list[dict[str, Any]]) -> None:
    at = [one["decisions"] / 1e6 for one in matches]
    shares = [100 * one["share"] for one in matches]
    errors = [196 * one["error"] for one in matches]
    axes.errorbar(at, shares, errors, label=f"{matches[0]['players']} players", capsize=2)
