"""The copy of the package that is changed, its build and its tests."""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import time

import switches

# Bytes of memory that a mutant may ask for: one that never ends often does so for ever.
MEMORY = 8 << 30
# Seconds that tests may take with a mutant: this many times what they take without, and some more.
PATIENCE, MORE_PATIENCE = 3, 20
ERROR = re.compile(r"^(/[^:\n]*\.swift):(\d+):\d+: error: ", re.MULTILINE)
# How Swift Testing reports an issue, as soon as there is one.
ISSUE = "✘".encode()


class BuildError(Exception):
    """A build that failed, and not because of mutants."""


class Package:
    """A copy of the repository's files as they are now, and of a small package of links to them, if there is one. Files
    that are to be `changed` stay as they were left: so they are not built again if they are changed alike."""

    def __init__(self, root, folder, small, changed):
        self.tree, self.scratch = folder / "tree", folder / "build"
        self.root = folder / "package" if small else self.tree
        self.copy_tree(root, changed)
        if small:
            shutil.rmtree(self.root, ignore_errors=True)
            self.copy_package(small, self.root, root)

    def copy_tree(self, root, changed):
        """Makes `tree` what the working tree is but for `changed`; files that are the same stay, with their times."""
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=root, check=True,
            capture_output=True).stdout.decode().split("\0")
        names = {name for name in listed if name and os.path.lexists(root / name)}
        for old in [path for path in self.tree.rglob("*") if not path.is_dir() or path.is_symlink()]:
            if old.relative_to(self.tree).as_posix() not in names | changed:
                old.unlink()
        for name in sorted(names - changed):
            new, original = self.tree / name, root / name
            if original.is_symlink():
                new.parent.mkdir(parents=True, exist_ok=True)
                new.unlink(missing_ok=True)
                new.symlink_to(os.readlink(original))
            elif not new.exists() or new.read_bytes() != original.read_bytes():
                new.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(original, new)

    def copy_package(self, small, copy, root):
        """Copies a package; its links into the repository lead into `tree`."""
        copy.mkdir(parents=True)
        for entry in small.iterdir():
            if entry.is_symlink() and entry.resolve().is_relative_to(root.resolve()):
                (copy / entry.name).symlink_to(self.tree / entry.resolve().relative_to(root.resolve()))
            elif entry.is_dir() and not entry.name.startswith("."):
                self.copy_package(entry, copy / entry.name, root)
            elif entry.is_file() and not entry.name.startswith("."):
                shutil.copy(entry, copy / entry.name)

    def swift_build(self, *options):
        environment = os.environ | {"OCTANT_LIBRARIES": "1"}
        return subprocess.run(
            ["swift", "build", "--scratch-path", str(self.scratch), *options], cwd=self.root, env=environment,
            capture_output=True, text=True)

    def errors(self):
        """Builds the tests, optimised, and returns the compiler's errors and their places: pairs of a file, from the
        root on, and a line."""
        built = self.swift_build("--build-tests", "-Xswiftc", "-O", "-Xswiftc", "-diagnostic-style=llvm")
        if built.returncode == 0:
            return "", set()
        said, found = built.stdout + built.stderr, set()
        for path, line in ERROR.findall(said):
            path = pathlib.Path(path).resolve()
            if path.is_relative_to(self.tree.resolve()):
                found.add((path.relative_to(self.tree.resolve()).as_posix(), int(line)))
        told = "\n".join(dict.fromkeys(line for line in said.splitlines() if "error:" in line)) or said
        if not found:
            raise BuildError(told)
        return told, found

    def program(self):
        folder = pathlib.Path(self.swift_build("--show-bin-path").stdout.strip())
        return next(folder.glob("*PackageTests.xctest"))


class Suites:
    """Tests that are run with one mutant after the other."""

    def __init__(self, program, pattern, folder, limit=None):
        # Ends with the script, too, when that is killed.
        self.command = [
            "setpriv", "--pdeathsig", "KILL", "prlimit", f"--as={MEMORY}", "--core=0",
            str(program), "--testing-library", "swift-testing", "--no-parallel", "--filter", pattern]
        # The limit in seconds, and the end of what the last run printed.
        self.folder, self.limit, self.output = folder, limit, ""

    def notice(self, number=None):
        """Runs the tests with a mutant, or with none, and returns how they noticed it; None if they did not. They end
        at the first issue."""
        environment = os.environ | ({} if number is None else {switches.VARIABLE: str(number)})
        for name in ("DISPLAY", "WAYLAND_DISPLAY"):
            environment.pop(name, None)
        process = subprocess.Popen(
            self.command, cwd=self.folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True)
        os.set_blocking(process.stdout.fileno(), False)
        began, said, tail = time.monotonic(), None, b""
        try:
            while said is None:
                ended = process.poll() is not None
                tail = (tail + (process.stdout.read() or b""))[-65536:]
                if ISSUE in tail:
                    said = "issue"
                elif ended:
                    break
                elif self.limit and time.monotonic() - began > self.limit:
                    said = "no end"
                else:
                    time.sleep(0.05)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            process.stdout.close()
        self.output = tail.decode(errors="replace")
        if said is None and process.returncode:
            said = "crash"
        return said

    def measure(self):
        """Runs the tests without a mutant, and returns whether they pass. Sets the time limit by that."""
        began = time.monotonic()
        if self.notice() or "Test run with 0 tests" in self.output:
            return False
        self.limit = PATIENCE * (time.monotonic() - began) + MORE_PATIENCE
        return True

