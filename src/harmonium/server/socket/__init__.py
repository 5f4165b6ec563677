"""The socket of a table: its wire, its handshake, and what is said over it."""
