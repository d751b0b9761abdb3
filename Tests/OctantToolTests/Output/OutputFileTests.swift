import Foundation
import Testing
import TestSupport

@testable import OctantTool

/// What exists under the name of an image to be written is treated with care.
@Suite("Files that the tool writes")
struct OutputFileTests {
    /// Runs `line` and expects it to end with `code` and to print one line that contains `text`, or nothing.
    private func run(_ line: String, in folder: URL, code: Int32 = 0, specifying text: String? = nil) throws {
        let result = try Tool.shell(line, in: folder)
        #expect(result.code == code && !result.isSignalled, "\(line): \(result.errors)")
        if let text {
            #expect(result.errors.hasPrefix("octant: ") && result.errors.contains(text), "\(line): \(result.errors)")
            #expect(result.errors.split(separator: "\n").count == 1)
        } else {
            #expect(result.errors.isEmpty, "\(line)")
        }
    }

    /// The kind and mode of a file, as `stat` prints them, and whether temporary files are left.
    private func appearance(_ name: String, in folder: URL) throws -> String {
        try Tool.shell("stat --format='%F %a' \(name); ls -A | grep octant", in: folder).output
    }

    private let render = "$octant render progress-bar -o"
    private let record = "$octant record activity-indicator -o"

    @Test("a new file has the mode that the user gives new files, and an old one keeps its own")
    func modes() throws {
        try withTemporaryFolder { folder in
            for draw in [render, record] {
                try run("umask 027; \(draw) a.png", in: folder)
                #expect(try appearance("a.png", in: folder) == "regular file 640\n")
                try run("chmod 604 a.png; \(draw) a.png", in: folder)
                #expect(try appearance("a.png", in: folder) == "regular file 604\n")
                try run("rm a.png", in: folder)
            }
        }
    }

