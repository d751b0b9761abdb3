import Foundation
import Testing

/// The formatter leaves comments and strings as they are, so their width is checked here.
@Suite("Widths of lines")
struct LineWidthTests {
    @Test("no line of code, of a comment or of a string is wider than 120 columns")
    func widths() throws {
        let files = try RepositoryFile.all(in: [
            "Sources", "Tests", "Examples", "Benchmarks", "Scripts", "Package.swift",
        ])
        #expect(files.count > 1000)
        // Interface Builder breaks lines where it likes.
        for file in files where ![".storyboard", ".xib"].contains(where: file.path.hasSuffix) {
            #expect(file.lines(widerThan: 120) == [], "\(file.path)")
        }
    }

    @Test("characters count, not bytes, and the last line needs no end")
    func finder() {
        let line = String(repeating: "ä", count: 120)
        #expect(RepositoryFile(path: "A", text: "\(line)\n\n\(line)").lines(widerThan: 120) == [])
        #expect(RepositoryFile(path: "A", text: "x\n\(line)+\n\(line)\n\n\(line)+").lines(widerThan: 120) == [2, 5])
        #expect(RepositoryFile(path: "A", text: "").lines(widerThan: 120) == [])
    }
}
