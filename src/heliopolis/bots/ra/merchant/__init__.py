"""The characters of Ra: compiled bots that compare points, and think no move ahead."""
