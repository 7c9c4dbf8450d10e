"""Encode WebSocket text frames (RFC 6455)."""

from __future__ import annotations

from typing import Final

_SHORT: Final = 126
_MEDIUM: Final = 1 << 16


def frame(text: str) -> bytes:
    """Encode `text` as one unmasked, unfragmented text frame (RFC 6455, section 5.2)."""
    payload = text.encode()
    size = len(payload)
    if size < _SHORT:
        return b"\x81" + size.to_bytes(1, "big") + payload
    if size < _MEDIUM:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload
