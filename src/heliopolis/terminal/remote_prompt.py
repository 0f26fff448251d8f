"""A game at a server, as the prompt shows it."""

from typing import Any

from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError
from heliopolis.core.value import value
from heliopolis.record import Record
from heliopolis.terminal.remote_api import Api
from heliopolis.terminal.remote_table import Known
from heliopolis.terminal.saves import Saver
from heliopolis.terminal.sitting import Prompt


@value
class RemotePrompt(Prompt):
    """What everybody who has to do with one game at a server needs."""

    known: Known
    api: Api
    saver: Saver

    @property
    def last_commands(self) -> tuple[str, ...]:
        """What can be done at a table of people, and from afar."""
        if self.known.seat is None:
            return ("fetch", "leave")
        talking = ("say",) if self.known.table.chat else ()
        bidding = ("limit",) if self.known.has_auctions else ()
        return (*talking, *bidding, "resign", "back", "agree", "disagree", "fetch", "leave")

    def view(self, seat: Seat | None) -> Any:
        """What the server has told last."""
        assert self.known.update is not None
        return self.known.update.view

    def save(self) -> None:
        """Fetch the game so far, keep it in a file, and say where."""
        record = self.fetch()
        if record is not None and self.saver.save(record):
            self.say("play-saved", path=str(self.saver.path))

    def fetch(self) -> Record | None:
        """The game so far; None where the server does not give it, which is told."""
        try:
            return self.api.record()
        except HeliopolisError as error:
            self.console.tell(self.screen.texts.error(error))
            return None
