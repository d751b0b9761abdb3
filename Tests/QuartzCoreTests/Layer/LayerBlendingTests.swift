import CoreGraphics
import OctantBase
import QuartzCore
import Testing

@Suite("Blending and colours of layers")
struct LayerBlendingTests {
    @Test("a compositing filter is set by the name of a blend mode, and nil again by anything else")
    func names() {
        let layer = CALayer()
        #expect(layer.compositingFilter == nil)
        layer.compositingFilter = "multiplyBlendMode"
        #expect(layer.compositingFilter as? String == "multiplyBlendMode" && layer.blendMode == .multiply)
        #expect(layer.value(forKey: "compositingFilter") as? String == "multiplyBlendMode")
        nonisolated(unsafe) var lines: [String] = []  // Written by this test's own thread only.
        Log.redirected(to: { lines.append($0) }) { layer.setValue("fogBlendMode", forKey: "compositingFilter") }
        #expect(layer.compositingFilter == nil && lines.count == 1)
        layer.compositingFilter = "screenBlendMode"
        layer.compositingFilter = nil
        #expect(layer.blendMode == .normal)
        // What would erase all around a layer is not done.
        layer.blendMode = .sourceIn
        #expect(layer.blendMode == .normal)
    }

    @Test("a layer with a compositing filter is blended with what is drawn before it")
    func pixels() throws {
        let scene = LayerScene()
        scene.root.addSublayer(box(CGRect(x: 0, y: 0, width: 40, height: 40), .red))
        let above = box(CGRect(x: 20, y: 0, width: 40, height: 40), CGColor(red: 1, green: 1, blue: 0, alpha: 1))
        scene.root.addSublayer(above)
        #expect(try scene.image().parts(30, 20) == [255, 255, 0, 255])
        above.compositingFilter = "multiplyBlendMode"
        #expect(try scene.image().parts(30, 20) == [255, 0, 0, 255])
        #expect(try scene.image().parts(50, 20) == [255, 255, 0, 255])
        above.compositingFilter = "differenceBlendMode"
        #expect(try scene.image().parts(30, 20) == [0, 255, 0, 255])
    }

    @Test("a colour matrix changes the finished colours, and animates from number to number")
    func matrix() throws {
        func scaling(_ red: Double) -> [Double] { [red, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0] }
        let scene = LayerScene()
        let layer = box(CGRect(x: 0, y: 0, width: 40, height: 40), CGColor(red: 0.8, green: 0.4, blue: 0, alpha: 0.5))
        scene.root.addSublayer(layer)
        layer.colorMatrix = scaling(0.5)
        // Of a half transparent colour the opacity stays.
        #expect(try scene.image().parts(20, 20).enumerated().allSatisfy { abs($1 - [51, 51, 0, 128][$0]) <= 1 })
        layer.colorMatrix = scaling(1)
        let animation = CABasicAnimation(keyPath: CALayer.colorMatrixKeyPath)
        animation.fromValue = scaling(0).map { NSNumber(value: $0) }
        (animation.toValue, animation.duration) = (scaling(1).map { NSNumber(value: $0) }, 1)
        layer.add(animation, forKey: nil)
        let begin = scene.clock.now()
        #expect(try abs(scene.image(at: begin + 0.5).parts(20, 20)[0] - 51) <= 1)
        // What is no matrix changes nothing.
        layer.removeAllAnimations()
        for wrong in [[], [1, 2, 3], Array(repeating: .nan, count: 20)] as [[Double]] {
            layer.colorMatrix = wrong
            #expect(try abs(scene.image().parts(20, 20)[0] - 102) <= 1)
        }
    }
}
