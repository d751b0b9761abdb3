import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Attachments and snaps of dynamic items")
@MainActor
struct UIAttachmentBehaviorTests {
    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    @Test("a stick keeps its length while the item swings, about as long as a pendulum takes")
    func pendulum() {
        DynamicsDesk.with { desk in
            let (box, anchor) = (desk.box(220, 200, side: 20), CGPoint(x: 200, y: 50))
            let stick = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
            #expect(abs(stick.length - distance(box.center, anchor)) < 1e-6)
            #expect(stick.attachedBehaviorType == .anchor)
            let matter = UIDynamicItemBehavior(items: [box])
            for behavior in [UIGravityBehavior(items: [box]), stick, matter] as [UIDynamicBehavior] {
                desk.animator.addBehavior(behavior)
            }
            // Half a swing: pi √(length / g), to the other side.
            let half = Double.pi * (stick.length / 1000).squareRoot()
            let frames = Int((half * 60).rounded())
            for _ in 0..<frames {
                desk.pass(1.0 / 60)
                #expect(abs(distance(box.center, anchor) - stick.length) < 1)
            }
            #expect(abs(box.center.x - 180) < 1)
            #expect(abs(matter.linearVelocity(for: box).x) < 10)
        }
    }

    @Test("a spring of 1 oscillation a second is on the other side half a second later; a damped one is at rest")
    func spring() {
        func way(_ damping: CGFloat, _ seconds: Double) -> CGFloat {
            DynamicsDesk.with { desk in
                let box = desk.box(300, 200)
                let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 200))
                (spring.length, spring.frequency, spring.damping) = (150, 1, damping)
                desk.animator.addBehavior(spring)
                desk.pass(seconds)
                return box.center.x - 250
            }
        }
        #expect(abs(way(0, 0.5) + 50) < 2)
        #expect(abs(way(0, 1) - 50) < 3)
        #expect(abs(way(1, 0.5) - 50 * (1 + .pi) * exp(-.pi)) < 1)
        #expect(abs(way(1, 3)) < 0.1)
    }

    @Test("items that hang together share their movement, and a point beside the middle turns its item")
    func items() {
        DynamicsDesk.with { desk in
            let (a, b) = (desk.box(100, 100, side: 50), desk.box(200, 100, side: 50))
            let stick = UIAttachmentBehavior(item: a, attachedTo: b)
            #expect(stick.items.count == 2)
            let matter = UIDynamicItemBehavior(items: [a])
            matter.addLinearVelocity(CGPoint(x: -100, y: 0), for: a)
            for behavior in [stick, matter] { desk.animator.addBehavior(behavior) }
            desk.pass(1)
            #expect(abs(b.center.x - 150) < 1)
            #expect(abs(distance(a.center, b.center) - 100) < 0.5)
        }
        DynamicsDesk.with { desk in
            let box = desk.box(200, 200)
            let hinge = UIAttachmentBehavior(
                item: box, offsetFromCenter: UIOffset(horizontal: -50, vertical: -50),
                attachedToAnchor: CGPoint(x: 150, y: 150))
            #expect(hinge.length < 1e-6)
            let matter = UIDynamicItemBehavior(items: [box])
            matter.angularResistance = 3
            for behavior in [UIGravityBehavior(items: [box]), hinge, matter] as [UIDynamicBehavior] {
                desk.animator.addBehavior(behavior)
            }
            desk.pass(12)
            // It hangs by its corner.
            #expect(abs(box.center.x - 150) < 0.5)
            #expect(abs(box.center.y - 150 - 50 * 2.0.squareRoot()) < 0.5)
            #expect(abs(abs(atan2(box.transform.b, box.transform.a)) - .pi / 4) < 0.02)
        }
    }

    @Test("an anchor that moves takes the item along")
    func drag() {
        DynamicsDesk.with { desk in
            let box = desk.box(100, 100, side: 50)
            let hold = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
            desk.animator.addBehavior(hold)
            for step in 1...30 {
                hold.anchorPoint = CGPoint(x: 100 + 5 * CGFloat(step), y: 100)
                desk.pass(1.0 / 60)
            }
            #expect(abs(box.center.x - 250) < 15)
            desk.pass(1)
            #expect(abs(box.center.x - 250) < 0.5)
        }
    }

    @Test("a snap brings the item upright to its point and rests there; the less damped, the farther it overshoots")
    func snap() {
        func overshoot(_ damping: CGFloat) -> CGFloat {
            DynamicsDesk.with { desk in
                let box = desk.box(100, 100)
                box.transform = CGAffineTransform(rotationAngle: 1)
                let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 250))
                #expect(snap.damping == 0.5)
                snap.damping = damping
                desk.animator.addBehavior(snap)
                var farthest: CGFloat = 0
                for _ in 1...240 {
                    desk.pass(1.0 / 60)
                    farthest = max(farthest, box.center.x - 300)
                }
                #expect(distance(box.center, CGPoint(x: 300, y: 250)) < 0.2)
                #expect(abs(box.transform.b) < 0.01)
                #expect(!desk.animator.isRunning)
                snap.snapPoint = CGPoint(x: 100, y: 100)
                desk.pass(3)
                #expect(distance(box.center, CGPoint(x: 100, y: 100)) < 0.2)
                return farthest
            }
        }
        #expect(overshoot(1) < 1)
        #expect(overshoot(0.5) > 5)
        #expect(overshoot(0) > overshoot(0.5))
    }
}
