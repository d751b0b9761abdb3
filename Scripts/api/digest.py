"""The digest of the public declarations: docs/api/*.tsv.

One file a module, one declaration a line: the name of what it stands in and the declaration, with its types. Whoever
removes or changes one breaks what is written against it, so a line that is public no longer is a fault until somebody
takes it out.
"""

import tempfile

import symbols

FOLDER = symbols.ROOT / "docs" / "api"

# The modules that are ours by name too.
OWN = ("Octant", "OctantTesting", "OctantTestingSwiftUI", "OctantExport", "OctantEmbed", "Spinners")
MODULES = symbols.MODULES + OWN


def own(modules):
    """Returns what those modules, built into the folder `modules`, make public."""
    with tempfile.TemporaryDirectory(prefix="octant-symbols-") as folder:
        return [
            symbol for module in OWN for graph in symbols.public_graphs(modules, module, folder)
            for symbol in symbols.of_graph(module, graph)]


def line(symbol):
    """Returns the line of `symbol`."""
    return f"{'.'.join(symbol.path[:-1])}\t{'open ' if symbol.is_open else ''}{symbol.declaration}"


def recorded(folder, module):
    """Returns the lines of `module` in `folder`."""
    file = folder / f"{module}.tsv"
    return set(file.read_text().splitlines()) if file.exists() else set()


def of(found):
    """Returns the lines of the symbols `found` by module."""
    lines = {module: set() for module in MODULES}
    for symbol in found:
        lines[symbol.module].add(line(symbol))
    return lines


def faults(folder, found):
    """Returns what of the digest in `folder` is public no longer, and what is public and not in it."""
    result = []
    for module, lines in of(found).items():
        old = recorded(folder, module)
        result += [f"{module}.tsv: public no longer: {spoken(one)}" for one in sorted(old - lines)]
        result += [f"{module}.tsv: not recorded: {spoken(one)}" for one in sorted(lines - old)]
    return result


def spoken(line):
    """Returns `line` for people."""
    container, declaration = line.split("\t")
    return f"{declaration}, in {container}" if container else declaration


def update(folder, found):
    """Adds what is public to the digest in `folder`, and takes nothing out. Returns a line for each addition, and for
    each that is public no longer."""
    folder.mkdir(parents=True, exist_ok=True)
    said = []
    for module, lines in of(found).items():
        old = recorded(folder, module)
        said += [f"public  {module}: {spoken(one)}" for one in sorted(lines - old)]
        said += [f"broken  {module}: {spoken(one)}" for one in sorted(old - lines)]
        (folder / f"{module}.tsv").write_text("".join(f"{one}\n" for one in sorted(lines | old)))
    return said
