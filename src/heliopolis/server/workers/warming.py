"""Compiling one game as a process: ``python -m heliopolis.server.workers.warming GAME``.

It says a line for everything that it compiles: its number from 1, and how many there are; 0 while
another process compiles into the same cache.
"""

import sys

from heliopolis.server.workers.inside import Inside


def main() -> None:
    """Compile a game and its bots, and tell the server how far it is."""
    inside = Inside()
    from heliopolis.bots.warmup import warm

    warm(sys.argv[1], lambda number, total: inside.say(b"%d %d" % (number, total)))


if __name__ == "__main__":
    main()
