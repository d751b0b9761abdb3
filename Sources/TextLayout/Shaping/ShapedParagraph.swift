internal import CoreGraphics

/// Lines of one paragraph, shaped.
struct ShapedParagraph: Sendable {
    var lines: [ShapedLine]
    /// Whether the paragraph's script begins on the right.
    var isRightToLeft: Bool
    /// Whether an ellipsis replaces some of it.
    var isTruncated: Bool
    /// The paragraph's style.
    var style = TextParagraphStyle()
    /// The begin in the text, in Unicode scalars; 0 where the letters were not asked for.
    var start = 0
}

/// One line, shaped. Its own coordinates begin at the left end of its baseline, y down.
struct ShapedLine: Sendable {
    /// The width of the text, without spaces at the end.
    var width: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var outlines: [ShapedOutline] = []
    var images: [GlyphImage] = []
    /// Rectangles behind the text, and lines under and through it.
    var backgrounds: [ShapedBar] = []
    var bars: [ShapedBar] = []
    /// The greatest distance of the drawing from where the glyphs begin, in points.
    var reach: CGFloat = 0
    /// The begin of the line in the text that was shaped, in bytes of UTF-8.
    var start = 0
    /// The horizontal extent of each Unicode scalar, in the order of the text; empty unless asked for.
    var letters: [ClosedRange<CGFloat>] = []
    /// Whether each of them is read to the left.
    var directions: [Bool] = []

    /// Adds `other`, `x` points to the right of the line's beginning, to what there is.
    mutating func add(_ other: ShapedLine, at x: CGFloat) {
        (ascent, descent) = (max(ascent, other.ascent), max(descent, other.descent))
        (width, reach) = (max(width, x + other.width), max(reach, other.reach))
        for outline in other.outlines {
            var outline = outline
            for index in outline.glyphs.indices { outline.glyphs[index].origin.x += x }
            add(outline)
        }
        images += other.images.map { image in
            GlyphImage(bitmap: image.bitmap, rect: image.rect.offsetBy(dx: x, dy: 0), opacity: image.opacity)
        }
        // Of a line of several pieces they are not known.
        (letters, directions) = ([], [])
        backgrounds += other.backgrounds.map { ShapedBar(color: $0.color, rect: $0.rect.offsetBy(dx: x, dy: 0)) }
        bars += other.bars.map { ShapedBar(color: $0.color, rect: $0.rect.offsetBy(dx: x, dy: 0)) }
    }

    /// Adds glyphs to those with the same attributes.
    mutating func add(_ outline: ShapedOutline) {
        guard !outline.glyphs.isEmpty else { return }
        if let last = outlines.last, last.color == outline.color, last.stroke == outline.stroke,
            last.shadow == outline.shadow
        {
            outlines[outlines.count - 1].glyphs += outline.glyphs
        } else {
            outlines.append(outline)
        }
    }
}

/// Glyphs of one colour.
struct ShapedOutline: Sendable {
    var color: RGBA
    var stroke: TextStroke?
    var shadow: TextShadow?
    var glyphs: [PlacedGlyph]

    /// The outlines of the glyphs that begin within `range`, in one; of all where that is nil.
    func geometry(in range: ClosedRange<CGFloat>? = nil) -> PathGeometry {
        var geometry = PathGeometry()
        for glyph in glyphs where range.map({ $0.contains(glyph.origin.x) }) ?? true {
            let placement = CGAffineTransform(translationX: glyph.origin.x, y: glyph.origin.y)
            geometry.append(glyph.outline.applying(placement))
        }
        return geometry
    }
}

/// A glyph on a line. Glyphs that look alike share the memory of their outline, so that a long text uses little.
struct PlacedGlyph: Sendable {
    /// The outline, its own origin at the baseline's left end.
    var outline: PathGeometry
    var origin: CGPoint
}

/// Glyphs that are images, such as emoji.
struct GlyphImage: Sendable {
    var bitmap: Bitmap
    var rect: CGRect
    var opacity: Double
}

/// A filled rectangle.
struct ShapedBar: Sendable {
    var color: RGBA
    var rect: CGRect
}

/// The options with which one paragraph is shaped.
struct ParagraphOptions {
    /// The space for a line, in points; nil for any.
    var width: CGFloat?
    /// The greatest number of lines; nil for any number.
    var maximumLines: Int?
    var lineBreak = TextLineBreak.wordWrap
    var direction = TextDirection.natural
    var isJustified = false
    /// The indent of the first line relative to the others, in points; below 0 for before them.
    var firstLineIndent: CGFloat = 0
    /// The places that tabs lead to, and the distance of further ones; none for Pango's own.
    var tabs: [TextTab] = []
    var tabInterval: CGFloat = 0
    /// The height of lines after which no more are needed, in points; nil for all.
    var enough: CGFloat?
}
