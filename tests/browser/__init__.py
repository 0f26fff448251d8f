"""The client in a real browser, before a real server: what people do, and what they see."""
