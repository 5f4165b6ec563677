"""What the handlers share: the hub, the guest, and how a refusal looks."""

from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec

from harmonium.room import access
from harmonium.server.base.security import COOKIE, sign
from harmonium.server.limits.buckets import address_of
from harmonium.server.people import identity
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import Me
from harmonium.wire.shared import Wrong

AnyRequest = Request[Any, Any, Any]
TheHub = NamedDependency[Hub]
TheGuest = NamedDependency[Me]
TheAddress = NamedDependency[str]
"""From where it is asked; what somebody may ask for is counted by it."""

NEW_COOKIE: Final = "harmonium_new_cookie"
"""Where a new guest's cookie waits in the scope for the response; see `middleware.py`."""

REFUSALS: Final = {
    status: ResponseSpec(Wrong, generate_examples=False, description=text)
    for status, text in (
        (400, "Not understood, or against the rules"),
        (403, "Not allowed to you"),
        (404, "Not there"),
        (409, "Not now"),
        (413, "Too long"),
        (429, "Too often"),
        (503, "Nothing can be written"),
    )
}


async def provide_hub(request: AnyRequest) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def provide_me(request: AnyRequest) -> Me:
    """The guest behind the cookie; at the first visit a new one."""
    hub: Hub = request.app.state.hub
    address = address_of(request.scope)
    me = await identity.behind(hub, request.cookies.get(COOKIE, ""), address)
    if me is None:
        hub.addresses.check_may_make(address)
        me = await identity.new_guest(hub, request.headers.get("accept-language"))
        hub.bans.saw(me.id, address)
        request.scope["state"][NEW_COOKIE] = sign(hub.database.secret, me.id)
    return me


async def provide_address(request: AnyRequest) -> str:
    return address_of(request.scope)


DEPENDENCIES: Final = {
    "hub": Provide(provide_hub),
    "me": Provide(provide_me),
    "address": Provide(provide_address),
}


async def seen_room(hub: Hub, me: Me, table_id: str) -> LiveRoom:
    """The room, if this guest may see it."""
    room = await hub.room(table_id)
    access.check_see(room, me.id, hub.now())
    return room


async def finished_room(hub: Hub, me: Me, table_id: str) -> LiveRoom:
    """The room, if this guest may look back at its game."""
    room = await hub.room(table_id)
    access.check_look_back(room, me.id, hub.now())
    return room


def base_url(hub: Hub, request: AnyRequest) -> str:
    return hub.house.base(str(request.base_url))
