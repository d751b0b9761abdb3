"""Sources that hold many mutants at once: the environment says which one of them is to be seen when the program runs.

So there is one build for all of them. Every changed operator becomes an operator of its own with the same precedence,
every changed number, condition or result a call; an extra file of each module, Mutants.swift, defines them.
"""

VARIABLE = "OCTANT_MUTANT"
FILE = "Mutants.swift"

HEAD = """import Glibc

private let active = getenv("OCTANT_MUTANT").flatMap { Int(String(cString: $0)) }
"""
PRECEDENCES = {
    "&&": "LogicalConjunction", "||": "LogicalDisjunction", "+": "Addition", "-": "Addition", "*": "Multiplication",
    "/": "Multiplication",
}


def symbol(number):
    """Returns the operator of mutant `number`: box drawing, which nobody else uses."""
    return "".join(chr(0x2500 + digit) for digit in (number // 256, number % 256))


def overloads(mutant, is_nil):
    """Returns the signature and operands of each function that defines a changed operator."""
    old = mutant.old
    if old in ("&&", "||"):
        return [("(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool", "try a {} b()")]
    if is_nil:
        return [("<T>(a: T?, b: _OptionalNilComparisonType) -> Bool", "a {} b")]
    if old[0] in "<>=!":
        kind = "Equatable" if old in ("==", "!=") else "Comparable"
        return [(f"<T: {kind}>(a: T, b: T) -> Bool", "a {} b")]
    kinds = ["BinaryInteger", "FloatingPoint"] if old[0] in "*/" else ["AdditiveArithmetic"]
    if old.endswith("="):
        return [(f"<T: {kind}>(a: inout T, b: T)", "a {} b") for kind in kinds]
    found = [(f"<T: {kind}>(a: T, b: T) -> T", "a {} b") for kind in kinds]
    if old in ("+", "-"):
        found.append(("<T>(a: UnsafePointer<T>, b: Int) -> UnsafePointer<T>", "a {} b"))
    return found


def operator(mutant, number, is_nil):
    sign, old = symbol(number), mutant.old
    precedence = PRECEDENCES.get(old, "Assignment" if old[0] in "+-*/" else "Comparison")
    parts = [f"infix operator {sign}: {precedence}Precedence"]
    for signature, operands in overloads(mutant, is_nil):
        new = f"if active == {number} {{ return {operands.format(mutant.new)} }}"
        parts.append(f"public func {sign} {signature} {{ {new}; return {operands.format(old)} }}")
    return "; ".join(parts)


def written(mutant, number, text):
    """Returns what stands in the source for a mutant, and the line that defines it."""
    name = f"mutant{number}"
    if mutant.kind == "operator":
        is_nil = text[mutant.end:].lstrip().startswith("nil")
        return symbol(number), operator(mutant, number, is_nil)
    if mutant.kind == "literal":
        return (f"{name}({mutant.old}, {mutant.new})",
                f"public func {name}<T>(_ a: T, _ b: T) -> T {{ active == {number} ? b : a }}")
    if mutant.kind == "condition":
        return (f"{name}({mutant.old})",
                f"public func {name}(_ a: Bool) -> Bool {{ active == {number} ? !a : a }}")
    return f"{name}() ? nil : ({mutant.old})", f"public func {name}() -> Bool {{ active == {number} }}"


def switched(text, numbered):
    """Returns the source `text` with all its mutants, pairs of a number and a mutant, and the lines that define
    them."""
    lines = []
    for number, mutant in sorted(numbered, key=lambda pair: -pair[1].start):
        new, line = written(mutant, number, text)
        text = text[:mutant.start] + new + text[mutant.end:]
        lines.append(line)
    return text, lines


def module(file):
    """Returns the folder of the module of a source."""
    return "/".join(file.split("/")[:2])


def changed(mutants):
    """Returns the files that hold these mutants, and what they need."""
    files = {mutant.file for mutant in mutants}
    return files | {f"{module(file)}/{FILE}" for file in files}


def write(root, originals, numbered):
    """Writes all sources of `numbered`, pairs of a number and a mutant, below `root`, and what they need. `originals`
    are the texts of the files; those without mutants are as they were."""
    definitions = {}
    for file, text in originals.items():
        text, lines = switched(text, [pair for pair in numbered if pair[1].file == file])
        replace(root / file, text)
        definitions.setdefault(module(file), []).extend(lines)
    for folder, lines in definitions.items():
        replace(root / folder / FILE, HEAD + "".join(f"{line}\n" for line in lines))


def replace(path, text):
    """Writes a file where it is not that already: what has not changed is not built again."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
