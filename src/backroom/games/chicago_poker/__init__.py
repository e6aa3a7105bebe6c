"""Chicago Poker, by Bruno Cathala and Bruno Faidutti: poker hands for the town's businesses."""
