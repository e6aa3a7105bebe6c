# Needs Python 3.11 or newer, make and git; everything else lands in .venv or build/.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
# One more than the cores of a small machine: tests often wait for browsers, processes and clocks.
WORKERS ?= 3
# What pytest is told besides; continuous integration lets it try once more what failed.
TRIES ?=
COMPILED := build/compiled
# The same without the compiler's optimisation: minutes less, and the same answers.
REPLAYED := build/replayed
REPLAYS := tests/test_build.py tests/engine/test_record.py $(wildcard tests/games/test_records.py tests/games/test_rows.py)
SOAKED := tests/games/test_every_game.py tests/games/chicago_poker/test_scoring.py \
	tests/bots/test_analysis.py tests/bots/chicago_poker/test_scripted.py tests/server/test_fuzz.py tests/server/test_kill.py \
	tests/server/evenings/test_whole_evening.py tests/web/test_whole_evening.py \
	tests/web/test_full.py tests/web/test_lesson.py tests/web/test_pages.py tests/web/test_tight.py \
	tests/web/test_crowded.py tests/web/test_ending.py tests/web/test_notebook.py tests/web/test_worth.py \
	tests/web/test_match.py tests/web/test_poker.py tests/web/test_capone.py tests/web/test_mafioso.py tests/web/test_visit.py \
	tests/web/test_two_and_a_watcher.py
PEERS := build/bench-venv
LAB := build/peers-venv
DOCS := build/docs-venv
LOWEST := build/lowest-venv
LEANING := tests/engine tests/texts tests/server tests/terminal tests/bots/arena
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl')
STATIC := src/backroom/server/static
PAGE := $(STATIC)/index.html
WEB_SOURCES := hatch_build.py $(shell find web src/backroom/games docs/rules -type f \
	\( -path 'web/src/*' -o -path 'web/public/*' -o -path 'web/*.*' -o -name '*.ftl' -o -name '*.md' \) \
	-not -path '*/node_modules/*' -not -path 'web/dist/*')

CAN_COMPILE := command -v cc >/dev/null && $(PYTHON) -c 'import pathlib, sys, sysconfig; \
	sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())'

.DEFAULT_GOAL := help
.PHONY: help play site offline test check format records cover soak faults compiled bench bench-pure bench-both wheel wheel-pure wheel-compiled clean web screens images ready-web \
	check-python check-web 	fast docs lowest pins changelog peers postgres proxy

help:  ## this list
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 12

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Backroom needs Python 3.11 or newer")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -e '.[dev]' -c constraints.txt
	@touch $@

$(PAGE): $(WEB_SOURCES) | $(STAMP)
	$(BIN)/python hatch_build.py
	@touch $@

play: $(PAGE)  ## open the house: tables in the browser, at the address it prints
	@if $(MAKE) --question --silent $(COMPILED)/.built 2>/dev/null; then \
		rm -rf $(COMPILED)/lib/backroom/server/static && \
		cp -R $(STATIC) $(COMPILED)/lib/backroom/server && \
		PYTHONPATH=$(CURDIR)/$(COMPILED)/lib exec $(BIN)/backroom; \
	else \
		echo "This is plain Python. With a C compiler, 'make fast' prepares a faster build."; \
		exec $(BIN)/backroom; \
	fi

fast: $(COMPILED)/.built  ## compile engine, games and bots once, for `make play`

web: $(PAGE)  ## build the web client into the package

WHEELS := build/site-wheels
# What Pyodide's Python can load: its version, and the platform it is compiled for.
PYODIDE := --python-version 3.14 --platform pyemscripten_2026_0_wasm32 --only-binary :all: --no-deps

$(WHEELS)/.fetched: web/site/wheels.txt constraints.txt | $(STAMP)
	rm -rf $(WHEELS)
	$(BIN)/python -m pip download --quiet --disable-pip-version-check $(PYODIDE) \
		-r web/site/wheels.txt -c constraints.txt -d $(WHEELS)
	@touch $@

dist/site/.built: $(WEB_SOURCES) $(SOURCES) $(WHEELS)/.fetched web/site/python.js | $(STAMP)
	$(BIN)/python hatch_build.py site
	@touch $@

site: dist/site/.built  ## the house without a server, as files for any static host, in dist/site

offline: dist/site/.built  ## build the site, cut the network, and play in it
	BACKROOM_OFFLINE=1 $(BIN)/pytest $(TRIES) -n $(WORKERS) --dist worksteal tests/site

screens: $(PAGE)  ## every page on every screen as pictures, in build/screens, and what is broken on them
	$(BIN)/python -m tests.web.screens

