internal import CPango
internal import CoreGraphics

// The longest width given to Pango, in points: its own numbers are 32 bits of 1/1024 point.
private let widthLimit: CGFloat = 1_000_000

/// A Pango context set up so that nothing depends on the desktop: unhinted outlines, unrounded positions.
///
/// Pango's default font map belongs to the thread that asks for it, so a session stays on the thread that made it and
/// exists for one call.
final class PangoSession {
    let context: OpaquePointer?
    private let outliner = GlyphOutliner()
    /// Whether lines contain the positions of their letters.
    private let findsLetters: Bool

    init(findsLetters: Bool = false) {
        self.findsLetters = findsLetters
        context = pango_font_map_create_context(FontMap.current)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        // One point is one of Pango's points.
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit { g_object_unref(context.map(UnsafeMutableRawPointer.init)) }

    /// Shapes one paragraph that is short enough for Pango's numbers (`shape(_:_:)`).
    func shapeWhole(_ text: AttributedText, _ options: ParagraphOptions) -> ShapedParagraph {
        guard let layout = makeLayout(of: text, options.direction) else {
            return ShapedParagraph(lines: [], isRightToLeft: false, isTruncated: false)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        setTabs(options, of: text, on: layout)
        setBreaks(options, of: text, on: layout)
        let first = pango_layout_get_line_readonly(layout, 0)
        let isRightToLeft = pango_layout_line_get_resolved_direction(first) == PANGO_DIRECTION_RTL
        var lines = collectLines(of: text, in: layout)
        var isTruncated = pango_layout_is_ellipsized(layout) != 0
        if let limit = options.maximumLines, lines.count > limit {
            lines.removeSubrange(max(limit, 1)...)
            isTruncated = true
        }
        return ShapedParagraph(lines: lines, isRightToLeft: isRightToLeft, isTruncated: isTruncated)
    }

    /// The width of `text` in one line, in points.
    func width(of text: AttributedText) -> CGFloat {
        guard let layout = makeLayout(of: text, .natural) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var width: Int32 = 0
        pango_layout_get_size(layout, &width, nil)
        return points(width)
    }

    /// A layout of one line; the caller lets go of it.
    func makeLayout(of text: AttributedText, _ direction: TextDirection) -> OpaquePointer? {
        pango_context_set_base_dir(context, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        guard let layout = pango_layout_new(context) else { return nil }
        pango_layout_set_auto_dir(layout, direction == .natural ? 1 : 0)
        pango_layout_set_single_paragraph_mode(layout, 1)
        let string = text.string
        pango_layout_set_text(layout, string, Int32(clamping: string.utf8.count))
        setAttributes(of: text, on: layout)
        return layout
    }

    private func setAttributes(of text: AttributedText, on layout: OpaquePointer) {
        let list = pango_attr_list_new()
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
            attribute?.pointee.start_index = UInt32(clamping: range.lowerBound)
            attribute?.pointee.end_index = UInt32(clamping: range.upperBound)
            if let attribute { pango_attr_list_insert(list, attribute) }
        }
        var start = 0, stretch = 0
        for (index, run) in text.runs.enumerated() {
            let end = start + run.text.utf8.count
            // A colour that counts the runs has Pango end a run of glyphs wherever one of ours ends.
            let count = pango_attr_foreground_new(
                UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16), 0)
            insert(count, start..<end)
            start = end
            // What is shaped alike is shaped in one, so that letters of two colours move together as those of one do.
            let next = index + 1 < text.runs.count ? text.runs[index + 1].attributes : nil
            if let next, next.isShaped(as: run.attributes) { continue }
            setShape(run.attributes) { insert($0, stretch..<end) }
            stretch = end
        }
        pango_layout_set_attributes(layout, list)
        pango_attr_list_unref(list)
        if text.runs.isEmpty { return }
        let description = FontLibrary.pangoDescription(of: text.runs[0].attributes.font)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
    }

    /// Calls `insert` with the attributes by which glyphs are chosen and positioned.
    private func setShape(_ appearance: TextAttributes, _ insert: (UnsafeMutablePointer<PangoAttribute>?) -> Void) {
        let description = FontLibrary.pangoDescription(of: appearance.font)
        insert(pango_attr_font_desc_new(description))
        pango_font_description_free(description)
        if !FontLibrary.hasFonts {
            // Pango's own box for what it has no font for is the same at every size.
            let room = FontMetrics.plainRoom(appearance.font)
            var box = PangoRectangle(
                x: 0, y: pangoUnits(room.minY), width: pangoUnits(room.width), height: pangoUnits(room.height))
            insert(pango_attr_shape_new(&box, &box))
        }
        if let attachment = appearance.attachment {
            let rect = attachment.rect
            var box = PangoRectangle(
                x: 0, y: pangoUnits(-rect.maxY), width: pangoUnits(max(rect.maxX, 0)), height: pangoUnits(rect.height))
            insert(pango_attr_shape_new(&box, &box))
        }
        if appearance.font.leading != .standard || appearance.font.smallCapitals != .none {
            // Smaller letters would have lower lines.
            let height = max(FontMetrics(appearance.font).lineHeight, 0)
            insert(pango_attr_line_height_new_absolute(pangoUnits(height)))
        }
        let features = appearance.fontFeatures
        if !features.isEmpty { insert(pango_attr_font_features_new(features)) }
        if appearance.kern != 0 { insert(pango_attr_letter_spacing_new(pangoUnits(appearance.usableKern))) }
    }

    private func setBreaks(_ options: ParagraphOptions, of text: AttributedText, on layout: OpaquePointer) {
        guard options.lineBreak != .clip, let width = options.width else { return }
        if options.lineBreak != .charWrap { keepClusters(of: text, on: layout) }
        // Up to the next unit, so that text measured as exactly this wide fits.
        pango_layout_set_width(layout, pangoUnits(min(max(width, 0), widthLimit), .up) + 1)
        pango_layout_set_indent(layout, pangoUnits(min(max(options.firstLineIndent, -widthLimit), widthLimit)))
        pango_layout_set_wrap(layout, options.lineBreak == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_justify(layout, options.isJustified ? 1 : 0)
        let ellipsis: PangoEllipsizeMode =
            switch options.lineBreak {
            case .truncateHead: PANGO_ELLIPSIZE_START
            case .truncateTail: PANGO_ELLIPSIZE_END
            case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
            case .wordWrap, .charWrap, .clip: PANGO_ELLIPSIZE_NONE
            }
        if ellipsis != PANGO_ELLIPSIZE_NONE, let limit = options.maximumLines {
            pango_layout_set_ellipsize(layout, ellipsis)
            pango_layout_set_height(layout, -Int32(clamping: max(limit, 1)))
        }
    }

    private func collectLines(of text: AttributedText, in layout: OpaquePointer) -> [ShapedLine] {
        guard let iterator = pango_layout_get_iter(layout) else { return [] }
        defer { pango_layout_iter_free(iterator) }
        var ends: [Int] = []
        for run in text.runs { ends.append((ends.last ?? 0) + run.text.utf8.count) }
        var lines: [ShapedLine] = []
        repeat {
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            let baseline = pango_layout_iter_get_baseline(iterator)
            var line = ShapedLine(
                width: points(logical.width),
                ascent: points(baseline) - points(logical.y),
                descent: points(logical.y) + points(logical.height) - points(baseline)
            )
            if !FontLibrary.hasFonts { line.applyHeights(fromFontsOf: text) }
            collectRuns(at: iterator, ends, text, into: &line)
            lines.append(line)
        } while pango_layout_iter_next_line(iterator) != 0
        return lines
    }

    /// Adds the runs of the iterator's line, from its left end on.
    private func collectRuns(
        at iterator: OpaquePointer,
        _ ends: [Int],
        _ text: AttributedText,
        into line: inout ShapedLine
    ) {
        guard let pangoLine = pango_layout_iter_get_line_readonly(iterator) else { return }
        line.start = Int(pangoLine.pointee.start_index)
        var x: Int32 = 0
        var letters: [(offset: Int, span: ClosedRange<CGFloat>, isRightToLeft: Bool)] = []
        var node = pangoLine.pointee.runs
        defer {
            letters.sort { $0.offset < $1.offset }
            (line.letters, line.directions) = (letters.map(\.span), letters.map(\.isRightToLeft))
        }
        while let current = node {
            node = current.pointee.next
            guard let data = current.pointee.data else { continue }
            let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            guard let item = run.item, let glyphs = run.glyphs, let font = item.pointee.analysis.font else { continue }
            if node != nil, Int32(item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0 {
                line.width -= points(Self.narrow(glyphs, in: font))
            }
            let width = pango_glyph_string_get_width(glyphs)
            if findsLetters { letters += self.letters(of: run, from: x, in: pangoLine.pointee.layout) }
            defer { x &+= width }
            let index = min(ends.firstPosition(after: Int(item.pointee.offset)), text.runs.count - 1)
            guard index >= 0 else { continue }
            let attributes = text.runs[index].attributes
            let rise = attributes.baselineOffset.isFinite ? attributes.baselineOffset : 0
            let origin = CGPoint(x: points(x &+ run.start_x_offset), y: -rise)
            line.reach = max(line.reach, attributes.reach)
            if let attachment = attributes.attachment {
                line.add(attachment, of: glyphs, at: origin)
            } else if let image = outliner.image(of: glyphs, in: font, at: origin, opacity: attributes.color.a) {
                line.images.append(image)
            } else {
                var placed = outliner.outlines(of: glyphs, in: font, size: attributes.font.usableSize, at: origin)
                if attributes.usableObliqueness != 0 { placed.slant(by: attributes.usableObliqueness) }
                line.add(
                    ShapedOutline(
                        color: attributes.color, stroke: attributes.stroke, shadow: attributes.shadow, glyphs: placed))
            }
            line.addBars(attributes, x: points(x), width: points(width), rise: rise)
            // Pango leaves out the space after a line's last character; UIKit counts it.
            if node == nil { line.width = max(line.width + attributes.usableKern, 0) }
        }
    }

    /// Gives an ellipsis its own width. Returns by how many of Pango's units it was wider: Pango (1.50) gives it what
    /// is left of the line's space, which shows where something follows.
    private static func narrow(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, in font: UnsafeMutablePointer<PangoFont>
    ) -> Int32 {
        guard glyphs.pointee.num_glyphs > 0, let first = glyphs.pointee.glyphs else { return 0 }
        var room = PangoRectangle()
        pango_font_get_glyph_extents(font, first.pointee.glyph, nil, &room)
        let extra = first.pointee.geometry.width - room.width
        guard extra > 0 else { return 0 }
        first.pointee.geometry.width = room.width
        return extra
    }
}

extension [PlacedGlyph] {
    /// Leans each to the right by `slant` for its height.
    fileprivate mutating func slant(by slant: CGFloat) {
        let lean = CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: 0, ty: 0)
        for index in indices { self[index].outline = self[index].outline.applying(lean) }
    }
}

extension ShapedLine {
    /// Adds an image for each of `glyphs`, with the baseline's begin at `origin`.
    fileprivate mutating func add(
        _ attachment: TextAttachment, of glyphs: UnsafeMutablePointer<PangoGlyphString>, at origin: CGPoint
    ) {
        guard let image = attachment.image else { return }
        var x: Int32 = 0
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let rect = attachment.rect
            let place = CGRect(
                x: origin.x + points(x) + rect.minX, y: origin.y - rect.maxY, width: rect.width, height: rect.height)
            images.append(GlyphImage(bitmap: image.bitmap, rect: place, opacity: 1))
            x &+= glyphs.pointee.glyphs[index].geometry.width
        }
    }

    /// Is as high as the fonts of `text` would have it, where there are none: Pango (1.50) reads memory that it never
    /// wrote when it adds up the height of a line of boxes.
    fileprivate mutating func applyHeights(fromFontsOf text: AttributedText) {
        let rooms = text.runs.map { FontMetrics.plainRoom($0.attributes.font) }
        guard let ascent = rooms.map({ -$0.minY }).max(), let descent = rooms.map(\.maxY).max() else { return }
        (self.ascent, self.descent) = (ascent, descent)
    }

    /// Adds the bars behind, under and through a stretch of text.
    fileprivate mutating func addBars(_ attributes: TextAttributes, x: CGFloat, width: CGFloat, rise: CGFloat) {
        guard attributes.background != nil || attributes.isUnderlined || attributes.isStruckThrough else { return }
        let metrics = FontMetrics(attributes.font)
        if let background = attributes.background {
            let rect = CGRect(x: x, y: -ascent, width: width, height: ascent + descent)
            backgrounds.append(ShapedBar(color: background, rect: rect))
        }
        func bar(_ position: CGFloat, _ thickness: CGFloat, _ color: RGBA?, _ style: TextLineStyle) {
            for rect in style.rects(x: x, width: width, y: -rise - position, thickness: thickness) {
                bars.append(ShapedBar(color: color ?? attributes.color, rect: rect))
            }
        }
        if attributes.isUnderlined {
            bar(
                metrics.underlinePosition, metrics.underlineThickness, attributes.underlineColor, attributes.underline)
        }
        if attributes.isStruckThrough {
            bar(
                metrics.strikethroughPosition, metrics.strikethroughThickness, attributes.strikethroughColor,
                attributes.strikethrough)
        }
    }
}

extension TextAttributes {
    /// The space added after each character, within 1000 points either way; none for what is no number.
    var usableKern: CGFloat { kern.isFinite ? min(max(kern, -1000), 1000) : 0 }

