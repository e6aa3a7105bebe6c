"""The sockets of open tabs: what comes in, what goes out, one file for each command."""
