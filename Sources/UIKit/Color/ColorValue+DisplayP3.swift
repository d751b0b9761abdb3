import CoreGraphics
import Foundation

// From linear parts of Display P3 to those of sRGB. Source: CSS Color Module Level 4, 10.3 and the sample code for
// colour conversions, https://www.w3.org/TR/css-color-4/.
private let rows: [(CGFloat, CGFloat, CGFloat)] = [
    (1.2249, -0.2247, 0), (-0.0420, 1.0419, 0), (-0.0197, -0.0786, 1.0979),
]

extension ColorValue {
    /// The colour of sRGB for these parts of Display P3, 0...1; what is outside of sRGB goes to its edge.
    init(displayP3 parts: (red: CGFloat, green: CGFloat, blue: CGFloat), alpha: CGFloat) {
        func linear(_ part: CGFloat) -> CGFloat {
            let part = part.isFinite ? min(max(part, 0), 1) : 0
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        let (r, g, b) = (linear(parts.red), linear(parts.green), linear(parts.blue))
        let encoded = rows.map { row in
            let part = min(max(row.0 * r + row.1 * g + row.2 * b, 0), 1)
            return part <= 0.003_130_8 ? part * 12.92 : pow(part, 1 / 2.4) * 1.055 - 0.055
        }
        self.init(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha)
    }
}
