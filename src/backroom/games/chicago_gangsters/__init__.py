"""Chicago Gangsters: shifting coalitions, sealed commitments, a hidden card."""
