"""Identify people by a random token that only they have.

The server stores a hash of the token as the person's id, and knows nothing else about them.
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
"""The cookie under HTTPS. Its prefix prevents other hosts and pages over HTTP from setting it."""
YEAR: Final = 365 * 24 * 3600
SHORTEST: Final = 32
LONGEST: Final = 128
PERSON: Final = "person"
"""The response header that identifies the person, so that a client drops another person's data."""
TAG: Final = 12
NOT_STORED: Final = (b"cache-control", b"no-store")
_OURS: Final = re.compile(r"[\w-]{32,128}", re.ASCII)
"""A token made by this server. Others may contain characters that a header must not have."""


def new_token() -> str:
    """Return a new random token."""
    return secrets.token_urlsafe(32)


def person_of(token: str) -> str:
    """Return the id of the person who has a token: its SHA-256 in hex."""
    return hashlib.sha256(token.encode()).hexdigest()


def tag_of(person: str | None) -> dict[str, str]:
    """Return the header that tells one person from another; none without a person."""
    return {} if person is None else {PERSON: person[:TAG]}


def person_in(headers: Mapping[str, str], with_cookie: bool = True) -> str | None:
    """Return the id of the person who sent these headers, or None.

    Programs send a bearer token. Browsers send a cookie, which is ignored unless `with_cookie` is
    set.
    """
    token = ""
    scheme, _, given = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        token = given.strip()
    elif with_cookie:
        cookies = _cookies(headers)
        token = cookies.get(SECURE_COOKIE) or cookies.get(COOKIE, "")
    return person_of(token) if SHORTEST <= len(token) <= LONGEST else None


def renewing(app: App) -> App:
    """Wrap an application under HTTPS: replace the cookie of plain HTTP by the secure one.

    The token stays the same, and with it the person's seats.
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
    """Return the Set-Cookie values that set the secure cookie and delete the plain one."""
    rules = "Path=/; HttpOnly; SameSite=Lax; Secure"
    return f"{SECURE_COOKIE}={token}; Max-Age={YEAR}; {rules}", f"{COOKIE}=; Max-Age=0; {rules}"


def _cookies(headers: Mapping[str, str]) -> dict[str, str]:
    """Return the cookies in a request's headers; none if they are malformed."""
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(headers.get("cookie", "")).items()}
    except CookieError:
        return {}
