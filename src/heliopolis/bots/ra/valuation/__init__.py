"""What positions of Ra are worth: the judgement that merchants and search share."""
