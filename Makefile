# The two commands: `make play` and `make test`. Both set everything up from nothing.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PREPARE := PYTHON=$(PYTHON) tools/prepare.sh $(VENV)

.PHONY: play test test-all ready fast bench lint page format clean help

help:
	@echo "make play   open the library in the browser; ARGS='--port 9000 --no-browser' are options of bourgade serve"
	@echo "make test   build, lint and run every test"
	@echo "make test-all  the same, and what takes long: soaks, fuzzing, every size and language"
	@echo "make ready  compile, and fetch what the tests need"
	@echo "make fast   build the engine once more, after the compiler has watched it play (gcc)"
	@echo "make bench  the same, then measure engine, environments, search and server, beside their peers"
	@echo "make lint   style and types"
	@echo "make page   build the page into the package (needs Node)"

# At once, interpreted if it must be; compiled behind it, for the next time.
play:
	@$(PREPARE) play $(ARGS)

# Compiled first, with the tools of the tests. It is a moment's work where nothing has changed.
ready:
	@$(PREPARE) install test

test: ready
	tools/services.sh
	$(MAKE) --no-print-directory lint
	tools/web.sh check
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python -m pytest -n 2 --dist loadfile --ignore tests/page
	$(BIN)/python -m pytest -n 2 --dist loadfile tests/page
	@echo "The same rules, interpreted:"
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 tests/conformance

# What is marked long comes after everything else. pytest ends with 5 where nothing is.
test-all: test
	@echo "What takes long:"
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python -m pytest -m long || [ $$? = 5 ]

lint: ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tools bench examples
	$(BIN)/python tools/make_types.py --check

page: ready
	$(BIN)/python tools/make_types.py
	tools/web.sh build

# The same again, faster: for those who host, and to measure.
fast: ready
	@$(PREPARE) fast

bench: fast
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python bench/engine.py
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python bench/environments.py
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python bench/search.py
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python bench/strength.py
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python bench/server.py

format: ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	tools/web.sh format

clean:
	rm -rf $(VENV) build .bench src/*.egg-info .mypy_cache .ruff_cache .pytest_cache
