"""Run by `python.js` inside Pyodide, in the folder with everything: prune, compile, pack."""

import compileall
import gzip
import pathlib
import shutil
import tarfile

# What no browser needs of other packages: languages nobody speaks here, time zones, test tools.
SPOKEN = {"root.dat", "en.dat", "nl.dat"}
UNUSED = (
    "anyio/_backends/_trio.py",
    "anyio/pytest_plugin.py",
    "babel/messages",
    "idna/uts46data.py",
    "prometheus_client/twisted",
    "pytz/zoneinfo",
    "starlette/testclient.py",
)
SOURCES = (".py", ".pyi", ".c", ".h")
# anyio reads its own source to learn what it can import later.
READ = pathlib.Path("anyio/__init__.py")

for path in pathlib.Path("babel/locale-data").iterdir():
    if path.name not in SPOKEN:
        path.unlink()
for path in [*map(pathlib.Path, UNUSED), *pathlib.Path().glob("*.dist-info")]:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)

# Without sources and docstrings; the same bytes for the same sources.
if not compileall.compile_dir(".", quiet=1, legacy=True, optimize=2, ddir=""):
    raise SystemExit("something does not compile")
# The browser unpacks it by itself, and reads a header's plain fields only (`archive.ts`).
LONGEST = 100
with (
    gzip.GzipFile("/house.pack", "wb", compresslevel=9, mtime=0) as packed,
    tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive,
):
    for path in sorted(pathlib.Path().rglob("*")):
        if path.is_file() and (path.suffix not in SOURCES or path == READ):
            member = tarfile.TarInfo(str(path))
            if len(member.name) > LONGEST:
                raise SystemExit(f"a name of more than {LONGEST} letters: {path}")
            member.size = path.stat().st_size
            with path.open("rb") as file:
                archive.addfile(member, file)
