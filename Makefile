# Needs Python 3.11 or newer, make and git; everything else lands in .venv or build/.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
WORKERS ?= 2
COMPILED := build/compiled
SOURCES := $(shell find src -name '*.py')

.DEFAULT_GOAL := help
.PHONY: help play test check format soak faults compiled bench wheel clean

help:  ## this list
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 12

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Backroom needs Python 3.11 or newer")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]' -c constraints.txt
	@touch $@

play: $(STAMP)  ## a match of Chicago Poker in this terminal
	@$(BIN)/backroom play chicago-poker

check: $(STAMP)  ## layout, lint, types and the direction of imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(STAMP)  ## let ruff lay out the code and mend what it can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

test: check  ## check, then every test
	$(BIN)/pytest -n $(WORKERS)

soak: $(STAMP)  ## the promises of every game, in long counts
	BACKROOM_SOAK=1 $(BIN)/pytest -n $(WORKERS) -v tests/games/test_every_game.py

faults: $(STAMP)  ## plant one fault a ruling and demand a red test for each
	$(BIN)/python -m tests.faults

# hatch-mypyc compiles in place, so it gets a copy: no .so ever lies in the work tree.
$(COMPILED)/.built: $(SOURCES) pyproject.toml | $(STAMP)
	rm -rf $(COMPILED)
	mkdir -p $(COMPILED)/source
	cp -R $(wildcard src pyproject.toml LICENSE README.md) $(COMPILED)/source
	cd $(COMPILED)/source && HATCH_BUILD_HOOK_ENABLE_MYPYC=1 \
		$(CURDIR)/$(BIN)/python -m build --wheel --no-isolation --outdir ..
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--target $(COMPILED)/lib $(COMPILED)/*.whl
	touch $@

compiled: $(COMPILED)/.built  ## build engine and games with mypyc, run every test on that build
	PYTHONPATH=$(COMPILED)/lib BACKROOM_BUILD=compiled $(BIN)/pytest -n $(WORKERS)

wheel: $(STAMP)  ## a wheel in dist/
	$(BIN)/python -m build --wheel --outdir dist
