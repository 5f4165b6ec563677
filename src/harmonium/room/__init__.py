"""People around a table, without input or output."""
