"""Tests of the server: in one process where that is enough, through real sockets where not."""
