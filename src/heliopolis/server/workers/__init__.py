"""Bots and advice think in processes of their own, and the rules are compiled in one."""
