"""One use of each public declaration, as Swift that the compiler reads.

Each use is a function whose parameters are what is used and what it is given, in the types that the declaration has, so
that of several overloads exactly one is meant.
"""

import re

from symbols import TYPE_KINDS

OPENING, CLOSING = "([{<", ")]}>"

# What the graphs leave out: the parameters of types of other modules, which of these are protocols, that a parameter of
# a type is a class, what a type has by several protocols and the compiler takes by one, setters that are less public
# than what they set, and that a function is one of C.
FOREIGN_PARAMETERS = {
    "Array": ["Element"], "Optional": ["Wrapped"], "Result": ["Success", "Failure"],
    "UnsafeBufferPointer": ["Element"],
}
FOREIGN_PROTOCOLS = {"NSObjectProtocol", "Sequence"}
CLASSES = {"Bindable": "Value"}
BY_ONE = {"Optional.Body": ("Wrapped", "Gesture")}
PRIVATE_SETTERS = {
    "EnvironmentValues.dismiss", "EnvironmentValues.dismissSearch", "EnvironmentValues.isPresented",
    "EnvironmentValues.isSearching", "UIApplication.keyWindow", "UIScrollView.frameLayoutGuide",
}
C_FUNCTIONS = {"CGDataProvider.init(dataInfo:data:size:releaseData:)": (3, "CGDataProviderReleaseDataCallback")}


def top_level(text, separator):
    """Returns where `separator` stands in `text` outside of all brackets."""
    depth, places = 0, []
    for index, character in enumerate(text):
        if text.startswith(separator, index) and depth == 0:
            places.append(index)
        if character == ">" and text[index - 1:index] == "-":
            continue
        depth += (character in OPENING) - (character in CLOSING)
    return places


def split(text, separator=","):
    """Returns the parts of `text` between the separators that stand outside of all brackets."""
    parts, begin = [], 0
    for place in top_level(text, separator):
        parts.append(text[begin:place].strip())
        begin = place + len(separator)
    parts.append(text[begin:].strip())
    return [part for part in parts if part]


def bracketed(text, begin):
    """Returns where the bracket that opens at `begin` is closed."""
    depth = 0
    for index in range(begin, len(text)):
        if text[index] == ">" and text[index - 1] == "-":
            continue
        depth += (text[index] in OPENING) - (text[index] in CLOSING)
        if depth == 0:
            return index
    raise ValueError(text)


def escaping(kind):
    """Returns `kind` as the type of a parameter that may go anywhere; what is called a handler is a function."""
    is_function = top_level(kind, "->") or kind.endswith("Handler")
    return f"@escaping {kind}" if is_function and "@escaping" not in kind else kind


def conditions(declaration):
    """Returns what stands behind `where` in `declaration`."""
    where = top_level(declaration, " where ")
    parts = split(declaration[where[0] + 7:].split(" {")[0]) if where else []
    found = []
    for part in parts:
        sign = " == " if " == " in part else " : "
        left, right = part.removeprefix("repeat ").split(sign)
        found.append({"kind": "sameType" if sign == " == " else "conformance", "lhs": left, "rhs": right})
    return found


def renamed(text, names):
    """Returns `text` with the type names of `names` replaced by what they stand for."""
    for name, other in names.items():
        text = re.sub(rf"(?<![\w.`]){re.escape(name)}(?![\w:])", other.replace("\\", r"\\"), text)
    return text


class Signature:
    """The parameters, the result and the effects of what is called, from its declaration."""

    def __init__(self, symbol):
        text, name = symbol.declaration, symbol.path[-1]
        base = name.split("(")[0]
        keyword = {"init": "init", "subscript": "subscript", "case": "case "}.get(symbol.kind, "func ")
        begin = text.index(keyword) + len(keyword)
        if keyword.endswith(" "):
            begin = text.index(base, begin) + len(base)
        while begin < len(text) and text[begin] not in "(<":
            begin += 1
        if begin < len(text) and text[begin] == "<":
            begin = bracketed(text, begin) + 1
        end = bracketed(text, begin) if begin < len(text) else begin - 1
        self.labels = name[len(base) + 1:-1].split(":")[:-1] if "(" in name else []
        self.types = [self.type(part) for part in split(text[begin + 1:end])]
        if symbol.name in C_FUNCTIONS:
            index, alias = C_FUNCTIONS[symbol.name]
            self.types[index] = alias
        tail = text[end + 1:]
        arrow, where = top_level(tail, "->"), top_level(tail, " where ")
        self.result = tail[arrow[0] + 2:where[0] if where else None].split(" {")[0].strip() if arrow else ""
        effects = tail[:arrow[0]] if arrow else tail
        self.is_async, self.throws = "async" in effects, "throws" in effects

    @staticmethod
    def type(parameter):
        """Returns the type of one parameter, without its names and its default."""
        default = top_level(parameter, " = ")
        parameter = parameter[:default[0]] if default else parameter
        colon = top_level(parameter, ":")
        return parameter[colon[0] + 1:].strip() if colon else parameter

    def arguments(self):
        """Returns the arguments of a call, and the parameters of a function that makes it."""
        arguments, parameters = [], []
        for index, (label, kind) in enumerate(zip(self.labels, self.types)):
            value = f"p{index}"
            if kind.startswith("inout "):
                value = f"&{value}"
            elif kind.startswith("@autoclosure"):
                kind, value = kind.removeprefix("@autoclosure").strip(), f"{value}()"
            elif kind.startswith("repeat "):
                value = f"repeat each {value}"
            arguments.append(value if label == "_" else f"{label}: {value}")
            parameters.append(f"_ p{index}: {escaping(kind.removesuffix('...'))}")
        return ", ".join(arguments), parameters


