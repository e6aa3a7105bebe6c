"""The tests of other libraries, on our games; `make peers` runs them beside those."""
