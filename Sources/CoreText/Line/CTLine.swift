import CoreGraphics
import Foundation
internal import TextLayout

/// A line of glyphs. It never changes. Any thread.
public final class CTLine: NSObject, Sendable {
    /// The text's extent in what it was made of, in units of UTF-16.
    let range: NSRange
    /// The runs, from left to right.
    let runs: [CTRun]
    let width: CGFloat
    let ascent: CGFloat
    let descent: CGFloat
    /// The height that the fonts leave free between lines.
    let leading: CGFloat

    /// The line of `string`, which begins `start` units of UTF-16 into a longer text.
    init(_ string: NSAttributedString, start: Int = 0) {
        let (text, styles) = AttributedText.reading(string)
        let line = GlyphLine(text)
        range = NSRange(location: start, length: string.length)
        (width, ascent, descent) = (line.width, line.ascent, line.descent)
        leading =
            text.runs.map { run in
                let metrics = FontMetrics(run.attributes.font)
                return max(metrics.lineHeight - metrics.ascender + metrics.descender, 0)
            }.max() ?? 0
        let units = Self.units(of: text.string)
        func unit(_ byte: Int) -> Int { units[min(max(byte, 0), units.count - 1)] }
        runs = line.runs.map { run in
            let low = unit(run.bytes.lowerBound)
            let attributes = low < string.length ? string.attributes(at: low, effectiveRange: nil) : [:]
            let style = styles.indices.contains(run.index) ? styles[run.index] : RunStyle()
            return CTRun(
                run, style, attributes, range: NSRange(location: start + low, length: unit(run.bytes.upperBound) - low),
                indices: run.offsets.map { start + unit($0) })
        }
    }

    /// The units of UTF-16 before each byte of UTF-8 of `text`, and before its end.
    private static func units(of text: String) -> [Int] {
        var units: [Int] = []
        var count = 0
        for scalar in text.unicodeScalars {
            units += Array(repeating: count, count: UTF8.width(scalar))
            count += UTF16.width(scalar)
        }
        return units + [count]
    }

    /// The smallest rectangle around what is drawn, in points from the line's begin, y up.
    var imageBounds: CGRect {
        let box = runs.reduce(CGRect.null) { $0.union($1.imageBounds(0..<$1.run.glyphs.count)) }
        return box.isNull ? .zero : box
    }

    /// Draws the line in the coordinates of the text matrix of `context`.
    func draw(in context: CGContext) {
        context.saveGState()
        context.concatenate(context.textMatrix)
        for run in runs { run.draw(0..<run.run.glyphs.count, in: context) }
        context.restoreGState()
    }
}
