import OctantBase

/// An outline of lines and curves that does not change. Coordinates are points, in whatever space the path is used.
///
/// A coordinate that is not finite leaves its segment out, with one line on standard error.
/// `@unchecked Sendable`: all state is `storage`, which its own lock guards (also in `CGMutablePath`).
public class CGPath: Hashable, @unchecked Sendable {
    private let storage: Locked<PathGeometry>

    /// The outline as a value.
    package var geometry: PathGeometry {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }

    /// A path of this geometry.
    package init(geometry: PathGeometry) { storage = Locked(geometry) }

    /// The outline of `rect`, sent through `transform` if there is one.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(geometry: PathGeometry(rect: rect).applying(transform?.pointee ?? .identity))
    }

    /// The ellipse inside `rect`, sent through `transform` if there is one.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(geometry: PathGeometry(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// The outline of `rect` with rounded corners of `cornerWidth` by `cornerHeight` points (at most half the sides),
    /// sent through `transform` if there is one.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let geometry = PathGeometry(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(geometry: geometry.applying(transform?.pointee ?? .identity))
    }

    /// Changes the outline in place, under the lock.
    fileprivate func change(_ body: (inout sending PathGeometry) -> Void) { storage.withLock { body(&$0) } }

    /// A path of the same outline that does not change.
    public func copy() -> CGPath? { CGPath(geometry: geometry) }

    /// The path sent through `transform`, or a plain copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(geometry: geometry.applying(transform?.pointee ?? .identity))
    }

    /// A path of the same outline that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(geometry: geometry) }

    /// A path that can be added to, sent through `transform` if there is one.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(geometry: geometry.applying(transform?.pointee ?? .identity))
    }

    /// Whether nothing was added yet.
    public var isEmpty: Bool { geometry.isEmpty }

    /// The start of the next segment; the origin for an empty path.
    public var currentPoint: CGPoint { geometry.currentPoint ?? .zero }

    /// The smallest rectangle around all points, curves' control points included; null for an empty path.
    public var boundingBox: CGRect { geometry.controlPointBoundingBox }

    /// The smallest rectangle around the outline itself; null for an empty path.
    public var boundingBoxOfPath: CGRect { geometry.boundingBox }

    /// Whether `point` is inside; with a `transform`, whether `point` sent through it is.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool { geometry.contains(point.applying(transform), using: rule) }

    /// The rectangle that the path is the outline of, written to `rect` if there is space for it; false if it is none.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let outline = geometry.isRect else { return false }
        rect?.pointee = outline
        return true
    }

    /// The outline of the line that stroking the path draws, sent through `transform`; fill it by the winding rule.
    /// `lineWidth` is in points; a width that is not above 0 gives an empty path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let outline = geometry.stroked(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(geometry: outline.applying(transform))
    }

    /// The path in dashes and alternating gaps of `lengths` points, beginning `phase` points in, sent through
    /// `transform`. Lengths that are not finite, below 0 or all 0 leave the path whole.
    public func copy(
        dashingWithPhase phase: CGFloat,
        lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath { CGPath(geometry: geometry.dashed(phase: phase, lengths: lengths).applying(transform)) }

    /// Calls `block` with every element in order. The element is valid during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        let geometry = geometry
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            buffer.initialize(repeating: .zero)
            guard let points = buffer.baseAddress else { return }
            var index = 0
            for verb in geometry.verbs {
                for offset in 0..<verb.pointCount { points[offset] = geometry.points[index + offset] }
                index += verb.pointCount
                var element = CGPathElement(type: verb.elementType, points: points)
                block(&element)
            }
        }
    }

    /// Whether both paths have the same elements.
    public static func == (one: CGPath, other: CGPath) -> Bool {
        one === other || one.geometry == other.geometry
    }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(geometry) }
}

/// An outline of lines and curves that can be added to. Coordinates are points; a `transform` given with a call is
/// applied to that call's coordinates.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// A path of nothing.
    public convenience init() { self.init(geometry: PathGeometry()) }

    /// Starts a sub-path at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        change { $0.move(to: point.applying(transform)) }
    }

    /// A straight line to `point`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        change { $0.line(to: point.applying(transform)) }
    }

    /// A new sub-path from the first of `points` by straight lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        change { geometry in
            geometry.move(to: first.applying(transform))
            for point in points.dropFirst() { geometry.line(to: point.applying(transform)) }
        }
    }

    /// A quadratic curve to `end`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        change { $0.quad(to: end.applying(transform), control: control.applying(transform)) }
    }

    /// A cubic curve to `end`.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.cubic(
                to: end.applying(transform),
                control1: control1.applying(transform),
                control2: control2.applying(transform)
            )
        }
    }

    /// A circular arc, joined by a line to what is there. Angles in radians; with `clockwise` false it runs with
    /// growing angles, which is counter-clockwise where y goes up. 2π or more is one full circle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                transform: transform)
        }
    }

    /// The arc of `radius` that rounds the corner at `tangent1End` between the current point and `tangent2End`.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        change { $0.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius, transform: transform) }
    }

    /// A circular arc from `startAngle` through `delta` radians, at most 2π.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center,
                radius: radius,
                startAngle: startAngle,
                delta: delta,
                transform: transform
            )
        }
    }

    /// The outline of `rect` as a sub-path of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.append(PathGeometry(rect: rect).applying(transform)) }
    }

    /// The outlines of `rects`, each a sub-path of its own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// The ellipse inside `rect` as a sub-path of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.append(PathGeometry(ellipseIn: rect).applying(transform)) }
    }

    /// The outline of `rect` with rounded corners as a sub-path of its own.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let outline = PathGeometry(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        change { $0.append(outline.applying(transform)) }
    }

    /// All of `path`, as sub-paths of their own.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let added = path.geometry.applying(transform)
        change { $0.append(added) }
    }

    /// A straight line back to the sub-path's start, joined there.
    public func closeSubpath() { change { $0.close() } }
}

extension PathVerb {
    /// Apple's name for the verb.
    fileprivate var elementType: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
