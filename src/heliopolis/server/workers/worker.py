"""One worker as a process: ``python -m heliopolis.server.workers.worker [BOT_FILE:CLASS …]``."""

import sys

from heliopolis.server.workers.inside import Inside


def main() -> None:
    """Settle down before anything is imported that takes a while, then work."""
    inside = Inside()
    from heliopolis.server.workers.thinking import work

    work(inside, sys.argv[1:])


if __name__ == "__main__":
    main()
