"""Host names that the server accepts, and websites that may call it."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bohnhof.web.origins import Origins, SiteError, read_site
from bohnhof.web.settings import Settings
from tests.patience import PATIENCE
from tests.web.servers import server

NEW = json.dumps(
    {"game": "bohnanza", "name": "Ann", "seats": [{"who": "me"}, *[{"who": "bot", "bot": "thrifty"}] * 2]}
)
SITE = "https://beans.example"


@pytest.mark.parametrize(
    ("site", "origin"),
    [
        ("https://beans.example", "https://beans.example"),
        ("https://beans.example/", "https://beans.example"),
        ("HTTPS://Beans.Example:443", "https://beans.example"),
        ("http://beans.example:80/", "http://beans.example"),
        ("http://beans.example:443", "http://beans.example:443"),
        ("http://192.168.0.7:8000", "http://192.168.0.7:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("http://my_pc:8000", "http://my_pc:8000"),
        ("https://böhnchen.example", "https://xn--bhnchen-90a.example"),
    ],
)
def test_a_site_is_kept_as_browsers_write_it(site: str, origin: str) -> None:
    assert read_site(site) == origin
    assert Settings("", site=site).site == origin


@pytest.mark.parametrize(
    "site",
    [
        *("", "beans.example", "beans.example:8000", "//beans.example", "ftp://beans.example", "https://"),
        *(
            "https:///path",
            "https://beans.example/path",
            "https://beans.example?x=1",
            "https://beans.example#x",
        ),
        *("https://ann@beans.example", "https://ann:secret@beans.example", "https://beans.example:port"),
        *(
            "https://beans.example:99999",
            "https://beans example",
            "https://beans..example",
            "null",
            "file://",
        ),
    ],
)
def test_what_is_no_site_is_refused(site: str) -> None:
    with pytest.raises(SiteError, match="write it as https://beans"):
        Settings("", site=site)


def judged(host: str | None, origin: str | None, site: str | None, loopback: bool = True) -> str:
    """Return the decision on a request with these headers."""
    headers = [(b"host", host), (b"origin", origin)]
    scope = {"headers": [(name, value.encode()) for name, value in headers if value is not None]}
    origins = Origins(site, loopback)
    if not origins.is_known(scope):
        return "unknown"
    return "foreign" if origins.is_foreign(scope) else "own"


@pytest.mark.parametrize(
    ("host", "origin", "site", "outcome"),
    [
        ("127.0.0.1:8000", None, None, "own"),
        ("127.0.0.1:8000", "http://127.0.0.1:8000", None, "own"),
        ("[::1]:8000", "http://[::1]:8000", None, "own"),
        ("LocalHost:8000", "http://localhost:8000", None, "own"),
        ("127.0.0.1:8000", "http://127.0.0.1:8001", None, "foreign"),
        ("127.0.0.1:8000", "http://localhost:8000", None, "foreign"),
        ("127.0.0.1:8000", "null", None, "foreign"),
        ("127.0.0.1:8000", "file://", None, "foreign"),
        ("127.0.0.1:8000", "about:blank", None, "foreign"),
        ("127.0.0.1:8000", "", None, "foreign"),
        ("127.0.0.1:8000@evil", None, None, "unknown"),
        ("evil@127.0.0.1:8000", None, None, "unknown"),
        ("127.0.0.1:8000:8000", None, None, "unknown"),
        ("127.0.0.1, evil.example", None, None, "unknown"),
        ("testserver", None, None, "unknown"),
        ("", None, None, "unknown"),
        (None, None, None, "unknown"),
        ("beans.example", SITE, SITE, "own"),
        ("beans.example", None, SITE, "own"),
        ("beans.example:443", SITE, SITE, "own"),
        ("127.0.0.1:8000", "http://127.0.0.1:8000", SITE, "own"),
        ("127.0.0.1:8000", SITE, SITE, "own"),
        ("beans.example", "http://beans.example", SITE, "foreign"),
        ("beans.example", "https://beans.example:444", SITE, "foreign"),
        ("beans.example", "https://evil.beans.example", SITE, "foreign"),
        ("evil.example", "https://evil.example", SITE, "unknown"),
        ("beans.example", "https://beans.example:8443", "https://beans.example:8443", "own"),
    ],
)
def test_a_server_on_loopback_answers_to_its_own_names_and_pages(
    host: str | None, origin: str | None, site: str | None, outcome: str
) -> None:
    assert judged(host, origin, site) == outcome


@pytest.mark.parametrize(
    ("host", "origin", "outcome"),
    [
        ("pc.home:8000", "http://pc.home:8000", "own"),
        ("pc.home:8000", "https://pc.home:8000", "own"),
        ("pc.home:8000", "http://evil.example", "foreign"),
        ("pc.home:8000@evil", None, "unknown"),
        (None, None, "own"),
        (None, "http://evil.example", "foreign"),
    ],
)
def test_a_server_for_others_answers_to_any_name(host: str | None, origin: str | None, outcome: str) -> None:
    assert judged(host, origin, None, loopback=False) == outcome


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("site"), site=SITE) as found:
        yield found


def status(host: str, *headers: tuple[str, str]) -> int:
    """Return the status of a real server's response to a new table with exactly these headers."""
    connection = http.client.HTTPConnection(host, timeout=PATIENCE)
    connection.putrequest("POST", "/api/tables", skip_host=True)
    for name, value in (*headers, ("Content-Type", "application/json"), ("Content-Length", str(len(NEW)))):
        connection.putheader(name, value)
    connection.endheaders(NEW.encode())
    found = connection.getresponse().status
    connection.close()
    return found


def test_a_real_server_reads_all_host_and_origin_headers(site: str) -> None:
    own = ("Host", "beans.example")
    assert status(site, own, ("Origin", SITE)) == 201
    assert status(site, own, ("Origin", "http://beans.example")) == 403
    assert status(site, own, ("Origin", SITE), ("Origin", "https://evil.example")) == 403
    assert status(site, ("Host", f"{site}@evil")) == 421
    assert status(site, ("Host", "evil.example"), own) == 421
    assert status(site, own, own) == 421


def test_a_page_over_plain_http_gets_no_socket_where_the_site_is_https(site: str) -> None:
    def opened(origin: str) -> bool:
        name, _, port = site.partition(":")
        wire = socket.create_connection((name, int(port)))
        try:
            with connect("ws://beans.example/ws", sock=wire, origin=origin):  # type: ignore[arg-type]
                return True
        except InvalidStatus:
            return False

    assert opened(SITE)
    assert not opened("http://beans.example")
