"""Storage in one SQLite file: a writing thread for the journal, a second for all else."""
