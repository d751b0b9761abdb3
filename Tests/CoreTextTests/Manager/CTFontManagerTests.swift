import CoreText
import Foundation
import TestSupport
import Testing

// All fonts of the process are one list, so these run one after the other.
@Suite("Fonts that a program brings along", .serialized)
struct CTFontManagerTests {
    private func isKnown() -> Bool {
        (CTFontManagerCopyAvailableFontFamilyNames() as? [String])?.contains(RenamedFont.family) == true
    }

    @Test("a file's fonts are found by their names until they are taken back, on every thread")
    func file() async throws {
        let url = try #require(try RenamedFont.write())
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(!isKnown())
        #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
        #expect(isKnown())
        let font = CTFontCreateWithName(RenamedFont.postScriptName as CFString, 20, nil)
        #expect(CTFontCopyFamilyName(font) as String == RenamedFont.family)
        #expect(CTFontCopyPostScriptName(font) as String == RenamedFont.postScriptName)
        // The glyphs are DejaVu's, and not those of the font that stands in for what is missing.
        #expect(CTFontGetGlyphCount(font) == CTFontGetGlyphCount(CTFontCreateWithName("DejaVuSans", 20, nil)))
        #expect(CTFontGetGlyphCount(font) != CTFontGetGlyphCount(CTFontCreateWithName("Inter", 20, nil)))
        let elsewhere = await Task.detached { self.isKnown() }.value
        #expect(elsewhere)

        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        let again = error?.takeRetainedValue()
        #expect(again?.domain == kCTFontManagerErrorDomain as String)
        #expect(again?.code == CTFontManagerError.alreadyRegistered.rawValue)

        #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
        #expect(!isKnown())
        var second: Unmanaged<CFError>?
        #expect(!CTFontManagerUnregisterFontsForURL(url as CFURL, .process, &second))
        #expect(second?.takeRetainedValue().code == CTFontManagerError.notRegistered.rawValue)
    }

    @Test("a font of bytes is registered under its name")
    func bytes() throws {
        let bytes = try #require(RenamedFont.bytes)
        let provider = try #require(CGDataProvider(data: bytes as CFData))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName as String? == RenamedFont.postScriptName)
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(isKnown())
        #expect(!CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(!isKnown())
    }

    @Test("what is no file, or no font, is an error with its number")
    func errors() throws {
        func code(_ url: URL) -> Int? {
            var error: Unmanaged<CFError>?
            #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
            return error?.takeRetainedValue().code
        }
        let none = URL(fileURLWithPath: "/nowhere/font.ttf")
        #expect(code(none) == CTFontManagerError.fileNotFound.rawValue)
        let text = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try Data("text".utf8).write(to: text)
        defer { try? FileManager.default.removeItem(at: text) }
        #expect(code(text) == CTFontManagerError.unrecognizedFormat.rawValue)
        let provider = try #require(CGDataProvider(data: Data("text".utf8) as CFData))
        #expect(CGFont(provider) == nil)
        var failures: [NSError] = []
        CTFontManagerRegisterFontURLs([none, text] as CFArray, .process, true) { errors, isDone in
            failures = errors as? [NSError] ?? []
            return isDone
        }
        #expect(failures.map(\.code) == [101, 103])
    }
}
