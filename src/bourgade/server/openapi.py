"""The REST interface as an OpenAPI document, generated from the endpoints and their structs."""

import re
from typing import Any

import msgspec

from bourgade.server.api import Endpoint
from bourgade.server.rest import Fine, Problem
from bourgade.version import __version__


def document(endpoints: list[Endpoint]) -> dict[str, Any]:
    kinds: list[Any] = [Problem, Fine]
    for endpoint in endpoints:
        kinds += [kind for kind in (endpoint.body, endpoint.answer) if kind is not None]
    unique = list(dict.fromkeys(kinds))
    schemas, components = msgspec.json.schema_components(
        unique, ref_template="#/components/schemas/{name}"
    )
    by_kind = dict(zip(unique, schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bourgade", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "bourgade"},
            },
        },
        "security": [{"token": []}, {"cookie": []}],
    }


def _operation(endpoint: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    if endpoint.path == "/api/matches/{match}":
        parameters += [
            {"name": name, "in": "query", "required": False, "schema": {"type": "integer"}}
            for name in ("at", "seat")
        ]
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done", "content": _json(schemas[endpoint.answer])},
            "default": {"description": "Refused", "content": _json(schemas[Problem])},
        },
    }
    if endpoint.scope != "play":
        operation["security"] = [{"cookie": []}] if endpoint.scope == "account" else []
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(schemas[endpoint.body])}
    elif endpoint.raw:
        operation["requestBody"] = {"required": True, "content": _json({"type": "object"})}
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
