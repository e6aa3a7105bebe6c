"""Training by self-play: needs the extra `train` (PyTorch); playing never imports this."""
