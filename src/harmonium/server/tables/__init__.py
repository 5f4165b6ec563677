"""Tables that are played: made, joined, acted at, ended; in memory and on the disk."""
