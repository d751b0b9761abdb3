import OctantBase
import QuartzCore

/// A gradient as a layer shows it.
struct RenderGradient: Equatable {
    /// The layer's frame, in points of the view.
    var frame: CGRect
    /// The kind of gradient.
    var type: CAGradientLayerType
    /// The colours, each with its position, 0...1.
    var colors: [CGColor]
    var locations: [Double]
    /// The two positions that the gradient runs by, in fractions of the layer.
    var start: CGPoint
    var end: CGPoint

    /// `gradient` of what is in `bounds`, on a layer that covers `frame`.
    init(_ gradient: PaintGradient, bounds: CGRect, frame: CGRect) {
        let stops = gradient.stops.ordered { $0.location < $1.location }
        // One colour, or none, is shown as an even gradient of it.
        let doubled = stops.count == 1 ? stops + stops : stops
        var positions = doubled.map(\.location)
        var (first, second) = (CGPoint.zero, CGPoint.zero)
        /// The colours lie between two ellipses around `center`, the outer one of these radii.
        func radial(_ center: UnitPoint, _ radii: CGSize, _ from: CGFloat, _ to: CGFloat) {
            let inner = to > 0 ? Double(min(max(from, 0) / to, 1)) : 1
            first = center.point(in: bounds)
            second = CGPoint(x: first.x + radii.width, y: first.y + radii.height)
            positions = positions.map { inner + $0 * (1 - inner) }
        }
        switch gradient.kind {
        case .linear(let from, let to):
            type = .axial
            (first, second) = (from.point(in: bounds), to.point(in: bounds))
        case .radial(let center, let from, let to):
            type = .radial
            radial(center, CGSize(width: max(to, 0), height: max(to, 0)), from, to)
        case .elliptical(let center, let from, let to):
            type = .radial
            radial(center, CGSize(width: bounds.width * max(to, 0), height: bounds.height * max(to, 0)), from, to)
        case .angular(let center, let angle):
            type = .conic
            first = center.point(in: bounds)
            second = CGPoint(x: first.x + CGFloat(cos(angle.radians)), y: first.y + CGFloat(sin(angle.radians)))
        }
        // A layer lays gradients out in a square and stretches that to its bounds, which changes slanted lines and
        // angles: for these the layer is made square.
        var frame = frame
        if type == .conic || (type == .axial && first.x != second.x && first.y != second.y) {
            let side = max(frame.width, frame.height)
            frame = frame.insetBy(dx: (frame.width - side) / 2, dy: (frame.height - side) / 2)
        }
        self.frame = frame
        /// A position in the view in fractions of the layer.
        func map(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: frame.width > 0 ? (point.x - frame.minX) / frame.width : 0,
                y: frame.height > 0 ? (point.y - frame.minY) / frame.height : 0)
        }
        (start, end) = (map(first), map(second))
        // A layer's positions lie in 0...1: what lies beyond is cut where it crosses the ends.
        (colors, locations) = Self.clipped(doubled.map { CGColor(rgba: $0.color) }, positions)
    }

    /// The colours between 0 and 1, with those at 0 and 1 found between their neighbours where colours lie beyond.
    private static func clipped(_ colors: [CGColor], _ positions: [Double]) -> ([CGColor], [Double]) {
        guard let low = positions.first, let high = positions.last, low < 0 || high > 1 else {
            return (colors, positions)
        }
        func color(at position: Double) -> CGColor {
            guard let after = positions.firstIndex(where: { $0 >= position }), after > 0 else {
                return (position <= low ? colors.first : colors.last) ?? .clear
            }
            let span = positions[after] - positions[after - 1]
            let share = span > 0 ? (position - positions[after - 1]) / span : 1
            let (one, other) = (colors[after - 1].rgba, colors[after].rgba)
            func mix(_ part: KeyPath<RGBA, Double>) -> Double {
                one[keyPath: part] + (other[keyPath: part] - one[keyPath: part]) * share
            }
            return CGColor(rgba: RGBA(r: mix(\.r), g: mix(\.g), b: mix(\.b), a: mix(\.a)))
        }
        let inside = zip(colors, positions).filter { $0.1 > 0 && $0.1 < 1 }
        return (
            [color(at: 0)] + inside.map(\.0) + [color(at: 1)], [0] + inside.map(\.1) + [1]
        )
    }
}
