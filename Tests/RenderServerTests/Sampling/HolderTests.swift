import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Layers that only hold others")
struct HolderTests {
    private let box = CGRect(x: 10, y: 10, width: 20, height: 20)
    private let red = RGBA(r: 1, g: 0, b: 0)

    private func fade(_ from: Double, _ to: Double) -> RenderAnimation {
        Layers.basic(.opacity, from: .scalar(from), to: .scalar(to))
    }

    private var growth: RenderAnimation {
        Layers.basic(.scale, from: .scalar(1), to: .scalar(2))
    }

    private func sample(_ layer: RenderLayer) -> [SampledLayer] {
        Array(Layers.tree(100, 100, [layer]).sample(at: 0.5).layers.dropFirst())
    }

    @Test("one that fades and one that grows around a single layer are not in the list; that has all they do")
    func chain() throws {
        let dot = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), color: red)
        let grows = Layers.layer(
            CGRect(x: 0, y: 0, width: 20, height: 20), animations: [growth], sublayers: [dot])
        let layers = sample(Layers.layer(box, opacity: 1, animations: [fade(0, 1)], sublayers: [grows]))
        let shown = try #require(layers.first)
        #expect(layers.count == 1 && shown.source === dot)
        #expect(shown.tint == RGBA(r: 1, g: 1, b: 1, a: 0.5))
        #expect(shown.ownRect == CGRect(x: 5, y: 5, width: 30, height: 30))
        #expect(!shown.isStill)
    }

    @Test("one that only moves several layers is not in the list, one in which they fade is")
    func several() {
        let dots = [0, 5].map { Layers.layer(CGRect(x: $0, y: 0, width: 20, height: 20), color: red) }
        #expect(sample(Layers.layer(box, animations: [growth], sublayers: dots)).count == 2)
        #expect(sample(Layers.layer(box, animations: [fade(0, 1)], sublayers: dots)).count == 3)
        // At its most opaque, too, so that it does not come and go.
        #expect(sample(Layers.layer(box, animations: [fade(1, 1)], sublayers: dots)).count == 3)
    }

    @Test("one whose only layer throws a shadow, or steps through images, fades them itself")
    func exceptions() {
        let dot = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), color: red) { $0.shadow.opacity = 1 }
        #expect(sample(Layers.layer(box, opacity: 0.5, sublayers: [dot])).count == 2)
        let steps = Layers.layer(
            CGRect(x: 0, y: 0, width: 20, height: 20), animations: [Layers.steps(8, size: 20)])
        #expect(sample(Layers.layer(box, opacity: 0.5, sublayers: [steps])).count == 2)
    }

    @Test("they look, and change, as they do where each of them is in the list", arguments: 0..<60)
    func same(seed: UInt64) throws {
        var random = RandomTrees(seed: seed &+ 5000)
        let tree = random.treeOfHolders()
        let listed = RenderTree(root: listed(tree.root), size: tree.size)
        for step in 0..<4 {
            let time = Double(step) * 0.43
            let (short, long) = (tree.sample(at: time), listed.sample(at: time))
            #expect(short.layers.count <= long.layers.count)
            #expect(short.extent == long.extent)
            #expect(short.nextChange == long.nextChange, "seed \(seed), time \(time)")
            #expect(
                try #require(OffscreenRenderer.bitmap(of: tree, at: time, scale: 1))
                    == #require(OffscreenRenderer.bitmap(of: listed, at: time, scale: 1)), "seed \(seed), time \(time)")
        }
    }

    @Test("frames of them applied one after another show what drawing anew would show", arguments: 0..<30)
    func damage(seed: UInt64) throws {
        var random = RandomTrees(seed: seed &+ 5000)
        let mailbox = CommitMailbox()
        var tree = random.treeOfHolders()
        mailbox.post(tree)
        let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
        let side = Int(RandomTrees.side)
        var shown: Bitmap?
        for step in 0..<12 {
            if step == 6 {
                tree = random.treeOfHolders()
                mailbox.post(tree)
            }
            let time = Double(step) * 0.137
            if let frame = renderer.frame(at: time, pixelWidth: side, pixelHeight: side, scale: 1) {
                shown = frame.applied(to: shown)
            }
            #expect(
                shown == OffscreenRenderer.bitmap(of: tree, at: time, scale: 1),
                "seed \(seed), time \(time)")
        }
    }

    /// The same layers, each with an animation that changes nothing but that it is in the list.
    private func listed(_ layer: RenderLayer) -> RenderLayer {
        let sublayers = layer.sublayers.map(listed)
        guard layer.onlyHoldsOthers, !layer.animations.isEmpty || layer.properties.opacity < 1 else {
            return RenderLayer(
                id: layer.id, properties: layer.properties, timing: layer.timing, animations: layer.animations,
                sublayers: sublayers, mask: layer.mask)
        }
        let nothing = Layers.basic(
            .cornerRadius, from: .scalar(layer.properties.cornerRadius), to: .scalar(layer.properties.cornerRadius))
        return RenderLayer(
            id: layer.id, properties: layer.properties, timing: layer.timing, animations: layer.animations + [nothing],
            sublayers: sublayers, mask: layer.mask)
    }
}
