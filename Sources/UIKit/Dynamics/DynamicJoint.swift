import Foundation

/// The share of an error of place that a stiff joint takes back in each step. Ours.
private let recovery = 0.1
/// The length in points below which a joint holds two points together, and not at a distance. Ours.
private let leastLength = 0.01

/// What holds two points of bodies, or one of a body and one of the reference, at a distance: stiffly, or as a spring.
struct DynamicJoint {
    let body: DynamicBody
    /// The point of the body, from its centre, along its own axes.
    let arm: DynamicVector
    /// The other body; a wall for a point of the reference, `otherArm` from its origin.
    let other: DynamicBody
    let otherArm: DynamicVector
    /// Points.
    let length: Double
    /// Oscillations a second; 0 for a stiff joint.
    let frequency: Double
    /// The share of critical damping.
    let damping: Double

    // What belongs to a step.
    private var rows: [Row] = []

    init(
        body: DynamicBody, arm: DynamicVector, other: DynamicBody, otherArm: DynamicVector, length: Double,
        frequency: Double, damping: Double
    ) {
        (self.body, self.arm, self.other, self.otherArm) = (body, arm, other, otherArm)
        (self.length, self.frequency, self.damping) = (length, frequency, damping)
    }

    /// One direction in which the speeds of both points are to agree.
    private struct Row {
        let normal: DynamicVector
        let mass: Double
        let bias: Double
    }

    /// Begins a step of `seconds`: springs act, and sticks are made ready.
    mutating func prepare(_ seconds: Double) {
        let (first, second) = (body.turned(arm), other.turned(otherArm))
        let way = (other.center + second) - (body.center + first)
        guard length > leastLength else {
            let axes = [DynamicVector(1, 0), DynamicVector(0, 1)]
            rows = axes.compactMap { row($0, error: way.dot($0), first, second, seconds) }
            return
        }
        // Points that lie together are pushed apart downwards.
        let normal = way.direction ?? DynamicVector(0, 1)
        rows = row(normal, error: way.length - length, first, second, seconds).map { [$0] } ?? []
    }

    private func row(
        _ normal: DynamicVector, error: Double, _ first: DynamicVector, _ second: DynamicVector, _ seconds: Double
    ) -> Row? {
        let (a, b) = (first.cross(normal), second.cross(normal))
        let inverse =
            body.inverseMass + other.inverseMass + body.inverseInertia * a * a + other.inverseInertia * b * b
        guard inverse > 0 else { return nil }
        guard frequency > 0 else {
            return Row(normal: normal, mass: 1 / inverse, bias: recovery / seconds * error)
        }
        // A spring is a force of the step. Its damping is implicit, so that it is stable; without any it loses nothing.
        let (pace, mass) = (2 * .pi * frequency, 1 / inverse)
        let drag = 2 * damping * pace * seconds
        let speed = (other.velocity(at: second) - body.velocity(at: first)).dot(normal)
        let impulse = -mass * (seconds * pace * pace * error + drag * speed) / (1 + drag)
        body.push(-impulse * normal, at: first)
        other.push(impulse * normal, at: second)
        return nil
    }

    /// One turn of the solution.
    func solve() {
        let (first, second) = (body.turned(arm), other.turned(otherArm))
        for row in rows {
            let speed = (other.velocity(at: second) - body.velocity(at: first)).dot(row.normal)
            let impulse = -row.mass * (speed + row.bias)
            body.push(-impulse * row.normal, at: first)
            other.push(impulse * row.normal, at: second)
        }
    }
}
