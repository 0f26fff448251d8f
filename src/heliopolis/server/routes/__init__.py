"""Everything under /api: each route reads a body, asks the house, and answers with a body."""
