import CoreGraphics
import Foundation

/// How the lines of a paragraph are broken, aligned and spaced: the value of the attribute `.paragraphStyle`.
///
/// It is no NSObject: Foundation on Linux ends the program when attributes of strings that are NSObjects of classes not
/// its own are compared.
open class NSParagraphStyle: Hashable {
    /// Everything a style says; the defaults are Apple's.
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
    }

    var values: Values

    /// The default style: natural alignment, lines broken between words, no extra spacing.
    public init() {
        values = Values()
    }

    init(_ values: Values) {
        self.values = values
    }

    /// The default style, new each time, so that nobody can change it for others.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where the lines stand.
    open var alignment: NSTextAlignment { values.alignment }
    /// What happens to lines that are too long.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Points between the bottom of one line and the top of the next; 0 at first.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// The same style, to be kept.
    open func copy() -> Any {
        NSParagraphStyle(values)
    }

    /// The same style as an `NSMutableParagraphStyle`.
    open func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Whether both say the same.
    public static func == (one: NSParagraphStyle, other: NSParagraphStyle) -> Bool { one.values == other.values }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    /// Whether `object` is a paragraph style that says the same.
    open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle) == self }

    /// The same for styles that say the same.
    open var hash: Int { hashValue }
}

/// A paragraph style that can be changed. Belongs to the thread that made it.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Where the lines stand.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    /// What happens to lines that are too long.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The direction of the paragraph.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// Points between the bottom of one line and the top of the next. What is negative or not finite counts as 0.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue.isFinite ? max(newValue, 0) : 0 }
    }

    /// Takes over everything that `style` says.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }
}
