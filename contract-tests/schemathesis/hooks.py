"""What Schemathesis has to know of the contract beyond its documents. None of it changes how an answer is judged."""

import itertools
import json
import re
import uuid

import schemathesis

# `^(?=[^\0]*V)[^\0]*$`, as the contract writes "no NUL (or no control character), and something that is seen", takes Hypothesis seconds for each length of text.
LOOKAHEAD = re.compile(r"^\^\(\?=(\[\^\\u0000[^\]]*\]\*)(\[(?:[^\]\\]|\\.)*\])\)\1\$$")

# Counts what sequences create, so that the same seed makes the same keys.
CREATIONS = itertools.count()


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """Writes patterns that look ahead as the same set of texts without looking ahead."""
    rewrite(raw_schema)


def rewrite(node):
    if isinstance(node, list):
        for item in node:
            rewrite(item)
    elif isinstance(node, dict):
        pattern = node.get("pattern")
        if isinstance(pattern, str):
            node["pattern"] = LOOKAHEAD.sub(r"^\1\2\1$", pattern)
        for value in node.values():
            rewrite(value)


@schemathesis.hook
def before_call(context, case, kwargs):
    """Completes a valid request."""
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    send_what_the_body_requires(case)
    sort_by_each_attribute_once(case)
    if case.meta.phase.name.value != "stateful":
        return
    create_anew(case)
    if case.method == "GET" and case.query:
        search_without_filters(case)


def create_anew(case):
    """
    Gives each creation of a sequence a key of its own. Keys that are made up come again in other sequences, with the same body: the answer is
    then that of the first, whose resource may have been deleted since.
    """
    for name in list(case.headers or {}):
        if name.lower() == "x-idempotency-key":
            case.headers[name] = str(uuid.uuid5(uuid.NAMESPACE_OID, f"sequence {next(CREATIONS)}"))


def sort_by_each_attribute_once(case):
    """Leaves out an attribute that stands in an order already, the other way round: `uniqueItems` takes `id` and `-id` for two."""
    sort = (case.query or {}).get("sort")
    terms = sort.split(",") if isinstance(sort, str) else sort
    if not isinstance(terms, list) or not all(isinstance(term, str) for term in terms):
        return
    kept = list({term.removeprefix("-"): term for term in terms}.values())
    if len(kept) < len(terms):
        case.query["sort"] = ",".join(kept) if isinstance(sort, str) else kept


def send_what_the_body_requires(case):
    """
    Sends headers that are required with a field of the body, as the contract says by `x-required-with`: no schema of its own can. Of a list of
    values the one that goes with that body is the example.
    """
    for parameter in case.operation.definition.raw.get("parameters", []):
        name, field = parameter.get("name"), parameter.get("x-required-with")
        if field is None or not isinstance(case.body, dict) or field not in case.body:
            continue
        if "enum" in parameter["schema"]:
            case.headers[name] = parameter["example"]
        elif name not in (case.headers or {}):
            case.headers[name] = str(uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(case.body, sort_keys=True)))


def search_without_filters(case):
    """Lets a search in a sequence find something: what goes on from its answer needs an id, and random filters leave none."""
    case.query = {name: value for name, value in case.query.items() if not name.startswith(("filter[", "page[number]"))}
