package import CoreGraphics

// Of a line of letters with more points than this, outlined with lines so many times as wide as the letters are high,
// only the box is outlined: nothing is seen of the letters behind, and to draw each of them takes minutes.
private let mostStrokedPoints = 20_000
private let hidingWidth: CGFloat = 4

/// Text laid out: the position of each line, and the outlines of its glyphs. A value: made on one thread, it may be
/// drawn on any other, and drawing needs Pango no more.
package struct TextLayout: Sendable {
    /// A line of the layout, in points from the layout's top left.
    package struct Line: Sendable {
        /// The rectangle of the line: as wide as its text, as high as its fonts.
        package let rect: CGRect
        /// The baseline, from the layout's top.
        package let baseline: CGFloat
        /// The Unicode scalars of the text on the line, and the extent of each of them; none unless the layout was
        /// asked to find its letters.
        package let scalars: Range<Int>
        package let letters: [ClosedRange<CGFloat>]
        /// Whether the paragraph begins on the right.
        let isRightToLeft: Bool
        let content: ShapedLine
    }

    /// The lines from top to bottom.
    package let lines: [Line]
    /// The width of the widest line and the height of all, in points.
    package let size: CGSize
    /// Whether some of the text is left out for lack of space.
    package let isTruncated: Bool
    /// What is cut off: nothing, or what lies beyond this width.
    private let clipWidth: CGFloat?

    /// Lays out `text` in lines no wider than `width` and together no higher than `height`, in points (nil, infinite or
    /// not a number for any; below 0 counts as 0). At least one line is kept. With `findsLetters` the lines contain the
    /// position of each letter.
    package init(
        _ text: AttributedText,
        _ options: TextOptions = TextOptions(),
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        findsLetters: Bool = false
    ) {
        let width = width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let height = height.flatMap { $0.isFinite ? max($0, 0) : nil }
        let limit = options.maximumLines > 0 ? options.maximumLines : nil
        let text = text.withoutNulls
        var paragraphs = Self.shape(
            text, options, width: width, limit: limit, height: height, findsLetters: findsLetters)
        if let height {
            // Half a point of grace: heights are often rounded to pixels.
            let all = Self.tops(of: paragraphs)
            let fitting = all.prefix { $0.top + $0.line.ascent + $0.line.descent <= height + 0.5 }.count
            if fitting < all.count {
                paragraphs = Self.shape(
                    text, options, width: width, limit: max(fitting, 1), findsLetters: findsLetters)
            }
        }
        isTruncated = paragraphs.contains(where: \.isTruncated)
        clipWidth = options.lineBreak == .clip ? width : nil
        let placed = Self.tops(of: paragraphs)
        let widest = placed.map { $0.line.width + $0.indent }.max() ?? 0
        lines = placed.map { position in
            let (line, top, indent, geometry) = (position.line, position.top, position.indent, position.style.geometry)
            let room = width.map { geometry.headIndent + geometry.room(in: $0) } ?? widest
            let free = room - indent - line.width
            let x: CGFloat =
                switch position.style.alignment {
                case .left: indent
                case .center: indent + free / 2
                case .right: indent + free
                // In a paragraph that begins on the right, the indents are counted from there.
                case .natural, .justified: position.isRightToLeft ? (width ?? widest) - indent - line.width : indent
                }
            let rect = CGRect(x: x, y: top, width: line.width, height: line.ascent + line.descent)
            let letters = line.letters.map { x + $0.lowerBound...x + $0.upperBound }
            return Line(
                rect: rect, baseline: top + line.ascent, scalars: position.start..<position.start + letters.count,
                letters: letters, isRightToLeft: position.isRightToLeft, content: line)
        }
        size = CGSize(width: clipWidth.map { min($0, widest) } ?? widest, height: lines.last?.rect.maxY ?? 0)
    }

    /// A line on its way into the layout.
    private struct PlacedLine {
        let line: ShapedLine
        /// From the layout's top, in points.
        let top: CGFloat
        /// From the side where lines begin, in points.
        let indent: CGFloat
        let isRightToLeft: Bool
        let style: TextParagraphStyle
        /// The begin in the text, in Unicode scalars.
        let start: Int
    }

    /// The lines of all paragraphs.
    private static func tops(of paragraphs: [ShapedParagraph]) -> [PlacedLine] {
        var placed: [PlacedLine] = []
        var y: CGFloat = 0
        var spacing: CGFloat = 0
        for (index, paragraph) in paragraphs.enumerated() {
            let geometry = paragraph.style.geometry
            if index > 0 { y += paragraphs[index - 1].style.geometry.spacing + geometry.spacingBefore }
            var start = paragraph.start
            for (number, line) in paragraph.lines.enumerated() {
                let line = geometry.adjusted(line)
                // Space after a line is added above the next.
                y += spacing
                spacing = paragraph.style.lineSpacing
                placed.append(
                    PlacedLine(
                        line: line, top: y, indent: number == 0 ? geometry.firstLineHeadIndent : geometry.headIndent,
                        isRightToLeft: paragraph.isRightToLeft, style: paragraph.style, start: start))
                start += line.letters.count
                y += line.ascent + line.descent
            }
        }
        return placed
    }

    /// The baseline of the first line, in points from the top; 0 without lines.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// The baseline of the last line, in points from the top; 0 without lines.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// Draws the text with its top left at `origin`, in a context whose y goes down. Aligned lines lie within the width
    /// that the layout was made for. With `scale`, pixels a point, each baseline is moved to the nearest row of pixels.
    package func draw(
        in context: CGContext, at origin: CGPoint, onPixelsAt scale: CGFloat? = nil, _ parts: TextParts = .all
    ) {
        guard origin.isFinite else { return }
        context.saveGState()
        if let clipWidth {
            context.clip(to: CGRect(origin: origin, size: CGSize(width: clipWidth, height: size.height)))
        }
        // Of a text that is larger than any bitmap only what is near is drawn: Cairo has no numbers for letters far
        // off.
        let isLarge = lines.contains { max($0.rect.maxX, $0.rect.maxY, -$0.rect.minX) > CGFloat(bitmapSideLimit) }
        let clip = context.boundingBoxOfClipPath
        let seen = isLarge && (clip.isNull || clip.isFinite) ? clip.offsetBy(dx: -origin.x, dy: -origin.y) : nil
        for line in lines {
            var near: ClosedRange<CGFloat>?
            if let seen {
                let reach = line.content.reach
                if seen.isNull || line.baseline + reach < seen.minY || line.baseline - reach > seen.maxY { continue }
                let (low, high) = (seen.minX - line.rect.minX - reach, seen.maxX - line.rect.minX + reach)
                if low <= high { near = low...high }
            }
            context.saveGState()
            let baseline = origin.y + line.baseline
            let y = scale.map { (baseline * $0).rounded() / $0 } ?? baseline
            context.translateBy(x: origin.x + line.rect.minX, y: y)
            if parts.contains(.backgrounds) { Self.fill(line.content.backgrounds, in: context) }
            if parts.contains(.letters) {
                for outline in line.content.outlines { Self.draw(outline, near: near, in: context) }
                for image in line.content.images {
                    context.drawImage(image.bitmap, in: image.rect, opacity: image.opacity, nearest: false)
                }
                Self.fill(line.content.bars, in: context)
            }
            context.restoreGState()
        }
        context.restoreGState()
    }

    static func draw(_ outline: ShapedOutline, near: ClosedRange<CGFloat>?, in context: CGContext) {
        let geometry = outline.geometry(in: near)
        if geometry.isEmpty { return }
        context.saveGState()
        if let shadow = outline.shadow {
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: CGColor(rgba: shadow.color))
        }
        context.setFill(outline.color)
        context.beginPath()
        context.addGeometry(geometry)
        if let stroke = outline.stroke {
            context.setStroke(stroke.color ?? outline.color)
            context.setLineWidth(stroke.width)
            context.setLineJoin(.miter)
            context.setLineDash(phase: 0, lengths: [])
            let box = geometry.controlPointBoundingBox
            if geometry.points.count > mostStrokedPoints, stroke.width > hidingWidth * box.height {
                if stroke.isFilled { context.drawPath(using: .fill) }
                context.stroke(box)
            } else {
                context.drawPath(using: stroke.isFilled ? .fillStroke : .stroke)
            }
        } else {
            context.fillPath()
        }
        context.restoreGState()
    }

    static func fill(_ bars: [ShapedBar], in context: CGContext) {
        for bar in bars {
            context.setFill(bar.color)
            context.fill(bar.rect)
        }
    }

    private static func shape(
        _ text: AttributedText,
        _ options: TextOptions,
        width: CGFloat?,
        limit: Int?,
        height: CGFloat? = nil,
        findsLetters: Bool
    ) -> [ShapedParagraph] {
        if text.isEmpty { return [] }
        let session = PangoSession(findsLetters: findsLetters)
        let starts = findsLetters ? text.paragraphStarts : []
        var result: [ShapedParagraph] = []
        var left = limit
        // What is surely below `height` is not shaped. Where a style has lines closer together, nothing is sure.
        var enough = height
        var blanks: [TextAttributes: ShapedParagraph] = [:]
        let paragraphs = text.paragraphs
        for (index, paragraph) in paragraphs.enumerated() {
            if let left, left <= 0 { break }
            if let enough, enough < -1 { break }
            // An empty line is as high as a space with its attributes, and has no width.
            let isBlank = paragraph.text.isEmpty
            let content = isBlank ? AttributedText(" ", paragraph.empty) : paragraph.text
            let style = (paragraph.style ?? TextParagraphStyle(options)).finite
            let geometry = style.geometry
            if !style.isSpacious { enough = nil }
            var paragraphOptions = ParagraphOptions(
                width: width.map(geometry.room),
                maximumLines: left,
                lineBreak: options.lineBreak,
                direction: style.direction,
                isJustified: style.alignment == .justified,
                firstLineIndent: geometry.firstLineHeadIndent - geometry.headIndent,
                tabs: geometry.tabs,
                tabInterval: geometry.tabInterval,
                enough: enough
            )
            var shaped: ShapedParagraph
            if isBlank {
                shaped = blanks[paragraph.empty] ?? session.shape(content, paragraphOptions)
                shaped.lines = shaped.lines.map { ShapedLine(width: 0, ascent: $0.ascent, descent: $0.descent) }
                // Empty lines with the same attributes are alike, but for a direction that the style sets.
                if style.direction == .natural { blanks[paragraph.empty] = shaped }
            } else {
                shaped = session.shape(content, paragraphOptions)
            }
            enough = enough.map { $0 - shaped.lines.reduce(0) { $0 + $1.ascent + $1.descent } }
            if let limit = left, limit <= shaped.lines.count, index < paragraphs.count - 1 {
                // More paragraphs follow than there is space for: the last line shows that.
                if options.lineBreak.truncates, !shaped.isTruncated {
                    var cut = paragraph.text
                    cut.runs.append(TextRun("…", paragraph.text.runs.last?.attributes ?? paragraph.empty))
                    paragraphOptions.maximumLines = limit
                    shaped = session.shape(cut, paragraphOptions)
                }
                shaped.isTruncated = true
            }
            shaped.style = style
            if starts.indices.contains(index) { shaped.start = starts[index] }
            left = left.map { $0 - shaped.lines.count }
            result.append(shaped)
        }
        return result
    }
}

