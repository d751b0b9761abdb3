import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Frames of a surface")
struct SurfaceRendererTests {
    private func renderer(_ tree: RenderTree) -> (SurfaceRenderer, CommitMailbox) {
        let mailbox = CommitMailbox()
        mailbox.post(tree)
        return (SurfaceRenderer(mailbox: mailbox, cache: RasterCache()), mailbox)
    }

    @Test("the first frame is whole, and nothing follows until something changes")
    func firstFrame() throws {
        let (renderer, mailbox) = renderer(
            Layers.tree(40, 40, [Layers.layer(CGRect(x: 5, y: 5, width: 9, height: 9), color: .black)]))
        let first = try #require(renderer.frame(at: 0, pixelWidth: 40, pixelHeight: 40, scale: 1))
        #expect(first.isComplete)
        #expect(renderer.frame(at: 1, pixelWidth: 40, pixelHeight: 40, scale: 1) == nil)
        #expect(renderer.nextChange(after: 1) == .never)
        renderer.invalidate()
        #expect(renderer.frame(at: 2, pixelWidth: 40, pixelHeight: 40, scale: 1)?.isComplete == true)
        mailbox.post(Layers.tree(40, 40, []))
        #expect(renderer.nextChange(after: 3) == .at(3))
    }

    @Test("frames applied one after another show what drawing anew would show", arguments: 0..<60)
    func damageIsEnough(seed: UInt64) throws {
        var random = RandomTrees(seed: seed)
        let (renderer, mailbox) = renderer(random.tree())
        let side = Int(RandomTrees.side)
        var shown: Bitmap?
        var tree = try #require(mailbox.newest)
        for step in 0..<12 {
            if step % 6 == 5 {
                tree = random.tree()
                mailbox.post(tree)
            }
            let time = Double(step) * 0.137
            if let frame = renderer.frame(at: time, pixelWidth: side, pixelHeight: side, scale: 1) {
                shown = frame.applied(to: shown)
            }
            let anew = try #require(OffscreenRenderer.bitmap(of: tree, at: time, scale: 1))
            #expect(shown == anew, "seed \(seed), time \(time)")
        }
    }

    @Test("they do with any number of pixels a point", arguments: [0.5, 2, 3])
    func otherScales(scale: CGFloat) throws {
        for seed: UInt64 in 0..<12 {
            var random = RandomTrees(seed: seed &+ 300)
            let tree = random.tree()
            let (renderer, _) = renderer(tree)
            let side = Int(RandomTrees.side * scale)
            var shown: Bitmap?
            for step in 0..<4 {
                let time = Double(step) * 0.137
                if let frame = renderer.frame(at: time, pixelWidth: side, pixelHeight: side, scale: scale) {
                    shown = frame.applied(to: shown)
                }
                let anew = try #require(OffscreenRenderer.bitmap(of: tree, at: time, scale: scale))
                #expect(shown == anew, "seed \(seed), time \(time)")
            }
        }
    }

    /// What a layer that draws nothing itself can begin to do to all that is in it.
    enum Effect: CaseIterable {
        case fade, clip, round, mask

