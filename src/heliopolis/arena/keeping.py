"""The report of a tournament beside its results: as text, as JSON and as pictures."""

import json
from contextlib import suppress
from pathlib import Path

from heliopolis.arena import plots
from heliopolis.arena.report import Report
from heliopolis.core.errors import HeliopolisError, InvalidSetup


def keep_report(folder: Path, report: Report) -> None:
    """Write the report and its plots; raise `InvalidSetup` when the disk refuses."""
    try:
        (folder / "report.txt").write_text(f"{report.text()}\n", encoding="utf-8")
        plain = json.dumps(report.to_json(), indent=1)
        (folder / "report.json").write_text(f"{plain}\n", encoding="utf-8")
        with suppress(HeliopolisError):  # matplotlib is not installed, and the report says so
            plots.draw(report, folder)
    except OSError as error:
        reason = error.strerror or str(error)
        raise InvalidSetup(f"the report cannot be written to {str(folder)!r}: {reason}") from error
