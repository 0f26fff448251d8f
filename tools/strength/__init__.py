"""How good the bots are, as measured: what is played, and the page that says it."""
