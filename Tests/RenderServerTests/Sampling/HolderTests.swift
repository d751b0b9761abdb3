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
        #expect(layers.count == 1 && shown.source.id == dot.id)
        #expect(shown.tint == nil && shown.appearance.properties.opacity == 0.5)
        #expect(shown.ownRect == CGRect(x: 5, y: 5, width: 30, height: 30))
        #expect(!shown.isStill)
    }

    @Test("a layer and the one it holds are one, with the position of both, unless both fade or both turn")
    func merged() throws {
        let inner = CGRect(x: 4, y: 6, width: 10, height: 8)
        func held(_ animations: [RenderAnimation] = [], _ change: (inout LayerProperties) -> Void = { _ in })
            -> RenderLayer
        {
            Layers.layer(inner, color: red, animations: animations, change: change)
        }
        let turns = Layers.layer(box, animations: [growth], sublayers: [held()])
        let one = try #require(turns.merged)
        // The middle of the outer one, (10, 10) in its own space, stays where it is.
        #expect(one.properties.position == CGPoint(x: 20, y: 20))
        #expect(one.properties.anchorPoint == CGPoint(x: 0.6, y: 0.5))
        #expect(one.animations.count == 1 && one.properties.bounds.size == inner.size)
        let moved = try #require(Layers.layer(box, opacity: 0.5, sublayers: [held([growth])]).merged)
        #expect(moved.properties.position == CGPoint(x: 19, y: 20) && moved.properties.opacity == 0.5)
        #expect(Layers.layer(box, animations: [growth], sublayers: [held([growth])]).merged == nil)
        #expect(Layers.layer(box, animations: [fade(0, 1)], sublayers: [held([fade(0, 1)])]).merged == nil)
        #expect(Layers.layer(box, opacity: 0.5, sublayers: [held([growth]) { $0.opacity = 0.5 }]).merged == nil)
        #expect(Layers.layer(box, animations: [growth], sublayers: [held { $0.isHidden = true }]).merged == nil)
        // Nothing in it moves.
        #expect(Layers.layer(box, sublayers: [held()]).merged == nil)
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
        #expect(mergedCount(listed.root) == 0)
        for step in 0..<4 {
            let time = Double(step) * 0.43
            let (short, long) = (tree.sample(at: time), listed.sample(at: time))
            #expect(short.layers.count <= long.layers.count)
            #expect(isSame(short.extent, long.extent))
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

    @Test("random trees have layers that are one with the one they hold")
    func mergedInTrees() {
        let counts = (UInt64(0)..<60).map { seed in
            var random = RandomTrees(seed: seed &+ 5000)
            return mergedCount(random.treeOfHolders().root)
        }
        #expect(counts.reduce(0, +) > 15, "\(counts)")
    }

    private func mergedCount(_ layer: RenderLayer) -> Int {
        layer.sublayers.reduce(layer.merged == nil ? 0 : 1) { $0 + mergedCount($1) }
    }

    /// Whether two rectangles differ by roundings at most: sums of positions are made in another order.
    private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
        zip([one.minX, one.minY, one.maxX, one.maxY], [other.minX, other.minY, other.maxX, other.maxY])
            .allSatisfy { abs($0 - $1) <= 1e-9 } || one == other
    }

    /// The same layers, each by itself: one that only holds others has an animation that changes nothing but that it is
    /// in the list, or does not show its back, which nobody sees here.
    private func listed(_ layer: RenderLayer) -> RenderLayer {
        let sublayers = layer.sublayers.map(listed)
        var (properties, animations) = (layer.properties, layer.animations)
        if layer.onlyHoldsOthers {
            properties.isDoubleSided = false
            if !layer.animations.isEmpty || layer.properties.opacity < 1 {
                let radius = AnimationValue.scalar(properties.cornerRadius)
                animations.append(Layers.basic(.cornerRadius, from: radius, to: radius))
            }
        }
        return RenderLayer(
            id: layer.id, properties: properties, timing: layer.timing, animations: animations, sublayers: sublayers,
            mask: layer.mask)
    }
}
