internal import CoreGraphics
internal import OctantBase

// How much text is given to Pango at once, by `TextAttributes.cost`, in points. Its own numbers are 32 bits of 1/1024
// point, two million points; characters that are wider than estimated find space in what is left.
private let pieceCost: CGFloat = 150_000
// Lines of so many points and more do not end: no bitmap shows so much.
private let widestRoom: CGFloat = 100_000
// The width of the one line for the rest of a long text.
private let truncationRoom: CGFloat = 30_000
// Pango's time for a paragraph without spaces grows with the square of its length: from so many bytes and so many lines
// on paragraphs are wrapped piece by piece. Each has so many lines, of which the last is wrapped again in the next.
private let (longText, longLines, pieceLines) = (1000, 48, CGFloat(16))
// The least width of a character, as a share of the size, when lines are estimated.
private let narrow: CGFloat = 0.4

extension PangoSession {
    /// Shapes one paragraph, of any length.
    func shape(_ text: AttributedText, _ options: ParagraphOptions) -> ShapedParagraph {
        var options = options
        let (bytes, cost) = text.extent
        if let width = options.width, width >= widestRoom, cost > pieceCost { options.width = nil }
        guard options.lineBreak != .clip, let width = options.width else {
            return cost <= pieceCost ? shapeWhole(text, options) : shapeLine(TextCutter(text), options)
        }
        let inLine = charactersInLine(of: width, text)
        if cost <= pieceCost, bytes <= max(longText, longLines * inLine) || options.isOneLine {
            return shapeWhole(text, options)
        }
        return wrap(TextCutter(text), options, width: width, inLine: inLine)
    }

    /// The approximate number of characters in a line of `width` points.
    private func charactersInLine(of width: CGFloat, _ text: AttributedText) -> Int {
        let size = text.runs.map(\.attributes.font.usableSize).min() ?? 1
        return max(1, Int(clamping: min(width / (narrow * size), pieceCost)))
    }

    /// A line of pieces side by side. Letters are ordered within each: a text against the paragraph's direction that is
    /// longer than a piece is ordered in parts.
    private func shapeLine(_ cutter: TextCutter, _ options: ParagraphOptions) -> ShapedParagraph {
        var options = options
        (options.width, options.lineBreak) = (nil, .clip)
        var parts: [ShapedLine] = []
        var isRightToLeft = options.direction == .rightToLeft
        var position = cutter.start
        while position != cutter.end {
            let end = cutter.end(of: position, cost: pieceCost, atSpace: true)
            let shaped = shapeWhole(cutter.text(from: position, to: end), options)
            if position == cutter.start {
                isRightToLeft = shaped.isRightToLeft
                options.direction = isRightToLeft ? .rightToLeft : .leftToRight
            }
            parts += shaped.lines.prefix(1)
            position = end
        }
        var line = ShapedLine(width: 0, ascent: 0, descent: 0)
        var x: CGFloat = 0
        for part in isRightToLeft ? parts.reversed() : parts {
            line.add(part, at: x)
            x += part.width
        }
        return ShapedParagraph(lines: [line], isRightToLeft: isRightToLeft, isTruncated: false)
    }

