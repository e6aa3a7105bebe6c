"""The house without a server: the same tables, rules and bots inside one browser.

A web worker runs this package in Python compiled to WebAssembly. Calls and sockets reach the
application of `server` as messages instead of packets, and what is kept goes to the browser's
own database. Nothing here needs a browser to be tested.
"""
