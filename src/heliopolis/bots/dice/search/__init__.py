"""The bot of the dice game that looks ahead."""
