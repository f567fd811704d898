"""What Schemathesis has to know of the contract beyond its documents. None of it changes how an answer is judged."""

import re

import schemathesis

# `^(?=[^\0]*V)[^\0]*$`, as the contract writes "no NUL, and something that is seen", takes Hypothesis seconds for each length of text.
LOOKAHEAD = re.compile(r"^\^\(\?=(\[\^\\u0000\]\*)(\[(?:[^\]\\]|\\.)*\])\)\1\$$")


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
    """Lets a search in a sequence find something: what goes on from its answer needs an id, and random filters leave none."""
    if case.meta is None or case.meta.phase.name.value != "stateful" or case.method != "GET" or not case.query:
        return
    if case.meta.generation.mode.is_positive:
        case.query = {name: value for name, value in case.query.items() if not name.startswith(("filter[", "page[number]"))}
