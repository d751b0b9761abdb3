"""A Swift source without what nobody mutates: comments, texts, attributes, directives, checks and messages."""

import re

# What stands where a text was: no letter, digit or operator.
TEXT = "\x01"
CHECK = re.compile(r"\b(?:assert|assertionFailure|precondition|preconditionFailure|fatalError|print|Log\.\w+)\(")
ATTRIBUTE = re.compile(r"@\w+(\()?")
MACRO = re.compile(r"#\w+\(")
DIRECTIVE = re.compile(r"^[ \t]*(?:#(?:if|elseif|else|endif|sourceLocation)\b|(?:@\w+ )*(?:\w+ )?import ).*$",
                       re.MULTILINE)
RAW_VALUE = re.compile(r"(?:^[ \t]*|\{ )case [^:\n{}]*(?=$| \})", re.MULTILINE)


def blank(text, start, end, character=" "):
    """Returns `text` with `character` from `start` to `end`, lines kept."""
    return text[:start] + re.sub(r"[^\n]", character, text[start:end]) + text[end:]


def closing(text, start):
    """The place behind the bracket that closes the one at `start`."""
    depth = 0
    for at in range(start, len(text)):
        if text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            depth -= 1
            if depth == 0:
                return at + 1
    return len(text)


def end_of_comment(text, at):
    """The place behind the comment in several lines that begins at `at`; they nest."""
    depth = 0
    for match in re.compile(r"/\*|\*/").finditer(text, at):
        depth += 1 if match.group() == "/*" else -1
        if depth == 0:
            return match.end()
    return len(text)


def end_of_text(text, at):
    """The place behind the literal text that begins at `at`, with what is interpolated."""
    marks, quotes = re.compile(r'(#*)("""|")').match(text, at).groups()
    end, escape = quotes + marks, "\\" + marks
    at += len(marks) + len(quotes)
    while at < len(text):
        if text.startswith(end, at):
            return at + len(end)
        if text.startswith(escape, at):
            at += len(escape)
            if text.startswith("(", at):
                at = end_of_interpolation(text, at)
            else:
                at += 1
        elif text[at] == "\n" and quotes == '"':
            return at
        else:
            at += 1
    return at


def end_of_interpolation(text, at):
    """The place behind the bracket that closes the one at `at`, which may hold texts."""
    depth = 0
    while at < len(text):
        if re.compile(r'#*"').match(text, at):
            at = end_of_text(text, at)
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
        if depth == 0:
            break
    return at


def code(text):
    """Returns `text` with blanks for all that is not mutated, in as many characters and lines."""
    starts = re.compile(r'//[^\n]*|/\*|#*"')
    at = 0
    while match := starts.search(text, at):
        first, at = match.start(), match.end()
        if match.group().endswith('"'):
            at = end_of_text(text, first)
            text = blank(text, first, at, TEXT)
        else:
            at = at if match.group().startswith("//") else end_of_comment(text, first)
            text = blank(text, first, at)
    for pattern in (DIRECTIVE, RAW_VALUE):
        for match in pattern.finditer(text):
            text = blank(text, match.start(), match.end())
    for pattern in (ATTRIBUTE, MACRO, CHECK):
        for match in list(pattern.finditer(text)):
            bracketed = match.group().endswith("(")
            text = blank(text, match.start(), closing(text, match.end() - 1) if bracketed else match.end())
    return text
