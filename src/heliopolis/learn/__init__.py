"""Networks that learn the games by playing themselves; needs PyTorch, the extra ``[learn]``."""
