import Foundation

extension NSAttributedString.Key {
    /// The font: a `UIFont`; the system font of 12 points where there is none.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour of the letters: a `UIColor`; black where there is none.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the letters: a `UIColor`; none where there is none.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The paragraphs' style: an `NSParagraphStyle`. That of a paragraph's first character applies to it; the line
    /// break mode is that of the first character of the whole text.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Points added after each letter: a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Points by which the letters are raised: a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// Whether there is a line under the letters: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// Whether there is a line through the letters: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The colour of the line under the letters: a `UIColor`; that of the letters where there is none.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The colour of the line through the letters: a `UIColor`; that of the letters where there is none.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The width of the letters' outlines: a number, in percent of the font's size. Above 0 only the outlines are
    /// drawn, below 0 the letters are filled as well, 0 is none.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The colour of the outlines: a `UIColor`; that of the letters where there is none.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The shadow of the letters: an `NSShadow`; none where there is none.
    public static let shadow = NSAttributedString.Key("NSShadow")
}

/// A line under or through letters.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
    /// Any number but 0 is a single line.
    public let rawValue: Int

    /// The style of this number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single line, of the font's thickness.
    public static let single = NSUnderlineStyle(rawValue: 1)
}
