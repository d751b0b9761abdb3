import CoreGraphics
import TextLayout

extension TextLayout {
    /// Returns the lines of a layout that found its letters and whose origin is `origin`, in points of its element's
    /// space. `before` is the number of the element's scalars before the layout's.
    package func accessibilityLines(at origin: CGPoint, before: Int = 0) -> [AccessibilityLine] {
        lines.map { line in
            AccessibilityLine(
                scalars: before + line.scalars.lowerBound..<before + line.scalars.upperBound,
                rect: line.rect.offsetBy(dx: origin.x, dy: origin.y),
                letters: line.letters.map { origin.x + $0.lowerBound...origin.x + $0.upperBound })
        }
    }
}
