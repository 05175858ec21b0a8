"""What is generated or must agree: OpenAPI, the page's types, words in every language."""

import json
import re
import subprocess
import sys

import pytest
from harness import ROOT, Server

from bourgade.core.texts import LANGUAGES, known, source
from bourgade.server.endpoints import ENDPOINTS
from bourgade.server.settings import Settings, SettingsError

SERVER = ROOT / "src" / "bourgade" / "server"


def test_openapi_describes_every_endpoint(server: Server) -> None:
    document = json.loads(server.raw("GET", "/api/openapi.json")[1])
    assert document["openapi"] == "3.1.0"
    listed = {(m.upper(), path) for path, ms in document["paths"].items() for m in ms}
    assert listed == {(e.method, e.path) for e in ENDPOINTS}
    names = [op["operationId"] for ms in document["paths"].values() for op in ms.values()]
    assert len(names) == len(set(names))
    schemas = document["components"]["schemas"]
    for reference in re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document)):
        assert reference in schemas
    # The answers are what it says: a table against its schema's required fields.
    table = server.guest("Ada").open_table("race", ["me", "here:Bo"])
    assert set(schemas["TableInfo"]["required"]) == set(table)


def test_the_types_of_the_page_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "make_types.py", "--check"], capture_output=True
    )
    assert done.returncode == 0, done.stderr.decode()


def test_everything_the_server_says_has_words_in_every_language() -> None:
    keys: set[str] = set()
    for path in SERVER.rglob("*.py"):
        text = path.read_text("utf-8")
        said = "Refusal|say|_line|Conflict|OverQuota|say_goodbye"
        keys |= set(re.findall(rf'\b(?:{said})\(\s*"([a-z-]+)"', text))
        keys |= set(re.findall(r'\bMessage\("server\.([a-z-]+)"', text))
        keys |= set(re.findall(r'"((?:log|nothing)-[a-z-]+)"', text))
    assert len(keys) > 45
    for language in LANGUAGES:
        missing = {key for key in keys if not known(f"server.{key}", language)}
        assert missing == set(), language
        written = set(re.findall(r"^([a-z-]+) =", source("server", language), re.M))
        assert written == keys, f"{language}: {written ^ keys}"


def test_the_server_sees_games_only_through_the_contract() -> None:
    for path in [*SERVER.rglob("*.py"), ROOT / "src" / "bourgade" / "client.py"]:
        named = re.search(r"(from|import) bourgade\.games", path.read_text("utf-8"))
        assert named is None, path


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"workers": 2}, "PostgreSQL"),
        ({"database_url": "mysql://x"}, "sqlite"),
        ({"bus": "carrier-pigeon"}, "redis"),
        ({"bus": "pg"}, "PostgreSQL"),
    ],
)
def test_impossible_settings_are_explained(change: dict[str, object], words: str) -> None:
    with pytest.raises(SettingsError, match=words):
        Settings(**change).resolve()  # type: ignore[arg-type]


def test_the_page_is_served_with_its_own_addresses(server: Server) -> None:
    """Index for /, /t/…, /m/…; hashed files for ever; nothing for what does not exist."""
    if not (SERVER / "static" / "index.html").is_file():
        pytest.fail("the page is not built: run npm run build in web/")
    for path in ("/", "/t/abc", "/m/abc?at=57"):
        status, text, headers = server.raw("GET", path)
        assert status == 200 and b"<!doctype html" in text.lower()[:100]
        assert headers["Cache-Control"] == "no-cache"
    asset = next((SERVER / "static" / "assets").iterdir()).name
    _, _, headers = server.raw("GET", f"/assets/{asset}")
    assert "immutable" in headers["Cache-Control"]
    assert server.raw("GET", "/assets/none.js")[0] == 404
