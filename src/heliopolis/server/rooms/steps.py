"""Changes of a table that is played: seats change hands, clocks fall, people agree to end it.

Each is a `Step`: from the document, its match and the wall time to the next document, or a refusal
by name. They change the match too, so that it and the document say the same.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from heliopolis.bots.registry import DEFAULT
from heliopolis.core.contract import Seat
from heliopolis.core.errors import Refusal
from heliopolis.match import Bot, Match, Person
from heliopolis.server.rooms.attention import is_abandoned
from heliopolis.server.rooms.room import Step
from heliopolis.server.tables.document import Document, HandDocument, with_seat
from heliopolis.server.tables.notes import with_notes
from heliopolis.server.tables.playing import given_up, standing_of
from heliopolis.server.tables.sealing import commit, reveal, time_is_up

Outcome = Document | Refusal
_NOT_BEGUN = Refusal("not-playing", {"stage": "gathering"})


def hand_to_bot(seat: Seat, bot: str) -> Step:
    """Let a bot play a seat from now on; a person's seat stays the person's."""

    def step(document: Document, match: Match | None, now: int) -> Outcome:
        if match is None:
            return _NOT_BEGUN
        refusal = match.sit(seat, Bot(bot), _time(document, now))
        if refusal is not None:
            return refusal
        field = "substitute" if document.seats[seat].kind == "person" else "bot"
        handed = with_notes(with_seat(document, seat, **{field: bot}))
        return _agreed(_with_hands(handed, match), match, document.agreed)

    return step


def take_back_seat(seat: Seat) -> Step:
    """Let the person play whose seat a bot has been playing."""

    def step(document: Document, match: Match | None, now: int) -> Outcome:
        if match is None:
            return _NOT_BEGUN
        if document.seats[seat].kind != "person":
            return Refusal("not-your-seat", {"seat": seat})
        refusal = match.sit(seat, Person(str(seat)), _time(document, now))
        if refusal is not None:
            return refusal
        return _with_hands(with_seat(document, seat, substitute=""), match)

    return step


def clock_fell(document: Document, match: Match | None, now: int) -> Outcome:
    """Let a bot play on for whoever has no time left; the person may take the seat back."""
    seat = None if match is None else match.fallen(_time(document, now))
    if seat is None:
        return Refusal("clock-runs", {})
    return hand_to_bot(seat, DEFAULT)(document, match, now)


def deadline_passed(document: Document, match: Match | None, now: int) -> Outcome:
    """Go on with sealing without those who are silent."""
    if document.stage != "sealing" or document.deadline is None or now < document.deadline:
        return Refusal("not-sealing", {})
    return time_is_up(document, now)


def committed(seat: Seat, commitment: str) -> Step:
    """Hear a promise."""

    def step(document: Document, match: Match | None, now: int) -> Outcome:
        return commit(document, seat, commitment, now)

    return step


def revealed(seat: Seat, word: str) -> Step:
    """Hear a word that was promised."""

    def step(document: Document, match: Match | None, now: int) -> Outcome:
        return reveal(document, seat, word)

    return step


def stand(seat: Seat, limit: int | None) -> Step:
    """Bid for a seat up to a limit by itself, or with None no more."""

    def step(document: Document, match: Match | None, now: int) -> Outcome:
        if match is None:
            return _NOT_BEGUN
        who = Person(str(seat))
        refusal = match.withdraw(who, seat) if limit is None else match.stand(who, seat, limit)
        return refusal or replace(document, standing=standing_of(match))

    return step


def seen(version: int, step: Step) -> Step:
    """Do something only if it was decided at this version: not in an auction that came later."""

    def checked(document: Document, match: Match | None, now: int) -> Outcome:
        if match is not None and match.version != version:
            return Refusal("old-version", {"version": version, "current": match.version})
        return step(document, match, now)

    return checked


def agree_end(seat: Seat) -> Step:
    """One more person agrees to end the game without a result; the last one ends it."""

    def step(document: Document, match: Match | None, now: int) -> Outcome:
        if match is None:
            return _NOT_BEGUN
        if match.occupants[seat] != Person(str(seat)):
            return Refusal("not-your-seat", {"seat": seat})
        if document.ended == "agreed" and seat in document.agreed:  # it is said once more
            return document
        return _agreed(document, match, (*document.agreed, seat))

    return step


def disagree_end(seat: Seat) -> Step:
    """A person would rather play on after all."""

    def step(document: Document, match: Match | None, now: int) -> Outcome:
        if match is None:
            return _NOT_BEGUN
        if match.over:
            return Refusal("not-playing", {"stage": document.stage})
        return replace(document, agreed=tuple(one for one in document.agreed if one != seat))

    return step


def _agreed(document: Document, match: Match, agreed: Iterable[Seat]) -> Outcome:
    """End the game where all who still play agree; whoever has left agrees to nothing."""
    people = set(match.people)
    kept = people & set(agreed)
    if kept and kept == people:
        refusal = match.agree_end()
        if refusal is not None:
            return refusal
    return replace(document, agreed=tuple(sorted(kept)))


def moved_clock(milliseconds: int) -> Step:
    """Let the game's own time stand still for as long as nobody served it."""

    def step(document: Document, match: Match | None, now: int) -> Outcome:
        deadline = None if document.deadline is None else document.deadline + milliseconds
        return replace(document, began=document.began + milliseconds, deadline=deadline)

    return step


def left_alone(document: Document, match: Match | None, now: int) -> Outcome:
    """End a game in which nobody has done anything for long."""
    if not is_abandoned(document, match, now):
        return Refusal("clock-runs", {})
    return abandon(document, match, now)


def abandon(document: Document, match: Match | None, now: int) -> Outcome:
    """End a game that nobody plays on; a table that never began just ends."""
    if match is None:
        return given_up(document)
    return match.abandon() or document


def _time(document: Document, now: int) -> int:
    return max(0, now - document.began)


def _with_hands(document: Document, match: Match) -> Document:
    """The document with who sits where; who leaves a seat leaves no standing bid behind."""
    hands = match.record().hands
    kept = tuple(HandDocument(hand.after, hand.seat, hand.occupant, hand.at) for hand in hands)
    return replace(document, hands=kept, standing=standing_of(match))
