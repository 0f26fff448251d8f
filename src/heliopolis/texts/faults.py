"""What a disk refuses, in words: Python knows the words of the system in English only."""

import errno

from heliopolis.texts.catalogue import Catalogue


def fault_said(catalogue: Catalogue, fault: Exception) -> str:
    """Why the system refused something; a rare reason in its own words."""
    number = getattr(fault, "errno", None)
    key = f"fault-{errno.errorcode.get(number, '').lower()}" if number else ""
    if key and catalogue.has(key):
        return catalogue.say(key)
    return getattr(fault, "strerror", None) or str(fault)
