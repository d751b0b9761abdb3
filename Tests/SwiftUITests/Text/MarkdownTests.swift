import Foundation
import Testing
import UIKit

@testable import SwiftUI

@Suite("Markdown in literals")
@MainActor struct MarkdownTests {
    /// The runs as text: signs in a form of their own.
    private func shown(_ text: String) -> String {
        Markdown(text).runs.map { run in
            var strings = run.characters
            if run.style.isCode { strings = "{\(strings)}" }
            if run.style.isStruckThrough { strings = "(\(strings))" }
            if run.style.isEmphasized { strings = "/\(strings)/" }
            if run.style.isStrong { strings = "!\(strings)!" }
            if let link = run.style.link { strings = "\(strings)->\(link.absoluteString)" }
            return strings
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
    private func appearances(_ text: Text) -> [String] {
        TextResolver(EnvironmentValues()).attributed(text).runs.map { run in
            var strings = run.text
            if run.attributes.font.weight > 400 { strings += " bold" }
            if run.attributes.font.isItalic { strings += " italic" }
            if run.attributes.isStruckThrough { strings += " struck" }
            return strings
        }
    }

    @Test("values in a literal take its looks, and their own signs are none")
    func values() {
        let (name, number) = ("*x*", 3)
        #expect(appearances(Text("a **\(name) \(number)**")) == ["a ", "*x* bold", "  bold", "3 bold"])
        #expect(appearances(Text("~~\(Text("b").italic())~~ c")) == ["b italic struck", " c"])
        #expect(appearances(Text("**a** b")) == ["a bold", " b"])
        #expect(appearances(Text(verbatim: "**a**")) == ["**a**"])
        #expect(appearances(Text(name)) == ["*x*"])
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

@Suite("Links in texts")
@MainActor
struct TextLinkTests {
    @Test("a tap on a link opens it by the action of the environment, one beside it does not; screen readers can, too")
    func links() throws {
        var opened: [String] = []
        let view = Text("See [here](https://example.com/a) or there").environment(
            \.openURL,
            OpenURLAction { url in
                opened.append(url.absoluteString)
                return .handled
            })
        try ShownViews.with(view) { shown throws in
            let text = try #require(shown.first(TextSurface.self))
            let place = shown.place(of: text)
            // The link is from a quarter to half of the text's width.
            shown.stage.tap(place.minX + 3, place.midY)
            #expect(opened.isEmpty)
            shown.stage.tap(place.minX + place.width * 0.35, place.midY)
            #expect(opened == ["https://example.com/a"])
            let action = try #require(text.accessibilityCustomActions?.first)
            #expect(action.name == "here" && action.actionHandler?(action) == true && opened.count == 2)
        }
    }
}