images: $(PAGE)  ## the pictures of the README and of links, in docs/images and web/public
	$(BIN)/python -m tests.web.screens --images
	test -x build/pictures/bin/python || $(PYTHON) -m venv build/pictures
	build/pictures/bin/python -m pip install --quiet --disable-pip-version-check pillow==13.0.0
	build/pictures/bin/python tests/web/palette.py docs/images/*.png web/public/previews/*.png

check: check-python check-web  ## layout, lint, types and the direction of imports

check-python: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: $(STAMP)
	$(BIN)/python hatch_build.py check

format: $(STAMP)  ## let ruff and Prettier lay out the code and mend what they can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python hatch_build.py format

# Two things of a minute or more each, neither of which needs the other: two cores share them.
test: $(STAMP)  ## check, and every test
	$(MAKE) --no-print-directory -j2 ready-web check-python
	$(BIN)/pytest $(TRIES) -n $(WORKERS) --dist worksteal

ready-web: $(STAMP)
	$(MAKE) --no-print-directory check-web
	$(MAKE) --no-print-directory web
	$(BIN)/python hatch_build.py test
	@$(BIN)/python -m tests.web.browser

records: $(REPLAYED)/.built  ## replay the golden records on the compiled build; needs a C compiler
	PYTHONPATH=$(REPLAYED)/lib BACKROOM_BUILD=compiled $(BIN)/pytest $(TRIES) -q $(REPLAYS)

postgres: $(PAGE)  ## the server's tests on a PostgreSQL that they start themselves
	BACKROOM_TESTED_DATABASE=postgres $(BIN)/pytest $(TRIES) -n $(WORKERS) --dist worksteal tests/server \
		--ignore tests/server/codegen --ignore tests/server/admin/test_backup.py

proxy: $(STAMP)  ## nodes behind the shipped configurations of proxies; needs nginx (apt-get install nginx-light)
	BACKROOM_TESTED_DATABASE=postgres BACKROOM_TESTED_PROXY=1 $(BIN)/pytest $(TRIES) tests/server/test_proxy.py

cover: $(STAMP)  ## every test, and which branches of engine and games none of them takes
	$(BIN)/pytest -n $(WORKERS) --cov --cov-report=term

soak: dist/site/.built $(PAGE) $(LAB)/.installed  ## the promises of every game, kills and nonsense, in long counts: hours
	BACKROOM_SOAK=1 $(BIN)/pytest -n $(WORKERS) -v -rP $(SOAKED)
	BACKROOM_SOAK=1 BACKROOM_TESTED_DATABASE=postgres $(BIN)/pytest -n $(WORKERS) -v -rP \
		tests/server/test_nodes.py
	BACKROOM_SOAK=1 $(MAKE) --no-print-directory proxy
	BACKROOM_SOAK=1 $(LAB)/bin/python -m pytest -v -rP tests/peers/test_training.py
	BACKROOM_OFFLINE=1 BACKROOM_HANDS=100000 $(BIN)/pytest -n $(WORKERS) -v tests/site/test_hands.py

faults: $(STAMP)  ## plant one fault a ruling and demand a red test for each
	$(BIN)/python -m tests.faults

# hatch-mypyc compiles in place, so it gets a copy: no .so ever lies in the work tree.
$(COMPILED)/.built: LEVEL := 3
$(REPLAYED)/.built: LEVEL := 0
$(COMPILED)/.built $(REPLAYED)/.built: $(SOURCES) pyproject.toml | $(STAMP)
	rm -rf $(@D)
	mkdir -p $(@D)/source
	cp -R $(wildcard src pyproject.toml hatch_build.py LICENSE README.md) $(@D)/source
	sed 's/opt_level = "3"/opt_level = "$(LEVEL)"/' pyproject.toml > $(@D)/source/pyproject.toml
	cd $(@D)/source && HATCH_BUILD_HOOK_ENABLE_MYPYC=1 \
		$(CURDIR)/$(BIN)/python -m build --wheel --no-isolation --outdir ..
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--target $(@D)/lib $(@D)/*.whl
	touch $@

compiled: $(PAGE) $(COMPILED)/.built  ## build engine, games and bots with mypyc, run every test on that build
	cp -R $(STATIC) $(COMPILED)/lib/backroom/server
	PYTHONPATH=$(COMPILED)/lib BACKROOM_BUILD=compiled $(BIN)/pytest -n $(WORKERS)

# The peers have an environment of their own: Backroom never needs them.
$(PEERS)/.installed: benchmarks/constraints-peers.txt pyproject.toml
	test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check \
		open_spiel pettingzoo pgx pygame rlcard -c benchmarks/constraints-peers.txt
	$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@

# So have the libraries that our adapters serve; torch comes first, as others ask for any of it.
$(LAB)/.installed: tests/peers/constraints.txt pyproject.toml
	test -x $(LAB)/bin/python || $(PYTHON) -m venv $(LAB)
	$(LAB)/bin/python -m pip install --quiet --disable-pip-version-check \
		torch -c constraints.txt -c tests/peers/constraints.txt
	$(LAB)/bin/python -m pip install --quiet --disable-pip-version-check \
		-e '.[gymnasium,openspiel,parquet,pettingzoo]' httpx2 hypothesis ipykernel matplotlib nbclient \
		pandas polars pytest pytest-rerunfailures 'ray[rllib]' -c constraints.txt -c tests/peers/constraints.txt
	@touch $@

peers: $(LAB)/.installed  ## the tests of PettingZoo, OpenSpiel and Gymnasium on our games, and the examples
	$(LAB)/bin/python -m pytest $(TRIES) tests/peers

bench: $(STAMP) $(PEERS)/.installed  ## speed: Leduc beside its peers, then every game, in both builds
	@if $(CAN_COMPILE); then $(MAKE) --no-print-directory $(COMPILED)/.built bench-both; \
	else echo "No C compiler: the pure build only."; $(MAKE) --no-print-directory bench-pure; fi

bench-pure:
	$(BIN)/backroom bench
	$(PEERS)/bin/python benchmarks/leduc_peers.py

bench-both:
	$(BIN)/backroom bench
	PYTHONPATH=$(COMPILED)/lib $(BIN)/backroom bench
	$(PEERS)/bin/python benchmarks/leduc_peers.py --compiled $(COMPILED)/lib
	PYTHONPATH=$(COMPILED)/lib $(PEERS)/bin/python benchmarks/vector.py

wheel: $(PAGE)  ## a wheel in dist/: compiled where there is a C compiler, else plain Python
	rm -rf dist/backroom-*.whl build/wheel
	@if $(CAN_COMPILE); then $(MAKE) --no-print-directory wheel-compiled; \
	else $(MAKE) --no-print-directory wheel-pure; fi

wheel-pure: $(STAMP)
	$(BIN)/python -m build --wheel --no-isolation --outdir dist
	@echo "Built a wheel of plain Python, for any machine: no C compiler was found here."

# What was compiled for the tests knows no web client yet.
wheel-compiled: $(COMPILED)/.built
	$(BIN)/wheel unpack --dest build/wheel $(COMPILED)/backroom-*.whl
	rm -rf build/wheel/backroom-*/backroom/server/static
	cp -R $(STATIC) build/wheel/backroom-*/backroom/server
	mkdir -p dist
	$(BIN)/wheel pack --dest-dir dist build/wheel/backroom-*
	@echo "Built a compiled wheel, for this kind of machine and this version of Python."

