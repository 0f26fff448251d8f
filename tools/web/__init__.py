"""What the tests and the gallery of the browser's client are made of, by the real rules."""
