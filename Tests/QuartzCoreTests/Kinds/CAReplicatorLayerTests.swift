import OctantBase
import QuartzCore
import RenderServer
import Testing

@Suite("Replicator layers")
struct CAReplicatorLayerTests {
    private func replicator(_ scene: LayerScene, _ sublayer: CALayer) -> CAReplicatorLayer {
        // Not committed yet: what is set next does not animate.
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        scene.root.addSublayer(layer)
        layer.addSublayer(sublayer)
        return layer
    }

    @Test("the defaults are Core Animation's, and one instance is the layer as it is")
    func defaults() throws {
        let layer = CAReplicatorLayer()
        #expect(layer.instanceCount == 1 && layer.instanceDelay == 0 && !layer.preservesDepth)
        #expect(CATransform3DIsIdentity(layer.instanceTransform) && layer.instanceColor == .white)
        #expect(layer.instanceRedOffset == 0 && layer.instanceAlphaOffset == 0)
        let scene = LayerScene()
        _ = replicator(scene, box(CGRect(x: 0, y: 0, width: 10, height: 10), .red))
        #expect(try scene.image().inked == 100)
    }

    @Test("the sublayers alone are replicated, past the bounds too, and none at count 0")
    func count() throws {
        let scene = LayerScene()
        let layer = replicator(scene, box(CGRect(x: 0, y: 0, width: 10, height: 10), .red))
        layer.frame.size = CGSize(width: 40, height: 40)
        layer.backgroundColor = .green
        layer.instanceCount = 4
        layer.instanceTransform = CATransform3DMakeTranslation(15, 0, 0)
        let image = try scene.image()
        #expect(image.inked == 1600 + 10 * 10)
        for x in [0, 15, 30, 45] { #expect(image.pixel(x: x + 2, y: 2) == 0xFFFF_0000) }
        layer.instanceCount = 0
        #expect(try scene.image().pixel(x: 2, y: 2) == 0xFF00_FF00)
        layer.instanceCount = -3
        #expect(layer.instanceCount == 0)
    }

    @Test("instance k is turned k times about the replicator's middle")
    func turns() throws {
        let scene = LayerScene()
        let layer = replicator(scene, box(CGRect(x: 45, y: 0, width: 10, height: 10), .red))
        layer.instanceCount = 4
        layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let image = try scene.image()
        for (x, y) in [(50, 5), (95, 50), (50, 95), (5, 50)] { #expect(image.parts(x, y) == [255, 0, 0, 255]) }
        #expect(image.pixel(x: 50, y: 50) == 0)
    }

    @Test("the colour with k offsets, clamped, multiplies all of instance k, images included")
    func colors() throws {
        let scene = LayerScene()
        let bitmap = try #require(Bitmap(width: 10, height: 10))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        context.setFillColor(CGColor(red: 1, green: 0.8, blue: 0.4, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let group = CALayer()
        group.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        let image = box(CGRect(x: 0, y: 0, width: 10, height: 10), .clear)
        image.contents = CGImage(bitmap: bitmap)
        group.addSublayer(image)
        group.addSublayer(box(CGRect(x: 0, y: 10, width: 10, height: 10), .white))
        let layer = replicator(scene, group)
        layer.instanceCount = 4
        layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        layer.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        (layer.instanceRedOffset, layer.instanceBlueOffset, layer.instanceAlphaOffset) = (-0.4, 0.6, -0.25)
        let shown = try scene.image()
        // Red 1, 0.6, 0.2, 0; blue 0, 0.6, 1, 1; alpha 1, 0.75, 0.5, 0.25.
        for (k, color) in [(1.0, 0.5, 0.0, 1.0), (0.6, 0.5, 0.6, 0.75), (0.2, 0.5, 1, 0.5), (0, 0.5, 1, 0.25)]
            .enumerated()
        {
            let white = shown.parts(k * 10 + 5, 15)
            let tinted = shown.parts(k * 10 + 5, 5)
            let wanted = [color.0, color.1, color.2, 1].map { $0 * color.3 * 255 }
            for part in 0..<4 { #expect(abs(Double(white[part]) - wanted[part]) <= 1, "instance \(k), part \(part)") }
            for (part, factor) in [(0, 1), (1, 0.8), (2, 0.4), (3, 1.0)] {
                #expect(abs(Double(tinted[part]) - wanted[part] * factor) <= 1, "instance \(k), part \(part)")
            }
        }
    }

    @Test("instance k sees its sublayers k delays ago")
    func delay() throws {
        let scene = LayerScene()
        let mover = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        let layer = replicator(scene, mover)
        layer.instanceCount = 3
        layer.instanceDelay = 0.25
        layer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
        let slide = CABasicAnimation(keyPath: "position.x")
        (slide.fromValue, slide.toValue, slide.duration) = (5, 105, 1)
        mover.add(slide, forKey: nil)
        scene.run(0)
        let image = try scene.image(at: 100.5)
        // Left edges: 50 at its own time, 25 a delay ago, 0 two delays ago.
        for (k, x) in [50, 25, 0].enumerated() {
            #expect(image.pixel(x: x, y: k * 20 + 5) == 0xFFFF_0000)
            #expect(image.pixel(x: x + 9, y: k * 20 + 5) == 0xFFFF_0000)
            #expect(image.pixel(x: x + 10, y: k * 20 + 5) == 0)
        }
        // A late instance still has the model's value before its begin, and runs on after the first one's end.
        #expect(try scene.image(at: 100.1).pixel(x: 0, y: 45) == 0xFFFF_0000)
        #expect(try scene.image(at: 101.25).pixel(x: 75, y: 45) == 0xFFFF_0000)
        CATransaction.setDisableActions(true)
        layer.instanceDelay = -0.25
        #expect(try scene.image(at: 100.25).pixel(x: 75, y: 45) == 0xFFFF_0000)
    }

    @Test("steps of delayed instances are named at their own times, and nothing wakes between")
    func steps() throws {
        let scene = LayerScene()
        let blinker = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        let layer = replicator(scene, blinker)
        layer.instanceCount = 2
        layer.instanceDelay = 0.3
        layer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        (blink.values, blink.duration, blink.repeatCount) = ([1, 0.5], 2, .infinity)
        blink.calculationMode = .discrete
        blinker.add(blink, forKey: nil)
        scene.run(0)
        let tree = try #require(scene.context.newest)
        var time = 100.4
        for wanted in [101, 101.3, 102, 102.3] {
            guard case .at(let next) = tree.nextChange(after: time) else {
                Issue.record("a stepped replicator is not followed frame by frame")
                return
            }
            #expect(abs(next - wanted) < 1e-6)
            time = next
        }
    }

    @Test("a hit test sees the first instance alone")
    func hit() {
        let scene = LayerScene()
        let sublayer = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        let layer = replicator(scene, sublayer)
        layer.instanceCount = 2
        layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        #expect(layer.hitTest(CGPoint(x: 5, y: 5)) === sublayer)
        #expect(layer.hitTest(CGPoint(x: 25, y: 5)) === layer)
    }

    @Test("replicators within each other show a limited number of layers together, and one line says so")
    func total() throws {
        let scene = LayerScene()
        // A line of a hundred pixels of which each instance is one, in three levels: a million.
        var layer: CALayer = box(CGRect(x: 0, y: 0, width: 1, height: 1), .red)
        for level in 0..<3 {
            let outer = CAReplicatorLayer()
            outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            outer.instanceCount = 100
            outer.instanceTransform = CATransform3DMakeTranslation(level == 0 ? 1 : 0, level == 1 ? 1 : 0, 0)
            outer.addSublayer(layer)
            layer = outer
        }
        scene.root.addSublayer(layer)
        CATransaction.flush()
        let lines = Locked<[String]>([])
        let count = try Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
            try #require(scene.context.newest).sample(at: 1).layers.count
        }
        #expect(count > 90_000 && count <= 100_100)
        #expect(lines.withLock { $0 }.first?.contains("100000 layers") == true)
        // One that has space for all is shown whole after that.
        let small = replicator(scene, box(CGRect(x: 0, y: 0, width: 10, height: 10), .green))
        (small.instanceCount, small.instanceTransform) = (3, CATransform3DMakeTranslation(50, 0, 0))
        layer.isHidden = true
        #expect(try scene.image().inked == 300)
    }
}
