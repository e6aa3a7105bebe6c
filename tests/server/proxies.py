"""nginx with the configuration that is shipped, in front of nodes of a test."""

import re
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Final

SHIPPED: Final = Path(__file__).parents[2] / "examples" / "cluster" / "nginx.conf"
NODES: Final = re.compile(r"^ *server node\d:8000 (.*);$", re.MULTILINE)


class Proxy:
    """An nginx in a folder of its own; it can be killed and started again."""

    def __init__(self, folder: Path, nodes: list[int]) -> None:
        program = shutil.which("nginx")
        assert program is not None, "this needs nginx: apt-get install nginx-light"
        self._program = program
        self.port = _free_port()
        self.url = f"http://localhost:{self.port}"
        folder.mkdir()
        self._folder = folder
        (folder / "nginx.conf").write_text(self._config(nodes))
        self.start()

    def _config(self, nodes: list[int]) -> str:
        """What is shipped, but with the addresses and the folders of this test."""
        shipped = SHIPPED.read_text()
        (how, *_) = NODES.findall(shipped)
        servers = "\n".join(f"server 127.0.0.1:{port} {how};" for port in nodes)
        first, *others = NODES.finditer(shipped)
        for one in reversed(others):
            shipped = shipped[: one.start()] + shipped[one.end() :]
        text = shipped[: first.start()] + servers + shipped[first.end() :]
        text = text.replace("listen 8080;", f"listen 127.0.0.1:{self.port};")
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = "".join(f"{kind}_temp_path {self._folder}/{kind};\n" for kind in kinds)
        return (
            f"daemon off;\npid {self._folder}/pid;\nerror_log {self._folder}/error.log;\n"
            + text.replace("http {", "http {\naccess_log off;\n" + folders, 1)
        )

    def start(self) -> None:
        """Comes back when it takes connections."""
        config = ["-c", str(self._folder / "nginx.conf"), "-e", str(self._folder / "error.log")]
        self.process = subprocess.Popen([self._program, *config, "-p", str(self._folder)])
        until = time.monotonic() + 20
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise TimeoutError((self._folder / "error.log").read_text())

    def kill(self) -> None:
        """As a power cut does it: its workers have no time for a last word either."""
        workers = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self.process.pid)],
            check=True, capture_output=True, text=True,
        ).stdout.split()  # fmt: skip
        self.process.kill()
        subprocess.run(["kill", "-9", *workers], check=False, stderr=subprocess.DEVNULL)
        self.process.wait()

    def stop(self) -> None:
        """End it."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
