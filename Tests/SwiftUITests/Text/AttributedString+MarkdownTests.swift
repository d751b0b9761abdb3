import Foundation
import Testing

@testable import SwiftUI

@Suite("Attributed strings of Markdown")
@MainActor struct AttributedStringMarkdownTests {
    /// The runs that a text comes to: their characters, and whether they are bold, slanted, lined through.
    private func appearances(_ text: Text) -> [String] {
        TextResolver(EnvironmentValues()).attributed(text).runs.map { run in
            var strings = run.text
            if run.attributes.font.weight > 400 { strings += " bold" }
            if run.attributes.font.isItalic { strings += " italic" }
            if run.attributes.isStruckThrough { strings += " struck" }
            return strings
        }
    }

    @Test("an attributed string of Markdown has its emphasis and links as attributes")
    func attributed() throws {
        typealias Options = AttributedString.MarkdownParsingOptions
        func text(_ markdown: String, _ syntax: Options.InterpretedSyntax) throws -> String {
            String(try AttributedString(markdown: markdown, options: Options(interpretedSyntax: syntax)).characters)
        }
        let string = try AttributedString(
            markdown: "a **b** *c* `d` ~~e~~ [f](g)", baseURL: URL(string: "https://h.i/"))
        #expect(appearances(Text(string)) == ["a ", "b bold", " ", "c italic", " ", "d", " ", "e struck", " ", "f"])
        #expect(string.runs.map(\.inlinePresentationIntent)[1] == .stronglyEmphasized)
        #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://h.i/g"])
        let source = "# Title\nfirst\nsecond\n\n- one\n- two\n3. three"
        #expect(try text(source, .inlineOnlyPreservingWhitespace) == source)
        #expect(try text(source, .inlineOnly) == "# Title first second - one - two 3. three")
        #expect(try text(source, .full) == "Titlefirst secondonetwothree")
        #expect(try text("#no -1 3.5", .full) == "#no -1 3.5")
        let extended = Options(allowsExtendedAttributes: true)
        #expect(String(try AttributedString(markdown: "^[a](b: 1)", options: extended).characters) == "a")
    }
}
