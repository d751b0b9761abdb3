import CoreGraphics
import Foundation
import OctantBase
import QuartzCore
import RenderServer
import TestSupport
import Testing

@Suite("Deep trees of layers", .serialized)
struct DeepTreeTests {
    private let size = CGSize(width: 8, height: 8)
    /// The thread sanitizer takes a hundred times as long where so many calls are under way.
    private let levels = Sanitizer.current == .thread ? 1_000 : 10_000

    /// `count` layers, each in the one before, all over 8 x 8 points, each of a colour; the first and the last.
    private func chain(_ count: Int, of make: () -> CALayer = { CALayer() }) -> (outer: CALayer, inner: CALayer) {
        let outer = make()
        var inner = outer
        for index in 0..<count {
            let next = index == 0 ? outer : make()
            next.frame = CGRect(origin: .zero, size: size)
            next.backgroundColor = CGColor(red: CGFloat(index % 2), green: 0, blue: 1, alpha: 1)
            if index > 0 { inner.addSublayer(next) }
            inner = next
        }
        inner.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        return (outer, inner)
    }

    /// The processor seconds of `body`.
    private func seconds(_ body: () -> Void) -> Double {
        let start = clock()
        body()
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }

    /// Counts the layers that exist.
    private final class Counted: CALayer {
        nonisolated(unsafe) static var alive = 0
        override init() {
            super.init()
            Self.alive += 1
        }
        required init?(coder: NSCoder) { nil }
        deinit { Self.alive -= 1 }
    }

    @Test("10,000 nested layers are laid out, committed, sampled, drawn, hit and freed")
    func layers() throws {
        do {
            let (outer, inner) = chain(levels) { Counted() }
            #expect(Counted.alive == levels)
            let context = LayerContext(root: outer, clock: ManualClock(0))
            CATransaction.flush()
            let tree = try #require(context.newest)
            #expect(tree.root.subtreeCount == levels && !inner.needsLayout())
            #expect(tree.sample(at: 0).layers.count == levels)
            #expect(OffscreenRenderer.bitmap(of: tree, at: 0, scale: 1)?.pixel(x: 4, y: 4) == 0xFF00_FF00)
            #expect(outer.hitTest(CGPoint(x: 4, y: 4)) === inner)
            #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 1, y: 2))
            #expect(inner.convertTime(5, from: nil) == 5)
            // What changes at the tip is committed anew, all the way up.
            inner.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            CATransaction.flush()
            let changed = try #require(context.newest)
            #expect(OffscreenRenderer.bitmap(of: changed, at: 1, scale: 1)?.pixel(x: 4, y: 4) == 0xFF00_0000)
            #expect(
                !changed.sample(at: 1).damage(
                    since: tree.sample(at: 0), scale: 1, limits: PixelRect(x: 0, y: 0, width: 8, height: 8)
                ).isEmpty)
            let bitmap = try #require(Bitmap(width: 8, height: 8))
            outer.render(in: try #require(CGContext(bitmap: bitmap, scale: 1)))
            #expect(bitmap.pixel(x: 4, y: 4) == 0xFF00_0000)
            context.invalidate()
        }
        #expect(Counted.alive == 0)
    }

    @Test("masks of masks, and a change of size that goes down 10,000 layers")
    func masksAndSizes() throws {
        let (outer, inner) = chain(levels)
        var layer: CALayer? = outer.sublayers?.first
        while let next = layer {
            next.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
            layer = next.sublayers?.first
        }
        outer.bounds.size = CGSize(width: 10, height: 10)
        #expect(inner.bounds.size == CGSize(width: 10, height: 10))

        let masked = CALayer()
        var tip = masked
        for _ in 0..<levels {
            let mask = CALayer()
            tip.mask = mask
            tip = mask
        }
        let context = LayerContext(root: masked, clock: ManualClock(0))
        CATransaction.flush()
        #expect(context.newest?.root.subtreeCount == levels + 1)
        #expect(context.newest?.sample(at: 0).layers.count == 1)
        context.invalidate()
    }

    @Test("a thread of a small stack samples and draws them too")
    func smallThread() throws {
        let (outer, _) = chain(levels)
        let context = LayerContext(root: outer, clock: ManualClock(0))
        CATransaction.flush()
        let tree = try #require(context.newest)
        let pixel = Locked(UInt32(0))
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let seen = OffscreenRenderer.bitmap(of: tree, at: 0, scale: 1)?.pixel(x: 4, y: 4) ?? 0
            pixel.withLock { $0 = seen }
            done.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        done.wait()
        #expect(pixel.withLock { $0 } == 0xFF00_FF00)
        context.invalidate()
    }

    @Test("building 100,000 nested layers takes a time proportional to their number, from either end")
    func building() {
        let count = Sanitizer.depth(100_000, frames: 6)
        let few = max(seconds { _ = chain(count / 10) }, 0.02)
        // Ten times as many take ten times as long, and by squares would a hundred times.
        #expect(seconds { _ = chain(count) } < 40 * few)
        let inside = seconds {
            var outer = CALayer()
            for _ in 0..<count {
                let next = CALayer()
                next.addSublayer(outer)
                outer = next
            }
        }
        #expect(inside < 40 * few)
    }
}
