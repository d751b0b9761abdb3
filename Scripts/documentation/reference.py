"""The reference: what DocC makes of the modules' symbols and their comments, as pages.

DocC's own pages are a program that a browser may not run from a file, so its JSON is rendered here: a page for each
type with its members on it, and one for the functions of a module.
"""

import html
import json
import pathlib
import re
import subprocess
import urllib.parse
from dataclasses import dataclass, field

import symbols
import table
from documents import Heading, Page, page_path, relative

# The modules that are ours, and what each is for. Of the drop-in modules those names are here that are ours.
OURS = {
    "Octant": "More indicators, the loading overlay, network activity.",
    "Spinners": "Ten spinners in SwiftUI.",
    "OctantTesting": "Tests of views: pictures, texts, places, at times that the test sets.",
    "OctantTestingSwiftUI": "What OctantTesting has for SwiftUI's views: a file that imports both has it.",
    "OctantExport": "Recordings and stills as files.",
    "OctantEmbed": "Views in other programs' GTK 4 windows.",
}
FOLDER = "reference"
# Where Apple's names are.
COMPATIBILITY = "docs/compatibility.md"
# What every type conforms to, or is told by no reader.
UNSAID = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"}
KIND_NAMES = {
    "alias": "Type alias", "type": "Associated type", "init": "Initializer", "struct": "Structure",
    "enum": "Enumeration",
}
# In which order the members of a type stand.
ORDER = ("case", "init", "property", "subscript", "method", "operator", "function", "value", "macro", "alias", "type")
MEMBER_TITLES = {
    "case": "Cases", "init": "Initializers", "property": "Properties", "subscript": "Subscripts", "method": "Methods",
    "operator": "Operators", "function": "Functions", "value": "Values", "macro": "Macros", "alias": "Type aliases",
    "type": "Associated types",
}


@dataclass
class Symbol:
    """A declaration that has a place in the reference."""

    module: str
    path: tuple
    kind: str
    # DocC's page of it.
    node: dict = field(default_factory=dict)
    # Where it is: a page counted from the top, and an id there.
    page: str = ""
    anchor: str = ""

    @property
    def name(self):
        return ".".join(self.path)

    @property
    def address(self):
        end = f"#{urllib.parse.quote(self.anchor, safe='')}" if self.anchor else ""
        return urllib.parse.quote(self.page) + end

    @property
    def abstract(self):
        return self.node.get("abstract", [])


def convert(modules, work):
    """Runs DocC over all public modules built into the folder `modules`, in the empty folder `work`. Returns its
    archive, the symbols that are ours by their precise identifiers, and what it warns of."""
    graphs, found = pathlib.Path(work) / "graphs", {}
    graphs.mkdir()
    entries = table.load()
    for module in (*symbols.MODULES, *OURS):
        for graph in symbols.public_graphs(modules, module, graphs):
            overriding = {one["source"] for one in graph["relationships"] if one["kind"] == "overrides"}
            for symbol in graph["symbols"]:
                precise, path = symbol["identifier"]["precise"], tuple(symbol["pathComponents"])
                entry = entries.get(module, {}).get(".".join(path))
                if precise in overriding or symbols.SYNTHESIZED in precise:
                    continue
                if module in OURS or (entry and entry.status == "ours"):
                    kind = symbols.KINDS[symbol["kind"]["identifier"]]
                    found[precise] = Symbol(module, path, kind)
    archive = pathlib.Path(work) / "archive"
    said = subprocess.run(
        ["docc", "convert", "--additional-symbol-graph-dir", str(graphs), "--output-dir", str(archive),
         "--fallback-display-name", "Octant", "--fallback-bundle-identifier", "octant", "--ide-console-output"],
        capture_output=True, text=True)
    text = said.stdout + said.stderr
    if said.returncode:
        raise RuntimeError(f"docc ended with {said.returncode}: {text[-2000:]}")
    warnings = [line for line in text.splitlines() if re.search(r"\b(warning|error): ", line)]
    for file in (archive / "data" / "documentation").rglob("*.json"):
        text = file.read_text()
        precise = re.search(r'"externalID":"([^"]*)"', text)
        if precise and precise[1] in found:
            found[precise[1]].node = json.loads(text)
    return found, warnings


