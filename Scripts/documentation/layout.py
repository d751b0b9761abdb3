"""What is around each page: its head, the contents beside it, and the search."""

import html
import json
import pathlib
import urllib.parse

from documents import relative

FOLDER = pathlib.Path(__file__).resolve().parent
# What stands beside the pages, at the top.
STYLE, SEARCH, INDEX = "style.css", "search.js", "search-index.js"
# The headings of the contents, in their order.
GROUPS = ("", "Tutorials", "Guide", "Reference", "Inside")


def frame(page, pages):
    """Returns the whole HTML of `page`, one of `pages`."""
    def address(path):
        return html.escape(urllib.parse.quote(relative(path, page.path)))

    top = relative(".", page.path)
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{html.escape(page.title)}{"" if page.path == "index.html" else " · Octant"}</title>
<link rel="stylesheet" href="{address(STYLE)}">
<script src="{address(SEARCH)}" defer></script>
</head>
<body data-top="{html.escape(top)}">
<header>
<a class="home" href="{address("index.html")}">Octant</a>
<a class="to-contents" href="#contents">Contents</a>
<form role="search"><input type="search" aria-label="Search pages and symbols" placeholder="Search"
autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found"></form>
<ul id="found" role="listbox" aria-label="Found" hidden></ul>
</header>
<div class="columns">
<main class="{page.kind}">
{page.body}
</main>
<nav id="contents" aria-label="Contents">
{contents(page, pages, address)}
</nav>
</div>
</body>
</html>
"""


def contents(page, pages, address):
    """Returns the contents: all pages that have a group, and under `page` its own headings."""
    lines = []
    for group in GROUPS:
        mine = [one for one in pages if one.group == group and (group or one.path == "index.html")]
        if not mine:
            continue
        lines.append(f"<h2>{group}</h2>" if group else "")
        lines.append("<ul>")
        for one in mine:
            current = ' aria-current="page"' if one is page else ""
            line = f'<li><a href="{address(one.path)}"{current}>{html.escape(one.title)}</a>'
            if one is page:
                inner = "".join(
                    f'<li><a href="#{html.escape(heading.anchor)}">{html.escape(heading.title)}</a></li>'
                    for heading in page.headings if heading.level == 2)
                line += f"<ul>{inner}</ul>" if inner else ""
            lines.append(line + "</li>")
        lines.append("</ul>")
    return "\n".join(lines)


def search_index(pages, symbols):
    """Returns the script that has what can be searched: the headings of `pages`, and `symbols`, rows of a name, where
    it is, and what it is."""
    rows = list(symbols)
    for page in pages:
        for heading in page.headings:
            if page.kind == "document":
                end = "" if heading is page.headings[0] else f"#{heading.anchor}"
                where = "page" if heading is page.headings[0] else page.title
                rows.append([heading.title, urllib.parse.quote(page.path) + end, where])
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    return f"window.octantIndex = [\n{lines}\n];\n"
