"""The game at the prompt: tell, show, ask, play, save."""

import shlex
from typing import Final

from heliopolis import ra
from heliopolis.core.contract import Seat
from heliopolis.core.errors import IllegalMove, InvalidNotation
from heliopolis.record import Proved
from heliopolis.record import verify as verify_record
from heliopolis.terminal.answers import normal, read_answer, refusal
from heliopolis.terminal.console import Console
from heliopolis.terminal.help import help_text, list_moves, rules_text
from heliopolis.terminal.reporter import Reporter
from heliopolis.terminal.saves import Saver, last_resort
from heliopolis.terminal.screen import draw_bag, draw_table
from heliopolis.terminal.sheets import draw_result, draw_sheets
from heliopolis.terminal.table import Table
from heliopolis.terminal.words import YOU, Words, counted

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
        self._words = Words(table.names, table.game.edition.words)
        self._reporter = Reporter(self._words, console)
        self._stops = console.interactive
        """Whether a game of bots alone waits for the reader after every auction."""
        self._saved_moves = -1

    def run(self) -> int:
        """Play to the end, or until the person leaves; the exit status."""
        try:
            self._introduce()
            self._play()
            self._finish()
        except Left:
            self._leave()
        except KeyboardInterrupt:
            self._console.say()
            self._leave()
            return INTERRUPTED
        return 0

    def _introduce(self) -> None:
        say, table = self._console.say, self._table
        overrides = "".join(f", {item} {choice}" for item, choice in table.game.edition.overrides)
        say(f"Ra for {table.game.players} players, {table.game.edition.name} edition{overrides}.")
        say(f"Seats, clockwise: {', '.join(table.names)}.")
        if table.moves_played:
            say(f"The game goes on after {counted(table.moves_played, 'move')}.")
        if table.seal is not None:
            say("Every draw is fixed by a secret that is revealed at the end; its SHA-256 is")
            say(table.seal.commitment.hex())
        if table.people:
            self._save()
            if self._saver.path is not None:
                say(f"Saved after every move in {self._saver.path}")
            say("Type ? for help.")
            if table.person_to_move is None:
                say()
        else:
            self._show(None)

    def _play(self) -> None:
        while not self._table.position.over:
            person = self._table.person_to_move
            if person is None:
                self._go_on()
                continue
            self._reporter.tell()
            self._save()
            self._show(person)
            self._ask(person)
            self._save()

    def _go_on(self) -> None:
        """Let chance or a bot move, and tell of turns as they are completed."""
        epoch = self._view(None).epoch
        auction = self._view(None).auction is not None
        self._reporter.hear(self._table.go_on())
        view = self._view(None)
        if view.phase == "turn":
            self._reporter.tell()
            if not self._table.people:
                if view.epoch != epoch:
                    self._show(None)
                if auction and self._stops:
                    self._pause()

    def _view(self, seat: Seat | None) -> ra.View:
        return self._table.position.view(seat)

    def _show(self, seat: Seat | None) -> None:
        console = self._console
        console.say()
        console.say(draw_table(self._view(seat), self._words, console.style, console.width))
        console.say()

    def _ask(self, seat: Seat) -> None:
        """Ask until a legal move is played."""
        legal = self._table.position.moves()
        name = self._table.names[seat]
        console = self._console
        console.say(list_moves(legal, self._view(seat), self._words))
        while True:
            answer = console.ask("Your move: " if name == YOU else f"{name}'s move: ")
            if answer is None:
                raise Left
            if self._obey(normal(answer), seat, legal):
                continue
            try:
                move = read_answer(answer, legal, self._table.game.edition.words)
                self._reporter.hear(self._table.play(move))
                console.say()
                return
            except IllegalMove as error:
                console.say(refusal(error))
            except InvalidNotation as error:
                console.say(str(error))

    def _obey(self, command: str, seat: Seat | None, legal: tuple[ra.Move, ...]) -> bool:
        """Do what a command asks; whether it was one."""
        console = self._console
        match command:
            case "?" | "help" | "h":
                console.say(help_text(legal, console.style))
            case "rules":
                console.say(rules_text(self._words))
            case "table":
                self._show(seat)
                if legal:
                    console.say(list_moves(legal, self._view(seat), self._words))
            case "bag":
                console.say(draw_bag(self._view(seat), self._words, console.width))
            case "sheet" | "sheets":
                sheets = self._view(seat).sheets
                console.say(draw_sheets(sheets, self._words.seats, console.style, console.width))
            case "save":
                if self._saver.save(self._table.record()):
                    console.say(f"Saved in {self._saver.path}")
            case "quit" | "exit" | "q":
                raise Left
            case "":
                console.say("Type a move's number or its text; ? for help.")
            case _:
                return False
        return True

    def _pause(self) -> None:
        """In a game of bots alone, wait until the reader wants more."""
        while True:
            answer = self._console.ask("Enter goes on, end runs to the end, quit leaves: ")
            if answer is None:
                raise Left
            command = normal(answer)
            if command == "end":
                self._stops = False
            if command in ("", "end"):
                return
            if not self._obey(command, None, ()):
                self._console.say("Commands here: table, bag, sheet, rules, save, quit.")

    def _save(self) -> None:
        record = self._table.record()
        if len(record.moves) != self._saved_moves or self._saver.path is None:
            self._saver.save(record)
            self._saved_moves = len(record.moves)

    def _leave(self) -> None:
        """Save, and say how to go on."""
        record = self._table.record()
        if self._saver.save(record):
            path = self._saver.path
            self._console.say(f"The game is saved in {path}")
            if not self._table.position.over:
                self._console.say(f"Go on with: heliopolis play --load {shlex.quote(str(path))}")
        else:
            self._console.say(last_resort(record))

    def _finish(self) -> None:
        """Tell the result, and keep the record with its secret."""
        table, console = self._table, self._console
        self._reporter.tell()
        console.say(draw_result(table.names, table.position.scores, table.position.winners))
        record = table.record()
        if not self._saver.save(record):
            console.say(last_resort(record))
            return
        verify = " --verify" if isinstance(verify_record(record), Proved) else ""
        console.say(f"The game is saved in {self._saver.path}")
        what = "Check every draw with" if verify else "See it again with"
        path = shlex.quote(str(self._saver.path))
        console.say(f"{what}: heliopolis replay{verify} {path}")
