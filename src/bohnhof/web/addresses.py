"""Group addresses by the network that one visitor controls."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

PREFIX: Final = 64
"""Bits of an IPv6 address that identify a customer's network; the rest is up to the customer."""


@lru_cache(4096)
def network_of(address: str) -> str:
    """Return the network that limits count as one: an IPv4 address, or an IPv6 /64.

    Text that is not an address is returned unchanged.
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, PREFIX), strict=False))


class Networks:
    """A set of addresses and networks, as `--proxies` lists them.

    They are separated by commas; `*` includes every address. Invalid entries are ignored.
    """

    def __init__(self, listed: str) -> None:
        words = [word.strip() for word in listed.split(",")]
        self._all = "*" in words
        self._networks = list(_networks(words))

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)


def _networks(words: Iterable[str]) -> Iterable[IPv4Network | IPv6Network]:
    for word in words:
        try:
            yield ip_network(word, strict=False)
        except ValueError:
            continue
