"""Guests: an identity at the first visit, a friendly name, both changeable."""

import secrets
from typing import Any

import msgspec
from sqlalchemy import bindparam, select

from harmonium.core.times import iso
from harmonium.locales import Words, fitting
from harmonium.room.errors import NotAllowed
from harmonium.room.plain import checked_name
from harmonium.server.base.errors import CannotWrite
from harmonium.server.base.security import new_id, signed_by
from harmonium.server.storage import Conflict, Database, schema
from harmonium.server.storage.statements import (
    ADD_PERSON,
    RENAME_SEATS,
    SEE_PERSON,
    TOUCH_TABLES_OF,
    change_person,
)
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.sending import tell_news
from harmonium.wire.rest import Me, MeChange
from harmonium.wire.shared import Someone

SEEN_EVERY = 86_400_000
"""Milliseconds."""
_PERSON = select(schema.people).where(schema.people.c.id == bindparam("person"))


def chosen_locale(accepted: str | None) -> str:
    """The first language of the browser that we speak."""
    wishes = []
    for place, part in enumerate((accepted or "")[:500].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wishes.append((-weight, place, tag))
    return fitting(tag for _, _, tag in sorted(wishes)) or "en"


def friendly_name(locale: str) -> str:
    """A name in the visitor's language; they are listed in the locale's messages."""
    names = Words(locale)("guest-names").split(",")
    return secrets.choice(names).strip()


async def find(database: Database, person: str) -> Me | None:
    row = await database.row(_PERSON, person=person)
    return None if row is None else _me(row)


def _me(row: Any) -> Me:
    return Me(row.id, row.name, row.locale, iso(row.created))


async def visiting(hub: Hub, person: str) -> Me | None:
    """The guest, who is here now: it is written down once a day. None if they are not known."""
    row = await hub.database.row(_PERSON, person=person)
    if row is None:
        return None
    now = hub.now()
    if now - row.seen > SEEN_EVERY:
        try:
            await hub.database.writer.write((SEE_PERSON, {"who": person, "time": now}))
        except Conflict:  # forgotten at this very moment
            return None
        except CannotWrite:  # no reason to turn anybody away
            pass
    return _me(row)


async def behind(hub: Hub, cookie: str, address: str) -> Me | None:
    """The guest whose cookie that is, here now; None if it is nobody's."""
    person = signed_by(hub.database.secret, cookie)
    if person is not None and hub.bans.has_guest(person):
        raise NotAllowed("banned")
    me = None if person is None else await visiting(hub, person)
    if me is not None:
        hub.bans.saw(me.id, address)
    return me


async def new_guest(hub: Hub, accepted: str | None) -> Me:
    locale = chosen_locale(accepted)
    now = hub.now()
    me = Me(new_id(), friendly_name(locale), locale, iso(now))
    row = {"id": me.id, "name": me.name, "locale": me.locale, "created": now, "seen": now}
    await hub.database.writer.write((ADD_PERSON, row))
    return me


async def change(hub: Hub, me: Me, wish: MeChange) -> Me:
    name = me.name if wish.name is None else checked_name(wish.name)
    locale = me.locale if wish.locale is None else wish.locale
    new = msgspec.structs.replace(me, name=name, locale=locale)
    await hub.database.writer.write(
        change_person(me.id, name=name, locale=locale),
        (RENAME_SEATS, {"who": me.id, "old": me.name, "new": name}),
        (TOUCH_TABLES_OF, {"who": me.id}),
    )
    rename_at_tables(hub, me.id, me.name, name)
    if hub.outbox is not None:
        hub.outbox.renamed(me.id, me.name, name)
    return new


def rename_at_tables(hub: Hub, person: str, old: str, new: str) -> None:
    """Seats that carry the old name show the new one; a second person's name stays."""
    for room in hub.rooms:
        seats = [seat for seat in room.seats_of(person) if room.seats[seat].name == old]
        for seat in seats:
            room.seats[seat] = msgspec.structs.replace(room.seats[seat], name=new)
        if room.facts.host.id == person:
            room.facts = msgspec.structs.replace(room.facts, host=Someone(person, new))
        for connection in room.audience:
            if connection.person is not None and connection.person.id == person:
                connection.person = Someone(person, new)
        if seats:
            tell_news(room)
