"""The messages of the protocol as structures: for server, client, browser and programs."""
