"""Tables over the network: live games that never lose a move and never show a secret."""
