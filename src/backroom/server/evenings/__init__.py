"""Evenings: rounds at several tables, where people meet as many others as they can."""
