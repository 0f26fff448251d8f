"""The end of a game at a server, or of a part of it: what there is to say, and what comes next."""

from typing import Final

from heliopolis.terminal.hint import command
from heliopolis.terminal.remote_api import refusal_of
from heliopolis.terminal.remote_prompt import RemotePrompt
from heliopolis.terminal.saves import last_resort
from heliopolis.texts import Catalogue
from heliopolis.texts.table import TableTexts
from heliopolis.wire.server import Bye

_REFUSED: Final = ("refused", "other-wire-version")
"""The farewells that say themselves why."""


def finish(prompt: RemotePrompt) -> None:
    """Tell how the game came out, and keep its record."""
    table, update = prompt.known.table, prompt.known.update
    if update is None:
        prompt.tell("join-closed")
        return
    if update.result is not None:
        prompt.console.say(prompt.screen.draw_result(update.result.scores, update.result.winners))
    else:
        prompt.tell("refusal-game-over", ended=table.ended or "")
    if prompt.known.seat is not None:  # who watches says it, where the record is wanted
        _keep_record(prompt)


def _keep_record(prompt: RemotePrompt) -> None:
    record = prompt.fetch()
    if record is None:
        return
    if not prompt.saver.save(record):
        prompt.console.say(last_resort(record, prompt.catalogue))
        return
    path, language = str(prompt.saver.path), prompt.catalogue.language
    prompt.say("play-game-saved", path=path)
    if record.seals and record.seals[-1].secret is not None:
        again = command(language, "replay", "--verify", path)
        prompt.say("play-check-with", game=record.game.name, command=again)
    else:
        prompt.say("play-see-again", command=command(language, "replay", path))


def farewell_said(bye: Bye, catalogue: Catalogue) -> str:
    """Why the server ended the visit."""
    if bye.code in _REFUSED and bye.refusal is not None:
        return TableTexts(catalogue, ()).refusal(refusal_of(bye.refusal))
    return catalogue.say(f"join-bye-{'refused' if bye.code in _REFUSED else bye.code}")
