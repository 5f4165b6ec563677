"""The protocol from the other side: for tests, load, and programs that play.

    client = Client("http://127.0.0.1:8000")
    seats = [{"type": "me"}, {"type": "bot", "bot": "random"}]
    made = await client.make_table("take_it_easy", seats)
    async with client.table(made["table"]["id"]) as table:
        await table.play(lambda view, legal: legal[0])

A program that was given the token of a seat needs no client: `RemoteTable(address, id, token=...)`.
"""

from harmonium.client.http import Client, Refused
from harmonium.client.table import Closed, RemoteTable

__all__ = ["Client", "Closed", "Refused", "RemoteTable"]
