"""One process: the application put together, started, ended, and told of the others."""
