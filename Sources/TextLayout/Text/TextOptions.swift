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

/// The style of one paragraph among others.
package struct TextParagraphStyle: Sendable, Hashable {
    /// To which side lines go.
    package var alignment: TextAlignment
    /// The direction of the paragraph.
    package var direction: TextDirection
    /// Space added after each line, in points.
    package var lineSpacing: CGFloat
    /// The height of lines, and the distances of the paragraph from others and from the sides.
    package var geometry: ParagraphGeometry

    /// The style of a layout with `options`.
    package init(_ options: TextOptions = TextOptions()) {
        (alignment, direction) = (options.alignment, options.direction)
        (lineSpacing, geometry) = (options.lineSpacing, options.paragraph)
    }

    /// The style with 0 for each length that is no number or infinite.
    var finite: TextParagraphStyle {
        var style = self
        for path in Self.lengths where !style[keyPath: path].isFinite { style[keyPath: path] = 0 }
        return style
    }

    private static var lengths: [WritableKeyPath<TextParagraphStyle, CGFloat>] {
        [
            \.lineSpacing, \.geometry.lineHeightMultiple, \.geometry.minimumLineHeight, \.geometry.maximumLineHeight,
            \.geometry.spacing, \.geometry.spacingBefore, \.geometry.firstLineHeadIndent, \.geometry.headIndent,
            \.geometry.tailIndent,
        ]
    }
}

/// The height of a paragraph's lines, and its distances; all in points, 0 for unset.
package struct ParagraphGeometry: Sendable, Hashable {
    /// The factor of the fonts' own line height; 0 for 1.
    package var lineHeightMultiple: CGFloat = 0
    /// The least height of a line.
    package var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line; 0 for any height.
    package var maximumLineHeight: CGFloat = 0
    /// Space after a paragraph that another follows.
    package var spacing: CGFloat = 0
    /// Space before a paragraph that follows another.
    package var spacingBefore: CGFloat = 0
    /// The indent of the first line from the side where lines begin.
    package var firstLineHeadIndent: CGFloat = 0
    /// The indent of the other lines from there.
    package var headIndent: CGFloat = 0
    /// The end of lines: above 0 from the side where they begin, else from the other one.
    package var tailIndent: CGFloat = 0

    /// The fonts' own heights, and no space or indents.
    package init() {}

    /// `line`, as high as requested: what is added or removed lies above the letters.
    func adjusted(_ line: ShapedLine) -> ShapedLine {
        var line = line
        let natural = line.ascent + line.descent
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        line.ascent += max(height, minimumLineHeight) - natural
        return line
    }

    /// The space for the lines behind the first, of the width there is.
    func room(in width: CGFloat) -> CGFloat {
        max((tailIndent > 0 ? min(tailIndent, width) : width + tailIndent) - headIndent, 0)
    }
}
