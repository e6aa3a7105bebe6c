"""Programs that are type-checked and not run."""
