import CoreGraphics

/// The text of an element, letter by letter. Places are counted in Unicode scalars, as the desktop counts them.
package struct AccessibilityText: Sendable, Hashable {
    /// The visible text: of a secret the dots in place of its letters.
    package var string: String
    /// The text shown while it is empty.
    package var placeholder = ""
    /// The scalar before which the caret is; nil where there is none.
    package var caret: Int?
    /// The scalars that are selected; none at first.
    package var selection = 0..<0
    /// The positions of the letters; nil where they are not known.
    package var letters: (any AccessibilityLetters)?
    /// The element's rectangle in the space of `letters`, and all of it, seen or not, on the surface; in points.
    package var bounds = CGRect.zero
    package var frame = CGRect.zero

    /// A text that is only read.
    package init(_ string: String) { self.string = string }

    package static func == (a: AccessibilityText, b: AccessibilityText) -> Bool {
        // An accented letter of one scalar is another text than one of two, though equal as a string.
        a.string.utf8.elementsEqual(b.string.utf8) && a.placeholder == b.placeholder && a.caret == b.caret
            && a.selection == b.selection && a.bounds == b.bounds && a.frame == b.frame
            && areEqual(a.letters, b.letters)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(caret)
        hasher.combine(selection)
    }

    private static func areEqual(_ a: (any AccessibilityLetters)?, _ b: (any AccessibilityLetters)?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.isEqual(b)
    }
}

/// The positions of a text's letters. They are computed when asked for, on any thread: most texts are never asked.
package protocol AccessibilityLetters: Sendable, Hashable {
    /// The lines that are shown, from top to bottom.
    var lines: [AccessibilityLine] { get }
}

extension AccessibilityLetters {
    fileprivate func isEqual(_ other: any AccessibilityLetters) -> Bool { (other as? Self) == self }
}

/// A line of a text.
package struct AccessibilityLine: Sendable, Hashable {
    /// The scalars in it.
    package var scalars: Range<Int>
    /// The line's frame, in points of the element's own space.
    package var rect: CGRect
    /// The horizontal extent of each of its scalars, in the same space.
    package var letters: [ClosedRange<CGFloat>]

    package init(scalars: Range<Int>, rect: CGRect, letters: [ClosedRange<CGFloat>]) {
        (self.scalars, self.rect, self.letters) = (scalars, rect, letters)
    }
}
