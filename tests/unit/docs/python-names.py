"""What samples use of a Python library: modules, names, members, arguments.

Reads JSON from standard input: {"module": "…", "samples": ["code", …]}.
Prints a JSON list, one object for each sample. A sample that does not compile has only "error".
"""
import ast
import json
import sys


def main():
    given = json.load(sys.stdin)
    json.dump([names_of(code, given["module"]) for code in given["samples"]], sys.stdout)


def names_of(code, module):
    try:
        compile(code, "sample", "exec")
    except SyntaxError as error:
        return {"error": str(error)}
    tree = ast.parse(code)
    imports = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == module
    ]
    imported = {one.name for node in imports for one in node.names}
    ours = own_names(tree, {one.asname or one.name for node in imports for one in node.names})
    nodes = [node for node in ast.walk(tree) if root(node) in ours]
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    return {
        "modules": sorted({node.module for node in imports}),
        "imported": sorted(imported),
        "members": sorted({node.attr for node in nodes if isinstance(node, ast.Attribute)}),
        "arguments": sorted({word.arg for call in calls for word in call.keywords if word.arg}),
        "keys": sorted({node.slice.value for node in nodes if has_text_key(node)}),
        "values": sorted(
            [call.func.id, call.args[0].value]
            for call in calls
            if isinstance(call.func, ast.Name) and call.args and isinstance(call.args[0], ast.Constant)
        ),
    }


def has_text_key(node):
    return isinstance(node, ast.Subscript) and isinstance(getattr(node.slice, "value", None), str)


def own_names(tree, names):
    """Names of the sample that hold something of the library: assigned from it, or looped over it."""
    while True:
        found = set(names)
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and root(node.value) in found:
                found |= {name for target in node.targets for name in plain_names(target)}
            elif isinstance(node, (ast.For, ast.comprehension)) and root(node.iter) in found:
                found |= plain_names(node.target)
        if found == names:
            return found
        names = found


def plain_names(target):
    return {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}


def root(node):
    """The name at the beginning of a chain such as `client.ticker("A").company`."""
    while isinstance(node, (ast.Attribute, ast.Call, ast.Subscript, ast.Await)):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else None


main()
