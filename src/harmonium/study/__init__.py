"""What players learn from bots: hints, and judgements of what was played."""
