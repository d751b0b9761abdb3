import Foundation
import Testing
import UIKit

@testable import SwiftUI

@Suite("Markdown in literals")
@MainActor struct MarkdownTests {
    /// The runs as text: signs in a form of their own.
    private func shown(_ text: String) -> String {
        Markdown(text).runs.map { run in
            var words = run.characters
            if run.style.isCode { words = "{\(words)}" }
            if run.style.isStruckThrough { words = "(\(words))" }
            if run.style.isEmphasized { words = "/\(words)/" }
            if run.style.isStrong { words = "!\(words)!" }
            if let link = run.style.link { words = "\(words)->\(link.absoluteString)" }
            return words
        }.joined(separator: "|")
    }

    @Test(
        "signs are looks, and what is no sign stands for itself",
        arguments: [
            ("plain", "plain"), ("", ""), ("a **b** c", "a |!b!| c"), ("*a* _b_", "/a/| |/b/"),
            ("***a***", "!/a/!"), ("**a *b* c**", "!a !|!/b/!|! c!"), ("*a **b** c*", "/a /|!/b/!|/ c/"),
            ("~~a~~ `b*c*`", "(a)| |{b*c*}"), ("``a`b``", "{a`b}"), ("snake_case_name", "snake_case_name"),
            ("2 * 3 * 4", "2 * 3 * 4"), ("a\\*b\\*", "a*b*"), ("C:\\dir", "C:\\dir"), ("**open", "**open"),
            ("[a](https://b.c)", "a->https://b.c"), ("[a **b**](x)", "a ->x|!b!->x"), ("[a]", "[a]"),
            ("a ~ b", "a ~ b"),
            ("<https://a.b>", "https://a.b->https://a.b"), ("1 < 2", "1 < 2"), ("`open", "`open"), ("\\", "\\"),
        ])
    func signs(_ text: String, _ wanted: String) { #expect(shown(text) == wanted) }

    /// The runs that a text comes to: their characters, and whether they are bold, slanted, lined through.
    private func looks(_ text: Text) -> [String] {
        TextResolver(EnvironmentValues()).attributed(text).runs.map { run in
            var words = run.text
            if run.attributes.font.weight > 400 { words += " bold" }
            if run.attributes.font.isItalic { words += " italic" }
            if run.attributes.isStruckThrough { words += " struck" }
            return words
        }
    }

    @Test("values in a literal take its looks, and their own signs are none")
    func values() {
        let (name, number) = ("*x*", 3)
        #expect(looks(Text("a **\(name) \(number)**")) == ["a ", "*x* bold", "  bold", "3 bold"])
        #expect(looks(Text("~~\(Text("b").italic())~~ c")) == ["b italic struck", " c"])
        #expect(looks(Text("**a** b")) == ["a bold", " b"])
        #expect(looks(Text(verbatim: "**a**")) == ["**a**"])
        #expect(looks(Text(name)) == ["*x*"])
    }

    @Test("a link has the tint's colour, and an attributed string its own looks")
    func colors() throws {
        let resolver = TextResolver(EnvironmentValues())
        let link = try #require(resolver.attributed(Text("[a](https://b.c)")).runs.first)
        let tint = try #require(resolver.attributed(Text("a").foregroundStyle(.tint)).runs.first)
        #expect(link.attributes.color == tint.attributes.color)
        var string = AttributedString("ab")
        let end = string.characters.index(before: string.endIndex)
        string[end...].foregroundColor = Color(red: 1, green: 0, blue: 0)
        string[end...].underlineStyle = .single
        string[end...].kern = 3
        let runs = resolver.attributed(Text(string)).runs
        #expect(runs.map(\.text) == ["a", "b"])
        #expect(runs[1].attributes.color == RGBA(r: 1, g: 0, b: 0) && runs[1].attributes.kern == 3)
        #expect(runs[1].attributes.isUnderlined && !runs[0].attributes.isUnderlined)
    }
}
