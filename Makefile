# The two commands: `make play` and `make test`. Both set everything up from nothing.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.json') pyproject.toml setup.py constraints.txt

.PHONY: play test bench lint format clean help

help:
	@echo "make play   play in the terminal against a bot"
	@echo "make test   build, lint and run every test"
	@echo "make bench  measure the engine beside its peers"
	@echo "make lint   style and types"

play: $(VENV)/.installed
	@$(BIN)/bourgade play burgundy

test: $(VENV)/.tested
	$(MAKE) --no-print-directory lint
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python -m pytest -n 2
	@echo "The same rules, interpreted:"
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 tests/conformance tests/games

lint: $(VENV)/.tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tools bench

bench: $(VENV)/.tested
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python bench/engine.py

format: $(VENV)/.tested
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The package as a player gets it: compiled where a C compiler works, pure Python elsewhere.
$(VENV)/.installed: $(SOURCES) tools/prepare.sh
	@PYTHON=$(PYTHON) tools/prepare.sh $(VENV) .
	@touch $@

# The same with the tools of the tests, and a failed compilation is an error.
$(VENV)/.tested: $(SOURCES) tools/prepare.sh
	@BOURGADE_REQUIRE_COMPILED=1 PYTHON=$(PYTHON) tools/prepare.sh $(VENV) '.[test]'
	@touch $@ $(VENV)/.installed

clean:
	rm -rf $(VENV) build .bench src/*.egg-info .mypy_cache .ruff_cache .pytest_cache
