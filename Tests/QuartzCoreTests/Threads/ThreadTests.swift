import CoreGraphics
import Dispatch
import Foundation
import QuartzCore
import RenderServer
import TestSupport
import Testing

/// A tree that any thread may use, as the layers' own lock has it.
private final class Shared: @unchecked Sendable {
    let root = CALayer()
    let layers = (0..<12).map { $0.isMultiple(of: 3) ? CAShapeLayer() : CALayer() }
    let text = CATextLayer()
}

@Suite("Layers on several threads", .serialized)
struct ThreadTests {
    /// Performs one of the actions of programs on layers.
    private static func change(_ shared: Shared, _ random: inout SeededGenerator) {
        func pick() -> CALayer { shared.layers[Int.random(in: 0..<shared.layers.count, using: &random)] }
        let (layer, number) = (pick(), CGFloat.random(in: 1...50, using: &random))
        switch Int.random(in: 0..<19, using: &random) {
        case 0: layer.backgroundColor = CGColor(red: number / 50, green: 0, blue: 1, alpha: 1)
        case 1: layer.frame = CGRect(x: number, y: 1, width: number, height: 9)
        case 2: pick().addSublayer(layer)
        case 3: layer.removeFromSuperlayer()
        case 4: shared.root.insertSublayer(layer, at: 0)
        case 5: layer.setValue("\(number)", forKey: "own")
        case 6: _ = layer.value(forKey: "own")
        case 7: layer.mask = layer.mask == nil ? CALayer() : nil
        case 8:
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.duration) = (0, 0.01)
            layer.add(animation, forKey: number < 25 ? "a" : "b")
        case 9: layer.removeAllAnimations()
        case 10: layer.name = "layer \(number)"
        case 11: _ = layer.name?.count
        case 12: _ = layer.convert(CGPoint(x: 1, y: 1), to: shared.root)
        case 13: _ = shared.root.hitTest(CGPoint(x: number, y: 3))
        case 14: (layer as? CAShapeLayer)?.path = CGPath(ellipseIn: layer.bounds, transform: nil)
        case 15: _ = layer.presentation()?.backgroundColor
        case 16: layer.sublayers = [pick(), pick()]
        case 17: shared.text.string = "\(number) words"
        default: layer.setNeedsDisplay()
        }
    }

    @Test("one tree is changed by four threads at once while it is committed: nothing is lost, and it stays a tree")
    func hammer() {
        let shared = Shared()
        shared.root.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        shared.root.addSublayer(shared.text)
        for layer in shared.layers { shared.root.addSublayer(layer) }
        let context = LayerContext(root: shared.root, clock: ManualClock(1))
        let group = DispatchGroup()
        for number in 0..<4 {
            DispatchQueue.global().async(group: group) {
                var random = SeededGenerator(seed: UInt64(number))
                for step in 0..<4000 {
                    Self.change(shared, &random)
                    if step % 500 == 0 { CATransaction.flush() }
                }
            }
        }
        var commits = 0
        while group.wait(timeout: .now()) == .timedOut || commits == 0 {
            context.commit()
            _ = context.newest?.sample(at: 1)
            commits += 1
        }
        // Nobody is in two layers, nor in itself.
        var seen: Set<ObjectIdentifier> = []
        func visit(_ layer: CALayer) {
            #expect(seen.insert(ObjectIdentifier(layer)).inserted)
            for inner in layer.sublayers ?? [] {
                #expect(inner.superlayer === layer)
                visit(inner)
            }
        }
        visit(shared.root)
        context.commit()
        #expect(context.newest != nil)
        context.invalidate()
    }

    @Test("a change on another thread is in the next commit")
    func seen() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        final class Box: @unchecked Sendable {
            let layer: CALayer
            init(_ layer: CALayer) { self.layer = layer }
        }
        let box = Box(layer)
        DispatchQueue.global().sync {
            CATransaction.setDisableActions(true)
            box.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            CATransaction.flush()
        }
        CATransaction.flush()
        let tree = try #require(scene.context.newest)
        #expect(OffscreenRenderer.bitmap(of: tree, at: 100, scale: 1)?.pixel(x: 20, y: 30) == 0xFFFF_0000)
    }

    @Test("what is locked stays as it is until it is unlocked")
    func locking() {
        let shared = Shared()
        let layer = shared.root
        layer.zPosition = 1
        CATransaction.lock()
        CATransaction.lock()
        let hasBegun = DispatchSemaphore(value: 0)
        let isDone = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            hasBegun.signal()
            shared.root.zPosition = 2
            isDone.signal()
        }
        hasBegun.wait()
        CATransaction.unlock()
        #expect(isDone.wait(timeout: .now() + .milliseconds(20)) == .timedOut && layer.zPosition == 1)
        CATransaction.unlock()
        isDone.wait()
        #expect(layer.zPosition == 2)
    }
}
