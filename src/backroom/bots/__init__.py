"""Players that are programs: each gets a view, the legal actions and a seed, nothing else."""
