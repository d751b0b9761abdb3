import CoreGraphics
import OctantBase
import TextLayout

/// What a `Text.Layout` and its parts tell of: the letters of a text, in points of its view.
final class TextLayoutSource: Equatable {
    /// A line of letters.
    struct Line {
        let rect: CGRect
        let baseline: CGFloat
        /// The letters, in the order of reading.
        let letters: [PlacedLetter]
        /// The letters that have the same attributes, from left to right.
        let runs: [Range<Int>]

        /// Where what reaches over `extent` is.
        func bounds(_ extent: ClosedRange<CGFloat>) -> Text.Layout.TypographicBounds {
            var bounds = Text.Layout.TypographicBounds()
            bounds.origin = CGPoint(x: extent.lowerBound, y: baseline)
            bounds.width = extent.upperBound - extent.lowerBound
            (bounds.ascent, bounds.descent) = (baseline - rect.minY, rect.maxY - baseline)
            return bounds
        }
    }

    let lines: [Line]
    let isTruncated: Bool
    /// The attributes of a program's own, by the runs of the text.
    let attributes: [Int: CustomTextAttributes]
    /// The gradients of runs that are painted with one, which run over `rect`.
    let gradients: [Int: PaintGradient]
    let rect: CGRect
    /// The layout's top left in the view.
    let origin: CGPoint

    /// `lines`, laid out from `origin` on.
    init(
        _ lines: [LetterLine], at origin: CGPoint, over rect: CGRect, isTruncated: Bool,
        gradients: [Int: PaintGradient], attributes: [Int: CustomTextAttributes]
    ) {
        (self.isTruncated, self.gradients, self.attributes) = (isTruncated, gradients, attributes)
        (self.origin, self.rect) = (origin, rect)
        self.lines = lines.map { line in
            let runs = line.letters.indices.chunked { line.letters[$0].continues(line.letters[$1]) }
            return Line(
                rect: line.rect.offsetBy(dx: origin.x, dy: origin.y), baseline: line.baseline + origin.y,
                letters: line.letters.map { $0.moved(by: origin.x) },
                runs: runs.ordered {
                    line.letters[$0.lowerBound].extent.lowerBound < line.letters[$1.lowerBound].extent.lowerBound
                })
        }
    }

    /// Two that are not the same are compared by nothing.
    static func == (one: TextLayoutSource, other: TextLayoutSource) -> Bool { one === other }
}

extension PlacedLetter {
    /// Whether `next`, the letter after this one, belongs to the same run.
    fileprivate func continues(_ next: PlacedLetter) -> Bool {
        run == next.run && isRightToLeft == next.isRightToLeft
    }
}

extension Range<Int> {
    /// The stretches in which `belongs` is true of each number and the next.
    fileprivate func chunked(_ belongs: (Int, Int) -> Bool) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for number in self {
            if let last = result.last, belongs(last.upperBound - 1, number) {
                result[result.count - 1] = last.lowerBound..<number + 1
            } else {
                result.append(number..<number + 1)
            }
        }
        return result
    }
}

extension GraphicsContext {
    /// Draws `line` where it is in its text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.source, line: line.index, line.source.lines[line.index].letters.indices)
    }

    /// Draws `run` where it is in its text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.source, line: run.line, run.letters)
    }

    /// Draws `slice` where it is in its text.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(slice.run.source, line: slice.run.line, slice.letters)
    }

    private func draw(_ source: TextLayoutSource, line: Int, _ letters: Range<Int>) {
        draw { context in
            for letter in source.lines[line].letters[letters] {
                guard let gradient = source.gradients[letter.run] else {
                    letter.draw(in: context, at: source.origin)
                    continue
                }
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                letter.draw(in: context, at: source.origin, .black)
                context.setBlendMode(.sourceAtop)
                context.fillClip(with: gradient, over: source.rect)
                context.endTransparencyLayer()
            }
        }
    }
}
