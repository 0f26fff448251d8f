"""One game between people and bots, without network, files, clock or words.

>>> from heliopolis import games, match
>>> game = games.make_game("ra", 2)
>>> ana, bot = match.Person("ana"), match.Bot("merchant")
>>> table = match.propose(game, ["Ana", "Merchant 1"], [ana, bot], secret=bytes(32)).start()
>>> table.version, table.asked
(0, 0)
>>> table.attempt(ana, 0, "draw", version=0)
Advance(version=1, actor=0, move=Draw(), time=None)
>>> str(table.deal().move)
'+pharaoh'
>>> print(table.attempt(ana, 0, "draw", version=2))
not-your-turn: seat=0
"""

from heliopolis.match.audience import Advance, Look, Result, Seen
from heliopolis.match.course import cut
from heliopolis.match.match import Chance, Match
from heliopolis.match.occupants import NOBODY, Bot, Nobody, Occupant, Person
from heliopolis.match.opening import Proposal, fits, open_with, propose, propose_on, resume
from heliopolis.match.told import Ended

__all__ = [
    "NOBODY",
    "Advance",
    "Bot",
    "Chance",
    "Ended",
    "Look",
    "Match",
    "Nobody",
    "Occupant",
    "Person",
    "Proposal",
    "Result",
    "Seen",
    "cut",
    "fits",
    "open_with",
    "propose",
    "propose_on",
    "resume",
]
