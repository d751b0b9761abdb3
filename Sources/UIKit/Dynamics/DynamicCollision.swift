import Foundation

/// The speed in points a second below which nothing bounces: what lies still would tremble. Ours.
private let bounceSpeed = 10.0
/// The points by which outlines at rest overlap, so that they go on touching. Ours.
private let overlap = 0.05
/// The share of an overlap that a step takes back, and how many points at most. Ours.
private let (recovery, greatestRecovery) = (0.25, 5.0)

/// A touch in the solution of a step: speeds change so that nothing moves into anything.
struct DynamicCollision {
    let a: DynamicBody
    let b: DynamicBody
    let touch: DynamicTouch
    private let armA: DynamicVector
    private let armB: DynamicVector
    private let normalMass: Double
    private let slideMass: Double
    private let friction: Double
    private let elasticity: Double
    /// The speed along the normal before the step; below 0 while the bodies come together.
    private let formerSpeed: Double
    private var normalImpulse = 0.0
    private var slideImpulse = 0.0

    init(_ a: DynamicBody, _ b: DynamicBody, _ touch: DynamicTouch, isWall: Bool) {
        (self.a, self.b, self.touch) = (a, b, touch)
        let (armA, armB) = (touch.point - a.center, touch.point - b.center)
        (self.armA, self.armB) = (armA, armB)
        func mass(_ direction: DynamicVector) -> Double {
            let (x, y) = (armA.cross(direction), armB.cross(direction))
            let inverse = a.inverseMass + b.inverseMass + a.inverseInertia * x * x + b.inverseInertia * y * y
            return inverse > 0 ? 1 / inverse : 0
        }
        normalMass = mass(touch.normal)
        slideMass = mass(DynamicVector(-touch.normal.y, touch.normal.x))
        // A wall is as rough as what touches it, and not elastic itself. Ours.
        friction = isWall ? b.friction : (a.friction * b.friction).squareRoot()
        elasticity = isWall ? b.elasticity : max(a.elasticity, b.elasticity)
        formerSpeed = (b.formerVelocity(at: armB) - a.formerVelocity(at: armA)).dot(touch.normal)
    }

    /// Whether the bodies met in the step.
    var isHit: Bool { normalImpulse > 0 || touch.separation <= overlap }

    private func apply(_ impulse: DynamicVector) {
        a.push(-impulse, at: armA)
        b.push(impulse, at: armB)
    }

    private func speed(along direction: DynamicVector) -> Double {
        (b.velocity(at: armB) - a.velocity(at: armA)).dot(direction)
    }

    /// One turn of the solution of a step of `seconds`.
    mutating func solve(_ seconds: Double) {
        let along = DynamicVector(-touch.normal.y, touch.normal.x)
        // What is still apart may come together within the step.
        let allowed = max(touch.separation, 0) / seconds
        let impulse = max(normalImpulse - normalMass * (speed(along: touch.normal) + allowed), 0) - normalImpulse
        if impulse != 0 {
            normalImpulse += impulse
            apply(impulse * touch.normal)
        }
        guard friction > 0, normalImpulse > 0 else { return }
        let limit = friction * normalImpulse
        let slide = min(max(slideImpulse - slideMass * speed(along: along), -limit), limit) - slideImpulse
        slideImpulse += slide
        apply(slide * along)
    }

    /// What hit something bounces off.
    mutating func bounce() {
        guard elasticity > 0, normalImpulse > 0, formerSpeed < -bounceSpeed else { return }
        let wanted = -elasticity * formerSpeed
        let impulse = max(normalImpulse + normalMass * (wanted - speed(along: touch.normal)), 0) - normalImpulse
        normalImpulse += impulse
        apply(impulse * touch.normal)
    }

    /// Takes back some of an overlap, after a step of `seconds`.
    func part(_ seconds: Double) {
        let depth = -touch.separation - overlap - seconds * speed(along: touch.normal)
        guard depth > 0 else { return }
        let impulse = normalMass * min(recovery * depth, greatestRecovery)
        a.shift(-impulse * touch.normal, at: armA)
        b.shift(impulse * touch.normal, at: armB)
    }
}