class Uses:
    """Makes uses of symbols, knowing `symbols`, those of all modules: a module extends types of those below it."""

    def __init__(self, symbols):
        self.types = {symbol.path: symbol for symbol in symbols if symbol.kind in TYPE_KINDS}

    def receiver(self, path):
        """Returns the type at `path`, spelled with its generic parameters."""
        parts, known = [], set()
        for length in range(1, len(path) + 1):
            symbol = self.types.get(path[:length])
            generics = symbol.generics if symbol else FOREIGN_PARAMETERS.get(path[length - 1], [])
            own = [name for name in generics if name not in known]
            known.update(own)
            parts.append(path[length - 1] + (f"<{', '.join(own)}>" if own else ""))
        return ".".join(parts)

    def use(self, symbol, number):
        """Returns a function that uses `symbol`."""
        owner = self.types.get(symbol.path[:-1]) if len(symbol.path) > 1 else None
        receiver = self.receiver(symbol.path[:-1])
        generics, constraints = list(symbol.generics), symbol.constraints + conditions(symbol.declaration)
        if owner:
            generics = [name for name in owner.generics if name not in generics] + generics
            constraints += owner.constraints + conditions(owner.declaration)
        elif len(symbol.path) > 1:
            generics = [name for name in FOREIGN_PARAMETERS.get(symbol.path[0], []) if name not in generics] + generics
        if symbol.path[0] in CLASSES:
            constraints.append({"kind": "conformance", "lhs": CLASSES[symbol.path[0]], "rhs": "AnyObject"})
        if ".".join(symbol.path) in BY_ONE:
            left, right = BY_ONE[".".join(symbol.path)]
            constraints = [{"kind": "conformance", "lhs": left, "rhs": right}]
        names = {}
        if owner and owner.kind == "protocol" or symbol.path[0] in FOREIGN_PROTOCOLS:
            generics.insert(0, "Self_")
            names["Self"] = "Self_"
            constraints.append({"kind": "conformance", "lhs": "Self_", "rhs": receiver})
            receiver = "Self_"
        else:
            names["Self"] = receiver
        packs = {name for name in generics if f"each {name}" in symbol.declaration}
        where = [(one["kind"], renamed(one["lhs"], names), renamed(one["rhs"], names)) for one in constraints]
        # The compiler ends itself at a type in a type that is not known to have one yet.
        where.sort(key=lambda one: (one[1].count("."), one[0] == "sameType"))
        body, parameters, effects = self.body(symbol, renamed(receiver, names))
        generics = [name for name in generics if name not in names]
        # A parameter that is the same as a type is that type: a function cannot say so of a parameter of its own.
        fixed = {}
        for kind, left, right in where:
            if kind == "sameType" and left in generics and right != left:
                fixed[left] = right
        for _ in fixed:
            fixed = {
                name: renamed(other, {key: value for key, value in fixed.items() if key != name})
                for name, other in fixed.items()}
        names |= fixed
        generics = [name for name in generics if name not in fixed]
        clauses = []
        for kind, left, right in where:
            left, right = renamed(left, fixed), renamed(right, fixed)
            if left.removeprefix("each ").split(".")[0] in generics and left != right:
                sign = "==" if kind == "sameType" else ":"
                text = f"{'repeat ' if left.startswith('each ') else ''}{left} {sign} {right}"
                clauses += [text] if text not in clauses else []
        parameters = [renamed(one, names) for one in parameters]
        # What follows a pack would need a label.
        parameters = [f"_: {name}.Type" for name in generics if name not in packs] + parameters
        clause = ", ".join(f"each {name}" if name in packs else name for name in generics)
        return (
            f"@MainActor func use{number}{f'<{clause}>' if clause else ''}({', '.join(parameters)}){effects}"
            f"{' where ' + ', '.join(clauses) if clauses else ''} {{ {renamed(body, names)} }}")

    def body(self, symbol, receiver):
        """Returns the statement that uses `symbol`, the parameters that it needs, and its effects."""
        name, text = symbol.path[-1], symbol.declaration
        spelled = f"{receiver}.{name}" if receiver else name
        if symbol.kind == "protocol":
            return f"_ = (any {spelled}).self", [], ""
        if symbol.kind in TYPE_KINDS or symbol.kind == "type":
            own = spelled if receiver.split("<")[0] in ("Self_", "Optional") else self.receiver(symbol.path)
            return f"_ = {own}.self", [], ""
        this = [f"_ this: inout {receiver}"] if receiver and not symbol.is_static else []
        base = "this" if this else receiver
        if symbol.kind in ("property", "value"):
            spelled = f"{base}.{name}" if base else name
            colon = top_level(text, ":")[0]
            kind = text[colon + 1:].split("{")[0].strip()
            effects = " throws" if "throws" in text.split("{")[-1] else ""
            if "some " in kind:
                return f"_ = {spelled}", this, effects
            statement = f"let _: {kind} = {'try ' if effects else ''}{spelled}"
            is_settable = re.search(r"\bvar\b", text) and ("set }" in text or "{" not in text)
            if is_settable and symbol.name not in PRIVATE_SETTERS:
                return f"{statement}; {spelled} = value", this + [f"_ value: {escaping(kind)}"], effects
            return statement, this, effects
        signature = Signature(symbol)
        arguments, parameters = signature.arguments()
        effects = (" async" if signature.is_async else "") + (" throws" if signature.throws else "")
        prefix = ("try " if signature.throws else "") + ("await " if signature.is_async else "")
        bound = f"let _: {signature.result}" if signature.result and "some " not in signature.result else "_"
        if symbol.kind == "operator":
            sign = name.split("(")[0]
            values = [one.removeprefix("&") for one in arguments.split(", ")]
            expression = f"{sign}{values[0]}" if len(values) == 1 else f"{values[0]} {sign} {values[1]}"
            return f"{bound} = {expression}", parameters, effects
        if symbol.kind == "subscript":
            return f"{bound} = {prefix}{base}[{arguments}]", this + parameters, effects
        if symbol.kind == "init":
            return f"_ = {prefix}{receiver}({arguments})", parameters, effects
        if symbol.kind == "case":
            call = f"({arguments})" if "(" in name else ""
            return f"_ = {receiver}.{name.split('(')[0]}{call}", parameters, effects
        called = name.split("(")[0]
        called = "`self`" if called == "self" else called
        return f"{bound} = {prefix}{f'{base}.' if base else ''}{called}({arguments})", this + parameters, effects

    def override(self, symbol):
        """Returns a member of a subclass that overrides the open `symbol`."""
        text = symbol.declaration
        if symbol.kind == "property":
            is_settable = "set }" in text or "{" not in text
            text = text.split(" {")[0].replace("weak var", "var")
            text += " { get { fatalError() } set {} }" if is_settable else " { fatalError() }"
        else:
            text += " { fatalError() }"
        return re.sub(r"\b((?:class )?(?:func|var)) ", r"override \1 ", text, count=1)

    def subclasses(self, members):
        """Returns lines with a subclass of each open class that overrides its open `members`, each line with the symbol
        that it is about."""
        lines = []
        for path in dict.fromkeys(symbol.path[:-1] for symbol in members):
            base = self.types[path]
            clause = f"<{', '.join(base.generics)}>" if base.generics else ""
            where = ", ".join(f"{one['lhs']}: {one['rhs']}" for one in base.constraints + conditions(base.declaration))
            head = f"class Subclass{len(lines)}{clause}: {self.receiver(path)}"
            lines.append((f"{head}{f' where {where}' if where else ''} {{", base))
            lines += [(self.override(symbol), symbol) for symbol in members if symbol.path[:-1] == path]
            lines.append(("}", base))
        return lines

    def absent(self, name, number):
        """Returns a function that would use the absent `name`."""
        head, _, member = name.partition(".") if "." in name.split("(")[0] else (name, "", "")
        if not member:
            return f"func absent{number}() {{ _ = {head if '(' in head else f'{head}.self'} }}"
        used = f"Self_.{member}" if "(" in member else f"\\Self_.{member}"
        owner = self.types.get((head,))
        if owner and owner.kind == "protocol":
            return f"@MainActor func absent{number}<Self_: {head}>(_: Self_.Type) {{ _ = {used} }}"
        return f"@MainActor func absent{number}() {{ _ = {used.replace('Self_', head, 1)} }}"
