"""What things bring and cost by the rulebook: each number in one place.

Numbers of tiles are in `tiles`, those that depend on the players in `suns`.
"""

from typing import Final

from heliopolis.core.compile import constant

GOD_POINTS: Final = 2
"""R-7.1."""
GOLD_POINTS: Final = 3
"""R-7.2."""
PHARAOH_PRIZE: Final = constant(5)
PHARAOH_PENALTY: Final = constant(2)
"""R-7.3: for the most pharaohs, and for the fewest."""
SUNS_PRIZE: Final = constant(5)
SUNS_PENALTY: Final = constant(5)
"""R-8.2: for the highest sum of suns, and for the lowest."""
TILES_OF_A_DISASTER: Final = 2
"""R-5.1: how many tiles each disaster takes."""
