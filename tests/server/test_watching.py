"""What operators are given: a dashboard, alerts, units and a compose file of what there is."""

import json
import re
import shutil
import subprocess
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Final

import pytest
import yaml

from backroom import __version__
from backroom.server import metrics
from backroom.server.refusals import CutOff, Unavailable, code_of
from backroom.server.settings import Settings
from backroom.server.tables.leasing import LEASE_SECONDS

ROOT: Final = Path(__file__).parents[2]
CLUSTER: Final = ROOT / "examples" / "cluster"
UNIT: Final = re.compile(r"^```\n(\[Unit\]\n.*?)^```$", re.MULTILINE | re.DOTALL)
NAME: Final = re.compile(r"\bbackroom_[a-z_]+")


def _names() -> set[str]:
    """Every name that a scrape may show."""
    return {sample for one in metrics.REGISTRY.collect() for sample in _samples(one)}


def _samples(one: object) -> set[str]:
    name, kind = str(getattr(one, "name")), str(getattr(one, "type"))  # noqa: B009
    endings = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}
    return {name + ending for ending in endings.get(kind, ("",))}


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yaml"])
def test_every_figure_asked_for_is_there(file: str) -> None:
    """A figure that is renamed would leave an empty panel, or an alert that never rings."""
    asked = set(NAME.findall((CLUSTER / file).read_text()))

    assert len(asked) > 5
    assert asked <= _names()


def test_the_dashboard_and_the_alerts_can_be_read() -> None:
    """As Grafana and Prometheus read them: panels that do not overlap, rules with words."""
    board = json.loads((CLUSTER / "grafana.json").read_text())
    places = [(one["gridPos"]["x"], one["gridPos"]["y"]) for one in board["panels"]]
    assert len(set(places)) == len(places)
    assert all(one["targets"] for one in board["panels"])

    (group,) = yaml.safe_load((CLUSTER / "alerts.yaml").read_text())["groups"]
    names = [one["alert"] for one in group["rules"]]
    assert len(set(names)) == len(names)
    for rule in group["rules"]:
        assert rule["expr"]
        assert rule["annotations"]["summary"]
        assert rule["labels"]["severity"] in ("page", "ticket")


def test_tables_are_counted_by_their_state() -> None:
    """A state that no table is in any more is not shown as if one were."""
    metrics.note_states(["playing", "gathering", "playing"])
    shown = metrics.exposition().decode()
    assert 'backroom_tables_by_status{status="playing"} 2.0' in shown
    metrics.note_states(["gathering"])
    shown = metrics.exposition().decode()
    assert 'status="playing"' not in shown
    assert 'backroom_tables_by_status{status="gathering"} 1.0' in shown


def test_the_settings_of_the_examples_exist() -> None:
    """A variable that no setting has any more would be passed over without a word."""
    known = {f"BACKROOM_{one.name.upper()}" for one in fields(Settings)}
    for file in ("compose.yaml", "node1.env", "backroom@.service"):
        asked = set(re.findall(r"\bBACKROOM_[A-Z_]+", (CLUSTER / file).read_text()))
        assert asked
        assert asked <= known


def test_the_proxy_and_the_nodes_of_compose_know_each_other() -> None:
    """Every node that nginx names is a service, and the other way round."""
    services = yaml.safe_load((CLUSTER / "compose.yaml").read_text())["services"]
    nodes = {name for name in services if name.startswith("node")}
    for file, each in (
        ("nginx.conf", r"server (node\d):8000"),
        ("Caddyfile", r"(node\d):8000"),
    ):
        named = re.findall(each, (CLUSTER / file).read_text())
        assert set(named) == nodes
        assert len(named) == len(nodes) == 3
    for name in nodes:
        assert services[name]["hostname"] == name
        assert services[name]["depends_on"]["postgres"]["condition"] == "service_healthy"
    assert services["proxy"]["volumes"] == ["./nginx.conf:/etc/nginx/nginx.conf:ro"]
    assert "healthcheck" in services["postgres"]


def test_a_proxy_leaves_a_node_alone_that_is_cut_off_and_no_other() -> None:
    """503 is about one table, and said by nodes that are well."""
    status = str(code_of(CutOff("try-again")) - 4000)
    for file, each in (
        ("nginx.conf", r"proxy_next_upstream .*\bhttp_(\d+)"),
        ("Caddyfile", r"unhealthy_status (\d+)"),
    ):
        assert re.findall(each, (CLUSTER / file).read_text()) == [status]
    assert status != str(code_of(Unavailable("try-again")) - 4000)


def test_the_image_of_a_node_is_built_with_what_it_needs() -> None:
    """The compose file names an argument that the Dockerfile has, and an extra there is."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    build = yaml.safe_load((CLUSTER / "compose.yaml").read_text())["services"]["node1"]["build"]
    ((argument, value),) = build["args"].items()

    assert (CLUSTER / build["context"]).resolve() == ROOT
    assert f"ARG {argument}=" in (ROOT / "Dockerfile").read_text()
    assert value.strip("[]") in project["optional-dependencies"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="a machine without systemd")
@pytest.mark.parametrize("name", ["backroom@.service", "backroom.service"])
def test_systemd_has_nothing_to_say_about_the_units(name: str, tmp_path: Path) -> None:
    """Neither about the one of a node nor about the one in docs/hosting.md."""
    (written,) = UNIT.findall((ROOT / "docs" / "hosting.md").read_text())
    shipped = (CLUSTER / "backroom@.service").read_text()
    text = shipped if "@" in name else written
    assert "ExecStart=/usr/local/lib/backroom/bin/backroom " in text
    # It wants to see the program, too.
    there = text.replace("/usr/local/lib/backroom/bin/backroom", shutil.which("true") or "")
    (tmp_path / name).write_text(there)

    command = ["systemd-analyze", "verify", str(tmp_path / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert done.stderr == ""


def test_the_nodes_shown_in_the_docs_are_of_this_version() -> None:
    """And have a lease as long as one is at most."""
    shown = re.findall(
        r"^\S+ +http://\S+ +(\S+) +(\S+) s +\d+ +\d+$",
        (ROOT / "docs" / "hosting.md").read_text(),
        re.MULTILINE,
    )

    assert len(shown) == 2
    assert {version for version, _ in shown} == {__version__}
    assert all(float(lease) <= LEASE_SECONDS for _, lease in shown)
