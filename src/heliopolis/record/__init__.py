"""Games as readable `.ra` files: written, read, replayed and proved.

>>> from heliopolis import record
>>> game = record.read_record('''
... game: ra
... notation: 1
... edition: rio-grande
... seats: Ana, Ben
... suns: 9-6-5-2 8-7-4-3
... result: unfinished
...
... 1. Ana: draw +nile
... 2. Ben: ra, pass
... ''')
>>> [str(move) for move in game.moves]
['draw', '+nile', 'ra', 'pass']
>>> record.verify(game).gaps
(Gap(first=0, last=4, why='no-commitment', opening='suns'),)
"""

from heliopolis.record.clock import ClockSetting
from heliopolis.record.continuation import Continuation
from heliopolis.record.files import load_last_whole, load_record, save_record
from heliopolis.record.lines import game_named
from heliopolis.record.names import check_bots, check_hand, check_names, check_words
from heliopolis.record.reading import Whole, last_whole, read_record
from heliopolis.record.record import NOBODY, PERSON, Hand, Record, Seal, table_lines
from heliopolis.record.replay import replay
from heliopolis.record.text import write_record
from heliopolis.record.verify import (
    Contradicted,
    Gap,
    NotProvable,
    Promise,
    Proved,
    Verdict,
    verify,
)

__all__ = [
    "NOBODY",
    "PERSON",
    "ClockSetting",
    "Continuation",
    "Contradicted",
    "Gap",
    "Hand",
    "NotProvable",
    "Promise",
    "Proved",
    "Record",
    "Seal",
    "Verdict",
    "Whole",
    "check_bots",
    "check_hand",
    "check_names",
    "check_words",
    "game_named",
    "last_whole",
    "load_last_whole",
    "load_record",
    "read_record",
    "replay",
    "save_record",
    "table_lines",
    "verify",
    "write_record",
]
