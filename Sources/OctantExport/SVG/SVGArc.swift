internal import CoreGraphics
internal import Foundation

// How far a curve may be from a circle, as a share of the radius: what four curves make of a circle is.
private let tolerance = 4e-4
// The greatest angle of a curve that is taken for an arc, and of an arc that is written, in radians.
private let greatestCurve = 1.8
private let greatestArc = 1.5 * Double.pi

/// A part of a circle's line.
struct SVGArc {
    var center: CGPoint
    var radius: Double
    /// Radians, clockwise as seen.
    var sweep: Double

    /// The arc that a cubic is as good as; nil for another one.
    init?(_ p0: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ p3: CGPoint) {
        let (ux, uy) = (Double(c1.x - p0.x), Double(c1.y - p0.y))
        let (vx, vy) = (Double(p3.x - c2.x), Double(p3.y - c2.y))
        let cross = ux * vy - uy * vx
        let (leaving, arriving) = (hypot(ux, uy), hypot(vx, vy))
        guard leaving > 1e-6, arriving > 1e-6, abs(cross) > 1e-3 * leaving * arriving else { return nil }
        // Both ends are as far from the centre, across the way that the curve leaves and arrives.
        let (dx, dy) = (Double(p3.x - p0.x), Double(p3.y - p0.y))
        let (nx, ny, mx, my) = (-uy / leaving, ux / leaving, -vy / arriving, vx / arriving)
        let determinant = nx * my - ny * mx
        guard abs(determinant) > 1e-6 else { return nil }
        let along = (dx * my - dy * mx) / determinant
        center = CGPoint(x: Double(p0.x) + nx * along, y: Double(p0.y) + ny * along)
        radius = abs(along)
        guard radius > 1e-6, radius.isFinite else { return nil }
        let (x0, y0) = (Double(p0.x - center.x), Double(p0.y - center.y))
        let (x3, y3) = (Double(p3.x - center.x), Double(p3.y - center.y))
        sweep = atan2(x0 * y3 - y0 * x3, x0 * x3 + y0 * y3)
        guard abs(sweep) < greatestCurve, sweep * cross > 0 else { return nil }
        for share in [0.25, 0.5, 0.75, 1] {
            let (s, t) = (1 - share, share)
            func part(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Double {
                Double(a) * s * s * s + Double(b) * 3 * s * s * t + Double(c) * 3 * s * t * t + Double(d) * t * t * t
            }
            let (x, y) = (part(p0.x, c1.x, c2.x, p3.x), part(p0.y, c1.y, c2.y, p3.y))
            let distance = hypot(x - Double(center.x), y - Double(center.y))
            guard abs(distance - radius) <= tolerance * radius else { return nil }
        }
    }

    /// This arc and the next one as one; nil where they are not of one circle, or too much of it for one command.
    func joined(with next: SVGArc) -> SVGArc? {
        guard abs(next.radius - radius) <= tolerance * radius, sweep * next.sweep > 0,
            hypot(Double(next.center.x - center.x), Double(next.center.y - center.y)) <= tolerance * radius,
            abs(sweep + next.sweep) < greatestArc
        else { return nil }
        var result = self
        result.sweep += next.sweep
        return result
    }

    /// The command that leads to `end`.
    func text(to end: String) -> String {
        let length = SVGText.length(radius)
        return "A\(length) \(length) 0 \(abs(sweep) > .pi ? 1 : 0) \(sweep > 0 ? 1 : 0) \(end)"
    }
}
