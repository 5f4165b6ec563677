"""What every game and every guest agree on."""
