import Foundation

extension NSAttributedString.Key {
    /// The font: a `UIFont`; the system font of 12 points where there is none.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour of the letters: a `UIColor`; black where there is none.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// How the paragraph is set: an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Points added between letters: a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Whether there is a line under the letters: an `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// Whether there is a line through the letters: an `NSUnderlineStyle`'s raw value.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
