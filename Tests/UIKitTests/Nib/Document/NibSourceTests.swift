import OctantBase
import Testing
import ViewSupport

@testable import UIKit

@Suite("The bytes of interface files")
@MainActor
struct NibSourceTests {
    /// A file whose label has the text `word`, with `declaration` before it and `extra` in line 3.
    private func file(_ declaration: String, _ word: String = "Grüße", extra: String = "") -> String {
        """
        \(declaration)<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
        <label text="\(word)" id="l"/>\(extra)
        </objects></document>
        """
    }

    private func text(_ data: Data) throws -> String? {
        let objects = try Log.redirected(to: { _ in }) { try UINib(data: data, bundle: nil).objects(withOwner: nil) }
        return (objects.first as? UILabel)?.text
    }

    /// The line of the error that reading `data` ends with; nil if it is read.
    private func line(_ data: Data) -> Int? {
        do {
            _ = try text(data)
            return nil
        } catch NibError.malformed(let line, _) {
            return line
        } catch {
            return 0
        }
    }

    @Test("every encoding of the list is read, with its mark and without one as it says")
    func encodings() throws {
        let utf8 = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        #expect(try text(Data(file(utf8).utf8)) == "Grüße")
        #expect(try text(Data(file("").utf8)) == "Grüße")
        #expect(try text(Data([0xEF, 0xBB, 0xBF] + Array(file(utf8).utf8))) == "Grüße")
        #expect(try text(Data(file("<?xml version='1.0' encoding='utf-8' standalone='no' ?>\n").utf8)) == "Grüße")
        let utf16 = file("<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n", "Grüße 🙂")
        for bigEndian in [true, false] {
            for text in [utf16, file("", "Grüße 🙂")] {
                var bytes: [UInt8] = bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
                for unit in text.utf16 {
                    let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                    bytes += bigEndian ? pair : pair.reversed()
                }
                #expect(try self.text(Data(bytes)) == "Grüße 🙂")
            }
        }
        let latin = file("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n").unicodeScalars.map { UInt8($0.value) }
        #expect(try text(Data(latin)) == "Grüße")
        #expect(try text(Data(file("<?xml version=\"1.0\" encoding=\"US-ASCII\"?>\n", "Hello").utf8)) == "Hello")
    }

    @Test("any other encoding, and bytes that are not of the one that is said, are an error with its line")
    func otherEncodings() {
        for name in ["UTF-7", "UCS-4", "UTF-32", "EBCDIC-CP-US", "x" + String(repeating: "y", count: 300), ""] {
            #expect(line(Data(file("<?xml version=\"1.0\" encoding=\"\(name)\"?>\n").utf8)) == 1, "\(name)")
        }
        // UTF-16 without a mark, in both orders.
        let units = file("<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n").utf16
        #expect(line(Data(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })) == 1)
        #expect(line(Data(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })) == 1)
        // UTF-16 with a mark that calls itself something else, and UTF-8 that calls itself UTF-16.
        let lying = file("<?xml version=\"1.0\" encoding=\"UCS-4\"?>\n").utf16
        #expect(line(Data([0xFF, 0xFE] + lying.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })) == 1)
        let eight = file("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n").utf16
        #expect(line(Data([0xFF, 0xFE] + eight.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })) == 1)
        #expect(line(Data(file("<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n").utf8)) == 1)
        // Half a character of UTF-16, half a pair, and half a character of UTF-8 in line 3.
        #expect(line(Data([0xFF, 0xFE] + Array("<a/>      ".utf8) + [0])) == 1)
        #expect(line(Data([0xFE, 0xFF, 0, 0x3C, 0xD8, 0, 0, 0x3C, 0, 0x3C])) == 1)
        #expect(line(Data(Array(file("", "Z").utf8).map { $0 == UInt8(ascii: "Z") ? 0xC3 : $0 })) == 3)
        #expect(line(Data(file("<?xml version=\"1.0\" encoding=\"US-ASCII\"?>").utf8)) == 3)
    }

    @Test("a processing instruction, a document type and what XML does not allow are errors with their lines")
    func refused() {
        for extra in [
            "<?x?>", "<?xml version=\"1.0\"?>", "<?xml-stylesheet href=\"a\"?>", "<!DOCTYPE document>",
            "<!ENTITY a \"b\">", "<!ELEMENT a>", "<![INCLUDE[ ]]>", "&nbsp;", "&a;", "&", "&;", "&#0;", "&#x0;",
            "&#xD800;", "&#xFFFFFFFFFF;", "&#-1;", "&#;", "&#+5;", "\u{0}", "\u{1}", "\u{FFFE}", "<!-- never ends",
            "<![CDATA[ nor this", "<view id=\"<?x?>\"/>", "<view <?x?> id=\"w\"/>", "<view id='<!DOCTYPE a>'/>",
        ] {
            #expect(line(Data(file("", extra: extra).utf8)) == 3, "\(extra)")
        }
        #expect(line(Data((" " + file("<?xml version=\"1.0\"?>")).utf8)) == 1)
        #expect(line(Data(file("<?xml version=\"1.0\" odd=\"1\"?>").utf8)) == 1)
        #expect(line(Data(file("<?xml version=\"2.0\"?>").utf8)) == 1)
        #expect(line(Data(file("<?xml version=\"1.0\"").utf8)) == 1)
    }

    @Test("comments, CDATA, the five entities and numbers of characters are read, and no line moves")
    func allowed() throws {
        let (view, issues) = try NibPage.load(
            "<view id=\"v\"><!-- <?x?> <!DOCTYPE a> &x; -->\n<subviews>\n"
                + "<label odd=\"1\" text=\"&lt;&#65;&#x1F642;&amp;\" id=\"l\"/></subviews></view>", as: UIView.self)
        #expect((view.subviews.first as? UILabel)?.text == "<A🙂&")
        #expect(issues.map(\.line) == [9])
        let declared = Data(file("<?xml\nversion=\"1.0\"\nencoding=\"UTF-8\"?>\n", extra: "<?x?>").utf8)
        #expect(line(declared) == 6)
    }

    @Test("where the editor showed an object is no problem worth a line")
    func canvas() throws {
        let (_, issues) = try NibPage.load(
            "<view id=\"v\"><point key=\"canvasLocation\" x=\"5\" y=\"7\"/></view>", as: UIView.self)
        #expect(issues.isEmpty)
        let (_, others) = try NibPage.load(
            "<view id=\"v\"><point key=\"elsewhere\" x=\"5\" y=\"7\"/></view>", as: UIView.self)
        #expect(others.map(\.kind) == [.unknownElement])
    }
}
