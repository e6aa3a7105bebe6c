"""What surrounds the code: workflows, forms, the image, the citation, the run of everything."""

import json
import re
import stat
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

import backroom

ROOT: Final = Path(__file__).resolve().parent.parent
WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS: Final = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
SCHEMAS: Final = {
    "github-workflows": WORKFLOWS,
    "github-issue-forms": FORMS,
    "github-issue-config": [ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml"],
    "dependabot": [ROOT / ".github" / "dependabot.yml"],
    "citation-file-format": [ROOT / "CITATION.cff"],
    "compose-spec": [ROOT / "compose.yaml", ROOT / "examples" / "cluster" / "compose.yaml"],
}
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
MAKEFILE: Final = (ROOT / "Makefile").read_text()
CHANGELOG: Final = (ROOT / "CHANGELOG.md").read_text()
DOCKERFILE: Final = (ROOT / "Dockerfile").read_text()


def steps(workflow: Path) -> Iterator[dict[str, Any]]:
    """The steps of every job of a workflow."""
    for job in yaml.safe_load(workflow.read_text())["jobs"].values():
        yield from job["steps"]


def commands(workflow: Path) -> str:
    """Every line that a workflow runs, and what its matrix puts into them."""
    jobs = yaml.safe_load(workflow.read_text())["jobs"].values()
    matrices = [job.get("strategy", {}).get("matrix", {}) for job in jobs]
    put_in = [str(one) for matrix in matrices for one in matrix.get("include", [])]
    targets = [f"make {one}" for matrix in matrices for one in matrix.get("target", [])]
    run = [step["run"] for step in steps(workflow) if "run" in step]
    return "\n".join([*run, *put_in, *targets])


def made_by(text: str) -> set[str]:
    """The make targets that commands name."""
    lists = re.findall(r"(?:^|\s)make((?: [a-z-]+)+)", text, re.MULTILINE)
    return {target for one in lists for target in one.split()}


def unknown(text: str) -> set[str]:
    """The make targets, extras and files of the project that commands name and nobody knows."""
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    extras = set(re.findall(r"\"\.\[([a-z,]+)\]\"", text))
    paths = set(re.findall(r"(?<![\w/.-])((?:tests|docs|src|\.ci)(?:/[\w-]+)*)\b", text))
    files = set(re.findall(r"(?<![\w/*-])([\w-]+\.(?:txt|py|toml))\b", text))
    return (
        {f"make {target}" for target in made_by(text) - targets}
        | {extra for extra in extras if extra not in PROJECT["optional-dependencies"]}
        | {path for path in paths | files if not (ROOT / path).exists()}
    )


@pytest.mark.parametrize("schema", SCHEMAS)
def test_every_form_is_valid_by_its_schema(schema: str) -> None:
    """The schemas come with check-jsonschema: nothing is fetched."""
    files = SCHEMAS[schema]
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}"]

    done = subprocess.run([*command, *map(str, files)], capture_output=True, text=True)

    assert files
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_what_is_there(workflow: Path) -> None:
    """Targets of the Makefile, extras of the package, and files of the project."""
    assert unknown(commands(workflow)) == set()


def test_a_workflow_that_runs_what_is_not_there_is_caught() -> None:
    """Each kind of it."""
    assert (
        unknown("make test\npip install '.[dev]' -c constraints.txt\npytest tests/web") == set()
    )
    assert unknown("make tests") == {"make tests"}
    assert unknown("make test tests WORKERS=4") == {"make tests"}
    assert unknown('pip install ".[nope]"') == {"nope"}
    assert unknown("pytest tests/nope") == {"tests/nope"}
    assert unknown("python hatch_builder.py") == {"hatch_builder.py"}


def test_the_workflows_run_all_that_the_run_of_everything_does() -> None:
    """On a public host as on any other machine."""
    heavy = re.findall(r"heavy\+?=\(([a-z ]+)\)", (ROOT / ".ci" / "run").read_text())
    everything = {"test", *(target for one in heavy for target in one.split())}

    made = {target for workflow in WORKFLOWS for target in made_by(commands(workflow))}

    assert {"records", "proxy"} <= everything
    assert everything - made == set()


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_uses_actions_of_the_host_only(workflow: Path) -> None:
    """A third party's action could be moved under us; a version says which one is meant."""
    used = [step["uses"] for step in steps(workflow) if "uses" in step]

    assert used
    assert [name for name in used if not re.fullmatch(r"actions/[a-z-]+@v\d+", name)] == []


