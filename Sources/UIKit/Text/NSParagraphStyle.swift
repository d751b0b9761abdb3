import CoreGraphics
import CoreText
import Foundation
import OctantBase
package import TextLayout

/// The number of places that tabs lead to where nothing else is set, and their distance in points.
/// Source: docs/sources/views.md, Fonts and text.
private let (tabCount, tabDistance): (Int, CGFloat) = (12, 28)
private let standardTabs = (1...tabCount).map { TextTab(alignment: .left, location: tabDistance * CGFloat($0)) }

/// The breaking, alignment and spacing of a paragraph's lines: the value of the attribute `.paragraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()

    /// All values of a style; the defaults are Apple's.
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var lineBreakStrategy: LineBreakStrategy = []
        var allowsTightening = false
        var geometry = ParagraphGeometry(tabs: standardTabs)
    }

    /// The languages whose rules of breaking lines count beside the usual ones.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// The strategies of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The last line keeps more than one word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Words of Hangul are kept together.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What the system's own labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    var values: Values

    /// The default style: natural alignment, lines broken between words, no extra spacing.
    public override init() {
        values = Values()
        super.init()
    }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// The style of an archive.
    public required init?(coder: NSCoder) {
        values = Values(coder)
        super.init()
    }

    /// Writes the style into an archive.
    open func encode(with coder: NSCoder) { values.encode(with: coder) }

    /// True: archives of styles can be read where only these are expected.
    open class var supportsSecureCoding: Bool { true }

    /// The default style, new each time, so that it cannot be changed for others.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// The line break mode.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Points between the bottom of one line and the top of the next; 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Points after a paragraph that another follows; 0 by default.
    open var paragraphSpacing: CGFloat { values.geometry.spacing }
    /// Points before a paragraph that follows another; 0 by default.
    open var paragraphSpacingBefore: CGFloat { values.geometry.spacingBefore }
    /// The factor of the fonts' own line height; 0, the default, counts as 1.
    open var lineHeightMultiple: CGFloat { values.geometry.lineHeightMultiple }
    /// The least height of a line, in points; 0 by default. What is added lies above the letters.
    open var minimumLineHeight: CGFloat { values.geometry.minimumLineHeight }
    /// The greatest height of a line, in points; 0, the default, for any height. What is removed is removed above the
    /// letters.
    open var maximumLineHeight: CGFloat { values.geometry.maximumLineHeight }
    /// The indent of a paragraph's first line from the side where lines begin, in points; 0 by default.
    open var firstLineHeadIndent: CGFloat { values.geometry.firstLineHeadIndent }
    /// The indent of the other lines from there, in points; 0 by default.
    open var headIndent: CGFloat { values.geometry.headIndent }
    /// The end of lines, in points: above 0 from the side where they begin, else from the other one; 0 by default.
    open var tailIndent: CGFloat { values.geometry.tailIndent }

    /// The places that tabs lead to; twelve by default, 28 points apart.
    open var tabStops: [NSTextTab]! { values.geometry.tabs.map(NSTextTab.init) }
    /// The distance of further ones, in points; 0, the default, for that of the last two.
    open var defaultTabInterval: CGFloat { values.geometry.tabInterval }

    /// How readily words are parted at line ends, 0...1; 0 by default. It is kept: words are parted at none.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are parted as the system's own labels do. False by default. It is kept: words are parted at none.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// The rules of breaking lines besides the usual ones; none by default. They are kept: lines break by the usual
    /// ones.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Whether letters move together before text is truncated. False by default. It is kept: labels that are asked do
    /// so.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

    /// The same style, to be kept.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSParagraphStyle(values)
    }

    /// The same style as an `NSMutableParagraphStyle`.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Whether `object` is a paragraph style with the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    /// The hash, the same for styles with the same values.
    open override var hash: Int { values.hashValue }
}

extension NSParagraphStyle: TextParagraphValue {
    /// The style as Core Text sets lines by it.
    package var textParagraph: TextOptions { TextOptions(self) }
}
