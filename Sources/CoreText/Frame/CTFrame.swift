import CoreGraphics
import Foundation
internal import TextLayout

/// Lines in a rectangle. It never changes. Any thread.
public final class CTFrame: NSObject, Sendable {
    let path: CGPath
    let lines: [CTLine]
    /// Where the lines begin, from the bottom left of the rectangle, y up.
    let origins: [CGPoint]
    /// The text on the lines, in units of UTF-16.
    let visible: NSRange

    init(_ string: NSAttributedString, start: Int, path: CGPath) {
        self.path = path
        let box = path.boundingBoxOfPath
        let size = box.isNull ? .zero : box.size
        let layout = CTFramesetter.layout(string, in: size)
        let ranges = layout.lines.map { CTFramesetter.units(of: string, on: $0) }
        lines = ranges.map { CTLine(string.attributedSubstring(from: $0), start: start + $0.location) }
        origins = layout.lines.map { CGPoint(x: $0.rect.minX, y: size.height - $0.baseline) }
        visible = NSRange(location: start, length: ranges.last.map { $0.location + $0.length } ?? 0)
    }
}

/// The lines from the top on: a list of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Writes where lines begin, from the bottom left of the rectangle around the frame's path, y up: of those of `range`,
/// all from its begin for a length of 0.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let start = min(max(range.location, 0), frame.origins.count)
    let count = range.length <= 0 ? frame.origins.count - start : min(range.length, frame.origins.count - start)
    for index in 0..<count { origins[index] = frame.origins[start + index] }
}

/// The path that the lines lie in.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The extent in the text of what fits, in units of UTF-16.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRangeMake(frame.visible.location, frame.visible.length)
}

/// Draws the lines, each in the coordinates of the context's text matrix, shifted to where it begins.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let box = frame.path.boundingBoxOfPath
    guard !box.isNull else { return }
    let matrix = context.textMatrix
    for (line, origin) in zip(frame.lines, frame.origins) {
        context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
        line.draw(in: context)
    }
    context.textMatrix = matrix
}
