"""Links in the local network, and who may open a server to it."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bohnhof.web import network
from tests.needs import lacking
from tests.patience import PATIENCE
from tests.web.servers import Person, server

LAN = "127.0.0.2"
"""Stands for the computer's address in the network."""


@pytest.fixture(autouse=True)
def lan(monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        with socket.socket() as probe:
            probe.bind((LAN, 0))
    except OSError:
        lacking(f"{LAN} is no address of this computer", "test on Linux, or add it to the loopback interface")
    monkeypatch.setattr(network, "lan_address", lambda: LAN)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[str]:
    with server(tmp_path, opens=True) as found:
        yield found


def call(place: str, method: str, path: str = "/api/reach", **headers: str) -> tuple[int, Any]:
    """Send a request to an address. Return the status and the response."""
    connection = http.client.HTTPConnection(place, timeout=PATIENCE)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers=named)
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    return answer.status, json.loads(text)


def at_lan(place: str) -> str:
    return place.replace("127.0.0.1", LAN)


def test_a_server_for_one_computer_is_opened_by_who_sits_at_it(place: str) -> None:
    status, here = call(place, "GET")
    assert (status, here["only_here"], here["may_open"]) == (200, True, True)
    with pytest.raises(ConnectionRefusedError):
        call(at_lan(place), "GET")
    for _ in range(2):  # the second call changes nothing
        status, opened = call(place, "POST")
        assert (status, opened["only_here"], opened["address"]) == (200, False, f"http://{at_lan(place)}")
    status, there = call(at_lan(place), "GET")
    assert (status, there["only_here"], there["address"], there["may_open"]) == (200, False, None, False)
    ann = Person(place, "Ann")
    table = ann.begin("me", "friend", "thrifty")
    ben = Person(at_lan(place), "Ben")
    ben.sit(table)
    assert ben.join(table).until(lambda reply: reply["t"] == "room")["begun"]
    assert call(at_lan(place), "GET", Host="evil.example")[0] == 421


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "beans.example"},
        {"Origin": "http://evil.example"},
        {"X_Forwarded_For": "203.0.113.9"},
        {"X_Forwarded_Proto": "https"},
        {"Forwarded": "for=203.0.113.9"},
    ],
)
def test_nobody_else_opens_it(place: str, headers: dict[str, str]) -> None:
    assert call(place, "POST", **headers)[0] in (403, 421)
    with pytest.raises(ConnectionRefusedError):
        call(at_lan(place), "GET")


def test_who_came_over_the_network_opens_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path, opens=True, host="0.0.0.0") as place:
        assert call(place, "POST")[0] == 403
        _, here = call(place, "GET")
        assert (here["only_here"], here["address"]) == (False, f"http://{at_lan(place)}")
        _, there = call(place, "GET", Host="192.0.2.77:1234")
        assert (there["only_here"], there["address"], there["may_open"]) == (False, None, False)
    with server(tmp_path / "site", opens=True, site="https://beans.example") as place:
        assert call(place, "POST", Host="127.0.0.1")[0] == 403
        assert call(place, "GET", Host="127.0.0.1")[1]["address"] == "https://beans.example"


def test_where_the_network_cannot_be_opened_that_is_said(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind((LAN, int(place.partition(":")[2])))
        taken.listen()
        status, answer = call(place, "POST")
    assert (status, answer["reason"]["id"]) == (409, "server-not-opened")
    monkeypatch.setattr(network, "lan_address", lambda: None)
    status, answer = call(place, "POST")
    assert (status, answer["reason"]["id"]) == (409, "server-no-network")
    assert call(place, "GET")[1]["only_here"]
