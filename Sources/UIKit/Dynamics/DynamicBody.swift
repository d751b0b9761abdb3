import CoreGraphics
import Foundation

/// Square points that weigh 1 at density 1: 100 × 100.
/// Source: docs/sources/views.md, Dynamics.
private let massArea = 10_000.0
/// The greatest speed, in points a second, and the greatest distance from the origin, in points. Ours: what is farther
/// away than a thousand screens does not come back.
private let (greatestSpeed, greatestDistance) = (1e5, 1e6)

/// The matter of one item: where it is, how it moves, and what moves it. Points, seconds, radians.
final class DynamicBody {
    var center: DynamicVector
    var angle: Double
    var velocity = DynamicVector.zero
    var spin = 0.0
    var shape: DynamicShape

    // What behaviors set; `reset()` has the defaults.
    var elasticity = 0.0
    var friction = 0.0
    var density = 1.0
    var resistance = 0.0
    var angularResistance = 0.0
    var allowsRotation = true
    var isAnchored = false
    /// Points a second squared.
    var gravity = DynamicVector.zero
    /// What pushes it for as long as it lasts, and where from the centre, along its own axes.
    var pushes: [(force: DynamicVector, arm: DynamicVector)] = []
    /// The point that it is drawn to, upright, and how: 0...1.
    var snap: (point: DynamicVector, damping: Double)?

    /// 1 / mass; 0 for what nothing moves.
    private(set) var inverseMass = 0.0
    private(set) var inverseInertia = 0.0
    /// The motion before the step under way.
    private(set) var formerVelocity = DynamicVector.zero
    private(set) var formerSpin = 0.0
    private(set) var formerCenter = DynamicVector.zero
    /// Whether anything but its own acceleration changed its motion in the step under way.
    var isTouched = false

    init(center: DynamicVector, angle: Double, shape: DynamicShape) {
        (self.center, self.angle, self.shape) = (center, angle, shape)
        formerCenter = center
    }

    /// A body for `item`, where it is now.
    @MainActor
    convenience init(of item: any UIDynamicItem) {
        self.init(center: item.dynamicCenter, angle: item.dynamicAngle, shape: item.dynamicShape)
    }

    /// What walls are part of: nothing moves it.
    static func wall() -> DynamicBody {
        let body = DynamicBody(center: .zero, angle: 0, shape: .circle(1))
        body.isAnchored = true
        return body
    }

    /// Sets what behaviors may set to what it is without any.
    func reset() {
        (elasticity, friction, density, resistance, angularResistance) = (0, 0, 1, 0, 0)
        (allowsRotation, isAnchored, gravity, pushes, snap) = (true, false, .zero, [], nil)
    }

    /// The behaviors have set what they set.
    func settle() {
        let mass = max(density * shape.area / massArea, 1e-9)
        inverseMass = isAnchored ? 0 : 1 / mass
        inverseInertia = isAnchored || !allowsRotation ? 0 : 1 / (mass * max(shape.inertia, 1e-9))
        if isAnchored { velocity = .zero }
        if inverseInertia == 0 { spin = 0 }
    }

    /// Puts the body there, in another outline.
    func place(at center: DynamicVector, _ shape: DynamicShape) {
        (self.center, formerCenter, self.shape) = (center, center, shape)
    }

    /// The corners of a polygon where it lies; of a circle, the centre.
    var corners: [DynamicVector] {
        guard case .polygon(let corners) = shape else { return [center] }
        let (c, s) = (cos(angle), sin(angle))
        return corners.map { DynamicVector(center.x + c * $0.x - s * $0.y, center.y + s * $0.x + c * $0.y) }
    }

    /// A vector of the item's own axes, in those of the reference.
    func turned(_ own: DynamicVector) -> DynamicVector {
        let (c, s) = (cos(angle), sin(angle))
        return DynamicVector(c * own.x - s * own.y, s * own.x + c * own.y)
    }