extension TextParagraphStyle {
    /// Whether its lines are at least as high as their fonts.
    fileprivate var isSpacious: Bool {
        lineSpacing >= 0 && geometry.spacing >= 0 && geometry.spacingBefore >= 0 && geometry.maximumLineHeight <= 0
            && (geometry.lineHeightMultiple <= 0 || geometry.lineHeightMultiple >= 1)
    }
}

extension AttributedText {
    /// The begins of its paragraphs, in Unicode scalars.
    var paragraphStarts: [Int] {
        var (starts, position) = ([0], 0)
        for run in runs {
            for letter in run.text {
                position += letter.unicodeScalars.count
                if letter.isNewline { starts.append(position) }
            }
        }
        return starts
    }

    /// The text with breaks of no width for null characters, which would end it for Pango.
    var withoutNulls: AttributedText {
        guard runs.contains(where: { $0.text.utf8.contains(0) }) else { return self }
        return AttributedText(
            runs: runs.map { run in
                TextRun(
                    String(String.UnicodeScalarView(run.text.unicodeScalars.map { $0 == "\0" ? "\u{200B}" : $0 })),
                    run.attributes, style: run.style)
            })
    }
}

extension TextLineBreak {
    /// Whether an ellipsis replaces what there is no space for.
    package var truncates: Bool {
        switch self {
        case .truncateHead, .truncateTail, .truncateMiddle: true
        case .wordWrap, .charWrap, .clip: false
        }
    }
}
