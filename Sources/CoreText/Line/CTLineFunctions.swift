import CoreGraphics
import Foundation
internal import TextLayout
import OctantBase

/// The rectangles that `CTLineGetBoundsWithOptions` can be asked for.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// The raw bits, one for each option.
    public let rawValue: CFOptionFlags

    /// The options of these bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// The one around the glyphs' outlines.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
}

/// The text in one line; line ends in it are spaces.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }

/// The runs of the line from left to right: a list of `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// The number of the line's glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.run.glyphs.count } }

/// The extent of the line in the text, in units of UTF-16.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRangeMake(line.range.location, line.range.length) }

/// The width of the line, in points. Its heights are written to the pointers.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.ascent
    descent?.pointee = line.descent
    leading?.pointee = line.leading
    return Double(line.width)
}

/// The line's rectangle, its begin at the origin, y up: of its width and heights, or around its outlines.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    options.contains(.useGlyphPathBounds)
        ? line.imageBounds
        : CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

/// The smallest rectangle around what the line draws, from the text position of `context` on where there is one, y up.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let start = context?.textPosition ?? .zero
    return line.imageBounds.offsetBy(dx: start.x, dy: start.y)
}

/// Draws the line in the coordinates of the context's text matrix, whose shift is where it begins. Letters stand
/// upright where y goes up; in UIKit's contexts turn them over, by the text matrix or the context's own.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// The points to be left free before the line so that it is aligned in `flushWidth`: 0 to the left, 1 to the right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(flushWidth - Double(line.width), 0) * Double(min(max(flushFactor, 0), 1))
}

/// The points from the line's begin to where the character at `charIndex` begins. The same is written to
/// `secondaryOffset`.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.offset(of: charIndex)
    secondaryOffset?.pointee = offset
    return offset
}

/// The index in the text, in units of UTF-16, nearest to where a finger is: between characters.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    let range = line.range
    let starts = Set(line.runs.flatMap(\.indices)).union([range.location, range.location + range.length])
    return starts.ordered().min { abs(line.offset(of: $0) - position.x) < abs(line.offset(of: $1) - position.x) }
        ?? range.location
}

extension CTLine {
    /// Where the character at `index` begins, in points from the line's begin.
    fileprivate func offset(of index: Int) -> CGFloat {
        for run in runs where index >= run.range.location && index < run.range.location + run.range.length {
            // The glyphs of the nearest characters up to there.
            let reached = run.indices.indices.filter { run.indices[$0] <= index }
            guard let nearest = reached.max(by: { run.indices[$0] < run.indices[$1] }) else { continue }
            let glyphs = run.indices.indices.filter { run.indices[$0] == run.indices[nearest] }
            let lefts = glyphs.map { run.run.positions[$0].x }
            guard run.run.isRightToLeft else { return lefts.min() ?? 0 }
            return glyphs.map { run.run.positions[$0].x + run.run.advances[$0] }.max() ?? 0
        }
        guard index >= range.location + range.length else { return 0 }
        // The end: on the left where the text runs there.
        return runs.first?.run.isRightToLeft == true ? 0 : width
    }
}
