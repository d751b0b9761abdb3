"""Makes the page docs/compatibility.md of the table."""

from symbols import MODULES, ROOT

FILE = ROOT / "docs" / "compatibility.md"
LANGUAGE = "The language, and constants of C"
TYPES = {"class", "struct", "enum", "protocol", "alias", "type"}

INTRODUCTION = """\
# Compatibility

What code that was written for iOS finds here, name by name. This page is made of the table in
[docs/compatibility](compatibility), one line a public name, by `Scripts/compatibility`; do not edit it. Tests compile a
use of every name of the table and an override of what is open, and fail when a public name is missing from it. Who adds
one runs `Scripts/compatibility` and says in the table what it does.

- **Works**: it does what it does on iOS, as far as we know and as tests say.
- **Differs**: it compiles, and does something else, less or nothing; how is said.
- **Ours**: an addition, which code for Apple's systems does not have.
- **Absent**: it does not compile here, so that nobody waits for it in vain; what to write instead is said. The lists
  have what public sources use most; what stands in none of the lists is absent, too. What is *not yet* there is meant
  to come.

Four things hold everywhere. There is no Objective-C runtime on Linux: a selector brings its method along
([how](architecture/objective-c.md)), where it is taken the method itself is, too (`Page.save`), and of properties only
those are observed by key path that tell of their changes. Classes of the main actor cannot inherit from `NSObject`
here, though what is asked of one, `isKind(of:)` or `perform(_:)`, can be asked of them. What a protocol leaves optional
at Apple's has a default here. And on threads besides the main one the rules are those of
[faults.md](faults.md#the-main-thread).
"""


def owner(entry):
    """Returns the outermost type that `entry` belongs to; empty for functions and values."""
    head = entry.name.split("(")[0].split(".")[0]
    return head if "." in entry.name.split("(")[0] or entry.kind in TYPES else ""


def code(name):
    return f"`{name}`"


def families(entries):
    """Returns the entries by their outermost types, those of none under an empty name."""
    found = {}
    for name in sorted(entries):
        found.setdefault(owner(entries[name]), []).append(entries[name])
    return found


def rows(entries):
    """Returns lines of a table, one for each note; names with one note stand together."""
    notes = {}
    for entry in entries:
        notes.setdefault(entry.note, []).append(code(entry.name))
    return [f"| {', '.join(names)} | {note} |" for note, names in sorted(notes.items(), key=lambda one: one[1][0])]


def module_section(module, entries, absences):
    """Returns the section of one module."""
    lines = [f"## {module}", ""]
    whole, parts, added = [], [], []
    for name, family in families(entries).items():
        if not name:
            continue
        others = [entry for entry in family if entry.status != "works"]
        if all(entry.status == "ours" for entry in family):
            continue
        if name not in entries and not others:
            added.append(code(name))
        elif others:
            parts.append(f"{code(name)} ({len(family) - len(others)} of {len(family)})")
        else:
            whole.append(code(name))
    free = [code(entry.name) for entry in families(entries).get("", []) if entry.status == "works"]
    for title, names in (
        ("**Types that work with all their members:**", whole),
        ("**Types of which some names do not simply work, and how many do:**", parts),
        ("**Types of other modules whose additions here all work:**", added),
        ("**Functions and values that work:**", free),
    ):
        if names:
            lines += [f"{title} {', '.join(names)}.", ""]
    for title, status, head in (("Differs", "differs", "how"), ("Ours", "ours", "what")):
        mine = [entries[name] for name in sorted(entries) if entries[name].status == status]
        if status == "ours":
            # A type of ours speaks for its members.
            types = {entry.name for entry in mine if entry.kind in TYPES}
            mine = [entry for entry in mine if not any(entry.name.startswith(f"{name}.") for name in types)]
        if mine:
            lines += [f"### {title}", "", f"| name | {head} |", "|---|---|"] + rows(mine) + [""]
    return lines + absent_section([absence for absence in absences if absence.module == module])


def absent_section(missing):
    """Returns the section of what is `missing` of one module."""
    lines, instead = [], {}
    for absence in missing:
        instead.setdefault(absence.instead, []).append(code(absence.name))
    for title, reason in (("**Not yet:**", "not yet"), ("**Not there, nor anything in its place:**", "not there")):
        if reason in instead:
            lines += [f"{title} {', '.join(instead.pop(reason))}.", ""]
    if instead:
        lines += ["| name | instead |", "|---|---|"]
        lines += [f"| {', '.join(names)} | {text} |" for text, names in instead.items()] + [""]
    return ["### Absent", ""] + lines if missing else []


def text(table, absences):
    """Returns the page."""
    lines = [INTRODUCTION, "| module | names | work | differ | ours |", "|---|---|---|---|---|"]
    for module in MODULES:
        statuses = [entry.status for entry in table[module].values()]
        counts = " | ".join(str(statuses.count(status)) for status in ("works", "differs", "ours"))
        lines.append(f"| {module} | {len(statuses)} | {counts} |")
    lines.append("")
    for module in MODULES:
        lines += module_section(module, table[module], absences)
    for module in sorted({absence.module for absence in absences} - set(MODULES)):
        title = LANGUAGE if module == "Swift" else module
        lines += [f"## {title}", ""]
        lines += absent_section([absence for absence in absences if absence.module == module])
    return "\n".join(lines)
