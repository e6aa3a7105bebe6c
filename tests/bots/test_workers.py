"""Processes that work for others."""

import subprocess
import sys
from pathlib import Path

# A process of its own: in this one the first worker started long ago.
PROGRAM = """
import multiprocessing, os, signal
from backroom.bots.workers import deaf_to

def hears():
    return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())

def tell(pipe):
    pipe.send(hears())

def started():
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    context.Process(target=tell, args=(theirs,)).start()
    return ours.recv()

if __name__ == "__main__":
    with deaf_to(signal.SIGINT):
        print(started(), hears())
        try:
            os.kill(os.getpid(), signal.SIGINT)
            print("later")
        except KeyboardInterrupt:
            print("at once")
    print("never")
"""


def test_a_process_is_deaf_from_its_first_moment(tmp_path: Path) -> None:
    """And who starts it hears Ctrl-C as soon as that is done."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)

    run = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=60)

    assert run.stdout.split("\n") == ["False False", "later", ""]
    assert run.stderr.rstrip().endswith("KeyboardInterrupt")
