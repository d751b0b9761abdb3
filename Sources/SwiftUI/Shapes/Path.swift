/// An outline of lines and curves, in points. A coordinate that is not finite leaves its segment out, with one line on
/// standard error.
public struct Path: Equatable, Sendable {
    private(set) var geometry: PathGeometry

    /// The path of this geometry.
    init(geometry: PathGeometry) { self.geometry = geometry }

    /// A path of nothing.
    public init() { geometry = PathGeometry() }

    /// The outline of `path`.
    public init(_ path: CGPath) { geometry = path.geometry }

    /// The outline of `path` as it is now.
    public init(_ path: CGMutablePath) { geometry = path.geometry }

    /// The outline of `rect`, from its minimum corner clockwise.
    public init(_ rect: CGRect) { geometry = PathGeometry(rect: rect.standardized) }

    /// The outline of `rect` with corners of `cornerSize` points, clockwise.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        geometry = RoundedRectOutline(rect: rect, cornerSize: cornerSize, style: style).geometry
    }

    /// The outline of `rect` with corners of `cornerRadius` points, clockwise.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The outline of `rect` with corners of different radii, clockwise.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        geometry = RoundedRectOutline(rect: rect, radii: cornerRadii, style: style).geometry
    }

    /// The ellipse inside `rect`, from its point of greatest x clockwise.
    public init(ellipseIn rect: CGRect) { geometry = PathGeometry(ellipseIn: rect.standardized) }

    /// The path that `callback` builds.
    public init(_ callback: (inout Path) -> Void) {
        geometry = PathGeometry()
        callback(&self)
    }

    /// The path from the `description` of another path: numbers, each row of them followed by `m` (move), `l` (line),
    /// `q` (quadratic curve), `c` (cubic curve) or `h` (close). nil for anything else.
    public init?(_ string: String) {
        guard let geometry = PathText.geometry(of: string) else { return nil }
        self.geometry = geometry
    }

    // MARK: Reading

    /// The path for Core Graphics.
    public var cgPath: CGPath { CGPath(geometry: geometry) }

    /// Whether nothing was added yet.
    public var isEmpty: Bool { geometry.isEmpty }

    /// The smallest rectangle around what is drawn, curves' control points left out; null for an empty path.
    public var boundingRect: CGRect { geometry.boundingBox }

    /// The start of the next segment; nil for an empty path.
    public var currentPoint: CGPoint? { geometry.currentPoint }

    /// Whether `point` is inside; by the winding rule, or by counting crossings if `eoFill`.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        geometry.contains(point, using: eoFill ? .evenOdd : .winding)
    }

    /// One step of a path.
    public enum Element: Equatable, Sendable {
        /// Starts a sub-path.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A quadratic curve.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic curve.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the sub-path's start, joined there.
        case closeSubpath
    }

    /// Calls `body` with every step in order.
    public func forEach(_ body: (Element) -> Void) {
        var index = 0
        for verb in geometry.verbs {
            let points = geometry.points[index..<index + verb.pointCount]
            switch verb {
            case .move: body(.move(to: points[index]))
            case .line: body(.line(to: points[index]))
            case .quad: body(.quadCurve(to: points[index + 1], control: points[index]))
            case .cubic:
                body(.curve(to: points[index + 2], control1: points[index], control2: points[index + 1]))
            case .close: body(.closeSubpath)
            }
            index += verb.pointCount
        }
    }

    // MARK: Making others

    /// The part between two fractions of the length of all sub-paths together, 0...1. Fractions outside are clamped.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(geometry: geometry.trimmed(from: Double(from), to: Double(to)))
    }

    /// The outline of the line that stroking the path with `style` draws.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var line = geometry
        if !style.dash.isEmpty { line = line.dashed(phase: style.dashPhase, lengths: style.dash) }
        return Path(
            geometry: line.stroked(
                width: style.lineWidth, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit))
    }

    /// The path sent through `transform`.
    public func applying(_ transform: CGAffineTransform) -> Path { Path(geometry: geometry.applying(transform)) }

    /// The path `dx` points to the right and `dy` points down.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// Changes the outline.
    mutating func change(_ body: (inout PathGeometry) -> Void) { body(&geometry) }
}

extension Path: LosslessStringConvertible {
    /// The path as text: numbers, each row of them followed by `m` (move), `l` (line), `q` (quadratic curve), `c`
    /// (cubic curve) or `h` (close).
    public var description: String { PathText.text(of: geometry) }
}

extension Path: Hashable {
    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(geometry) }
}
