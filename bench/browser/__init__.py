"""What the measures of the browser's client are made of."""