def test_every_python_we_promise_is_tested_on_every_system() -> None:
    """The classifiers, the workflow and the wheels name the same versions."""
    promised = [
        name.rpartition(" ")[2]
        for name in PROJECT["classifiers"]
        if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", name)
    ]
    jobs = yaml.safe_load((ROOT / ".github/workflows/tests.yml").read_text())["jobs"]
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]

    assert PROJECT["requires-python"] == f">={promised[0]}"
    assert jobs["linux"]["strategy"]["matrix"]["python"] == promised
    assert jobs["elsewhere"]["strategy"]["matrix"]["python"] == promised
    assert jobs["elsewhere"]["strategy"]["matrix"]["system"] == ["macOS", "Windows"]
    assert tool["cibuildwheel"]["build"] == [f"cp{one.replace('.', '')}-*" for one in promised]


def test_the_citation_and_the_changelog_name_this_version() -> None:
    """With the same day; a release that forgets one of them is caught."""
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())

    [version, day] = re.findall(r"^## (\S+) \((\S+)\)$", CHANGELOG, re.MULTILINE)[0]

    assert citation["version"] == version == backroom.__version__
    assert citation["date-released"] == day


def test_every_page_of_the_documents_has_its_place_on_the_site() -> None:
    """`make docs` would refuse it, too, but later; the decisions have an index of their own."""
    docs = ROOT / "docs"
    pages = {page.relative_to(docs).as_posix() for page in docs.rglob("*.md")}
    notes = {page for page in pages if re.match(r"decisions/\d", page)}
    nav = (ROOT / "mkdocs.yml").read_text().partition("\nnav:\n")[2]

    placed = set(re.findall(r"([\w./-]+\.md)$", nav, re.MULTILINE))

    assert {page for page in placed if not page.startswith("project/")} == pages - notes


def test_the_image_is_made_of_what_is_let_through() -> None:
    """What .dockerignore lets through exists, and is all that the build needs."""
    allowed = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(), re.MULTILINE)
    readme, [licence] = PROJECT["readme"], PROJECT["license-files"]

    assert [name for name in allowed if not (ROOT / name).exists()] == []
    assert {"src", "web", "pyproject.toml", "hatch_build.py", "constraints.txt"} <= set(allowed)
    assert {readme, licence} <= set(allowed)


def test_the_image_runs_without_rights_and_tells_its_health() -> None:
    """By the address that the server really has."""
    stages = re.split(r"^FROM ", DOCKERFILE, flags=re.MULTILINE)[1:]
    app = "\n".join(
        path.read_text() for path in (ROOT / "src" / "backroom" / "server").rglob("*.py")
    )

    assert len(stages) == 2
    assert re.search(r"^USER [1-9]\d*$", stages[-1], re.MULTILINE)
    [health] = re.findall(r"http://localhost:8000(/\w+)", stages[-1])
    assert f'"{health}"' in app


def run_ci(folder: Path, make: str) -> subprocess.CompletedProcess[str]:
    """The run of everything, with a make that only says what it is told to."""
    (folder / ".ci").mkdir()
    (folder / ".ci" / "run").write_bytes((ROOT / ".ci" / "run").read_bytes())
    tool = folder / "bin" / "make"
    tool.parent.mkdir()
    tool.write_text(f"#!/bin/sh\n{make}\n")
    tool.chmod(tool.stat().st_mode | stat.S_IXUSR)
    path = f"{tool.parent}:/usr/local/bin:/usr/bin:/bin"
    command = ["bash", str(folder / ".ci" / "run")]
    return subprocess.run(command, env={"PATH": path}, capture_output=True, text=True)


def test_the_run_of_everything_adds_up(tmp_path: Path) -> None:
    """Two runs of pytest in one target, and targets that run none."""
    done = run_ci(
        tmp_path,
        'test "$1" = test || exit 0\n'
        'echo "7 passed in 0.10s"\n'
        'echo "==== 30 passed, 2 warnings in 61.02s (0:01:01) ===="',
    )

    first, *heavy = re.findall(r"^== make (\w+)$", done.stdout, re.MULTILINE)
    assert done.returncode == 0
    assert first == "test"
    assert heavy
    last = done.stdout.splitlines()[-1]
    assert re.fullmatch(rf"=+ {37 + len(heavy)} passed, 0 failed in [\d.]+s =+", last)
    assert set(heavy) <= set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))


def test_the_run_of_everything_fails_if_anything_fails(tmp_path: Path) -> None:
    """Whether pytest counted it or a target just ended badly."""
    done = run_ci(
        tmp_path,
        'test "$1" = test || exit 2\necho "== 2 failed, 5 passed, 1 error in 3.00s =="; exit 2',
    )

    _, *heavy = re.findall(r"^== make (\w+)$", done.stdout, re.MULTILINE)
    assert done.returncode == 1
    assert f" 5 passed, {3 + len(heavy)} failed in " in done.stdout.splitlines()[-1]


def test_scripts_of_the_web_client_call_no_npm() -> None:
    """Where Node.js comes from a wheel, pip leaves no `npm` on the path that works."""
    scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]

    assert [name for name, line in scripts.items() if re.search(r"\bnp[mx]\b", line)] == []
