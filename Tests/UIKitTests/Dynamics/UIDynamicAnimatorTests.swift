import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit
import ViewSupport

@Suite("Dynamic animators")
@MainActor
struct UIDynamicAnimatorTests {
    /// Notes what an animator reports.
    private final class Witness: NSObject, UIDynamicAnimatorDelegate {
        var seen: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { seen.append("resumes") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { seen.append("paused") }
    }

    /// A behavior of others that notes where it goes.
    private final class Falling: UIDynamicBehavior {
        let gravity = UIGravityBehavior()
        var moves: [Bool] = []
        override init() {
            super.init()
            addChildBehavior(gravity)
        }
        override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }

    @Test("an item that falls is after t seconds where g t² / 2 says, whatever the frame rate")
    func time() {
        func fallen(_ times: [Double]) -> CGFloat {
            DynamicsDesk.with { desk in
                let box = desk.box(50, 50)
                desk.animator.addBehavior(UIGravityBehavior(items: [box]))
                for time in times { desk.stage.go(to: time) }
                return box.center.y - 50
            }
        }
        #expect(abs(fallen([1]) - 500) < 0.01)
        #expect(fallen([0.5]) == fallen((1...30).map { Double($0) / 60 }))
        #expect(fallen([0.5]) == fallen((1...60).map { Double($0) / 120 }))
    }

    @Test("it runs while something moves, pauses when nothing does, and runs again after a change")
    func rest() {
        DynamicsDesk.with { desk in
            let (box, witness) = (desk.box(200, 300), Witness())
            desk.animator.delegate = witness
            #expect(!desk.animator.isRunning)
            let collision = UICollisionBehavior(items: [box])
            collision.translatesReferenceBoundsIntoBoundary = true
            let gravity = UIGravityBehavior(items: [box])
            for behavior in [gravity, collision] { desk.animator.addBehavior(behavior) }
            #expect(desk.animator.isRunning)
            desk.pass(0.2)
            #expect(abs(desk.animator.elapsedTime - 0.2) < 0.001)
            desk.pass(2)
            #expect(!desk.animator.isRunning)
            #expect(witness.seen == ["resumes", "paused"])
            #expect(abs(box.center.y - 350) < 0.2)
            gravity.magnitude = -1
            #expect(desk.animator.isRunning)
            desk.pass(3)
            #expect(witness.seen == ["resumes", "paused", "resumes", "paused"])
            #expect(abs(box.center.y - 50) < 0.2)
        }
    }

    @Test("behaviors in behaviors act, are told where they go, and act no more when they leave")
    func children() {
        DynamicsDesk.with { desk in
            let (box, falling) = (desk.box(50, 50), Falling())
            var steps = 0
            falling.gravity.addItem(box)
            falling.gravity.action = { steps += 1 }
            desk.animator.addBehavior(falling)
            #expect(falling.gravity.dynamicAnimator === desk.animator)
            #expect(desk.animator.behaviors == [falling])
            desk.pass(0.5)
            #expect(steps == 30)
            #expect(abs(box.center.y - 175) < 0.01)
            desk.animator.removeBehavior(falling)
            #expect(falling.moves == [true, false])
            #expect(!desk.animator.isRunning)
            #expect(falling.dynamicAnimator == nil)
            desk.pass(0.5)
            #expect(abs(box.center.y - 175) < 0.01)
        }
    }

    @Test("what a program sets of an item counts once the animator reads it, and what it scaled stays scaled")
    func reading() {
        DynamicsDesk.with { desk in
            let box = desk.box(50, 50)
            let matter = UIDynamicItemBehavior(items: [box])
            desk.animator.addBehavior(matter)
            matter.addAngularVelocity(1, for: box)
            desk.pass(0.1)
            box.center = CGPoint(x: 300, y: 300)
            box.transform = CGAffineTransform(scaleX: 2, y: 2)
            desk.animator.updateItem(usingCurrentState: box)
            desk.pass(0.5)
            #expect(box.center == CGPoint(x: 300, y: 300))
            #expect(abs(atan2(box.transform.b, box.transform.a) - 0.5) < 1e-6)
            #expect(abs(hypot(box.transform.a, box.transform.b) - 2) < 1e-6)
            #expect(desk.animator.items(in: CGRect(x: 290, y: 290, width: 20, height: 20)).count == 1)
            #expect(desk.animator.items(in: CGRect(x: 0, y: 0, width: 20, height: 20)).isEmpty)
        }
    }

    @Test("numbers that are none are logged and do no harm")
    func oddNumbers() {
        DynamicsDesk.with { desk in
            let box = desk.box(200, 200)
            let gravity = UIGravityBehavior(items: [box])
            let matter = UIDynamicItemBehavior(items: [box])
            let push = UIPushBehavior(items: [box], mode: .continuous)
            let hold = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: CGFloat.nan, y: 0))
            let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: CGFloat.infinity, y: 100))
            let lines = Lines.logged {
                for number in [CGFloat.nan, .infinity, -.infinity] {
                    (gravity.magnitude, push.angle, hold.length, snap.damping) = (number, number, number, number)
                    (matter.elasticity, matter.density, matter.resistance) = (number, number, number)
                    matter.addLinearVelocity(CGPoint(x: number, y: 0), for: box)
                    gravity.gravityDirection = CGVector(dx: number, dy: 1)
                }
                for behavior in [gravity, matter, push, hold, snap] as [UIDynamicBehavior] {
                    desk.animator.addBehavior(behavior)
                }
                desk.pass(1)
            }
            #expect(lines.contains { $0.contains("the magnitude of gravity") })
            #expect(box.center.x.isFinite && box.center.y.isFinite)
            #expect(gravity.magnitude == 1)
            matter.resistance = .greatestFiniteMagnitude
            push.magnitude = 1e12
            desk.pass(1)
            #expect(box.center.x.isFinite && box.center.y.isFinite)
        }
    }

    @Test("an animator that nobody keeps moves nothing any more")
    func released() {
        Stage.shown(size: CGSize(width: 100, height: 100)) { stage in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window.addSubview(box)
            var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.window)
            animator?.addBehavior(UIGravityBehavior(items: [box]))
            weak let remains = animator
            animator = nil
            #expect(remains == nil)
            stage.go(to: 1)
            #expect(box.center.y == 5)
        }
    }
}
