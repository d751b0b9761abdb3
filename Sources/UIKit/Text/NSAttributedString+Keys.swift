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
    /// The image in place of the character U+FFFC: an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// What the letters lead to: a `URL`, or the text of one. They are blue and underlined, or as a text view's
    /// `linkTextAttributes` say.
    public static let link = NSAttributedString.Key("NSLink")
    /// The slant of the letters: a number, how far they lean to the right for their height.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// Points added after each letter: a number. It counts in place of `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Whether letters that are one in the font's drawing are drawn so: a number, 1 where there is none, 0 for not.
    public static let ligature = NSAttributedString.Key("NSLigature")
}

/// A line under or through letters.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
    /// Any number but 0 is a line: single, where it says nothing else.
    public let rawValue: Int

    /// The style of this number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single line, of the font's thickness.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A line twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line of dashes with a dot between each two.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A line of dashes with two dots between each two.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
}
