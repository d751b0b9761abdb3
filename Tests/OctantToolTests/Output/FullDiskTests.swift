import Foundation
import TestSupport
import Testing

/// What the tool writes where there is no room for it, from the first byte on or after some kilobytes.
@Suite("Full disks", .enabled(if: SmallDisk.isThere))
struct FullDiskTests {
    private let usual = Data("old".utf8)

    @Test(
        "each kind of file is one line that names it, and the old one is as it was",
        arguments: [
            "render loading-overlay --scale=3 a.png", "record loading-overlay a.apng", "record loading-overlay a.gif",
            "record loading-overlay --scale=2 a.webp", "record loading-overlay a.svg", "record loading-overlay a.html",
            "record material-spinner a.json", "record loading-overlay a.mp4", "record loading-overlay a.webm",
        ])
    func files(arguments: String) throws {
        let disk = try SmallDisk(bytes: 64 << 10)
        let words = arguments.split(separator: " ").map(String.init)
        let name = words.last ?? ""
        let file = disk.folder.appendingPathComponent(name)
        try usual.write(to: file)
        for free in [0, 4096] {
            try disk.fill(leaving: free)
            let result = try Tool.run(words.dropLast() + ["-o", file.path])
            #expect(result.code == 1 && !result.isSignalled)
            #expect(result.errors == "octant: cannot write '\(file.path)': no space left on device\n")
            #expect(try Data(contentsOf: file) == usual && disk.names == [name])
        }
    }

    @Test(
        "a video whose temporary file has no room is one line that says where, and no file",
        arguments: ["mp4", "webm"],
        [0, 4096])
    func temporary(format: String, free: Int) throws {
        try withTemporaryFolder { folder in
            let disk = try SmallDisk(bytes: 64 << 10)
            try disk.fill(leaving: free)
            let video = folder.appendingPathComponent("a.\(format)")
            let result = try Tool.run(
                ["record", "loading-overlay", "-o", video.path], environment: ["TMPDIR": disk.folder.path])
            #expect(result.code == 1 && !result.isSignalled)
            let reason = result.errors
            #expect(reason.hasPrefix("octant: ") && reason.split(separator: "\n").count == 1, "\(reason)")
            #expect(reason.contains("a temporary file in '\(disk.folder.path)"), "\(reason)")
            #expect(reason.lowercased().contains("no space left on device"), "\(reason)")
            #expect(try disk.names.isEmpty && FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }

    @Test("a page of many files ends at the first without room, and each that is there is whole")
    func gallery() throws {
        let (small, large) = (try SmallDisk(bytes: 64 << 10), try SmallDisk(bytes: 96 << 10))
        for disk in [small, large] {
            let result = try Tool.run("gallery", "--output=\(disk.folder.path)")
            #expect(result.code == 1 && result.output.isEmpty)
            #expect(result.errors.hasPrefix("octant: cannot write '\(disk.folder.path)"), "\(result.errors)")
            #expect(result.errors.hasSuffix(": no space left on device\n"), "\(result.errors)")
        }
        let (names, more) = (try small.names, try large.names)
        #expect(names.count > 5 && more.count > names.count)
        // What was cut off on one would not be on the other.
        for name in names {
            let files = [small, large].map { $0.folder.appendingPathComponent(name).path }
            #expect(FileManager.default.contentsEqual(atPath: files[0], andPath: files[1]), "\(name)")
        }
    }

    @Test("sources that are rewritten, and a program's entry for desktops, are there whole or not at all")
    func folders() throws {
        try withTemporaryFolder { folder in
            let package = folder.appendingPathComponent("Package")
            try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
            let text = "struct A {}\n" + String(repeating: "// A long file.\n", count: 500)
            for name in ["A", "B", "C"] {
                try Data(text.utf8).write(to: package.appendingPathComponent("\(name).swift"))
            }
            // Room for a file of two pages, and for a page of the next.
            let disk = try SmallDisk(bytes: 12 << 10)
            let output = disk.folder.appendingPathComponent("Output")
            let ported = try Tool.run("port", package.path, "--output", output.path)
            #expect(ported.code == 1)
            #expect(ported.errors == "octant: cannot write '\(output.path)/B.swift': no space left on device\n")
            let there = try Tool.shell("ls -A \(output.path); cmp Package/A.swift \(output.path)/A.swift", in: folder)
            #expect(there.code == 0 && there.output == "A.swift\n")
            try disk.fill()
            let entry = try Tool.run("desktop-file", "/bin/true", "--output", disk.folder.path)
            #expect(
                entry.code == 1 && entry.errors.hasPrefix("octant: cannot write '\(disk.folder.path)/applications/"))
            #expect(entry.errors.hasSuffix(": no space left on device\n"))
            #expect(try Tool.shell("ls -A \(disk.folder.path)/applications", in: folder).output.isEmpty)
        }
    }
}
