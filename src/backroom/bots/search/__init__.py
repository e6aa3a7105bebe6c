"""`search`: information-set Monte Carlo tree search with an evaluator for each game."""
