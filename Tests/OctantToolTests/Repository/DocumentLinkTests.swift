import Foundation
import Testing
import TestSupport

/// Scripts/docs makes pages of README.md and docs/, and checks that each link of them leads somewhere.
@Suite("Links of the documentation")
struct DocumentLinkTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func check(in root: URL) throws -> Tool.Result {
        try Tool.run(["check"], program: root.appendingPathComponent("Scripts/docs"))
    }

    @Test("every link of the README and of docs/ leads to a page and a heading that are there")
    func documents() throws {
        let result = try check(in: Self.root)
        #expect(result.errors == "")
        #expect(result.code == 0)
        #expect(result.output.hasSuffix(" pages, 0 faults\n"), "\(result.output)")
    }

    @Test("links to files and headings that are not there are named, those in code are none")
    func faults() throws {
        try withTemporaryFolder { folder in
            let files = FileManager.default
            for name in ["api", "documentation", "docs"] {
                let scripts = folder.appendingPathComponent("Scripts")
                try files.createDirectory(at: scripts, withIntermediateDirectories: true)
                try files.copyItem(
                    at: Self.root.appendingPathComponent("Scripts/\(name)"), to: scripts.appendingPathComponent(name))
            }
            try files.createDirectory(at: folder.appendingPathComponent("docs"), withIntermediateDirectories: true)
            try files.copyItem(
                at: Self.root.appendingPathComponent("LICENSE"), to: folder.appendingPathComponent("LICENSE"))
            // Put together, so that it is no citation here.
            let place = "docs"
            let readme = """
                # Foxes
                [a](\(place)/a.md#by-day) [b](\(place)/a.md#by-day-1) [c](\(place)/a.md#by-night)
                [d](\(place)/b.md) [e](LICENSE)
                `[f](f.md)` <img src="https://example.org/a.png"> <https://example.org>
                """
            try Data(readme.utf8).write(to: folder.appendingPathComponent("README.md"))
            let page = "# Red\n## By day\n## By day\n[a](../README.md#foxes) [b](#red) [c](#blue) [d](../docs)\n"
            try Data(page.utf8).write(to: folder.appendingPathComponent("\(place)/a.md"))

            let result = try check(in: folder)
            #expect(result.code == 1)
            #expect(
                result.errors.split(separator: "\n") == [
                    "index.html: \(place)/a.html#by-night has no such place",
                    "index.html: \(place)/b.md is not there",
                    "index.html: https://example.org/a.png would be fetched from the network",
                    "\(place)/a.html: #blue has no such place",
                ])
        }
    }
}
