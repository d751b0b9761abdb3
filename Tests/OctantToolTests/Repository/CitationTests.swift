import Foundation
import Testing

/// What is written in the repository points at what a reader has.
@Suite("Citations")
struct CitationTests {
    private static let positions = [
        "Sources", "Tests", "Examples", "Benchmarks", "Scripts", "docs", "README.md", "CONTRIBUTING.md",
    ]

    /// What names a file that only the first writers had. The patterns do not match themselves.
    private static let forbidden = "facts[/]|seeds[/]|\\b[Ss]eeds? 0|[Cc]omplaint|\\b[Ii]ssues? [0-9]"
    /// Each match has one of these in it. They are put together, so that they are not found here.
    private static let signs = [
        "facts" + "/", "seeds" + "/", "eed " + "0", "eeds " + "0", "om" + "plaint", "ssue",
    ]

    private static func isForbidden(_ line: String) -> Bool {
        line.range(of: forbidden, options: .regularExpression) != nil
    }

    @Test("every document and every heading that a file names is there")
    func repository() throws {
        let files = try RepositoryFile.all(in: Self.positions)
        let documents = files.filter { $0.path.hasSuffix(".md") }
        let citations = Citations(
            outlines: Dictionary(uniqueKeysWithValues: documents.map { ($0.path, Outline($0.text)) }),
            exists: RepositoryFile.exists)
        let named = files.filter { $0.contains([Citations.folder]) || $0.path.hasSuffix(".md") }
        #expect(documents.count > 10 && named.count > 100)
        for file in named {
            #expect(citations.errors(in: file.text, at: file.path) == [], "\(file.path)")
        }
    }

    @Test("no file points at what its reader does not have")
    func string() throws {
        for file in try RepositoryFile.all(in: Self.positions + ["Package.swift", "Makefile"])
        where file.contains(Self.signs) {
            let lines = file.text.components(separatedBy: "\n").filter(Self.isForbidden)
            #expect(lines == [], "\(file.path)")
        }
    }

    @Test("what is not there is found, in comments, over the end of a line, in links and by numbers")
    func finder() {
        let folder = Citations.folder
        let document = """
            # Animals
            ## Red foxes
            ### By day
            3. They sleep.
            ## Red
            1. It is a colour.
            2. It is warm.
            ```
            # No heading
            ```
            """
        let citations = Citations(outlines: ["\(folder)a.md": Outline(document)], exists: { $0 == "\(folder)b.png" })
        func errors(_ text: String, at path: String = "Sources/A.swift") -> [String] {
            citations.errors(in: text.replacingOccurrences(of: "@", with: folder), at: path)
        }
        for text in [
            "/// Source: @a.md, Red foxes.", "// See @a.md, Red\n    // foxes 3 (all of it).", "(@a.md)", "@a.md. So",
            "@a.md, Red 1 and 2; @a.md, Red 1 to 2, but not", "@b.png", "@a.md#red-foxes", "https://a.org/@c.md, Red",
        ] {
            #expect(errors(text) == [], "\(text)")
        }
        for (text, error) in [
            ("/// Source: @c.md, Red.", "@c.md"), ("@a.md, Blue", "@a.md, Blue"), ("@a.md, Redder", "@a.md, Redder"),
            ("// @a.md, No\n// heading", "@a.md, No heading"), ("@a.md, Red 1 and 3", "@a.md, Red 1 and 3"),
            ("@a.md, Red 1 to 3", "@a.md, Red 1 to 3"), ("see @a.md#blue", "@a.md#blue"), ("@c.png", "@c.png"),
            ("@a.md, Red 1, @a.md, Green", "@a.md, Green"), ("@nothing", "@nothing"),
        ] {
            #expect(errors(text) == [error.replacingOccurrences(of: "@", with: folder)], "\(text)")
        }
        let links = "[a](#red) [b](a.md#by-day) [c](../@a.md) [d](https://a.org/x) [e](d.md) [f](a.md#blue) [g](#no)"
        #expect(errors(links, at: "\(folder)a.md") == ["d.md", "a.md#blue", "#no"])
    }

    @Test("words that point at nothing are found, and those that only look so are not")
    func wordFinder() {
        for word in ["fact@s/a.md", "see@d 004", "See@ds 000 and", "Compl@aint 3: so", "is@sue 14", "see@ds/a.txt"] {
            let line = word.replacingOccurrences(of: "@", with: "")
            #expect(Self.isForbidden(line), "\(line)")
            #expect(Self.signs.contains { line.contains($0) }, "\(line)")
        }
        for line in ["seed 77", "seeds: 1", "an issue of taste", "https://github.com/a/b/issues/3", "facts are"] {
            #expect(!Self.isForbidden(line), "\(line)")
        }
    }
}
