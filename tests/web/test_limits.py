"""Slow, oversized and frequent requests are refused without affecting anyone else."""

from __future__ import annotations

import asyncio
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bohnhof.rooms.messages.replies import NOT_UNDERSTOOD, TOO_FAST
from bohnhof.web import gate, intake, serve
from bohnhof.web.addresses import Networks, network_of
from bohnhof.web.calls import LARGEST_HEAD
from bohnhof.web.seldom import Seldom
from tests.commands import environment
from tests.patience import PATIENCE, wait_until
from tests.serving import serving
from tests.web.servers import Person, server
from tests.web.wires import CONTINUED, PING, PONG, TEXT, Answer, RawSocket, Wire, frame

Logs = list[Any]
DROPPED = "a peer reads nothing: its connection is dropped"
HEAD, BODY, UNREAD = 11.0, 31.0, 31.0
"""Seconds just above the server's time limits."""


@pytest.fixture
def logs() -> Iterator[Logs]:
    with capture_logs() as found:
        yield found


class Clock:
    """The server's clock, which stands still unless a test advances it."""

    def __init__(self) -> None:
        self.passed = 0.0

    def __call__(self) -> float:
        return self.passed


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr("bohnhof.web.calls.monotonic", found)
    monkeypatch.setattr("bohnhof.web.intake.monotonic", found)
    monkeypatch.setattr(intake, "TICK", 0.01)
    return found


@pytest.fixture
def patient(tmp_path: Path, logs: Logs, clock: Clock) -> Iterator[str]:
    with server(tmp_path) as found:
        yield found


def settle(host: str) -> None:
    """Let a server read all data sent so far."""
    assert is_served(host)


def is_served(host: str) -> bool:
    try:
        with Wire(host) as wire:
            return wire.request("GET /api/bots").status == 200
    except ConnectionError:
        return False


def events(logs: Logs) -> list[str]:
    return [entry["event"] for entry in logs]


# Slow requests


def test_half_a_request_is_not_waited_for(patient: str, clock: Clock, logs: Logs) -> None:
    with ExitStack() as stack:
        wires = [stack.enter_context(Wire(patient)) for _ in range(20)]
        for wire in wires:
            wire.send(b"GET / HTTP/1.1\r\nHost: x\r\nX-More: ")
        settle(patient)
        clock.passed += HEAD
        for wire in wires:
            answer = wire.answer()
            assert (answer.status, answer.reason) == (408, "server-too-slow")
            assert wire.closed() == b""
    assert events(logs) == ["a request comes too slowly: its connection is closed"]


def test_a_silent_connection_is_closed(patient: str, clock: Clock, logs: Logs) -> None:
    with Wire(patient) as wire:
        settle(patient)
        clock.passed += HEAD
        assert wire.closed() == b""
    assert events(logs) == []


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize(("begun", "more"), [(b"", b"\r\n"), (b"GET / HTTP/1.1\r\n", b"X-More: 1\r\n")])
def test_a_line_now_and_then_buys_no_time(
    patient: str, clock: Clock, first: bool, begun: bytes, more: bytes
) -> None:
    """Send empty lines before a request, which the parser skips, or endless headers."""
    with Wire(patient) as wire:
        if not first:
            assert wire.request("GET /api/bots").status == 200
        wire.send(begun)
        for _ in range(3):
            wire.send_while_open(more, 1)
            settle(patient)
            clock.passed += 0.4 * HEAD
        wire.closed()


def test_a_body_that_does_not_come_is_not_waited_for(patient: str, clock: Clock, logs: Logs) -> None:
    with Wire(patient) as wire:
        wire.begin("POST /api/tables", 1000, Content_Type="application/json")
        wire.send(b'{"game":')
        settle(patient)
        clock.passed += BODY
        assert wire.answer().status == 408
        assert wire.closed() == b""
    assert events(logs) == ["a request comes too slowly: its connection is closed"]