        func layer(_ inner: RenderLayer, id: LayerID) -> RenderLayer {
            let frame = CGRect(x: 10, y: 10, width: 40, height: 40)
            let mask = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 40), color: .black)
            return Layers.layer(
                frame, opacity: self == .fade ? 0.5 : 1, sublayers: [inner], mask: self == .mask ? mask : nil, id: id
            ) { properties in
                properties.masksToBounds = self == .clip || self == .round
                properties.cornerRadius = self == .round ? 15 : 0
            }
        }
    }

    @Test("what a layer begins or ends to do to layers that stay is painted", arguments: Effect.allCases)
    func effects(effect: Effect) throws {
        let inner = Layers.layer(CGRect(x: 0, y: 0, width: 50, height: 30), color: .black)
        let id = LayerID.unique()
        let plain = Layers.tree(
            80, 80, [Layers.layer(CGRect(x: 10, y: 10, width: 40, height: 40), sublayers: [inner], id: id)])
        let (renderer, mailbox) = renderer(plain)
        var shown: Bitmap?
        for tree in [plain, Layers.tree(80, 80, [effect.layer(inner, id: id)]), plain] {
            mailbox.post(tree)
            let frame = try #require(renderer.frame(at: 0, pixelWidth: 80, pixelHeight: 80, scale: 1))
            shown = frame.applied(to: shown)
            #expect(shown == OffscreenRenderer.bitmap(of: tree, at: 0, scale: 1))
        }
    }

    @Test("no pixel changes before the instant that was named", arguments: 0..<60)
    func neverLate(seed: UInt64) throws {
        var random = RandomTrees(seed: seed &+ 1000)
        let tree = random.tree()
        for step in 0..<12 {
            let time = Double(step) * 0.31
            let named: Double
            switch tree.nextChange(after: time) {
            case .continuous: continue
            case .never: named = time + 10
            case .at(let instant): named = min(instant, time + 10)
            }
            let now = try #require(OffscreenRenderer.bitmap(of: tree, at: time, scale: 1))
            for fraction in [0.1, 0.5, 0.9, 0.9999] {
                let instant = time + (named - time) * fraction
                // Media time has a resolution of 100 ns.
                guard instant < named - 2e-7 else { continue }
                #expect(
                    OffscreenRenderer.bitmap(of: tree, at: instant, scale: 1) == now,
                    "seed \(seed): \(instant) differs from \(time), named \(named)")
            }
        }
    }

    @Test("1,000 random frames of 20 random trees are the same whatever was rendered before, on two threads")
    func pure() async throws {
        var random = RandomTrees(seed: 77)
        let trees = (0..<20).map { _ in random.tree() }
        var generator = SeededGenerator(seed: 78)
        let frames = (0..<1000).map { _ in
            (tree: Int.random(in: 0..<20, using: &generator), time: Double.random(in: -2...8, using: &generator))
        }
        let side = Int(RandomTrees.side)
        let rect = PixelRect(x: 0, y: 0, width: side, height: side)
        // Each thread draws all of them, in an order of its own.
        let drawn = await withTaskGroup(of: [Int: Bitmap].self) { group in
            for worker in 0..<2 {
                group.addTask {
                    var generator = SeededGenerator(seed: UInt64(worker))
                    let painter = TreePainter(cache: RasterCache())
                    var result: [Int: Bitmap] = [:]
                    for index in frames.indices.shuffled(using: &generator) {
                        let sample = trees[frames[index].tree].sample(at: frames[index].time)
                        result[index] = painter.paint(sample, rect, of: rect, scale: 1)
                    }
                    return result
                }
            }
            return await group.reduce(into: [[Int: Bitmap]]()) { $0.append($1) }
        }
        #expect(drawn[0].count == 1000)
        #expect(drawn[0] == drawn[1])
        for index in stride(from: 0, to: 1000, by: 10) {
            let alone = OffscreenRenderer.bitmap(of: trees[frames[index].tree], at: frames[index].time, scale: 1)
            #expect(drawn[0][index] == alone)
        }
    }

    @Test("where only parts are to be painted, those of the first frame are the parts, and what changes follows")
    func parts() throws {
        let id = LayerID.unique()
        func tree(x: CGFloat) -> RenderTree {
            Layers.tree(80, 80, [Layers.layer(CGRect(x: x, y: 10, width: 20, height: 20), color: .black, id: id)])
        }
        let (renderer, mailbox) = renderer(tree(x: 5))
        let parts = [PixelRect(x: 0, y: 0, width: 40, height: 40), PixelRect(x: 60, y: 60, width: 10, height: 10)]
        renderer.parts = parts
        let first = try #require(renderer.frame(at: 0, pixelWidth: 80, pixelHeight: 80, scale: 1))
        #expect(first.patches.map(\.rect) == parts && !first.isComplete)
        let whole = try #require(OffscreenRenderer.bitmap(of: tree(x: 5), at: 0, scale: 1))
        #expect(first.patches[0].bitmap.pixel(x: 6, y: 11) == whole.pixel(x: 6, y: 11))
        #expect(first.patches[0].bitmap.pixel(x: 26, y: 11) == 0)
        mailbox.post(tree(x: 15))
        let next = try #require(renderer.frame(at: 1, pixelWidth: 80, pixelHeight: 80, scale: 1))
        #expect(next.patches.map(\.rect) == [PixelRect(x: 5, y: 10, width: 30, height: 20)])
    }

    @Test("a patch is known to be opaque where all begins with something opaque and nothing is blended")
    func opaquePatches() throws {
        let white = Layers.layer(CGRect(x: 0, y: 0, width: 40, height: 20), color: .white)
        func frame(_ layers: [RenderLayer]) throws -> Frame {
            let (renderer, _) = renderer(Layers.tree(40, 20, layers))
            return try #require(renderer.frame(at: 0, pixelWidth: 40, pixelHeight: 20, scale: 1))
        }
        let half = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), color: RGBA(r: 0, g: 0, b: 0, a: 0.5))
        let hole = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), color: .black) {
            $0.blendMode = .destinationOut
        }
        #expect(try frame([white, half]).patches[0].isOpaque)
        #expect(try !frame([half]).patches[0].isOpaque)
        #expect(try !frame([white, hole]).patches[0].isOpaque)
    }

    @Test("after an invalidation a tree that somebody else took is shown")
    func takenByAnother() throws {
        let (renderer, mailbox) = renderer(Layers.tree(10, 10, []))
        _ = renderer.frame(at: 0, pixelWidth: 10, pixelHeight: 10, scale: 1)
        let newer = Layers.tree(10, 10, [Layers.layer(CGRect(x: 0, y: 0, width: 10, height: 10), color: .black)])
        mailbox.post(newer)
        _ = mailbox.take()
        #expect(renderer.frame(at: 1, pixelWidth: 10, pixelHeight: 10, scale: 1) == nil)
        renderer.invalidate()
        let frame = try #require(renderer.frame(at: 2, pixelWidth: 10, pixelHeight: 10, scale: 1))
        #expect(frame.patches[0].bitmap.pixel(x: 5, y: 5) == RGBA.black.pixel)
    }

    @Test("a surface of no pixels, no scale or no tree has no frame")
    func nothingToShow() {
        let (renderer, _) = renderer(Layers.tree(10, 10, []))
        #expect(renderer.frame(at: 0, pixelWidth: 0, pixelHeight: 10, scale: 1) == nil)
        #expect(renderer.frame(at: 0, pixelWidth: -5, pixelHeight: 10, scale: 1) == nil)
        #expect(renderer.frame(at: 0, pixelWidth: 10, pixelHeight: 10, scale: .nan) == nil)
        let empty = SurfaceRenderer(mailbox: CommitMailbox(), cache: RasterCache())
        #expect(empty.frame(at: 0, pixelWidth: 10, pixelHeight: 10, scale: 1) == nil)
        #expect(empty.nextChange(after: 0) == .never)
    }
}