docs: $(DOCS)/.installed  ## the documentation as a site in build/site; a broken link is an error
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict
	@echo "build/site/index.html"

# The writer of the site has an environment of its own: playing and testing never need it.
$(DOCS)/.installed: pyproject.toml constraints.txt
	test -x $(DOCS)/bin/python || $(PYTHON) -m venv $(DOCS)
	$(DOCS)/bin/python -m pip install --quiet --disable-pip-version-check -e '.[docs]' -c constraints.txt
	@touch $@

lowest: $(LOWEST)/.installed  ## the tests that lean on dependencies, with the oldest versions allowed
	$(LOWEST)/bin/python -m pytest -n $(WORKERS) -p no:cacheprovider -W default::DeprecationWarning $(LEANING)

$(LOWEST)/.installed: pyproject.toml
	rm -rf $(LOWEST)
	$(PYTHON) -m venv $(LOWEST)
	$(LOWEST)/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(LOWEST)/bin/uv pip install --quiet --python $(LOWEST)/bin/python --resolution lowest-direct -e .
	$(LOWEST)/bin/uv pip install --quiet --python $(LOWEST)/bin/python -e '.[dev]'
	@touch $@

pins: pyproject.toml  ## constraints.txt anew, from the newest versions in a fresh environment
	rm -rf build/pins
	$(PYTHON) -m venv build/pins
	build/pins/bin/python -m pip install --quiet --disable-pip-version-check -e '.[dev,docs]'
	build/pins/bin/python -m pip freeze --all --exclude-editable --exclude pip | LC_ALL=C sort -f > constraints.txt

changelog: $(STAMP)  ## the fragments of changelog.d into CHANGELOG.md, under the version of the package
	$(BIN)/towncrier build --yes --version $$($(BIN)/python -c 'import backroom; print(backroom.__version__)')

clean:  ## remove what was built, not the environment
	rm -rf build dist
