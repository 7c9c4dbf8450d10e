"""Messages about the expert's evaluation of an action."""

from __future__ import annotations

from bohnhof.engine.message import Message, message, number, text


def brings(taler: float) -> Message:
    """Return the message for an expected gain in taler, rounded to a tenth."""
    tenths = round(abs(taler) * 10)
    sign = "−" if taler < 0 and tenths else "+" if tenths else "±"
    return message("hint-brings", sign=text(sign), whole=number(tenths // 10), tenths=number(tenths % 10))
