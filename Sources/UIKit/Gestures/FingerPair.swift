import CoreGraphics

/// Two fingers, as far as pinches and rotations go by them. Points and radians of the window's space.
struct FingerPair: Equatable {
    private let way: CGVector

    /// The pair of the first two of `touches`; nil for fewer.
    @MainActor
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
        way = CGVector(dx: b.x - a.x, dy: b.y - a.y)
    }

    /// The distance between the fingers, at least one point: they cannot be nearer.
    var distance: CGFloat { max(hypot(way.dx, way.dy), 1) }

    /// The angle by which the fingers have turned since they were `other`, clockwise, between minus and plus half a
    /// turn.
    func angle(from other: FingerPair) -> CGFloat {
        let (a, b) = (other.way, way)
        return atan2(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy)
    }
}
