"""The laboratory: vector environments, adapters and data sets."""
