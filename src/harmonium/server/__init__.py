"""The imperative shell: people, tables, seats, clocks, chat, storage, HTTP and WebSocket."""
