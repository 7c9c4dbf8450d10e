"""Who somebody is: a random token that only the person has. Here its hash stands for the person, and nothing
else is known of anybody.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Final

from bohnhof.web.headers import App, Event, Receive, Scope, Send, headers_of

COOKIE: Final = "bohnhof"
SECURE_COOKIE: Final = "__Host-bohnhof"
"""The cookie under https: its prefix keeps other hosts of the domain and pages over http from setting it."""
YEAR: Final = 365 * 24 * 3600
SHORTEST: Final = 32
LONGEST: Final = 128
PERSON: Final = "person"
"""The header by which a page knows that somebody else asks now: what it has kept is not theirs."""
TAG: Final = 12
NOT_STORED: Final = (b"cache-control", b"no-store")
_OURS: Final = re.compile(r"[\w-]{32,128}", re.ASCII)
"""A token of ours; others may hold what does not belong into a header."""


def new_token() -> str:
    """A token for somebody new."""
    return secrets.token_urlsafe(32)


def person_of(token: str) -> str:
    """The person whom a token stands for."""
    return hashlib.sha256(token.encode()).hexdigest()


def tag_of(person: str | None) -> dict[str, str]:
    """Return the header that tells one person from another."""
    return {} if person is None else {PERSON: person[:TAG]}


def person_in(headers: Mapping[str, str], with_cookie: bool = True) -> str | None:
    """Who sends these headers; a program says it by a bearer token, a page by its cookie."""
    token = ""
    scheme, _, given = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        token = given.strip()
    elif with_cookie:
        cookies = _cookies(headers)
        token = cookies.get(SECURE_COOKIE) or cookies.get(COOKIE, "")
    return person_of(token) if SHORTEST <= len(token) <= LONGEST else None


def renewing(app: App) -> App:
    """Return an application under https that gives those who have the cookie of plain http the other one.

    Their token, and with it their seats, stays the same.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        cookies = _cookies(headers_of(scope)) if scope["type"] == "http" and scope["method"] == "GET" else {}
        token = cookies.get(COOKIE, "")
        if SECURE_COOKIE in cookies or not _OURS.fullmatch(token):
            await app(scope, receive, send)
            return

        async def send_more(event: Event) -> None:
            if event["type"] == "http.response.start":
                more = [(b"set-cookie", line.encode()) for line in _renewed(token)]
                event = {**event, "headers": [*event.get("headers", []), *more, NOT_STORED]}
            await send(event)

        await app(scope, receive, send_more)

    return answer


def _renewed(token: str) -> tuple[str, str]:
    """Return what sets the cookie of https to a token, and what deletes the other one."""
    rules = "Path=/; HttpOnly; SameSite=Lax; Secure"
    return f"{SECURE_COOKIE}={token}; Max-Age={YEAR}; {rules}", f"{COOKIE}=; Max-Age=0; {rules}"


def _cookies(headers: Mapping[str, str]) -> dict[str, str]:
    """Return the cookies in a request's headers, none if they are malformed."""
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(headers.get("cookie", "")).items()}
    except CookieError:
        return {}