    /// Lines of pieces one below the other.
    private func wrap(
        _ cutter: TextCutter, _ options: ParagraphOptions, width: CGFloat, inLine: Int
    ) -> ShapedParagraph {
        var result = ShapedParagraph(lines: [], isRightToLeft: false, isTruncated: false)
        let limit = options.maximumLines.map { max($0, 1) }
        let truncates = options.lineBreak.truncates && limit != nil
        var pieceOptions = options
        pieceOptions.maximumLines = nil
        if options.lineBreak.truncates { pieceOptions.lineBreak = .wordWrap }
        var bytes = Int(clamping: CGFloat(inLine) * pieceLines)
        var (position, height) = (cutter.start, CGFloat(0))
        while position != cutter.end {
            if let limit, result.lines.count == limit - (truncates ? 1 : 0) {
                result.isTruncated = true
                if truncates { truncate(cutter, from: position, options, pieceOptions, into: &result) }
                break
            }
            let end = cutter.end(of: position, cost: pieceCost, bytes: bytes)
            let shaped = shapeWhole(cutter.text(from: position, to: end), pieceOptions)
            let isWhole = end == cutter.end
            // Where all that was given fits in one line, the line does not end there, unless no more can be given.
            if !isWhole, shaped.lines.count < 2, bytes < Int(clamping: pieceCost) {
                bytes *= 2
                continue
            }
            var lines = isWhole || shaped.lines.count < 2 ? shaped.lines[...] : shaped.lines.dropLast()
            if let limit { lines = lines.prefix(limit - result.lines.count - (truncates ? 1 : 0)) }
            if position == cutter.start {
                result.isRightToLeft = shaped.isRightToLeft
                pieceOptions.direction = shaped.isRightToLeft ? .rightToLeft : .leftToRight
                // What follows are no first lines.
                pieceOptions.width = max(width - max(-options.firstLineIndent, 0), 0)
                pieceOptions.firstLineIndent = 0
            }
            result.lines += lines
            let isTaken = lines.count == shaped.lines.count
            position = isTaken ? end : cutter.position(shaped.lines[lines.count].start, behind: position)
            height += lines.reduce(0) { $0 + $1.ascent + $1.descent }
            if let enough = options.enough, height > enough { break }
        }
        return result
    }

    /// Lays out the rest of a text, from `position` on, on one line with an ellipsis.
    private func truncate(
        _ cutter: TextCutter, from position: TextCutter.Position, _ options: ParagraphOptions,
        _ pieceOptions: ParagraphOptions, into result: inout ShapedParagraph
    ) {
        var lineOptions = pieceOptions
        (lineOptions.lineBreak, lineOptions.maximumLines) = (options.lineBreak, 1)
        lineOptions.width = min(pieceOptions.width ?? truncationRoom, truncationRoom)
        let room = lineOptions.width ?? truncationRoom
        // Only what is before and behind the ellipsis is shaped.
        var (head, tail) = (position, cutter.end)
        if options.lineBreak != .truncateHead {
            var width: CGFloat = 0
            while head != cutter.end, width <= room {
                let next = cutter.end(of: head, cost: pieceCost / 2)
                width += self.width(of: cutter.text(from: head, to: next))
                head = next
            }
        }
        if options.lineBreak != .truncateTail, head != cutter.end {
            var width: CGFloat = 0
            while width <= room {
                let next = cutter.start(of: tail, cost: pieceCost / 2)
                guard head < next, next < tail else {
                    (head, tail) = (cutter.end, cutter.end)
                    break
                }
                width += self.width(of: cutter.text(from: next, to: tail))
                tail = next
            }
        }
        var rest = cutter.text(from: position, to: head)
        if tail != cutter.end { rest.runs += cutter.text(from: tail, to: cutter.end).runs }
        let shaped = shapeWhole(rest, lineOptions)
        if result.lines.isEmpty { result.isRightToLeft = shaped.isRightToLeft }
        result.lines += shaped.lines.prefix(1)
        result.isTruncated = shaped.isTruncated || head < tail
    }
}

extension ParagraphOptions {
    /// Whether Pango makes one line of it, whatever its length.
    fileprivate var isOneLine: Bool { lineBreak.truncates && maximumLines.map { $0 <= 1 } ?? false }
}

extension AttributedText {
    /// The number of bytes of UTF-8, and their cost.
    fileprivate var extent: (bytes: Int, cost: CGFloat) {
        runs.reduce((0, 0)) { sum, run in
            let bytes = run.text.utf8.count
            return (sum.0 + bytes, sum.1 + CGFloat(bytes) * run.attributes.cost)
        }
    }
}
