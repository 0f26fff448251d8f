"""Tables as documents, and those that were stored."""
