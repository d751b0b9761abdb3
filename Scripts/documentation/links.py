"""Finds links of HTML pages that lead nowhere, and what would be fetched from the network."""

import os
import urllib.parse
from html.parser import HTMLParser

# What loads by itself: with such an address a page would need the network.
LOADING = {"src", "srcset", "data", "poster"}


class Outline(HTMLParser):
    """The ids of a page, and the addresses on it."""

    def __init__(self, text):
        super().__init__()
        self.ids, self.twice, self.links = set(), [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                if value in self.ids:
                    self.twice.append(value)
                self.ids.add(value)
            elif value and (name == "href" or name in LOADING):
                self.links.append((value, name in LOADING or tag == "link"))


def faults(pages, files):
    """Returns what is wrong with the links of `pages`, HTML by its path, beside which there are `files`."""
    outlines, found = {path: Outline(text) for path, text in pages.items()}, []
    for path, outline in outlines.items():
        found += [f"{path}: the id {one} is there twice" for one in outline.twice]
        for link, loads in outline.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                if loads and parts.scheme != "data":
                    found.append(f"{path}: {link} would be fetched from the network")
                continue
            name = urllib.parse.unquote(parts.path)
            target = os.path.normpath(os.path.join(os.path.dirname(path), name)) if name else path
            if target not in outlines and target not in files:
                found.append(f"{path}: {link} is not there")
            elif parts.fragment and urllib.parse.unquote(parts.fragment) not in ids(outlines.get(target)):
                found.append(f"{path}: {link} has no such place")
    return found


def ids(outline):
    """Returns the ids of a page; none of another file."""
    return outline.ids if outline else set()
