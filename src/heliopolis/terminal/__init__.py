"""The prompt game: works in a pipe, and reads well with a screen reader."""
