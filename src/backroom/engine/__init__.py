"""What all games share: the contract, steps, chance, views, match record and replay, errors."""
