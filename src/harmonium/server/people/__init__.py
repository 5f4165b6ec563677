"""Guests: who they are, how they are invited, and what a host decides about them."""
