import CoreGraphics
import Foundation
internal import TextLayout

/// Writes the glyphs of `count` units of UTF-16 to `glyphs`: 0 for what the font does not have, and for the second unit
/// of a pair. Whether the font has them all.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    guard count > 0 else { return true }
    let units = Array(UnsafeBufferPointer(start: characters, count: count))
    let source = FontGlyphs.of(font.descriptor)
    var hasAll = true
    var index = 0
    while index < count {
        var scalar = Unicode.Scalar(units[index])
        var length = 1
        if UTF16.isLeadSurrogate(units[index]), index + 1 < count, UTF16.isTrailSurrogate(units[index + 1]) {
            scalar = String(decoding: units[index...index + 1], as: UTF16.self).unicodeScalars.first
            length = 2
        }
        let glyph = scalar.flatMap { source?.glyph(of: $0) } ?? 0
        glyphs[index] = CGGlyph(exactly: glyph) ?? 0
        if length == 2 { glyphs[index + 1] = 0 }
        if glyph == 0 { hasAll = false }
        index += length
    }
    return hasAll
}

/// The outline of a glyph at the origin, in points, y up, sent through `matrix`; nil for one without: a space, or one
/// that is an image.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let outline = FontGlyphs.of(font.descriptor)?.outline(of: UInt32(glyph)), !outline.isEmpty else { return nil }
    let upright = CGAffineTransform(scaleX: 1, y: -1)
    return CGPath(geometry: outline.applying(matrix.map { upright.concatenating($0.pointee) } ?? upright))
}

/// The sum of the ways from each of `count` glyphs to the next, in points, which are also written to `advances`.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    var sum = 0.0
    for index in 0..<max(count, 0) {
        let advance = FontGlyphs.of(font.descriptor)?.advance(of: UInt32(glyphs[index])) ?? 0
        advances?[index] = CGSize(width: advance, height: 0)
        sum += Double(advance)
    }
    return sum
}

/// The smallest rectangle around `count` glyphs laid over one another, in points, y up; that of each is also written to
/// `boundingRects`.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    var all = CGRect.null
    for index in 0..<max(count, 0) {
        let box = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.boundingBoxOfPath ?? .zero
        boundingRects?[index] = box
        if !box.isEmpty { all = all.union(box) }
    }
    return all.isNull ? .zero : all
}

/// Draws `count` glyphs at `positions`, in the coordinates of the context's text matrix, y up, in its fill colour.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    let path = CGMutablePath()
    for index in 0..<max(count, 0) {
        let place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
        if let outline = CTFontCreatePathForGlyph(font, glyphs[index], nil) { path.addPath(outline, transform: place) }
    }
    guard !path.isEmpty else { return }
    context.saveGState()
    context.concatenate(context.textMatrix)
    context.beginPath()
    context.addPath(path)
    context.fillPath()
    context.restoreGState()
}
