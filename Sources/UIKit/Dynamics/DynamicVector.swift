import CoreGraphics
import Foundation
import OctantBase

/// Two coordinates in points, or what is measured by them.
struct DynamicVector: Hashable {
    var x: Double
    var y: Double

    static let zero = DynamicVector(0, 0)

    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

    /// A point that a program set, which the log calls `name`; that of `fallback` for a coordinate that is no number.
    init(_ point: CGPoint, _ name: String, else fallback: DynamicVector = .zero) {
        self.init(dynamicNumber(point.x, name, else: fallback.x), dynamicNumber(point.y, name, else: fallback.y))
    }

    /// The vector of length 1 at `angle`, in radians.
    init(angle: Double) { self.init(cos(angle), sin(angle)) }

    var length: Double { (x * x + y * y).squareRoot() }
    /// The direction, of length 1; nil where there is none.
    var direction: DynamicVector? { length > 1e-9 ? self / length : nil }
    var point: CGPoint { CGPoint(x: x, y: y) }
    var isFinite: Bool { (x + y).isFinite }

    func dot(_ other: DynamicVector) -> Double { x * other.x + y * other.y }
    /// The length of the vector product.
    func cross(_ other: DynamicVector) -> Double { x * other.y - y * other.x }
    /// The vector product with an axis out of the plane of length `spin`, from the left: the speed of this point.
    func turned(by spin: Double) -> DynamicVector { DynamicVector(-spin * y, spin * x) }

    static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y) }
    static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y) }
    static prefix func - (a: Self) -> Self { Self(-a.x, -a.y) }
    static func * (factor: Double, a: Self) -> Self { Self(factor * a.x, factor * a.y) }
    static func / (a: Self, divisor: Double) -> Self { Self(a.x / divisor, a.y / divisor) }
    static func += (a: inout Self, b: Self) { a = a + b }
}

/// `value`, within `range`; what is no number is `fallback`, with one line of the log that calls it `name`.
func dynamicNumber(
    _ value: CGFloat, _ name: String, in range: ClosedRange<Double> = -1e9...1e9, else fallback: Double = 0
) -> Double {
    guard value.isFinite else {
        Log.once("dynamics.\(name)", "\(name) of a dynamic behavior was set to no finite number: \(fallback) instead")
        return fallback
    }
    return min(max(Double(value), range.lowerBound), range.upperBound)
}
