"""Whether distinct moves go about a turn in one order or in any: see `distinct.py`."""

from typing import Final

from heliopolis.core.compile import constant

ANY_ORDER: Final = constant(0)
IN_ORDER: Final = constant(1)
