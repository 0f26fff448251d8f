"""The seed of a bot's move: the same in every process, and known to nobody before the end."""

import hmac

from heliopolis.server.tables.document import Document


def bot_seed(document: Document, version: int) -> int:
    """The seed of the decision at a version, from the secret that deals the game."""
    secret = bytes.fromhex(document.seals[-1].secret if document.seals else document.seed)
    digest = hmac.digest(secret, b"heliopolis bot\n" + version.to_bytes(8, "big"), "sha256")
    return int.from_bytes(digest[:8], "big")
