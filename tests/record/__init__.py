"""Game files: written, read, refused, proved."""
