"""A visit to a table at a server: whatever comes first, from there or from here, is dealt with."""

from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Final

from heliopolis.bots import DEFAULT
from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError
from heliopolis.terminal.commands import Left, obey
from heliopolis.terminal.console import Console
from heliopolis.terminal.remote_api import Api
from heliopolis.terminal.remote_asking import new_id
from heliopolis.terminal.remote_board import Board
from heliopolis.terminal.remote_end import farewell_said, finish
from heliopolis.terminal.remote_keys import Keys, Typed
from heliopolis.terminal.remote_line import Garbled, Heard, Line, Lost
from heliopolis.terminal.remote_place import Place
from heliopolis.terminal.remote_table import Known
from heliopolis.terminal.saves import Saver
from heliopolis.terminal.signals import Stopped, heeding_signals
from heliopolis.texts import Catalogue
from heliopolis.texts.table import TableTexts
from heliopolis.texts.typed import command_in
from heliopolis.wire import client, next_word, server
from heliopolis.wire.limits import CHAT

TURNED_AWAY: Final = 2
"""The exit status after a server that ended the visit."""
INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""
_TICK: Final = 1.0
_QUIET: Final = 4
"""After so many ticks of silence it is said for whom the table waits."""
_OF_A_BEGUN_GAME: Final = ("table", "sheet", "bag", "save")
_LONGEST_SUN: Final = 3
_OF_THE_SEAL: Final = ("commit-", "reveal-")
"""What the ids of commands begin with that nobody has typed."""


class TurnedAway(Exception):
    """The server has ended the visit; the text says why."""


