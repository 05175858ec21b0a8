# The two commands: `make play` and `make test`. Both set everything up from nothing.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.json') pyproject.toml setup.py constraints.txt

.PHONY: play test test-all fast bench lint page format clean help

help:
	@echo "make play   open the library in the browser"
	@echo "make test   build, lint and run every test"
	@echo "make test-all  the same, and what takes long: soaks, fuzzing, every size and language"
	@echo "make fast   build the engine once more, after the compiler has watched it play (gcc)"
	@echo "make bench  the same, then measure engine, environments, search and server, beside their peers"
	@echo "make lint   style and types"
	@echo "make page   build the page into the package (needs Node)"

play: $(VENV)/.installed
	@$(BIN)/bourgade serve

test: $(VENV)/.tested
	tools/services.sh
	$(MAKE) --no-print-directory lint
	tools/web.sh check
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python -m pytest -n 2 --dist loadfile --ignore tests/page
	$(BIN)/python -m pytest -n 2 --dist loadfile tests/page
	@echo "The same rules, interpreted:"
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 tests/conformance

# What is marked long comes after everything else. pytest ends with 5 where nothing is.
test-all: test
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python -m pytest -m long || [ $$? = 5 ]

lint: $(VENV)/.tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tools bench examples
	$(BIN)/python tools/make_types.py --check

page: $(VENV)/.tested
	$(BIN)/python tools/make_types.py
	tools/web.sh build

fast: $(VENV)/.fast

bench: $(VENV)/.fast
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python bench/engine.py
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python bench/environments.py
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python bench/search.py
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python bench/strength.py
	BOURGADE_REQUIRE_COMPILED=1 $(BIN)/python bench/server.py

format: $(VENV)/.tested
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	tools/web.sh format

# The package as a player gets it: compiled where a C compiler works, pure Python elsewhere.
$(VENV)/.installed: $(SOURCES) tools/prepare.sh
	@PYTHON=$(PYTHON) tools/prepare.sh $(VENV) .
	@touch $@

# The same with the tools of the tests, and a failed compilation is an error.
$(VENV)/.tested: $(SOURCES) tools/prepare.sh
	@BOURGADE_REQUIRE_COMPILED=1 PYTHON=$(PYTHON) tools/prepare.sh $(VENV) '.[test]'
	@touch $@ $(VENV)/.installed

# The same again, faster: for those who host, and to measure.
$(VENV)/.fast: $(VENV)/.tested tools/fast.sh tools/exercise.py
	@tools/fast.sh $(VENV)
	@touch $@

clean:
	rm -rf $(VENV) build .bench src/*.egg-info .mypy_cache .ruff_cache .pytest_cache
