import CoreGraphics
import Foundation

/// A position in a text, before a letter or at its end. It never changes. Main actor only.
@preconcurrency @MainActor
open class UITextPosition: _PlainObject {
    /// The number of UTF-16 units before it.
    let unit: Int

    /// A position that means something to the subclass only.
    public init() { unit = 0 }

    init(unit: Int) { self.unit = unit }
}

/// A part of a text. It never changes. Main actor only.
@preconcurrency @MainActor
open class UITextRange: _PlainObject {
    /// The UTF-16 units in it.
    let units: NSRange

    /// A part that means something to the subclass only.
    public init() { units = NSRange(location: 0, length: 0) }

    init(units: NSRange) { self.units = units }

    /// The start.
    open var start: UITextPosition { UITextPosition(unit: units.location) }

    /// The end.
    open var end: UITextPosition { UITextPosition(unit: units.location + units.length) }

    /// Whether nothing is in it.
    open var isEmpty: Bool { units.length == 0 }
}

/// A rectangle that a part of a text covers. It never changes. Main actor only.
@preconcurrency @MainActor
open class UITextSelectionRect: _PlainObject {
    private let ownRect: CGRect
    private let isFirst: Bool, isLast: Bool, isRightToLeft: Bool

    /// A rectangle that the subclass knows.
    public init() { (ownRect, isFirst, isLast, isRightToLeft) = (.zero, false, false, false) }

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool, isRightToLeft: Bool) {
        (ownRect, self.isFirst, self.isLast, self.isRightToLeft) = (rect, isFirst, isLast, isRightToLeft)
    }

    /// The rectangle, in the text's view.
    open var rect: CGRect { ownRect }

    /// The direction of the paragraph there.
    open var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }

    /// Whether the part begins in it.
    open var containsStart: Bool { isFirst }

    /// Whether the part ends in it.
    open var containsEnd: Bool { isLast }

    /// Whether lines go from top to bottom. False.
    open var isVertical: Bool { false }
}

/// A way along the letters of a text.
public enum UITextStorageDirection: Int, Sendable {
    /// To its end.
    case forward = 0
    /// To its beginning.
    case backward = 1
}

/// A way across the lines of a text.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// To the line above.
    case up = 4
    /// To the line below.
    case down = 5
}

/// A way along the letters of a text, or across its lines.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number of the way.
    public let rawValue: Int

    /// The way of this number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A way along the letters.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A way across the lines.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Whether it leads to the beginning, in a text that is read to the right.
    var isBackward: Bool {
        self == .storage(.backward) || self == .layout(.left) || self == .layout(.up)
    }
}

/// A part that texts consist of.
public enum UITextGranularity: Int, Sendable {
    /// A letter.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence.
    case sentence = 2
    /// What is between two line ends.
    case paragraph = 3
    /// A line.
    case line = 4
    /// All of it.
    case document = 5
}
