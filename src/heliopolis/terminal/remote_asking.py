"""Asking the person at a seat of a server's table, and sending what is answered."""

import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from heliopolis.core.contract import CHANCE
from heliopolis.core.errors import InvalidNotation
from heliopolis.terminal.remote_api import refusal_of
from heliopolis.terminal.remote_prompt import RemotePrompt
from heliopolis.terminal.remote_table import clocks_said
from heliopolis.terminal.screens.question import Question
from heliopolis.wire import client
from heliopolis.wire.server import Refused, Update

_ID_BYTES: Final = 12
_BREATH: Final = 1.0
"""So many seconds a server gets that was sent too much; a person is never so fast."""

Send = Callable[[client.ClientMessage], None]


def new_id() -> str:
    """An id that no command of this seat has had."""
    return secrets.token_urlsafe(_ID_BYTES)


class Asking:
    """One question at a time, from the table as it was told last.

    While a move is on its way nobody is asked, for its answer may be that the game has moved on.
    """

    def __init__(self, prompt: RemotePrompt, send: Send) -> None:
        self.question: Question | None = None
        self._prompt = prompt
        self._send = send
        self._on_its_way: client.Move | None = None
        self._has_seen = False
        """Whether the whole table was seen in this turn."""

    def hear(self, update: Update) -> None:
        """Take note of moves: what was asked before them is asked no more."""
        known = self._prompt.known
        if update.moves:
            if self.question is not None:
                self._prompt.console.gap()
            self.question = None
        if any(seen.actor not in (known.seat, CHANCE) for seen in update.moves):
            self._has_seen = False

    def withdraw(self) -> None:
        """Ask no more: somebody else plays the seat."""
        self.question = None

    def consider(self) -> None:
        """Ask if the seat is asked; a move to which there is no other is sent by itself."""
        prompt, look = self._prompt, self._prompt.known.look
        if look is None or self._on_its_way is not None or self.question is not None:
            return
        if prompt.known.bids_itself:
            return
        forced = prompt.screen.forced(look)
        if forced is not None:
            self._play(forced)
            return
        prompt.show(look.seat, whole=not self._has_seen)
        self._has_seen = True
        assert prompt.known.update is not None
        times = clocks_said(prompt.known.update.clocks, prompt.screen.texts)
        if times:
            prompt.console.tell(times)
        self.question = prompt.screen.question(look, prompt.console.width)
        prompt.console.say(self.question.text)

    @property
    def waits(self) -> bool:
        """Whether an answer is waited for."""
        return self.question is not None and self._on_its_way is None

    def answer(self, typed: str) -> None:
        """Send what is meant, or say why that cannot be."""
        assert self.question is not None
        screen = self._prompt.screen
        try:
            move = screen.read_answer(typed, self.question.choices)
        except InvalidNotation as error:
            self._prompt.console.tell(screen.texts.error(error))
            return
        self._play(move)

    def _play(self, move: Any) -> None:
        self._on_its_way = client.Move(new_id(), self._prompt.known.version, str(move))
        self._send(self._on_its_way)

    def repeat(self) -> None:
        """Send again what may have got lost with the line; the server does it once."""
        if self._on_its_way is not None:
            self._send(self._on_its_way)

    def accepted(self, command: str) -> None:
        """A command was done."""
        if self._on_its_way is not None and self._on_its_way.id == command:
            self._on_its_way = None
            self.question = None

    def refused(self, message: Refused) -> None:
        """A command was not done; say why, and ask again.

        What came too fast nobody has read, so it has no id; a move is then sent once more.
        """
        mine = self._on_its_way is not None and message.id in (self._on_its_way.id, "")
        if mine and message.refusal.code == "too-fast":
            time.sleep(_BREATH)
            self.repeat()
            return
        if mine:
            self._on_its_way = None
        prompt = self._prompt
        refusal = refusal_of(message.refusal)
        seat = prompt.known.seat
        texts = prompt.screen.texts
        prompt.console.tell(
            texts.refusal(refusal) if seat is None else prompt.screen.refusal(refusal, seat)
        )
