"""``python -m heliopolis``: the command line."""

import sys

from heliopolis.cli import main

sys.exit(main())
