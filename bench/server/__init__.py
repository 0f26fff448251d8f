"""What the load test of the table server is made of."""
