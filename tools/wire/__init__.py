"""What is generated from the types of the wire: docs/wire.md, and the types for the browser."""