    @Test("a symbolic link stays one: what it leads to is written, there or not")
    func links() throws {
        try withTemporaryFolder { folder in
            try run("mkdir d; ln -s d/b.png l.png; ln -s l.png m.png; \(render) m.png", in: folder)
            #expect(
                try appearance("m.png l.png d/b.png", in: folder)
                    == "symbolic link 777\nsymbolic link 777\nregular file 644\n")
            try run("chmod 600 d/b.png; \(record) m.png", in: folder)
            #expect(try appearance("d/b.png", in: folder) == "regular file 600\n")
            try run("ln -s x.png y.png; ln -s y.png x.png", in: folder)
            try run("\(render) x.png", in: folder, code: 1, specifying: "too many levels of symbolic links")
            try run("ln -s nowhere/c.png n.png", in: folder)
            try run("\(render) n.png", in: folder, code: 1, specifying: "'n.png': no such file or directory")
        }
    }

    @Test("FIFOs and sockets take what is written, and are there afterwards")
    func streams() throws {
        try withTemporaryFolder { folder in
            for draw in [render, record] {
                try run("rm -f *; \(draw) a.png; mkfifo f; cat f >b.png & \(draw) f; wait; cmp a.png b.png", in: folder)
                #expect(try appearance("f", in: folder) == "fifo 644\n")
                // The reader leaves as soon as the tool has opened it.
                try run(
                    ": <f & $octant record material-spinner --size=200x200 --fps=5 -o f", in: folder, code: 1,
                    specifying: "'f': nobody reads it any more")
                try run("\(draw) /dev/stdout >c.png; cmp a.png c.png", in: folder)
                try run("echo begun >d; \(draw) /dev/stdout >>d; tail -c +7 d | cmp a.png -", in: folder)
                try run("\(draw) /dev/fd/7 7>e; cmp a.png e", in: folder)
                let listen = """
                    import socket
                    s = socket.socket(socket.AF_UNIX); s.bind("s"); s.listen(); open("ready", "w").close()
                    c = s.accept()[0]; f = open("g.png", "wb")
                    while True:
                        b = c.recv(65536)
                        if not b: break
                        f.write(b)
                    """
                try run(
                    "/usr/bin/python3 -c '\(listen)' & while ! [ -e ready ]; do sleep 0.02; done; \(draw) s; wait; "
                        + "cmp a.png g.png", in: folder)
                #expect(try appearance("s", in: folder).hasPrefix("socket "))
            }
        }
    }

    /// Whether device nodes can be made and used in temporary folders: root may, outside of containers.
    private static let canMakeNodes: Bool = {
        let made = try? withTemporaryFolder { try Tool.shell("mknod n c 1 3 && echo >n", in: $0).code == 0 }
        return made ?? false
    }()

    @Test("a device stays one, whoever writes to it", .enabled(if: canMakeNodes))
    func devices() throws {
        try withTemporaryFolder { folder in
            for draw in [render, record] {
                try run("rm -f *; mknod null c 1 3; mknod full c 1 7; \(draw) null", in: folder)
                try run("\(draw) full", in: folder, code: 1, specifying: "'full': no space left on device")
                #expect(try appearance("null full", in: folder).split(separator: "\n").count == 2)
                #expect(try appearance("null", in: folder).hasPrefix("character special file"))
                #expect(try appearance("full", in: folder).hasPrefix("character special file"))
            }
        }
    }

    @Test("a file that the user may not write is refused, one that root may keeps its mode and its owner")
    func readOnly() throws {
        try withTemporaryFolder { folder in
            for draw in [render, record] {
                try run("rm -f *; echo old >a.png; chmod 444 a.png", in: folder)
                try run("\(Tool.asUser) \(draw) a.png", in: folder, code: 1, specifying: "'a.png': permission denied")
                try run("echo old | cmp - a.png", in: folder)
                #expect(try appearance("a.png", in: folder) == "regular file 444\n")
                guard geteuid() == 0 else { continue }
                try run("chown 65534:12 a.png; \(draw) a.png", in: folder)
                #expect(try appearance("a.png", in: folder) == "regular file 444\n")
                #expect(try Tool.shell("stat --format='%u %g' a.png", in: folder).output == "65534 12\n")
                try run("chmod 755 .; echo old >b.png; chmod 666 b.png", in: folder)
                try run("\(Tool.asUser) \(draw) b.png", in: folder, code: 1, specifying: "'b.png': permission denied")
                try run("echo old | cmp - b.png; chmod 777 .", in: folder)
            }
        }
    }

    @Test("a disk without room leaves the old file as it was, and nothing else")
    func full() throws {
        try withTemporaryFolder { folder in
            for draw in [render, record] {
                try run("echo old >a.png", in: folder)
                try run("ulimit -f 0; \(draw) a.png", in: folder, code: 1, specifying: "'a.png': file too large")
                try run("echo old | cmp - a.png", in: folder)
                #expect(try appearance("a.png", in: folder) == "regular file 644\n")
            }
        }
    }

    @Test("what is no file, or ends as no file that is written, is refused before anything is made")
    func refused() throws {
        try withTemporaryFolder { folder in
            try run("mkdir d.png; \(render) d.png", in: folder, code: 1, specifying: "'d.png': it is a folder")
            try run("\(render) .", in: folder, code: 1, specifying: "'.': it is a folder")
            for name in ["x", "x.gif", "x.png.", "x.apng", ".png/x", "x.png~"] {
                try run("\(render) \(name)", in: folder, code: 2, specifying: "end in .png")
            }
            for name in ["x", "x.bmp", "x.mp3", "xapng"] {
                try run(
                    "\(record) \(name)", in: folder, code: 2,
                    specifying: "end in .apng, .png, .gif, .webp, .mp4, .webm, .svg, .html or .json")
            }
            #expect(try Tool.shell("ls -A", in: folder).output == "d.png\n")
            try run("\(render) a.PNG && \(record) a.Apng", in: folder)
        }
    }

    @Test("the gallery's files are written with the same care")
    func gallery() throws {
        try withTemporaryFolder { folder in
            // The first file that the gallery writes.
            let name = "g/activity-indicator-medium-reference-light.png"
            let draw = "$octant gallery --output=g"
            try run("mkdir -m 777 g; echo old >\(name); chmod 444 \(name)", in: folder)
            try run("\(Tool.asUser) \(draw)", in: folder, code: 1, specifying: "\(name)': permission denied")
            try run(
                "chmod 644 \(name); ulimit -f 0; \(draw)", in: folder, code: 1, specifying: "\(name)': file too large")
            try run("echo old | cmp - \(name)", in: folder)
            #expect(try Tool.shell("ls -A g", in: folder).output == "\(name.dropFirst(2))\n")
            try run("echo >f; $octant gallery --output=f", in: folder, code: 1, specifying: "/f': not a directory")
            try run("$octant gallery --output=f/g", in: folder, code: 1, specifying: "/f': not a directory")
        }
    }

    @Test("names that are no text are written as they are")
    func bytes() throws {
        try withTemporaryFolder { folder in
            try run(#"\#(render) "$(printf 'a\377\n.png')""#, in: folder)
            #expect(try Tool.shell("ls -A --quoting-style=c", in: folder).output == "\"a\\377\\n.png\"\n")
            try run(#"mkdir "$(printf '\376')"; \#(record) "$(printf '\376/b.apng')""#, in: folder)
            #expect(try Tool.shell(#"ls -A "$(printf '\376')""#, in: folder).output == "b.apng\n")
        }
    }

    @Test(
        "a signal ends the program as ever, and leaves the old file as it was and nothing else",
        arguments: ["INT", "TERM", "HUP"])
    func signals(name: String) throws {
        try withTemporaryFolder { folder in
            // The signal comes when the new file is under way, and comes twice, as from a terminal and a program. A
            // shell has what it starts in the background ignore the interrupt.
            let line = """
                echo old >a.apng
                env --default-signal=\(name) $octant record material-spinner --size=900x900 --fps=120 -o a.apng &
                tool=$!
                while ! ls -A | grep -q '^.octant'; do sleep 0.02; done
                kill -\(name) $tool; kill -\(name) $tool; wait $tool; echo $? $(ls -A) $(cat a.apng)
                """
            let numbers = ["INT": Int(SIGINT), "TERM": Int(SIGTERM), "HUP": Int(SIGHUP)]
            let result = try Tool.shell(line, in: folder)
            #expect(result.output.hasSuffix("\(128 + (numbers[name] ?? 0)) a.apng old\n"), "\(result.output)")
        }
    }
}
