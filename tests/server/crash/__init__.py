"""Servers and databases that are killed while games are played: nothing acknowledged is lost."""
