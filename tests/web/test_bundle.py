"""The front end's files: in the reader's language, with the best supported compression."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bohnhof.web.bundle import Bundle
from bohnhof.web.headers import Event


@pytest.fixture
def bundle(tmp_path: Path) -> Bundle:
    for language in ("", ".de", ".fr"):
        (tmp_path / f"index{language}.html").write_text(f"page{language} " * 100)
    (tmp_path / "index.de.html.br").write_bytes(b"brotli")
    return Bundle(tmp_path)


def ask(bundle: Bundle, **headers: str) -> tuple[dict[str, str], bytes]:
    sent: list[Event] = []

    async def send(event: Event) -> None:
        sent.append(event)

    async def receive() -> Event:
        raise AssertionError("nothing is read")

    asked = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    asyncio.run(bundle({"method": "GET", "path": "/", "headers": asked}, receive, send))
    return {name.decode(): value.decode() for name, value in sent[0]["headers"]}, sent[1]["body"]


@pytest.mark.parametrize(
    ("accepted", "first"),
    [
        ("", b"page "),
        ("de", b"page.de "),
        ("de-AT,en;q=0.5", b"page.de "),
        ("en-GB,de;q=0.9", b"page "),
        ("it,fr;q=0.4,de;q=0.2", b"page.fr "),
        ("de;q=0,fr;q=x", b"page "),
        (";;q=,", b"page "),
    ],
)
def test_the_first_words_are_in_the_language_the_reader_likes_best(
    accepted: str, first: bytes, bundle: Bundle
) -> None:
    headers, body = ask(bundle, accept_language=accepted)
    assert body.startswith(first)
    assert headers["vary"] == "accept-encoding, accept-language"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip;q=1.0", "gzip"), ("identity", None), ("", None)],
)
def test_a_file_comes_as_small_as_the_browser_can_read_it(
    accepted: str, encoding: str | None, bundle: Bundle
) -> None:
    headers, body = ask(bundle, accept_language="de", accept_encoding=accepted)
    assert headers.get("content-encoding") == encoding
    assert (body == b"brotli") == (encoding == "br")
