package import CoreGraphics

/// Numbers that look random and are the same for the same seed (SplitMix64).
package struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    /// The numbers of `seed`.
    package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

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
