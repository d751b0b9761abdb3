package import CoreGraphics

extension SeededGenerator {
    /// A number 0...1.
    package mutating func unit() -> Double { Double.random(in: 0...1, using: &self) }

    /// A point within 100 of the origin both ways.
    package mutating func point() -> CGPoint {
        CGPoint(x: CGFloat.random(in: -100...100, using: &self), y: CGFloat.random(in: -100...100, using: &self))
    }

    /// A path of 1 to 12 steps of all kinds.
    package mutating func path() -> PathGeometry {
        var path = PathGeometry()
        path.move(to: point())
        path.line(to: point())
        for _ in 0..<Int.random(in: 0...11, using: &self) {
            switch Int.random(in: 0...5, using: &self) {
            case 0: path.move(to: point())
            case 1: path.line(to: point())
            case 2: path.quad(to: point(), control: point())
            case 3: path.cubic(to: point(), control1: point(), control2: point())
            case 4: path.close()
            default:
                path.addRelativeArc(
                    center: point(),
                    radius: CGFloat(unit() * 50),
                    startAngle: CGFloat(unit() * 7),
                    delta: CGFloat(unit() * 12 - 6)
                )
            }
        }
        return path
    }
}
