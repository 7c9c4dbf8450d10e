"""Check which hosts a server answers to, and which pages may call it."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from bohnhof.web.headers import Scope

LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")
USUAL_PORTS: Final = {"http": 80, "https": 443}

_HOST: Final = re.compile(r"([a-z0-9_][a-z0-9_.-]*|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?")


class SiteError(ValueError):
    """An invalid site address."""

    def __init__(self, site: str) -> None:
        super().__init__(f"'{site}' is not the address of a site; write it as https://beans.example")


def read_site(site: str) -> str:
    """Return a site's address as browsers write it in an Origin header.

    Raise SiteError if it is invalid.
    """
    try:
        url = urlsplit(site)
        port = url.port
        name = (url.hostname or "").encode("idna").decode()
    except ValueError:
        raise SiteError(site) from None
    host = f"[{name}]" if ":" in name else name
    more = url.username is not None or url.path not in ("", "/") or url.query or url.fragment
    if url.scheme not in USUAL_PORTS or more or not _HOST.fullmatch(host):
        raise SiteError(site)
    usual = port is None or port == USUAL_PORTS[url.scheme]
    return f"{url.scheme}://{host}" if usual else f"{url.scheme}://{host}:{port}"


class Origins:
    """Host and Origin checks of requests."""

    def __init__(self, site: str | None, loopback: bool) -> None:
        self.site = site
        """The site's origin; None if people use this server's own address."""
        self._loopback = loopback
        site_name = _name(urlsplit(site).netloc) if site else None
        self._site_name = site_name
        self._known = {*LOCAL} if site_name is None else {*LOCAL, site_name}

    def allow(self, name: str) -> None:
        """Accept another name or address of this computer."""
        self._known.add(name)

    def is_known(self, scope: Scope) -> bool:
        """Return whether the request names exactly one host, and on loopback, a known one.

        A foreign page could point a name of its own domain to this computer (DNS rebinding).
        """
        hosts = _values(scope, b"host")
        if not hosts:
            return not self._loopback
        name = _name(hosts[0]) if len(hosts) == 1 else None
        return name is not None and (not self._loopback or name in self._known)

    def is_foreign(self, scope: Scope) -> bool:
        """Return whether the request comes from a page of another site."""
        origins = _values(scope, b"origin")
        if not origins or origins == [self.site]:
            return False
        hosts = _values(scope, b"host")
        if len(origins) != 1 or len(hosts) != 1 or _name(hosts[0]) in (None, self._site_name):
            return True
        return origins[0] not in (f"http://{hosts[0]}", f"https://{hosts[0]}")


def host_of(scope: Scope) -> str | None:
    """Return the host that a request names, without its port; None unless it names exactly one."""
    hosts = _values(scope, b"host")
    return _name(hosts[0]) if len(hosts) == 1 else None


def _values(scope: Scope, header: bytes) -> list[str]:
    """Return all values of a header, in lower case."""
    return [value.decode("latin-1").lower() for name, value in scope["headers"] if name == header]


def _name(host: str) -> str | None:
    """Return the name in a Host header, without its port; None if the header is malformed."""
    found = _HOST.fullmatch(host)
    return found[1] if found else None