class Visit:
    """One person at one table of a server, who plays or watches."""

    def __init__(self, place: Place, console: Console, catalogue: Catalogue) -> None:
        self._place = place
        self._console = console
        self._catalogue = catalogue
        self._api = Api(place.link)
        self._inbox: SimpleQueue[Heard | Typed] = SimpleQueue()
        self._line = Line(place.link, place.seat, place.secret, place.version, self._inbox.put)
        self._keys = Keys(console, self._inbox.put)
        self._saver = Saver(None, console, catalogue)
        self._board: Board | None = None
        self._is_lost = False
        self._quiet = 0
        self._ahead: list[str] = []
        """Lines of a pipe that came when nothing was asked any more."""
        self._wanted = False
        """Whether a line of a pipe was asked for and has not come."""

    def run(self) -> int:
        """Stay to the end of the game, or until somebody leaves; the exit status."""
        with heeding_signals():
            try:
                self._line.open()
                self._keys.start()
                return self._stay()
            except Left:
                self._leave()
            except TurnedAway as away:
                self._console.tell(str(away))
                return TURNED_AWAY
            except KeyboardInterrupt:
                self._leave(before="\n")
                return INTERRUPTED
            except Stopped as stopped:
                with suppress(OSError):  # the window may have gone, and then nobody reads this
                    self._leave(before="\n")
                return stopped.status
            finally:
                self._line.close()
                self._saver.close()
                self._place.close()
        return 0

    def _stay(self) -> int:
        while True:
            self._next()
            if not self._inbox.empty():
                continue
            if self._board is not None:
                self._board.settle()
                if self._board.known.over:
                    finish(self._board.prompt)
                    self._place.forget()
                    return 0
            self._prompt()

    def _next(self) -> None:
        """Deal with what comes next, or with silence."""
        try:
            event = self._inbox.get(timeout=_TICK)
        except Empty:
            self._quiet += 1
            waits = self._board is not None and not self._board.asking.waits
            if self._quiet == _QUIET and waits and not self._is_lost:
                assert self._board is not None
                self._board.tell_waiting()
            return
        self._quiet = 0 if isinstance(event, (server.Update, Typed)) else self._quiet
        if isinstance(event, Typed):
            self._type(event.line)
        else:
            self._hear(event)

    def _prompt(self) -> None:
        """Ask for an answer where one is waited for."""
        if self._board is None or not self._board.asking.waits:
            return
        if self._ahead:
            self._type(self._ahead.pop(0))
            return
        if not self._console.prompted:
            seat = self._place.seat
            assert seat is not None
            self._console.prompt(f"{self._board.prompt.screen.texts.prompt(seat)} ")
        if not self._keys.live and not self._wanted:
            self._wanted = True
            self._keys.want()

    # ---- from there -------------------------------------------------------------------------

    def _hear(self, message: Heard) -> None:
        match message:
            case server.Welcome():
                self._welcome(message)
            case Lost():
                self._is_lost = True
                self._tell("join-line-lost")
            case Garbled():
                raise TurnedAway(TableTexts(self._catalogue, ()).error(message.error))
            case server.Bye():
                if message.code != "too-fast":
                    self._place.forget()
                raise TurnedAway(farewell_said(message, self._catalogue))
            case _ if self._board is not None:
                self._hear_at(self._board, message)

    def _hear_at(self, board: Board, message: Heard) -> None:
        """Hear what is said at the table."""
        match message:
            case server.Table():
                board.hear_table(message.table)
                self._give_word(board)
            case server.Update():
                board.hear_update(message)
            case server.Accepted():
                board.asking.accepted(message.id)
            case server.Refused() if not message.id.startswith(_OF_THE_SEAL):
                board.asking.refused(message)
            case server.Said():
                board.hear_said(message)

    def _welcome(self, welcome: server.Welcome) -> None:
        if self._board is None:
            known = Known(welcome.table, self._place.seat)
            self._board = Board(
                known,
                self._place.version or welcome.version,
                api=self._api,
                saver=self._saver,
                console=self._console,
                catalogue=self._catalogue,
                send=self._line.send,
            )
        elif self._is_lost:
            self._is_lost = False
            self._tell("join-line-back")
            self._board.hear_table(welcome.table)
            self._board.asking.repeat()
        self._give_word(self._board)

    def _give_word(self, board: Board) -> None:
        """Promise a word, or tell it, when the table waits for that."""
        seat = self._place.seat
        if seat is None:
            return
        if board.known.table.seats[seat].kind != "person":
            self._place.forget()
            raise TurnedAway(self._catalogue.say("join-seat-lost"))
        message = next_word(board.known.table, seat, self._place.seed)
        if message is not None:
            self._line.send(message)

    # ---- from here --------------------------------------------------------------------------

    def _type(self, line: str | None) -> None:
        """Take a line that was typed; one of a pipe waits until it is asked for."""
        self._wanted = False
        if line is None:
            raise Left
        board = self._board
        waits = board is not None and board.asking.waits
        if not self._keys.live and not waits:
            self._ahead.append(line)
            return
        self._console.answered(line)
        if board is None:
            if command_in(self._catalogue, line) == "quit":
                raise Left
            return
        if not line.strip() and not waits:
            board.tell_waiting()
        elif self._obeyed(board, line):
            return
        elif board.asking.waits:
            board.asking.answer(line)
        else:
            watching = self._place.seat is None
            self._tell("refusal-only-watching" if watching else "refusal-not-your-turn")
            prompt = board.prompt
            self._console.tell(prompt.screen.commands_here(prompt.last_commands))

    def _obeyed(self, board: Board, typed: str) -> bool:
        """Do what a command asks; whether it was one."""
        word, _, rest = typed.strip().partition(" ")
        seat, known = self._place.seat, board.known
        match command_in(self._catalogue, word):
            case "say" if rest and seat is not None:
                self._line.send(client.Say(new_id(), rest.strip()[:CHAT]))
            case "resign" if not rest and seat is not None:
                self._resign(board)
            case "back" if not rest and seat is not None:
                if known.is_mine:
                    self._tell("join-no-bot")
                else:
                    self._line.send(client.TakeSeatBack(new_id()))
            case "agree" | "disagree" as command if not rest and seat is not None:
                self._end(board, seat, command == "agree")
            case "limit" if seat is not None and known.has_auctions:
                self._limit(board, rest.strip())
            case str() as command if command in _OF_A_BEGUN_GAME and known.update is None:
                self._tell("join-not-begun")
            case _:
                return obey(board.prompt, typed, seat, board.asking.question)
        return True

    def _end(self, board: Board, seat: Seat, agrees: bool) -> None:
        """Agree to end the game, or take that back; whoever has done so already is told."""
        if agrees == (seat in board.known.table.agreed):
            key = "join-agrees" if agrees else "join-disagrees"
            texts = board.prompt.screen.texts
            self._console.tell(texts.say(key, **texts.who(seat)))
        else:
            self._line.send((client.AgreeEnd if agrees else client.DisagreeEnd)(new_id()))

    def _limit(self, board: Board, typed: str) -> None:
        """Bid by itself up to a sun in this auction; without a sun no more."""
        known = board.known
        if typed.isdecimal() and len(typed) <= _LONGEST_SUN:
            self._line.send(client.Stand(new_id(), known.version, int(typed)))
        elif typed or known.update is None or known.update.standing is None:
            self._tell("join-how-to-limit")
        else:
            self._line.send(client.Withdraw(new_id(), known.version))

    def _resign(self, board: Board) -> None:
        """Let a bot play on; before the game has begun, give the seat back."""
        seat = self._place.seat
        assert seat is not None
        if board.known.table.stage == "playing":
            self._line.send(client.HandOver(new_id(), seat, DEFAULT))
            return
        try:
            self._api.leave(seat, self._place.secret)
        except HeliopolisError as error:
            self._console.tell(board.prompt.screen.texts.error(error))

    def _tell(self, key: str) -> None:
        self._console.tell(self._catalogue.say(key))

    def _leave(self, before: str = "") -> None:
        """Say how to come back, behind whatever ends the line that was begun."""
        self._place.leave(0 if self._board is None else self._board.known.version)
        back = self._place.way_back(self._catalogue.language)
        key = "join-come-back" if back else "join-no-way-back"
        if self._console.prompted:  # whose line is ended anyway
            before = ""
        self._console.say(before + self._catalogue.say(key, command=back))
