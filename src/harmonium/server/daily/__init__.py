"""The deals of the day: the same for everybody, one try each."""
