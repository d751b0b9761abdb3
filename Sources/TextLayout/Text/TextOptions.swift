package import CoreGraphics

/// To which side lines go.
package enum TextAlignment: Sendable, Hashable {
    case left, center, right, justified
    /// To the side where the paragraph's script begins.
    case natural
}

/// What happens to a line that is wider than there is room.
package enum TextLineBreak: Sendable, Hashable {
    /// It goes on in a new line, after a word if it can.
    case wordWrap
    /// It goes on in a new line, after any character.
    case charWrap
    /// It is cut off at the edge.
    case clip
    /// The last line that there is room for loses its beginning to an ellipsis.
    case truncateHead
    /// The last line that there is room for loses its end to an ellipsis.
    case truncateTail
    /// The last line that there is room for loses its middle to an ellipsis.
    case truncateMiddle
}

/// Which way text runs where its characters do not say.
package enum TextDirection: Sendable, Hashable {
    /// By the first character that says.
    case natural
    case leftToRight, rightToLeft
}

/// How text is laid out.
package struct TextOptions: Sendable, Hashable {
    /// To which side lines go.
    package var alignment: TextAlignment
    /// What happens to a line that is wider than there is room.
    package var lineBreak: TextLineBreak
    /// How many lines there may be; 0 for any number.
    package var maximumLines: Int
    /// Which way paragraphs run.
    package var direction: TextDirection
    /// Room added between lines, in points.
    package var lineSpacing: CGFloat

    /// The layout of these properties.
    package init(
        alignment: TextAlignment = .natural,
        lineBreak: TextLineBreak = .wordWrap,
        maximumLines: Int = 0,
        direction: TextDirection = .natural,
        lineSpacing: CGFloat = 0
    ) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.maximumLines = maximumLines
        self.direction = direction
        self.lineSpacing = lineSpacing
    }
}
