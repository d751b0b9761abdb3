"""The repository's Markdown files as HTML."""

import html
import os
import pathlib
import re
import subprocess
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parents[2]

# What GitHub understands besides Markdown.
EXTENSIONS = ("table", "strikethrough", "autolink")

HEADING = re.compile(r"<h([1-6])>(.*?)</h\1>", re.DOTALL)
LINK = re.compile(r'\b(href|src|srcset)="([^"]*)"')
CODE = re.compile(r'<pre><code(?: class="language-([^"]*)")?>(.*?)</code></pre>', re.DOTALL)
SCHEME = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)


@dataclass
class Heading:
    """A heading of a page, and the id that links name it by."""

    level: int
    title: str
    anchor: str


@dataclass
class Page:
    """A page of the tree: where it is, counted from the top, and what is on it."""

    path: str
    title: str
    body: str
    headings: list = field(default_factory=list)
    group: str = ""
    # A class of the style sheet.
    kind: str = "document"


def paths():
    """Returns the paths of the documents, in the order in which the README links to them."""
    found = sorted(str(file.relative_to(ROOT)) for file in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
    readme = (ROOT / "README.md").read_text()

    def position(path):
        place = readme.find(f"]({path})")
        return (path != "README.md", place if place >= 0 else len(readme), path)

    return sorted(found, key=position)


def page_path(path):
    """Returns where the page of the document at `path` is."""
    return "index.html" if path == "README.md" else str(pathlib.PurePosixPath(path).with_suffix(".html"))


def group(path):
    """Returns the heading of the contents under which the document at `path` stands."""
    if path == "README.md":
        return ""
    if path.startswith("docs/tutorials/"):
        return "Tutorials"
    inner = ("docs/architecture", "docs/sources")
    return "Inside" if path.startswith(inner) or not path.startswith("docs/") else "Guide"


def plain(fragment):
    """Returns the text of an HTML fragment."""
    return html.unescape(re.sub(r"<[^>]*>", "", fragment)).strip()


def slug(title, taken):
    """Returns what GitHub calls a heading in links; those in `taken` are, and get a number."""
    kept = "".join(one for one in title.lower() if one.isalnum() or one in " -_").replace(" ", "-")
    number = taken.get(kept, -1) + 1
    taken[kept] = number
    return f"{kept}-{number}" if number else kept


def relative(target, page):
    """Returns the address of the file at `target` on the page at `page`; both are counted from the top."""
    return os.path.relpath(target, os.path.dirname(page) or ".")


class Documents:
    """All documents as pages, and the other files that they link to."""

    def __init__(self, highlight=None, texts=None):
        """Reads the documents. `highlight` makes HTML of code and the name of its language; `texts` are read in the
        place of the repository's documents, by their paths."""
        self.highlight = highlight
        self.texts = texts if texts is not None else {path: (ROOT / path).read_text() for path in paths()}
        self.files, self.folders = set(), set()
        self.pages = [self.page(path, text) for path, text in self.texts.items()]
        self.pages += [self.listing(folder) for folder in sorted(self.folders)]

    def page(self, path, text):
        """Returns the page of the document at `path`."""
        said = subprocess.run(
            ["cmark-gfm", "--unsafe"] + [word for name in EXTENSIONS for word in ("--extension", name)],
            input=text, capture_output=True, text=True, check=True)
        headings, taken = [], {}

        def heading(match):
            level, title = int(match[1]), plain(match[2])
            headings.append(Heading(level, title, slug(title, taken)))
            return f'<h{level} id="{html.escape(headings[-1].anchor)}">{match[2]}</h{level}>'

        body = HEADING.sub(heading, said.stdout)
        body = LINK.sub(lambda match: f'{match[1]}="{self.address(html.unescape(match[2]), path)}"', body)
        if self.highlight:
            body = CODE.sub(lambda match: self.highlight(html.unescape(match[2]), match[1] or ""), body)
        body = body.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
        title = headings[0].title if headings else path
        return Page(page_path(path), title, body, headings, group(path))

    def address(self, target, path):
        """Returns what a link to `target` in the document at `path` becomes."""
        if SCHEME.match(target):
            return html.escape(target)
        name, _, anchor = target.partition("#")
        end = html.escape(f"#{anchor}" if anchor else "")
        if not name:
            return end
        wanted = os.path.normpath(os.path.join(os.path.dirname(path), name))
        if wanted in self.texts:
            place = page_path(wanted)
        elif wanted.startswith("..") or not (ROOT / wanted).exists():
            return html.escape(target)
        elif (ROOT / wanted).is_dir():
            self.folders.add(wanted)
            place = f"{wanted}/index.html"
        else:
            self.files.add(wanted)
            place = wanted
        return html.escape(relative(place, page_path(path))) + end

    def listing(self, folder):
        """Returns a page with the names of the files in `folder`, which are taken along."""
        names = sorted(file.name for file in (ROOT / folder).iterdir() if file.is_file())
        self.files.update(f"{folder}/{name}" for name in names)
        rows = "".join(f'<li><a href="{html.escape(name)}">{html.escape(name)}</a></li>' for name in names)
        return Page(f"{folder}/index.html", folder, f"<h1>{html.escape(folder)}</h1><ul>{rows}</ul>")
