"""Identity under HTTPS: a cookie that only this host can set, and migration of the old one."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie

import pytest

from bohnhof.web.people import COOKIE, SECURE_COOKIE, new_token
from tests.patience import PATIENCE
from tests.web.servers import Person, server
from tests.web.test_api import NEW, call

SITE = "https://beans.example"
TOKEN = new_token()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("site"), site=SITE) as found:
        yield found


def cookies(headers: list[tuple[str, str]]) -> dict[str, Morsel[str]]:
    """Return the cookies that a response sets."""
    found = [SimpleCookie(value) for name, value in headers if name.lower() == "set-cookie"]
    return {name: morsel for cookie in found for name, morsel in cookie.items()}


def asked(host: str, path: str, cookie: str) -> tuple[object, list[tuple[str, str]]]:
    """Return the response to a page under HTTPS, with the headers."""
    connection = http.client.HTTPConnection(host, timeout=PATIENCE)
    connection.request("GET", path, headers={"Host": "beans.example", "Cookie": cookie})
    answer = connection.getresponse()
    body = json.loads(answer.read())
    connection.close()
    return body, answer.getheaders()


def test_a_cookie_under_https_can_be_set_by_this_host_alone(site: str) -> None:
    status, headers, _ = call(site, "/api/tables", NEW, Host="beans.example", Origin=SITE)
    assert status == 201
    (name, morsel), *others = cookies(list(headers.items())).items()
    assert not others
    assert name == SECURE_COOKIE == "__Host-bohnhof"
    assert (morsel["secure"], morsel["httponly"], morsel["path"], morsel["domain"]) == (True, True, "/", "")


def test_who_has_the_cookie_from_before_keeps_the_seats_and_gets_the_new_one(site: str) -> None:
    table = Person(site, token=TOKEN).begin()
    told, headers = asked(site, "/api/tables", f"{COOKIE}={TOKEN}")
    assert [line["table"] for line in told["mine"]] == [table]  # type: ignore[index]
    given = cookies(headers)
    assert (given[SECURE_COOKIE].value, given[SECURE_COOKIE]["secure"]) == (TOKEN, True)
    assert given[COOKIE]["max-age"] == "0"
    assert ("cache-control", "no-store") in headers
    told, headers = asked(site, "/api/tables", f"{SECURE_COOKIE}={TOKEN}")
    assert [line["table"] for line in told["mine"]] == [table]  # type: ignore[index]
    assert cookies(headers) == {}


def test_the_new_cookie_counts_where_there_are_both(site: str) -> None:
    other = new_token()
    table = Person(site, token=other).begin()
    told, headers = asked(site, "/api/tables", f"{COOKIE}={TOKEN}; {SECURE_COOKIE}={other}")
    assert [line["table"] for line in told["mine"]] == [table]  # type: ignore[index]
    assert cookies(headers) == {}


def test_what_is_no_token_of_ours_is_not_written_into_a_header(site: str) -> None:
    for value in ("short", '"' + "x" * 40 + '\\015\\012set-cookie: evil=1"', "x" * 129):
        assert cookies(asked(site, "/api/tables", f"{COOKIE}={value}")[1]) == {}


def test_without_https_the_cookie_stays_the_same(host: str) -> None:
    _, headers, _ = call(host, "/api/tables", Cookie=f"{COOKIE}={TOKEN}")
    assert "set-cookie" not in headers
