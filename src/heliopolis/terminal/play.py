"""The game at the prompt: tell, show, ask, play, save."""

from contextlib import suppress
from typing import Any, Final

from heliopolis.bots.asking import BotFailed
from heliopolis.bots.files import names_a_file
from heliopolis.core.contract import Seat
from heliopolis.core.errors import IllegalMove, InvalidNotation
from heliopolis.record import Proved
from heliopolis.record import verify as verify_record
from heliopolis.terminal.answers import normal, refusal
from heliopolis.terminal.console import Console
from heliopolis.terminal.face import face_of, setting
from heliopolis.terminal.help import commands_besides
from heliopolis.terminal.hint import command
from heliopolis.terminal.question import BY_NUMBER_OR_TEXT, Question
from heliopolis.terminal.reporter import Reporter
from heliopolis.terminal.saves import Saver, last_resort
from heliopolis.terminal.sheets import draw_result, draw_sheets
from heliopolis.terminal.signals import Stopped, heeding_signals
from heliopolis.terminal.table import Table
from heliopolis.terminal.words import Speaker, counted
from heliopolis.texts import Catalogue
from heliopolis.texts.table import TableTexts

BOT_FAILED: Final = 2
"""The exit status after a bot that chose no legal move."""
INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""


class Left(Exception):
    """The person left, by a command or at the end of the input."""


