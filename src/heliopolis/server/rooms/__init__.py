"""Rooms: what one process holds of the tables that somebody plays or watches here."""
