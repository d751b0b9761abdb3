package import CoreGraphics

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
