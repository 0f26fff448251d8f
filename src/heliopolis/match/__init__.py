"""One game between people and bots, without network, files, clock or words."""
