import OctantBase
import QuartzCore
import RenderServer
import Testing

@Suite("Commit")
struct CommitTests {
    @Test("an unchanged subtree is the same object in the next tree")
    func sharing() throws {
        let scene = LayerScene()
        let (a, b) = (scene.sublayer(CALayer()), scene.sublayer(CALayer()))
        let before = try #require(scene.context.newest).root
        #expect(before.sublayers.count == 2)
        a.opacity = 0.5
        CATransaction.flush()
        let after = try #require(scene.context.newest).root
        #expect(after !== before)
        #expect(after.sublayers[0].properties.opacity == 0.5)
        #expect(after.sublayers[0] !== before.sublayers[0])
        #expect(after.sublayers[1] === before.sublayers[1])
        #expect(after.sublayers[1].id == b.id)
        CATransaction.flush()
        #expect(try #require(scene.context.newest).root === after)
    }

    @Test("a root that does not lie at the origin is shown from its top left on")
    func movedRoot() throws {
        let scene = LayerScene()
        scene.root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        scene.root.frame = CGRect(x: 30, y: -5, width: 4, height: 3)
        CATransaction.flush()
        let tree = try #require(scene.context.newest)
        #expect(tree.size == CGSize(width: 4, height: 3))
        let bitmap = try #require(OffscreenRenderer.bitmap(of: tree, at: 0, scale: 1))
        #expect(bitmap.pixel(x: 0, y: 0) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: 3, y: 2) == 0xFFFF_0000)
    }

    @Test("the outermost explicit transaction commits")
    func explicit() throws {
        let scene = LayerScene()
        CATransaction.flush()
        CATransaction.begin()
        CATransaction.begin()
        scene.root.opacity = 0.25
        CATransaction.commit()
        #expect(try #require(scene.context.newest).root.properties.opacity == 1)
        CATransaction.commit()
        #expect(try #require(scene.context.newest).root.properties.opacity == 0.25)
    }

