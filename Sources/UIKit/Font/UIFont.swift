import CoreGraphics
import CoreText
import Foundation
import OctantBase
import QuartzCore
package import TextLayout

/// A font of one size. The system font is Inter where it is installed, else the desktop's sans serif. It never changes.
/// Any thread.
public final class UIFont: CTFont, @unchecked Sendable, _PlainObject {
    // `@unchecked Sendable`: nothing in it changes after it is made.

    /// The weight of a font, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Sendable, Hashable {
        /// Apple's number.
        public let rawValue: CGFloat

        /// A weight between the named ones.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A weight between the named ones.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The thinnest: 100 in CSS's numbers.
        public static let ultraLight = Weight(-0.8)
        /// 200 in CSS's numbers.
        public static let thin = Weight(-0.6)
        /// 300 in CSS's numbers.
        public static let light = Weight(-0.4)
        /// 400 in CSS's numbers.
        public static let regular = Weight(0)
        /// 500 in CSS's numbers.
        public static let medium = Weight(0.23)
        /// 600 in CSS's numbers.
        public static let semibold = Weight(0.3)
        /// 700 in CSS's numbers.
        public static let bold = Weight(0.4)
        /// 800 in CSS's numbers.
        public static let heavy = Weight(0.56)
        /// The heaviest: 900 in CSS's numbers.
        public static let black = Weight(0.62)
    }

    /// The rule by which the font follows the preferred text size; nil when it does not.
    let scaling: FontScaling?

    /// The font that `descriptor` finds on this machine.
    package convenience init(_ descriptor: FontDescription) { self.init(descriptor, scaling: nil) }

    /// A font that follows the preferred text size by `scaling`.
    init(_ descriptor: FontDescription, scaling: FontScaling?) {
        self.scaling = scaling
        super.init(description: descriptor)
    }

    // MARK: Finding fonts

    /// The system font. A size that is not finite counts as 17 points, and one below 0.1 as 0.1.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font in some weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.cssWeight))
    }

    /// The system font, bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system font, slanted.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: fontSize, isItalic: true))
    }

    /// The system font with all digits equally wide, so that a counting number does not wobble.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.cssWeight, hasMonospacedDigits: true))
    }

    /// The desktop's monospaced font: every character is equally wide.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(family: "monospace", size: fontSize, weight: weight.cssWeight))
    }

    /// The font of a family, or of a family and a style joined by a hyphen, such as "Inter" or "DejaVuSans-Bold"; nil
    /// when no such family is installed and no iOS device has it. For those that every device has, such as
    /// "HelveticaNeue-Bold", the nearest installed family is used, which is logged once for each. A size that is not
    /// above 0 counts as 12 points, as at Apple's.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        AppFonts.register()
        guard let found = FontName(fontName) else { return nil }
        self.init(
            FontDescription(
                family: found.family, size: fontSize > 0 ? fontSize : 12, weight: found.weight,
                isItalic: found.isItalic, isCondensed: found.isCondensed))
    }

    /// The names of the families that are installed.
    public static var familyNames: [String] {
        AppFonts.register()
        return FontLibrary.families
    }

    /// The names of the fonts of a family, as `init(name:size:)` takes them; none for one that is not installed.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        AppFonts.register()
        return FontLibrary.fontNames(ofFamily: familyName)
    }

    /// The same font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var descriptor = descriptor
        descriptor.size = fontSize
        return UIFont(descriptor)
    }

    // MARK: Standard sizes

    /// The size of labels: 17 points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of buttons: 18 points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The default size of views: 14 points.
    public static var systemFontSize: CGFloat { 14 }
    /// The size of small views: 12 points.
    public static var smallSystemFontSize: CGFloat { 12 }

    // MARK: Measures

    /// The size, in points.
    public var pointSize: CGFloat { descriptor.size }
    /// The family's name, also where another family replaces it; for the system font the name of the family in use.
    public var familyName: String { family }
    /// The family's name, and behind a hyphen the style unless it is regular; for fonts of iOS devices what these call
    /// them.
    public var fontName: String { name }
    /// Points from the baseline to the top of the line.
    public var ascender: CGFloat { metrics.ascender }
    /// Points from the baseline to the bottom of the line: negative.
    public var descender: CGFloat { metrics.descender }
    /// The height of a capital letter, in points.
    public var capHeight: CGFloat { metrics.capHeight }
    /// The height of a small x, in points.
    public var xHeight: CGFloat { metrics.xHeight }
    /// Points from one baseline to the next.
    public var lineHeight: CGFloat { metrics.lineHeight }
    /// Points of `lineHeight` that belong to neither ascender nor descender.
    public var leading: CGFloat { max(metrics.lineHeight - metrics.ascender + metrics.descender, 0) }

    /// The family, weight, style and size as iOS prints them: `<UICTFont: 0x…> font-family: "Georgia"; font-weight:
    /// bold; font-style: normal; font-size: 18.00pt`.
    public override var description: String {
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        let weight = descriptor.weight >= Self.boldWeight ? "bold" : "normal"
        let style = descriptor.isItalic ? "italic" : "normal"
        let size = String(format: "%.2f", Double(pointSize))
        return "<UICTFont: \(address)> font-family: \"\(familyName)\"; font-weight: \(weight); font-style: \(style); "
            + "font-size: \(size)pt"
    }

    /// CSS's weight from which on a font is called bold.
    private static let boldWeight = 600
}

extension UIFont.Weight {
    /// Apple's named numbers and CSS's, ascending. Source: docs/sources/views.md, Fonts and text.
    private static let table: [(apple: CGFloat, css: Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]

    /// The weight for one of CSS's numbers, in a straight line between the named ones.
    init(css: Int) {
        for (low, high) in zip(Self.table, Self.table.dropFirst()) where css <= high.css {
            let share = CGFloat(max(css - low.css, 0)) / CGFloat(high.css - low.css)
            self.init(low.apple + share * (high.apple - low.apple))
            return
        }
        self.init(0.62)
    }

    /// The weight in CSS's numbers, 100...900, in a straight line between the named ones.
    package var cssWeight: Int {
        guard rawValue.isFinite else { return 400 }
        for (low, high) in zip(Self.table, Self.table.dropFirst()) where rawValue <= high.apple {
            let share = max(rawValue - low.apple, 0) / (high.apple - low.apple)
            return low.css + Int(clamping: (share * CGFloat(high.css - low.css)).rounded())
        }
        return 900
    }
}
