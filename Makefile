# Heliopolis: `make play` to play, `make test` to check everything.
# Both set up .venv by themselves and need Python 3.11 or newer, pip and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 2
NPM = $(BIN)/python hatch_build.py npm
QUICK := $(addprefix tests/,core ra dice record match texts wire test_games.py test_rule_numbers.py)

.PHONY: help play terminal arena test quick system system-deep bench golden deep mutants tune \
        strength learn clean lint client web compiled browser browser-deep uncompiled coverage \
        differential documents
.NOTPARALLEL:

help:
	@echo "make play     play in the browser: sets up, starts the server and opens the page"
	@echo "make terminal play at the terminal (ARGS='--game ra-dice --players 3' and so on)"
	@echo "make arena    tournaments between bots (ARGS='--bots merchant,uniform' and so on)"
	@echo "make test     lint, types, layers and all tests"
	@echo "make web      the browser's client alone: types, lint, tests, build"
	@echo "make browser  the tests in Chromium alone; browser-deep has all combinations, and other browsers"
	@echo "make quick    lint and the tests that play no long games: a minute and a half"
	@echo "make bench    speed, side by side with OpenSpiel"
	@echo "make golden   write the golden games anew, and say which changed"
	@echo "make deep     long comparisons with the referees (an hour and a half for Ra alone)"
	@echo "make mutants  mutation tests of the rules: hours; MODULES='dice --minutes 30' takes a sample"
	@echo "make tune     find the numbers of the bots by self-play: half an hour"
	@echo "make learn    what trains networks: installs PyTorch, runs its tests, and trains for a minute"
	@echo "make strength measure the bots, and write docs/strength.md: 13 hours on one core, 50 minutes on 16"
	@echo "make system   Debian packages for the tests: redis-server, chromium (as root); system-deep has more browsers"

# ---- setting up -----------------------------------------------------------------------------

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Heliopolis needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.11 …"; exit 1; }
	@echo "Making $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# pip builds the browser's client too, by the machine's node or by one from PyPI.
$(VENV)/play: $(VENV)/python pyproject.toml hatch_build.py
	@echo "Installing Heliopolis into $(VENV), and building the table for browsers …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/arena: $(VENV)/play
	@echo "Installing what plots and the ladder need into $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[arena]'
	@touch $@

$(VENV)/dev: $(VENV)/play
	@echo "Installing the tools for tests into $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# From PyPI PyTorch brings all of CUDA: gigabytes that nothing else needs.
$(VENV)/learn: $(VENV)/dev
	@echo "Installing PyTorch into $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[learn]'
	@touch $@

$(VENV)/bench: $(VENV)/play
	@echo "Installing OpenSpiel and classic games into $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

# Tests that need what is not there are skipped, and say so; only root can install it.
# $(call install,PROGRAM:PACKAGE …): a program that is not there is installed by its package.
define install
	@missing=""; \
	for one in $(1); do command -v $${one%%:*} >/dev/null || missing="$$missing $${one#*:}"; done; \
	if [ -z "$$missing" ]; then \
	    echo "Debian packages for the tests are there: $(foreach one,$(1),$(lastword $(subst :, ,$(one))))."; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing$$missing …"; \
	    apt-get -qq update >/dev/null; \
	    DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends $$missing >/dev/null \
	        || echo "Could not be installed:$$missing. Tests that need it will say that they did not run."; \
	else \
	    echo "Missing:$$missing. Tests that need it are skipped. As root: make $@"; \
	fi
endef

CHROMIUM := $(if $(shell command -v google-chrome 2>/dev/null),,chromium:chromium)

system:
	$(call install,redis-server:redis-server $(CHROMIUM))

system-deep: system
	$(call install,firefox-esr:firefox-esr WebKitWebDriver:webkit2gtk-driver Xvfb:xvfb)

# ---- playing --------------------------------------------------------------------------------

play: $(VENV)/play
	@$(BIN)/python hatch_build.py check || $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@$(BIN)/heliopolis serve --open $(ARGS)

terminal: $(VENV)/play
	@$(BIN)/heliopolis play $(ARGS)

arena: $(VENV)/arena
	@$(BIN)/heliopolis arena $(ARGS)

# ---- checking -------------------------------------------------------------------------------

test: system lint client compiled browser uncompiled coverage differential documents
	@echo "All tests passed. Tests that were skipped, if any, are named above with the reason."

# For daily work: plain Python compiles nothing after an edit.
quick: export NUMBA_DISABLE_JIT = 1
quick: lint
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal $(QUICK)

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The browser's client: types, style, its own tests, and what is shipped.
client: web

web: $(VENV)/dev web/node_modules/.for-tests
	$(NPM) run check
	$(NPM) run lint
	$(NPM) run test
	$(BIN)/python hatch_build.py build

# The tools of the tests; `pip install` brings only what the build needs.
web/node_modules/.for-tests: web/package-lock.json $(VENV)/python
	$(NPM) ci --ignore-scripts --no-audit --no-fund
	@touch $@

