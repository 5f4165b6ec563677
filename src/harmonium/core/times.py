"""Moments: milliseconds since 1970 in UTC, and the text that records and messages carry.

>>> iso(1_700_000_000_123), milliseconds("2023-11-14T22:13:20.123Z")
('2023-11-14T22:13:20.123Z', 1700000000123)
"""

from datetime import UTC, datetime
from functools import lru_cache


def iso(time: int) -> str:
    """Milliseconds as ISO 8601."""
    seconds, thousandths = divmod(time, 1000)
    return f"{_second(seconds)}{thousandths:03d}Z"


@lru_cache(16)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S.")


def milliseconds(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


def iso_or_none(time: int | None) -> str | None:
    return None if time is None else iso(time)


def day_of(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).strftime("%Y-%m-%d")
