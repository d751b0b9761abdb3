import CoreGraphics
import Foundation

/// The number of lines that replace one quarter of a superellipse: at 3 pixels a point they are shorter than a pixel.
private let linesOfQuarter = 24

extension ProgressBarDesign.Ends {
    /// The distance from either end of a bar that fills `rect` at which its edges become straight, in points.
    func reach(in rect: CGRect) -> CGFloat {
        switch self {
        case .round: min(rect.width, rect.height) / 2
        case .superellipse(_, let aspect): min(rect.height / 2 * sanitized(aspect), rect.width / 2)
        }
    }

    /// The outline of `outline(in:)`, `margin` points higher at both straight edges.
    func outline(in rect: CGRect, widenedBy margin: CGFloat) -> CGPath {
        let (path, reach) = (CGMutablePath(), reach(in: rect))
        let outline = outline(in: rect)
        path.addPath(outline)
        guard !outline.isEmpty, rect.width > 2 * reach else { return path }
        for top in [rect.minY - margin, rect.maxY] {
            path.addRect(CGRect(x: rect.minX + reach, y: top, width: rect.width - 2 * reach, height: margin))
        }
        return path
    }

    /// The outline of a bar that fills `rect`, from the middle of its left end clockwise. Ends that do not fit shrink.
    func outline(in rect: CGRect) -> CGPath {
        let path = CGMutablePath()
        guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
            return path
        }
        switch self {
        case .round:
            let radius = reach(in: rect)
            path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        case .superellipse(let exponent, _):
            let (half, reach) = (rect.height / 2, reach(in: rect))
            let quarter = Self.quarter(exponent: exponent.isFinite ? max(exponent, 2) : 2)
            func add(_ points: [CGPoint], _ map: (CGPoint) -> CGPoint) {
                for point in points {
                    let map = map(point)
                    if path.isEmpty { path.move(to: map) } else { path.addLine(to: map) }
                }
            }
            let (left, right) = (rect.minX + reach, rect.maxX - reach)
            add(quarter) { CGPoint(x: left - $0.x * reach, y: rect.midY - $0.y * half) }
            add(quarter.reversed()) { CGPoint(x: right + $0.x * reach, y: rect.midY - $0.y * half) }
            add(quarter) { CGPoint(x: right + $0.x * reach, y: rect.midY + $0.y * half) }
            add(quarter.reversed()) { CGPoint(x: left - $0.x * reach, y: rect.midY + $0.y * half) }
            path.closeSubpath()
        }
        return path
    }

    /// Points of |x|^n + |y|^n = 1 from (1, 0) to (0, 1).
    private static func quarter(exponent: CGFloat) -> [CGPoint] {
        (0...linesOfQuarter).map { step in
            let angle = CGFloat(step) / CGFloat(linesOfQuarter) * .pi / 2
            // Exact at the ends, where the sine or cosine is only nearly 0.
            if step == linesOfQuarter { return CGPoint(x: 0, y: 1) }
            return CGPoint(x: pow(cos(angle), 2 / exponent), y: pow(sin(angle), 2 / exponent))
        }
    }
}
