import Foundation
import Testing

@testable import OctantTesting

@Suite("Differences of texts")
struct SnapshotTextTests {
    @Test("the lines that differ are shown with signs, and three that are the same around them")
    func lines() {
        let old = (1...12).map { "line \($0)" }
        var new = old
        new[5] = "changed"
        new.insert("more", at: 6)
        #expect(
            LineDifference.text(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")) == """
                @@ line 3
                 line 3
                 line 4
                 line 5
                -line 6
                +changed
                +more
                 line 7
                 line 8
                 line 9
                """)
    }

    @Test("the same texts differ in no line; the first and the last line can differ")
    func ends() {
        #expect(LineDifference.text(from: "a\nb", to: "a\nb") == "")
        #expect(LineDifference.text(from: "a\nb", to: "c\nb\nd") == "-a\n+c\n b\n+d")
        #expect(LineDifference.text(from: "", to: "x") == "-\n+x")
    }

    @Test("a text's file ends with a line feed, which is no line of it")
    func file() throws {
        let text = SnapshotText("a\nb")
        #expect(text.file == Data("a\nb\n".utf8))
        #expect(SnapshotText(file: Data("a\nb\n".utf8))?.text == "a\nb")
        #expect(SnapshotText(file: Data([0xFF, 0xFE])) == nil)
        let message = try #require(text.difference(from: SnapshotText("a\nc")))
        #expect(message == "it reads otherwise.\n a\n-c\n+b" && text.difference(from: text) == nil)
    }
}