def test_what_follows_an_answer_is_not_waited_for_either(patient: str, clock: Clock) -> None:
    """Send the body of a request that was refused without it."""
    with Wire(patient) as wire:
        wire.begin("POST /api/nothing", 1000)
        assert wire.answer().status == 404
        wire.send(b"x" * 999)
        settle(patient)
        clock.passed += BODY
        assert wire.closed() == b""


def test_requests_in_time_are_answered(patient: str, clock: Clock) -> None:
    with Wire(patient) as wire:
        for _ in range(5):
            wire.send(b"POST /api/replays HTTP/1.1\r\nHost: " + patient.encode() + b"\r\nContent-")
            settle(patient)
            clock.passed += 0.9 * HEAD
            wire.send(b"Length: 2\r\n\r\nn")
            settle(patient)
            clock.passed += 0.9 * BODY
            wire.send(b"o")
            assert wire.answer().reason == "server-no-record"


def test_who_reads_nothing_is_cut_off(tmp_path: Path, clock: Clock, logs: Logs) -> None:
    def is_cut_off() -> bool:
        clock.passed += UNREAD
        return DROPPED in events(logs)

    with server(tmp_path, room_for=4096) as host:
        with Wire(host, room_for=4096) as wire:
            wire.begin("GET /api/openapi/openapi.json", Connection="close")
            wait_until(is_cut_off, "it is cut off")
        ann, ben = Person(host), Person(host, "Ben")
        table = ann.begin("me", "friend", "thrifty")
        ben.sit(table)
        page = ann.join(table)
        with RawSocket(host, token=ben.token, room_for=4096) as deaf:
            deaf.text("join", table=table)
            page.until(lambda reply: reply["t"] == "room" and reply["seats"][1]["online"])
            for _ in range(200):
                deaf.text("sync")
            with ThreadPoolExecutor(1) as thread:
                gone = thread.submit(
                    page.until, lambda reply: reply["t"] == "room" and not reply["seats"][1]["online"]
                )
                wait_until(lambda: is_cut_off() and gone.done(), "it is cut off")
                gone.result()


# Oversized requests


@pytest.mark.parametrize(("end", "status"), [(b"\r\n\r\n", 200), (b"xxxx", 431)])
def test_headers_have_a_limit(host: str, end: bytes, status: int) -> None:
    with Wire(host) as wire:
        begun = b"GET /api/bots HTTP/1.1\r\nHost: " + host.encode() + b"\r\nX-More: "
        wire.send(begun + b"x" * (LARGEST_HEAD - len(begun) - 4) + end)
        assert wire.answer().status == status


def test_a_header_of_forty_megabytes_is_not_taken(patient: str, logs: Logs) -> None:
    with Wire(patient) as wire:
        wire.send(b"GET / HTTP/1.1\r\nHost: " + patient.encode() + b"\r\nX-More: ")
        assert not wire.send_while_open(b"x" * (1 << 16), 40 << 4)
    assert events(logs) == ["a request is too large: it is refused"]


def test_what_frames_a_body_has_the_same_limit(host: str) -> None:
    """Send chunks of one byte, or headers after the last chunk."""
    for data in (b"1\r\nx\r\n" * (1 << 15), b"0\r\nX-More: " + b"x" * (1 << 17)):
        with Wire(host) as wire:
            wire.send(b"POST /api/replays HTTP/1.1\r\nHost: " + host.encode())
            wire.send(b"\r\nTransfer-Encoding: chunked\r\n\r\n")
            wire.send_while_open(data, 1)
            assert b" 200 " not in wire.closed()


def test_a_body_of_a_megabyte_passes_whatever_its_pieces(host: str) -> None:
    body = b"x" * (1 << 20)
    with Wire(host) as wire:
        assert wire.request("POST /api/replays", body).reason == "server-no-record"
        assert wire.request("POST /api/replays", body + b"x").status == 413


def test_requests_in_one_packet_are_all_answered(host: str) -> None:
    with Wire(host) as wire:
        one = (
            b"GET /api/bots HTTP/1.1\r\nHost: " + host.encode() + b"\r\nX-More: " + b"x" * 9000 + b"\r\n\r\n"
        )
        wire.send(one * 20)
        assert [wire.answer().status for _ in range(20)] == [200] * 20


