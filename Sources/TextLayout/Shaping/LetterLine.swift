package import CoreGraphics

/// A line of text whose letters can be drawn one by one, in points from the layout's top left.
package struct LetterLine: Sendable {
    /// The rectangle of the line.
    package let rect: CGRect
    /// The baseline, from the layout's top.
    package let baseline: CGFloat
    /// The letters, in the order of reading.
    package let letters: [PlacedLetter]
}

/// A letter of a text that was laid out: a character as readers count them.
package struct PlacedLetter: Sendable {
    /// The stretch of the text that it is of.
    package let run: Int
    /// Its number among the characters of the text.
    package let index: Int
    /// From where to where it reaches, in points from the layout's left.
    package let extent: ClosedRange<CGFloat>
    /// Whether it is read to the left.
    package let isRightToLeft: Bool
    /// Where the line begins, and its baseline.
    private let origin: CGPoint
    private let content: ShapedLine

    fileprivate init(
        run: Int, index: Int, extent: ClosedRange<CGFloat>, isRightToLeft: Bool, origin: CGPoint, content: ShapedLine
    ) {
        (self.run, self.index, self.extent, self.isRightToLeft) = (run, index, extent, isRightToLeft)
        (self.origin, self.content) = (origin, content)
    }

    /// The letter, its extent `distance` points further right. It is drawn where it was.
    package func moved(by distance: CGFloat) -> PlacedLetter {
        PlacedLetter(
            run: run, index: index, extent: extent.lowerBound + distance...extent.upperBound + distance,
            isRightToLeft: isRightToLeft, origin: origin, content: content)
    }

    /// Draws the letter where it is in the layout, whose top left is at `corner`, in a context whose y goes down; in
    /// `color` where that is given, without what is behind it.
    package func draw(in context: CGContext, at corner: CGPoint, _ color: RGBA? = nil) {
        guard corner.isFinite else { return }
        context.saveGState()
        context.translateBy(x: corner.x + origin.x, y: corner.y + origin.y)
        if color == nil { TextLayout.fill(content.backgrounds, in: context) }
        for var outline in content.outlines {
            if let color { outline.color = color }
            TextLayout.draw(outline, near: nil, in: context)
        }
        for image in content.images {
            context.drawImage(image.bitmap, in: image.rect, opacity: image.opacity, nearest: false)
        }
        TextLayout.fill(content.bars.map { ShapedBar(color: color ?? $0.color, rect: $0.rect) }, in: context)
        context.restoreGState()
    }
}

/// What a colour stands for while the letters of a text are told apart: which letter it is of, and which part of it.
private struct LetterMark {
    enum Part: Double { case letter, underline, strikethrough, background }

    let index: Int
    let part: Part

    /// The mark, with the opacity of the colour in its place.
    func color(_ color: RGBA) -> RGBA { RGBA(r: Double(index), g: part.rawValue, b: 0, a: color.a) }

    init(_ index: Int, _ part: Part) { (self.index, self.part) = (index, part) }

    /// The mark that `color` is.
    init(_ color: RGBA) { self.init(Int(color.r), Part(rawValue: color.g) ?? .letter) }
}

extension TextLayout {
    /// The lines of `text`, laid out as `TextLayout.init` does it, letter by letter. Letters are told apart by colour:
    /// text is shaped before colours count, so that each stands where it stands in the whole.
    package static func letterLines(
        of text: AttributedText, _ options: TextOptions, width: CGFloat?, height: CGFloat?
    ) -> [LetterLine] {
        var marked = AttributedText(runs: [])
        var owners: [(run: Int, attributes: TextAttributes)] = []
        var begins: [Int] = []
        var scalar = 0
        for (number, run) in text.withoutNulls.runs.enumerated() {
            for character in run.text {
                var attributes = run.attributes
                func mark(_ color: RGBA, _ part: LetterMark.Part) -> RGBA {
                    LetterMark(owners.count, part).color(color)
                }
                attributes.underlineColor = mark(attributes.underlineColor ?? attributes.color, .underline)
                attributes.strikethroughColor = mark(attributes.strikethroughColor ?? attributes.color, .strikethrough)
                attributes.background = attributes.background.map { mark($0, .background) }
                attributes.color = mark(attributes.color, .letter)
                marked.runs.append(TextRun(String(character), attributes, style: run.style))
                owners.append((number, run.attributes))
                begins.append(scalar)
                scalar += character.unicodeScalars.count
            }
        }
        begins.append(scalar)
        let layout = TextLayout(marked, options, width: width, height: height, findsLetters: true)
        return layout.lines.map { line in
            let parts = line.content.letterParts(owners.map(\.attributes))
            let origin = CGPoint(x: line.rect.minX, y: line.baseline)
            var letters: [PlacedLetter] = []
            var index = begins.firstPosition(after: line.scalars.lowerBound) - 1
            while index >= 0, index < owners.count, begins[index] < line.scalars.upperBound {
                let scalars = (begins[index]..<begins[index + 1]).clamped(to: line.scalars)
                let extents = scalars.map { line.letters[$0 - line.scalars.lowerBound] }
                if let low = extents.map(\.lowerBound).min(), let high = extents.map(\.upperBound).max() {
                    let first = scalars.lowerBound - line.scalars.lowerBound
                    var content = parts[index] ?? ShapedLine(width: 0, ascent: 0, descent: 0)
                    content.images = line.content.images.filter {
                        let middle = $0.rect.midX + origin.x
                        return low <= middle && middle < high
                    }
                    letters.append(
                        PlacedLetter(
                            run: owners[index].run, index: index, extent: low...high,
                            isRightToLeft: line.content.directions.indices.contains(first)
                                && line.content.directions[first],
                            origin: origin, content: content))
                }
                index += 1
            }
            return LetterLine(rect: line.rect, baseline: line.baseline, letters: letters)
        }
    }
}

extension ShapedLine {
    /// What the line draws of each letter, in the colours of `attributes`, those of the letters.
    fileprivate func letterParts(_ attributes: [TextAttributes]) -> [Int: ShapedLine] {
        var parts: [Int: ShapedLine] = [:]
        func change(_ mark: LetterMark, _ change: (inout ShapedLine, TextAttributes) -> Void) {
            guard attributes.indices.contains(mark.index) else { return }
            change(
                &parts[mark.index, default: ShapedLine(width: 0, ascent: ascent, descent: descent)],
                attributes[mark.index])
        }
        for outline in outlines {
            change(LetterMark(outline.color)) { line, own in
                var outline = outline
                outline.color = own.color
                line.outlines.append(outline)
            }
        }
        for bar in backgrounds {
            change(LetterMark(bar.color)) { line, own in
                line.backgrounds.append(ShapedBar(color: own.background ?? .clear, rect: bar.rect))
            }
        }
        for bar in bars {
            let mark = LetterMark(bar.color)
            change(mark) { line, own in
                let color = mark.part == .underline ? own.underlineColor : own.strikethroughColor
                line.bars.append(ShapedBar(color: color ?? own.color, rect: bar.rect))
            }
        }
        return parts
    }
}
