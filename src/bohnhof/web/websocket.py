"""Apply limits to WebSockets."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from bohnhof.live.page import Line
from bohnhof.rooms.messages.replies import TOO_FAST
from bohnhof.web.intake import Intake
from bohnhof.web.protocols import LINE


class WebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with limits: control frames and fragments count as messages.

    Errors that uvicorn does not handle close the socket.
    """

    EXTENDS = (WebSocketsSansIOProtocol,)
    USES: tuple[str, ...] = (
        *("close_sent", "conn", "curr_msg_data_type", "frames", "handle_parser_exception"),
        *("handshake_initiated", "response", "scope", "transport", "writable"),
    )

    def __init__(self, intake: Intake, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.line = Line()
        self._intake = intake

    def connection_lost(self, exc: Exception | None) -> None:
        self._intake.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # uvicorn leaves a rejected one unanswered
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LINE] = {LINE: self.line}

    def handle_ping(self) -> None:
        if not self._takes():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # no pongs for a peer that reads nothing

    def handle_pong(self, event: Frame) -> None:
        if self._takes():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._takes():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would log a traceback
                self._intake.seldom.warn("a message is not valid UTF-8: its socket is closed")
                self._fail(1007)
                return
        super().send_receive_event_to_app()

    def _takes(self) -> bool:
        """Count a control frame or a fragment. Return whether it should be handled."""
        page = self.line.page
        if page is not None and not page.bucket.takes():
            self._fail(TOO_FAST)
        return not self.close_sent

    def _fail(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()
