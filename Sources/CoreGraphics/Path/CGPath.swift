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
    final func change(_ body: (inout sending PathGeometry) -> Void) { storage.withLock { body(&$0) } }

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

    /// The outline of the line that stroking `path` draws, as `copy(strokingWithWidth:…)` makes it.
    public convenience init?(
        __byStroking path: CGPath,
        transform: UnsafePointer<CGAffineTransform>?,
        lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat
    ) {
        let outline = path.geometry.stroked(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        self.init(geometry: outline.applying(transform?.pointee ?? .identity))
    }

    /// `path` in dashes, as `copy(dashingWithPhase:…)` makes it of the `count` numbers at `lengths`.
    public convenience init?(
        __byDashing path: CGPath,
        transform: UnsafePointer<CGAffineTransform>?,
        phase: CGFloat,
        lengths: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        let lengths = Array(UnsafeBufferPointer(start: lengths, count: lengths == nil ? 0 : max(count, 0)))
        let dashes = path.geometry.dashed(phase: phase, lengths: lengths)
        self.init(geometry: dashes.applying(transform?.pointee ?? .identity))
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

    /// Calls `function` with `info` and every element in order. The element is valid during the call only.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Whether both paths have the same elements.
    public static func == (one: CGPath, other: CGPath) -> Bool {
        one === other || one.geometry == other.geometry
    }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(geometry) }
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
