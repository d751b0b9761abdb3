"""The table of what is public and what it does: docs/compatibility/*.tsv.

One file a module, one name a line: the name, its kind, its status, and a note. A name stands for all its overloads.
absent.tsv has what real sources use and these modules lack: the name, its module, and what to write instead.
"""

import pathlib
from dataclasses import dataclass

from symbols import MODULES, ROOT

FOLDER = ROOT / "docs" / "compatibility"
# `new` is what the tool writes and nobody has judged yet.
STATUSES = ("works", "differs", "ours", "new")


@dataclass
class Entry:
    """One name of the table."""

    name: str
    kind: str
    status: str
    note: str = ""

    def line(self):
        return "\t".join([self.name, self.kind, self.status] + ([self.note] if self.note else []))


@dataclass
class Absence:
    """A name of Apple's that is not there, and what to write instead."""

    name: str
    module: str
    instead: str


def lines(file):
    return [line.split("\t") for line in pathlib.Path(file).read_text().splitlines()] if file.exists() else []


def load(folder=FOLDER):
    """Returns the entries of each module by their names."""
    return {module: {row[0]: Entry(*row) for row in lines(folder / f"{module}.tsv")} for module in MODULES}


def absences(folder=FOLDER):
    """Returns what is absent."""
    return [Absence(*row) for row in lines(folder / "absent.tsv")]


def save(table, folder=FOLDER):
    """Writes the entries, sorted by their names."""
    for module, entries in table.items():
        text = "".join(f"{entries[name].line()}\n" for name in sorted(entries))
        (folder / f"{module}.tsv").write_text(text)


def public(symbols):
    """Returns the kinds of the public names of each module."""
    names = {module: {} for module in MODULES}
    for symbol in symbols:
        names[symbol.module].setdefault(symbol.name, set()).add(symbol.kind)
    return {module: {name: "/".join(sorted(kinds)) for name, kinds in of.items()} for module, of in names.items()}


def update(folder, names):
    """Brings the table in `folder` up to the public `names`: adds what is new, takes out what is gone and what is
    absent no longer. Returns a line for each."""
    table, said = load(folder), []
    for module, entries in table.items():
        said += [f"gone    {module}: {entries.pop(name).line()}" for name in sorted(set(entries) - set(names[module]))]
        for name, kind in names[module].items():
            if name not in entries:
                said.append(f"new     {module}: {name}")
                entries[name] = Entry(name, kind, "new")
            entries[name].kind = kind
    save(table, folder)
    everything = {name for of in names.values() for name in of}
    missing = absences(folder)
    said += [f"there   {one.module}: {one.name}" for one in missing if one.name in everything]
    (folder / "absent.tsv").write_text("".join(
        f"{one.name}\t{one.module}\t{one.instead}\n" for one in missing if one.name not in everything))
    return said


def faults(folder, names):
    """Returns what is wrong with the table in `folder`, measured by the public `names`."""
    found, table = [], load(folder)
    for module, entries in table.items():
        file = f"{module}.tsv"
        rows = [row[0] for row in lines(folder / file)]
        if rows != sorted(set(rows)):
            found.append(f"{file}: the names are not sorted, or one stands there twice")
        found += [f"{file}: {name} is public and missing" for name in sorted(set(names[module]) - set(entries))]
        found += [f"{file}: {name} is not public" for name in sorted(set(entries) - set(names[module]))]
        for name, entry in entries.items():
            if name in names[module] and entry.kind != names[module][name]:
                found.append(f"{file}: {name} is not of the kind {entry.kind} but {names[module][name]}")
            if entry.status not in STATUSES or entry.status == "new":
                found.append(f"{file}: nobody has said yet whether {name} works, differs or is ours")
            if entry.status == "differs" and not entry.note:
                found.append(f"{file}: {name} differs, but the line does not say how")
            if entry.status == "works" and entry.note:
                found.append(f"{file}: {name} works, so there is nothing to note")
    everything = {name for of in names.values() for name in of}
    rows = [(absence.module, absence.name) for absence in absences(folder)]
    if rows != sorted(set(rows)):
        found.append("absent.tsv: the names are not sorted by module and name, or one stands there twice")
    for absence in absences(folder):
        if absence.name in everything:
            found.append(f"absent.tsv: {absence.name} is public")
        if not absence.instead:
            found.append(f"absent.tsv: {absence.name} does not say what to write instead")
    return found
