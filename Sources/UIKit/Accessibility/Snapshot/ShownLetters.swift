import CoreGraphics
import OctantDisplay
internal import TextLayout

/// The positions of a label's letters: laid out anew when asked for.
struct ShownLetters: AccessibilityLetters {
    let text: AttributedText
    let options: TextOptions
    /// The rectangle that the text is in the middle of, from top to bottom, in points.
    var room: CGRect
    /// Pixels a point.
    let scale: CGFloat
    /// The number of scalars of the whole text before this part of it.
    var before = 0

    var lines: [AccessibilityLine] {
        let layout = TextLayout(text, options, width: room.width, height: room.height, findsLetters: true)
        let top = layout.top(in: room, scale: scale)
        return layout.accessibilityLines(at: CGPoint(x: room.minX, y: top), before: before)
    }
}