    /// The slant, within 10 either way; none for what is no number.
    fileprivate var usableObliqueness: CGFloat { obliqueness.isFinite ? min(max(obliqueness, -10), 10) : 0 }

    /// Whether glyphs are chosen and positioned as by `other`.
    fileprivate func isShaped(as other: TextAttributes) -> Bool {
        font == other.font && kern == other.kern && kernsPairs == other.kernsPairs
            && hasLigatures == other.hasLigatures && attachment == nil && other.attachment == nil
    }

    /// The features that differ from the font's own, in OpenType's syntax.
    fileprivate var fontFeatures: String {
        [
            font.hasMonospacedDigits ? "tnum=1" : nil, kernsPairs ? nil : "kern=0",
            hasLigatures ? nil : "liga=0, clig=0",
        ].compactMap { $0 }.joined(separator: ", ")
    }

    /// The greatest distance of the drawing from where a glyph begins, in points. The widest letters are less than
    /// twelve times the font's size.
    fileprivate var reach: CGFloat {
        var reach = 12 * font.usableSize + abs(usableKern) + (baselineOffset.isFinite ? abs(baselineOffset) : 0)
        if let attachment { reach += abs(attachment.rect.minX) + abs(attachment.rect.minY) + attachment.rect.height }
        if let stroke, stroke.width.isFinite { reach += 10 * abs(stroke.width) }
        if let shadow {
            let parts = [shadow.offset.width, shadow.offset.height, 3 * shadow.blur]
            reach += parts.filter(\.isFinite).map(abs).reduce(0, +)
        }
        return reach
    }
}

extension [Int] {
    /// The index of the first number above `value` in an ascending list; `count` where there is none.
    func firstPosition(after value: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] > value { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
