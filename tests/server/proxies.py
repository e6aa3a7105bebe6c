"""The proxies whose configuration is shipped, in front of nodes of a test."""

import os
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Final

SHIPPED: Final = Path(__file__).parents[2] / "examples" / "cluster"
NODES: Final = re.compile(r"^ *server node\d:8000 (.*);$", re.MULTILINE)


class Proxy:
    """A proxy in a folder of its own; it can be killed and started again."""

    def __init__(self, folder: Path, nodes: list[int]) -> None:
        self.port = _free_port()
        self.url = f"http://localhost:{self.port}"
        folder.mkdir()
        self._folder = folder
        self._command = self._prepared(nodes)
        self.start()

    def _prepared(self, nodes: list[int]) -> list[str]:
        """The command that starts it with what is shipped, but the addresses of this test."""
        raise NotImplementedError

    def start(self) -> None:
        """Comes back when it takes connections."""
        home = {"HOME": str(self._folder), "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": ""}
        with (self._folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdout=log, stderr=log, env={**os.environ, **home}
            )
        until = time.monotonic() + 20
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise TimeoutError((self._folder / "log").read_text())

    def kill(self) -> None:
        """As a power cut does it: its workers have no time for a last word either."""
        workers = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self.process.pid)],
            check=False, capture_output=True, text=True,
        ).stdout.split()  # fmt: skip
        self.process.kill()
        if workers:
            subprocess.run(["kill", "-9", *workers], check=False, stderr=subprocess.DEVNULL)
        self.process.wait()

    def stop(self) -> None:
        """End it."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


class Nginx(Proxy):
    """nginx, which writes into folders that must be named."""

    def _prepared(self, nodes: list[int]) -> list[str]:
        shipped = (SHIPPED / "nginx.conf").read_text()
        (how, *_) = NODES.findall(shipped)
        servers = "\n".join(f"server 127.0.0.1:{port} {how};" for port in nodes)
        first, *others = NODES.finditer(shipped)
        for one in reversed(others):
            shipped = shipped[: one.start()] + shipped[one.end() :]
        text = shipped[: first.start()] + servers + shipped[first.end() :]
        text = text.replace("listen 8080;", f"listen 127.0.0.1:{self.port};")
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = "".join(f"{kind}_temp_path {self._folder}/{kind};\n" for kind in kinds)
        config = self._folder / "nginx.conf"
        config.write_text(
            f"daemon off;\npid {self._folder}/pid;\nerror_log {self._folder}/log;\n"
            + text.replace("http {", "http {\naccess_log off;\n" + folders, 1)
        )
        log = str(self._folder / "log")
        return [
            _program("nginx", "nginx-light"),
            "-c",
            str(config),
            "-e",
            log,
            "-p",
            str(self._folder),
        ]


class Caddy(Proxy):
    """Caddy, whose own door for its keeper stays shut."""

    def _prepared(self, nodes: list[int]) -> list[str]:
        text = (SHIPPED / "Caddyfile").read_text()
        there = " ".join(f"127.0.0.1:{port}" for port in nodes)
        text = text.replace("node1:8000 node2:8000 node3:8000", there)
        text = text.replace("\n:8080 {", f"\nhttp://localhost:{self.port} {{")
        config = self._folder / "Caddyfile"
        config.write_text("{\n\tadmin off\n}\n" + text)
        return [_program("caddy", "caddy"), "run", "--config", str(config)]


def _program(name: str, package: str) -> str:
    program = shutil.which(name)
    assert program is not None, f"this needs {name}: apt-get install {package}"
    return program


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
