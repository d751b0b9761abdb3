package import CoreGraphics

/// To which side lines go.
package enum TextAlignment: Sendable, Hashable {
    case left, center, right, justified
    /// To the side where the paragraph's script begins.
    case natural
}

/// The treatment of a line that is wider than its space.
package enum TextLineBreak: Sendable, Hashable {
    /// Continues in a new line, after a word if possible.
    case wordWrap
    /// Continues in a new line, after any character.
    case charWrap
    /// Clips the line at the edge.
    case clip
    /// The last line that there is space for loses its beginning to an ellipsis.
    case truncateHead
    /// The last line that there is space for loses its end to an ellipsis.
    case truncateTail
    /// The last line that there is space for loses its middle to an ellipsis.
    case truncateMiddle
}

/// The direction of text whose characters have none.
package enum TextDirection: Sendable, Hashable {
    /// The direction of the first character that has one.
    case natural
    case leftToRight, rightToLeft
}

/// The options of laying out text.
package struct TextOptions: Sendable, Hashable {
    /// To which side lines go.
    package var alignment: TextAlignment
    /// The treatment of a line that is wider than its space.
    package var lineBreak: TextLineBreak
    /// The greatest number of lines; 0 for any number.
    package var maximumLines: Int
    /// The direction of paragraphs.
    package var direction: TextDirection
    /// Space added between lines, in points.
    package var lineSpacing: CGFloat
    /// The height of lines, and the distances of paragraphs from one another and from the sides.
    package var paragraph = ParagraphGeometry()

    /// The layout of these properties.
    package init(
        alignment: TextAlignment = .natural,
        lineBreak: TextLineBreak = .wordWrap,
        maximumLines: Int = 0,
        direction: TextDirection = .natural,
        lineSpacing: CGFloat = 0
    ) {
        (self.alignment, self.direction) = (alignment, direction)
        (self.lineBreak, self.maximumLines, self.lineSpacing) = (lineBreak, maximumLines, lineSpacing)
    }
}
