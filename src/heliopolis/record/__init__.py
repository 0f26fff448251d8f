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

from heliopolis.record.checks import check_bots, check_hand, check_names, check_words
from heliopolis.record.clock import ClockSetting
from heliopolis.record.files import load_record, save_record
from heliopolis.record.lines import game_named
from heliopolis.record.reading import read_record
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
    "Contradicted",
    "Gap",
    "Hand",
    "NotProvable",
    "Promise",
    "Proved",
    "Record",
    "Seal",
    "Verdict",
    "check_bots",
    "check_hand",
    "check_names",
    "check_words",
    "game_named",
    "load_record",
    "read_record",
    "replay",
    "save_record",
    "table_lines",
    "verify",
    "write_record",
]
