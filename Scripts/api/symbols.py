"""What the drop-in modules make public, as the compiler's symbol graphs tell it."""

import json
import os
import pathlib
import platform
import shutil
import subprocess
import tempfile
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The drop-in modules, each after those that it exports, and what single types modules export of the other rooms.
MODULES = (
    "os", "Combine", "ObjectiveC", "simd", "UniformTypeIdentifiers", "CoreGraphics", "MobileCoreServices", "ImageIO",
    "CoreImage", "Accelerate", "AudioToolbox", "CoreHaptics", "CoreMotion", "CryptoKit", "CommonCrypto", "Network",
    "SystemConfiguration", "QuartzCore", "CoreText", "Symbols", "UIKit", "UserNotifications", "SwiftUI")
SINGLE_TYPES = {
    "QuartzCore": ("RenderServer", ("CATransform3D",)), "OctantExport": ("OctantRecordings", ("ExportError",))}

# As the table calls the kinds of the symbol graph.
KINDS = {
    "swift.class": "class", "swift.struct": "struct", "swift.enum": "enum", "swift.protocol": "protocol",
    "swift.typealias": "alias", "swift.associatedtype": "type", "swift.func": "function", "swift.var": "value",
    "swift.method": "method", "swift.type.method": "method", "swift.property": "property",
    "swift.type.property": "property", "swift.init": "init", "swift.subscript": "subscript",
    "swift.type.subscript": "subscript", "swift.enum.case": "case", "swift.func.op": "operator",
    "swift.macro": "macro",
}
TYPE_KINDS = ("class", "struct", "enum", "protocol", "alias")

# What marks the symbol of a protocol's member as one that each conforming type has.
SYNTHESIZED = "::SYNTHESIZED::"

# The members of every object, by NSObjectProtocol.
OBJECT_MEMBERS = {"isEqual(_:)", "hash", "self()", "isProxy()", "description", "debugDescription"}


@dataclass
class Symbol:
    """One public declaration. Overloads are several symbols of one name."""

    module: str
    name: str
    path: tuple
    kind: str
    is_static: bool
    is_open: bool
    declaration: str
    generics: list
    constraints: list


def compiler_flags(modules):
    """Returns what the compiler must be told to find the built `modules` and the C libraries that they stand on."""
    flags = ["-I", str(modules)]
    for map_file in sorted(ROOT.glob("Sources/*/module.modulemap")):
        flags += ["-Xcc", f"-fmodule-map-file={map_file}"]
    for library in ("cairo", "pangocairo", "gtk4", "atk-bridge-2.0", "x11", "libpng", "libturbojpeg"):
        # What this machine lacks was not built with either.
        said = subprocess.run(
            ["pkg-config", "--silence-errors", "--cflags-only-I", library], capture_output=True, text=True)
        for flag in said.stdout.split():
            flags += ["-Xcc", flag]
    return flags


def graphs(modules, module, folder):
    """Returns the symbol graphs of `module`: its own, and one for each module that it extends."""
    # The extractor is the compiler under another name, which not every package of Swift brings.
    compiler = pathlib.Path(os.path.realpath(shutil.which("swiftc"))).parent / "swift-frontend"
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-target", f"{platform.machine()}-unknown-linux-gnu",
         "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
         "-output-dir", folder] + compiler_flags(modules),
        executable=compiler, check=True)
    files = sorted(pathlib.Path(folder).glob(f"{module}.symbols.json")) + sorted(
        pathlib.Path(folder).glob(f"{module}@*.symbols.json"))
    return [json.loads(file.read_text()) for file in files]


def public_graphs(modules, module, folder):
    """Returns the symbol graphs of what `module` makes public, the single types of another room that it exports
    included."""
    found = graphs(modules, module, folder)
    if module in SINGLE_TYPES:
        room, types = SINGLE_TYPES[module]
        for graph in graphs(modules, room, folder):
            graph["symbols"] = [symbol for symbol in graph["symbols"] if symbol["pathComponents"][0] in types]
            found.append(graph)
    return found


def spelling(fragments):
    """Returns the text of `fragments`, on one line."""
    return " ".join("".join(part["spelling"] for part in fragments).split())


def symbols(modules):
    """Returns what the drop-in modules built into the folder `modules` make public, without what overrides."""
    found = []
    with tempfile.TemporaryDirectory(prefix="octant-symbols-") as folder:
        for module in MODULES:
            for graph in public_graphs(modules, module, folder):
                found += of_graph(module, graph)
    return found


def of_graph(module, graph):
    """Returns the symbols of one graph as those of `module`."""
    overriding = {relation["source"] for relation in graph["relationships"] if relation["kind"] == "overrides"}
    found = []
    for symbol in graph["symbols"]:
        path, kind = tuple(symbol["pathComponents"]), symbol["kind"]["identifier"]
        precise = symbol["identifier"]["precise"]
        if precise in overriding:
            continue
        # What all objects have, given to each class by a protocol that has no row itself.
        if SYNTHESIZED in precise and path[-1] in OBJECT_MEMBERS:
            continue
        generics, extension = symbol.get("swiftGenerics") or {}, symbol.get("swiftExtension") or {}
        found.append(Symbol(
            module=module, name=".".join(path), path=path, kind=KINDS[kind],
            is_static=kind in ("swift.type.method", "swift.type.property", "swift.type.subscript"),
            is_open=symbol["accessLevel"] == "open", declaration=spelling(symbol["declarationFragments"]),
            generics=[parameter["name"] for parameter in generics.get("parameters", [])],
            constraints=generics.get("constraints", []) + extension.get("constraints", [])))
    return found
