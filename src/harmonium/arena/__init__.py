"""Matches between bots."""

from harmonium.arena.simulate import (
    Outcome,
    SeatReport,
    Simulation,
    Summary,
    Tally,
    simulate,
)

__all__ = ["Outcome", "SeatReport", "Simulation", "Summary", "Tally", "simulate"]
