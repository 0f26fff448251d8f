"""Whatever arrives is a message or is refused by name, and takes no more memory than it should."""

import json
import tracemalloc
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis import wire
from heliopolis.core.errors import InvalidMessage
from heliopolis.wire.client import ClientMessage
from heliopolis.wire.rest import ASKED
from tests.wire.fuzz import CODES, frames, fuzz, judge
from tools.wire import examples

PLAIN = [json.loads(wire.encode_client(said)) for said in examples.SAID]

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
values = st.recursive(scalars, lambda some: st.lists(some) | st.dictionaries(st.text(), some))


def test_a_hundred_thousand_frames_are_messages_or_refused() -> None:
    found = fuzz(100_000)

    assert found.total() == 200_000
    names = {kind.__name__ for kind in (*get_args(ClientMessage), *ASKED)}
    assert set(found) == names | set(CODES)
    assert all(found[code] > 20 for code in CODES)


@given(st.binary() | st.text().map(str.encode))
def test_any_bytes_are_refused_by_name(data: bytes) -> None:
    assert judge(data) in CODES


@given(st.sampled_from(PLAIN), st.data())
def test_any_value_in_a_field_is_a_message_or_refused(said: dict[str, Any], data: Any) -> None:
    field = data.draw(st.sampled_from(sorted(said)))

    judge(json.dumps(said | {field: data.draw(values)}).encode())


@given(st.sampled_from(PLAIN), st.text(), values)
def test_a_field_that_nobody_knows_is_never_let_in(
    said: dict[str, Any], name: str, value: Any
) -> None:
    if name not in said and name != "secret":
        code = judge(json.dumps(said | {name: value}).encode())

        assert code in ("no-message", "message-too-long")


@pytest.mark.parametrize("text", ['{"type":"ping","id":"\ud800"}', "\ud800", '"\\ud800"'])
def test_half_a_sign_is_refused_and_can_be_told(text: str) -> None:
    with pytest.raises(InvalidMessage) as refused:
        wire.decode_client(text)

    assert refused.value.refusal.parameters["what"].encode()


def test_frames_leave_nothing_behind_and_take_little_while_they_are_read() -> None:
    some = list(frames(3000, seed=1))
    judge(some[0])
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for data in some:
        judge(data)
    after, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert most - before < 300_000
    assert after - before < 100_000