    @Test("inner transactions inherit, and restore on commit")
    func values() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setValue("mine", forKey: "own")
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 3)
        #expect(CATransaction.value(forKey: "own") as? String == "mine")
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setAnimationDuration(1)
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
        #expect(CATransaction.animationDuration() == 3)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.commit()
    }

    @Test("layout runs before the tree is made, each layer's once")
    func layout() throws {
        final class Row: CALayer {
            var passes = 0
            override func layoutSublayers() {
                super.layoutSublayers()
                passes += 1
                sublayers?.first?.frame = bounds.insetBy(dx: 5, dy: 5)
            }
        }
        let scene = LayerScene()
        let row = Row()
        row.addSublayer(CALayer())
        _ = scene.sublayer(row)
        #expect(row.passes == 1)
        row.bounds.size.width = 80
        #expect(row.needsLayout())
        CATransaction.flush()
        #expect(row.passes == 2)
        let inner = try #require(scene.context.newest).root.sublayers[0].sublayers[0]
        #expect(inner.properties.bounds.size == CGSize(width: 70, height: 20))
        row.position.x = 3
        CATransaction.flush()
        #expect(row.passes == 2)
    }

    @Test("layout that never settles is given up, said, and does not hang")
    func endlessLayout() {
        final class Restless: CALayer {
            override func layoutSublayers() { setNeedsLayout() }
        }
        let scene = LayerScene()
        nonisolated(unsafe) var lines: [String] = []  // Written by this test's own thread only.
        Log.redirected(to: { lines.append($0) }) { _ = scene.sublayer(Restless()) }
        #expect(lines.count == 1)
        #expect(scene.context.newest?.root.sublayers.count == 1)
    }

    @Test("a layer cannot be put into itself or into a layer inside it")
    func cycles() {
        let (a, b) = (CALayer(), CALayer())
        a.addSublayer(b)
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) {
            a.addSublayer(a)
            b.addSublayer(a)
            b.mask = a
        }
        #expect(lines == 3)
        #expect(a.superlayer == nil)
        #expect(b.superlayer === a)
        #expect(b.sublayers == nil)
    }

    @Test("sublayers are inserted, moved and replaced")
    func order() {
        let root = CALayer()
        let layers = (0..<4).map { number -> CALayer in
            let layer = CALayer()
            layer.name = "\(number)"
            return layer
        }
        func names() -> String { (root.sublayers ?? []).compactMap(\.name).joined() }
        root.addSublayer(layers[0])
        root.insertSublayer(layers[1], at: 0)
        root.insertSublayer(layers[2], above: layers[1])
        root.insertSublayer(layers[3], below: layers[1])
        #expect(names() == "3120")
        root.insertSublayer(layers[3], above: layers[0])
        #expect(names() == "1203")
        root.insertSublayer(layers[0], at: 99)
        #expect(names() == "1230")
        root.replaceSublayer(layers[2], with: layers[0])
        #expect(names() == "103")
        layers[0].removeFromSuperlayer()
        #expect(names() == "13")
        root.sublayers = [layers[2], layers[1]]
        #expect(names() == "21")
        #expect(layers[3].superlayer == nil)
    }

    @Test("contents are drawn at the contents' scale, with the origin at the top left")
    func display() throws {
        final class Corner: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        }
        let scene = LayerScene()
        let layer = scene.sublayer(Corner())
        #expect(layer.contents == nil)
        layer.contentsScale = 2
        layer.setNeedsDisplay()
        CATransaction.flush()
        let image = try #require(scene.context.newest?.root.sublayers[0].properties.contents)
        #expect(image.width == 80 && image.height == 60)
        #expect(image.bitmap.pixel(x: 9, y: 9) == 0xFFFF_0000)
        #expect(image.bitmap.pixel(x: 10, y: 9) == 0)
        #expect(image.bitmap.pixel(x: 0, y: 59) == 0)
    }

    @Test("a delegate draws and lays out")
    func delegate() throws {
        final class Artist: CALayerDelegate {
            var calls: [String] = []
            func layerWillDraw(_ layer: CALayer) { calls.append("will") }
            func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
            func layoutSublayers(of layer: CALayer) { calls.append("layout") }
        }
        let scene = LayerScene()
        let (layer, artist) = (CALayer(), Artist())
        layer.delegate = artist
        layer.setNeedsDisplay()
        _ = scene.sublayer(layer)
        #expect(artist.calls == ["layout", "will", "draw"])
        // Nothing was drawn: no contents.
        #expect(layer.contents == nil)
    }

    @Test(
        "without a delegate a layout manager places the sublayers, hears what is invalid, and says the size it prefers")
    func layoutManager() {
        final class Row: CALayoutManager {
            var invalid = 0
            func preferredSize(of layer: CALayer) -> CGSize {
                CGSize(width: CGFloat(layer.sublayers?.count ?? 0) * 10, height: 10)
            }
            func invalidateLayout(of layer: CALayer) { invalid += 1 }
            func layoutSublayers(of layer: CALayer) {
                for (index, sublayer) in (layer.sublayers ?? []).enumerated() {
                    sublayer.frame = CGRect(x: index * 10, y: 0, width: 10, height: 10)
                }
            }
        }
        final class Plain: CALayoutManager {}
        final class Artist: CALayerDelegate {}
        let (scene, row, artist) = (LayerScene(), Row(), Artist())
        let (layer, first, second) = (CALayer(), CALayer(), CALayer())
        layer.layoutManager = row
        for part in [first, second] { layer.addSublayer(part) }
        #expect(layer.preferredFrameSize() == CGSize(width: 20, height: 10))
        _ = scene.sublayer(layer)
        #expect(first.frame.minX == 0 && second.frame == CGRect(x: 10, y: 0, width: 10, height: 10))
        let before = row.invalid
        layer.setNeedsLayout()
        #expect(row.invalid == before + 1)
        second.frame = .zero
        layer.delegate = artist
        layer.layoutIfNeeded()
        #expect(second.frame == .zero)
        // A manager that does nothing leaves all as it is.
        let plain = Plain()
        (layer.delegate, layer.layoutManager) = (nil, plain)
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(second.frame == .zero && layer.preferredFrameSize() == layer.bounds.size)
        #expect(layer.value(forKey: "layoutManager") as? Plain === plain)
    }

    @Test("a grey contents format draws the luma of colours, the others draw as they are")
    func contentsFormat() throws {
        final class Red: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
                ctx.fill(bounds)
            }
        }
        for (format, red, green) in [
            (CALayerContentsFormat.gray8Uint, 27, 27), (.RGBA8Uint, 128, 0), (.RGBA16Float, 128, 0),
            (.automatic, 128, 0),
        ] {
            let (scene, layer) = (LayerScene(), Red())
            layer.contentsFormat = format
            layer.setNeedsDisplay()
            _ = scene.sublayer(layer, CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(try scene.image().parts(1, 1) == [red, green, format == .gray8Uint ? 27 : 0, 128])
        }
    }

    @Test("contents of a wrong type show nothing and say so")
    func wrongContents() {
        let layer = CALayer()
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) { layer.contents = "an image" }
        #expect(lines == 1)
        #expect(layer.properties.contents == nil)
    }
}
