import RenderServer
import Testing
import UIKit

/// A ring as iOS sources have it: a view whose layer draws itself and animates a property of its own.
private final class RingLayer: CALayer {
    @AnimatableLayerProperty var progress: CGFloat = 0

    override init() { super.init() }

    override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? RingLayer { progress = layer.progress }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        UIGraphicsPushContext(ctx)
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height)).fill()
        UIGraphicsPopContext()
    }
}

private final class RingView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
    var ring: RingLayer? { layer as? RingLayer }
}

@MainActor
@Suite("Views whose layers draw themselves")
struct DrawnLayerViewTests {
    private func columns(_ stage: Stage) throws -> Int {
        let image = try stage.image()
        return (0..<image.width).filter { image.pixel(x: $0, y: 5) == 0xFFFF_0000 }.count
    }

    @Test("a property of the layer's own animates, frame by frame, in a view")
    func animates() throws {
        try Stage.with(size: CGSize(width: 40, height: 10)) { (stage: Stage) throws in
            let view = RingView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
            stage.window.addSubview(view)
            let animation = CABasicAnimation(keyPath: "progress")
            (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 2)
            view.ring?.progress = 0.5
            CATransaction.flush()
            #expect(try columns(stage) == 20)
            view.ring?.add(animation, forKey: "progress")
            for wanted in [0, 10, 20, 30] {
                CATransaction.flush()
                #expect(try columns(stage) == wanted)
                stage.clock.advance(by: 0.5)
            }
            CATransaction.flush()
            CATransaction.flush()
            #expect(try columns(stage) == 20)
        }
    }
}
