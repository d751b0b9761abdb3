import CoreGraphics

extension UIContentUnavailableConfiguration {
    /// How the image is shown.
    public struct ImageProperties: Hashable {
        /// The form of a symbol; nil for that of the text below.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint of templates and symbols; nil for that of the view. Grey by default.
        public var tintColor: UIColor?
        /// Points of the corners' radius. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The most points that the image takes, its proportions kept; 0, the default, for any.
        public var maximumSize = CGSize.zero

        /// Whether both say the same.
        public static func == (a: ImageProperties, b: ImageProperties) -> Bool {
            a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
                && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
        }

        /// Hashes what is a number.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(cornerRadius)
            hasher.combine(maximumSize.width)
            hasher.combine(maximumSize.height)
        }
    }

    /// How a text is shown.
    public struct TextProperties: Hashable {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// How lines end that are too long. By words by default.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The most lines; 0, the default, for any number.
        public var numberOfLines = 0
        /// Whether the font becomes smaller where there is no room. False by default.
        public var adjustsFontSizeToFitWidth = false
        /// The least share of the font's size then. 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move together before a line is cut. False by default.
        public var allowsDefaultTighteningForTruncation = false

        init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

        /// Hashes what is a number.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(numberOfLines)
            hasher.combine(minimumScaleFactor)
        }
    }

    /// What a button does.
    public struct ButtonProperties: Hashable {
        /// What a press performs. Nil by default.
        public var primaryAction: UIAction?
        /// The menu that a press brings up where there is no action, and a long press where there is one. Nil by
        /// default.
        public var menu: UIMenu?
        /// Whether the button can be pressed. True by default.
        public var isEnabled = true
        /// What the button is for. `.normal` by default.
        public var role = UIButton.Role.normal
    }
}
