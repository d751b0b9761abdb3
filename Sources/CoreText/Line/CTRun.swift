import CoreGraphics
import Foundation
internal import TextLayout

/// Glyphs of one font and with the same attributes. It never changes. Any thread.
public final class CTRun: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: the attributes are any values, which are read only.

    let run: GlyphRun
    private let style: RunStyle
    let attributes: CFDictionary
    /// The extent in the text, in units of UTF-16.
    let range: NSRange
    /// The begin in the text of each glyph's characters.
    let indices: [Int]

    init(
        _ run: GlyphRun, _ style: RunStyle, _ attributes: [NSAttributedString.Key: Any], range: NSRange, indices: [Int]
    ) {
        (self.run, self.style, self.range, self.indices) = (run, style, range, indices)
        var named: [String: Any] = [:]
        for (key, value) in attributes { named[key.rawValue] = value }
        // The font whose glyphs they are, which may be another than was asked for.
        let font = kCTFontAttributeName as String
        let asked = named[font] as? CTFont
        if asked?.descriptor != run.font { named[font] = CTFont(description: run.font) }
        self.attributes = named as CFDictionary
    }

    /// The glyphs that `range` names: all from its begin for a length of 0.
    func glyphs(in range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), run.glyphs.count)
        let end = range.length <= 0 ? run.glyphs.count : min(start + range.length, run.glyphs.count)
        return start..<max(end, start)
    }

    /// The smallest rectangle around what glyphs draw, in points from the line's begin, y up.
    func imageBounds(_ range: Range<Int>) -> CGRect {
        range.reduce(CGRect.null) { box, index in
            let outline = run.outlines[index].boundingBox
            if outline.isNull { return box }
            let position = run.positions[index]
            return box.union(
                CGRect(
                    x: position.x + outline.minX, y: position.y - outline.maxY, width: outline.width,
                    height: outline.height))
        }
    }

    /// Draws glyphs with the line's begin at the origin, y up.
    func draw(_ range: Range<Int>, in context: CGContext) {
        guard let first = range.first, let last = range.last else { return }
        context.saveGState()
        if let color = style.color { context.setFillColor(CGColor(rgba: color)) }
        run.draw(range, in: context)
        if style.isUnderlined {
            let metrics = FontMetrics(run.font)
            let start = run.positions[first].x
            let end = run.positions[last].x + run.advances[last]
            context.fill(
                CGRect(
                    x: start, y: metrics.underlinePosition - metrics.underlineThickness / 2, width: end - start,
                    height: metrics.underlineThickness))
        }
        context.restoreGState()
    }
}

/// The number of the run's glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// The attributes of the run's text, by their names; the font is the one whose glyphs they are.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

/// The extent of the run in the text, in units of UTF-16.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRangeMake(run.range.location, run.range.length) }

/// Writes the numbers of glyphs: of those of `range`, all from its begin for a length of 0.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (place, index) in run.glyphs(in: range).enumerated() {
        buffer[place] = CGGlyph(exactly: run.run.glyphs[index]) ?? 0
    }
}

/// Writes where glyphs begin, in points from the line's begin, y up: of those of `range`, all from its begin for a
/// length of 0.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (place, index) in run.glyphs(in: range).enumerated() { buffer[place] = run.run.positions[index] }
}

/// Writes the ways from glyphs to the next: of those of `range`, all from its begin for a length of 0.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (place, index) in run.glyphs(in: range).enumerated() {
        buffer[place] = CGSize(width: run.run.advances[index], height: 0)
    }
}

/// Writes the begin of glyphs' characters in the text, in units of UTF-16: of those of `range`, all from its begin for
/// a length of 0.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (place, index) in run.glyphs(in: range).enumerated() { buffer[place] = run.indices[index] }
}

/// The way from the first glyph of `range` to the end of the last, in points, all from its begin for a length of 0. The
/// heights of the run's font are written to the pointers.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = FontMetrics(run.run.font)
    ascent?.pointee = metrics.ascender
    descent?.pointee = -metrics.descender
    leading?.pointee = max(metrics.lineHeight - metrics.ascender + metrics.descender, 0)
    return Double(run.glyphs(in: range).reduce(0) { $0 + run.run.advances[$1] })
}

/// Draws glyphs of the run where they are in its line, in the coordinates of the context's text matrix: those of
/// `range`, all from its begin for a length of 0.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    context.saveGState()
    context.concatenate(context.textMatrix)
    run.draw(run.glyphs(in: range), in: context)
    context.restoreGState()
}
