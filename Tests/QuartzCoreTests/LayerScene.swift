import QuartzCore
import RenderServer
import Testing

/// A context over a root layer of 200 x 200 points, with a clock that moves by hand.
final class LayerScene {
    let clock: ManualClock
    let root = CALayer()
    let context: LayerContext

    init(at time: Double = 100) {
        clock = ManualClock(time)
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        context = LayerContext(root: root, clock: clock)
    }

    /// A layer as it is shown `seconds` after `animation` of it was committed, in a scene of its own.
    static func shown(_ animation: CAAnimation, after seconds: Double) throws -> CALayer {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        layer.add(animation, forKey: nil)
        scene.run(seconds)
        return try #require(layer.presentation())
    }

    /// Commits, moves the clock on by `seconds`, and delivers what came due.
    func run(_ seconds: Double) {
        CATransaction.flush()
        clock.advance(by: seconds)
        CATransaction.flush()
    }

    /// A sublayer of the root of this frame, committed.
    func sublayer<Layer: CALayer>(_ layer: Layer, _ frame: CGRect = CGRect(x: 10, y: 20, width: 40, height: 30))
        -> Layer
    {
        layer.frame = frame
        root.addSublayer(layer)
        CATransaction.flush()
        return layer
    }
}
