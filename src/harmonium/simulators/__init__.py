"""Compiled or bit-parallel engines and the solver, each proven equal to the rules."""
