internal import CPango
package import CoreGraphics

/// Glyphs of one font in a line, from its left end on.
package struct GlyphRun: Sendable {
    /// The font that they are of: another one than was asked for where that one has no such characters.
    package var font: FontDescription
    /// The stretch of the text that they come from.
    package var index: Int
    /// Whether the text goes from right to left.
    package var isRightToLeft: Bool
    /// Their numbers in the font.
    package var glyphs: [UInt32] = []
    /// Where they begin: in points from the line's begin, and from its baseline, y up.
    package var positions: [CGPoint] = []
    /// The way from each to the next, in points.
    package var advances: [CGFloat] = []
    /// The begin in the text of the characters that each is of, in bytes of UTF-8.
    package var offsets: [Int] = []
    /// The bytes of the text, in UTF-8.
    package var bytes: Range<Int>
    /// The outlines, each at its own origin, y down.
    package var outlines: [PathGeometry] = []
    /// All of them as an image, where they have colours of their own.
    private var image: GlyphImage?

    /// Draws the glyphs of `range` with their baseline's begin at the origin, y up, in the context's fill colour.
    package func draw(_ range: Range<Int>, in context: CGContext) {
        if let image {
            context.saveGState()
            context.scaleBy(x: 1, y: -1)
            context.drawImage(image.bitmap, in: image.rect, opacity: image.opacity, nearest: false)
            context.restoreGState()
            return
        }
        var path = PathGeometry()
        for index in range.clamped(to: outlines.indices) {
            let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: positions[index].x, ty: positions[index].y)
            path.append(outlines[index].applying(place))
        }
        if path.isEmpty { return }
        context.beginPath()
        context.addGeometry(path)
        context.fillPath()
    }

    fileprivate init(
        _ run: PangoGlyphItem, at x: Int32, index: Int, in outliner: GlyphOutliner, size: CGFloat, text: String
    ) {
        self.index = index
        let item = run.item.pointee
        isRightToLeft = item.analysis.level % 2 == 1
        bytes = Int(item.offset)..<Int(item.offset + item.length)
        font = FontDescription(item.analysis.font, size: size)
        guard let glyphs = run.glyphs, let pangoFont = item.analysis.font else { return }
        let start = points(x &+ run.start_x_offset)
        image = outliner.image(of: glyphs, in: pangoFont, at: CGPoint(x: start, y: 0), opacity: 1)
        var at: Int32 = 0
        for position in 0..<Int(glyphs.pointee.num_glyphs) {
            let info = glyphs.pointee.glyphs[position]
            self.glyphs.append(info.glyph)
            positions.append(
                CGPoint(x: start + points(at &+ info.geometry.x_offset), y: -points(info.geometry.y_offset)))
            advances.append(points(info.geometry.width))
            offsets.append(bytes.lowerBound + Int(glyphs.pointee.log_clusters[position]))
            outlines.append(image == nil ? outliner.outline(of: info, in: pangoFont, size: size) : PathGeometry())
            at &+= info.geometry.width
        }
    }
}

/// A line of glyphs.
package struct GlyphLine: Sendable {
    /// The runs, from left to right.
    package var runs: [GlyphRun] = []
    /// The way from the begin to the end, in points.
    package var width: CGFloat = 0
    /// Points above the baseline.
    package var ascent: CGFloat = 0
    /// Points below it.
    package var descent: CGFloat = 0

    /// `text` in one line; line ends in it are spaces.
    package init(_ text: AttributedText) {
        let pango = PangoSession()
        let outliner = GlyphOutliner()
        guard !text.isEmpty, let layout = pango.makeLayout(of: text, .natural) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        (ascent, descent) = (-points(logical.y), points(logical.y &+ logical.height))
        width = points(logical.width)
        var ends: [Int] = []
        for run in text.runs { ends.append((ends.last ?? 0) + run.text.utf8.count) }
        var x: Int32 = 0
        var node = line.pointee.runs
        while let current = node {
            node = current.pointee.next
            guard let data = current.pointee.data else { continue }
            let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            guard let item = run.item, item.pointee.analysis.font != nil else { continue }
            let index = min(ends.firstIndex { $0 > Int(item.pointee.offset) } ?? 0, text.runs.count - 1)
            let size = text.runs[index].attributes.font.usableSize
            runs.append(GlyphRun(run, at: x, index: index, in: outliner, size: size, text: text.string))
            x &+= pango_glyph_string_get_width(run.glyphs)
        }
    }
}

extension FontDescription {
    /// The font that Pango has chosen.
    fileprivate init(_ font: UnsafeMutablePointer<PangoFont>?, size: CGFloat) {
        self.init(size: size)
        guard let font, let described = pango_font_describe(font) else { return }
        defer { pango_font_description_free(described) }
        family = pango_font_description_get_family(described).map { String(cString: $0) }
        weight = Int(pango_font_description_get_weight(described).rawValue)
        isItalic = pango_font_description_get_style(described) != PANGO_STYLE_NORMAL
        isCondensed = pango_font_description_get_stretch(described).rawValue < PANGO_STRETCH_NORMAL.rawValue
    }
}
