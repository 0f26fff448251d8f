"""The game at the prompt: tell, show, ask, play, save."""

from contextlib import suppress
from typing import Any, Final

from heliopolis.bots.asking import BotFailed, ask
from heliopolis.core.contract import Seat
from heliopolis.core.errors import InvalidNotation, Refusal
from heliopolis.match import Advance, Look
from heliopolis.terminal.commands import Left, obey
from heliopolis.terminal.farewell import finish, leave
from heliopolis.terminal.reporter import Reporter
from heliopolis.terminal.screens.question import Question
from heliopolis.terminal.seating import Bots
from heliopolis.terminal.signals import Stopped, heeding_signals
from heliopolis.terminal.sitting import Sitting
from heliopolis.texts.typed import answer_in

BOT_FAILED: Final = 2
"""The exit status after a bot that chose no legal move."""
INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""


class Play:
    """One game between people at this keyboard and bots."""

    def __init__(self, sitting: Sitting, bots: Bots) -> None:
        self._sitting = sitting
        self._match = sitting.match
        self._screen = sitting.screen
        self._console = sitting.console
        self._bots = bots
        self._reporter = Reporter(sitting.screen, sitting.console)
        self._stops = sitting.console.interactive
        """Whether a game of bots alone waits for the reader now and then."""
        self._seen_by: Seat | None = None
        """The person who has seen the whole table in this turn, if anybody."""

    def run(self, same_seal: bool = False) -> int:
        """Play to the end, or until the person leaves; the exit status.

        `same_seal` says whether the seal is one that was there before.
        """
        with heeding_signals():
            try:
                self._introduce(same_seal)
                self._play()
                self._reporter.tell()
                finish(self._sitting)
            except Left:
                leave(self._sitting)
            except KeyboardInterrupt:
                leave(self._sitting, before="\n")
                return INTERRUPTED
            except Stopped as stopped:
                with suppress(OSError):  # the window may have gone, and then nobody reads this
                    leave(self._sitting, "play-saved-on-signal", before="\n")
                return stopped.status
            except BotFailed as failure:
                self._reporter.tell()
                why = self._screen.texts.refusal(failure.refusal)
                self._sitting.tell("play-stops", why=why)
                leave(self._sitting)
                return BOT_FAILED
        return 0

    def _introduce(self, same_seal: bool) -> None:
        match, sitting, console = self._match, self._sitting, self._console
        console.tell(self._screen.texts.setting(match.game))
        console.tell(self._screen.texts.seated())
        if match.practice is not None:
            sitting.tell("play-practice", n=match.practice)
        if match.version:
            sitting.tell("play-goes-on", n=match.version)
        if match.seal is not None:
            key = "play-seal-from-here" if match.seal.first else "play-seal"
            sitting.tell("play-seal-same" if same_seal else key, game=match.game.name)
            console.say(match.seal.commitment.hex())
        sitting.saver.save(match.record())
        if not match.people:
            sitting.show(None)
            return
        if sitting.saver.path is not None:
            sitting.say("play-saved-every-move", path=str(sitting.saver.path))
        sitting.tell("play-type-help")
        console.gap()

    def _play(self) -> None:
        while not self._match.over:
            if self._match.begins_turn:
                self._seen_by = None
            look = self._asked()
            if look is None:
                self._go_on()
                continue
            self._reporter.tell()
            self._sitting.show(look.seat, whole=look.seat != self._seen_by)
            self._seen_by = look.seat
            self._ask(look)

    def _asked(self) -> Look | None:
        """What the person to ask sees; None where nobody here has anything to decide."""
        seat = self._match.asked
        if seat is None or seat in self._bots:
            return None
        look = self._match.look(seat)
        return look if self._screen.forced(look) is None else None

    def _go_on(self) -> None:
        """Play what nobody here is asked for, and tell of turns as they are completed."""
        match = self._match
        before = None if match.people else self._sitting.view(None)
        seat = match.asked
        advance = match.deal() if seat is None else self._attempt(seat, self._unasked(seat))
        assert isinstance(advance, Advance), advance
        self._hear(advance)
        if match.begins_turn:
            self._reporter.tell()
            if before is not None:
                self._watch(before)

    def _unasked(self, seat: Seat) -> Any:
        """The move of a bot, or the only one that a person has."""
        look = self._match.look(seat)
        if seat in self._bots:
            return ask(self._bots[seat], seat, look.view, look.distinct, lambda: look.legal)
        return self._screen.forced(look)

    def _attempt(self, seat: Seat, move: Any) -> Advance | Refusal:
        match = self._match
        return match.attempt(match.occupants[seat], seat, move, match.version)

    def _hear(self, advance: Advance) -> None:
        """Save what happened, then take note of it: what is told is not forgotten any more."""
        match, saver = self._match, self._sitting.saver
        if match.over:  # the last move comes with the result
            saver.save(match.record())
        else:
            saver.add(advance.move, match.record)
        audience = self._screen.texts.you
        for seen in match.seen(audience, since=advance.version - 1):
            self._reporter.hear(seen.events)

    def _watch(self, before: Any) -> None:
        """Show whoever watches bots a new epoch, and wait for them now and then."""
        if self._sitting.view(None).epoch != before.epoch:
            self._sitting.show(None)
        if self._stops and self._screen.is_worth_a_pause(before):
            self._pause()

    def _ask(self, look: Look) -> None:
        """Ask until a legal move is played."""
        console, screen, seat = self._console, self._screen, look.seat
        assert seat is not None
        question = screen.question(look, console.width)
        console.say(question.text)
        self._sitting.saver.sync()
        while True:
            typed = console.ask(f"{screen.texts.prompt(seat)} ")
            if typed is None:
                raise Left
            if obey(self._sitting, typed, seat, question):
                continue
            answer = self._answered(seat, typed, question)
            if isinstance(answer, Advance):
                self._hear(answer)
                console.gap()
                return
            console.tell(answer)

    def _answered(self, seat: Seat, typed: str, question: Question) -> Advance | str:
        """Play what is meant; what to say to it when that cannot be."""
        try:
            attempted = self._attempt(seat, self._screen.read_answer(typed, question.choices))
        except InvalidNotation as error:
            return self._screen.texts.error(error)
        if isinstance(attempted, Refusal):
            return self._screen.refusal(attempted, seat)
        return attempted

    def _pause(self) -> None:
        """In a game of bots alone, wait until the reader wants more."""
        self._sitting.saver.sync()
        while True:
            typed = self._console.ask(f"{self._sitting.catalogue.say('play-pause')} ")
            if typed is None:
                raise Left
            if answer_in(self._sitting.catalogue, typed) == "end":
                self._stops = False
                return
            if not typed.strip():
                return
            if not obey(self._sitting, typed, None, None):
                self._console.tell(self._screen.commands_here(self._sitting.last_commands))
