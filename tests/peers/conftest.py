"""Nothing here can be imported without the peers, so elsewhere nothing is collected."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pettingzoo") else ["test_*.py"]
