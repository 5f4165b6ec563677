"""What was played: replays, histories, the deals of the day, and what is forgotten."""
