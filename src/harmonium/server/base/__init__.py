"""What every part of the server stands on: problems, settings, signatures, counters."""
