import CoreGraphics
import Foundation
import Testing
import UIKit
import ViewSupport

@Suite("Collisions of dynamic items")
@MainActor
struct UICollisionBehaviorTests {
    /// Notes what is met.
    private final class Witness: NSObject, UICollisionBehaviorDelegate {
        var seen: [String] = []
        var points: [CGPoint] = []
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
            at p: CGPoint
        ) {
            seen.append("items meet")
            points.append(p)
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
        ) { seen.append("items part") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) {
            seen.append("meets \(identifier.map { "\($0)" } ?? "the view")")
            points.append(p)
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { seen.append("leaves \(identifier.map { "\($0)" } ?? "the view")") }
    }

    /// A ball.
    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    /// A triangle with its right angle at the lower left.
    private final class Wedge: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
        override var collisionBoundingPath: UIBezierPath {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: -50, y: -50))
            path.addLine(to: CGPoint(x: -50, y: 50))
            path.addLine(to: CGPoint(x: 50, y: 50))
            path.close()
            return path
        }
    }

    @Test("an item that falls to the reference's edge stays on it, by the insets, and does not turn")
    func reference() {
        DynamicsDesk.with { desk in
            let (box, witness) = (desk.box(200, 100), Witness())
            let collision = UICollisionBehavior(items: [box])
            collision.collisionDelegate = witness
            collision.setTranslatesReferenceBoundsIntoBoundary(
                with: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
            #expect(collision.translatesReferenceBoundsIntoBoundary)
            for behavior in [UIGravityBehavior(items: [box]), collision] { desk.animator.addBehavior(behavior) }
            desk.pass(3)
            #expect(abs(box.center.y - 320) < 0.2)
            #expect(abs(box.center.x - 200) < 0.01)
            #expect(abs(box.transform.b) < 1e-4)
            #expect(witness.seen == ["meets the view"])
            #expect(abs(witness.points[0].y - 370) < 1)
        }
    }

    @Test("elasticity is the share of the speed after a collision: the height comes back by its square")
    func elasticity() {
        func height(_ elasticity: CGFloat) -> CGFloat {
            DynamicsDesk.with { desk in
                let box = desk.box(200, 150)
                let collision = UICollisionBehavior(items: [box])
                collision.translatesReferenceBoundsIntoBoundary = true
                let matter = UIDynamicItemBehavior(items: [box])
                matter.elasticity = elasticity
                for behavior in [UIGravityBehavior(items: [box]), collision, matter] as [UIDynamicBehavior] {
                    desk.animator.addBehavior(behavior)
                }
                // 200 points down in .632 s; the greatest height after that.
                var highest: CGFloat = 350
                for frame in 1...90 {
                    desk.pass(1.0 / 60)
                    if frame > 40 { highest = min(highest, box.center.y) }
                }
                return 350 - highest
            }
        }
        #expect(abs(height(1) - 200) < 5)
        #expect(abs(height(0.5) - 50) < 3)
        #expect(height(0) < 1)
    }

    @Test("of two equal items one hits the other, and hands it all its speed if both are elastic")
    func items() {
        DynamicsDesk.with { desk in
            let (left, right, witness) = (desk.box(100, 200, side: 50), desk.box(250, 200, side: 50), Witness())
            let collision = UICollisionBehavior(items: [left, right])
            collision.collisionDelegate = witness
            let matter = UIDynamicItemBehavior(items: [left, right])
            matter.elasticity = 1
            matter.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
            for behavior in [collision, matter] { desk.animator.addBehavior(behavior) }
            desk.pass(1)
            #expect(abs(matter.linearVelocity(for: left).x) < 1)
            #expect(abs(matter.linearVelocity(for: right).x - 200) < 1)
            #expect(abs(left.center.x - 200) < 1.5)
            #expect(witness.seen == ["items meet", "items part"])
            #expect(abs(witness.points[0].x - 225) < 1.5)
            collision.collisionMode = .boundaries
            matter.addLinearVelocity(CGPoint(x: 800, y: 0), for: left)
            desk.pass(0.5)
            #expect(left.center.x > right.center.x)
        }
    }

    @Test("boxes on boxes come to rest upright, none in another, and the animator pauses")
    func stack() {
        DynamicsDesk.with { desk in
            let boxes = (0..<3).map { desk.box(200 + CGFloat($0 % 2), 360 - 70 * CGFloat($0), side: 60) }
            let collision = UICollisionBehavior(items: boxes)
            collision.translatesReferenceBoundsIntoBoundary = true
            let matter = UIDynamicItemBehavior(items: boxes)
            matter.friction = 0.5
            for behavior in [UIGravityBehavior(items: boxes), collision, matter] as [UIDynamicBehavior] {
                desk.animator.addBehavior(behavior)
            }
            desk.pass(5)
            #expect(!desk.animator.isRunning)
            for (index, box) in boxes.enumerated() {
                #expect(abs(box.center.y - (370 - 60 * CGFloat(index))) < 1, "\(index)")
                #expect(abs(box.transform.b) < 0.02, "\(index)")
            }
        }
    }

    @Test("a named line holds items up until it is taken away, and the same name replaces it")
    func lines() throws {
        try DynamicsDesk.with { desk in
            let (box, witness) = (desk.box(100, 100, side: 40), Witness())
            let collision = UICollisionBehavior(items: [box])
            collision.collisionDelegate = witness
            collision.addBoundary(
                withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 200, y: 300))
            collision.addBoundary(
                withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 200, y: 200))
            #expect(collision.boundaryIdentifiers?.count == 1)
            let path = try #require(collision.boundary(withIdentifier: "shelf" as NSString))
            #expect(path.bounds == CGRect(x: 0, y: 200, width: 200, height: 0))
            for behavior in [UIGravityBehavior(items: [box]), collision] { desk.animator.addBehavior(behavior) }
            desk.pass(2)
            #expect(abs(box.center.y - 180) < 0.2)
            #expect(witness.seen == ["meets shelf"])
            collision.removeBoundary(withIdentifier: "shelf" as NSString)
            #expect(collision.boundaryIdentifiers == nil)
            desk.pass(1)
            #expect(box.center.y > 400)
        }
    }

    @Test("a ball rolls down a slope that is rough, and a box that slides on the flat stops by its friction")
    func friction() {
        DynamicsDesk.with { desk in
            let ball = Ball(frame: CGRect(x: 20, y: 60, width: 40, height: 40))
            desk.animator.referenceView?.addSubview(ball)
            let collision = UICollisionBehavior(items: [ball])
            collision.addBoundary(
                withIdentifier: 1 as NSNumber, from: CGPoint(x: 0, y: 100), to: CGPoint(x: 400, y: 300))
            let matter = UIDynamicItemBehavior(items: [ball])
            matter.friction = 1
            for behavior in [UIGravityBehavior(items: [ball]), collision, matter] as [UIDynamicBehavior] {
                desk.animator.addBehavior(behavior)
            }
            desk.pass(0.8)
            // What rolls does not slide: the speed along is the radius by the turning.
            let speed = hypot(matter.linearVelocity(for: ball).x, matter.linearVelocity(for: ball).y)
            #expect(speed > 100)
            #expect(abs(speed - 20 * matter.angularVelocity(for: ball)) < 3)
        }
        DynamicsDesk.with { desk in
            let box = desk.box(100, 380, side: 40)
            let collision = UICollisionBehavior(items: [box])
            collision.translatesReferenceBoundsIntoBoundary = true
            let matter = UIDynamicItemBehavior(items: [box])
            (matter.friction, matter.allowsRotation) = (0.5, false)
            matter.addLinearVelocity(CGPoint(x: 300, y: 0), for: box)
            for behavior in [UIGravityBehavior(items: [box]), collision, matter] as [UIDynamicBehavior] {
                desk.animator.addBehavior(behavior)
            }
            desk.pass(2)
            // v² / 2 μ g.
            #expect(abs(box.center.x - 190) < 3)
            #expect(box.transform.isIdentity)
        }
    }

    @Test("what is fast does not go through an edge, from inside or outside")
    func fast() {
        for speed in [CGFloat(3000), 20_000, 90_000] {
            DynamicsDesk.with { desk in
                let box = desk.box(200, 200, side: 10)
                let collision = UICollisionBehavior(items: [box])
                collision.translatesReferenceBoundsIntoBoundary = true
                let matter = UIDynamicItemBehavior(items: [box])
                matter.elasticity = 0.9
                matter.addLinearVelocity(CGPoint(x: speed, y: speed / 3), for: box)
                for behavior in [collision, matter] { desk.animator.addBehavior(behavior) }
                for _ in 1...60 {
                    desk.pass(1.0 / 60)
                    #expect(desk.stage.window.bounds.contains(box.frame.insetBy(dx: 3, dy: 3)), "\(speed)")
                }
            }
        }
    }

    @Test("what is anchored is a wall; a wedge lies on its long side's corner")
    func anchored() {
        DynamicsDesk.with { desk in
            let wedge = Wedge(frame: CGRect(x: 150, y: 250, width: 100, height: 100))
            let ball = Ball(frame: CGRect(x: 160, y: 100, width: 20, height: 20))
            for view in [wedge, ball] { desk.animator.referenceView?.addSubview(view) }
            let collision = UICollisionBehavior(items: [wedge, ball])
            let matter = UIDynamicItemBehavior(items: [wedge])
            matter.isAnchored = true
            for behavior in [UIGravityBehavior(items: [wedge, ball]), collision, matter] as [UIDynamicBehavior] {
                desk.animator.addBehavior(behavior)
            }
            desk.pass(0.9)
            #expect(wedge.center == CGPoint(x: 200, y: 300))
            #expect(wedge.transform.isIdentity)
            // It ran down the slope to the right.
            #expect(ball.center.x > 220)
        }
    }
}
