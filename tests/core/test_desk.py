"""Every thread has a state and a log of its own to work on."""

import threading

from heliopolis.core.desk import Desk
from tests.core.toy import STATE, packed


def test_bytes_laid_on_the_desk_are_the_state_that_the_kernel_sees() -> None:
    desk = Desk(STATE)

    desk.memory[:] = packed(turn=1)
    desk.states[0]["epoch"] = 2

    assert desk.memory.tobytes() == packed(turn=1, epoch=2)
    assert desk.log[0, 0] == 0


def test_what_lies_on_a_desk_is_not_seen_by_other_threads() -> None:
    desk = Desk(STATE)
    desk.memory[:] = packed()
    desk.log[0, 0] = 5
    seen: list[tuple[bytes, int]] = []
    other = threading.Thread(
        target=lambda: seen.append((desk.memory.tobytes(), int(desk.log[0, 0])))
    )

    other.start()
    other.join()

    assert seen == [(bytes(STATE.itemsize), 0)]
