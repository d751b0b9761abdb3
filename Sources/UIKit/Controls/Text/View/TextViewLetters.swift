import CoreGraphics
import OctantDisplay
internal import TextLayout

/// The positions of a text view's letters, as they are laid out.
struct TextViewLetters: AccessibilityLetters {
    let column: TextColumn
    /// The column's top left, in the view's visible part.
    let origin: CGPoint
    /// Counts the layouts of the view.
    let version: Int

    static func == (a: TextViewLetters, b: TextViewLetters) -> Bool { a.version == b.version && a.origin == b.origin }

    func hash(into hasher: inout Hasher) { hasher.combine(version) }

    var lines: [AccessibilityLine] {
        column.lines.map { line in
            AccessibilityLine(
                scalars: line.scalars, rect: line.rect.offsetBy(dx: origin.x, dy: origin.y),
                letters: line.letters.map { origin.x + $0.lowerBound...origin.x + $0.upperBound })
        }
    }
}
