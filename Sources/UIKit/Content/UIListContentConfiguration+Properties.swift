import CoreGraphics

extension UIListContentConfiguration {
    /// How an image is shown in a row.
    public struct ImageProperties: Hashable {
        /// As a reserved length: that which symbols of the row's font have.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The form of a symbol; nil, the default, for that of the row's text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint of templates and symbols; nil, the default, for that of the view.
        public var tintColor: UIColor?
        /// Makes another colour of the tint; nil, the default, for none.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// Points of the corners' radius. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The most points that the image takes, its proportions kept; 0, the default, for any.
        public var maximumSize = CGSize.zero
        /// The least points that are kept for the image, which is in the middle of them; 0 for none,
        /// `standardDimension` for those of symbols. Symbols have these by default.
        public var reservedLayoutSize = CGSize.zero

        /// The tint that `tintColor` becomes in a view whose tint is `tint`.
        public func resolvedTintColor(for tint: UIColor) -> UIColor {
            let color = tintColor ?? tint
            return tintColorTransformer?(color) ?? color
        }

        /// Whether both say the same.
        public static func == (a: ImageProperties, b: ImageProperties) -> Bool {
            a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
                && a.tintColorTransformer?.id == b.tintColorTransformer?.id && a.cornerRadius == b.cornerRadius
                && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize
        }

        /// Hashes what is a number.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(cornerRadius)
            hasher.combine(maximumSize.width)
            hasher.combine(maximumSize.height)
        }
    }

    /// How a text is shown in a row.
    public struct TextProperties: Hashable {
        /// The side that lines stand at.
        public enum TextAlignment: Int, Sendable {
            /// The one that the text's language begins at.
            case natural = 0
            /// The middle.
            case center = 1
            /// Both sides.
            case justified = 2
        }

        /// The letters that a text is shown in.
        public enum TextTransform: Int, Sendable {
            /// Those that it has.
            case none = 0
            /// Capital ones.
            case uppercase = 1
            /// Small ones.
            case lowercase = 2
            /// Capital ones at the begin of words.
            case capitalized = 3
        }

        /// The font.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// The colour.
        public var color = UIColor.label
        /// Makes another colour of that; nil, the default, for none.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The side that lines stand at. `.natural` by default.
        public var alignment = TextAlignment.natural
        /// How lines end that are too long. By words by default.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The most lines; 0, the default, for any number.
        public var numberOfLines = 0
        /// Whether the font becomes smaller where there is no room. False by default.
        public var adjustsFontSizeToFitWidth = false
        /// The least share of the font's size then. 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the user's size of texts. True by default.
        public var adjustsFontForContentSizeCategory = true
        /// The letters that the text is shown in. Its own by default.
        public var transform = TextTransform.none
        /// Whether nothing can be done with the view.
        var isDisabled = false

        /// The colour that `color` becomes.
        public func resolvedColor() -> UIColor {
            if isDisabled { return .tertiaryLabel }
            return colorTransformer?(color) ?? color
        }

        /// Whether both say the same.
        public static func == (a: TextProperties, b: TextProperties) -> Bool {
            a.font == b.font && a.color == b.color && a.colorTransformer?.id == b.colorTransformer?.id
                && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode
                && a.numberOfLines == b.numberOfLines && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth
                && a.minimumScaleFactor == b.minimumScaleFactor && a.transform == b.transform
                && a.adjustsFontForContentSizeCategory == b.adjustsFontForContentSizeCategory
                && a.isDisabled == b.isDisabled
        }

        /// Hashes what is a number.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(numberOfLines)
            hasher.combine(transform)
            hasher.combine(alignment)
        }
    }
}

/// Axes of a view.
public struct UIAxis: OptionSet, Sendable {
    /// The axes as bits.
    public let rawValue: UInt

    /// These axes.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = UIAxis(rawValue: 1)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}