def test_a_handshake_that_is_refused_is_answered(host: str) -> None:
    with RawSocket(host, Cookie="x" * 20_000) as wire:
        assert wire.handshake.status == 431
        assert wire.closed() == b""


# Connections


def test_an_address_has_so_many_connections(tmp_path: Path, clock: Clock, logs: Logs) -> None:
    with server(tmp_path, connections=3, proxies="") as host, ExitStack() as stack:
        wires = [stack.enter_context(Wire(host)) for _ in range(3)]
        for _ in range(2):
            with Wire(host) as one_more:
                assert one_more.answer().status == 429
                assert one_more.closed() == b""
        wires[0].socket.close()
        wait_until(lambda: is_served(host), "there is room again")
        assert events(logs) == ["an address has too many connections: more are refused"]
        assert "127.0.0.1" not in str(logs)


def test_sockets_count_as_connections_and_those_of_proxies_do_not(tmp_path: Path) -> None:
    with server(tmp_path, connections=2, proxies="") as host, ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(RawSocket(host))
        assert stack.enter_context(Wire(host)).answer().status == 429
    with server(tmp_path, connections=2, proxies="127.0.0.0/8") as host, RawSocket(host), RawSocket(host):
        assert is_served(host)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("unix", "unix", True),
    ],
)
def test_an_address_is_what_one_customer_has(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) == same


def test_proxies_are_listed_by_address_and_by_network() -> None:
    assert "192.0.2.7" in Networks("*")
    listed = Networks("127.0.0.1, 10.0.0.0/8,2001:db8::/32, nonsense")
    for address in ("127.0.0.1", "::ffff:10.1.2.3", "10.9.9.9", "2001:db8::5"):
        assert address in listed
    for address in ("127.0.0.2", "2001:db9::5", "", "nonsense"):
        assert address not in listed


def test_the_limits_of_requests_are_those_of_a_network(tmp_path: Path) -> None:
    def status(address: str) -> int:
        with Wire(host) as wire:
            return wire.request("GET /api/bots", X_Forwarded_For=address).status

    with server(tmp_path, requests_a_second=0.2) as host:
        assert 429 in [status(f"2001:db8::{number}") for number in range(1, 13)]
        assert status("2001:db8:0:1::1") == 200


# Sockets


def joined(host: str, wire: RawSocket) -> RawSocket:
    wire.text("join", table=Person(host).begin())
    return wire


@pytest.mark.parametrize("kind", [PING, PONG])
def test_control_frames_count_as_messages(tmp_path: Path, kind: int) -> None:
    with server(tmp_path, messages_a_second=1) as host, joined(host, RawSocket(host)) as wire:
        # Send everything at once: the server may close the connection in between.
        wire.send(40 * frame(kind, b"x") + frame(TEXT, b'{"t":"sync"}') + 60 * frame(kind, b"x"))
        assert wire.close_code() == TOO_FAST


def test_empty_fragments_count_as_messages(tmp_path: Path) -> None:
    with server(tmp_path, messages_a_second=1) as host, joined(host, RawSocket(host)) as wire:
        wire.send(frame(TEXT, b"", fin=False) + 100 * frame(CONTINUED, b"", fin=False))
        assert wire.close_code() == TOO_FAST


def test_who_sends_pings_and_reads_nothing_is_cut_off(tmp_path: Path, clock: Clock) -> None:
    def is_cut_off() -> bool:
        clock.passed += UNREAD
        return not wire.send_while_open(frame(PING, b"x" * 125), 10)

    with (
        server(tmp_path, room_for=4096, messages_a_second=20) as host,
        joined(host, RawSocket(host, room_for=4096)) as wire,
    ):
        wait_until(is_cut_off, "it is cut off")


