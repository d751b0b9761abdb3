import CoreText
import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Fonts of an app", .serialized)
struct AppFontsTests {
    /// A folder with a font, an `Info.plist` that names it and one that is not there.
    private func withBundle(_ body: (Bundle, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Fonts-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let font = folder.appendingPathComponent("Face.ttf")
        try #require(RenamedFont.bytes).write(to: font)
        let list = ["UIAppFonts": ["Face.ttf", "None.ttf"]]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        try data.write(to: folder.appendingPathComponent("Info.plist"))
        try body(try #require(Bundle(path: folder.path)), font)
    }

    @Test("the fonts that an Info.plist names under UIAppFonts are found beside it")
    func list() throws {
        try withBundle { bundle, font in
            #expect(AppFonts.files(of: bundle).map(\.path) == [font.path])
            #expect(AppFonts.files(of: bundle).first?.faces.map(\.postScriptName) == [RenamedFont.postScriptName])
        }
    }

    @Test("a registered font is found by its names, measured and drawn as itself")
    @MainActor
    func names() throws {
        try withBundle { _, url in
            #expect(UIFont(name: RenamedFont.postScriptName, size: 17) == nil)
            #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
            defer { CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil) }
            for name in [RenamedFont.postScriptName, RenamedFont.family] {
                let font = try #require(UIFont(name: name, size: 17))
                #expect(font.fontName == RenamedFont.postScriptName && font.familyName == RenamedFont.family)
                #expect(font.lineHeight == UIFont(name: "DejaVu Sans", size: 17)?.lineHeight)
            }
            #expect(UIFont.familyNames.contains(RenamedFont.family))
            #expect(UIFont.fontNames(forFamilyName: RenamedFont.family) == [RenamedFont.postScriptName])
            let label = UILabel()
            label.text = "Wide letters"
            label.font = UIFont(name: RenamedFont.postScriptName, size: 17)
            let width = label.intrinsicContentSize.width
            label.font = UIFont(name: "DejaVu Sans", size: 17)
            #expect(label.intrinsicContentSize.width == width)
            label.font = .systemFont(ofSize: 17)
            #expect(label.intrinsicContentSize.width != width)
        }
        #expect(UIFont(name: RenamedFont.postScriptName, size: 17) == nil)
    }

    @Test("a font is Core Text's, too")
    func bridging() {
        let font = UIFont.boldSystemFont(ofSize: 20)
        #expect(CTFontGetSize(font as CTFont) == 20)
        #expect(CTFontGetSymbolicTraits(font) == .traitBold)
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(string: "text", attributes: [.font: font, .foregroundColor: UIColor.red]))
        let size = ("text" as NSString).size(withAttributes: [.font: font])
        #expect(abs(CTLineGetTypographicBounds(line, nil, nil, nil) - Double(size.width)) < 0.6)
    }
}
