import OctantBase
import TextLayout

/// A font, resolved in the view's environment: a text style follows the text size that the user prefers.
public struct Font: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// Scaled like `style`, or not at all.
        case custom(name: String, size: CGFloat, style: TextStyle?)
        case font(UIFont)
    }

    private let source: Source
    private var design: Design?
    private var weight: Weight?
    private var width: Width?
    private var isItalic = false
    private var hasMonospacedDigits = false
    /// The letters that are drawn as small capitals, and the distance of lines; nil for those of what it is made of.
    private var smallCapitals: FontDescription.SmallCapitals?
    private var leading: FontDescription.Leading?

    private init(_ source: Source, design: Design? = nil, weight: Weight? = nil) {
        (self.source, self.design, self.weight) = (source, design, weight)
    }

    /// The font, of a fixed size, also one of UIKit's.
    public init(_ font: CTFont) { source = .font(font as? UIFont ?? UIFont(font.descriptor)) }

    /// The purpose of text, from which its size follows.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// 34 points at the usual text size.
        case largeTitle
        /// 28 points.
        case title
        /// 22 points.
        case title2
        /// 20 points.
        case title3
        /// 17 points, semibold.
        case headline
        /// 15 points.
        case subheadline
        /// 17 points.
        case body
        /// 16 points.
        case callout
        /// 13 points.
        case footnote
        /// 12 points.
        case caption
        /// 11 points.
        case caption2

        /// UIKit's name for it.
        var uiTextStyle: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        /// UIKit's name for it.
        let uiWeight: UIFont.Weight

        private init(_ weight: UIFont.Weight) { uiWeight = weight }

        /// The lightest.
        public static let ultraLight = Weight(.ultraLight)
        /// Very light.
        public static let thin = Weight(.thin)
        /// Light.
        public static let light = Weight(.light)
        /// The usual weight.
        public static let regular = Weight(.regular)
        /// A little heavier.
        public static let medium = Weight(.medium)
        /// Half bold.
        public static let semibold = Weight(.semibold)
        /// Bold.
        public static let bold = Weight(.bold)
        /// Heavier than bold.
        public static let heavy = Weight(.heavy)
        /// The heaviest.
        public static let black = Weight(.black)
    }

    /// The kind of letters of the system's fonts.
    public enum Design: Hashable, Sendable {
        /// The system's own.
        case `default`
        /// With serifs: the fontconfig family `serif`.
        case serif
        /// Rounded; the system's own where, as on Linux, it has no rounded letters.
        case rounded
        /// All letters equally wide: the fontconfig family `monospace`.
        case monospaced

        /// fontconfig's name for the family; nil for the system's own.
        fileprivate var family: String? {
            switch self {
            case .default, .rounded: nil
            case .serif: "serif"
            case .monospaced: "monospace"
            }
        }
    }

    /// The distance of lines.
    public enum Leading: Hashable, Sendable {
        /// The font's own.
        case standard
        /// Lines are nearer to one another.
        case tight
        /// Lines are further apart.
        case loose
    }

    // MARK: Finding fonts

    /// The font of large titles.
    public static let largeTitle = system(.largeTitle)
    /// The font of titles.
    public static let title = system(.title)
    /// The font of titles of the second level.
    public static let title2 = system(.title2)
    /// The font of titles of the third level.
    public static let title3 = system(.title3)
    /// The font of headlines.
    public static let headline = system(.headline)
    /// The font of text below a headline.
    public static let subheadline = system(.subheadline)
    /// The font of ordinary text.
    public static let body = system(.body)
    /// The font of callouts.
    public static let callout = system(.callout)
    /// The font of footnotes.
    public static let footnote = system(.footnote)
    /// The font of captions.
    public static let caption = system(.caption)
    /// The font of small captions.
    public static let caption2 = system(.caption2)

    /// The system's font for `style`, which follows the text size that the user prefers.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), design: design, weight: weight)
    }

    /// The system's font of `size` points, whatever text size the user prefers.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), design: design, weight: weight)
    }

    /// The font called `name`, of `size` points at the usual text size, scaled like ordinary text. The system's where
    /// there is none of this name, with one line on standard error.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    /// The font called `name`, of `size` points at the usual text size, scaled like text of `textStyle`. The system's
    /// where there is none of this name, with one line on standard error.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, style: textStyle))
    }

    /// The font called `name` of `fixedSize` points, whatever text size the user prefers. The system's where there is
    /// none of this name, with one line on standard error.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, style: nil))
    }

    // MARK: Changing

    /// The font as heavy as `weight`.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

    /// The font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The font slanted.
    public func italic() -> Font { changed { $0.isItalic = true } }

    /// The font of another width: the narrow faces of its family where it has some, else as it is.
    public func width(_ width: Width) -> Font { changed { $0.width = width } }

    /// The font with digits of equal width.
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

    /// The font with letters of equal width.
    public func monospaced() -> Font { changed { $0.design = .monospaced } }

    /// The font with all letters as small capitals: its own, or capitals drawn smaller where it has none.
    public func smallCaps() -> Font { changed { $0.smallCapitals = .all } }

    /// The font with small letters as small capitals.
    public func lowercaseSmallCaps() -> Font {
        changed { $0.smallCapitals = [.uppercase, .all].contains($0.smallCapitals) ? .all : .lowercase }
    }

    /// The font with capitals as small capitals.
    public func uppercaseSmallCaps() -> Font {
        changed { $0.smallCapitals = [.lowercase, .all].contains($0.smallCapitals) ? .all : .uppercase }
    }

    /// The font with lines in another distance: 2 points less or more.
    public func leading(_ leading: Leading) -> Font {
        changed { font in
            font.leading =
                switch leading {
                case .standard: .standard
                case .tight: .tight
                case .loose: .loose
                }
        }
    }

    /// The font with letters of the kind `design`.
    func design(_ design: Design) -> Font { changed { $0.design = design } }

    private func changed(_ body: (inout Font) -> Void) -> Font {
        var font = self
        body(&font)
        return font
    }

    // MARK: Resolving

    /// The font under `traits`.
    func uiFont(in traits: UITraitCollection) -> UIFont {
        let base = base(in: traits)
        var description = base.descriptor
        if let design { description.family = design.family }
        if let weight { description.weight = weight.uiWeight.cssWeight }
        if let width { description.isCondensed = width.value < 0 }
        if isItalic { description.isItalic = true }
        if hasMonospacedDigits { description.hasMonospacedDigits = true }
        if let smallCapitals { description.smallCapitals = smallCapitals }
        if let leading { description.leading = leading }
        return description == base.descriptor ? base : UIFont(description)
    }

    private func base(in traits: UITraitCollection) -> UIFont {
        switch source {
        case .style(let style): return .preferredFont(forTextStyle: style.uiTextStyle, compatibleWith: traits)
        case .system(let size): return .systemFont(ofSize: size)
        case .font(let font): return font
        case .custom(let name, let size, let style):
            var font = UIFont(name: name, size: size)
            if font == nil { Log.once("font.\(name)", "there is no font called '\(name)': the system's is used") }
            let found = font ?? .systemFont(ofSize: size)
            font = style.map {
                UIFontMetrics(forTextStyle: $0.uiTextStyle).scaledFont(for: found, compatibleWith: traits)
            }
            return font ?? found
        }
    }
}
