import Testing
import UIKit

/// Every name that public sources use of CALayer, spelt as they spell it. Source: docs/sources.md, Names in use.
@Suite("Demand: CALayer")
struct LayerDemandTests {
    /// A layer whose every method that sources override records that it was called.
    private final class Speaking: CALayer {
        var calls: [String] = []
        var amount: CGFloat = 0

        override init() { super.init() }

        override init(layer: Any) {
            super.init(layer: layer)
            if let other = layer as? Speaking { amount = other.amount }
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "amount" || super.needsDisplay(forKey: key)
        }

        override func draw(in ctx: CGContext) {
            calls.append("draw")
            ctx.setFillColor(UIColor.green.cgColor)
            ctx.fill(bounds)
        }

        override func display() {
            calls.append("display")
            super.display()
        }

        override func layoutSublayers() {
            super.layoutSublayers()
            calls.append("layout")
        }

        override func action(forKey event: String) -> CAAction? {
            calls.append("action \(event)")
            return super.action(forKey: event)
        }
    }

    private func layer(_ color: UIColor, _ x: CGFloat = 0, _ y: CGFloat = 0, side: CGFloat = 8) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: side, height: side)
        layer.backgroundColor = color.cgColor
        return layer
    }

    private func shown(_ layer: CALayer) throws -> Pixels {
        try Pixels.drawing { layer.render(in: $0) }
    }

    @Test("the tree")
    func tree() throws {
        let (root, first, second) = (layer(.white, side: 20), layer(.red), layer(.blue))
        root.addSublayer(first)
        root.insertSublayer(second, at: 0)
        #expect(root.sublayers == [second, first] && first.superlayer === root)
        #expect(try shown(root)[4, 4] == red)
        second.zPosition = 1
        #expect(try shown(root)[4, 4] == blue)
        second.removeFromSuperlayer()
        root.insertSublayer(second, above: first)
        #expect(root.sublayers == [first, second])
        root.insertSublayer(second, below: first)
        #expect(root.sublayers == [second, first])
        first.name = "first"
        #expect(root.sublayers?.first { $0.name == "first" } === first)
        #expect(root.contains(CGPoint(x: 19, y: 19)) && !root.contains(CGPoint(x: 20, y: 20)))
        #expect(root.hitTest(CGPoint(x: 2, y: 2)) === second && root.hitTest(CGPoint(x: 15, y: 15)) === root)
        first.frame.origin = CGPoint(x: 10, y: 10)
        #expect(first.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 11, y: 11))
        #expect(first.convert(CGPoint(x: 11, y: 11), from: root) == CGPoint(x: 1, y: 1))
    }

    @Test("geometry")
    func geometry() throws {
        let (root, child) = (layer(.white, side: 20), layer(.red))
        root.addSublayer(child)
        child.position = CGPoint(x: 10, y: 10)
        #expect(child.frame == CGRect(x: 6, y: 6, width: 8, height: 8))
        child.anchorPoint = .zero
        #expect(child.frame == CGRect(x: 10, y: 10, width: 8, height: 8))
        child.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
        #expect(try shown(root)[13, 13] == red && shown(root)[14, 14] == white)
        child.transform = CATransform3DIdentity
        root.sublayerTransform = CATransform3DMakeTranslation(-10, -10, 0)
        #expect(try shown(root)[0, 0] == red)
        root.sublayerTransform = CATransform3DIdentity
        root.isGeometryFlipped = true
        #expect(try shown(root)[10, 9] == red)
    }

    @Test("corners, borders, masks, opacity and shadows")
    func appearance() throws {
        let square = layer(.red, side: 20)
        square.cornerRadius = 10
        #expect(abs(try shown(square).area - 100 * .pi) < 2)
        square.cornerCurve = .continuous
        square.cornerRadius = 5
        let curved = try shown(square).area
        square.cornerCurve = .circular
        #expect(curved < (try shown(square).area))
        square.cornerRadius = 0
        square.borderWidth = 2
        square.borderColor = UIColor.blue.cgColor
        #expect(try shown(square)[1, 1] == blue && shown(square)[2, 2] == red)
        square.borderWidth = 0
        let child = layer(.green, 16, 16)
        square.frame.size = CGSize(width: 18, height: 18)
        square.addSublayer(child)
        #expect(try shown(square)[19, 19] == green)
        square.masksToBounds = true
        #expect(try shown(square)[19, 19] == nothing && shown(square)[17, 17] == green)
        let mask = layer(.black)
        square.mask = mask
        #expect(try shown(square).area == 64)
        square.mask = nil
        square.opacity = 0.5
        #expect(abs(try shown(square).alpha(2, 2) - 128) <= 1)
        square.isHidden = true
        #expect(try shown(square).area == 0)
        let casting = layer(.red)
        casting.shadowColor = UIColor.blue.cgColor
        casting.shadowOpacity = 1
        casting.shadowOffset = CGSize(width: 10, height: 10)
        casting.shadowRadius = 0
        #expect(try shown(casting)[15, 15] == blue && shown(casting)[4, 4] == red)
        casting.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).cgPath
        #expect(try shown(casting)[15, 15] == nothing && shown(casting)[11, 11] == blue)
    }

    @Test("contents")
    func contents() throws {
        let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 12, height: 8)
        layer.contents = bitmap.cgImage
        #expect(try shown(layer).area == 96)
        layer.contentsGravity = .center
        #expect(try shown(layer).ink == CGRect(x: 4, y: 2, width: 4, height: 4))
        layer.contentsScale = 2
        #expect(try shown(layer).ink == CGRect(x: 5, y: 3, width: 2, height: 2))
        layer.contentsGravity = .resizeAspect
        #expect(try shown(layer).ink == CGRect(x: 2, y: 0, width: 8, height: 8))
        layer.shouldRasterize = true
        layer.rasterizationScale = 2
        layer.drawsAsynchronously = true
        #expect(try shown(layer).ink == CGRect(x: 2, y: 0, width: 8, height: 8))
    }

    @Test("drawing, laying out and acting by overridden methods")
    func overriding() throws {
        let layer = Speaking()
        layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(layer.calls.contains("display") && layer.calls.contains("draw") && layer.calls.contains("layout"))
        #expect(try shown(layer)[1, 1] == green)
        layer.amount = 3
        #expect(Speaking(layer: layer).amount == 3 && Speaking.needsDisplay(forKey: "amount"))
        layer.opacity = 0.5
        #expect(layer.action(forKey: "opacity") != nil || layer.calls.contains("action opacity"))
        layer.actions = ["opacity": NSNull()]
        #expect(layer.action(forKey: "opacity") == nil)
        layer.actions = nil
        layer.style = ["actions": ["opacity": CABasicAnimation(keyPath: "opacity")]]
        #expect(layer.action(forKey: "opacity") is CABasicAnimation)
    }

    @MainActor
    @Test("animations are added, found, shown by the presentation layer and removed")
    func animations() throws {
        try Stage.with(size: CGSize(width: 20, height: 20)) { (stage: Stage) throws in
            let layer = layer(.red)
            stage.window.layer.addSublayer(layer)
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
            layer.add(animation, forKey: "move")
            CATransaction.flush()
            stage.clock.advance(by: 0.5)
            #expect(abs((layer.presentation()?.position.x ?? 0) - 5) < 1e-6)
            #expect(layer.presentation()?.value(forKeyPath: "position.x") as? CGFloat == 5)
            #expect(layer.animationKeys() == ["move"] && layer.animation(forKey: "move") is CABasicAnimation)
            layer.removeAnimation(forKey: "move")
            #expect(layer.animation(forKey: "move") == nil)
            layer.add(animation, forKey: nil)
            layer.removeAllAnimations()
            #expect(layer.animationKeys() == nil)
            layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.z")
            let angle = try #require(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat)
            #expect(abs(abs(angle) - .pi) < 1e-9)
        }
    }
}
