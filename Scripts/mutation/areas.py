"""What each area consists of: the sources that are changed, and the tests that are to notice."""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Area:
    """Files and folders of the repository. A source that several areas name is the first one's."""

    sources: tuple
    tests: tuple

    def suites(self, root):
        """Returns the pattern of Swift Testing that selects the suites of this area below `root`."""
        names = {}
        for file in swift_files(root, self.tests):
            found = re.findall(r"^(?:@\w+ )*(?:final )?(?:struct|class|enum|actor) (\w+Tests)\b",
                               (root / file).read_text(), re.MULTILINE)
            names.setdefault(file.split("/")[1], set()).update(found)
        modules = [rf"{module}\.({'|'.join(sorted(suites))})" for module, suites in names.items() if suites]
        return f"^({'|'.join(modules)})/" if modules else None


AREAS = {
    "timing": Area(
        ("Sources/RenderServer/Timing", "Sources/RenderServer/Sampling/ClockMap.swift",
         "Sources/RenderServer/Sampling/KeyframeAnimation+Sampling.swift",
         "Sources/RenderServer/Sampling/LayerProperties+Animation.swift",
         "Sources/RenderServer/Sampling/PaceTable.swift"),
        ("Tests/RenderServerTests/Timing", "Tests/RenderServerTests/Sampling/AnimationTests.swift",
         "Tests/RenderServerTests/Sampling/ClockMapTests.swift",
         "Tests/RenderServerTests/Sampling/EveryPropertyTests.swift",
         "Tests/RenderServerTests/Sampling/KeyframeTests.swift",
         "Tests/RenderServerTests/Scheduling/NextChangeTests.swift", "Tests/RenderServerTests/Stepping",
         "Tests/QuartzCoreTests/Animation", "Tests/QuartzCoreTests/Timing", "Tests/UIKitTests/Animation")),
    "damage": Area(
        ("Sources/RenderServer/Sampling/SampledTree+Damage.swift", "Sources/RenderServer/Sampling/Damage.swift",
         "Sources/RenderServer/Sampling/Covers.swift", "Sources/RenderServer/Sampling/Sampler+Changes.swift",
         "Sources/RenderServer/Sampling/Spill.swift", "Sources/RenderServer/Scheduling"),
        ("Tests/RenderServerTests", "Tests/QuartzCoreTests/Animation", "Tests/QuartzCoreTests/Kinds")),
    "sampling": Area(
        ("Sources/RenderServer/Sampling",),
        ("Tests/RenderServerTests", "Tests/QuartzCoreTests/Animation", "Tests/QuartzCoreTests/Kinds",
         "Tests/QuartzCoreTests/Layer")),
    "layout": Area(
        ("Sources/OctantSolver", "Sources/UIKit/Layout"), ("Tests/OctantSolverTests", "Tests/UIKitTests/Layout")),
    "controls": Area(
        ("Sources/UIKit/Controls",),
        ("Tests/UIKitTests/Controls", "Tests/UIKitTests/Accessibility", "Tests/UIKitTests/Focus")),
}


def sources(name, root):
    """Returns the Swift sources of an area below `root`, as paths from there."""
    others = list(AREAS)[:list(AREAS).index(name)]
    taken = {file for other in others for file in swift_files(root, AREAS[other].sources)}
    return [file for file in swift_files(root, AREAS[name].sources) if file not in taken]


def swift_files(root, paths):
    """Returns the Swift files that `paths` name, or that are in folders that they name, where they are there."""
    found = []
    for path in paths:
        there = root / path
        files = [there] if there.is_file() else sorted(there.glob("**/*.swift"))
        found += [file.relative_to(root).as_posix() for file in files]
    return found
