import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Documents become texts with attributes")
@MainActor
struct HTMLReaderTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil)
    }

    private func value<Value>(_ key: NSAttributedString.Key, of part: String, in text: NSAttributedString) -> Value? {
        let range = (text.string as NSString).range(of: part)
        guard range.location != NSNotFound else { return nil }
        return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
    }

    @Test("marks of letters become fonts, lines, colours and links")
    func marks() throws {
        let text = try read(
            """
            plain <b>bold</b> <i>slanted</i> <u>lined</u> <s>gone</s> <a href="https://a.b/c?d=1&amp;e">there</a>
            <font color="red" size="5">large</font> <span style="color:#00f; font-size: 20px">blue</span>
            """)
        #expect(text.string == "plain bold slanted lined gone there large blue")
        #expect(try read("<div>a <u> b </u> c </div>").string == "a b c\n")
        let space = (text.string as NSString).range(of: " lined").location
        #expect(text.attribute(.underlineStyle, at: space, effectiveRange: nil) == nil)
        let bold: UIFont? = value(.font, of: "bold", in: text)
        #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        let slanted: UIFont? = value(.font, of: "slanted", in: text)
        #expect(slanted?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(value(.underlineStyle, of: "lined", in: text) == 1)
        #expect(value(.strikethroughStyle, of: "gone", in: text) == 1)
        #expect(value(.link, of: "there", in: text) == URL(string: "https://a.b/c?d=1&e"))
        let large: UIFont? = value(.font, of: "large", in: text)
        #expect(large?.pointSize == 18)
        let blue: UIFont? = value(.font, of: "blue", in: text)
        #expect(blue?.pointSize == 20)
        let color: UIColor? = value(.foregroundColor, of: "blue", in: text)
        #expect(color == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        let plain: UIFont? = value(.font, of: "plain", in: text)
        #expect(plain?.pointSize == 12)
    }

    @Test("paragraphs, breaks and lists become lines, and white space one space")
    func lines() throws {
        #expect(try read("<p>One</p><p>Two\n  three</p>").string == "One\nTwo three\n")
        #expect(try read("a<br>b<br/><br>c").string == "a\nb\n\nc")
        #expect(try read("<p>a<br> b</p>").string == "a\nb\n")
        #expect(try read("<div>a</div> <div>b</div>").string == "a\nb\n")
        #expect(try read("<p>a<p>b").string == "a\nb")
        #expect(try read("<ul><li>x</li><li><p>y</p></li></ul>").string == "\t•\tx\n\t•\ty\n")
        #expect(try read("<ol><li>x<ul><li>in</li></ul></li><li>y</li></ol>").string == "\t1.\tx\n\t◦\tin\n\t2.\ty\n")
        #expect(try read("<pre>a\n  b</pre>").string == "a\n  b\n")
    }

    @Test("space is between paragraphs and behind headings, and lists are indented")
    func paragraphs() throws {
        let text = try read("<h1>Head</h1><p>One</p><div>Two</div><ul><li>x</li><li>y</li></ul>end")
        func style(_ part: String) -> NSParagraphStyle? { value(.paragraphStyle, of: part, in: text) }
        #expect(abs((style("Head")?.paragraphSpacing ?? 0) - 16.08) < 0.01)
        #expect(style("One")?.paragraphSpacing == 12)
        #expect(style("Two")?.paragraphSpacing == 12)
        #expect(style("x")?.paragraphSpacing == 0)
        #expect(style("y")?.paragraphSpacing == 12)
        #expect(style("x")?.headIndent == 36 && style("x")?.tabStops.map(\.location) == [11, 36])
        #expect(style("end")?.headIndent == 0)
        let head: UIFont? = value(.font, of: "Head", in: text)
        #expect(head?.pointSize == 24)
    }

    @Test("style sheets are followed: of elements, classes and ids, and those of an element last")
    func sheets() throws {
        let text = try read(
            """
            <html><head><title>No</title><style type="text/css">
            /* all } of it */ body { font-family: -apple-system; font-size: 17px } p, b { color: #ff0000 }
            .quiet { color: gray; } #one { text-decoration: underline; }
            </style></head><body><p>red</p><p class="a quiet">grey</p>
            <p id=one style='color: blue'>blue</p></body></html>
            """)
        #expect(text.string == "red\ngrey\nblue\n")
        let font: UIFont? = value(.font, of: "red", in: text)
        #expect(font == .systemFont(ofSize: 17))
        func color(_ part: String) -> UIColor? { value(.foregroundColor, of: part, in: text) }
        #expect(color("red") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(color("grey") == UIColor(red: 128.0 / 255, green: 128.0 / 255, blue: 128.0 / 255, alpha: 1))
        #expect(color("blue") == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(value(.underlineStyle, of: "blue", in: text) == 1)
    }

    @Test("characters that stand for others, scripts, comments and broken elements do no harm")
    func odd() throws {
        #expect(try read("&lt;a&gt; &amp; &#8364; &#x41; &nope; &").string == "<a> & € A &nope; &")
        #expect(try read("a<script>if (1 < 2) {}</script><!-- no <b> -->b").string == "ab")
        for html in ["<", "a < b", "<b", "<b x=", "<!--", "</", "<a href='", "<b></i></b></b>", "&#99999999999;", "<p"]
        {
            _ = try read(html)
        }
        #expect(try read("a < b").string == "a < b")
        #expect(try read(String(repeating: "<b>", count: 5000) + "x").string == "x")
    }

    @Test("a document without a kind is HTML where it looks so, else plain text")
    func kinds() throws {
        let plain = try NSAttributedString(data: Data("<b".utf8), documentAttributes: nil)
        #expect(plain.string == "<b")
        let html = try NSAttributedString(data: Data("<html><body>x</body></html>".utf8), documentAttributes: nil)
        #expect(html.string == "x")
        #expect(throws: (any Error).self) {
            try NSAttributedString(
                data: Data([0xFF, 0xFE, 0xFF]), options: [.documentType: NSAttributedString.DocumentType.html],
                documentAttributes: nil)
        }
    }
}
