import Foundation

/// Turns of the solution of a step. Ours: a stack of three rests.
private let turns = 40
/// The share of a body's least depth that it may move by in one part of a step, and the greatest number of parts. Ours.
private let (greatestShare, greatestParts) = (0.4, 32)
/// The points within which what may meet in a step is looked for, beside the way that is made in it. Ours.
private let margin = 0.5

/// What collides with one another, and with walls.
struct DynamicGroup {
    /// One outline that does not move.
    struct Wall {
        let number: Int
        let segments: [(start: DynamicVector, end: DynamicVector)]
    }

    /// The behavior that it belongs to.
    let owner: ObjectIdentifier
    var bodies: [DynamicBody]
    /// Whether the bodies collide with one another.
    var isMutual: Bool
    var walls: [Wall]
}

/// A meeting of two bodies, or of one with a wall.
struct DynamicMeeting: Hashable {
    let owner: ObjectIdentifier
    let body: ObjectIdentifier
    /// The other body; nil for a wall.
    let other: ObjectIdentifier?
    /// The number of the wall; 0 for a body.
    let wall: Int
}

/// Bodies, what acts on them, and the steps in which they move. The same steps give the same places on every run.
final class DynamicWorld {
    /// A change of what touches.
    enum Event {
        case began(DynamicMeeting, at: DynamicVector)
        case ended(DynamicMeeting)

        var meeting: DynamicMeeting {
            switch self {
            case .began(let meeting, _), .ended(let meeting): meeting
            }
        }
    }

    var bodies: [DynamicBody] = []
    var groups: [DynamicGroup] = []
    var joints: [DynamicJoint] = []
    /// What happened since it was last emptied.
    var events: [Event] = []
    private var meetings: [DynamicMeeting] = []
    private let ground = DynamicBody.wall()

    /// Moves everything on by `seconds`.
    func step(_ seconds: Double) {
        let hurry = bodies.reduce(0) { most, body in
            guard body.inverseMass > 0 else { return most }
            let way = seconds * (body.velocity.length + seconds * body.gravity.length)
            return max(most, way / max(greatestShare * body.shape.depth, 0.1))
        }
        let parts = min(max(Int(min(hurry, 1e6).rounded(.up)), 1), greatestParts)
        for _ in 0..<parts { part(seconds / Double(parts)) }
    }

    private func part(_ seconds: Double) {
        for body in bodies { body.accelerate(seconds) }
        var (collisions, pairs) = collisions(within: seconds)
        for index in joints.indices { joints[index].prepare(seconds) }
        for _ in 0..<turns {
            for joint in joints { joint.solve() }
            for index in collisions.indices { collisions[index].solve(seconds) }
        }
        for body in bodies { body.move(seconds) }
        for collision in collisions { collision.part(seconds) }
        for _ in 0..<turns {
            for index in collisions.indices { collisions[index].bounce() }
        }
        note(collisions, pairs)
    }

    /// What touches, or will within `seconds`, and the pair that each belongs to.
    private func collisions(within seconds: Double) -> ([DynamicCollision], [DynamicMeeting]) {
        var (found, pairs): ([DynamicCollision], [DynamicMeeting]) = ([], [])
        for group in groups {
            for (index, body) in group.bodies.enumerated() {
                let reach = margin + seconds * (body.velocity.length + abs(body.spin) * body.shape.reach)
                for wall in group.walls {
                    let pair = DynamicMeeting(
                        owner: group.owner, body: ObjectIdentifier(body), other: nil, wall: wall.number)
                    for segment in wall.segments where body.inverseMass > 0 {
                        let touches = DynamicContact.touches(
                            wallFrom: segment.start, to: segment.end, body, margin: reach)
                        for touch in touches {
                            found.append(DynamicCollision(ground, body, touch, isWall: true))
                            pairs.append(pair)
                        }
                    }
                }
                guard group.isMutual else { continue }
                for other in group.bodies[(index + 1)...] where body.inverseMass + other.inverseMass > 0 {
                    let both = reach + seconds * (other.velocity.length + abs(other.spin) * other.shape.reach)
                    for touch in DynamicContact.touches(body, other, margin: both) {
                        found.append(DynamicCollision(body, other, touch, isWall: false))
                        pairs.append(
                            DynamicMeeting(
                                owner: group.owner, body: ObjectIdentifier(body), other: ObjectIdentifier(other),
                                wall: 0))
                    }
                }
            }
        }
        return (found, pairs)
    }

    /// Reports what began and what ended to touch.
    private func note(_ collisions: [DynamicCollision], _ pairs: [DynamicMeeting]) {
        var now: [DynamicMeeting] = []
        for (collision, pair) in zip(collisions, pairs) {
            let wasThere = meetings.contains(pair)
            // What touched goes on doing so within the margin.
            guard collision.isHit || wasThere && collision.touch.separation <= margin, !now.contains(pair) else {
                continue
            }
            now.append(pair)
            if !wasThere { events.append(.began(pair, at: collision.touch.point)) }
        }
        for pair in meetings where !now.contains(pair) { events.append(.ended(pair)) }
        meetings = now
    }

    /// The behaviors changed: meetings of what is no more end without a word.
    func forget(except known: (DynamicMeeting) -> Bool) { meetings.removeAll { !known($0) } }
}