def test_pongs_do_not_pile_up(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check also with unlimited messages."""
    waiting: list[int] = []
    held_up = intake._held_up

    def noted(transport: asyncio.Transport) -> int:
        waiting.append(transport.get_write_buffer_size())
        return held_up(transport)

    monkeypatch.setattr(intake, "_held_up", noted)
    with (
        server(tmp_path, room_for=4096, messages_a_second=1e9) as host,
        joined(host, RawSocket(host, room_for=4096)) as wire,
    ):
        for _ in range(100):
            wire.send(frame(PING, b"x" * 125) * 1000)
        wait_until(lambda: max(waiting) > 1 << 15, "pongs wait")
        settle(host)
        waiting.clear()
        wait_until(lambda: waiting, "the next check")
        assert max(waiting) < 1 << 18


# Expensive requests

EXPENSIVE = [
    ("POST /api/tables", b'{"game":"chess","name":"Ann","seats":[{"who":"me"}]}', 400),
    ("POST /api/replays", b"no record", 400),
    ("GET /api/replays/none", b"", 404),
    ("GET /api/replays/none/frames", b"", 404),
    ("GET /api/tables/none/record", b"", 404),
    ("GET /api/rules/bohnanza?search=third", b"", 200),
]


SELDOM = 1e-6


@pytest.fixture
def two_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow two rare requests at once, and four for all addresses together."""
    monkeypatch.setattr(gate, "BURST", 2 / SELDOM)
    monkeypatch.setattr(gate, "SERVER", 2)


def asked(host: str, line: str, body: bytes = b"", address: str = "192.0.2.1") -> Answer:
    with Wire(host) as wire:
        kind = "application/json" if line.endswith("tables") else "text/plain"
        return wire.request(line, body, X_Forwarded_For=address, Content_Type=kind)


@pytest.mark.parametrize(("line", "body", "status"), EXPENSIVE)
def test_expensive_requests_of_an_address_are_limited(
    tmp_path: Path, two_at_once: None, line: str, body: bytes, status: int
) -> None:
    with server(tmp_path, expensive_a_second=SELDOM) as host:
        assert [asked(host, line, body).status for _ in range(2)] == [status, status]
        refused = asked(host, line, body)
        assert (refused.status, refused.reason) == (429, "server-too-fast")
        assert asked(host, "GET /api/rules/bohnanza").status == 200
        assert asked(host, line, body, "192.0.2.2").status == status


def test_expensive_requests_of_all_together_are_limited(
    tmp_path: Path, two_at_once: None, logs: Logs
) -> None:
    line = "GET /api/rules/bohnanza?search=third"
    with server(tmp_path, expensive_a_second=SELDOM) as host:
        answers = [asked(host, line, address=f"192.0.2.{number}") for number in range(6)]
        assert [answer.status for answer in answers] == [200] * 4 + [429] * 2
        assert answers[-1].reason == "server-busy"
        assert asked(host, "GET /api/rules/bohnanza").status == 200
    assert events(logs) == ["too many expensive requests: some are refused"]


@pytest.mark.parametrize("tag", ["hint", "back"])
def test_hints_and_undos_are_limited(tmp_path: Path, two_at_once: None, tag: str) -> None:
    with server(tmp_path, expensive_a_second=SELDOM) as host:
        ann = Person(host)
        page = ann.join(ann.begin("me", game="al-cabohne-solo"))
        page.act(page.until_view()["moves"][0]["sentence"])
        for allowed in (True, False):
            page.send(tag)
            answer = page.until(lambda reply: reply["t"] in ("hint", "view", "no"))
            assert (answer["t"] != "no") == allowed
        assert answer["reason"]["id"] == "server-too-fast"


# Invalid requests


DEEP = b"[" * 100_000


@pytest.mark.parametrize("body", [DEEP, b'{"game":"\xff\xfe"}', b'{"\xff":1}', b"\xff", b'{"x":' + DEEP])
def test_json_that_cannot_be_read_is_refused_with_a_line(host: str, logs: Logs, body: bytes) -> None:
    with Wire(host) as wire:
        answer = wire.request("POST /api/tables", body, Content_Type="application/json")
        assert (answer.status, answer.reason) == (400, "server-not-understood")
    assert len(logs) <= 1
    assert all(entry["log_level"] == "warning" and "exc_info" not in entry for entry in logs)


@pytest.mark.parametrize("start", ['{"t":"act","sentence":"x","id":1,"t":', '{"x":', ""])
def test_a_message_that_is_nested_too_deeply_closes_the_socket(
    host: str, caplog: pytest.LogCaptureFixture, start: str
) -> None:
    for first in (True, False):
        with RawSocket(host) as wire:
            if not first:
                joined(host, wire).until(TEXT)
            wire.frame(TEXT, (start + "[" * 4000).encode())
            assert wire.close_code() == NOT_UNDERSTOOD
    assert caplog.records == []


def test_a_message_that_is_no_utf_8_closes_the_socket_with_a_line(
    tmp_path: Path, logs: Logs, caplog: pytest.LogCaptureFixture
) -> None:
    with server(tmp_path) as host:
        for data in (b"\xff", b"\xff" * 200):
            for _ in range(2):
                with RawSocket(host) as wire:
                    wire.frame(TEXT, data)
                    assert wire.close_code() == 1007
    assert events(logs) == ["a message is not valid UTF-8: its socket is closed"]
    assert caplog.records == []


def test_what_is_no_request_is_logged_once_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "WARNINGS", Seldom())
    with server(tmp_path) as host:
        for _ in range(5):
            with Wire(host) as wire:
                wire.send(b"nonsense\r\n\r\n")
                assert wire.answer().status == 400
    assert [record.message for record in caplog.records] == ["Invalid HTTP request received."]


