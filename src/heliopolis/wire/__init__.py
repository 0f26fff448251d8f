"""What leaves the program as JSON, and comes back."""
