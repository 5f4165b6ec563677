"""In a teaching game: back to before an act, whatever was done since."""

from harmonium.room import helping
from harmonium.server.tables.commit import fate_of
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom


async def take_back(
    hub: Hub, room: LiveRoom, seat: int, entry: int, act_id: str, address: str = ""
) -> int:
    """The number of the last undo. All are folded before anybody else can act in between."""
    await hub.settled(room)
    done = room.folded.acts.get(f"{act_id} {entry}")
    if done is not None:
        return done
    wishes = helping.taken_back(room, seat, entry, act_id)
    with hub.jobs.here(address):
        fates = [fate_of(hub, room, wish) for wish in wishes]
    last = [await fate for fate in fates][-1]
    hub.look(room)
    return last
