"""What a host may set: by options of `harmonium serve` or by HARMONIUM_* variables."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import platformdirs

from harmonium.core.errors import Problem
from harmonium.server.base.networks import check_listed


def default_database() -> str:
    folder = Path(platformdirs.user_data_dir("harmonium", appauthor=False))
    return f"sqlite:///{folder / 'harmonium.sqlite'}"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] | None = None
    """None: 8000, or the next free one; 0: any free one."""
    database: str = msgspec.field(default_factory=default_database)
    channel: str | None = None
    """How servers on one PostgreSQL hear each other: `postgresql`, redis://..., or `memory` for one
    alone. None: as the database is."""
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """Processes that serve at this address; more than one needs PostgreSQL."""
    watch_port: Annotated[int, msgspec.Meta(ge=1, le=65_000)] | None = None
    """With several workers: where each of them answers at this computer by itself, the first one
    there, the second one port further, for /metrics and /ready."""
    house: bool = False
    """Whether to listen in the local network as well, from the start."""
    house_address: str | None = None
    """This computer's address there, where it has several."""
    house_name: str | None = None
    """What the house calls this computer, shown in links instead of the address."""
    public_url: str | None = None
    """The address that people use, where a proxy stands in between; for links and origins."""
    trusted_proxies: str = ""
    """Addresses whose X-Forwarded-For is believed, separated by commas."""
    log_format: Literal["text", "json"] = "text"
    log_requests: bool | None = None
    """A line in the log for each, but for pages and probes that succeed, and what is too often.
    None: unless the log is a terminal, where somebody looks at the address they were given."""
    metrics_allow: str = ""
    """Addresses and networks that may read /metrics, separated by commas, besides this computer."""
    metrics_token: str | None = None
    """Whoever sends it as a bearer may read /metrics from anywhere."""
    drain_seconds: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 0.0
    """So long the server goes on when it is told to end, without new tables and not ready."""
    backup_folder: str | None = None
    """Where a backup is written now and then; unless given, none is."""
    backup_hours: Annotated[float, msgspec.Meta(gt=0)] = 24.0
    """Between two backups."""
    backup_keep: Annotated[int, msgspec.Meta(ge=1)] = 7
    """The last so many stay."""
    bot_workers: Annotated[int, msgspec.Meta(ge=0, le=64)] = 1
    """Processes in which bots think; 0: every bot is played by a stand-in."""
    bot_seconds: Annotated[float, msgspec.Meta(gt=0, le=600)] = 10.0
    """After that a bot is replaced for the move."""
    requests_per_second: Annotated[float, msgspec.Meta(gt=0)] = 50.0
    """From one address, with a burst of four seconds' worth."""
    messages_per_second: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """On one socket, with a burst of four seconds' worth; whatever is sent counts, pings too."""
    messages_per_person: Annotated[float, msgspec.Meta(gt=0)] = 60.0
    """On all sockets of one person together."""
    messages_per_address: Annotated[float, msgspec.Meta(gt=0)] = 200.0
    """On all sockets from one address together."""
    head_seconds: Annotated[float, msgspec.Meta(gt=0)] = 10.0
    """For the head of a request; whoever takes longer, or says nothing at all, is cut off."""
    body_seconds: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """For what follows the head."""
    ping_seconds: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """So often sockets are asked whether they are still there, and whoever reads nothing of what
    waits for them is cut off, of a socket or of a page."""
    connections_per_address: Annotated[int, msgspec.Meta(ge=1)] = 250
    """Open at the same time, sockets among them; those of a trusted proxy are not counted."""
    sockets_per_address: Annotated[int, msgspec.Meta(ge=1)] = 100
    made_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 60.0
    """New guests and new tables from one address, with a burst of a minute's worth."""
    replay_share: Annotated[float, msgspec.Meta(gt=0)] = 0.5
    """Seconds of work a second that one address may ask for by looking back: logs, past moments,
    replays, files; with a burst of four seconds' worth."""
    tables_per_person: Annotated[int, msgspec.Meta(ge=1)] = 100
    """Tables that are not over, besides those of the day's deals."""
    open_tables_per_person: Annotated[int, msgspec.Meta(ge=1)] = 10
    """Of one host in the lobby at the same time."""
    guest_days: Annotated[int, msgspec.Meta(ge=0)] = 90
    """Guests who left nothing behind are forgotten that many days after their last visit, and
    tables that never began are called off; 0: never."""
    secret: str | None = None
    """Signs cookies and makes the deals of the day; kept in the database unless given."""


PREFIX = "HARMONIUM_"


def from_environment(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """Options given beat variables, variables beat the defaults."""
    known = set(Settings.__struct_fields__)
    found = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in (os.environ if environment is None else environment).items()
        if name.startswith(PREFIX)
    }
    values: dict[str, object] = {name: text for name, text in found.items() if name in known}
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Problem("bad-setting", reason=str(error)) from error
    for addresses in (settings.trusted_proxies, settings.metrics_allow):
        check_listed(addresses)
    return settings
