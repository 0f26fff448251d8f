"""Write docs/wire.md and web/src/lib/wire.ts: `python -m tools.wire`.

A test checks that both are fresh.
"""

from .page import PAGE, page
from .typescript import MODULE, module

if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    MODULE.parent.mkdir(parents=True, exist_ok=True)
    MODULE.write_text(module(), encoding="utf-8")
