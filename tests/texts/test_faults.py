"""What a disk refuses, in every language."""

import errno
import os

import pytest

from heliopolis.texts.faults import fault_said
from tests.texts.tables import catalogue


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", os.strerror(errno.ENOSPC)),
        ("pt-BR", "não há mais espaço em disco"),
        ("de", "kein Platz mehr auf dem Datenträger"),
    ],
)
def test_a_full_disk_is_told_in_the_language_of_the_screen(language: str, said: str) -> None:
    fault = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    assert fault_said(catalogue(language), fault) == said


@pytest.mark.parametrize(
    "fault", [OSError(errno.EIO, "a rare reason"), RuntimeError("a rare reason")]
)
def test_a_rare_reason_is_told_as_the_system_says_it(fault: Exception) -> None:
    assert fault_said(catalogue("de"), fault) == "a rare reason"