def test_a_line_about_the_same_comes_again_after_a_minute(
    logs: Logs, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("bohnhof.web.seldom.monotonic", lambda: now)
    seldom = Seldom()
    for _ in range(3):
        seldom.warn("too much")
        seldom.warn("too long")
        now += 59.9 / 2
    now += 1
    seldom.warn("too much")
    assert [(entry["event"], entry.get("left_out")) for entry in logs] == [
        ("too much", None),
        ("too long", None),
        ("too much", 2),
    ]


# File descriptors

MOST = 160
SERVE = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({MOST}, {MOST}))
from bohnhof.web import serve
from bohnhof.web.settings import Settings
settings = Settings(sys.argv[1], port=int(sys.argv[3]), connections=10_000, head_seconds={PATIENCE})
serve.serve(settings, open_browser=False, any_port=False, for_others="")
"""


def test_when_descriptors_run_out_it_is_logged_and_who_is_there_plays_on(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SERVE, f"sqlite:///{tmp_path / 'tables.db'}"]
    ended_by = signal.SIGTERM
    with serving(command, tmp_path, environment(), ended_by=ended_by) as served, ExitStack() as stack:
        there = stack.enter_context(Wire(served.host))
        assert there.request("GET /api/bots").status == 200
        ann = Person(served.host)
        page = ann.join(ann.begin())
        page.until_view()
        crowd = [stack.enter_context(Wire(served.host)) for _ in range(MOST)]
        for wire in crowd:
            wire.send_while_open(b"GET / HTTP/1.1\r\nX-More: ", 1)
        wait_until(lambda: len(answered(crowd)) > MOST / 2, "many are refused")
        for wire in answered(crowd):
            assert wire.answer().status == 503
        assert served.told().count("file descriptors run out") == 1
        page.send("sync")
        page.until_view()
        for wire in crowd:
            wire.socket.close()
        wait_until(lambda: is_served(served.host), "there is room again")


def answered(wires: list[Wire]) -> list[Wire]:
    ready, _, _ = select.select([wire.socket for wire in wires], [], [], 0)
    return [wire for wire in wires if wire.socket in ready]


def test_a_server_takes_as_many_descriptors_as_it_may(tmp_path: Path) -> None:
    code = (
        "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (100, 300)); "
        "from bohnhof.web.intake import take_descriptors; take_descriptors(); "
        "print(r.getrlimit(r.RLIMIT_NOFILE))"
    )
    found = subprocess.check_output([sys.executable, "-c", code], env=environment(), timeout=PATIENCE)
    assert found.strip() == b"(300, 300)"
