"""The bot of Ra that looks ahead."""
