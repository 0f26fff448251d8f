"""Ra: The Dice Game at the prompt: its screens, its words, and how its moves are typed."""