# Compiled code under test checks every index: an overrun is an error, not a wrong answer.
compiled: export NUMBA_BOUNDSCHECK = 1
compiled: $(VENV)/dev
	rm -f .coverage.*
	@# One process compiles first: Numba's cache is not made for two that compile at once.
	$(BIN)/heliopolis warmup
	@# Counting lines makes tests in Python twice as slow, and is needed for what compiles alone.
	COVERAGE_FILE=.coverage.compiled $(BIN)/pytest --cov --cov-report= tests/core
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore tests/core --ignore tests/browser --ignore tests/learn tests

# Browsers play apart from other tests, so that they compete with nothing, and say how long they take.
# All combinations, and other browsers than Chromium, are left to `make deep`.
browser: export NUMBA_BOUNDSCHECK = 1
browser: $(VENV)/dev
	@$(BIN)/python hatch_build.py check || $(BIN)/python hatch_build.py build
	$(BIN)/heliopolis warmup
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations 10 --ignore tests/browser/test_matrix.py --ignore tests/browser/test_other_browsers.py tests/browser

# Every variation of both games, at every size of table, in every language, and in every browser.
browser-deep: export NUMBA_BOUNDSCHECK = 1
browser-deep: export HELIOPOLIS_BROWSER_MATRIX = 1
browser-deep: system-deep $(VENV)/dev
	@$(BIN)/python hatch_build.py check || $(BIN)/python hatch_build.py build
	$(BIN)/heliopolis warmup
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations 10 tests/browser

# Compiled lines cannot be counted, so coverage is that of the same source as plain Python.
# The contract of bots is left to the compiled run: uncompiled it takes more than five minutes.
uncompiled: export NUMBA_DISABLE_JIT = 1
uncompiled: $(VENV)/dev
	COVERAGE_FILE=.coverage.uncompiled $(BIN)/pytest -n $(WORKERS) --dist worksteal --cov --cov-report= --ignore tests/contracts/test_every_bot.py tests/core tests/ra tests/dice tests/contracts tests/record tests/oracle/test_differential.py tests/oracle/test_dice_differential.py
	COVERAGE_FILE=.coverage.uncompiled $(BIN)/coverage report --fail-under=100 --omit='*/core/compile.py'

# What compile.py does depends on the mode, so both runs count for it.
coverage: $(VENV)/dev
	COVERAGE_FILE=.coverage.both $(BIN)/coverage combine --keep --quiet .coverage.compiled .coverage.uncompiled
	COVERAGE_FILE=.coverage.both $(BIN)/coverage report --fail-under=100 --include='*/core/compile.py'

differential: export NUMBA_BOUNDSCHECK = 1
differential: $(VENV)/dev
	$(BIN)/python -m tests.oracle.differential --workers $(WORKERS)
	$(BIN)/python -m tests.oracle.dice_differential --workers $(WORKERS)

documents: export NUMBA_BOUNDSCHECK = 1
documents: $(VENV)/dev
	@# What trains networks cannot be imported without PyTorch: `make learn` has it.
	$(BIN)/pytest --doctest-modules --doctest-glob='*.md' --ignore src/heliopolis/learn README.md docs src

deep: export NUMBA_BOUNDSCHECK = 1
deep: $(VENV)/dev browser-deep
	$(BIN)/python -m tests.oracle.differential --games 200000 --positions 200000 --workers $(WORKERS)
	$(BIN)/python -m tests.oracle.dice_differential --games 200000 --positions 200000 --workers $(WORKERS)
	$(BIN)/python -m tests.wire.fuzz --frames 1000000
	$(BIN)/python -m tests.server.crash.killing --kills 200
	$(BIN)/python -m tests.server.crash.shaking --rounds 40
	$(BIN)/python -m tests.server.crowding --connections 10000
	HYPOTHESIS_PROFILE=deep $(BIN)/pytest -n $(WORKERS) tests/ra/test_properties.py tests/dice/test_properties.py tests/contracts tests/record
	HYPOTHESIS_PROFILE=deep $(BIN)/pytest tests/server/test_machine.py

mutants: $(VENV)/dev
	$(BIN)/python tools/mutants.py --workers $(WORKERS) $(MODULES)

golden: $(VENV)/dev
	$(BIN)/python tools/golden.py

# The numbers of the bots: each begins with a guess and ends in a file of bots/.
tune: $(VENV)/dev
	$(BIN)/python -m tools.tune ra --deals 16
	$(BIN)/python -m tools.tune ra-search --deals 20 --generations 25
	$(BIN)/python -m tools.tune ra-dice --deals 80 --rounds 2

# What trains networks; one test trains by the recipe for a minute, and must beat whoever plays anything.
learn: $(VENV)/learn
	$(BIN)/heliopolis warmup
	$(BIN)/pytest --doctest-modules --durations 5 tests/learn src/heliopolis/learn

strength: $(VENV)/dev
	$(BIN)/python -m tools.strength

bench: $(VENV)/bench
	$(BIN)/python bench/compare.py
	@echo "Environments: $(BIN)/python -m bench.environments"
	@echo "The server and the browser: make web, then $(BIN)/python -m bench.bench_server, -m bench.bench_browser"

clean:
	rm -rf $(VENV) build web/node_modules src/heliopolis/server/static .coverage* .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
