import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("What accelerates dynamic items")
@MainActor
struct UIPushBehaviorTests {
    @Test("gravity of magnitude 1 is 1000 points a second squared along its angle, whatever the mass")
    func gravity() {
        DynamicsDesk.with { desk in
            let (small, large) = (desk.box(50, 50, side: 10), desk.box(50, 250))
            let gravity = UIGravityBehavior(items: [small, large])
            #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
            gravity.setAngle(0, magnitude: 0.5)
            desk.animator.addBehavior(gravity)
            desk.pass(0.6)
            for box in [small, large] { #expect(abs(box.center.x - 140) < 0.01) }
            #expect(small.center.y == 50)
        }
    }

    @Test(
        "a push of 1 gives 100 × 100 points of density 1 100 points a second squared; a quarter of it four times that")
    func continuous() {
        DynamicsDesk.with { desk in
            let (large, small, heavy) = (desk.box(50, 50), desk.box(50, 200, side: 50), desk.box(50, 300))
            let push = UIPushBehavior(items: [large, small, heavy], mode: .continuous)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            let matter = UIDynamicItemBehavior(items: [heavy])
            matter.density = 2
            for behavior in [push, matter] { desk.animator.addBehavior(behavior) }
            desk.pass(1)
            #expect(abs(large.center.x - 100) < 0.01)
            #expect(abs(small.center.x - 250) < 0.01)
            #expect(abs(heavy.center.x - 75) < 0.01)
            push.active = false
            desk.pass(1)
            #expect(abs(large.center.x - 200) < 0.01)
        }
    }

    @Test("an impulse of 1 gives 100 points a second at once, and again each time that it is made active")
    func instantaneous() {
        DynamicsDesk.with { desk in
            let box = desk.box(50, 50)
            let push = UIPushBehavior(items: [box], mode: .instantaneous)
            push.setAngle(.pi / 2, magnitude: 1)
            desk.animator.addBehavior(push)
            desk.pass(1)
            #expect(abs(box.center.y - 150) < 0.5)
            #expect(!push.active)
            push.active = true
            desk.pass(0.5)
            #expect(abs(box.center.y - 250) < 0.5)
        }
    }

    @Test("a push beside the middle turns: by twelve times its moment, over the side's squares")
    func turning() {
        DynamicsDesk.with { desk in
            let box = desk.box(200, 200)
            let push = UIPushBehavior(items: [box], mode: .instantaneous)
            push.pushDirection = CGVector(dx: 0, dy: 1)
            push.setTargetOffsetFromCenter(UIOffset(horizontal: 25, vertical: 0), for: box)
            let matter = UIDynamicItemBehavior(items: [box])
            for behavior in [push, matter] { desk.animator.addBehavior(behavior) }
            desk.pass(0.1)
            // The inertia of a square of mass 1 is side² / 6.
            #expect(abs(matter.angularVelocity(for: box) - 25 * 100 / (100 * 100 / 6)) < 1e-6)
            #expect(abs(matter.linearVelocity(for: box).y - 100) < 1e-6)
        }
    }

    @Test("resistance takes its share of the speed, and of the turning apart")
    func resistance() {
        DynamicsDesk.with { desk in
            let box = desk.box(200, 200)
            let matter = UIDynamicItemBehavior(items: [box])
            (matter.resistance, matter.angularResistance) = (2, 1)
            matter.addLinearVelocity(CGPoint(x: 60, y: 80), for: box)
            matter.addAngularVelocity(3, for: box)
            #expect(matter.linearVelocity(for: box) == CGPoint(x: 60, y: 80))
            desk.animator.addBehavior(matter)
            desk.pass(1)
            #expect(abs(matter.linearVelocity(for: box).x - 60 * exp(-2)) < 0.01)
            #expect(abs(matter.angularVelocity(for: box) - 3 * exp(-1)) < 0.001)
            // Speed fades away: v / resistance is the whole way.
            desk.pass(8)
            #expect(abs(box.center.x - 230) < 1)
            #expect(!desk.animator.isRunning)
        }
    }
}
