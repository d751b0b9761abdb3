/// A stretch of text: the source of its characters and their attributes.
struct TextSpan: Equatable, Sendable {
    /// The source of the characters.
    var source: TextSource
    /// The attributes.
    var appearance = TextAppearance()
}

extension TextSpan {
    /// Whether time may change the characters.
    var followsTime: Bool { if case .moment = source { true } else { false } }

    /// The attributes of `image` in place of a character.
    func appearance(of image: Image) -> TextAppearance {
        var appearance = appearance
        appearance.image = image
        return appearance
    }
}

/// The source of a text's characters.
enum TextSource: Equatable, Sendable {
    /// From the program, as they are.
    case verbatim(String)
    /// From the translations of a bundle; nil for the usual table, and for the main bundle.
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    /// From a date and the time that it is.
    case moment(DateText)
    /// From a value that is written in the locale of the surroundings.
    case formatted(FormattedText)
    /// An image in place of a character.
    case image(Image)
}

/// The attributes of characters, as far as they are set; nil for those that are not.
struct TextAppearance: Equatable, Sendable {
    /// The font.
    var font: Font?
    /// The weight of the font.
    var weight: Font.Weight?
    /// The kind of letters of the font.
    var design: Font.Design?
    /// The width of the font.
    var width: Font.Width?
    /// Whether the font is bold.
    var isBold: Bool?
    /// Whether the font is slanted.
    var isItalic: Bool?
    /// Whether digits are equally wide.
    var hasMonospacedDigits: Bool?
    /// Whether all characters are equally wide.
    var isMonospaced: Bool?
    /// The style that the characters are drawn with.
    var style: AnyShapeStyle?
    /// The line under them.
    var underline: TextLine?
    /// The line through them.
    var strikethrough: TextLine?
    /// Space added after each character, in points.
    var kerning: CGFloat?
    /// The distance that characters are raised, in points.
    var baselineOffset: CGFloat?
    /// The address that a tap opens.
    var link: URL?
    /// The image in place of the character; nil for the character.
    var image: Image?
    /// The attributes of a program's own.
    var custom: CustomTextAttributes?

    /// The attributes with those of `outer` where this one sets none.
    func filled(by outer: TextAppearance) -> TextAppearance {
        var appearance = self
        appearance.font = font ?? outer.font
        appearance.weight = weight ?? outer.weight
        appearance.design = design ?? outer.design
        appearance.width = width ?? outer.width
        appearance.isBold = isBold ?? outer.isBold
        appearance.isItalic = isItalic ?? outer.isItalic
        appearance.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        appearance.isMonospaced = isMonospaced ?? outer.isMonospaced
        appearance.style = style ?? outer.style
        appearance.underline = underline ?? outer.underline
        appearance.strikethrough = strikethrough ?? outer.strikethrough
        appearance.kerning = kerning ?? outer.kerning
        appearance.baselineOffset = baselineOffset ?? outer.baselineOffset
        appearance.link = link ?? outer.link
        appearance.custom = custom ?? outer.custom
        return appearance
    }

    /// The font that comes of it.
    var resolvedFont: Font {
        var font = font ?? .body
        if let weight { font = font.weight(weight) }
        if let design { font = font.design(design) }
        if let width { font = font.width(width) }
        if isBold == true { font = font.bold() }
        if isItalic == true { font = font.italic() }
        if hasMonospacedDigits == true { font = font.monospacedDigit() }
        if isMonospaced == true { font = font.monospaced() }
        return font
    }
}

/// A line under or through text.
struct TextLine: Equatable, Sendable {
    /// Whether there is one.
    var isActive: Bool
    /// The colour; nil for that of the text.
    var color: Color?
    /// Its dashes and dots.
    var pattern = Text.LineStyle.Pattern.solid
}

/// A value that is written in the locale of the surroundings. Nothing in it changes after it is made.
final class FormattedText: Equatable, @unchecked Sendable {
    // `@unchecked Sendable`: formats and what they write are values, which nobody changes here.
    private let value: Any
    private let write: (Locale) -> String
    private let isSame: (Any) -> Bool

    /// `input`, written by `format`.
    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        value = (input, format)
        write = { format.locale($0).format(input) }
        isSame = { other in
            guard let (otherInput, otherFormat) = other as? (F.FormatInput, F) else { return false }
            return otherInput == input && otherFormat == format
        }
    }

    /// The characters in `locale`.
    func string(in locale: Locale) -> String { write(locale) }

    static func == (one: FormattedText, other: FormattedText) -> Bool { one === other || one.isSame(other.value) }
}
