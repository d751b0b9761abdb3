import Dispatch
import QuartzCore
import RenderServer
import Testing

@Suite("The main queue's turns")
@MainActor
struct MainTurnTests {
    /// Waits until all that the main queue holds now has run.
    private func turn() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test("changes are committed at the end of the turn, together")
    func implicitCommit() async {
        let root = CALayer()
        var trees: [RenderTree] = []
        let context = LayerContext(root: root, clock: ManualClock(1)) { trees.append($0) }
        root.opacity = 0.5
        root.bounds.size = CGSize(width: 3, height: 4)
        #expect(trees.isEmpty)
        await turn()
        #expect(trees.count == 1)
        #expect(trees.last?.size == CGSize(width: 3, height: 4))
        await turn()
        #expect(trees.count == 1)
        root.isHidden = true
        await turn()
        #expect(trees.count == 2)
        context.invalidate()
        root.isHidden = false
        await turn()
        #expect(trees.count == 2)
    }

    @Test("an explicit transaction joins changes that wait for the turn's end")
    func nesting() async {
        let root = CALayer()
        let context = LayerContext(root: root, clock: ManualClock(1))
        CATransaction.begin()
        root.opacity = 0.5
        CATransaction.commit()
        #expect(context.newest == nil)
        await turn()
        #expect(context.newest?.root.properties.opacity == 0.5)
    }

    @Test("a completion block runs in a later turn, by the machine's clock too")
    func completion() async {
        let root = CALayer()
        let context = LayerContext(root: root)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 0.001
        await withCheckedContinuation { done in
            CATransaction.begin()
            CATransaction.setCompletionBlock { done.resume() }
            root.add(animation, forKey: "fade")
            CATransaction.commit()
        }
        #expect(root.animationKeys() == nil)
        context.invalidate()
    }

    @Test("animations taken off a layer that nobody shows do not hold up their transaction's completion")
    func hiddenLayer() async {
        let layer = CALayer()
        await withCheckedContinuation { done in
            CATransaction.begin()
            CATransaction.setCompletionBlock { done.resume() }
            layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
            CATransaction.commit()
            layer.removeAllAnimations()
        }
    }

    @Test("a layer that is gone does not hold up its transaction's completion")
    func goneLayer() async {
        await withCheckedContinuation { done in
            CATransaction.begin()
            CATransaction.setCompletionBlock { done.resume() }
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.repeatCount = .infinity
            CALayer().add(animation, forKey: "fade")
            CATransaction.commit()
        }
    }
}
