"""`python -m backroom` is the command `backroom`."""

import sys

from backroom.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
