"""Write docs/wire.md and web/src/lib/wire.ts: `python -m tools.wire`.

A test checks that both are fresh. With `--corpus` it writes one of everything that this version
sends, for later ones to read: once, when the version is new.
"""

import argparse

from heliopolis.wire import VERSION

from .corpus import corpus_of, lines
from .page import PAGE, page
from .typescript import MODULE, module

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpus", action="store_true", help="write the corpus of this version")
    if parser.parse_args().corpus:
        corpus_of(VERSION).write_text(lines(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
    MODULE.parent.mkdir(parents=True, exist_ok=True)
    MODULE.write_text(module(), encoding="utf-8")
