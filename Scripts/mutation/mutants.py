"""The changes that can be made to a Swift source, one small mistake each."""

import pathlib
import re
from dataclasses import dataclass

import source

# Changes that nobody can notice, four lines each: the file and column, the line of the source, the change, and why.
JUDGED = pathlib.Path(__file__).resolve().parent / "unnoticeable.txt"

FLIPPED = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+": "-", "-": "+",
    "*": "/", "/": "*", "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=",
}
OPERATOR = re.compile(r"(?<=\s)(?:[<>=!]=|&&|\|\||[-+*/]=|[-+*/<>])(?=\s)")
# A constraint compares types.
TYPE_AFTER = re.compile(r"\s+[A-Z]\w*(?:\s|$)")
NUMBER = re.compile(r"(?<![\w$])(?<!(?<!\.)\.)\d[\d_]*(?:\.\d[\d_]*)?(?:e-?\d+)?(?!\w|\.\d)")
TRUTH = re.compile(r"(?<![\w.`])(?:true|false)(?![\w:`])")
CONDITIONAL = re.compile(r"(?<![\w.])(?:if|guard|while)[ ]+")
# What is no condition by itself, but binds a name, matches a pattern or asks for a version.
BINDING = re.compile(r"^(?:let|var|case|unsafe)\b|#|\{")
RETURN = re.compile(r"\breturn (?!nil\b|switch\b|if\b)([^\n{}]+?)(?= \}|\n|$)")
INNER = re.compile(
    r"(?:^|[\n;])\s*(?:else|if|guard|for|while|switch|do|catch|repeat|get|defer)\b|\b(?:else|if|do|switch)\s*$")
# The pattern of a case, in which a number cannot be a call.
CASE = re.compile(r"^\s*case\b[^:]*$")


@dataclass(frozen=True)
class Mutant:
    """One change of one place: what stands from `start` to `end` is `old`, and becomes `new`."""

    kind: str
    file: str
    line: int
    column: int
    start: int
    end: int
    old: str
    new: str

    @property
    def change(self):
        return {"condition": f"{self.old} is negated", "return": f"return {self.old} becomes return nil"}.get(
            self.kind, f"{self.old} becomes {self.new}")

    def __str__(self):
        return f"{self.file}:{self.line}:{self.column}: {self.change}"


def other_numbers(literal):
    """Returns a number's neighbour, one more, and its double, as literals."""
    digits = literal.replace("_", "")
    if re.fullmatch(r"\d+", digits):
        value = int(digits)
        numbers = [str(value + 1), str(2 * value)]
    else:
        value = float(digits)
        numbers = [repr(value + 1), repr(2 * value)]
    return [number for number in dict.fromkeys(numbers) if float(number) != value]


def operators(code):
    for match in OPERATOR.finditer(code):
        if re.search(r"\b(?:func|operator)\s+$", code[:match.start()]):
            continue
        if match.group() in ("==", "!=") and TYPE_AFTER.match(code, match.end()):
            continue
        yield "operator", match.start(), match.end(), FLIPPED[match.group()]


def literals(code):
    for match in NUMBER.finditer(code):
        for number in other_numbers(match.group()):
            yield "literal", match.start(), match.end(), number
    for match in TRUTH.finditer(code):
        yield "literal", match.start(), match.end(), "false" if match.group() == "true" else "true"


def conditions(code):
    """The clauses of conditions that stand in one line."""
    for match in CONDITIONAL.finditer(code):
        start, depth = match.end(), 0
        for at in range(start, len(code)):
            character = code[at]
            if depth == 0 and (character in ",{\n" or code.startswith(" else {", at)):
                clause = code[start:at].strip()
                if clause and character != "\n" and not BINDING.search(clause):
                    first = start + len(code[start:at]) - len(code[start:at].lstrip())
                    yield "condition", first, first + len(clause), f"!({clause})"
                if character != ",":
                    break
                start = at + 1
            elif character == "\n":
                break
            depth += (character in "([") - (character in ")]")


def returns(code):
    """What functions and properties return whose type is optional."""
    optional, header = [False], 0
    # Whether each place of the code lies in such a function.
    for match in re.finditer(r"[{}]|" + RETURN.pattern, code):
        if match.group() == "{":
            optional.append(is_optional(code[header:match.start()], optional[-1]))
            header = match.end()
        elif match.group() == "}":
            optional = optional[:-1] or [False]
            header = match.end()
        elif optional[-1]:
            value, after = match.group(1), code[match.end():].lstrip()
            balanced = all(value.count(a) == value.count(b) for a, b in ("()", "[]"))
            if balanced and not re.match(r"[.?:&|+*/<>=-]|\{", after):
                yield "return", match.start(1), match.end(1), "nil"


def is_optional(header, around):
    """Whether what returns from the block behind `header` is optional: its own type's, or that of the function around
    it."""
    if INNER.search(header):
        return around
    if (at := header.rfind("func ")) >= 0 or (at := header.rfind("subscript")) >= 0:
        kind = header[at:].rpartition("->")
        return bool(kind[1]) and kind[2].split(" where ")[0].strip().endswith("?")
    return bool(re.search(r"\bvar \w+: [^={}\n]*\?\s*$", header))


def mutants(text, file=""):
    """Returns every mutant of the source `text`, from its beginning on."""
    code = source.code(text)
    found = []
    for kind, start, end, new in [*operators(code), *literals(code), *conditions(code), *returns(code)]:
        first = code.rfind("\n", 0, start) + 1
        if kind == "literal" and CASE.match(code[first:start]):
            continue
        found.append(Mutant(
            kind, file, code.count("\n", 0, start) + 1, start - first + 1, start, end, text[start:end], new))
    return sorted(found, key=lambda one: (one.start, one.end, one.new))


def judged(root):
    """Returns the mutants below `root` that nobody can notice, and faults: what is no mutant any more."""
    found, faults = set(), []
    for entry in JUDGED.read_text().strip().split("\n\n"):
        place, line, change, _ = entry.split("\n")
        file, column = place.split(", column ")
        text = (root / file).read_text() if (root / file).exists() else ""
        lines = text.split("\n")
        mine = [
            one for one in mutants(text, file)
            if (lines[one.line - 1].strip(), str(one.column), one.change) == (line, column, change)]
        found.update(mine)
        if not mine:
            faults.append(f"{JUDGED.name}: no such change: {place}: {change}")
    return found, faults
