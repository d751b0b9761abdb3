package import CoreGraphics

/// A text of any number of paragraphs, each laid out by itself: a change lays out those that it touches. A value.
/// Places are counted in Unicode scalars, in points from the column's top left.
package struct TextColumn: Sendable {
    /// What one paragraph was laid out from.
    private struct Source: Equatable, Sendable {
        var text: AttributedText
        var empty: TextAttributes
        var style: TextParagraphStyle
        /// The greatest number of lines; 0 for any.
        var limit: Int
    }

    /// A paragraph and its place.
    private struct Block: Sendable {
        let source: Source
        let layout: TextLayout
        /// The begin in the text, in scalars.
        var start = 0
        var top: CGFloat = 0

        var isBlank: Bool { source.text.isEmpty }
        /// An empty paragraph is laid out as the first of two lines.
        var height: CGFloat { isBlank ? layout.lines.first?.rect.maxY ?? 0 : layout.size.height }
    }

    /// A line, in the column's space.
    package struct Line: Sendable {
        /// As wide as its text, as high as its fonts.
        package let rect: CGRect
        /// The scalars on it, without a line end.
        package let scalars: Range<Int>
        /// The horizontal extent of each of them.
        package let letters: [ClosedRange<CGFloat>]
        /// Whether each of them is read to the left.
        let directions: [Bool]
        /// Whether the paragraph begins on the right.
        package let isRightToLeft: Bool
        /// Whether the paragraph ends with it.
        package let endsParagraph: Bool
        /// The baseline, from the column's top.
        package let baseline: CGFloat
    }

    private var blocks: [Block] = []
    /// The lines from top to bottom; at least one once a text was set, be it empty.
    package private(set) var lines: [Line] = []
    /// The width of the widest line and the height of all, in points.
    package private(set) var size = CGSize.zero
    /// The number of paragraphs that the last change laid out.
    package private(set) var shapedCount = 0
    private var options = TextOptions()
    private var width: CGFloat?

    /// A column without text.
    package init() {}

    /// Lays out `text` in lines no wider than `width`, in points (nil for any). `empty` has the attributes of a text
    /// without any character.
    package mutating func set(
        _ text: AttributedText, empty: TextRun, _ options: TextOptions, width: CGFloat?, isRightToLeft: Bool
    ) {
        let old = options == self.options && width == self.width ? blocks : []
        (self.options, self.width) = (options, width)
        let text = text.withoutNulls
        let (paragraphs, starts) = (text.paragraphs, text.paragraphStarts)
        let isEmpty = text.isEmpty
        let sources = paragraphs.map { paragraph in
            var style = (isEmpty ? empty.style : paragraph.style) ?? TextParagraphStyle(options)
            if style.alignment == .natural, style.direction == .natural, paragraph.text.hasNoDirection {
                style.alignment = isRightToLeft ? .right : .left
                style.direction = isRightToLeft ? .rightToLeft : .leftToRight
            }
            return Source(
                text: paragraph.text, empty: isEmpty ? empty.attributes : paragraph.empty, style: style,
                limit: options.maximumLines)
        }
        // What is the same at the beginning and at the end was laid out before.
        let isLimited = options.maximumLines > 0
        let head = isLimited ? 0 : zip(old, sources).prefix { $0.source == $1 }.count
        let most = min(old.count, sources.count) - head
        let tail = isLimited ? 0 : zip(old.reversed(), sources.reversed()).prefix(most).prefix { $0.source == $1 }.count
        var new = Array(old.prefix(head))
        var left = options.maximumLines
        for (index, var source) in sources.enumerated().dropFirst(head).dropLast(tail) {
            if isLimited {
                if left <= 0 { break }
                source.limit = left
            }
            let isLast = index == sources.count - 1
            let block = Block(source: source, layout: layout(of: source, isLast: isLast))
            left -= block.isBlank ? 1 : block.layout.lines.count
            new.append(block)
        }
        shapedCount = new.count - head
        new += old.suffix(tail)
        for index in new.indices where starts.indices.contains(index) { new[index].start = starts[index] }
        blocks = new
        place()
    }

    private func layout(of source: Source, isLast: Bool) -> TextLayout {
        var options = options
        options.maximumLines = source.limit
        (options.alignment, options.direction) = (source.style.alignment, source.style.direction)
        (options.lineSpacing, options.paragraph) = (source.style.lineSpacing, source.style.geometry)
        // A line end alone makes two lines as high as empty ones are.
        var text = source.text.isEmpty ? AttributedText("\n", source.empty) : source.text
        for index in text.runs.indices { text.runs[index].style = source.style }
        if source.text.isEmpty { options.maximumLines = 0 }
        return TextLayout(text, options, width: width, findsLetters: true)
    }

    private mutating func place() {
        (lines, size) = ([], .zero)
        var y: CGFloat = 0
        for index in blocks.indices {
            let style = blocks[index].source.style.finite
            if index > 0 {
                let before = blocks[index - 1].source.style.finite
                y += before.geometry.spacing + before.lineSpacing + style.geometry.spacingBefore
            }
            blocks[index].top = y
            let block = blocks[index]
            let shown = block.isBlank ? Array(block.layout.lines.prefix(1)) : block.layout.lines
            var start = block.start
            for (number, line) in shown.enumerated() {
                // Where several pieces are one line their letters are not known.
                let scalars = start..<start + line.letters.count
                lines.append(
                    Line(
                        rect: line.rect.offsetBy(dx: 0, dy: y), scalars: scalars, letters: line.letters,
                        directions: line.content.directions, isRightToLeft: line.isRightToLeft,
                        endsParagraph: number == shown.count - 1, baseline: line.baseline + y))
                start = scalars.upperBound
                size.width = max(size.width, line.rect.maxX)
            }
            y += block.height
        }
        if width != nil { size.width = lines.map(\.rect.width).max() ?? 0 }
        size.height = y
    }

    // MARK: Drawing

    /// Draws what lies within `rect` of the column, whose top left is at `origin`, each baseline on a row of pixels.
    package func draw(
        _ rect: CGRect, in context: CGContext, at origin: CGPoint, scale: CGFloat, _ parts: TextParts = .all
    ) {
        for block in blocks where !block.isBlank {
            // Letters may reach beyond their lines.
            let reach = block.layout.lines.map(\.rect.height).max() ?? 0
            guard block.top - reach <= rect.maxY, block.top + block.height + reach >= rect.minY else { continue }
            block.layout.draw(
                in: context, at: CGPoint(x: origin.x, y: origin.y + block.top), onPixelsAt: scale, parts)
        }
    }

    // MARK: Places

    /// The index of the line that the place before scalar `place` is on: where a line breaks there the lower one, or
    /// the upper one if it is `atEnd`.
    package func line(of place: Int, atEnd: Bool = false) -> Int {
        // The last line that begins at the place or before it.
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].scalars.lowerBound <= place { low = middle + 1 } else { high = middle }
        }
        let index = max(low - 1, 0)
        if atEnd, index > 0, lines[index].scalars.lowerBound == place, !lines[index - 1].endsParagraph {
            return index - 1
        }
        return index
    }

    /// The rectangle of the line at the place before scalar `place`, without width.
    package func caret(at place: Int, atEnd: Bool = false) -> CGRect {
        guard !lines.isEmpty else { return .zero }
        let line = lines[line(of: place, atEnd: atEnd)]
        return CGRect(x: line.x(of: place), y: line.rect.minY, width: 0, height: line.rect.height)
    }

    /// The place nearest to `point`, and whether it is the end of a line that goes on in the next.
    package func place(at point: CGPoint) -> (scalar: Int, atEnd: Bool) {
        guard let last = lines.last else { return (0, false) }
        let line = lines.first { point.y < $0.rect.maxY } ?? last
        let scalar = line.place(at: point.x)
        return (scalar, scalar == line.scalars.upperBound && !line.endsParagraph)
    }

    /// The scalar that is drawn at `point`, or is nearest to it on its line; nil for an empty line.
    package func scalar(at point: CGPoint) -> Int? {
        guard let last = lines.last else { return nil }
        let line = lines.first { point.y < $0.rect.maxY } ?? last
        func distance(_ span: ClosedRange<CGFloat>) -> CGFloat {
            max(span.lowerBound - point.x, point.x - span.upperBound, 0)
        }
        let nearest = line.letters.indices.min { distance(line.letters[$0]) < distance(line.letters[$1]) }
        return nearest.map { line.scalars.lowerBound + $0 }
    }

    /// The rectangles of `scalars`, from top to bottom. A line that goes on in the next one is covered up to the end of
    /// its space, which is `width` wide.
    package func rects(of scalars: Range<Int>, width: CGFloat) -> [CGRect] {
        guard !scalars.isEmpty, !lines.isEmpty else { return [] }
        var rects: [CGRect] = []
        for index in line(of: scalars.lowerBound)...line(of: scalars.upperBound) {
            let line = lines[index]
            let part = scalars.clamped(to: line.scalars)
            var spans = line.spans(of: part)
            if scalars.upperBound > line.scalars.upperBound, scalars.lowerBound <= line.scalars.upperBound {
                let x = line.x(of: max(part.lowerBound, line.scalars.upperBound))
                spans.append(line.isRightToLeft ? min(0, x)...x : x...max(x, width))
            }
            rects += spans.joined.map {
                CGRect(
                    x: $0.lowerBound, y: line.rect.minY, width: $0.upperBound - $0.lowerBound, height: line.rect.height)
            }
        }
        return rects
    }
}

