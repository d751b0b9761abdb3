import Testing
import UIKit

/// Every name that public sources use of the layers of one purpose, spelt as they spell it. Source: docs/sources.md,
/// Names in use.
@Suite("Demand: kinds of layers")
@MainActor
struct LayerKindsDemandTests {
    private func shown(_ layer: CALayer) throws -> Pixels {
        try Stage.with(size: CGSize(width: 40, height: 40)) { (stage: Stage) throws in
            stage.window.layer.addSublayer(layer)
            return try Pixels(UIImage(cgImage: CGImage(bitmap: try stage.image())))
        }
    }

    @Test("shapes")
    func shapes() throws {
        func shape(_ change: (CAShapeLayer) -> Void) throws -> Pixels {
            let layer = CAShapeLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            layer.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
            layer.fillColor = UIColor.clear.cgColor
            layer.strokeColor = UIColor.red.cgColor
            layer.lineWidth = 4
            change(layer)
            return try shown(layer)
        }
        let whole = try shape { _ in }
        #expect(whole.area == 320 && whole[10, 10] == red && whole[20, 20] == nothing)
        #expect(try shape { $0.fillColor = UIColor.blue.cgColor }[20, 20] == blue)
        #expect(try shape { $0.strokeEnd = 0.5 }.area < 170)
        let second = try shape { $0.strokeStart = 0.5 }
        #expect(second.alpha(20, 30) == 255 && second.alpha(20, 10) == 0)
        #expect(try shape { $0.lineJoin = .bevel }.area < 320 && shape { $0.lineJoin = .round }.area < 320)
        #expect(try shape { $0.miterLimit = 1 }.area < 320)
        #expect(try shape { ($0.lineJoin, $0.miterLimit) = (.miter, 10) }.area == 320)
        let dashed = try shape { ($0.lineDashPattern, $0.lineDashPhase) = ([5, 5], 0) }
        #expect(abs(dashed.area - 160) < 20)
        #expect(try shape { ($0.lineDashPattern, $0.lineDashPhase) = ([5, 5], 5) }.alpha(12, 10) == 0)
        func line(_ cap: CAShapeLayerLineCap) throws -> CGRect {
            try shape {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 10, y: 20))
                path.addLine(to: CGPoint(x: 30, y: 20))
                ($0.path, $0.lineCap) = (path.cgPath, cap)
            }.ink
        }
        #expect(try line(.butt).width == 20 && line(.round).width == 24 && line(.square).width == 24)
        func rings(_ rule: CAShapeLayerFillRule) throws -> Double {
            try shape {
                let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
                path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
                ($0.path, $0.fillRule, $0.lineWidth) = (path.cgPath, rule, 0)
                $0.fillColor = UIColor.black.cgColor
            }.area
        }
        #expect(try rings(.nonZero) == 400 && rings(.evenOdd) == 300)
    }

    @Test("gradients")
    func gradients() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let down = try shown(layer)
        #expect(down[20, 0][0] > 245 && down[20, 39][2] > 245 && down[0, 20] == down[39, 20])
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        let across = try shown(layer)
        #expect(across[0, 20][0] > 245 && across[39, 20][2] > 245 && across[20, 0] == across[20, 39])
        layer.locations = [0.5, 0.5]
        #expect(try shown(layer)[18, 20] == red && shown(layer)[22, 20] == blue)
        layer.locations = nil
        layer.type = .radial
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        let radial = try shown(layer)
        #expect(radial[20, 20][0] > 235 && radial[39, 20][2] > 235 && radial[0, 0] == blue)
        layer.type = .conic
        #expect(try shown(layer)[5, 20] != shown(layer)[35, 20])
        layer.type = .axial
    }

    @Test("replicators")
    func replicators() throws {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        dot.backgroundColor = UIColor.red.cgColor
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        #expect(try shown(replicator).area == 48)
        try Stage.with(size: CGSize(width: 40, height: 40)) { (stage: Stage) throws in
            replicator.instanceDelay = 1
            stage.window.layer.addSublayer(replicator)
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 0, 1)
            animation.isRemovedOnCompletion = false
            dot.add(animation, forKey: "blink")
            @MainActor func visible() throws -> [Bool] {
                let image = try stage.image()
                return [2, 12, 22].map { image.pixel(x: $0, y: 2) >> 24 > 0 }
            }
            _ = try visible()
            stage.clock.advance(by: 0.5)
            #expect(try visible() == [false, true, true])
            stage.clock.advance(by: 1)
            #expect(try visible() == [true, false, true])
        }
    }

    @Test("text")
    func text() throws {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.string = "H"
        layer.foregroundColor = UIColor.red.cgColor
        layer.fontSize = 20
        let left = try shown(layer).ink
        #expect(left.height > 12 && left.height < 20 && left.minX < 5)
        layer.fontSize = 10
        #expect(try shown(layer).ink.height < left.height * 0.7)
        layer.alignmentMode = .center
        #expect(abs(try shown(layer).ink.midX - 20) <= 1)
        layer.alignmentMode = .right
        #expect(try shown(layer).ink.maxX > 37)
    }
}
