internal import CoreGraphics

/// Lines of one paragraph, shaped.
struct ShapedParagraph: Sendable {
    var lines: [ShapedLine]
    /// Whether the paragraph's script begins on the right.
    var isRightToLeft: Bool
    /// Whether an ellipsis stands for some of it.
    var isTruncated: Bool
    /// How it stands.
    var style = TextParagraphStyle()
}

/// One line, shaped. Its own coordinates begin at the left end of its baseline, y down.
struct ShapedLine: Sendable {
    /// The room that the text takes, without spaces at the end.
    var width: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var outlines: [ShapedOutline] = []
    var pictures: [ShapedPicture] = []
    /// Rectangles behind the text, and lines under and through it.
    var backgrounds: [ShapedBar] = []
    var bars: [ShapedBar] = []
}

/// The outlines of glyphs of one colour.
struct ShapedOutline: Sendable {
    var color: RGBA
    var stroke: TextStroke?
    var shadow: TextShadow?
    var geometry: PathGeometry
}

/// Glyphs that are pictures, such as emoji.
struct ShapedPicture: Sendable {
    var bitmap: Bitmap
    var rect: CGRect
    var opacity: Double
}

/// A filled rectangle.
struct ShapedBar: Sendable {
    var color: RGBA
    var rect: CGRect
}

/// How one paragraph is shaped.
struct ParagraphOptions {
    /// The room for a line, in points; nil for any.
    var width: CGFloat?
    /// How many lines there may be; nil for any number.
    var maximumLines: Int?
    var lineBreak = TextLineBreak.wordWrap
    var direction = TextDirection.natural
    var isJustified = false
    /// How far the first line begins behind the others, in points; below 0 for before them.
    var firstLineIndent: CGFloat = 0
}
