import OctantPort
import Testing

@Suite("Edits of a source file")
struct EditTests {
    private let file = SourceFile(path: "/a.swift", bytes: Array("let a = 1\nlet b = 2\r\n".utf8))

    private func applying(_ edits: Edit...) throws -> String {
        String(decoding: try file.applying(edits), as: UTF8.self)
    }

    @Test("edits are made in the order of the file, whatever order they come in")
    func order() throws {
        #expect(try applying(Edit(18..<19, "22"), Edit(4..<5, "one")) == "let one = 1\nlet b = 22\r\n")
        #expect(try applying() == "let a = 1\nlet b = 2\r\n")
    }

    @Test("insertions at one place stand in the order in which they came, before what replaces the text there")
    func insertions() throws {
        let edits = [Edit(4..<5, "c"), Edit(insert: "x", at: 4), Edit(insert: "y", at: 4), Edit(insert: "z", at: 21)]
        #expect(String(decoding: try file.applying(edits), as: UTF8.self) == "let xyc = 1\nlet b = 2\r\nz")
    }

    @Test("an edit may hold the ends of lines that it replaces, and no others")
    func lines() throws {
        #expect(try applying(Edit(8..<11, "3\r\n;l")) == "let a = 3\r\n;let b = 2\r\n")
        for edit in [Edit(4..<5, "a\n"), Edit(8..<11, "3"), Edit(19..<21, ""), Edit(insert: "\r", at: 2)] {
            #expect(throws: EditError.movesLines(edit)) { try applying(edit) }
        }
    }

    @Test("edits of the same bytes, and of bytes that are not there, are refused")
    func refusals() {
        let (one, other) = (Edit(4..<6, "b "), Edit(5..<7, " ="))
        #expect(throws: EditError.overlap(one, other)) { try applying(other, one) }
        let outside = Edit(20..<22, "\n")
        #expect(throws: EditError.outside(outside)) { try applying(outside) }
        let within = Edit(insert: "x", at: 5)
        #expect(throws: EditError.overlap(one, within)) { try applying(within, one) }
    }
}
