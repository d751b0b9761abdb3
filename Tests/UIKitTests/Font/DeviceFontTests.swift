import CoreGraphics
import OctantBase
import TestSupport
import Testing

@testable import UIKit

@Suite("Fonts of iOS devices")
struct DeviceFontTests {
    /// Names that programs ask for, with the family, the weight in CSS's numbers, and whether they are slanted.
    static let fonts: [(name: String, family: String, weight: Int, isItalic: Bool)] = [
        ("HelveticaNeue", "Helvetica Neue", 400, false), ("HelveticaNeue-Bold", "Helvetica Neue", 700, false),
        ("HelveticaNeue-Light", "Helvetica Neue", 300, false),
        ("HelveticaNeue-UltraLight", "Helvetica Neue", 100, false),
        ("HelveticaNeue-MediumItalic", "Helvetica Neue", 500, true),
        ("HelveticaNeue-CondensedBlack", "Helvetica Neue", 900, false), ("Helvetica", "Helvetica", 400, false),
        ("Helvetica-BoldOblique", "Helvetica", 700, true), ("ArialMT", "Arial", 400, false),
        ("Arial-BoldItalicMT", "Arial", 700, true), ("ArialRoundedMTBold", "Arial Rounded MT Bold", 700, false),
        ("Verdana", "Verdana", 400, false), ("Verdana-Italic", "Verdana", 400, true),
        ("Courier", "Courier", 400, false),
        ("CourierNewPSMT", "Courier New", 400, false), ("CourierNewPS-BoldMT", "Courier New", 700, false),
        ("Menlo-Regular", "Menlo", 400, false), ("Menlo-Bold", "Menlo", 700, false), ("Georgia", "Georgia", 400, false),
        ("Georgia-BoldItalic", "Georgia", 700, true), ("TimesNewRomanPSMT", "Times New Roman", 400, false),
        ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", 700, true), ("Avenir-Book", "Avenir", 390, false),
        ("Avenir-Heavy", "Avenir", 800, false), ("Avenir-Roman", "Avenir", 400, false),
        ("AvenirNext-DemiBold", "Avenir Next", 600, false),
        ("AvenirNextCondensed-Medium", "Avenir Next Condensed", 500, false),
        ("Futura-Medium", "Futura", 500, false), ("GillSans-SemiBold", "Gill Sans", 600, false),
        ("TrebuchetMS-Bold", "Trebuchet MS", 700, false), ("Trebuchet-BoldItalic", "Trebuchet MS", 700, true),
        ("Optima-Regular", "Optima", 400, false), ("Palatino-Roman", "Palatino", 400, false),
        ("Baskerville-SemiBoldItalic", "Baskerville", 600, true),
        ("AmericanTypewriter-Semibold", "American Typewriter", 600, false),
        ("MarkerFelt-Wide", "Marker Felt", 400, false), ("ChalkboardSE-Light", "Chalkboard SE", 300, false),
        ("PingFangSC-Semibold", "PingFang SC", 600, false), ("HiraginoSans-W6", "Hiragino Sans", 600, false),
        ("AppleSDGothicNeo-Thin", "Apple SD Gothic Neo", 200, false),
        ("SnellRoundhand-Black", "Snell Roundhand", 900, false),
    ]

    @Test("a name that every device has is a font of that name, whatever is installed", arguments: fonts)
    func names(name: String, family: String, weight: Int, isItalic: Bool) throws {
        let font = try #require(UIFont(name: name, size: 21))
        #expect(font.pointSize == 21 && font.descriptor.weight == weight && font.descriptor.isItalic == isItalic)
        #expect(font.lineHeight > 15 && font.ascender > 0)
        // A family that is installed goes by the name it has here.
        guard !UIFont.familyNames.contains(family) else { return }
        #expect(font.familyName == family && font.fontName == name)
        let same = try #require(UIFont(name: font.fontName, size: 21))
        #expect(same == font)
    }

    @Test("a family's name means its regular font, however it is written")
    func families() {
        for name in ["Helvetica Neue", "helvetica neue", "HELVETICANEUE", "Helvetica-Neue"] {
            #expect(UIFont(name: name, size: 12)?.descriptor.weight == 400)
        }
        #expect(UIFont(name: "Helvetica Neue Bold", size: 12)?.descriptor.weight == 700)
        #expect(
            UIFont(name: ".SFUI-Semibold", size: 12)?.descriptor
                == UIFont.systemFont(ofSize: 12, weight: .semibold).descriptor)
        for name in ["HelveticaNeue-Fantastic", "Helvetica Old", "Ariel"] {
            #expect(UIFont(name: name, size: 12) == nil)
        }
    }

    @Test("of monospaced ones all letters are equally wide, bold ones are wider, condensed ones narrower")
    func letters() throws {
        func width(_ text: String, _ name: String) throws -> CGFloat {
            text.size(withAttributes: [.font: try #require(UIFont(name: name, size: 40))]).width
        }
        for name in ["Menlo-Regular", "Courier", "CourierNewPSMT"] {
            #expect(abs(try width("iiii", name) - width("MMMM", name)) < 0.01)
        }
        #expect(try width("wide", "HelveticaNeue-Bold") > width("wide", "HelveticaNeue"))
    }

    @Test("what stands in is said, in one line")
    func said() throws {
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) { _ = UIFont(name: "Zapfino", size: 12) }
        #expect(lines.all.count == (UIFont.familyNames.contains("Zapfino") ? 0 : 1))
        #expect(lines.all.allSatisfy { $0.contains("Zapfino is not installed") && $0.contains("stands in") })
    }
}
