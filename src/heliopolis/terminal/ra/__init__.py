"""Ra at the prompt: its screens, its words, and how its moves are typed."""
