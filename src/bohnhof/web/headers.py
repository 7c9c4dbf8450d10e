"""Add security headers to every response."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

CSP: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html bohnhof-worker",
    ]
)

HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"x-frame-options", b"DENY"),
]
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")


def headers_of(scope: Scope) -> dict[str, str]:
    """Return a request's headers by lower-case name; the last one counts if a name is repeated."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def with_headers(app: App, secure: bool) -> App:
    """Wrap an application so that all its responses have the security headers."""
    added = [*HEADERS, HTTPS_ONLY] if secure else HEADERS

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_more(event: Event) -> None:
            if event["type"] == "http.response.start":
                event = {**event, "headers": [*event.get("headers", []), *added]}
            await send(event)

        await app(scope, receive, send_more if scope["type"] == "http" else send)

    return answer
