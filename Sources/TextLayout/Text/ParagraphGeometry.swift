package import CoreGraphics

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
    /// The places that tabs lead to, from the side where lines begin on.
    package var tabs: [TextTab] = []
    /// The distance of further ones; 0 for the distance of the last two.
    package var tabInterval: CGFloat = 0

    /// The fonts' own heights, and no space or indents.
    package init(tabs: [TextTab] = []) { self.tabs = tabs }

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
