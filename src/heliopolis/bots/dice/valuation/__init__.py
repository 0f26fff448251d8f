"""What positions of the dice game are worth: the judgement that merchants and search share."""
