# Every target installs what it needs into .venv; only Python 3.11 or newer must be present.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
# One more than the cores of a small machine: tests with a browser wait more than they compute.
JOBS ?= 3

.DEFAULT_GOAL := help
.PHONY: help play test check format bench soak build docs coverage golden requirements clean web engine screenshots

help: ## This list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

$(PLAYABLE): pyproject.toml requirements/play.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Harmonium needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements/play.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(READY): $(PLAYABLE) requirements/dev.txt
	$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

play: $(PLAYABLE) web ## Set up, build what is missing and serve the table: open the printed address
	$(BIN)/harmonium serve $(if $(HOUSE),--house)

# Measured by their own tests alone, with a floor at what they had.
MEASURED := tests/core tests/room tests/games
FLOOR := 97
SKIP :=

test: $(READY) web ## Set up and run all tests
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal --durations=20 $(addprefix --ignore=,$(SKIP))

check: $(READY) ## Format, lint, types, layers, generated files, rule coverage
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_rules.py
	$(BIN)/python tools/check_locales.py
	$(BIN)/python tools/check_generated.py
	$(BIN)/python tools/engine.py --check
	$(BIN)/python tools/web.py check

format: $(READY) ## Format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(READY) ## Measure what we claim, beside the peers
	$(BIN)/harmonium bench
	@if command -v g++ >/dev/null; then $(BIN)/python tools/engine.py --native; fi
	$(BIN)/python benchmarks/engine.py

soak: $(READY) ## Long random runs
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest tests -n $(JOBS) --dist worksteal

coverage: $(READY) ## Branch coverage of core, room and games by their own tests; not below its floor
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n $(JOBS) --dist worksteal $(MEASURED)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --skip-covered --show-missing --fail-under=$(FLOOR) \
	  --include="$$(echo $(MEASURED) | sed -E 's,tests/([^ ]+),src/harmonium/\1/*,g; s/ /,/g')"

build: $(READY) web ## Wheel and sdist into dist/
	$(BIN)/python -m build --no-isolation

web: $(PLAYABLE) ## The browser client into the package, if its sources changed
	$(BIN)/python tools/web.py

engine: $(READY) ## The engine to WebAssembly, after a change of engine/
	$(BIN)/python tools/engine.py

screenshots: $(READY) web ## The main screens at both widths, light and dark, into screenshots/
	$(BIN)/python tools/screenshots.py

docs: $(READY) ## The documentation into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

golden: $(READY) ## Write the golden playthroughs anew; review the diff
	HARMONIUM_WRITE_GOLDEN=1 $(BIN)/python -m pytest tests/golden tests/engine/test_face.py

PIN := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-header --no-annotate pyproject.toml

requirements: ## Pin the requirements anew (needs uv)
	$(PIN) requirements/play.in -o requirements/play.txt
	$(PIN) --extra arena --extra envs --extra plot --extra postgres --extra ray --extra redis --extra testing -c requirements/play.txt \
	  requirements/dev.in -o requirements/dev.txt

clean: ## Remove everything that was made
	rm -rf $(VENV) web/node_modules tests/e2e/*/node_modules src/harmonium/server/static dist build site .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage*