extension TextColumn.Line {
    /// The x of the place before scalar `place`; that behind the last one is at the line's end.
    package func x(of place: Int) -> CGFloat {
        guard !letters.isEmpty else { return isRightToLeft ? rect.maxX : rect.minX }
        let index = place - scalars.lowerBound
        guard index < letters.count else {
            let last = letters[letters.count - 1]
            return directions.last == true ? last.lowerBound : last.upperBound
        }
        let letter = letters[max(index, 0)]
        return directions[max(index, 0)] ? letter.upperBound : letter.lowerBound
    }

    /// The place on the line that is nearest to `x`.
    fileprivate func place(at x: CGFloat) -> Int {
        let places = scalars.lowerBound...scalars.upperBound
        return places.min { abs(self.x(of: $0) - x) < abs(self.x(of: $1) - x) } ?? scalars.lowerBound
    }

    fileprivate func spans(of part: Range<Int>) -> [ClosedRange<CGFloat>] {
        part.map { letters[$0 - scalars.lowerBound] }
    }
}

extension [ClosedRange<CGFloat>] {
    /// The same with those in one that touch one another, from left to right.
    fileprivate var joined: [ClosedRange<CGFloat>] {
        var result: [ClosedRange<CGFloat>] = []
        for span in sorted(by: { $0.lowerBound < $1.lowerBound }) {
            // Neighbours differ by the rounding of sums.
            if let last = result.last, span.lowerBound <= last.upperBound + 0.01 {
                result[result.count - 1] = last.lowerBound...Swift.max(last.upperBound, span.upperBound)
            } else {
                result.append(span)
            }
        }
        return result
    }
}

extension AttributedText {
    /// Whether none of its characters is a letter, which alone have directions of their own.
    fileprivate var hasNoDirection: Bool {
        runs.allSatisfy { run in !run.text.unicodeScalars.contains { $0.properties.isAlphabetic } }
    }
}
