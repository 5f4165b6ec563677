"""How much anybody may have of what all share: messages, connections, the processor."""
