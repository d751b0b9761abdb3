package import CoreGraphics

/// The lengths of dots, of dashes and of the gaps between them, in thicknesses of the line. Ours.
private let (dot, dash, gap): (CGFloat, CGFloat, CGFloat) = (2, 6, 3)

/// The style of a line under or through letters.
package struct TextLineStyle: Sendable, Hashable {
    /// The lengths of dashes and of the gaps between them, in thicknesses of the line; none for a whole line.
    package var dashes: [CGFloat] = []
    /// Whether there are two lines.
    package var isDouble = false
    /// Whether the line is twice as thick.
    package var isThick = false

    /// One whole line.
    package init() {}

    /// The `dashes` of a line of dots.
    package static let dotted = [dot, gap]
    /// The `dashes` of a line of dashes.
    package static let dashed = [dash, gap]
    /// The `dashes` of a line of dashes with a dot between each two.
    package static let dashDotted = [dash, gap, dot, gap]
    /// The `dashes` of a line of dashes with two dots between each two.
    package static let dashDotDotted = [dash, gap, dot, gap, dot, gap]

    /// The rectangles of a line `width` wide from `x` on, with its middle at `y`.
    func rects(x: CGFloat, width: CGFloat, y: CGFloat, thickness: CGFloat) -> [CGRect] {
        let height = isThick ? 2 * thickness : thickness
        let tops = isDouble ? [y - 1.5 * height, y + 0.5 * height] : [y - height / 2]
        let period = dashes.reduce(0, +) * height
        // More dashes than can be told apart are a line.
        guard period > 0, width / period < 10_000 else {
            return tops.map { CGRect(x: x, y: $0, width: width, height: height) }
        }
        var rects: [CGRect] = []
        // Runs beside one another go on with one pattern.
        var at = (x / period).rounded(.down) * period
        while at < x + width {
            for (index, length) in dashes.enumerated() {
                let (low, high) = (max(at, x), min(at + length * height, x + width))
                if index % 2 == 0, high > low {
                    rects += tops.map { CGRect(x: low, y: $0, width: high - low, height: height) }
                }
                at += length * height
            }
        }
        return rects
    }
}