class Play:
    """One game between people at this keyboard and bots."""

    def __init__(self, table: Table, saver: Saver, console: Console) -> None:
        self._table = table
        self._saver = saver
        self._console = console
        self._face = face_of(table.game, table.names)
        self._reporter = Reporter(self._face, console)
        self._stops = console.interactive
        """Whether a game of bots alone waits for the reader now and then."""
        self._seen_by: Seat | None = None
        """The person who has seen the whole table in this turn, if anybody."""

    def run(self) -> int:
        """Play to the end, or until the person leaves; the exit status."""
        with heeding_signals():
            try:
                return self._run()
            except Stopped as stopped:
                with suppress(OSError):  # the window may have gone, and then nobody reads this
                    self._leave("\n")
                return stopped.status

    def _run(self) -> int:
        try:
            self._introduce()
            self._play()
            self._finish()
        except Left:
            self._leave()
        except KeyboardInterrupt:
            self._leave("\n")
            return INTERRUPTED
        except BotFailed as failure:
            self._reporter.tell()
            why = TableTexts(Catalogue("en"), self._table.names).error(failure)
            self._console.tell(f"The game stops here: {why}")
            self._leave()
            return BOT_FAILED
        return 0

    def _introduce(self) -> None:
        say, table = self._console.say, self._table
        tell = self._console.tell
        tell(setting(self._face, table.game))
        tell(f"Seats, clockwise: {', '.join(table.names)}.")
        if table.moves_played:
            say(f"The game goes on after {counted(table.moves_played, 'move')}.")
        if table.seal is not None:
            every = f"Every {self._face.deal}"
            if table.seal.first:
                every = f"From here on every {self._face.deal}"
            tell(f"{every} is fixed by a secret that is revealed at the end; its SHA-256 is")
            say(table.seal.commitment.hex())
        self._saver.save(table.record())
        if table.people:
            if self._saver.path is not None:
                say(f"Saved after every move in {self._saver.path}")
            say("Type ? for help.")
            if self._asked is None:
                say()
        else:
            self._show(None)

    def _play(self) -> None:
        while not self._table.position.over:
            if self._table.position.begins_turn:
                self._seen_by = None
            person = self._asked
            if person is None:
                self._go_on()
                continue
            self._reporter.tell()
            self._show(person, whole=person != self._seen_by)
            self._seen_by = person
            self._ask(person)

    @property
    def _asked(self) -> Seat | None:
        """The person to ask; None where nobody at the keyboard has anything to decide."""
        person = self._table.person_to_move
        if person is None or self._face.forced(self._table.position) is None:
            return person
        return None

    def _go_on(self) -> None:
        """Play what nobody here is asked for, and tell of turns as they are completed."""
        before = self._view(None)
        if self._table.person_to_move is None:
            self._play_move(self._table.next_move())
        else:
            self._play_move(self._face.forced(self._table.position))
        position = self._table.position
        if position.begins_turn:
            self._reporter.tell()
            if not self._table.people:
                if position.epoch != before.epoch:
                    self._show(None)
                if self._stops and self._face.is_worth_a_pause(before):
                    self._pause()

    def _play_move(self, move: Any) -> None:
        before = self._table.position
        step = self._table.play(move)
        # What is told afterwards is not forgotten any more; the last move comes with the result.
        if step.position.over:
            self._saver.save(self._table.record())
        else:
            self._saver.add(move, self._table.record)
        self._reporter.hear(self._face.news(before, move, step))

    def _view(self, seat: Seat | None) -> Any:
        return self._table.position.view(seat)

    def _show(self, seat: Seat | None, whole: bool = True) -> None:
        face, console = self._face, self._console
        draw = face.draw_table if whole else face.draw_again
        console.say()
        console.say(draw(self._view(seat), console.style, console.width))
        console.say()

    def _ask(self, seat: Seat) -> None:
        """Ask until a legal move is played."""
        console = self._console
        question = self._face.question(self._table.position, self._view(seat))
        console.say(question.text)
        whose = Speaker(self._table.names).whose(seat)
        self._saver.sync()
        while True:
            answer = console.ask(f"{whose} move: ")
            if answer is None:
                raise Left
            try:
                if self._obey(normal(answer), seat, question):
                    continue
                move = self._face.read_answer(answer, question.choices)
                self._play_move(move)
                console.say()
                return
            except IllegalMove as error:
                console.tell(refusal(error))
            except InvalidNotation as error:
                console.tell(str(error))

    def _obey(self, command: str, seat: Seat | None, question: Question | None) -> bool:
        """Do what a command asks; whether it was one."""
        face, console = self._face, self._console
        match command:
            case "?" | "help" | "h":
                console.say(face.help(question.choices if question else (), console.style))
            case "rules":
                console.say(face.rules())
            case "table":
                self._show(seat)
                if question:
                    console.say(question.text)
            case "sheet" | "sheets":
                sheets = self._view(seat).sheets
                console.say(
                    draw_sheets(face.items, sheets, face.seats, console.style, console.width)
                )
            case "save":
                if self._saver.save(self._table.record()):
                    console.say(f"Saved in {self._saver.path}")
            case "quit" | "exit" | "q":
                raise Left
            case "":
                console.say(question.reminder if question else BY_NUMBER_OR_TEXT)
            case _ if command in face.commands:
                console.say(face.obey(command, self._view(seat), console.width))
            case _:
                return False
        return True

    def _pause(self) -> None:
        """In a game of bots alone, wait until the reader wants more."""
        self._saver.sync()
        while True:
            answer = self._console.ask("Enter goes on, end runs to the end, quit leaves: ")
            if answer is None:
                raise Left
            command = normal(answer)
            if command == "end":
                self._stops = False
            if command in ("", "end"):
                return
            if not self._obey(command, None, None):
                self._console.say(commands_besides(self._face.commands))

    def _leave(self, before: str = "") -> None:
        """Save, and say how to go on, behind whatever ends the line that was begun."""
        record = self._table.record()
        if self._saver.save(record):
            path = self._saver.path
            self._console.say(f"{before}The game is saved in {path}")
            if not self._table.position.over:
                in_files = [bot for bot in dict.fromkeys(record.bots) if names_a_file(bot)]
                bots = ["--bots", ",".join(in_files)] if in_files else []
                # A game file alone starts no code in files.
                self._console.say(f"Go on with: {command('play', '--load', str(path), *bots)}")
        else:
            self._console.say(f"{before}{last_resort(record)}")

    def _finish(self) -> None:
        """Tell the result, and keep the record with its secret."""
        table, console = self._table, self._console
        self._reporter.tell()
        console.say(draw_result(table.names, table.position.scores, table.position.winners))
        record = table.record()
        if not self._saver.save(record):
            console.say(last_resort(record))
            return
        proved = isinstance(verify_record(record), Proved)
        console.say(f"The game is saved in {self._saver.path}")
        what = f"Check every {self._face.deal} with" if proved else "See it again with"
        verify = ["--verify"] if proved else []
        console.say(f"{what}: {command('replay', *verify, str(self._saver.path))}")
