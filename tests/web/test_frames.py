"""What is framed here is read by the library as it was meant."""

from __future__ import annotations

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from bohnhof.web.frames import frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_text_of_any_length_is_one_frame(size: int) -> None:
    reader = ClientProtocol(parse_uri("ws://here/"), state=State.OPEN)
    text = "é" * (size // 2) + "x" * (size % 2)
    reader.receive_data(frame(text))
    [read] = reader.events_received()
    assert isinstance(read, Frame)
    assert bytes(read.data).decode() == text
