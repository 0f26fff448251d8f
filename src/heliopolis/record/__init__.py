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
>>> str(record.verify(game))
'not provable: the suns and moves 1 to 4 have no commitment'
"""

from heliopolis.record.files import load_record, save_record
from heliopolis.record.reading import read_record
from heliopolis.record.record import Record, Seal, check_bots, check_names, check_words
from heliopolis.record.replay import replay
from heliopolis.record.text import write_record
from heliopolis.record.verify import Contradicted, Gap, NotProvable, Proved, Verdict, verify

__all__ = [
    "Contradicted",
    "Gap",
    "NotProvable",
    "Proved",
    "Record",
    "Seal",
    "Verdict",
    "check_bots",
    "check_names",
    "check_words",
    "load_record",
    "read_record",
    "replay",
    "save_record",
    "verify",
    "write_record",
]