class Reference:
    """The pages of the symbols."""

    def __init__(self, found, documents):
        """Makes the pages of the symbols `found`. Comments may name the documents of `documents`."""
        self.documents = documents
        self.symbols = sorted((one for one in found.values() if one.node), key=lambda one: (one.module, one.path))
        self.missing = [one for one in found.values() if not one.node]
        self.by_identifier, self.by_precise = {}, {}
        self.place()
        for precise, one in found.items():
            if one.node:
                self.by_precise[precise] = one
                self.by_identifier[one.node["identifier"]["url"]] = one
        self.pages = self.module_pages() + self.type_pages()
        self.pages.insert(0, self.index())

    def place(self):
        """Gives each symbol its page and its id there."""
        taken = {}
        for one in self.symbols:
            folder = f"{FOLDER}/{one.module}"
            owner = one.path if one.kind in table_types() else one.path[:-1]
            one.page = f"{folder}/{'.'.join(owner) or 'functions'}.html"
            if one.kind not in table_types():
                ids = taken.setdefault(one.page, {})
                ids[one.path[-1]] = ids.get(one.path[-1], 0) + 1
                number = ids[one.path[-1]]
                one.anchor = one.path[-1].replace(" ", "-") + (f"-{number}" if number > 1 else "")

    # MARK: Pages

    def index(self):
        """Returns the page of all symbols."""
        path = f"{FOLDER}/index.html"
        rows = "".join(
            f"<dt>{self.link(one, one.name, path)} <small>{one.module}</small></dt>"
            f"<dd>{self.inline(one.abstract, one, path)}</dd>" for one in
            sorted(self.symbols, key=lambda one: (one.name.lower(), one.module)))
        body = (
            "<h1>All symbols</h1><p>The public names of Octant's own modules, and Octant's additions to the drop-in "
            "modules. Apple's names, and what they do here, are in "
            f'<a href="{relative(page_path(COMPATIBILITY), path)}">Compatibility</a>.</p><dl>{rows}</dl>')
        return Page(path, "All symbols", body, [Heading(1, "All symbols", "")], "Reference", "symbols")

    def modules(self):
        """Returns the modules that have symbols here, ours first."""
        there = {one.module for one in self.symbols}
        return [one for one in (*OURS, *symbols.MODULES) if one in there]

    def module_pages(self):
        """Returns a page for each module."""
        pages = []
        for module in self.modules():
            path = f"{FOLDER}/{module}/index.html"
            mine = [one for one in self.symbols if one.module == module]
            title = module if module in OURS else f"{module}: additions"
            text = OURS.get(module, f"What Octant adds to {module} under names that Apple's {module} does not have.")
            body, owners = [f"<h1>{title}</h1><p>{html.escape(text)}</p>"], {}
            for one in mine:
                owners.setdefault(one.page, []).append(one)
            types = [one for one in mine if not one.anchor]
            others = [page for page in owners if all(one.anchor for one in owners[page])]
            if types:
                rows = "".join(
                    f"<dt>{self.link(one, one.name, path)}</dt><dd>{self.inline(one.abstract, one, path)}</dd>"
                    for one in types)
                body.append(f'<h2 id="types">Types</h2><dl>{rows}</dl>')
            for page in sorted(others, key=lambda page: (not page.endswith("/functions.html"), page)):
                name = self.owner_title(owners[page][0])
                anchor = html.escape(name.replace(" ", "-"))
                rows = "".join(
                    f"<dt>{self.link(one, one.path[-1], path)}</dt><dd>{self.inline(one.abstract, one, path)}</dd>"
                    for one in owners[page])
                body.append(f'<h2 id="{anchor}">{html.escape(name)}</h2><dl>{rows}</dl>')
            pages.append(Page(path, title, "\n".join(body), [], "Reference", "symbols"))
        return pages

    def owner_title(self, one):
        """Returns what the page of a member is called."""
        return ".".join(one.path[:-1]) or "Functions and operators"

    def type_pages(self):
        """Returns a page for each type, for each type of Apple's that has additions, and for functions."""
        pages, by_page = [], {}
        for one in self.symbols:
            by_page.setdefault(one.page, []).append(one)
        for path, mine in by_page.items():
            owner = next((one for one in mine if not one.anchor), None)
            members = [one for one in mine if one.anchor]
            title = owner.name if owner else self.owner_title(members[0])
            module = mine[0].module
            what = self.kind_name(owner) if owner else "Additions" if mine[0].path[:-1] else ""
            body = [
                f'<p class="kind">{what} · <a href="index.html">{module}</a></p>' if what else
                f'<p class="kind"><a href="index.html">{module}</a></p>',
                f"<h1>{html.escape(title)}</h1>"]
            if owner:
                body.append(self.description(owner, path))
                nested = [
                    one for one in self.symbols
                    if one.module == module and not one.anchor and one.path[:-1] == owner.path]
                if nested:
                    rows = "".join(
                        f"<dt>{self.link(one, one.path[-1], path)}</dt><dd>{self.inline(one.abstract, one, path)}</dd>"
                        for one in nested)
                    body.append(f'<h2 id="types">Types</h2><dl>{rows}</dl>')
            headings = [Heading(1, title, "")]
            for kind in ORDER:
                of_kind = [one for one in members if one.kind == kind]
                if not of_kind:
                    continue
                anchor = MEMBER_TITLES[kind].replace(" ", "-")
                headings.append(Heading(2, MEMBER_TITLES[kind], anchor))
                body.append(f'<h2 id="{anchor}">{MEMBER_TITLES[kind]}</h2>')
                for one in of_kind:
                    body.append(f'<h3 id="{html.escape(one.anchor)}">{html.escape(one.path[-1])}</h3>')
                    body.append(self.description(one, path))
            pages.append(Page(path, title, "\n".join(body), headings, "", "symbols"))
        return pages

    def kind_name(self, one):
        return KIND_NAMES.get(one.kind, one.kind.capitalize())

    def rows(self):
        """Returns what the search has of each symbol: its name, where it is, what it is."""
        return [[one.name, one.address, f"{self.kind_name(one)}, {one.module}"] for one in self.symbols]

    # MARK: What DocC says

    def link(self, one, text, page):
        """Returns a link to a symbol on `page`."""
        address = relative(one.page, page)
        end = f"#{urllib.parse.quote(one.anchor, safe='')}" if one.anchor else ""
        return f'<a href="{urllib.parse.quote(address)}{end}"><code>{html.escape(text)}</code></a>'

    def description(self, one, page):
        """Returns the declaration of a symbol and its comment."""
        abstract = self.inline(one.abstract, one, page)
        parts, node = [f"<p>{abstract}</p>" if abstract else ""], one.node
        for section in node.get("primaryContentSections", []):
            kind = section["kind"]
            if kind == "declarations":
                for declaration in section["declarations"]:
                    parts.insert(0, self.declaration(declaration["tokens"], one, page))
            elif kind == "parameters":
                rows = "".join(
                    f"<dt><code>{html.escape(each['name'])}</code></dt>"
                    f"<dd>{self.blocks(each['content'], one, page)}</dd>" for each in section["parameters"])
                parts.append(f"<h4>Parameters</h4><dl>{rows}</dl>")
            elif kind == "content":
                parts.append(self.blocks(section["content"], one, page))
            else:
                raise ValueError(f"{one.name}: a section of the unknown kind {kind}")
        for section in node.get("relationshipsSections", []):
            parts.append(self.relationship(section, one, page))
        return "\n".join(part for part in parts if part)

    def relationship(self, section, one, page):
        """Returns a line of what a type inherits from or conforms to; a subclass's, without what its superclass has."""
        names, kinds = [], {each["type"] for each in one.node["relationshipsSections"]}
        for identifier in section["identifiers"]:
            title = one.node["references"][identifier]["title"]
            target = self.by_identifier.get(identifier)
            inherited = section["type"] == "conformsTo" and "inheritsFrom" in kinds
            if title not in UNSAID and (target or not inherited):
                title = title.removeprefix("Swift.")
                names.append(self.link(target, title, page) if target else f"<code>{html.escape(title)}</code>")
        return f'<p class="facts">{section["title"]}: {", ".join(names)}</p>' if names else ""

    def declaration(self, tokens, one, page):
        """Returns the text of a declaration, with links to the types in it."""
        parts = []
        for token in tokens:
            text = html.escape(token["text"])
            target = self.by_precise.get(token.get("preciseIdentifier"))
            if target and target is not one:
                end = f"#{urllib.parse.quote(target.anchor, safe='')}" if target.anchor else ""
                text = f'<a href="{urllib.parse.quote(relative(target.page, page))}{end}">{text}</a>'
            parts.append(text if token["kind"] == "text" else f'<span class="{token["kind"]}">{text}</span>')
        return f'<pre class="declaration"><code>{"".join(parts)}</code></pre>'

    def blocks(self, content, one, page):
        """Returns the HTML of paragraphs, lists, code and notes."""
        parts = []
        for block in content:
            kind = block["type"]
            if kind == "paragraph":
                parts.append(f"<p>{self.inline(block['inlineContent'], one, page)}</p>")
            elif kind == "heading":
                # DocC's own: a comment of one paragraph more needs none.
                if block["text"] not in ("Discussion", "Overview"):
                    parts.append(f"<h4>{html.escape(block['text'])}</h4>")
            elif kind == "codeListing":
                code = "\n".join(block["code"])
                parts.append(self.documents.highlight(code, block.get("syntax") or ""))
            elif kind == "aside":
                name = html.escape(block.get("name") or block["style"].capitalize())
                inner = self.blocks(block["content"], one, page)
                parts.append(f"<aside><h4>{name}</h4>{inner}</aside>")
            elif kind in ("unorderedList", "orderedList"):
                items = "".join(f"<li>{self.blocks(item['content'], one, page)}</li>" for item in block["items"])
                parts.append(f"<{kind[0]}l>{items}</{kind[0]}l>")
            else:
                raise ValueError(f"{one.name}: a block of the unknown kind {kind}")
        return "\n".join(parts)

    def inline(self, content, one, page):
        """Returns the HTML of a line of text."""
        parts = []
        for piece in content:
            kind = piece["type"]
            if kind == "text":
                parts.append(self.text(piece["text"], page))
            elif kind == "codeVoice":
                parts.append(f"<code>{html.escape(piece['code'])}</code>")
            elif kind in ("strong", "emphasis"):
                tag = "strong" if kind == "strong" else "em"
                parts.append(f"<{tag}>{self.inline(piece['inlineContent'], one, page)}</{tag}>")
            elif kind == "reference":
                target = self.by_identifier.get(piece["identifier"])
                reference = one.node["references"][piece["identifier"]]
                title = reference["title"]
                if target:
                    parts.append(self.link(target, title, page))
                elif reference["type"] == "link":
                    parts.append(f'<a href="{html.escape(reference["url"])}">{html.escape(title)}</a>')
                else:
                    parts.append(f"<code>{html.escape(title)}</code>")
            else:
                raise ValueError(f"{one.name}: a text of the unknown kind {kind}")
        return "".join(parts)

    def text(self, text, page):
        """Returns a text in which documents are links."""
        def document(match):
            if match[0] not in self.documents.texts:
                return match[0]
            address = urllib.parse.quote(relative(page_path(match[0]), page))
            return f'<a href="{address}">{match[0]}</a>'

        return re.sub(r"docs/[\w/-]+\.md", document, html.escape(text, quote=False))


def table_types():
    """Returns the kinds that have a page of their own: those of types."""
    return ("class", "struct", "enum", "protocol")
