"""Showing a recorded game: as sentences, as one JSON document, at one moment, or its proof."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from heliopolis import games, wire
from heliopolis.core.errors import InvalidSetup
from heliopolis.core.value import value
from heliopolis.games import Step
from heliopolis.record import Contradicted, NotProvable, Proved, Record, replay, verify
from heliopolis.terminal.console import Console
from heliopolis.terminal.document import document, verdict_document
from heliopolis.terminal.loading import Prepare, read_game
from heliopolis.terminal.reporter import Reporter
from heliopolis.terminal.screens import Screen, screen_of
from heliopolis.texts import Catalogue
from heliopolis.texts.proof import rests_on, verdict_said

_STATUS: Final[dict[type, int]] = {Proved: 0, NotProvable: 1, Contradicted: 2}


@value
class Options:
    """What is to be shown of a game."""

    as_json: bool = False
    at: int | None = None
    """Only the table after so many moves."""
    verify: bool = False
    """Only whether its chance is proved."""


def show(
    path: Path, options: Options, console: Console, catalogue: Catalogue, prepare: Prepare
) -> int:
    """Show the game in a file; the exit status."""
    record = read_game(path, prepare)
    if options.verify:
        return _prove(record, options.as_json, console, catalogue)
    steps = list(replay(record))
    screen = screen_of(record.game, record.seats, catalogue)
    if options.at is not None:
        _show_moment(screen, record, steps, options.at, options.as_json, console)
    elif options.as_json:
        _print_json(document(record, steps), console)
    else:
        _tell(record, steps, screen, console)
    return 0


def _print_json(plain: Any, console: Console) -> None:
    console.say(json.dumps(plain, indent=1))


def _prove(record: Record, as_json: bool, console: Console, catalogue: Catalogue) -> int:
    verdict = verify(record)
    if as_json:
        _print_json(verdict_document(verdict), console)
    else:
        console.tell(verdict_said(catalogue, verdict))
        for line in rests_on(catalogue, verdict):
            console.tell(line)
    return _STATUS[type(verdict)]


def _show_moment(
    screen: Screen, record: Record, steps: Sequence[Step], at: int, as_json: bool, console: Console
) -> None:
    if not 0 <= at < len(steps):
        raise InvalidSetup("at-out-of-range", at=at, moves=len(steps) - 1)
    view = steps[at].position.view(None)
    if as_json:
        _print_json(wire.codec(record.game.name).to_plain(view), console)
    else:
        console.say(screen.draw_table(view, console.style, console.width))


def _tell(record: Record, steps: Sequence[Step], screen: Screen, console: Console) -> None:
    """Every turn as a paragraph, behind the number of moves played by its end."""
    reporter, texts = Reporter(screen, console), screen.texts
    rules = games.ruleset(record.game.name)
    console.tell(texts.setting(record.game))
    console.tell(screen.opening(steps[0].position.view(None)))
    console.tell(texts.say("replay-margin"))
    console.say()
    for number, step in enumerate(steps[1:], 1):
        reporter.hear(rules.seen_by(record.game, step.events, None))
        if step.position.begins_turn or number == len(record.moves):
            reporter.tell(margin=f"{number:>4}  ")
    last = steps[-1].position
    if last.over:
        console.say(screen.draw_result(last.scores, last.winners))
    else:
        console.tell(texts.say("replay-unfinished", n=len(record.moves)))
