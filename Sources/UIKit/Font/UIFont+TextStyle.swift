import CoreGraphics
import Foundation
internal import TextLayout

extension UIFont {
    /// The purpose of a piece of text, which determines its size and weight.
    public struct TextStyle: RawRepresentable, Sendable, Hashable {
        /// The name of the style.
        public let rawValue: String

        /// A style of any name; one that is not among the constants counts as `body`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The title of a screen: 34 points at the default text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level: 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level: 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level: 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading: 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Text under a heading: 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text: 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark: 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote: 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption: 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption: 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// Sizes in points by text size category, extra small to the largest accessibility size.
    ///
    /// Source: docs/sources/views.md, Dynamic Type.
    fileprivate static let sizes: [TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// Points from one line of the system's text to the next, as in `sizes`: what metrics scale by.
    ///
    /// Source: docs/sources/views.md, Dynamic Type. Those of a headline are the body's, but in the last category but
    /// one.
    fileprivate static let leadings: [TextStyle: [CGFloat]] = [
        .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
        .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
        .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
        .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
        .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],
        .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
        .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58],
        .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
        .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51],
        .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48],
    ]

    /// The system font for text of `style`, in the text size of `UITraitCollection.current`.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system font for text of `style`, in the text size and weight of `traitCollection`, or of
    /// `UITraitCollection.current` when that is nil. A collection without a text size counts as `large`.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let base = systemFont(ofSize: style.size(in: .large), weight: style == .headline ? .semibold : .regular)
        let scaling = FontScaling(rule: .style, style: style, base: base.pointSize, weight: base.descriptor.weight)
        return UIFont(base.descriptor, scaling: scaling).adjusted(to: traitCollection ?? .current)
    }
}

extension UIFont.TextStyle {
    /// Points of the system's text of this style in `category`.
    func size(in category: UIContentSizeCategory) -> CGFloat {
        (UIFont.sizes[self] ?? UIFont.sizes[.body])?[category.index] ?? UIFont.labelFontSize
    }

    /// The length in `category` of `length`, chosen for the category `large`: by the ratio of the leadings.
    func scaled(_ length: CGFloat, in category: UIContentSizeCategory) -> CGFloat {
        guard let leadings = UIFont.leadings[self] ?? UIFont.leadings[.body] else { return length }
        return length * leadings[category.index] / leadings[UIContentSizeCategory.large.index]
    }
}
