"""Where tables are kept: one protocol, and a store for each database."""
