"""The dice game at the prompt: its screens, and how its moves are typed."""