    /// The speed of the point at `arm` from the centre.
    func velocity(at arm: DynamicVector) -> DynamicVector { velocity + arm.turned(by: spin) }

    /// That speed before the step under way.
    func formerVelocity(at arm: DynamicVector) -> DynamicVector { formerVelocity + arm.turned(by: formerSpin) }

    /// Changes the motion by an impulse at `arm` from the centre.
    func push(_ impulse: DynamicVector, at arm: DynamicVector) {
        velocity += inverseMass * impulse
        spin += inverseInertia * arm.cross(impulse)
        isTouched = true
    }

    /// Changes the place as an impulse would the motion.
    func shift(_ impulse: DynamicVector, at arm: DynamicVector) {
        center += inverseMass * impulse
        angle += inverseInertia * arm.cross(impulse)
    }

    /// Begins a step of `seconds`: what acts on the body changes its motion.
    func accelerate(_ seconds: Double) {
        (formerVelocity, formerSpin, formerCenter, isTouched) = (velocity, spin, center, false)
        guard inverseMass > 0 else { return }
        velocity += seconds * gravity
        for push in pushes {
            velocity += seconds * inverseMass * push.force
            spin += seconds * inverseInertia * turned(push.arm).cross(push.force)
        }
        velocity = exp(-resistance * seconds) * velocity
        spin *= exp(-angularResistance * seconds)
        if let snap { draw(to: snap.point, SnapSpring(damping: snap.damping), seconds) }
        let speed = velocity.length
        if speed > greatestSpeed { velocity = greatestSpeed / speed * velocity }
    }

    private func draw(to point: DynamicVector, _ spring: SnapSpring, _ seconds: Double) {
        velocity = DynamicVector(
            spring.velocity(velocity.x, distance: center.x - point.x, seconds),
            spring.velocity(velocity.y, distance: center.y - point.y, seconds))
        if inverseInertia > 0 {
            spin = spring.velocity(spin, distance: angle.remainder(dividingBy: 2 * .pi), seconds)
        }
        isTouched = true
    }

    /// Ends a step of `seconds`: the motion changes the place.
    func move(_ seconds: Double) {
        guard inverseMass > 0 else { return }
        // What only accelerates goes by the mean of both speeds, which is exact for an acceleration that is constant.
        center += isTouched ? seconds * velocity : seconds / 2 * (velocity + formerVelocity)
        angle += isTouched ? seconds * spin : seconds / 2 * (spin + formerSpin)
        guard center.isFinite, angle.isFinite, velocity.isFinite, spin.isFinite else {
            (center, velocity, spin) = (formerCenter, .zero, 0)
            angle = angle.isFinite ? angle : 0
            return
        }
        if max(abs(center.x), abs(center.y)) > greatestDistance {
            func near(_ value: Double) -> Double { min(max(value, -greatestDistance), greatestDistance) }
            (center, velocity, spin) = (DynamicVector(near(center.x), near(center.y)), .zero, 0)
        }
    }

    /// Nothing moves it any more.
    func stop() { (velocity, spin) = (.zero, 0) }
}

/// The spring that a snap pulls by.
private struct SnapSpring {
    /// Radians a second. Ours: 2.5 oscillations a second.
    let frequency = 2 * .pi * 2.5
    /// The share of critical damping.
    let ratio: Double

    /// A spring for the damping of a snap, 0...1: from .2 of the critical one to all of it. Ours.
    init(damping: Double) { ratio = 0.2 + 0.8 * damping }

    /// The speed after `seconds` of what moves at `speed`, `distance` from its rest. Implicit, so that it is stable.
    func velocity(_ speed: Double, distance: Double, _ seconds: Double) -> Double {
        let (stiffness, damping) = (frequency * frequency, 2 * ratio * frequency)
        return (speed - seconds * stiffness * distance) / (1 + seconds * damping + seconds * seconds * stiffness)
    }
}
