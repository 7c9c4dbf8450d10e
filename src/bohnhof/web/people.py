"""Who somebody is: a random token that only the person has. Here its hash stands for the person, and nothing
else is known of anybody.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Final

COOKIE: Final = "bohnhof"
YEAR: Final = 365 * 24 * 3600
SHORTEST: Final = 32
LONGEST: Final = 128


def new_token() -> str:
    """A token for somebody new."""
    return secrets.token_urlsafe(32)


def person_of(token: str) -> str:
    """The person whom a token stands for."""
    return hashlib.sha256(token.encode()).hexdigest()


def person_in(headers: Mapping[str, str], with_cookie: bool = True) -> str | None:
    """Who sends these headers; a program says it by a bearer token, a page by its cookie."""
    token = ""
    scheme, _, given = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        token = given.strip()
    elif with_cookie:
        try:
            morsel = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
        except CookieError:
            morsel = None
        token = morsel.value if morsel is not None else ""
    return person_of(token) if SHORTEST <= len(token) <= LONGEST else None
