"""What the server writes about itself: a line for people, or an object for programs.

Everything that is logged while a request is answered carries its id, so that one finds what
belongs together.
"""

import json
import logging
import logging.config
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
"""The id of the request that is being answered; see `http/watch.py`."""

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",  # uvicorn's message once more, for terminals
}


def _told(record: logging.LogRecord) -> dict[str, Any]:
    """Whatever the code gave as `extra`, and the request in which it happened."""
    told = {name: value for name, value in vars(record).items() if name not in _STANDARD}
    if "request" not in told and (request := REQUEST.get()) is not None:
        told["request"] = request
    return told


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_told(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class TextFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = " ".join(f"{name}={value}" for name, value in _told(record).items())
        return f"{super().format(record)} {told}".rstrip()


def configure_logs(log_format: str) -> None:
    formatter = (
        {"()": JsonFormatter}
        if log_format == "json"
        else {"()": TextFormatter, "format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    )
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"one": formatter},
            "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "one"}},
            "root": {"handlers": ["err"], "level": "WARNING"},
            "loggers": {
                "harmonium": {"level": "INFO"},
                "uvicorn": {"level": "ERROR"},  # it warns of whatever nonsense anybody sends
            },
        }
    )
