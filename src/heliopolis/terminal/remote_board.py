"""A table of a server in front of a person: what happens there is told, drawn and asked."""

from heliopolis.core.contract import Seat
from heliopolis.core.errors import shown
from heliopolis.terminal.console import Console
from heliopolis.terminal.remote_api import Api
from heliopolis.terminal.remote_asking import Asking, Send
from heliopolis.terminal.remote_prompt import RemotePrompt
from heliopolis.terminal.remote_table import Known, changes, game_of, names_of, waiting_said
from heliopolis.terminal.reporter import Reporter
from heliopolis.terminal.saves import Saver
from heliopolis.terminal.screens import screen_of
from heliopolis.texts import Catalogue
from heliopolis.wire.limits import CHAT
from heliopolis.wire.server import Said, Update
from heliopolis.wire.tables import TableStruct


class Board:
    """One table, from the first welcome on."""

    def __init__(
        self,
        known: Known,
        seen: int,
        *,
        api: Api,
        saver: Saver,
        console: Console,
        catalogue: Catalogue,
        send: Send,
    ) -> None:
        """`seen` is the version from which on moves are told; what came before is passed over."""
        self.known = known
        self._seen = seen
        self._epoch = 0
        """The epoch in which the table was shown to who watches."""
        self._last_said = 0
        """The number of the last thing that was said."""
        self._api = api
        self._saver = saver
        self._console = console
        self._catalogue = catalogue
        self._send = send
        self._sit_down()
        texts = self.prompt.screen.texts
        console.tell(texts.setting(game_of(known.table)))
        self._tell_seats()
        if known.table.stage == "gathering":
            self.tell_waiting()
        elif known.table.stage == "sealing":
            self.prompt.tell("join-sealing")

    def _sit_down(self) -> None:
        """Make the screens for those who sit there now; raise `InvalidSetup` for other games."""
        table, seat = self.known.table, self.known.seat
        self._names = names_of(table, self._catalogue.say("join-free-seat"))
        screen = screen_of(game_of(table), self._names, self._catalogue, seat)
        self.prompt = RemotePrompt(
            screen, self._console, self._catalogue, self.known, self._api, self._saver
        )
        self.asking = Asking(self.prompt, self._send)
        self._reporter = Reporter(screen, self._console)

    def _tell_seats(self) -> None:
        self._told = self._names
        self._console.tell(self.prompt.screen.texts.seated())

    def hear_table(self, table: TableStruct) -> None:
        """Take note of how the table is now, and tell what has changed."""
        before, self.known.table = self.known.table, table
        if names_of(table, self._catalogue.say("join-free-seat")) != self._names:
            self._sit_down()
        for sentence in changes(before, table, self.prompt.screen.texts):
            self._console.tell(sentence)
        if not self.known.is_mine:
            self.asking.withdraw()
        if table.stage == "gathering" and table.seats != before.seats:
            self.tell_waiting()

    def hear_update(self, update: Update) -> None:
        """Take note of moves; those that were told already come again where a line was cut."""
        first = self.known.update is None
        known_before = self.known.version
        limit = None if self.known.update is None else self.known.update.standing
        self.known.update = update
        self.asking.hear(update)
        for seen in update.moves:
            if seen.version > max(known_before, self._seen):
                self._reporter.hear(seen.events)
        if first:
            self._begin()
        if update.standing != limit and (first or not update.moves):  # no auction has ended
            self._tell_limit(update.standing)

    def _tell_limit(self, limit: int | None) -> None:
        if limit is None:
            self.prompt.tell("join-no-limit")
        else:
            self.prompt.tell("join-limit", sun=limit)

    def _begin(self) -> None:
        """The game begins, or somebody comes to it."""
        prompt, table, look = self.prompt, self.known.table, self.known.look
        if self.known.over:
            return
        if self._names != self._told:
            self._tell_seats()
        if table.practice is not None:
            prompt.tell("play-practice", n=table.practice)
        if self._seen:
            prompt.tell("play-goes-on", n=self._seen)
        if table.commitment:
            prompt.tell("join-seal", game=table.game)
            self._console.say(shown(table.commitment, 64))
        elif table.unsealed:
            prompt.tell("join-unsealed")
        prompt.tell("play-type-help")
        self._console.gap()
        if look is None:
            self._show()

    def settle(self) -> None:
        """Tell what was heard, and ask if the seat is asked."""
        self._reporter.tell()
        update = self.known.update
        if update is None or self.known.over:
            return
        if self.known.seat is None and update.view.epoch != self._epoch:
            self._show()
        self.asking.consider()

    def _show(self) -> None:
        assert self.known.update is not None
        self._epoch = self.known.update.view.epoch
        self.prompt.show(self.known.seat)

    def tell_waiting(self) -> None:
        """Say for whom the table waits, if for anybody."""
        said = waiting_said(self.known, self.prompt.screen.texts)
        if said:
            self._console.tell(said)

    def hear_said(self, said: Said) -> None:
        """Tell what somebody says; who calls again hears it again, and tells it once."""
        if said.number <= self._last_said:
            return
        self._last_said = said.number
        names: tuple[str, ...] = self.prompt.screen.texts.seats
        name = self._speaker(said.seat, names) or shown(said.name)
        self.prompt.tell("join-said", name=name, text=shown(said.text, CHAT))

    @staticmethod
    def _speaker(seat: Seat | None, names: tuple[str, ...]) -> str:
        return names[seat] if seat is not None and seat < len(names) else ""
